// Inline PTX of all kinds.
typedef unsigned int u32;

// the flag of one asm is read by the next
__device__ void add_two(u32 *r, const u32 *a, const u32 *b)
{
    asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(r[0]) : "r"(a[0]), "r"(b[0])); // sets it
    asm volatile("addc.u32 %0, %1, %2;" : "=r"(r[1]) : "r"(a[1]), "r"(b[1]));
}

// inputs are read before outputs are written, so r may be a
__device__ void add_at_once(u32 *r, const u32 *a, const u32 *b)
{
    asm("add.cc.u32 %0, %2, %4;\n\t"
        "addc.u32 %1, %3, %5;"
        : "=r"(r[0]), "=r"(r[1])
        : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]));
}

// and here the flag goes from function to function
__device__ u32 add_cc(u32 a, u32 b)
{
    u32 r;
    asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
    return r;
}

#define ADDC(r, a, b) asm volatile("addc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b))

__global__ void carries(u32 *r, const u32 *a, const u32 *b)
{
    add_two(r, a, b);
    add_at_once(r + 2, a, b);
    r[4] = add_cc(a[0], b[0]);
    ADDC(r[5], a[1], b[1]);
}

__device__ u32 lane_id()
{
    u32 id;
    asm("mov.u32 %0, %%laneid;" : "=r"(id));
    return id;
}

__global__ void bits(u32 *out, u32 a, u32 b, int shift)
{
    u32 t = a, r;
    asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(out[0]) : "r"(a), "r"(b), "r"(t));
    asm("prmt.b32 %0, %1, %2, 0x0123;" : "=r"(out[1]) : "r"(a), "r"(b));
    asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(out[2]) : "r"(a), "r"(b), "r"(shift));
    asm("shr.s32 %0, %1, 31;" : "=r"(out[3]) : "r"(a));
    asm("shl.b32 %0, %1, %2;" : "=r"(out[4]) : "r"(a), "r"(shift));
    asm("brev.b32 %0, %1;" : "=r"(out[5]) : "r"(a));
    // a register that has the name of a variable
    asm("{ .reg .u32 t; mul.lo.u32 t, %1, %1; add.u32 %0, t, %2; }" : "=r"(r) : "r"(t), "r"(b));
    out[lane_id()] = r;
}

__global__ void jumps(u32 *out, u32 n, float x)
{
    u32 sum;
    float y;
    asm("{\n\t"
        ".reg .pred p;\n\t"
        ".reg .u32 i;\n\t"
        "mov.u32 %0, 0;\n\t"
        "mov.u32 i, 0;\n"
        "AGAIN:\n\t"
        "setp.ge.u32 p, i, %1;\n\t"
        "@p bra END;\n\t"
        "add.u32 %0, %0, i;\n\t"
        "add.u32 i, i, 1;\n\t"
        "bra AGAIN;\n"
        "END:\n\t"
        "}"
        : "=r"(sum)
        : "r"(n));
    if (n > 4)
        asm("{ .reg .pred p; setp.lt.f32 p, %1, 0f00000000; @p neg.f32 %0, %1; @!p mov.f32 %0, %1; }" : "=f"(y) : "f"(x));
    else
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
    out[0] = sum + (u32)y;
}

__global__ void memory(u32 *out, u32 *counter, const u32 *in)
{
    __shared__ u32 tile[32];
    u32 v, old, a, b, c, d;
    asm volatile("ld.global.nc.u32 %0, [%1+4];" : "=r"(v) : "l"(in + threadIdx.x));
    asm volatile("st.shared.u32 [%0], %1;" ::"l"(&tile[threadIdx.x]), "r"(v) : "memory");
    asm volatile("bar.sync 0;" ::: "memory");
    asm volatile("atom.global.add.u32 %0, [%1], %2;" : "=r"(old) : "l"(counter), "r"(tile[0]) : "memory");
    asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "l"(in));
    asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(out), "r"(a + b + c + d + old) : "memory");
    asm volatile("" ::: "memory");
    asm volatile("griddepcontrol.wait;" ::: "memory");
    if (v == 7)
        asm("trap;");
}
