// Views and values of libcu++, by value as arguments, too.
#include <cuda/cmath>
#include <cuda/std/bit>
#include <cuda/std/optional>
#include <cuda/std/span>

__device__ cuda::std::optional<int> single(unsigned mask)
{
    if (!cuda::std::has_single_bit(mask))
        return cuda::std::nullopt;
    return cuda::std::countr_zero(mask);
}

__global__ void positions(int *out, cuda::std::span<const unsigned> masks, int missing)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < masks.size())
        out[i] = single(masks[i]).value_or(missing);
}

void run(int *out, unsigned *masks, int n)
{
    positions<<<cuda::ceil_div(n, 256), 256>>>(out, cuda::std::span<const unsigned>(masks, n), -1);
}
