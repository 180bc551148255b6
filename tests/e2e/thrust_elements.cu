// Thrust's vectors, iterators, function objects, and the algorithms that treat each element by itself.
// TEST nvcc-headers: ours (CUDA 13.0 lacks the strided iterator)
// TEST nvcc: -std=c++17 --extended-lambda
#include "check.h"
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/universal_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/for_each.h>
#include <thrust/fill.h>
#include <thrust/uninitialized_fill.h>
#include <thrust/uninitialized_copy.h>
#include <thrust/generate.h>
#include <thrust/sequence.h>
#include <thrust/tabulate.h>
#include <thrust/transform.h>
#include <thrust/gather.h>
#include <thrust/scatter.h>
#include <thrust/swap.h>
#include <thrust/copy.h>
#include <thrust/replace.h>
#include <thrust/reverse.h>
#include <thrust/advance.h>
#include <thrust/distance.h>
#include <thrust/device_delete.h>
#include <thrust/device_new.h>
#include <thrust/iterator/strided_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/reverse_iterator.h>
#include <thrust/iterator/discard_iterator.h>
#include <thrust/iterator/transform_output_iterator.h>
#include <thrust/iterator/transform_input_output_iterator.h>
#include <thrust/iterator/tabulate_output_iterator.h>
#include <cuda/std/functional>
#include <iterator>
#include <list>
#include <sstream>

static_assert(THRUST_CPP_DIALECT >= 2017, "programs ask for the C++ standard by this name");
#include <string>
struct saxpy {
    float a;
    __host__ __device__ float operator()(float x, float y)
    {
        return a * x + y;
    }
};
struct add_tuple {
    template <class Tuple> __host__ __device__ void operator()(Tuple t)
    {
        thrust::get<2>(t) = thrust::get<0>(t) + thrust::get<1>(t);
    }
};
struct sum_tuple {
    __host__ __device__ float operator()(const thrust::tuple<int, float> &t) const
    {
        return thrust::get<0>(t) + thrust::get<1>(t);
    }
};
struct three {
    int a;
    float b;
    short c;
};
// OpenCL 1.2 has no memory that both sides reach by the same addresses.
static void check_universal()
{
    using namespace thrust::placeholders;
    int shared = 0;
    CHECK(cudaDeviceGetAttribute(&shared, cudaDevAttrConcurrentManagedAccess, 0));
    if (!shared)
        return;
    thrust::universal_vector<int> u(4, 6);
    u[2] = 9;
    thrust::transform(u.begin(), u.end(), u.begin(), _1 + 1);
    EXPECT(u[2] == 10 && u[0] == 7);
}

// cuda::std's function objects, with a type and without: a bit or a digit of the result for each.
struct std_functions {
    __host__ __device__ int operator()(int a, int b) const
    {
        namespace f = cuda::std;
        int numbers = f::plus<int>()(a, b) + 3 * f::minus<>()(a, b) +
                      5 * f::multiplies<int>()(a, b) + 7 * f::divides<>()(a, b) +
                      11 * f::modulus<int>()(a, b) + 13 * f::negate<>()(a) +
                      17 * f::bit_and<int>()(a, b) + 19 * f::bit_or<>()(a, b) +
                      23 * f::bit_xor<int>()(a, b) + 29 * f::bit_not<>()(a) + 31 * f::identity()(b);
        int truths = f::equal_to<int>()(a, b) | f::not_equal_to<>()(a, b) << 1 |
                     f::greater<int>()(a, b) << 2 | f::less<>()(a, b) << 3 |
                     f::greater_equal<int>()(a, b) << 4 | f::less_equal<>()(a, b) << 5 |
                     f::logical_and<int>()(a, b) << 6 | f::logical_or<>()(a, b) << 7 |
                     f::logical_not<int>()(a) << 8;
        return numbers * 512 + truths;
    }
};

static void check_std_functions()
{
    thrust::device_vector<int> a(3), b(3, 4), c(3), kept(3);
    thrust::sequence(a.begin(), a.end(), 0, 4); // 0 4 8
    thrust::transform(a.begin(), a.end(), b.begin(), c.begin(), std_functions());
    EXPECT(c[0] == (-12 + 4 + 19 * 4 + 23 * 4 - 29 + 31 * 4) * 512 + 2 + 8 + 32 + 128 + 256);
    EXPECT(c[1] == (8 + 80 + 7 - 52 + 68 + 76 - 145 + 124) * 512 + 1 + 16 + 32 + 64 + 128);
    EXPECT(c[2] == (12 + 12 + 160 + 14 - 104 + 19 * 12 + 23 * 12 - 261 + 124) * 512 + 2 + 4 + 16 +
                       64 + 128);
    auto end = thrust::copy_if(b.begin(), b.end(), a.begin(), kept.begin(), cuda::std::identity());
    EXPECT(end - kept.begin() == 2 && kept[1] == 4);
}

int main()
{
    using namespace thrust::placeholders;
    thrust::host_vector<int> h(1000);
    for (int i = 0; i < 1000; i++)
        h[i] = i * 7 % 31;
    thrust::device_vector<int> d = h;
    thrust::device_vector<float> f(d.begin(), d.end()), g(1000, 2.5f);
    EXPECT(d[3] == 21 && f[5] == 35 % 31 && g[999] == 2.5f && d.size() == 1000);
    thrust::transform(f.begin(), f.end(), g.begin(), g.begin(), saxpy{2});
    EXPECT(g[1] == 16.5f);
    thrust::transform(d.begin(), d.end(), d.begin(), _1 * 2 + 1);
    EXPECT(d[1] == 15);
    d[1] = 4;
    d[2] += 5;
    ++d[2];
    EXPECT(d[1] == 4 && d[2] == 29 + 6);
    thrust::fill(d.begin() + 10, d.begin() + 20, 9);
    thrust::sequence(d.begin(), d.begin() + 5, 100, 3);
    h = d;
    EXPECT(h[12] == 9 && h[20] != 9 && h[4] == 112 && h[5] == 9);
    thrust::device_vector<float> s(1000);
    thrust::for_each(thrust::make_zip_iterator(thrust::make_tuple(d.begin(), f.begin(), s.begin())),
                     thrust::make_zip_iterator(thrust::make_tuple(d.end(), f.end(), s.end())),
                     add_tuple());
    EXPECT(s[4] == 112 + 28);
    thrust::transform(thrust::make_zip_iterator(d.begin(), f.begin()),
                      thrust::make_zip_iterator(d.end(), f.end()), s.begin(), sum_tuple());
    EXPECT(s[4] == 112 + 28 && s[3] == 109 + 21);
    thrust::device_vector<int> idx(3);
    idx[0] = 4;
    idx[1] = 0;
    idx[2] = 4;
    thrust::device_vector<int> got(3);
    thrust::gather(idx.begin(), idx.end(), d.begin(), got.begin());
    EXPECT(got[0] == 112 && got[1] == 100 && got[2] == 112);
    thrust::copy(thrust::make_permutation_iterator(d.begin(), idx.begin()),
                 thrust::make_permutation_iterator(d.begin(), idx.end()), got.begin());
    EXPECT(got[1] == 100);
    thrust::scatter(thrust::make_counting_iterator(0), thrust::make_counting_iterator(2),
                    idx.begin(), d.begin());
    EXPECT(d[4] == 0 && d[0] == 1);
    auto sq =
        thrust::make_transform_iterator(thrust::counting_iterator<int>(1), thrust::square<int>());
    thrust::copy(sq, sq + 3, got.begin());
    EXPECT(got[2] == 9 && sq[9] == 100);
    int out[3];
    thrust::copy(got.begin(), got.end(), out);
    EXPECT(out[1] == 4);
    std::ostringstream text;
    thrust::copy(got.begin(), got.end(), std::ostream_iterator<int>(text, " "));
    EXPECT(text.str() == "1 4 9 ");
    std::vector<int> grown;
    thrust::copy(got.begin(), got.end(), std::back_inserter(grown));
    EXPECT(grown.size() == 3 && grown[2] == 9);
    double wide[3];
    thrust::copy_n(got.begin(), 3, wide);
    EXPECT(wide[2] == 9.0);
    std::list<int> l = {5, 6, 7};
    thrust::device_vector<int> dl(l.begin(), l.end());
    EXPECT(dl[2] == 7);
    thrust::copy(dl.rbegin(), dl.rend(), got.begin());
    EXPECT(got[0] == 7 && got[2] == 5);
    thrust::reverse(got.begin(), got.end());
    EXPECT(got[0] == 5 && got[2] == 7);
    thrust::replace(got.begin(), got.end(), 6, 60);
    EXPECT(got[1] == 60);
    thrust::copy(got.begin(), got.end(),
                 thrust::make_transform_output_iterator(dl.begin(), thrust::negate<int>()));
    EXPECT(dl[1] == -60);
    thrust::tabulate(thrust::device, dl.begin(), dl.end(), thrust::square<int>());
    EXPECT(dl[2] == 4);
    got.push_back(8);
    got.insert(got.begin() + 1, 77);
    got.erase(got.begin());
    EXPECT(got.size() == 4 && got[0] == 77 && got[3] == 8);
    got.resize(6);
    EXPECT(got[5] == 0 && got.back() == 0);
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    thrust::fill(thrust::cuda::par.on(stream), got.begin(), got.end(), 3);
    thrust::fill(thrust::cuda::par_nosync.on(stream), got.begin(), got.end() - 1, 4);
    int *raw = thrust::raw_pointer_cast(got.data());
    thrust::transform(thrust::device, raw, raw + 6, raw, thrust::negate<int>());
    EXPECT(got[0] == -4 && got[5] == -3);
    thrust::host_vector<std::string> words(2, "x");
    words.push_back("yz");
    words.insert(words.begin(), "first");
    EXPECT(words.size() == 4 && words[3] == "yz" && words[0] == "first");
    thrust::device_vector<three> t(5, three{1, 2.5f, 3});
    three one = t[4];
    EXPECT(one.b == 2.5f);
    thrust::device_ptr<int> p = thrust::device_malloc<int>(4);
    thrust::sequence(p, p + 4);
    EXPECT(p[3] == 3 && *(p + 1) == 1);
    thrust::device_free(p);
    thrust::device_vector<bool> bits(9, true);
    bits[3] = false;
    thrust::host_vector<bool> hb = bits;
    EXPECT(hb[2] && !hb[3]);
    EXPECT(got != dl && thrust::host_vector<int>(got) == got);
    thrust::for_each_n(thrust::host, h.begin(), 3, [](int &x) { x = 1; });
    EXPECT(h[2] == 1);
    thrust::device_ptr<float> made =
        thrust::device_new<float>(thrust::device_malloc<float>(6), 1.5f, 6);
    thrust::fill(thrust::make_strided_iterator(made, 2), thrust::make_strided_iterator(made, 2) + 3,
                 4.0f);
    EXPECT(made[0] == 4 && made[1] == 1.5f && made[4] == 4 && made[5] == 1.5f);
    thrust::device_delete(made, 6);
    check_universal();
    check_std_functions();
    return finish();
}
