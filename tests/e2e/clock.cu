// TEST warnings: the counter of cycles is not the same thing on every device
// TEST only: svm buffer (Oclgrind has no clock)
// TEST opencl: none (a device without a clock stops the build)

// clock and clock64 go forward.
#include "check.h"

__global__ void times(long long *out)
{
    clock_t first = clock();
    long long wide = clock64();
    out[0] = first >= 0 || first < 0;
    out[1] = clock64() >= wide;
}

int main()
{
    long long *out = new_on_device<long long>(2);
    times<<<1, 1>>>(out);
    CHECK_LAUNCH();
    std::vector<long long> got = copy_to_host(out, 2);
    EXPECT(got[0] == 1 && got[1] == 1);
    return finish();
}
