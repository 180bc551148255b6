#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/convert.clh>

typedef struct IsZero {
    uchar unused; /* C has no empty struct */
} IsZero;

void swap(int *a, int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}

void swap_global_global(__global int *a, __global int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}

int sum(const int a, const int b)
{
    return a + b;
}

__kernel void k(__global int *p)
{
    int x = 1, y = 2;
    swap(&x, &y);
    swap_global_global(&p[0], &p[1]);
    __global int *r = &p[2];
    *r += sum(x, p[3]);
}

bool IsZero_call(IsZero *self, const int *value)
{ return *value == 0; }

/* what is converted is a copy, wherever its original lies */
__kernel void converted(__global const double *p, __global bool *zero)
{
    int cu2cl_tmp1;
    int cu2cl_tmp2;
    int cu2cl_tmp3;
    IsZero is_zero;
    zero[0] = IsZero_call(&is_zero, (cu2cl_tmp1 = cu_double2int(p[0]), &cu2cl_tmp1));
    zero[1] = IsZero_call(&is_zero, (cu2cl_tmp2 = cu_double2int(p[1]), &cu2cl_tmp2));
    zero[2] = IsZero_call(&is_zero, (cu2cl_tmp3 = (zero[0]), &cu2cl_tmp3));
}
