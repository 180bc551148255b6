__kernel void set(__global int *p)
{ *p = 5; }
