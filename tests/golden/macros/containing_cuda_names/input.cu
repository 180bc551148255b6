#define TID threadIdx.x
#define GTID (blockIdx.x * blockDim.x + TID)
#define BARRIER() __syncthreads()
#define KERNEL __global__ void
#define EACH(i, n) for (int i = 0; i < (n); i++)

KERNEL k(int *p, int n)
{
    __shared__ int s[32];
    s[TID] = p[GTID];
    BARRIER();
    EACH(i, 4) {
        p[GTID] += s[i];
    }
}
