#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Kernels whose instances only explicit instantiations of methods ask for.
/* fill<int> */
__kernel void fill_int(__global int *out, int v)
{ out[get_local_id(0)] = v; }

/* fill<long long> */
__kernel void fill_long(__global long *out, long v)
{ out[get_local_id(0)] = v; }

/* twice<float> */
__kernel void twice_float(__global float *out)
{ out[get_local_id(0)] *= 2; }

/* half_of<double> */
__kernel void half_of_double(__global double *out)
{ out[get_local_id(0)] /= 2; }

/* hidden<float> */
__kernel void hidden_float(__global float *out)
{ out[get_local_id(0)] += 2; }
