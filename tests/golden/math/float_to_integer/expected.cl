#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/convert.clh>
#include <cu2cl/half.clh>

#define PIXEL(x) ((unsigned char)(x))

typedef uint id;

// The range of what is converted is known: casts stay as they are.
__kernel void known(__global int *out, __global const uchar *in, __global const float *x, int n)
{
    const float half_ = 0.5f;
    out[0] = (int)2.75f + (int)(1.5f * 8);
    out[1] = PIXEL(in[0] * half_);
    out[2] = (uchar)(fmin(fmax(x[0], 0.0f), 1.0f) * 255.0f);
    out[3] = ceil((float)(uint)get_local_size(0) / 32.0f);
    for (int i = 0; i < 64; i++)
        out[i] += (short)(i * 1.5f);
}

// It is not known.
__kernel void unknown(__global int *out, __global id *ids, __global uchar *bytes,
                      __global const float *x, __global const double *y, cu_half h, int n)
{
    __global uchar *cu2cl_tmp1;
    int i = cu_float2int(x[0]) /* truncated */;
    out[i] = cu_float2int(floor(x[1] * 10.0f)) + cu_float2int(n * 2.5f);
    ids[0] = (id)cu_float2uint(x[2]);
    bytes[i] = ((uchar)cu_float2uint(x[3]));
    cu2cl_tmp1 = &bytes[i++], *cu2cl_tmp1 = cu_double2uint(*cu2cl_tmp1 + y[0]);
    out[1] = cu_float2int(out[1] - x[4] * 2);
    out[2] = min(n, cu_double2int(y[1])) + cu_float2int_rn(x[5]) + cu_float2int(cu_half2float(h));
    n = cu_double2int(n * 1.5);
    out[3] = n;
}
