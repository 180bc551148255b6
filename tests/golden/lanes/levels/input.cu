// Variables that are declared at the top, and where they lie as lane loops: those whose values never
// get from one loop over lanes to another lie in these, though several use them.
struct vector {
    double x, y, z;
};

__global__ void forces(const vector *points, vector *sums, int n)
{
    __shared__ vector part[64];
    int i, at, kept = 0;
    double weight = 0;
    vector d;
    for (int from = 0; from < n; from += 64) {
        part[threadIdx.x] = points[from + threadIdx.x];
        __syncthreads();
        for (at = threadIdx.x; at < n; at += 64) {
            for (i = 0; i < 64; i++) {
                d.x = points[at].x - part[i].x;
                d.y = points[at].y - part[i].y;
                weight = d.x * d.x + d.y * d.y;
                sums[at].x += d.x * weight;
                sums[at].y += d.y * weight;
            }
            kept++;
        }
        __syncthreads();
    }
    for (i = 0; i < 64; i++)
        sums[threadIdx.x].z += part[i].z + kept;
}

/* Some of `v` gets over the barrier, `first` only where it is assigned on each way; `own` lies where
 * what points to it does. */
__global__ void kept(float *out, const float4 *in, int n)
{
    __shared__ float s[256];
    float4 v, w;
    float first, second;
    float own[2];
    float *to = own;
    v.x = in[threadIdx.x].x;
    w.x = v.x;
    first = second = w.x;
    own[1] = w.x * first * second;
    s[threadIdx.x] = v.x;
    __syncthreads();
    if (threadIdx.x & 1)
        first = second = 2;
    else
        first = 3;
    w.x = s[threadIdx.x ^ 1];
    v.y = w.x;
    out[threadIdx.x] = v.x + v.y + w.x + first + second + to[1];
}
