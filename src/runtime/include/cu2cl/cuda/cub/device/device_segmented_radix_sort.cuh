/* cub::DeviceSegmentedRadixSort: sorts each segment by some bits of keys that are numbers. All sorts are stable. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_SEGMENTED_RADIX_SORT
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_SEGMENTED_RADIX_SORT

#include "../detail/segmented.cuh"

namespace cub
{

struct DeviceSegmentedRadixSort
{
    template <typename KeyT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t)
    SortKeys(void *d_temp_storage, size_t &temp_storage_bytes, const KeyT *d_keys_in, KeyT *d_keys_out,
       long long num_items, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
       EndOffsetIteratorT d_end_offsets, int begin_bit = 0,
              int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::sort_each_segment<false>(
            d_temp_storage, temp_storage_bytes, d_keys_in, d_keys_out, (const NullType *)nullptr, (NullType *)nullptr, num_items, num_segments, d_begin_offsets,
            d_end_offsets, detail::less_by_bits<KeyT, false>{begin_bit, end_bit}, stream);
    }

    template <typename KeyT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t)
    SortKeys(void *d_temp_storage, size_t &temp_storage_bytes, DoubleBuffer<KeyT> &d_keys,
       long long num_items, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
       EndOffsetIteratorT d_end_offsets, int begin_bit = 0,
              int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        CU2CL_API(Error_t) status = detail::sort_each_segment<false>(
            d_temp_storage, temp_storage_bytes, (const KeyT *)d_keys.Current(), d_keys.Alternate(), (const NullType *)nullptr, (NullType *)nullptr, num_items, num_segments, d_begin_offsets,
            d_end_offsets, detail::less_by_bits<KeyT, false>{begin_bit, end_bit}, stream);
        if (d_temp_storage && status == CU2CL_API(Success)) {
            d_keys.selector ^= 1;
        }
        return status;
    }

    template <typename KeyT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t)
    SortKeysDescending(void *d_temp_storage, size_t &temp_storage_bytes, const KeyT *d_keys_in, KeyT *d_keys_out,
       long long num_items, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
       EndOffsetIteratorT d_end_offsets, int begin_bit = 0,
              int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::sort_each_segment<false>(
            d_temp_storage, temp_storage_bytes, d_keys_in, d_keys_out, (const NullType *)nullptr, (NullType *)nullptr, num_items, num_segments, d_begin_offsets,
            d_end_offsets, detail::less_by_bits<KeyT, true>{begin_bit, end_bit}, stream);
    }

    template <typename KeyT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t)
    SortKeysDescending(void *d_temp_storage, size_t &temp_storage_bytes, DoubleBuffer<KeyT> &d_keys,
       long long num_items, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
       EndOffsetIteratorT d_end_offsets, int begin_bit = 0,
              int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        CU2CL_API(Error_t) status = detail::sort_each_segment<false>(
            d_temp_storage, temp_storage_bytes, (const KeyT *)d_keys.Current(), d_keys.Alternate(), (const NullType *)nullptr, (NullType *)nullptr, num_items, num_segments, d_begin_offsets,
            d_end_offsets, detail::less_by_bits<KeyT, true>{begin_bit, end_bit}, stream);
        if (d_temp_storage && status == CU2CL_API(Success)) {
            d_keys.selector ^= 1;
        }
        return status;
    }

    template <typename KeyT, typename ValueT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t)
    SortPairs(void *d_temp_storage, size_t &temp_storage_bytes, const KeyT *d_keys_in, KeyT *d_keys_out, const ValueT *d_values_in, ValueT *d_values_out,
       long long num_items, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
       EndOffsetIteratorT d_end_offsets, int begin_bit = 0,
              int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::sort_each_segment<true>(
            d_temp_storage, temp_storage_bytes, d_keys_in, d_keys_out, d_values_in, d_values_out, num_items, num_segments, d_begin_offsets,
            d_end_offsets, detail::less_by_bits<KeyT, false>{begin_bit, end_bit}, stream);
    }

    template <typename KeyT, typename ValueT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t)
    SortPairs(void *d_temp_storage, size_t &temp_storage_bytes, DoubleBuffer<KeyT> &d_keys, DoubleBuffer<ValueT> &d_values,
       long long num_items, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
       EndOffsetIteratorT d_end_offsets, int begin_bit = 0,
              int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        CU2CL_API(Error_t) status = detail::sort_each_segment<true>(
            d_temp_storage, temp_storage_bytes, (const KeyT *)d_keys.Current(), d_keys.Alternate(), (const ValueT *)d_values.Current(), d_values.Alternate(), num_items, num_segments, d_begin_offsets,
            d_end_offsets, detail::less_by_bits<KeyT, false>{begin_bit, end_bit}, stream);
        if (d_temp_storage && status == CU2CL_API(Success)) {
            d_keys.selector ^= 1;
            d_values.selector ^= 1;
        }
        return status;
    }

    template <typename KeyT, typename ValueT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t)
    SortPairsDescending(void *d_temp_storage, size_t &temp_storage_bytes, const KeyT *d_keys_in, KeyT *d_keys_out, const ValueT *d_values_in, ValueT *d_values_out,
       long long num_items, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
       EndOffsetIteratorT d_end_offsets, int begin_bit = 0,
              int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        return detail::sort_each_segment<true>(
            d_temp_storage, temp_storage_bytes, d_keys_in, d_keys_out, d_values_in, d_values_out, num_items, num_segments, d_begin_offsets,
            d_end_offsets, detail::less_by_bits<KeyT, true>{begin_bit, end_bit}, stream);
    }

    template <typename KeyT, typename ValueT, typename BeginOffsetIteratorT, typename EndOffsetIteratorT>
    static CU2CL_API(Error_t)
    SortPairsDescending(void *d_temp_storage, size_t &temp_storage_bytes, DoubleBuffer<KeyT> &d_keys, DoubleBuffer<ValueT> &d_values,
       long long num_items, long long num_segments, BeginOffsetIteratorT d_begin_offsets,
       EndOffsetIteratorT d_end_offsets, int begin_bit = 0,
              int end_bit = sizeof(KeyT) * 8, CU2CL_API(Stream_t) stream = 0)
    {
        CU2CL_API(Error_t) status = detail::sort_each_segment<true>(
            d_temp_storage, temp_storage_bytes, (const KeyT *)d_keys.Current(), d_keys.Alternate(), (const ValueT *)d_values.Current(), d_values.Alternate(), num_items, num_segments, d_begin_offsets,
            d_end_offsets, detail::less_by_bits<KeyT, true>{begin_bit, end_bit}, stream);
        if (d_temp_storage && status == CU2CL_API(Success)) {
            d_keys.selector ^= 1;
            d_values.selector ^= 1;
        }
        return status;
    }
};

} // namespace cub

#endif
