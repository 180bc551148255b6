// TEST buffers: yes
// printf in a kernel and in a device function: formats, escapes, several arguments, and no
// argument; strings of all address spaces, formats and widths of run time, a buffer that is full;
// output in program order. Its whole output is compared with device_printf.out.
// TEST warnings: a note names the pointer to several spaces
#include "check.h"

__device__ void report(const char *, int value)
{
    printf("value %d\n", value);
}

#define WIDTH 4

__global__ void print(int a, float b, double c, long long d, unsigned e)
{
    if (threadIdx.x == 0 && blockIdx.x == 0) {
        printf("plain text, 100%%\n");
        printf("%d %5d|%-5d|%05d %x %u\n", a, a, a, a, (unsigned)a, e);
        printf("%f %.2f %8.3f %e %g\n", b, b, b, b, c);
        printf("%lld %llu %c%c \"quoted\"\ttab\n", d, (unsigned long long)d, 'o', 'k');
        printf("%s: %i\n", "string", -a);
        report("unused", a + 1);
        printf("[%*d] [%-*d] [%.*f]\n", 5, a, WIDTH, a, 2, c);
        printf("%zu %hd %hhu %llx %+d % d %#x %e\n", sizeof(d), (short)-3, (unsigned char)200, d, 5,
               6, 255u, (double)b);
        int count = printf("%d and %d\n", a, a);
        printf("%d\n", count);
        for (int i = 0; i < 3; i++)
            printf("%d%c", i, i < 2 ? ',' : '\n');
    }
}

__constant__ char in_constant[] = "constant";
__device__ char in_global[] = "global";

__global__ void strings(const char *format, int width, bool second)
{
    __shared__ char shared[8];
    char own[4] = {'o', 'w', 'n', '\0'};
    const char *some = second ? in_global : "literal";
    const char *none = nullptr;
    shared[0] = 's';
    shared[1] = '\0';
    printf("%s %s %s %s %s %s\n", in_constant, in_global, shared, own, some, none);
    printf(format, width, 2.5f);
    printf("%*d|%.*f|%p\n", width, 7, width - 4, 0.25, (void *)0);
    printf("%d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d\n", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
           11, 12, 13, 14, 15, 16, 17);
}

__global__ void fill(int *lost)
{
    if (printf("%s", "") < 0)
        atomicAdd(lost, 1);
}

void fill_buffer()
{
    int *lost, count = 0;
    size_t size = 0;
    cudaMalloc(&lost, sizeof *lost);
    cudaMemset(lost, 0, sizeof *lost);
    fill<<<20, 64>>>(lost);
    cudaMemcpy(&count, lost, sizeof count, cudaMemcpyDeviceToHost);
    EXPECT(count == 0);
    cudaDeviceGetLimit(&size, cudaLimitPrintfFifoSize);
    EXPECT(size > 0);
    EXPECT(cudaDeviceSetLimit(cudaLimitPrintfFifoSize, size) == cudaErrorInvalidValue);
    cudaGetLastError();
    cudaFree(lost);
}

int main()
{
    const char format[] = "format %d %.1f\n";
    char *copy;
    print<<<2, 4>>>(42, 1.5f, 0.1, 1LL << 40, 4000000000u);
    CHECK_LAUNCH();
    printf("between\n");
    cudaMalloc(&copy, sizeof format);
    cudaMemcpy(copy, format, sizeof format, cudaMemcpyHostToDevice);
    cudaStream_t stream;
    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    strings<<<1, 1, 0, stream>>>(copy, 5, true);
    EXPECT(cudaStreamSynchronize(stream) == cudaSuccess);
    cudaStreamDestroy(stream);
    cudaFree(copy);
    fill_buffer();
    return finish();
}
