/* cub::DeviceMerge: two sorted ranges become one. Of equal elements those of the first range come first. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_MERGE
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_MERGE

#include "../detail/merge.cuh"

namespace cub
{
namespace detail
{

struct smaller
{
    template <typename A, typename B> CU2CL_HD bool operator()(const A &a, const B &b) const
    {
        return a < b;
    }
};

/* Makes MERGED elements of the result. */
constexpr int MERGED = 8;
template <bool PAIRS, typename Offset, typename Keys1, typename Values1, typename Keys2, typename Values2,
          typename KeysOut, typename ValuesOut, typename Less>
struct merge_part
{
    Keys1 keys1;
    Values1 values1;
    Offset count1;
    Keys2 keys2;
    Values2 values2;
    Offset count2;
    KeysOut keys;
    ValuesOut values;
    Less less;

    /* How many of the first `diagonal` elements of the result come from the first range. */
    CU2CL_DEVICE Offset split(Offset diagonal)
    {
        Offset low = diagonal > count2 ? diagonal - count2 : 0;
        Offset high = diagonal < count1 ? diagonal : count1;
        while (low < high) {
            Offset middle = low + (high - low) / 2;
            if (less(keys2[diagonal - 1 - middle], keys1[middle]))
                high = middle;
            else
                low = middle + 1;
        }
        return low;
    }

    template <typename Index> CU2CL_DEVICE void operator()(Index part)
    {
        Offset place = (Offset)part * MERGED;
        Offset rest = count1 + count2 - place;
        Offset a = split(place), b = place - a;
        for (int k = 0; k < MERGED && k < rest; k++, place++) {
            bool second = a >= count1 || (b < count2 && less(keys2[b], keys1[a]));
            if (second)
                keys[place] = keys2[b];
            else
                keys[place] = keys1[a];
            if constexpr (PAIRS) {
                if (second)
                    values[place] = values2[b];
                else
                    values[place] = values1[a];
            }
            if (second)
                b++;
            else
                a++;
        }
    }
};

} // namespace detail

struct DeviceMerge
{
    template <typename KeyIteratorIn1, typename KeyIteratorIn2, typename KeyIteratorOut,
              typename CompareOp = detail::smaller>
    static CU2CL_API(Error_t) MergeKeys(void *d_temp_storage, size_t &temp_storage_bytes, KeyIteratorIn1 keys_in1,
                                 long long num_keys1, KeyIteratorIn2 keys_in2, long long num_keys2,
                                 KeyIteratorOut keys_out, CompareOp compare_op = {}, CU2CL_API(Stream_t) stream = 0)
    {
        NullType *none = nullptr;
        return merge<false>(d_temp_storage, temp_storage_bytes, keys_in1, none, num_keys1, keys_in2, none, num_keys2,
                            keys_out, none, compare_op, stream);
    }

    template <typename KeyIteratorIn1, typename ValueIteratorIn1, typename KeyIteratorIn2, typename ValueIteratorIn2,
              typename KeyIteratorOut, typename ValueIteratorOut, typename CompareOp = detail::smaller>
    static CU2CL_API(Error_t) MergePairs(void *d_temp_storage, size_t &temp_storage_bytes, KeyIteratorIn1 keys_in1,
                                  ValueIteratorIn1 values_in1, long long num_pairs1, KeyIteratorIn2 keys_in2,
                                  ValueIteratorIn2 values_in2, long long num_pairs2, KeyIteratorOut keys_out,
                                  ValueIteratorOut values_out, CompareOp compare_op = {},
                                  CU2CL_API(Stream_t) stream = 0)
    {
        return merge<true>(d_temp_storage, temp_storage_bytes, keys_in1, values_in1, num_pairs1, keys_in2, values_in2,
                           num_pairs2, keys_out, values_out, compare_op, stream);
    }

  private:
    template <bool PAIRS, typename Keys1, typename Values1, typename Keys2, typename Values2, typename KeysOut,
              typename ValuesOut, typename Less>
    static CU2CL_API(Error_t) merge(void *d_temp_storage, size_t &bytes, Keys1 keys1, Values1 values1, long long count1,
                             Keys2 keys2, Values2 values2, long long count2, KeysOut keys, ValuesOut values, Less less,
                             CU2CL_API(Stream_t) stream)
    {
        using part = detail::merge_part<PAIRS, long long, Keys1, Values1, Keys2, Values2, KeysOut, ValuesOut, Less>;
        detail::temporary storage(d_temp_storage);
        if (storage.only_asked(bytes))
            return CU2CL_API(Success);
        if (count1 < 0 || count2 < 0)
            return CU2CL_API(ErrorInvalidValue);
        return detail::for_each((count1 + count2 + detail::MERGED - 1) / detail::MERGED,
                                part{keys1, values1, count1, keys2, values2, count2, keys, values, less}, stream);
    }
};

} // namespace cub

#endif
