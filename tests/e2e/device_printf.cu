// printf in a kernel and in a device function: formats, escapes, several arguments, and no
// argument; output in program order. Its whole output is compared with device_printf.out.
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

int main()
{
    print<<<2, 4>>>(42, 1.5f, 0.1, 1LL << 40, 4000000000u);
    CHECK_LAUNCH();
    EXPECT(true);
    return finish();
}
