#define SUM    2+5
#define WHOLE  (SUM)

__kernel void k(__global int *out, int n)
{
    __local float tile[3 * 2 * (4 + 2)];
    tile[0] = 0;
    out[0] = 3 * 2 + 5; // (3*2)+5
    out[1] = -2 + 5 + n;
    out[2] = (1 + 1) << 2;
    out[3] = n - n + 1 * 2;
    out[4] = SUM;   // stays
    out[5] = n + 2 + 5;
    out[6] = WHOLE * n;
    out[7] = (char)2 + 5;
    out[8] = n ? (SUM) : n * 2;
    out[9] = 144ul / 4ul;
}
