__kernel void fill(__global int *out, __global int *counters)
{ out[get_local_id(0)] = counters[0]; }
