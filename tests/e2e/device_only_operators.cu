// Operators that the device alone has, of which host code asks for the type of a call: sums of CUB, and iterators of Thrust.
// TEST nvcc: -std=c++17 --extended-lambda
#include "check.h"
#include <cub/cub.cuh>
#include <thrust/device_vector.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <utility>

namespace shapes
{
struct point {
    float x, y;
};
} // namespace shapes

struct plus {
    __device__ float operator()(float a, float b) const
    {
        return a + b;
    }
};

// Only the device's pass knows that the device has it.
#ifdef __CUDA_ARCH__
#define BOTH __host__ __device__
#else
#define BOTH
#endif

struct larger {
    BOTH bool operator()(float a, float b)
    {
        return a > b;
    }
};

struct any_plus {
    template <typename T, typename U>
    __device__ __forceinline__ auto operator()(T &&t, U &&u) const
        -> decltype(std::forward<T>(t) + std::forward<U>(u))
    {
        return std::forward<T>(t) + std::forward<U>(u);
    }
};

struct square {
    template <typename T> __device__ T operator()(const T &a) const
    {
        return a * a;
    }
};

static float scanned(float *in, float *out, int n)
{
    void *room = nullptr;
    size_t size = 0;
    float last = 0;

    for (int step = 0; step < 2; step++) {
        cub::DeviceScan::ExclusiveScan(room, size, in, out, any_plus(), 1.0f, n);
        if (!room)
            CHECK(cudaMalloc(&room, size));
    }
    CHECK(cudaMemcpy(&last, out + n - 1, sizeof last, cudaMemcpyDeviceToHost));
    CHECK(cudaFree(room));
    return last;
}

int main()
{
    const int n = 10;
    thrust::device_vector<float> in(n, 2.0f), out(n);
    thrust::device_vector<shapes::point> points(n, shapes::point{1.0f, 2.0f});
    float weight = 3.0f;

    EXPECT(scanned(in.data().get(), out.data().get(), n) == 19.0f);

    auto squares = thrust::make_transform_iterator(in.begin(), square());
    EXPECT(thrust::reduce(squares, squares + n, 0.0f, plus()) == 40.0f);
    auto lengths = thrust::make_transform_iterator(
        points.begin(),
        [=] __host__ __device__(const shapes::point &p) { return p.x + weight * p.y; });
    EXPECT(thrust::reduce(lengths, lengths + n) == 70.0f);

    in[3] = 1.0f;
    in[7] = 5.0f;
    thrust::sort(in.begin(), in.end(), larger());
    EXPECT(in[0] == 5.0f && in[1] == 2.0f && in[n - 1] == 1.0f);
    return finish();
}
