// Thrust's random numbers and shuffles, policies, and what has its own page in the documentation.
// TEST nvcc: -std=c++17 --extended-lambda
#include <thrust/random.h>
#include <thrust/shuffle.h>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/transform.h>
#include <thrust/reduce.h>
#include <thrust/sequence.h>
#include <thrust/tabulate.h>
#include <thrust/sort.h>
#include <thrust/iterator/counting_iterator.h>
#include <random>
#include "check.h"
struct draw {
    __host__ __device__ double operator()(unsigned i) const
    {
        thrust::default_random_engine engine(7);
        engine.discard(i);
        thrust::uniform_real_distribution<double> part(2, 5);
        return part(engine);
    }
};
struct draw_all {
    __host__ __device__ unsigned operator()(unsigned i) const
    {
        thrust::minstd_rand a(i);
        thrust::taus88 b(i + 1);
        thrust::ranlux24_base c(i + 1);
        thrust::uniform_int_distribution<int> number(-5, 5);
        return a() ^ b() ^ c() ^ (unsigned)number(a);
    }
};
__global__ void sort_rows(int *rows, int n)
{
    int *row = rows + threadIdx.x * n;
    thrust::sort(thrust::seq, row, row + n);
    row[0] = thrust::reduce(thrust::seq, row, row + n);
}
int main()
{
    thrust::minstd_rand one;
    std::minstd_rand std_one;
    thrust::ranlux24 lux;
    std::ranlux24 std_lux;
    thrust::ranlux48_base lux48_base; // CUDA seeds its words otherwise than C++ does
    thrust::ranlux48 lux48;
    bool good = true;
    for (int i = 0; i < 1000; i++)
        good = good && one() == std_one();
    EXPECT(good);
    for (int i = 0; i < 500; i++)
        good = good && lux() == std_lux();
    EXPECT(good);
    lux48_base.discard(9999);
    lux48.discard(9999);
    EXPECT(lux48_base() == 192113843633948ull && lux48() == 88229545517833ull);
    thrust::taus88 taus;
    taus.discard(9999);
    EXPECT(taus() == 3535848941u);
    one.seed(5);
    thrust::minstd_rand far(5);
    for (int i = 0; i < 12345; i++)
        one();
    far.discard(12345);
    EXPECT(one == far);
    thrust::device_vector<double> d(1000);
    thrust::transform(thrust::counting_iterator<unsigned>(0),
                      thrust::counting_iterator<unsigned>(1000), d.begin(), draw());
    thrust::host_vector<double> h = d;
    good = true;
    for (unsigned i = 0; i < 1000; i++)
        good = good && std::abs(h[i] - draw()(i)) < 1e-14 && h[i] >= 2 && h[i] < 5;
    EXPECT(good);
    good = true;
    thrust::device_vector<unsigned> u(200);
    thrust::tabulate(u.begin(), u.end(), draw_all());
    for (unsigned i = 0; i < 200; i++)
        good = good && u[i] == draw_all()(i);
    EXPECT(good);
    thrust::normal_distribution<double> normal(10, 2);
    double sum = 0, squares = 0;
    for (int i = 0; i < 20000; i++) {
        double x = normal(one) - 10;
        sum += x;
        squares += x * x;
    }
    EXPECT(std::abs(sum / 20000) < 0.1 && std::abs(squares / 20000 - 4) < 0.2);
    thrust::device_vector<int> v(777);
    thrust::sequence(v.begin(), v.end());
    thrust::shuffle(v.begin(), v.end(), one);
    EXPECT(!thrust::is_sorted(v.begin(), v.end()));
    thrust::sort(v.begin(), v.end());
    EXPECT(v[0] == 0 && v[776] == 776 && thrust::reduce(v.begin(), v.end()) == 776 * 777 / 2);
    thrust::host_vector<int> rows(32 * 10);
    for (int i = 0; i < 320; i++)
        rows[i] = i * 37 % 101;
    thrust::device_vector<int> on_device = rows;
    sort_rows<<<1, 32>>>(thrust::raw_pointer_cast(on_device.data()), 10);
    CHECK_LAUNCH();
    for (int r = 0; r < 32; r++) {
        thrust::sort(thrust::host, rows.begin() + 10 * r, rows.begin() + 10 * (r + 1));
        rows[10 * r] = thrust::reduce(rows.begin() + 10 * r, rows.begin() + 10 * (r + 1));
    }
    EXPECT(rows == on_device);
    return finish();
}
