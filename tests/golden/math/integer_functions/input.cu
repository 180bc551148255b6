__global__ void k(int *i, unsigned *u, unsigned long long *w)
{
    i[0] = __popc(u[0]) + __clz(i[1]) + __ffs(i[2]) + abs(i[3]);
    u[1] = __umulhi(u[2], u[3]) + min(u[4], 7u) + __brev(u[5]);
    w[0] = __umul64hi(w[1], w[2]) + __popcll(w[3]);
    i[4] = __mul24(i[5], i[6]) + __float_as_int(1.0f);
}
