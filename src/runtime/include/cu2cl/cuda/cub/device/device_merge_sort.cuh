/* cub::DeviceMergeSort: sorts by a comparison. All of them are stable. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_MERGE_SORT
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_MERGE_SORT

#include "../detail/merge.cuh"

namespace cub
{

struct DeviceMergeSort
{
    template <typename KeyIteratorT, typename ValueIteratorT, typename OffsetT, typename CompareOpT>
    static CU2CL_API(Error_t) SortPairs(void *d_temp_storage, size_t &temp_storage_bytes, KeyIteratorT d_keys,
                                 ValueIteratorT d_items, OffsetT num_items, CompareOpT compare_op,
                                 CU2CL_API(Stream_t) stream = 0)
    {
        return SortPairsCopy(d_temp_storage, temp_storage_bytes, d_keys, d_items, d_keys, d_items, num_items,
                             compare_op, stream);
    }

    template <typename KeyInputIteratorT, typename ValueInputIteratorT, typename KeyIteratorT,
              typename ValueIteratorT, typename OffsetT, typename CompareOpT>
    static CU2CL_API(Error_t) SortPairsCopy(void *d_temp_storage, size_t &temp_storage_bytes,
                                     KeyInputIteratorT d_input_keys, ValueInputIteratorT d_input_items,
                                     KeyIteratorT d_output_keys, ValueIteratorT d_output_items, OffsetT num_items,
                                     CompareOpT compare_op, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::merge_sort<true>(d_temp_storage, temp_storage_bytes, d_input_keys, d_input_items,
                                        d_output_keys, d_output_items, num_items, compare_op, stream);
    }

    template <typename KeyIteratorT, typename OffsetT, typename CompareOpT>
    static CU2CL_API(Error_t) SortKeys(void *d_temp_storage, size_t &temp_storage_bytes, KeyIteratorT d_keys,
                                OffsetT num_items, CompareOpT compare_op, CU2CL_API(Stream_t) stream = 0)
    {
        return SortKeysCopy(d_temp_storage, temp_storage_bytes, d_keys, d_keys, num_items, compare_op, stream);
    }

    template <typename KeyInputIteratorT, typename KeyIteratorT, typename OffsetT, typename CompareOpT>
    static CU2CL_API(Error_t) SortKeysCopy(void *d_temp_storage, size_t &temp_storage_bytes, KeyInputIteratorT d_input_keys,
                                    KeyIteratorT d_output_keys, OffsetT num_items, CompareOpT compare_op,
                                    CU2CL_API(Stream_t) stream = 0)
    {
        NullType *none = nullptr;
        return detail::merge_sort<false>(d_temp_storage, temp_storage_bytes, d_input_keys, none, d_output_keys, none,
                                         num_items, compare_op, stream);
    }

    template <typename KeyIteratorT, typename ValueIteratorT, typename OffsetT, typename CompareOpT>
    static CU2CL_API(Error_t) StableSortPairs(void *d_temp_storage, size_t &temp_storage_bytes, KeyIteratorT d_keys,
                                       ValueIteratorT d_items, OffsetT num_items, CompareOpT compare_op,
                                       CU2CL_API(Stream_t) stream = 0)
    {
        return SortPairs(d_temp_storage, temp_storage_bytes, d_keys, d_items, num_items, compare_op, stream);
    }

    template <typename KeyIteratorT, typename OffsetT, typename CompareOpT>
    static CU2CL_API(Error_t) StableSortKeys(void *d_temp_storage, size_t &temp_storage_bytes, KeyIteratorT d_keys,
                                      OffsetT num_items, CompareOpT compare_op, CU2CL_API(Stream_t) stream = 0)
    {
        return SortKeys(d_temp_storage, temp_storage_bytes, d_keys, num_items, compare_op, stream);
    }

    template <typename KeyInputIteratorT, typename KeyIteratorT, typename OffsetT, typename CompareOpT>
    static CU2CL_API(Error_t) StableSortKeysCopy(void *d_temp_storage, size_t &temp_storage_bytes,
                                          KeyInputIteratorT d_input_keys, KeyIteratorT d_output_keys,
                                          OffsetT num_items, CompareOpT compare_op, CU2CL_API(Stream_t) stream = 0)
    {
        return SortKeysCopy(d_temp_storage, temp_storage_bytes, d_input_keys, d_output_keys, num_items, compare_op,
                            stream);
    }
};

} // namespace cub

#endif
