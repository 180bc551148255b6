#define STEP 2

__kernel void set(__global int *p)
{ p[get_local_id(0)] = STEP * get_local_id(0); }
