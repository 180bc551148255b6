/* cub::DeviceAdjacentDifference: the difference of each element and its neighbour. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_ADJACENT_DIFFERENCE
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_ADJACENT_DIFFERENCE

#include "../detail/temporary.cuh"
#include "../thread/thread_operators.cuh"

namespace cub
{
namespace detail
{

template <bool LEFT, typename Input, typename Output, typename Op, typename Count> struct store_difference
{
    Input in;
    Output out;
    Op op;
    Count n;

    CU2CL_DEVICE void operator()(Count i)
    {
        if (LEFT)
            out[i] = i > 0 ? op(in[i], in[i - 1]) : in[i];
        else
            out[i] = i + 1 < n ? op(in[i], in[i + 1]) : in[i];
    }
};

template <typename Input, typename T> struct copy_input
{
    Input in;
    T *out;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        out[i] = in[i];
    }
};

/* In place, each element is read after its neighbour has been written: so from a copy. */
template <bool LEFT, bool IN_PLACE, typename Input, typename Output, typename Op, typename N>
CU2CL_API(Error_t) differences(void *d_temp_storage, size_t &bytes, Input in, Output out, N n, Op op, CU2CL_API(Stream_t) stream)
{
    using T = value_t<Input>;
    using Count = offset_t<N>;
    temporary storage(d_temp_storage);
    T *copy = storage.take<T>(IN_PLACE ? n : 0);
    if (storage.only_asked(bytes))
        return CU2CL_API(Success);
    if (!storage.fits(bytes))
        return CU2CL_API(ErrorInvalidValue);
    if constexpr (IN_PLACE) {
        for_each(n, copy_input<Input, T>{in, copy}, stream);
        return for_each(n, store_difference<LEFT, const T *, Output, Op, Count>{copy, out, op, (Count)n}, stream);
    } else {
        return for_each(n, store_difference<LEFT, Input, Output, Op, Count>{in, out, op, (Count)n}, stream);
    }
}

} // namespace detail

struct DeviceAdjacentDifference
{
    template <typename InputIteratorT, typename OutputIteratorT, typename DifferenceOpT = Difference,
              typename NumItemsT = unsigned int>
    static CU2CL_API(Error_t) SubtractLeftCopy(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_input,
                                        OutputIteratorT d_output, NumItemsT num_items,
                                        DifferenceOpT difference_op = {}, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::differences<true, false>(d_temp_storage, temp_storage_bytes, d_input, d_output, num_items,
                                                difference_op, stream);
    }

    template <typename RandomAccessIteratorT, typename DifferenceOpT = Difference, typename NumItemsT = unsigned int>
    static CU2CL_API(Error_t) SubtractLeft(void *d_temp_storage, size_t &temp_storage_bytes, RandomAccessIteratorT d_input,
                                    NumItemsT num_items, DifferenceOpT difference_op = {}, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::differences<true, true>(d_temp_storage, temp_storage_bytes, d_input, d_input, num_items,
                                               difference_op, stream);
    }

    template <typename InputIteratorT, typename OutputIteratorT, typename DifferenceOpT = Difference,
              typename NumItemsT = unsigned int>
    static CU2CL_API(Error_t) SubtractRightCopy(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_input,
                                         OutputIteratorT d_output, NumItemsT num_items,
                                         DifferenceOpT difference_op = {}, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::differences<false, false>(d_temp_storage, temp_storage_bytes, d_input, d_output, num_items,
                                                 difference_op, stream);
    }

    template <typename RandomAccessIteratorT, typename DifferenceOpT = Difference, typename NumItemsT = unsigned int>
    static CU2CL_API(Error_t) SubtractRight(void *d_temp_storage, size_t &temp_storage_bytes, RandomAccessIteratorT d_input,
                                     NumItemsT num_items, DifferenceOpT difference_op = {}, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::differences<false, true>(d_temp_storage, temp_storage_bytes, d_input, d_input, num_items,
                                                difference_op, stream);
    }
};

} // namespace cub

#endif
