/* Another text for each source that includes it. */
static inline __device__ int step(int x)
{
    return x + STEP;
}
static inline int host_step()
{
    return STEP;
}
