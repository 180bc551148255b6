__kernel void count(__global int *out, __global void *names_arg, __global void *until_null_arg,
                    __global void *with_zero_arg, __global void *wide_arg)
{
    __global const char *__global *names = (__global const char *__global *)names_arg;
    __global const char *__global *until_null = (__global const char *__global *)until_null_arg;
    __global const char *__global *with_zero = (__global const char *__global *)with_zero_arg;
    __global const int *__global *wide = (__global const int *__global *)wide_arg;
    int n = 0, m = 0;
    while (names[n] != (__global const char *)-1)
        n++;
    while (until_null[m])
        m++;
    out[0] = n + m + (*with_zero)[2] + (*wide)[0];
}
