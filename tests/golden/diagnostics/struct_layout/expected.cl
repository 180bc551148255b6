__kernel void another(__global float *out)
{ out[0] = 1; }
