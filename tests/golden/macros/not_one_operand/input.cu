#define SUM    2+5
#define OFFSET 2*(4+2)
#define HALF   1<<2
#define TWICE(x) x*2
#define WHOLE  (SUM)

__global__ void k(int *out, int n)
{
    __shared__ float tile[3*OFFSET];
    tile[0] = 0;
    out[0] = 3*SUM; // (3*2)+5
    out[1] = -SUM + n;
    out[2] = 1+HALF;
    out[3] = n - TWICE(n+1);
    out[4] = SUM;   // stays
    out[5] = n + SUM;
    out[6] = WHOLE * n;
    out[7] = (char)SUM;
    out[8] = n ? SUM : TWICE(n);
    out[9] = sizeof tile / sizeof tile[0];
}
