// Inline PTX that has no rule, or a form that is not understood: each is named, and the rest is ported.
__global__ void no_rule(unsigned *x)
{
    asm("frob.u32 %0, %1;" : "=r"(x[0]) : "r"(x[1]));
}

__global__ void other_barrier(unsigned *x)
{
    asm volatile("{ .reg .pred p; setp.ne.u32 p, %0, 0; bar.red.popc.u32 %0, 1, p; }" : "+r"(x[0])::"memory");
    x[0] = 1;
}

__global__ void sizes(unsigned long long *x)
{
    asm("add.u32 %0, %1, 1;" : "=l"(x[0]) : "l"(x[1]));
}

__global__ void address(unsigned *x, unsigned at)
{
    asm("ld.global.u32 %0, [%1];" : "=r"(x[0]) : "r"(at));
}

__global__ void jump(unsigned *x)
{
    asm("{ .reg .u32 t; mov.u32 t, %1; bra OUT; OUT: mov.u32 %0, t; }" : "=r"(x[0]) : "r"(x[1]));
}

__global__ void special(unsigned *x)
{
    asm("mov.u32 %0, %%envreg3;" : "=r"(x[0]));
}

__global__ void part(unsigned *x)
{
    asm("add.u32 %0, %1.b0, %2;" : "=r"(x[0]) : "r"(x[1]), "r"(x[2]));
}

// An H200 computes something else here than the manual says.
__global__ void video(unsigned *x)
{
    asm("vadd.s32.s32.s32.sat %0.b3, %1, %2, %0;" : "+r"(x[0]) : "r"(x[1]), "r"(x[2]));
    asm("vmad.u32.u32.u32.sat %0, %1, %2, %3;" : "=r"(x[0]) : "r"(x[1]), "r"(x[2]), "r"(x[3]));
    asm("vmad.u32.u32.u32.shr7 %0, %1, %2, %3;" : "=r"(x[0]) : "r"(x[1]), "r"(x[2]), "r"(x[3]));
}

__global__ void hidden(unsigned *x)
{
    asm("{ .reg .u32 t; mov.u32 t, 1; { .reg .u32 t; mov.u32 t, 2; } mov.u32 %0, t; }" : "=r"(x[0]));
}

__global__ void number(unsigned *x, unsigned long long at)
{
    asm("ld.local.u32 %0, [%1];" : "=r"(x[0]) : "l"(at));
}

__global__ void whole(unsigned *x)
{
    x[0]++;
}

__device__ void leave()
{
    asm volatile("exit;");
}

__global__ void leaves(unsigned *x)
{
    leave();
    x[0] = 1;
}

__global__ void sign(unsigned *x)
{
    asm("vadd.s32.s32.s32 %0, %1, -%2;" : "=r"(x[0]) : "r"(x[1]), "r"(x[2]));
    asm("add.s32 %0, %1, -%2;" : "=r"(x[0]) : "r"(x[1]), "r"(x[2]));
    asm("vshl.u32.u32.u32.sat.clamp %0, %1, %2;" : "=r"(x[0]) : "r"(x[1]), "r"(x[2]));
}

__global__ void array(unsigned *x)
{
    asm("{ .local .u32 a[4]; st.local.u32 [a], %1; ld.local.u32 %0, [a]; }" : "=r"(x[0]) : "r"(x[1]));
}

__global__ void bounds(float *x)
{
    asm("vadd4.u32.u32.u32 %0, %1.b83, %1, %1;" : "=r"(((unsigned *)x)[0]) : "r"(((unsigned *)x)[1]));
    asm("{ .reg .pred p; setp.lt.and.f32 p, %1, %2; @p add.f32 %0, %1, %2; }" : "+f"(x[0]) : "f"(x[1]), "f"(x[2]));
}

__global__ void short_list(float *d, unsigned a, unsigned b)
{
    asm("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4}, {%5}, {%0, %1, %2, %3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a), "r"(b));
}

__global__ void bulk(unsigned to, const int *from, unsigned barrier)
{
    asm("cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3}], [%2];" ::"r"(to), "l"(from), "r"(barrier), "r"(0));
}

__global__ void number_of_global(int *x, const int *from)
{
    x[0] = (int)__cvta_generic_to_shared(from);
}
