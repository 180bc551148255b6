/* cub::BlockMergeSort: sorts the elements of a block by a comparison. All sorts are stable. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_MERGE_SORT
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_MERGE_SORT

#include "../detail/merge.cuh"
#include "../thread/thread_sort.cuh"
#include "../util_ptx.cuh"

namespace cub
{

/* What the sorts of a block and of a warp share; Sync waits for the threads. */
template <typename KeyT, typename ValueT, int NUM_THREADS, int ITEMS_PER_THREAD, typename Sync>
class BlockMergeSortStrategy
{
  protected:
    static constexpr int TILE = NUM_THREADS * ITEMS_PER_THREAD;
    static constexpr bool KEYS_ONLY = std::is_same<ValueT, NullType>::value;

  public:
    struct TempStorage
    {
        detail::shared_items<KeyT, TILE> keys;
        detail::shared_items<ValueT, KEYS_ONLY ? 1 : TILE> values;
        unsigned short sources[TILE];
    };

#ifdef __CUDACC__
  private:
    TempStorage &storage;
    unsigned int thread;
    Sync wait;

    template <typename CompareOp>
    CU2CL_DEVICE void sort(KeyT (&keys)[ITEMS_PER_THREAD], ValueT (&items)[ITEMS_PER_THREAD],
                                         CompareOp &compare_op, int count)
    {
        int first = (int)thread * ITEMS_PER_THREAD;
        int places[ITEMS_PER_THREAD];
        if constexpr (!KEYS_ONLY) {
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++)
                storage.values[first + k] = items[k];
        }
        detail::sort_tile_by_merging<NUM_THREADS>(storage.keys, storage.sources, (int)thread, count, keys, places,
                                                  compare_op, wait);
        if constexpr (!KEYS_ONLY) {
#pragma unroll
            for (int k = 0; k < ITEMS_PER_THREAD; k++)
                if (first + k < count)
                    items[k] = storage.values[places[k]];
            wait();
        }
    }

  public:
    CU2CL_DEVICE BlockMergeSortStrategy(TempStorage &s, unsigned int linear_tid, Sync w)
        : storage(s), thread(linear_tid), wait(w)
    {
    }

    CU2CL_DEVICE unsigned int get_linear_tid() const
    {
        return thread;
    }

    template <typename CompareOp>
    CU2CL_DEVICE void Sort(KeyT (&keys)[ITEMS_PER_THREAD], CompareOp compare_op)
    {
        NullType none[ITEMS_PER_THREAD];
        sort_any(keys, none, compare_op, TILE);
    }

    /* Of `valid_items` elements; the keys behind them become `oob_default`. */
    template <typename CompareOp>
    CU2CL_DEVICE void Sort(KeyT (&keys)[ITEMS_PER_THREAD], CompareOp compare_op, int valid_items,
                                         KeyT oob_default)
    {
        NullType none[ITEMS_PER_THREAD];
        sort_any(keys, none, compare_op, valid_items);
        fill_behind(keys, valid_items, oob_default);
    }

    template <typename CompareOp>
    CU2CL_DEVICE void Sort(KeyT (&keys)[ITEMS_PER_THREAD], ValueT (&items)[ITEMS_PER_THREAD],
                                         CompareOp compare_op)
    {
        sort_any(keys, items, compare_op, TILE);
    }

    template <typename CompareOp, bool IS_LAST_TILE = true>
    CU2CL_DEVICE void Sort(KeyT (&keys)[ITEMS_PER_THREAD], ValueT (&items)[ITEMS_PER_THREAD],
                                         CompareOp compare_op, int valid_items, KeyT oob_default)
    {
        sort_any(keys, items, compare_op, valid_items);
        fill_behind(keys, valid_items, oob_default);
    }

    template <typename CompareOp>
    CU2CL_DEVICE void StableSort(KeyT (&keys)[ITEMS_PER_THREAD], CompareOp compare_op)
    {
        Sort(keys, compare_op);
    }
    template <typename CompareOp>
    CU2CL_DEVICE void StableSort(KeyT (&keys)[ITEMS_PER_THREAD], CompareOp compare_op, int valid_items,
                                               KeyT oob_default)
    {
        Sort(keys, compare_op, valid_items, oob_default);
    }
    template <typename CompareOp>
    CU2CL_DEVICE void StableSort(KeyT (&keys)[ITEMS_PER_THREAD], ValueT (&items)[ITEMS_PER_THREAD],
                                               CompareOp compare_op)
    {
        Sort(keys, items, compare_op);
    }
    template <typename CompareOp>
    CU2CL_DEVICE void StableSort(KeyT (&keys)[ITEMS_PER_THREAD], ValueT (&items)[ITEMS_PER_THREAD],
                                               CompareOp compare_op, int valid_items, KeyT oob_default)
    {
        Sort(keys, items, compare_op, valid_items, oob_default);
    }

  private:
    template <typename Value, typename CompareOp>
    CU2CL_DEVICE void sort_any(KeyT (&keys)[ITEMS_PER_THREAD], Value (&items)[ITEMS_PER_THREAD],
                                             CompareOp &compare_op, int count)
    {
        if constexpr (std::is_same<Value, ValueT>::value) {
            sort(keys, items, compare_op, count);
        } else {
            int places[ITEMS_PER_THREAD];
            detail::sort_tile_by_merging<NUM_THREADS>(storage.keys, storage.sources, (int)thread, count, keys,
                                                      places, compare_op, wait);
        }
    }

    CU2CL_DEVICE void fill_behind(KeyT (&keys)[ITEMS_PER_THREAD], int count, const KeyT &value)
    {
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD; k++)
            if ((int)thread * ITEMS_PER_THREAD + k >= count)
                keys[k] = value;
    }
#endif
};

#ifdef __CUDACC__
#define CU2CL_CUB_SYNC_BLOCK detail::sync_block
#else
#define CU2CL_CUB_SYNC_BLOCK NullType
#endif

template <typename KeyT, int BLOCK_DIM_X, int ITEMS_PER_THREAD, typename ValueT = NullType, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1>
class BlockMergeSort
    : public BlockMergeSortStrategy<KeyT, ValueT, BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z, ITEMS_PER_THREAD,
                                    CU2CL_CUB_SYNC_BLOCK>
{
    using Base = BlockMergeSortStrategy<KeyT, ValueT, BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z, ITEMS_PER_THREAD,
                                        CU2CL_CUB_SYNC_BLOCK>;

#ifdef __CUDACC__
    CU2CL_DEVICE static typename Base::TempStorage &private_storage()
    {
        __shared__ typename Base::TempStorage own;
        return own;
    }

  public:
    CU2CL_DEVICE BlockMergeSort()
        : Base(private_storage(), RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z), detail::sync_block())
    {
    }
    CU2CL_DEVICE BlockMergeSort(typename Base::TempStorage &s)
        : Base(s, RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z), detail::sync_block())
    {
    }
#endif
};

} // namespace cub

#endif
