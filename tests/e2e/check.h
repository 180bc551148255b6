// What the end-to-end programs share: they are CUDA programs that compare what the device computed
// with what the host computes, count the comparisons that fail, and end with status 1 if any did,
// or if none was made.
#ifndef CHECK_H
#define CHECK_H

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
    do {                                                                                           \
        cudaError_t check_status = (call);                                                         \
        if (check_status != cudaSuccess) {                                                         \
            printf("%s:%d: %s (%d)\n", __FILE__, __LINE__, cudaGetErrorString(check_status),       \
                   (int)check_status);                                                             \
            exit(2);                                                                               \
        }                                                                                          \
    } while (0)

// After a launch: reports a launch that failed and a kernel that failed.
#define CHECK_LAUNCH()                                                                             \
    do {                                                                                           \
        CHECK(cudaGetLastError());                                                                 \
        CHECK(cudaDeviceSynchronize());                                                            \
    } while (0)

static int check_count = 0;
static int check_failed = 0;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        check_count++;                                                                             \
        if (!(condition) && check_failed++ < 20)                                                   \
            printf("%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);                       \
    } while (0)

// Compares a value that the device computed with the one wanted, exactly; `index` says which one it
// is.
#define EXPECT_EQUAL(index, got, want)                                                             \
    expect_equal(__FILE__, __LINE__, (long)(index), (got), (want))

template <typename A, typename B>
static inline void expect_equal(const char *file, int line, long index, A got, B want)
{
    check_count++;
    if (!(got == (A)want) && check_failed++ < 20)
        printf("%s:%d: [%ld] is %.17g, should be %.17g\n", file, line, index, (double)got,
               (double)want);
}

// The same with a relative tolerance; not-a-number equals itself only.
#define EXPECT_NEAR(index, got, want, tolerance)                                                   \
    expect_near(__FILE__, __LINE__, (long)(index), (double)(got), (double)(want), (tolerance))

static inline void expect_near(const char *file, int line, long index, double got, double want,
                               double tolerance)
{
    check_count++;
    bool same = got == want || (std::isnan(got) && std::isnan(want));
    if (!same && !(std::fabs(got - want) <= tolerance * (std::fabs(want) + 1e-30)) &&
        check_failed++ < 20)
        printf("%s:%d: [%ld] is %.17g, should be %.17g\n", file, line, index, got, want);
}

template <typename T> static inline T *new_on_device(size_t n)
{
    T *pointer = NULL;
    CHECK(cudaMalloc((void **)&pointer, n * sizeof(T)));
    CHECK(cudaMemset(pointer, 0, n * sizeof(T)));
    return pointer;
}

template <typename T> static inline T *copy_to_device(const std::vector<T> &host)
{
    T *pointer = new_on_device<T>(host.size());
    CHECK(cudaMemcpy(pointer, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice));
    return pointer;
}

template <typename T> static inline std::vector<T> copy_to_host(const T *pointer, size_t n)
{
    std::vector<T> host(n);
    CHECK(cudaMemcpy(host.data(), pointer, n * sizeof(T), cudaMemcpyDeviceToHost));
    return host;
}

static inline int finish()
{
    if (check_failed || check_count == 0) {
        printf("FAILED: %d of %d checks\n", check_failed, check_count);
        return 1;
    }
    printf("PASSED\n");
    return 0;
}

#endif
