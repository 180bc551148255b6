// Inline PTX that has no rule, or a form that is not understood: each is named, and the rest is ported.
__global__ void no_rule(unsigned *x)
{
    asm("frob.u32 %0, %1;" : "=r"(x[0]) : "r"(x[1]));
}

__global__ void other_barrier(unsigned *x)
{
    asm volatile("bar.sync 1, 64;" ::: "memory");
    x[0] = 1;
}

__global__ void sizes(unsigned long long *x)
{
    asm("add.u32 %0, %1, 1;" : "=l"(x[0]) : "l"(x[1]));
}

__global__ void address(unsigned *x, unsigned at)
{
    asm("ld.shared.u32 %0, [%1];" : "=r"(x[0]) : "r"(at));
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
    asm("vadd.u32.u32.u32 %0, %1.b0, %2.b1;" : "=r"(x[0]) : "r"(x[1]), "r"(x[2]));
}

__global__ void hidden(unsigned *x)
{
    asm("{ .reg .u32 t; mov.u32 t, 1; { .reg .u32 t; mov.u32 t, 2; } mov.u32 %0, t; }" : "=r"(x[0]));
}

__global__ void number(unsigned *x, unsigned long long at)
{
    asm("ld.shared.u32 %0, [%1];" : "=r"(x[0]) : "l"(at));
}

__global__ void whole(unsigned *x)
{
    x[0]++;
}
