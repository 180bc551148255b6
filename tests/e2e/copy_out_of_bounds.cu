// TEST not-native: CUDA does not check ranges inside its own pools

// A copy that leaves its allocation is an error, and nothing is written. CUDA detects only some of
// these, so this program is not compared with CUDA.
#include "check.h"

int main()
{
    const int n = 1000;
    std::vector<int> in(2 * n, 3), out(2 * n, 5);
    int *data = copy_to_device(std::vector<int>(n, 9));

    EXPECT(cudaMemcpy(data, in.data(), (n + 1) * sizeof(int), cudaMemcpyHostToDevice) ==
           cudaErrorInvalidValue);
    EXPECT(cudaMemcpy(out.data(), data + 1, n * sizeof(int), cudaMemcpyDeviceToHost) ==
           cudaErrorInvalidValue);
    EXPECT(cudaMemset(data + n - 1, 0, 8) == cudaErrorInvalidValue);
    EXPECT(cudaGetLastError() == cudaErrorInvalidValue);
    EXPECT_EQUAL(0, out[0], 5);
    std::vector<int> still = copy_to_host(data, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, still[i], 9);
    CHECK(cudaFree(data));
    EXPECT(cudaMemcpy(out.data(), data, 4, cudaMemcpyDeviceToHost) == cudaErrorInvalidValue);
    return finish();
}
