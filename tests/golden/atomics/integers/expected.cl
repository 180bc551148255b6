#include <cu2cl/atomic.clh>

__kernel void k(__global int *i, __global uint *u, __global const int *data)
{
    __local int local_;
    int v = data[get_local_id(0)];
    if (get_local_id(0) == 0)
        local_ = 0;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    atomic_add(i, v);
    atomic_sub(i + 1, v);
    atomic_min(&i[2], v);
    atomic_max(&i[3], v);
    int old = atomic_xchg(&i[4], v);
    old += atomic_cmpxchg(&i[5], old, v);
    atomic_and(&u[0], 1u), atomic_or(&u[1], 2u), atomic_xor(&u[2], 4u);
    u[3] = cu_atomic_inc_global(&u[4], 10) + cu_atomic_dec_global(&u[5], 10);
    atomic_add(&local_, old);
}
