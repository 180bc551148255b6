// TEST buffers: yes
// Iterators that programs make of Thrust's facade and adaptor, as what algorithms read and write on both sides.
#include "check.h"

#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/iterator_adaptor.h>
#include <thrust/iterator/iterator_facade.h>
#include <thrust/reduce.h>
#include <thrust/transform.h>

// Each element of another iterator's several times.
template <class It> class repeat_iterator : public thrust::iterator_adaptor<repeat_iterator<It>, It>
{
  public:
    typedef thrust::iterator_adaptor<repeat_iterator<It>, It> super_t;
    __host__ __device__ repeat_iterator(const It &x, int n) : super_t(x), begin(x), n(n)
    {
    }
    friend class thrust::iterator_core_access;

  private:
    const It begin;
    int n;
    __host__ __device__ typename super_t::reference dereference() const
    {
        return *(begin + (this->base() - begin) / n);
    }
};

// Every other element; a step is its own.
template <class It> class other_iterator : public thrust::iterator_adaptor<other_iterator<It>, It>
{
    typedef thrust::iterator_adaptor<other_iterator<It>, It> super;
    friend class thrust::iterator_core_access;

  public:
    __host__ __device__ explicit other_iterator(It x) : super(x)
    {
    }

  private:
    __host__ __device__ void advance(typename super::difference_type n)
    {
        this->base_reference() += 2 * n;
    }
    __host__ __device__ void increment()
    {
        this->base_reference() += 2;
    }
    __host__ __device__ void decrement()
    {
        this->base_reference() -= 2;
    }
    __host__ __device__ typename super::difference_type distance_to(const other_iterator &other) const
    {
        return (other.base() - this->base()) / 2;
    }
};

// The Gray codes of all numbers.
class gray_iterator
    : public thrust::iterator_facade<gray_iterator, long, thrust::any_system_tag,
                                     thrust::random_access_traversal_tag, long>
{
  public:
    __host__ __device__ explicit gray_iterator(long i = 0) : i(i)
    {
    }

  private:
    friend class thrust::iterator_core_access;
    __host__ __device__ long dereference() const
    {
        return i ^ (i >> 1);
    }
    __host__ __device__ void increment()
    {
        ++i;
    }
    __host__ __device__ void decrement()
    {
        --i;
    }
    __host__ __device__ void advance(std::ptrdiff_t n)
    {
        i += n;
    }
    __host__ __device__ bool equal(const gray_iterator &other) const
    {
        return i == other.i;
    }
    __host__ __device__ std::ptrdiff_t distance_to(const gray_iterator &other) const
    {
        return other.i - i;
    }
    long i;
};

int main()
{
    const int n = 5, times = 3;
    thrust::device_vector<int> few(n);
    for (int i = 0; i < n; i++)
        few[i] = 10 * i + 1;
    typedef repeat_iterator<thrust::device_vector<int>::iterator> repeat;
    repeat first(few.begin(), times);
    thrust::device_vector<int> many(n * times);
    thrust::copy(first, first + n * times, many.begin());
    thrust::host_vector<int> copied = many;
    for (int i = 0; i < n * times; i++)
        EXPECT_EQUAL(i, copied[i], i / times * 10 + 1);
    EXPECT_EQUAL(0, (int)first[4], 11);
    EXPECT(first < first + 1 && (first + 3) - first == 3 && first != first + 1);

    gray_iterator codes(1);
    long sum = 0;
    for (long i = 1; i <= 100; i++)
        sum += i ^ (i >> 1);
    EXPECT_EQUAL(1, thrust::reduce(thrust::device, codes, codes + 100), sum);
    EXPECT_EQUAL(2, thrust::reduce(thrust::host, codes, codes + 100), sum);
    EXPECT_EQUAL(3, *--(codes + 7), 4);
    EXPECT_EQUAL(4, 2 + codes - codes, 2);

    thrust::device_vector<long> sums(n * times * 2, -1);
    other_iterator<thrust::device_vector<long>::iterator> places(sums.begin());
    thrust::transform(first, first + n * times, codes, places, thrust::plus<long>());
    thrust::host_vector<long> results = sums;
    for (int i = 0; i < n * times; i++) {
        EXPECT_EQUAL(i, results[2 * i], i / times * 10 + 1 + ((i + 1) ^ ((i + 1) >> 1)));
        EXPECT_EQUAL(i, results[2 * i + 1], -1);
    }
    other_iterator<const long *> on_host(results.data());
    EXPECT_EQUAL(5, thrust::reduce(thrust::host, on_host, on_host + 2), results[0] + results[2]);
    return finish();
}
