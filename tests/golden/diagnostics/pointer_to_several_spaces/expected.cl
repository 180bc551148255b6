#include <cu2cl/atomic.clh>
#include <cu2cl/tagged.clh>

// A pointer that refers to global or to shared memory, passed to a function that is there for either.
__kernel void add(__global float *out, int n)
{
    __local float buffer[32];
    ulong p = n > 3 ? cu_from_global(out) : cu_from_local(buffer);
    buffer[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    cu_is_local(p) ? cu_atomic_add_float_local((__local float *)cu_address(p), 1.0f)
        : cu_atomic_add_float_global((__global float *)cu_address(p), 1.0f);
}
