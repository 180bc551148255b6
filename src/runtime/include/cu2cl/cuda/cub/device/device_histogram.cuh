/* cub::DeviceHistogram: how many samples fall between each two levels. Each block counts in shared memory where the bins
 * fit in there. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_HISTOGRAM
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_HISTOGRAM

#include "../detail/temporary.cuh"

namespace cub
{
namespace detail
{

constexpr int HISTOGRAM_BLOCK = 256;
constexpr int HISTOGRAM_SHARED_BINS = 4096;

/* The bin of a sample between equally spaced levels; -1 for one that is outside. */
template <typename Level> struct even_bin
{
    Level lower, upper;
    int bins;

    template <typename Sample> CU2CL_DEVICE int operator()(const Sample &sample) const
    {
        if constexpr (std::is_integral<Level>::value && std::is_integral<Sample>::value) {
            using Wide = std::common_type_t<Level, Sample>;
            Wide value = (Wide)sample;
            if (value < (Wide)lower || !(value < (Wide)upper))
                return -1;
            return (int)((unsigned long long)(value - (Wide)lower) * (unsigned long long)bins /
                         (unsigned long long)((Wide)upper - (Wide)lower));
        } else if constexpr (std::is_same<Level, double>::value || std::is_same<Sample, double>::value) {
            return of<double>((double)sample);
        } else {
            return of<float>((float)sample);
        }
    }

    template <typename Real> CU2CL_DEVICE int of(Real value) const
    {
        if (!(value >= (Real)lower && value < (Real)upper))
            return -1;
        return (int)((value - (Real)lower) * ((Real)bins / ((Real)upper - (Real)lower)));
    }
};

/* The bin of a sample between any levels, which ascend. */
template <typename Level> struct range_bin
{
    const Level *levels;
    int bins;

    template <typename Sample> CU2CL_DEVICE int operator()(const Sample &sample) const
    {
        if (!(sample >= levels[0] && sample < levels[bins]))
            return -1;
        int low = 0, high = bins;
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (sample >= levels[middle])
                low = middle;
            else
                high = middle;
        }
        return low;
    }
};

/* The samples of one channel: rows of `width` pixels, which begin `stride` samples after each other. */
template <typename Samples> struct histogram_samples
{
    Samples in;
    long long width, rows, stride;
    int channels, channel;
};

#ifdef __CUDACC__
template <typename Counter> CU2CL_DEVICE void add_to_bin(Counter *bin, Counter count)
{
    if constexpr (sizeof(Counter) == 8 && std::is_integral<Counter>::value)
        atomicAdd((unsigned long long *)bin, (unsigned long long)count);
    else
        atomicAdd(bin, count);
}
#endif

template <typename Samples, typename Counter, typename Bin>
CU2CL_GLOBAL void count_in_bins(histogram_samples<Samples> samples, Counter *histogram, int bins, Bin bin_of)
#ifndef __CUDACC__
CU2CL_KERNEL(count_in_bins<cu2cl::stand_in<Samples>, cu2cl::stand_in<Counter>, cu2cl::stand_in<Bin>>, samples, histogram, bins, bin_of)
#else
{
    __shared__ unsigned int own[HISTOGRAM_SHARED_BINS];
    bool is_shared = bins <= HISTOGRAM_SHARED_BINS;
    if (is_shared)
        for (int bin = threadIdx.x; bin < bins; bin += HISTOGRAM_BLOCK)
            own[bin] = 0;
    __syncthreads();
    long long count = samples.width * samples.rows;
    long long i = (long long)blockIdx.x * HISTOGRAM_BLOCK + threadIdx.x;
    for (; i < count; i += (long long)gridDim.x * HISTOGRAM_BLOCK) {
        long long row = i / samples.width;
        int bin = bin_of(
            samples.in[row * samples.stride + (i - row * samples.width) * samples.channels + samples.channel]);
        if (bin >= 0) {
            if (is_shared)
                atomicAdd(&own[bin], 1u);
            else
                add_to_bin(&histogram[bin], (Counter)1);
        }
    }
    __syncthreads();
    if (is_shared)
        for (int bin = threadIdx.x; bin < bins; bin += HISTOGRAM_BLOCK)
            if (own[bin] > 0)
                add_to_bin(&histogram[bin], (Counter)own[bin]);
}
#endif

template <typename Counter> struct clear_bins
{
    Counter *histogram;

    template <typename Offset> CU2CL_DEVICE void operator()(Offset i)
    {
        histogram[i] = 0;
    }
};

template <typename Samples, typename Counter, typename Bin>
CU2CL_API(Error_t) histogram(histogram_samples<Samples> samples, Counter *bins_out, int bins, Bin bin_of,
                      CU2CL_API(Stream_t) stream)
{
    if (bins <= 0)
        return CU2CL_API(ErrorInvalidValue);
    for_each(bins, clear_bins<Counter>{bins_out}, stream);
    int blocks = blocks_for(samples.width * samples.rows, HISTOGRAM_BLOCK * 16, 1024);
    if (blocks > 0)
        CU2CL_START(count_in_bins, (blocks, HISTOGRAM_BLOCK, 0, stream), (samples, bins_out, bins, bin_of));
    return CU2CL_API(PeekAtLastError)();
}

} // namespace detail

struct DeviceHistogram
{
    template <typename SampleIteratorT, typename CounterT, typename LevelT, typename OffsetT>
    static CU2CL_API(Error_t) HistogramEven(void *d_temp_storage, size_t &temp_storage_bytes, SampleIteratorT d_samples,
                                     CounterT *d_histogram, int num_levels, LevelT lower_level, LevelT upper_level,
                                     OffsetT num_samples, CU2CL_API(Stream_t) stream = 0)
    {
        return HistogramEven(d_temp_storage, temp_storage_bytes, d_samples, d_histogram, num_levels, lower_level,
                             upper_level, num_samples, (OffsetT)1, (size_t)0, stream);
    }

    template <typename SampleIteratorT, typename CounterT, typename LevelT, typename OffsetT>
    static CU2CL_API(Error_t) HistogramEven(void *d_temp_storage, size_t &temp_storage_bytes, SampleIteratorT d_samples,
                                     CounterT *d_histogram, int num_levels, LevelT lower_level, LevelT upper_level,
                                     OffsetT num_row_samples, OffsetT num_rows, size_t row_stride_bytes,
                                     CU2CL_API(Stream_t) stream = 0)
    {
        CounterT *histograms[1] = {d_histogram};
        return MultiHistogramEven<1, 1>(d_temp_storage, temp_storage_bytes, d_samples, histograms, &num_levels,
                                        &lower_level, &upper_level, num_row_samples, num_rows, row_stride_bytes,
                                        stream);
    }

    template <int NUM_CHANNELS, int NUM_ACTIVE_CHANNELS, typename SampleIteratorT, typename CounterT, typename LevelT,
              typename OffsetT>
    static CU2CL_API(Error_t) MultiHistogramEven(void *d_temp_storage, size_t &temp_storage_bytes,
                                          SampleIteratorT d_samples, CounterT *const *d_histogram,
                                          const int *num_levels, const LevelT *lower_level, const LevelT *upper_level,
                                          OffsetT num_pixels, CU2CL_API(Stream_t) stream = 0)
    {
        return MultiHistogramEven<NUM_CHANNELS, NUM_ACTIVE_CHANNELS>(d_temp_storage, temp_storage_bytes, d_samples,
                                                                     d_histogram, num_levels, lower_level,
                                                                     upper_level, num_pixels, (OffsetT)1, (size_t)0,
                                                                     stream);
    }

    template <int NUM_CHANNELS, int NUM_ACTIVE_CHANNELS, typename SampleIteratorT, typename CounterT, typename LevelT,
              typename OffsetT>
    static CU2CL_API(Error_t) MultiHistogramEven(void *d_temp_storage, size_t &temp_storage_bytes,
                                          SampleIteratorT d_samples, CounterT *const *d_histogram,
                                          const int *num_levels, const LevelT *lower_level, const LevelT *upper_level,
                                          OffsetT num_row_pixels, OffsetT num_rows, size_t row_stride_bytes,
                                          CU2CL_API(Stream_t) stream = 0)
    {
        using Sample = detail::value_t<SampleIteratorT>;
        if (!d_temp_storage) {
            temp_storage_bytes = 1;
            return CU2CL_API(Success);
        }
        for (int c = 0; c < NUM_ACTIVE_CHANNELS; c++) {
            CU2CL_API(Error_t) status = detail::histogram(
                detail::histogram_samples<SampleIteratorT>{d_samples, (long long)num_row_pixels, (long long)num_rows,
                                                           (long long)(row_stride_bytes / sizeof(Sample)),
                                                           NUM_CHANNELS, c},
                d_histogram[c], num_levels[c] - 1,
                detail::even_bin<LevelT>{lower_level[c], upper_level[c], num_levels[c] - 1}, stream);
            if (status != CU2CL_API(Success))
                return status;
        }
        return CU2CL_API(Success);
    }

    template <typename SampleIteratorT, typename CounterT, typename LevelT, typename OffsetT>
    static CU2CL_API(Error_t) HistogramRange(void *d_temp_storage, size_t &temp_storage_bytes, SampleIteratorT d_samples,
                                      CounterT *d_histogram, int num_levels, const LevelT *d_levels,
                                      OffsetT num_samples, CU2CL_API(Stream_t) stream = 0)
    {
        return HistogramRange(d_temp_storage, temp_storage_bytes, d_samples, d_histogram, num_levels, d_levels,
                              num_samples, (OffsetT)1, (size_t)0, stream);
    }

    template <typename SampleIteratorT, typename CounterT, typename LevelT, typename OffsetT>
    static CU2CL_API(Error_t) HistogramRange(void *d_temp_storage, size_t &temp_storage_bytes, SampleIteratorT d_samples,
                                      CounterT *d_histogram, int num_levels, const LevelT *d_levels,
                                      OffsetT num_row_samples, OffsetT num_rows, size_t row_stride_bytes,
                                      CU2CL_API(Stream_t) stream = 0)
    {
        CounterT *histograms[1] = {d_histogram};
        const LevelT *levels[1] = {d_levels};
        return MultiHistogramRange<1, 1>(d_temp_storage, temp_storage_bytes, d_samples, histograms, &num_levels,
                                         levels, num_row_samples, num_rows, row_stride_bytes, stream);
    }

    template <int NUM_CHANNELS, int NUM_ACTIVE_CHANNELS, typename SampleIteratorT, typename CounterT, typename LevelT,
              typename OffsetT>
    static CU2CL_API(Error_t) MultiHistogramRange(void *d_temp_storage, size_t &temp_storage_bytes,
                                           SampleIteratorT d_samples, CounterT *const *d_histogram,
                                           const int *num_levels, const LevelT *const *d_levels, OffsetT num_pixels,
                                           CU2CL_API(Stream_t) stream = 0)
    {
        return MultiHistogramRange<NUM_CHANNELS, NUM_ACTIVE_CHANNELS>(d_temp_storage, temp_storage_bytes, d_samples,
                                                                      d_histogram, num_levels, d_levels, num_pixels,
                                                                      (OffsetT)1, (size_t)0, stream);
    }

    template <int NUM_CHANNELS, int NUM_ACTIVE_CHANNELS, typename SampleIteratorT, typename CounterT, typename LevelT,
              typename OffsetT>
    static CU2CL_API(Error_t) MultiHistogramRange(void *d_temp_storage, size_t &temp_storage_bytes,
                                           SampleIteratorT d_samples, CounterT *const *d_histogram,
                                           const int *num_levels, const LevelT *const *d_levels,
                                           OffsetT num_row_pixels, OffsetT num_rows, size_t row_stride_bytes,
                                           CU2CL_API(Stream_t) stream = 0)
    {
        using Sample = detail::value_t<SampleIteratorT>;
        if (!d_temp_storage) {
            temp_storage_bytes = 1;
            return CU2CL_API(Success);
        }
        for (int c = 0; c < NUM_ACTIVE_CHANNELS; c++) {
            CU2CL_API(Error_t) status = detail::histogram(
                detail::histogram_samples<SampleIteratorT>{d_samples, (long long)num_row_pixels, (long long)num_rows,
                                                           (long long)(row_stride_bytes / sizeof(Sample)),
                                                           NUM_CHANNELS, c},
                d_histogram[c], num_levels[c] - 1, detail::range_bin<LevelT>{d_levels[c], num_levels[c] - 1}, stream);
            if (status != CU2CL_API(Success))
                return status;
        }
        return CU2CL_API(Success);
    }
};

} // namespace cub

#endif
