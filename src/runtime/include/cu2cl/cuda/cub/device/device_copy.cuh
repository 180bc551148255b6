/* cub::DeviceCopy and DeviceMemcpy: many copies in one launch. A block takes a copy. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_COPY
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_COPY

#include "../detail/temporary.cuh"

namespace cub
{
namespace detail
{

template <typename Inputs, typename Outputs, typename Sizes>
CU2CL_GLOBAL void copy_batches(Inputs inputs, Outputs outputs, Sizes sizes, unsigned int count)
#ifndef __CUDACC__
CU2CL_KERNEL(copy_batches<cu2cl::stand_in<Inputs>, cu2cl::stand_in<Outputs>, cu2cl::stand_in<Sizes>>, inputs, outputs, sizes, count)
#else
{
    for (unsigned int batch = blockIdx.x; batch < count; batch += gridDim.x) {
        auto in = inputs[batch];
        auto out = outputs[batch];
        auto size = sizes[batch];
        for (unsigned long long i = threadIdx.x; i < size; i += blockDim.x)
            out[i] = in[i];
    }
}
#endif

template <typename Inputs, typename Outputs, typename Sizes>
CU2CL_GLOBAL void copy_bytes(Inputs inputs, Outputs outputs, Sizes sizes, unsigned int count)
#ifndef __CUDACC__
CU2CL_KERNEL(copy_bytes<cu2cl::stand_in<Inputs>, cu2cl::stand_in<Outputs>, cu2cl::stand_in<Sizes>>, inputs, outputs, sizes, count)
#else
{
    for (unsigned int batch = blockIdx.x; batch < count; batch += gridDim.x) {
        const char *in = (const char *)inputs[batch];
        char *out = (char *)outputs[batch];
        auto size = sizes[batch];
        for (unsigned long long i = threadIdx.x; i < size; i += blockDim.x)
            out[i] = in[i];
    }
}
#endif

} // namespace detail

struct DeviceCopy
{
    template <typename InputIt, typename OutputIt, typename SizeIteratorT>
    static CU2CL_API(Error_t) Batched(void *d_temp_storage, size_t &temp_storage_bytes, InputIt input_it, OutputIt output_it,
                               SizeIteratorT sizes, long long num_ranges, CU2CL_API(Stream_t) stream = 0)
    {
        temp_storage_bytes = d_temp_storage ? temp_storage_bytes : 1;
        if (d_temp_storage && num_ranges > 0)
            CU2CL_START(detail::copy_batches, (detail::blocks_for(num_ranges, 1, 65536), 256, 0, stream),
                        (input_it, output_it, sizes, (unsigned int)num_ranges));
        return CU2CL_API(PeekAtLastError)();
    }
};

struct DeviceMemcpy
{
    template <typename InputBufferIt, typename OutputBufferIt, typename BufferSizeIteratorT>
    static CU2CL_API(Error_t) Batched(void *d_temp_storage, size_t &temp_storage_bytes, InputBufferIt input_buffer_it,
                               OutputBufferIt output_buffer_it, BufferSizeIteratorT buffer_sizes,
                               long long num_buffers, CU2CL_API(Stream_t) stream = 0)
    {
        temp_storage_bytes = d_temp_storage ? temp_storage_bytes : 1;
        if (d_temp_storage && num_buffers > 0)
            CU2CL_START(detail::copy_bytes, (detail::blocks_for(num_buffers, 1, 65536), 256, 0, stream),
                        (input_buffer_it, output_buffer_it, buffer_sizes, (unsigned int)num_buffers));
        return CU2CL_API(PeekAtLastError)();
    }
};

} // namespace cub

#endif
