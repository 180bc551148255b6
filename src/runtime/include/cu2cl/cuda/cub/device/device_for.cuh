/* cub::DeviceFor: a function for each element or index. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_FOR
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_FOR

#include "../detail/temporary.cuh"

namespace cub
{
namespace detail
{

template <typename Iterator, typename F> struct apply_at
{
    Iterator first;
    F f;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        f(first[i]);
    }
};

/* The function gets copies, so it need not take references. */
template <typename Iterator, typename F> struct apply_copy
{
    Iterator first;
    F f;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        value_t<Iterator> value = first[i];
        f(value);
    }
};

/* The function gets indices of the type that the caller counts in. */
template <typename Shape, typename F> struct apply_index
{
    F f;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        f((Shape)i);
    }
};

} // namespace detail

struct DeviceFor
{
    template <typename ShapeT, typename OpT>
    static CU2CL_API(Error_t) Bulk(ShapeT shape, OpT op, CU2CL_API(Stream_t) stream = {})
    {
        return detail::for_each(shape, detail::apply_index<ShapeT, OpT>{op}, stream);
    }

    template <typename RandomAccessIteratorT, typename NumItemsT, typename OpT>
    static CU2CL_API(Error_t) ForEachN(RandomAccessIteratorT first, NumItemsT num_items, OpT op, CU2CL_API(Stream_t) stream = {})
    {
        return detail::for_each(num_items, detail::apply_at<RandomAccessIteratorT, OpT>{first, op}, stream);
    }

    template <typename RandomAccessIteratorT, typename OpT>
    static CU2CL_API(Error_t) ForEach(RandomAccessIteratorT first, RandomAccessIteratorT last, OpT op,
                               CU2CL_API(Stream_t) stream = {})
    {
        return ForEachN(first, (long long)(last - first), op, stream);
    }

    template <typename RandomAccessIteratorT, typename NumItemsT, typename OpT>
    static CU2CL_API(Error_t) ForEachCopyN(RandomAccessIteratorT first, NumItemsT num_items, OpT op,
                                    CU2CL_API(Stream_t) stream = {})
    {
        return detail::for_each(num_items, detail::apply_copy<RandomAccessIteratorT, OpT>{first, op}, stream);
    }

    template <typename RandomAccessIteratorT, typename OpT>
    static CU2CL_API(Error_t) ForEachCopy(RandomAccessIteratorT first, RandomAccessIteratorT last, OpT op,
                                   CU2CL_API(Stream_t) stream = {})
    {
        return ForEachCopyN(first, (long long)(last - first), op, stream);
    }

    // With temporary storage, which they need none of

    template <typename ShapeT, typename OpT>
    static CU2CL_API(Error_t) Bulk(void *d_temp_storage, size_t &temp_storage_bytes, ShapeT shape, OpT op,
                            CU2CL_API(Stream_t) stream = {})
    {
        temp_storage_bytes = 1;
        return d_temp_storage ? Bulk(shape, op, stream) : CU2CL_API(Success);
    }
    template <typename RandomAccessIteratorT, typename NumItemsT, typename OpT>
    static CU2CL_API(Error_t) ForEachN(void *d_temp_storage, size_t &temp_storage_bytes, RandomAccessIteratorT first,
                                NumItemsT num_items, OpT op, CU2CL_API(Stream_t) stream = {})
    {
        temp_storage_bytes = 1;
        return d_temp_storage ? ForEachN(first, num_items, op, stream) : CU2CL_API(Success);
    }
    template <typename RandomAccessIteratorT, typename OpT>
    static CU2CL_API(Error_t) ForEach(void *d_temp_storage, size_t &temp_storage_bytes, RandomAccessIteratorT first,
                               RandomAccessIteratorT last, OpT op, CU2CL_API(Stream_t) stream = {})
    {
        temp_storage_bytes = 1;
        return d_temp_storage ? ForEach(first, last, op, stream) : CU2CL_API(Success);
    }
};

} // namespace cub

#endif
