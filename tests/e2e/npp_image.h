// Images for the tests of NPP: on host and device, with some bytes between rows that nothing may
// change.
#ifndef NPP_IMAGE_H
#define NPP_IMAGE_H

#include "check.h"

#include <cstring>
#include <npp.h>

#define NPP(call)                                                                                  \
    do {                                                                                           \
        NppStatus npp_status = (call);                                                             \
        check_count++;                                                                             \
        if (npp_status != NPP_SUCCESS && check_failed++ < 20)                                      \
            printf("%s:%d: status %d\n", __FILE__, __LINE__, (int)npp_status);                     \
    } while (0)

static inline NppStreamContext context(cudaStream_t stream = 0)
{
    NppStreamContext c;
    cudaDeviceProp p;
    memset(&c, 0, sizeof c);
    CHECK(cudaGetDevice(&c.nCudaDeviceId));
    CHECK(cudaGetDeviceProperties(&p, c.nCudaDeviceId));
    c.hStream = stream;
    c.nMultiProcessorCount = p.multiProcessorCount;
    c.nMaxThreadsPerMultiProcessor = p.maxThreadsPerMultiProcessor;
    c.nMaxThreadsPerBlock = p.maxThreadsPerBlock;
    c.nSharedMemPerBlock = p.sharedMemPerBlock;
    c.nCudaDevAttrComputeCapabilityMajor = p.major;
    c.nCudaDevAttrComputeCapabilityMinor = p.minor;
    return c;
}

static unsigned random_state = 7;
static inline unsigned random_bits()
{
    random_state = random_state * 1664525u + 1013904223u;
    return random_state >> 8;
}

template <typename T> struct Image {
    int width, height, channels, row; // `row` elements from row to row
    std::vector<T> host;
    T *device;

    Image(int width, int height, int channels = 1)
        : width(width), height(height), channels(channels), row(width * channels + 12),
          host((size_t)row * height)
    {
        for (size_t i = 0; i < host.size(); i++)
            host[i] = (T)((int)(random_bits() & 0xffff) - (T(-1) < T(0) ? 0x8000 : 0));
        device = copy_to_device(host);
    }
    ~Image()
    {
        CHECK(cudaFree(device));
    }
    int step() const
    {
        return row * (int)sizeof(T);
    }
    T &at(int x, int y, int channel = 0)
    {
        return host[(size_t)y * row + x * channels + channel];
    }
    T *pixel(int x, int y) const
    {
        return device + (size_t)y * row + x * channels;
    }
    NppiSize size() const
    {
        NppiSize s = {width, height};
        return s;
    }
    void upload()
    {
        CHECK(cudaMemcpy(device, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice));
    }
    // Compares all elements, those between rows too, with what the host has now.
    void compare(const char *what, double tolerance = 0)
    {
        std::vector<T> got = copy_to_host(device, host.size());
        int before = check_failed;
        for (size_t i = 0; i < host.size(); i++)
            EXPECT_NEAR(i, got[i], host[i], tolerance);
        if (check_failed != before)
            printf("  in %s\n", what);
    }
};

#endif
