/* cub::BlockShuffle: elements of neighbouring threads of a block. */
#ifndef CU2CL_CUDA_CUB_BLOCK_BLOCK_SHUFFLE
#define CU2CL_CUDA_CUB_BLOCK_BLOCK_SHUFFLE

#include "../detail/types.cuh"
#include "../util_ptx.cuh"

namespace cub
{

template <typename T, int BLOCK_DIM_X, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int LEGACY_PTX_ARCH = 0>
class BlockShuffle
{
    static constexpr int THREADS = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;

  public:
    struct TempStorage
    {
        detail::shared_items<T, THREADS> items;
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

    CU2CL_DEVICE void share(const T &item)
    {
        storage.items[thread] = item;
        __syncthreads();
    }

  public:
    CU2CL_DEVICE BlockShuffle()
        : storage(private_storage()), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }
    CU2CL_DEVICE BlockShuffle(TempStorage &s)
        : storage(s), thread(RowMajorTid(BLOCK_DIM_X, BLOCK_DIM_Y, BLOCK_DIM_Z))
    {
    }

    /* The element of the thread `distance` further; where there is none the output stays as it is. */
    CU2CL_DEVICE void Offset(T input, T &output, int distance = 1)
    {
        share(input);
        int source = thread + distance;
        if (source >= 0 && source < THREADS)
            output = storage.items[source];
    }

    CU2CL_DEVICE void Rotate(T input, T &output, unsigned int distance = 1)
    {
        share(input);
        output = storage.items[(thread + distance) % THREADS];
    }

    /* Each element goes to the next place. */
    template <int ITEMS_PER_THREAD>
    CU2CL_DEVICE void Up(T (&input)[ITEMS_PER_THREAD], T (&prev)[ITEMS_PER_THREAD])
    {
        share(input[ITEMS_PER_THREAD - 1]);
#pragma unroll
        for (int k = ITEMS_PER_THREAD - 1; k > 0; k--)
            prev[k] = input[k - 1];
        if (thread > 0)
            prev[0] = storage.items[thread - 1];
    }
    template <int ITEMS_PER_THREAD>
    CU2CL_DEVICE void Up(T (&input)[ITEMS_PER_THREAD], T (&prev)[ITEMS_PER_THREAD], T &block_suffix)
    {
        Up(input, prev);
        block_suffix = storage.items[THREADS - 1];
    }

    /* Each element goes to the place before. */
    template <int ITEMS_PER_THREAD>
    CU2CL_DEVICE void Down(T (&input)[ITEMS_PER_THREAD], T (&prev)[ITEMS_PER_THREAD])
    {
        share(input[0]);
#pragma unroll
        for (int k = 0; k < ITEMS_PER_THREAD - 1; k++)
            prev[k] = input[k + 1];
        if (thread < THREADS - 1)
            prev[ITEMS_PER_THREAD - 1] = storage.items[thread + 1];
    }
    template <int ITEMS_PER_THREAD>
    CU2CL_DEVICE void Down(T (&input)[ITEMS_PER_THREAD], T (&prev)[ITEMS_PER_THREAD], T &block_prefix)
    {
        Down(input, prev);
        block_prefix = storage.items[0];
    }
#endif
};

} // namespace cub

#endif
