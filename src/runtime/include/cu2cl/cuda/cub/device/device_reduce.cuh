/* cub::DeviceReduce: one value of all elements, or of each run of equal keys. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_REDUCE
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_REDUCE

#include "../block/block_reduce.cuh"
#include "../detail/runs.cuh"
#include "../detail/temporary.cuh"
#include "../iterator/arg_index_input_iterator.cuh"

namespace cub
{
namespace detail
{

constexpr int REDUCE_BLOCK = 256;
constexpr int REDUCE_TILE = 4 * REDUCE_BLOCK;
constexpr int REDUCE_MOST_BLOCKS = 1024;

struct identity
{
    template <typename T> CU2CL_HD const T &operator()(const T &value) const
    {
        return value;
    }
};

#ifdef __CUDACC__
/* What the threads of the whole grid get by steps of the grid's size, in four independent sums. */
template <typename T, typename Input, typename Offset, typename Op, typename Transform>
CU2CL_DEVICE T reduce_strided(Input in, Offset n, Op op, Transform transform)
{
    Offset step = (Offset)gridDim.x * REDUCE_BLOCK;
    Offset i = (Offset)blockIdx.x * REDUCE_BLOCK + threadIdx.x;
    T sum = transform(in[i]);
    Offset left = (n - 1 - i) / step;
    if (left >= 3) {
        T sum1 = transform(in[i + step]);
        T sum2 = transform(in[i + 2 * step]);
        T sum3 = transform(in[i + 3 * step]);
        for (left -= 3, i += 3 * step; left >= 4; left -= 4, i += 4 * step) {
            T next = transform(in[i + step]);
            T next1 = transform(in[i + 2 * step]);
            T next2 = transform(in[i + 3 * step]);
            T next3 = transform(in[i + 4 * step]);
            sum = op(sum, next);
            sum1 = op(sum1, next1);
            sum2 = op(sum2, next2);
            sum3 = op(sum3, next3);
        }
        sum = op(sum, sum1);
        sum2 = op(sum2, sum3);
        sum = op(sum, sum2);
    }
    for (; left > 0; left--) {
        i += step;
        T next = transform(in[i]);
        sum = op(sum, next);
    }
    return sum;
}
#endif

/* One sum of each block. */
template <typename T, typename Input, typename Offset, typename Op, typename Transform>
CU2CL_GLOBAL void reduce_blocks(Input in, Offset n, Op op, Transform transform, T *sums)
#ifndef __CUDACC__
CU2CL_KERNEL(reduce_blocks<cu2cl::stand_in<T>, cu2cl::stand_in<Input>, cu2cl::stand_in<Offset>, cu2cl::stand_in<Op>, cu2cl::stand_in<Transform>>, in, n, op, transform, sums)
#else
{
    __shared__ typename BlockReduce<T, REDUCE_BLOCK>::TempStorage storage;
    T sum = reduce_strided<T>(in, n, op, transform);
    sum = BlockReduce<T, REDUCE_BLOCK>(storage).Reduce(sum, op);
    if (threadIdx.x == 0)
        sums[blockIdx.x] = sum;
}
#endif

/* The whole in one block, behind the initial value. Threads without an element keep away. */
template <typename T, typename Input, typename Output, typename Offset, typename Op, typename Init, typename Transform>
CU2CL_GLOBAL void reduce_in_one_block(Input in, Output out, Offset n, Op op, Init init, Transform transform)
#ifndef __CUDACC__
CU2CL_KERNEL(reduce_in_one_block<cu2cl::stand_in<T>, cu2cl::stand_in<Input>, cu2cl::stand_in<Output>, cu2cl::stand_in<Offset>, cu2cl::stand_in<Op>, cu2cl::stand_in<Init>, cu2cl::stand_in<Transform>>, in, out, n, op, init, transform)
#else
{
    __shared__ typename BlockReduce<T, REDUCE_BLOCK>::TempStorage storage;
    T sum = (T)init;
    if (threadIdx.x < n)
        sum = reduce_strided<T>(in, n, op, transform);
    int valid = n < REDUCE_BLOCK ? (int)n : REDUCE_BLOCK;
    sum = BlockReduce<T, REDUCE_BLOCK>(storage).Reduce(sum, op, valid);
    if (threadIdx.x == 0)
        *out = op((T)init, sum);
}
#endif

template <typename T, typename Input, typename Output, typename N, typename Op, typename Init, typename Transform>
CU2CL_API(Error_t) reduce_all(void *d_temp_storage, size_t &bytes, Input in, Output out, N n, Op op, Init init,
                       Transform transform, CU2CL_API(Stream_t) stream)
{
    temporary storage(d_temp_storage);
    T *sums = storage.take<T>(REDUCE_MOST_BLOCKS);
    if (storage.only_asked(bytes))
        return CU2CL_API(Success);
    if (!storage.fits(bytes))
        return CU2CL_API(ErrorInvalidValue);
    int blocks = blocks_for(n, REDUCE_TILE, REDUCE_MOST_BLOCKS);
    if (n <= 0) {
        CU2CL_START(store_value, (1, 1, 0, stream), (out, init));
    } else if (blocks == 1) {
        CU2CL_START(reduce_in_one_block<T>, (1, REDUCE_BLOCK, 0, stream), (in, out, (offset_t<N>)n, op, init, transform));
    } else {
        CU2CL_START(reduce_blocks<T>, (blocks, REDUCE_BLOCK, 0, stream), (in, (offset_t<N>)n, op, transform, sums));
        CU2CL_START(reduce_in_one_block<T>, (1, REDUCE_BLOCK, 0, stream), ((const T *)sums, out, (unsigned int)blocks, op, init,
                                                              identity()));
    }
    return CU2CL_API(PeekAtLastError)();
}

/* `op` on pairs of which the initial one, whose key is -1, never wins. */
template <typename Op, typename Key> struct arg_or_initial
{
    Op op;

    template <typename Pair> CU2CL_DEVICE Pair operator()(const Pair &a, const Pair &b) const
    {
        if (a.key == (Key)-1)
            return b;
        return op(a, b);
    }
};

/* The smaller or larger element and its index, as two outputs or as a pair. */
template <typename ValueOut, typename IndexOut> struct pair_output
{
    ValueOut value;
    IndexOut index;

    CU2CL_DEVICE pair_output &operator*()
    {
        return *this;
    }
    template <typename Pair> CU2CL_DEVICE pair_output &operator=(const Pair &pair)
    {
        *value = pair.value;
        *index = pair.key;
        return *this;
    }
};

} // namespace detail

struct DeviceReduce
{
    template <typename InputIteratorT, typename OutputIteratorT, typename ReductionOpT, typename T,
              typename NumItemsT>
    static CU2CL_API(Error_t) Reduce(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                              OutputIteratorT d_out, NumItemsT num_items, ReductionOpT reduction_op, T init,
                              CU2CL_API(Stream_t) stream = 0)
    {
        using A = detail::accumulator_t<ReductionOpT, T, detail::value_t<InputIteratorT>>;
        return detail::reduce_all<A>(d_temp_storage, temp_storage_bytes, d_in, d_out, num_items, reduction_op, init,
                                     detail::identity(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename ReductionOpT, typename TransformOpT,
              typename T, typename NumItemsT>
    static CU2CL_API(Error_t) TransformReduce(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                                       OutputIteratorT d_out, NumItemsT num_items, ReductionOpT reduction_op,
                                       TransformOpT transform_op, T init, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = std::decay_t<detail::call_result_t<TransformOpT &, detail::value_t<InputIteratorT>>>;
        using A = detail::accumulator_t<ReductionOpT, T, Value>;
        return detail::reduce_all<A>(d_temp_storage, temp_storage_bytes, d_in, d_out, num_items, reduction_op, init,
                                     transform_op, stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) Sum(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        using Init = detail::output_value_t<OutputIteratorT, detail::value_t<InputIteratorT>>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_items, cub::Sum(), Init(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) Min(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_items, cub::Min(),
                      detail::limits<Value>::max(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) Max(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_items, cub::Max(),
                      detail::limits<Value>::lowest(), stream);
    }

    /* Of no elements: index 1 and the largest value. */
    template <typename InputIteratorT, typename OutputIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) ArgMin(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                              OutputIteratorT d_out, NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        using Pair = detail::output_value_t<OutputIteratorT, KeyValuePair<int, Value>>;
        return arg_reduce<Pair>(d_temp_storage, temp_storage_bytes, d_in, d_out, num_items, cub::ArgMin(),
                                detail::limits<Value>::max(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) ArgMax(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                              OutputIteratorT d_out, NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        using Pair = detail::output_value_t<OutputIteratorT, KeyValuePair<int, Value>>;
        return arg_reduce<Pair>(d_temp_storage, temp_storage_bytes, d_in, d_out, num_items, cub::ArgMax(),
                                detail::limits<Value>::lowest(), stream);
    }

    template <typename InputIteratorT, typename ExtremumOutIteratorT, typename IndexOutIteratorT>
    static CU2CL_API(Error_t) ArgMin(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                              ExtremumOutIteratorT d_min_out, IndexOutIteratorT d_index_out, long long num_items,
                              CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return arg_reduce<KeyValuePair<long long, Value>>(
            d_temp_storage, temp_storage_bytes, d_in,
            detail::pair_output<ExtremumOutIteratorT, IndexOutIteratorT>{d_min_out, d_index_out}, num_items,
            cub::ArgMin(), detail::limits<Value>::max(), stream);
    }

    template <typename InputIteratorT, typename ExtremumOutIteratorT, typename IndexOutIteratorT>
    static CU2CL_API(Error_t) ArgMax(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                              ExtremumOutIteratorT d_max_out, IndexOutIteratorT d_index_out, long long num_items,
                              CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return arg_reduce<KeyValuePair<long long, Value>>(
            d_temp_storage, temp_storage_bytes, d_in,
            detail::pair_output<ExtremumOutIteratorT, IndexOutIteratorT>{d_max_out, d_index_out}, num_items,
            cub::ArgMax(), detail::limits<Value>::lowest(), stream);
    }

    template <typename KeysInputIteratorT, typename UniqueOutputIteratorT, typename ValuesInputIteratorT,
              typename AggregatesOutputIteratorT, typename NumRunsOutputIteratorT, typename ReductionOpT,
              typename NumItemsT>
    static CU2CL_API(Error_t) ReduceByKey(void *d_temp_storage, size_t &temp_storage_bytes, KeysInputIteratorT d_keys_in,
                                   UniqueOutputIteratorT d_unique_out, ValuesInputIteratorT d_values_in,
                                   AggregatesOutputIteratorT d_aggregates_out,
                                   NumRunsOutputIteratorT d_num_runs_out, ReductionOpT reduction_op,
                                   NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::reduce_runs(d_temp_storage, temp_storage_bytes, d_keys_in, d_unique_out, d_values_in,
                                   d_aggregates_out, d_num_runs_out, Equality(), reduction_op, num_items, stream);
    }

  private:
    template <typename Pair, typename Input, typename Output, typename N, typename Op, typename Value>
    static CU2CL_API(Error_t) arg_reduce(void *d_temp_storage, size_t &bytes, Input in, Output out, N n, Op op, Value worst,
                                  CU2CL_API(Stream_t) stream)
    {
        using Key = typename Pair::Key_;
        return detail::reduce_all<KeyValuePair<Key, Value>>(
            d_temp_storage, bytes, ArgIndexInputIterator<Input, Key, Value>(in), out, n,
            detail::arg_or_initial<Op, Key>{op}, KeyValuePair<Key, Value>((Key)(n > 0 ? -1 : 1), worst),
            detail::identity(), stream);
    }
};

} // namespace cub

#endif
