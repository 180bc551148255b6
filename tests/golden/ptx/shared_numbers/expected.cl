#include <cu2cl/base.clh>
#include <cu2cl/mma.clh>
#include <cu2cl/shared.clh>

// Addresses in shared memory as numbers of 32 bits.
uint number_of(__local const void *p, __local uint *cu_shared)
{
    return (uint)cu_shared_number(cu_shared, p);
}

void load(uint (*a)[2], uint at, __local uint *cu_shared)
{
    {
        uint2 product_1 = cu_ldmatrix_trans_x2(cu_shared, at + 64u);
        uint out0 = product_1.x;
        uint out1 = product_1.y;
        (*a)[0] = out0;
        (*a)[1] = out1;
    }
}

__kernel void product(__global const float *in, __global float *d)
{
    __local uint cu_shared[4];
    __local float tile[64] __attribute__((aligned(16)));
    unsigned at = number_of(tile, cu_shared), a[2];
    cu_cp_async_global(cu_shared, at + 16 * (uint)get_local_id(0),
                       (__global const char *)(in + 4 * (uint)get_local_id(0)), 16u, 16u);
    cu_cp_async_commit();
    cu_cp_async_wait(0u);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    load(&a, at, cu_shared);
    {
        float out0 = d[0];
        float out1 = d[1];
        float out2 = d[2];
        float out3 = d[3];
        float4 product_1 = cu_mma_m16n8k8_f16_f32(a[0], a[1], at, out0, out1, out2, out3);
        out0 = product_1.x;
        out1 = product_1.y;
        out2 = product_1.z;
        out3 = product_1.w;
        d[0] = out0;
        d[1] = out1;
        d[2] = out2;
        d[3] = out3;
    }
}

__kernel void by_text(__global int *x, __local ulong2 *memory_arg)
{
    __local int *memory = (__local int *)CU_LOCAL_ARGUMENT(memory_arg);
    __local uint cu_shared[4];
    unsigned number;
    {
        __local int *a = memory;
        number = (uint)cu_shared_number(cu_shared, a);
    }
    *(__local uint2 *)((__local uint *)cu_shared_pointer(
            cu_shared, number + 8u)) = (uint2)((uint)1, (uint)2);
    x[0] = atomic_add((__local uint *)cu_shared_pointer(cu_shared, number), 3u);
    x[1] = *(__local int *)cu_shared_pointer(cu_shared, (uint)((ulong)number))
        + (int)cu_is_local_local(memory) + (int)cu_is_global_local(memory);
}
