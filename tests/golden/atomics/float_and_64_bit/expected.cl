#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/atomic.clh>

__kernel void k(__global float *f, __global double *d, __global ulong *u)
{
    __local float local_;
    if (get_local_id(0) == 0)
        local_ = 0;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    cu_atomic_add_float_global(f, 1.5f);
    cu_atomic_add_float_local(&local_, f[1]);
    cu_atomic_add_double_global(d, 0.5);
    atom_add(u, 1UL);
    atom_max(u + 1, 5UL);
    atom_cmpxchg(u + 2, 0UL, 9UL);
}
