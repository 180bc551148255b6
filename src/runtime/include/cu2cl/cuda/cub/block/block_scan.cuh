/* cub::BlockScan: prefix sums over the threads of a block. Through shared memory and barriers, so that it needs no warps. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_SCAN
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_SCAN

#include "../detail/types.cuh"
#include "../thread/thread_operators.cuh"
#include "../util_ptx.cuh"

namespace cub
{

enum BlockScanAlgorithm
{
    BLOCK_SCAN_RAKING,
    BLOCK_SCAN_RAKING_MEMOIZE,
    BLOCK_SCAN_WARP_SCANS
};

template <typename T, int BLOCK_DIM_X, BlockScanAlgorithm ALGORITHM = BLOCK_SCAN_RAKING,
          int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int LEGACY_PTX_ARCH = 0>
class BlockScan
{
    static constexpr int THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    static constexpr int SEGMENT = THREADS <= 64 ? 8 : THREADS <= 256 ? 16 : 32;
    static constexpr int SEGMENTS = (THREADS + SEGMENT - 1) / SEGMENT;

  public:
    struct TempStorage
    {
        detail::shared_items<T, THREADS> items;
        detail::shared_items<T, SEGMENTS> sums;
        detail::shared_items<T, 1> prefix;
    };

#ifdef __CUDACC__
  private:
    TempStorage &storage;
    int thread;

    CU2CL_DEVICE static TempStorage &private_storage()
    {
        __shared__ TempStorage own;
        return own;
    }

    /* Leaves in storage.items the inclusive sum of each thread, within its segment of threads; in storage.sums the
     * inclusive sums of the segments. */
    template <typename ScanOp> CU2CL_DEVICE void scan_shared(T input, ScanOp op)
    {
        storage.items[thread] = input;
        __syncthreads();
        if (thread < SEGMENTS) {
            int begin = thread * SEGMENT;
            T sum = storage.items[begin];
            for (int i = begin + 1; i < begin + SEGMENT && i < THREADS; i++) {
                T next = storage.items[i];
                sum = op(sum, next);
                storage.items[i] = sum;
            }
            storage.sums[thread] = sum;
        }
        __syncthreads();
        if (thread == 0) {
            T sum = storage.sums[0];
            for (int i = 1; i < SEGMENTS; i++) {
                T next = storage.sums[i];
                sum = op(sum, next);
                storage.sums[i] = sum;
            }
        }
        __syncthreads();
    }

    /* The inclusive sum of thread t. */
    template <typename ScanOp> CU2CL_DEVICE T shared_sum(int t, ScanOp op)
    {
        T sum = storage.items[t];
        if (t < SEGMENT)
            return sum;
        T before = storage.sums[t / SEGMENT - 1];
        return op(before, sum);
    }

    /* What all threads get from thread 0. */
    CU2CL_DEVICE T broadcast(T value)
    {
        if (thread == 0)
            storage.prefix[0] = value;
        __syncthreads();
        return storage.prefix[0];
    }

  public:
    CU2CL_DEVICE BlockScan()
        : storage(private_storage()), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockScan(TempStorage &s)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    /* For algorithms that know the thread's number in a block of several dimensions. */
    CU2CL_DEVICE BlockScan(TempStorage &s, int linear_thread) : storage(s), thread(linear_thread)
    {
    }

    // One element a thread

    template <typename ScanOp>
    CU2CL_DEVICE void InclusiveScan(T input, T &inclusive_output, ScanOp scan_op)
    {
        scan_shared(input, scan_op);
        inclusive_output = shared_sum(thread, scan_op);
    }

    template <typename ScanOp>
    CU2CL_DEVICE void InclusiveScan(T input, T &inclusive_output, ScanOp scan_op,
                                                  T &block_aggregate)
    {
        scan_shared(input, scan_op);
        inclusive_output = shared_sum(thread, scan_op);
        block_aggregate = storage.sums[SEGMENTS - 1];
    }

    /* The callback gets the sum of the block and returns what comes before it; thread 0's result counts. */
    template <typename ScanOp, typename BlockPrefixCallbackOp>
    CU2CL_DEVICE void InclusiveScan(T input, T &inclusive_output, ScanOp scan_op,
                                                  BlockPrefixCallbackOp &block_prefix_callback_op)
    {
        scan_shared(input, scan_op);
        T sum = shared_sum(thread, scan_op);
        T total = storage.sums[SEGMENTS - 1];
        T prefix = total;
        if (thread < 32)
            prefix = block_prefix_callback_op(total);
        prefix = broadcast(prefix);
        inclusive_output = scan_op(prefix, sum);
    }

    /* Without an initial value; thread 0's output is left as it is. */
    template <typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T input, T &exclusive_output, ScanOp scan_op)
    {
        scan_shared(input, scan_op);
        if (thread > 0)
            exclusive_output = shared_sum(thread - 1, scan_op);
    }

    template <typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T input, T &exclusive_output, T initial_value,
                                                  ScanOp scan_op)
    {
        scan_shared(input, scan_op);
        exclusive_output = initial_value;
        if (thread > 0) {
            T sum = shared_sum(thread - 1, scan_op);
            exclusive_output = scan_op(initial_value, sum);
        }
    }

    template <typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T input, T &exclusive_output, ScanOp scan_op,
                                                  T &block_aggregate)
    {
        ExclusiveScan(input, exclusive_output, scan_op);
        block_aggregate = storage.sums[SEGMENTS - 1];
    }

    template <typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T input, T &exclusive_output, T initial_value,
                                                  ScanOp scan_op, T &block_aggregate)
    {
        ExclusiveScan(input, exclusive_output, initial_value, scan_op);
        block_aggregate = storage.sums[SEGMENTS - 1];
    }

    template <typename ScanOp, typename BlockPrefixCallbackOp>
    CU2CL_DEVICE void ExclusiveScan(T input, T &exclusive_output, ScanOp scan_op,
                                                  BlockPrefixCallbackOp &block_prefix_callback_op)
    {
        scan_shared(input, scan_op);
        T total = storage.sums[SEGMENTS - 1];
        T prefix = total;
        if (thread < 32)
            prefix = block_prefix_callback_op(total);
        prefix = broadcast(prefix);
        exclusive_output = prefix;
        if (thread > 0) {
            T sum = shared_sum(thread - 1, scan_op);
            exclusive_output = scan_op(prefix, sum);
        }
    }

    // Several elements a thread

    template <int ITEMS_PER_THREAD, typename ScanOp>
    CU2CL_DEVICE void InclusiveScan(T (&input)[ITEMS_PER_THREAD],
                                                  T (&output)[ITEMS_PER_THREAD], ScanOp scan_op)
    {
        T block_aggregate;
        InclusiveScan(input, output, scan_op, block_aggregate);
    }

    template <int ITEMS_PER_THREAD, typename ScanOp>
    CU2CL_DEVICE void InclusiveScan(T (&input)[ITEMS_PER_THREAD],
                                                  T (&output)[ITEMS_PER_THREAD], ScanOp scan_op,
                                                  T &block_aggregate)
    {
        T prefix = scan_totals(input, scan_op);
        block_aggregate = storage.sums[SEGMENTS - 1];
        inclusive_items(input, output, scan_op, thread > 0, prefix);
    }

    template <int ITEMS_PER_THREAD, typename ScanOp, typename BlockPrefixCallbackOp>
    CU2CL_DEVICE void InclusiveScan(T (&input)[ITEMS_PER_THREAD],
                                                  T (&output)[ITEMS_PER_THREAD], ScanOp scan_op,
                                                  BlockPrefixCallbackOp &block_prefix_callback_op)
    {
        T prefix = scan_totals_after(input, scan_op, block_prefix_callback_op);
        inclusive_items(input, output, scan_op, true, prefix);
    }

    template <int ITEMS_PER_THREAD, typename ScanOp>
    CU2CL_DEVICE void InclusiveScan(T (&input)[ITEMS_PER_THREAD],
                                                  T (&output)[ITEMS_PER_THREAD], T initial_value,
                                                  ScanOp scan_op)
    {
        T prefix = scan_totals(input, scan_op);
        prefix = thread > 0 ? (T)scan_op(initial_value, prefix) : initial_value;
        inclusive_items(input, output, scan_op, true, prefix);
    }

    template <int ITEMS_PER_THREAD, typename ScanOp>
    CU2CL_DEVICE void InclusiveScan(T (&input)[ITEMS_PER_THREAD],
                                                  T (&output)[ITEMS_PER_THREAD], T initial_value,
                                                  ScanOp scan_op, T &block_aggregate)
    {
        InclusiveScan(input, output, initial_value, scan_op);
        T total = storage.sums[SEGMENTS - 1];
        block_aggregate = scan_op(initial_value, total);
    }

    template <int ITEMS_PER_THREAD, typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T (&input)[ITEMS_PER_THREAD],
                                                  T (&output)[ITEMS_PER_THREAD], ScanOp scan_op)
    {
        T prefix = scan_totals(input, scan_op);
        exclusive_items(input, output, scan_op, thread > 0, prefix);
    }

    template <int ITEMS_PER_THREAD, typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T (&input)[ITEMS_PER_THREAD],
                                                  T (&output)[ITEMS_PER_THREAD], ScanOp scan_op,
                                                  T &block_aggregate)
    {
        ExclusiveScan(input, output, scan_op);
        block_aggregate = storage.sums[SEGMENTS - 1];
    }

    template <int ITEMS_PER_THREAD, typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T (&input)[ITEMS_PER_THREAD],
                                                  T (&output)[ITEMS_PER_THREAD], T initial_value,
                                                  ScanOp scan_op)
    {
        T prefix = scan_totals(input, scan_op);
        prefix = thread > 0 ? (T)scan_op(initial_value, prefix) : initial_value;
        exclusive_items(input, output, scan_op, true, prefix);
    }

    template <int ITEMS_PER_THREAD, typename ScanOp>
    CU2CL_DEVICE void ExclusiveScan(T (&input)[ITEMS_PER_THREAD],
                                                  T (&output)[ITEMS_PER_THREAD], T initial_value,
                                                  ScanOp scan_op, T &block_aggregate)
    {
        ExclusiveScan(input, output, initial_value, scan_op);
        block_aggregate = storage.sums[SEGMENTS - 1];
    }

    template <int ITEMS_PER_THREAD, typename ScanOp, typename BlockPrefixCallbackOp>
    CU2CL_DEVICE void ExclusiveScan(T (&input)[ITEMS_PER_THREAD],
                                                  T (&output)[ITEMS_PER_THREAD], ScanOp scan_op,
                                                  BlockPrefixCallbackOp &block_prefix_callback_op)
    {
        T prefix = scan_totals_after(input, scan_op, block_prefix_callback_op);
        exclusive_items(input, output, scan_op, true, prefix);
    }

    // Sums

    CU2CL_DEVICE void InclusiveSum(T input, T &inclusive_output)
    {
        InclusiveScan(input, inclusive_output, cub::Sum());
    }
    CU2CL_DEVICE void InclusiveSum(T input, T &inclusive_output, T &block_aggregate)
    {
        InclusiveScan(input, inclusive_output, cub::Sum(), block_aggregate);
    }
    template <typename BlockPrefixCallbackOp>
    CU2CL_DEVICE void InclusiveSum(T input, T &inclusive_output,
                                                 BlockPrefixCallbackOp &block_prefix_callback_op)
    {
        InclusiveScan(input, inclusive_output, cub::Sum(), block_prefix_callback_op);
    }
    template <int ITEMS_PER_THREAD>
    CU2CL_DEVICE void InclusiveSum(T (&input)[ITEMS_PER_THREAD],
                                                 T (&output)[ITEMS_PER_THREAD])
    {
        InclusiveScan(input, output, cub::Sum());
    }
    template <int ITEMS_PER_THREAD>
    CU2CL_DEVICE void InclusiveSum(T (&input)[ITEMS_PER_THREAD],
                                                 T (&output)[ITEMS_PER_THREAD], T &block_aggregate)
    {
        InclusiveScan(input, output, cub::Sum(), block_aggregate);
    }
    template <int ITEMS_PER_THREAD, typename BlockPrefixCallbackOp>
    CU2CL_DEVICE void InclusiveSum(T (&input)[ITEMS_PER_THREAD],
                                                 T (&output)[ITEMS_PER_THREAD],
                                                 BlockPrefixCallbackOp &block_prefix_callback_op)
    {
        InclusiveScan(input, output, cub::Sum(), block_prefix_callback_op);
    }

    CU2CL_DEVICE void ExclusiveSum(T input, T &exclusive_output)
    {
        ExclusiveScan(input, exclusive_output, T(), cub::Sum());
    }
    CU2CL_DEVICE void ExclusiveSum(T input, T &exclusive_output, T &block_aggregate)
    {
        ExclusiveScan(input, exclusive_output, T(), cub::Sum(), block_aggregate);
    }
    template <typename BlockPrefixCallbackOp>
    CU2CL_DEVICE void ExclusiveSum(T input, T &exclusive_output,
                                                 BlockPrefixCallbackOp &block_prefix_callback_op)
    {
        ExclusiveScan(input, exclusive_output, cub::Sum(), block_prefix_callback_op);
    }
    template <int ITEMS_PER_THREAD>
    CU2CL_DEVICE void ExclusiveSum(T (&input)[ITEMS_PER_THREAD],
                                                 T (&output)[ITEMS_PER_THREAD])
    {
        ExclusiveScan(input, output, T(), cub::Sum());
    }
    template <int ITEMS_PER_THREAD>
    CU2CL_DEVICE void ExclusiveSum(T (&input)[ITEMS_PER_THREAD],
                                                 T (&output)[ITEMS_PER_THREAD], T &block_aggregate)
    {
        ExclusiveScan(input, output, T(), cub::Sum(), block_aggregate);
    }
    template <int ITEMS_PER_THREAD, typename BlockPrefixCallbackOp>
    CU2CL_DEVICE void ExclusiveSum(T (&input)[ITEMS_PER_THREAD],
                                                 T (&output)[ITEMS_PER_THREAD],
                                                 BlockPrefixCallbackOp &block_prefix_callback_op)
    {
        ExclusiveScan(input, output, cub::Sum(), block_prefix_callback_op);
    }

  private:
    template <int N, typename ScanOp> CU2CL_DEVICE T total_of(T (&input)[N], ScanOp op)
    {
        T sum = input[0];
#pragma unroll
        for (int i = 1; i < N; i++)
            sum = op(sum, input[i]);
        return sum;
    }

    /* Scans the threads' totals. The sum of the threads before, which thread 0 has none of. */
    template <int N, typename ScanOp> CU2CL_DEVICE T scan_totals(T (&input)[N], ScanOp op)
    {
        T sum = total_of(input, op);
        scan_shared(sum, op);
        if (thread > 0)
            sum = shared_sum(thread - 1, op);
        return sum;
    }

    /* The same behind what the callback returns. */
    template <int N, typename ScanOp, typename Callback>
    CU2CL_DEVICE T scan_totals_after(T (&input)[N], ScanOp op, Callback &callback)
    {
        T sum = scan_totals(input, op);
        T total = storage.sums[SEGMENTS - 1];
        T prefix = total;
        if (thread < 32)
            prefix = callback(total);
        prefix = broadcast(prefix);
        return thread > 0 ? (T)op(prefix, sum) : prefix;
    }

    template <int N, typename ScanOp>
    CU2CL_DEVICE void inclusive_items(T (&input)[N], T (&output)[N], ScanOp op,
                                                    bool has_prefix, T prefix)
    {
        T sum = input[0];
        if (has_prefix)
            sum = op(prefix, sum);
        output[0] = sum;
#pragma unroll
        for (int i = 1; i < N; i++) {
            sum = op(sum, input[i]);
            output[i] = sum;
        }
    }

    template <int N, typename ScanOp>
    CU2CL_DEVICE void exclusive_items(T (&input)[N], T (&output)[N], ScanOp op,
                                                    bool has_prefix, T prefix)
    {
        T sum = input[0];
        if (has_prefix) {
            sum = op(prefix, sum);
            output[0] = prefix;
        }
#pragma unroll
        for (int i = 1; i < N; i++) {
            T next = input[i];
            output[i] = sum;
            sum = op(sum, next);
        }
    }
#endif
};

} // namespace cub

#endif
