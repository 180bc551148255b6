// cu2cl: no lockstep
template <typename T> __global__ void known(T *p)
{
    __shared__ T s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    p[t] = s[t + 1];
}

__global__ void inside(int *p)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t]; /* cu2cl: no lockstep */
    p[t] = s[t + 1];
}

__global__ void in_a_text(int *p)
{
    const char *text = "// cu2cl: no lockstep";
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t] + text[0];
    p[t] = s[t + 1];
}

// A sentence that names cu2cl: no lockstep
__global__ void in_a_sentence(int *p)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    p[t] = s[t + 1];
}

int main()
{
    known<int><<<1, 64>>>(nullptr);
}
