#undef __global__
#define __global__
