#include <cu2cl/convert.clh>
#include <cu2cl/debug.clh>
#include <cu2cl/integer.clh>
#include <cu2cl/lanes.clh>
#include <cu2cl/ptx.clh>
#include <cu2cl/shifts.clh>
#include <cu2cl/sync.clh>

// Inline PTX of all kinds.
typedef uint u32;

// the flag of one asm is read by the next
void add_two(__global u32 *r, __global const u32 *a, __global const u32 *b)
{
    uint cu_carry[1] = {0};
    r[0] = cu_add_cc_uint(a[0], b[0], cu_carry); // sets it
    r[1] = cu_addc_uint(a[1], b[1], cu_carry);
}

// inputs are read before outputs are written, so r may be a
void add_at_once(__global u32 *r, __global const u32 *a, __global const u32 *b)
{
    uint cu_carry[1] = {0};
    {
        uint out0 = cu_add_cc_uint(a[0], b[0], cu_carry);
        uint out1 = cu_addc_uint(a[1], b[1], cu_carry);
        r[0] = out0;
        r[1] = out1;
    }
}

// and here the flag goes from function to function
CU_CARRY_FUNCTION u32 add_cc(u32 a, u32 b, uint *cu_carry)
{
    u32 r;
    r = cu_add_cc_uint(a, b, cu_carry);
    return r;
}

__kernel void carries(__global u32 *r, __global const u32 *a, __global const u32 *b)
{
    uint cu_carry[1] = {0};
    add_two(r, a, b);
    add_at_once(r + 2, a, b);
    r[4] = add_cc(a[0], b[0], cu_carry);
    r[5] = cu_addc_uint(a[1], b[1], cu_carry);
}

u32 lane_id(void)
{
    u32 id;
    id = cu_lane();
    return id;
}

__kernel void bits(__global u32 *out, u32 a, u32 b, int shift)
{
    u32 t = a, r;
    out[0] = a ^ (b ^ t);
    out[1] = cu_prmt(a, b, 0x0123u);
    out[2] = cu_funnelshift_l(a, b, (uint)shift);
    out[3] = (int)a >> 31u;
    out[4] = cu_shl_uint(a, (uint)shift);
    out[5] = cu_brev(a);
    // a register that has the name of a variable
    {
        uint t_ = t * t;
        r = t_ + b;
    }
    out[lane_id()] = r;
}

__kernel void jumps(__global u32 *out, u32 n, float x)
{
    u32 sum;
    float y;
    {
        int p;
        sum = 0u;
        uint i = 0u;
        do {
            p = i >= n;
            if (p)
                break;
            sum = sum + i;
            i = i + 1u;
        } while (1);
    }
    if (n > 4) {
        int p = x < as_float(0u);
        if (p)
            y = -x;
        if (!p)
            y = x;
    }
    else
        y = cu_approximate_ex2(x);
    out[0] = sum + (u32)cu_float2uint(y);
}

__kernel void memory(__global u32 *out, __global u32 *counter, __global const u32 *in,
                     __global int *cu_status)
{
    __local u32 tile[32];
    u32 v, old, a, b, c, d;
    v = *(__global const uint *)((__global const char *)(in + get_local_id(0)) + 4);
    tile[get_local_id(0)] = v;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    old = atomic_add(counter, tile[0]);
    {
        uint4 loaded = *(const __global uint4 *)in;
        a = loaded.x;
        b = loaded.y;
        c = loaded.z;
        d = loaded.w;
    }
    {
        cu_threadfence();
        *(__global volatile uint *)out = a + b + c + d + old;
    }
    cu_threadfence_block();
    ((void)0);
    if (v == 7)
        cu_trap();
}
