__kernel void kept(__global int *c)
{ *c = 1; }
