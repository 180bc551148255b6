// What newer C libraries make of `assert`: the compiler is asked for the place.
extern "C" void __assert_fail(const char *, const char *, unsigned int, const char *);
#define assert(expr) \
    (static_cast<bool>(expr) ? void(0) \
                             : __assert_fail(#expr, __builtin_FILE(), __builtin_LINE(), \
                                             __extension__ __PRETTY_FUNCTION__))

__device__ char first(const char *name)
{
    return name[0];
}

__global__ void checked(char *out, int n)
{
    int i = threadIdx.x;
    assert(i < n && "too many");
    const char *here = __builtin_FILE();
    out[i] = here[i % 3] + first(__builtin_FILE()) + __builtin_LINE();
}

// its value is the caller's file
__device__ int length(const char *file = __builtin_FILE())
{
    int n = 0;
    while (file[n])
        n++;
    return n;
}

__global__ void by_default(int *out)
{
    out[0] = length();
}
