/* cub::DeviceSegmentedReduce: one value of each segment. A block takes a segment. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_SEGMENTED_REDUCE
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_SEGMENTED_REDUCE

#include "device_reduce.cuh"

namespace cub
{
namespace detail
{

/* Where segments of one size begin. */
template <typename Offset> struct equal_offsets
{
    using value_type = Offset;
    using difference_type = ptrdiff_t;
    using pointer = Offset *;
    using reference = Offset;
    using iterator_category = std::random_access_iterator_tag;

    Offset size;
    int first;

    CU2CL_HD Offset operator[](int i) const
    {
        return (Offset)(i + first) * size;
    }
};

constexpr int SEGMENT_BLOCK = 128;

template <typename T, typename Input, typename Output, typename Begins, typename Ends, typename Op, typename Init>
CU2CL_GLOBAL void reduce_segments(Input in, Output out, Begins begins, Ends ends, Op op, Init init)
#ifndef __CUDACC__
CU2CL_KERNEL(reduce_segments<cu2cl::stand_in<T>, cu2cl::stand_in<Input>, cu2cl::stand_in<Output>, cu2cl::stand_in<Begins>, cu2cl::stand_in<Ends>, cu2cl::stand_in<Op>, cu2cl::stand_in<Init>>, in, out, begins, ends, op, init)
#else
{
    __shared__ typename BlockReduce<T, SEGMENT_BLOCK>::TempStorage storage;
    int segment = blockIdx.x;
    auto begin = begins[segment];
    auto end = ends[segment];
    auto place = begin + threadIdx.x;
    T sum = (T)init;
    if (place < end) {
        sum = in[place];
        for (place += SEGMENT_BLOCK; place < end; place += SEGMENT_BLOCK) {
            T next = in[place];
            sum = op(sum, next);
        }
    }
    int valid = end <= begin ? 0 : end - begin < SEGMENT_BLOCK ? (int)(end - begin) : SEGMENT_BLOCK;
    sum = BlockReduce<T, SEGMENT_BLOCK>(storage).Reduce(sum, op, valid);
    if (threadIdx.x == 0) {
        if (valid > 0)
            out[segment] = op((T)init, sum);
        else
            out[segment] = init;
    }
}
#endif

/* The smallest or largest element of each segment, with its place in the segment. */
template <typename Pair, typename Input, typename Output, typename Begins, typename Ends, typename Op, typename Value>
CU2CL_GLOBAL void arg_reduce_segments(Input in, Output out, Begins begins, Ends ends, Op op, Value worst)
#ifndef __CUDACC__
CU2CL_KERNEL(arg_reduce_segments<cu2cl::stand_in<Pair>, cu2cl::stand_in<Input>, cu2cl::stand_in<Output>, cu2cl::stand_in<Begins>, cu2cl::stand_in<Ends>, cu2cl::stand_in<Op>, cu2cl::stand_in<Value>>, in, out, begins, ends, op, worst)
#else
{
    __shared__ typename BlockReduce<Pair, SEGMENT_BLOCK>::TempStorage storage;
    int segment = blockIdx.x;
    auto begin = begins[segment];
    auto end = ends[segment];
    auto place = begin + threadIdx.x;
    Pair best(1, worst);
    if (place < end) {
        best = Pair((typename Pair::Key_)(place - begin), in[place]);
        for (place += SEGMENT_BLOCK; place < end; place += SEGMENT_BLOCK) {
            Pair next((typename Pair::Key_)(place - begin), in[place]);
            best = op(best, next);
        }
    }
    int valid = end <= begin ? 0 : end - begin < SEGMENT_BLOCK ? (int)(end - begin) : SEGMENT_BLOCK;
    best = BlockReduce<Pair, SEGMENT_BLOCK>(storage).Reduce(best, op, valid);
    if (threadIdx.x == 0)
        out[segment] = best;
}
#endif

} // namespace detail

struct DeviceSegmentedReduce
{
    template <typename InputIteratorT, typename OutputIteratorT, typename BeginOffsetIteratorT,
              typename EndOffsetIteratorT, typename ReductionOpT, typename T>
    static CU2CL_API(Error_t) Reduce(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                              OutputIteratorT d_out, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
                              EndOffsetIteratorT d_end_offsets, ReductionOpT reduction_op, T initial_value,
                              CU2CL_API(Stream_t) stream = 0)
    {
        using A = detail::accumulator_t<ReductionOpT, T, detail::value_t<InputIteratorT>>;
        temp_storage_bytes = d_temp_storage ? temp_storage_bytes : 1;
        if (d_temp_storage && num_segments > 0)
            CU2CL_START(detail::reduce_segments<A>,
                        ((unsigned int)num_segments, detail::SEGMENT_BLOCK, 0, stream),
                        (d_in, d_out, d_begin_offsets, d_end_offsets, reduction_op, initial_value));
        return CU2CL_API(PeekAtLastError)();
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename ReductionOpT, typename T>
    static CU2CL_API(Error_t) Reduce(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                              OutputIteratorT d_out, long long num_segments, int segment_size,
                              ReductionOpT reduction_op, T initial_value, CU2CL_API(Stream_t) stream = 0)
    {
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments,
                      detail::equal_offsets<long long>{segment_size, 0},
                      detail::equal_offsets<long long>{segment_size, 1}, reduction_op, initial_value, stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t) Sum(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
                           EndOffsetIteratorT d_end_offsets, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::output_value_t<OutputIteratorT, detail::value_t<InputIteratorT>>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, d_begin_offsets, d_end_offsets,
                  cub::Sum(), Value(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT>
    static CU2CL_API(Error_t) Sum(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, long long num_segments, int segment_size, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::output_value_t<OutputIteratorT, detail::value_t<InputIteratorT>>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, detail::equal_offsets<long long>{segment_size, 0}, detail::equal_offsets<long long>{segment_size, 1},
                  cub::Sum(), Value(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t) Min(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
                           EndOffsetIteratorT d_end_offsets, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, d_begin_offsets, d_end_offsets,
                  cub::Min(), detail::limits<Value>::max(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT>
    static CU2CL_API(Error_t) Min(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, long long num_segments, int segment_size, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, detail::equal_offsets<long long>{segment_size, 0}, detail::equal_offsets<long long>{segment_size, 1},
                  cub::Min(), detail::limits<Value>::max(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t) Max(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
                           EndOffsetIteratorT d_end_offsets, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, d_begin_offsets, d_end_offsets,
                  cub::Max(), detail::limits<Value>::lowest(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT>
    static CU2CL_API(Error_t) Max(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, long long num_segments, int segment_size, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, detail::equal_offsets<long long>{segment_size, 0}, detail::equal_offsets<long long>{segment_size, 1},
                  cub::Max(), detail::limits<Value>::lowest(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t) ArgMin(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
                           EndOffsetIteratorT d_end_offsets, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return arg_reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, d_begin_offsets, d_end_offsets,
                  cub::ArgMin(), detail::limits<Value>::max(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT>
    static CU2CL_API(Error_t) ArgMin(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, long long num_segments, int segment_size, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return arg_reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, detail::equal_offsets<long long>{segment_size, 0}, detail::equal_offsets<long long>{segment_size, 1},
                  cub::ArgMin(), detail::limits<Value>::max(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t) ArgMax(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
                           EndOffsetIteratorT d_end_offsets, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return arg_reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, d_begin_offsets, d_end_offsets,
                  cub::ArgMax(), detail::limits<Value>::lowest(), stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT>
    static CU2CL_API(Error_t) ArgMax(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                           OutputIteratorT d_out, long long num_segments, int segment_size, CU2CL_API(Stream_t) stream = 0)
    {
        using Value = detail::value_t<InputIteratorT>;
        return arg_reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, detail::equal_offsets<long long>{segment_size, 0}, detail::equal_offsets<long long>{segment_size, 1},
                  cub::ArgMax(), detail::limits<Value>::lowest(), stream);
    }
  private:
    template <typename Op, typename InputIteratorT, typename OutputIteratorT, typename Begins, typename Ends,
              typename Value>
    static CU2CL_API(Error_t) arg_reduce(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                                  OutputIteratorT d_out, long long num_segments, Begins begins, Ends ends, Op op,
                                  Value worst, CU2CL_API(Stream_t) stream)
    {
        using Pair = detail::output_value_t<OutputIteratorT, KeyValuePair<int, Value>>;
        temp_storage_bytes = d_temp_storage ? temp_storage_bytes : 1;
        if (d_temp_storage && num_segments > 0)
            CU2CL_START(detail::arg_reduce_segments<Pair>,
                        ((unsigned int)num_segments, detail::SEGMENT_BLOCK, 0, stream),
                        (d_in, d_out, begins, ends, op, worst));
        return CU2CL_API(PeekAtLastError)();
    }
};

} // namespace cub

#endif
