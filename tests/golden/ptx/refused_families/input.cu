// Families of instructions that stay out: the message has the family's reason.
#include <stdint.h>

__global__ void by_several_warps(int *x)
{
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
    asm volatile("tcgen05.fence::before_thread_sync;");
    x[0] = 1;
}

__global__ void maps(int *x, uint64_t map, uint32_t to, uint32_t bar)
{
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
                 :: "r"(to), "l"(map), "r"(0), "r"(0), "r"(bar) : "memory");
    asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" :: "l"(map) : "memory");
    x[0] = 1;
}

__global__ void bits(int *x)
{
    asm volatile("mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc {%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(x[0]), "=r"(x[1]) : "r"(x[2]), "r"(x[3]), "r"(x[4]), "r"(x[5]));
}

__global__ void of_other_blocks(int *x, uint32_t to, uint32_t bar)
{
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];" :: "r"(to), "r"(x[0]), "r"(bar));
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%0], [%1], 16;" :: "l"(x), "r"(to) : "memory");
}

__global__ void texels(float *x, unsigned long long texture)
{
    asm("tex.1d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5}];"
        : "=f"(x[0]), "=f"(x[1]), "=f"(x[2]), "=f"(x[3]) : "l"(texture), "f"(x[4]));
}

int main()
{
    return 0;
}
