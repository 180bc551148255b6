// A long function that a kernel calls two hundred times, by way of others, stays a function: drivers
// put every function in the place of its calls, and would compile for seconds. The others may go, also
// a short one with still more copies: it would be slower than its work.
uint low(ulong sum)
{
    return (uint)sum & 0xffffu;
}

__attribute__((noinline)) /* many long copies: builds take seconds */
void product(uint *r, const uint *a, const uint *b)
{
    ulong sum = 0;
    sum += (ulong)a[0] * b[0]; r[0] = low(sum); sum >>= 16;
    sum += (ulong)a[0] * b[1] + (ulong)a[1] * b[0]; r[1] = low(sum); sum >>= 16;
    sum += (ulong)a[0] * b[2] + (ulong)a[1] * b[1] + (ulong)a[2] * b[0];
    r[2] = low(sum); sum >>= 16;
    sum += (ulong)a[0] * b[3] + (ulong)a[1] * b[2] + (ulong)a[2] * b[1] +
           (ulong)a[3] * b[0];
    r[3] = low(sum); sum >>= 16;
    sum += (ulong)a[1] * b[3] + (ulong)a[2] * b[2] + (ulong)a[3] * b[1];
    r[4] = low(sum); sum >>= 16;
    sum += (ulong)a[2] * b[3] + (ulong)a[3] * b[2]; r[5] = low(sum); sum >>= 16;
    sum += (ulong)a[3] * b[3]; r[6] = low(sum); r[7] = (uint)(sum >> 16);
}

uint add(uint a, uint b)
{
    return a + b;
}

void power(uint *r, const uint *a)
{
    unsigned t[8];
    product(t, a, a); product(r, t, a); product(t, r, a); product(r, t, a); product(t, r, a);
    product(r, t, a); product(t, r, a); product(r, t, a); product(t, r, a); product(r, t, a);
    r[0] = add(r[0], t[0]);
}

void powers(uint *r, const uint *a)
{
    unsigned t[8];
    power(t, a); power(r, t); power(t, r); power(r, t); power(t, r);
    power(r, t); power(t, r); power(r, t); power(t, r); power(r, t);
}

__kernel void far(__global uint *r, __global const uint *a)
{
    unsigned s[8], t[8];
    for (int i = 0; i < 8; i++)
        s[i] = a[i];
    powers(t, s);
    powers(s, t);
    for (int i = 0; i < 8; i++)
        r[i] = s[i];
}

__kernel void near(__global uint *r)
{
    uint s[8] = {1, 2, 3, 4};
    uint t[8];
    product(t, s, s);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    r[get_local_id(0)] = add(t[0], t[(uint)get_local_id(0) & 7]);
}
