/* Binary searches: bounds in sorted ranges, and where a diagonal cuts two of them. */
#ifndef CU2CL_CUDA_CUB_THREAD_THREAD_SEARCH
#define CU2CL_CUDA_CUB_THREAD_THREAD_SEARCH

#include "../util_type.cuh"

namespace cub
{

template <typename AIteratorT, typename BIteratorT, typename OffsetT, typename CoordinateT>
CU2CL_HD void MergePathSearch(OffsetT diagonal, AIteratorT a, BIteratorT b,
                                                         OffsetT a_len, OffsetT b_len, CoordinateT &path_coordinate)
{
    OffsetT low = diagonal > b_len ? diagonal - b_len : 0;
    OffsetT high = diagonal < a_len ? diagonal : a_len;
    while (low < high) {
        OffsetT middle = low + (high - low) / 2;
        if (a[middle] <= b[diagonal - middle - 1])
            low = middle + 1;
        else
            high = middle;
    }
    path_coordinate.x = low < a_len ? low : a_len;
    path_coordinate.y = diagonal - low;
}

/* The first place whose element is not less than `val`. */
template <typename InputIteratorT, typename OffsetT, typename T>
CU2CL_DEVICE OffsetT LowerBound(InputIteratorT input, OffsetT num_items, T val)
{
    OffsetT low = 0;
    while (num_items > 0) {
        OffsetT half = num_items / 2;
        if (input[low + half] < val) {
            low += half + 1;
            num_items -= half + 1;
        } else {
            num_items = half;
        }
    }
    return low;
}

/* The first place whose element is greater than `val`. */
template <typename InputIteratorT, typename OffsetT, typename T>
CU2CL_DEVICE OffsetT UpperBound(InputIteratorT input, OffsetT num_items, T val)
{
    OffsetT low = 0;
    while (num_items > 0) {
        OffsetT half = num_items / 2;
        if (val < input[low + half]) {
            num_items = half;
        } else {
            low += half + 1;
            num_items -= half + 1;
        }
    }
    return low;
}

} // namespace cub

#endif
