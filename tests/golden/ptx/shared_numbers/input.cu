// Addresses in shared memory as numbers of 32 bits.
__device__ unsigned number_of(const void *p)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(p));
}

__device__ void load(unsigned (&a)[2], unsigned at)
{
    asm volatile("ldmatrix.sync.aligned.x2.trans.m8n8.shared.b16 {%0, %1}, [%2 + 64];" : "=r"(a[0]), "=r"(a[1]) : "r"(at));
}

__global__ void product(const float *in, float *d)
{
    __shared__ alignas(16) float tile[64];
    unsigned at = number_of(tile), a[2];
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(at + 16 * threadIdx.x), "l"(in + 4 * threadIdx.x) : "memory");
    asm volatile("cp.async.commit_group;");
    asm volatile("cp.async.wait_group %0;" ::"n"(0) : "memory");
    __syncthreads();
    load(a, at);
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(at));
}

__global__ void by_text(int *x)
{
    extern __shared__ int memory[];
    unsigned number;
    asm("{ .reg .u64 a; cvta.to.shared.u64 a, %1; cvt.u32.u64 %0, a; }" : "=r"(number) : "l"(memory));
    asm volatile("st.shared.v2.u32 [%0 + 8], {%1, %2};" ::"r"(number), "r"(1), "r"(2) : "memory");
    asm volatile("atom.shared.add.u32 %0, [%1], 3;" : "=r"(x[0]) : "r"(number) : "memory");
    x[1] = *(int *)__cvta_shared_to_generic(number) + (int)__isShared(memory) + (int)__isGlobal(memory);
}
