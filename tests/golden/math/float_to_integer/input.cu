#include <cuda_fp16.h>

#define PIXEL(x) ((unsigned char)(x))
#define STEPS    (int)(1.5f * 8)
#define COUNT    (int)(n * 2.5f)

typedef unsigned int id;

// The range of what is converted is known: casts stay as they are.
__global__ void known(int *out, const unsigned char *in, const float *x, int n)
{
    const float half = 0.5f;
    out[0] = (int)2.75f + STEPS;
    out[1] = PIXEL(in[0] * half);
    out[2] = (unsigned char)(fminf(fmaxf(x[0], 0.0f), 1.0f) * 255.0f);
    out[3] = ceilf((float)blockDim.x / 32.0f);
    for (int i = 0; i < 64; i++)
        out[i] += (short)(i * 1.5f);
}

// It is not known.
__global__ void unknown(int *out, id *ids, unsigned char *bytes, const float *x, const double *y, __half h, int n)
{
    int i = x[0] /* truncated */;
    out[i] = (int)floorf(x[1] * 10.0f) + COUNT;
    ids[0] = (id)x[2];
    bytes[i] = PIXEL(x[3]);
    bytes[i++] += y[0];
    out[1] -= x[4] * 2;
    out[2] = min(n, (int)y[1]) + __float2int_rn(x[5]) + int(__half2float(h));
    n *= 1.5;
    out[3] = n;
}
