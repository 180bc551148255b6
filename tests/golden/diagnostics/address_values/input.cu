// The runtime copies texts that variables start with: what is no text among them, and what it would cut, is refused.
__device__ const char *names[] = {"a", "bc", (const char *)-1};
__device__ const char *until_null[] = {"a", "bc", nullptr, (const char *)0};
__device__ const char *with_zero = "a\0b";
__device__ const wchar_t *wide = L"ab";

__global__ void count(int *out)
{
    int n = 0, m = 0;
    while (names[n] != (const char *)-1)
        n++;
    while (until_null[m])
        m++;
    out[0] = n + m + with_zero[2] + wide[0];
}
