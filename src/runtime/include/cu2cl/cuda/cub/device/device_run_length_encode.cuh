/* cub::DeviceRunLengthEncode: runs of equal elements and their lengths. */
#ifndef CU2CL_CUDA_CUB_DEVICE_DEVICE_RUN_LENGTH_ENCODE
#define CU2CL_CUDA_CUB_DEVICE_DEVICE_RUN_LENGTH_ENCODE

#include "../detail/runs.cuh"
#include "../iterator/constant_input_iterator.cuh"

namespace cub
{
namespace detail
{

/* The number of runs of more than one element, and where the last run began. */
template <typename Count> struct long_runs
{
    Count runs, begin;
};

struct add_long_runs
{
    template <typename S> CU2CL_DEVICE S operator()(const S &a, const S &b) const
    {
        S sum;
        sum.runs = a.runs + b.runs;
        sum.begin = a.begin > b.begin ? a.begin : b.begin;
        return sum;
    }
};

template <typename Count, typename Input> struct load_long_run
{
    Input in;
    Count n;

    CU2CL_DEVICE long_runs<Count> operator()(Count i)
    {
        bool begins = i == 0 || !(in[i - 1] == in[i]);
        long_runs<Count> loaded;
        loaded.runs = begins && i + 1 < n && in[i] == in[i + 1] ? 1 : 0;
        loaded.begin = begins ? i : 0;
        return loaded;
    }
};

/* At the end of a run its beginning and length are stored. */
template <typename Count, typename Input, typename Offsets, typename Lengths, typename NumRuns> struct store_long_run
{
    Input in;
    Offsets offsets;
    Lengths lengths;
    NumRuns num_runs;
    Count n;

    template <typename S> CU2CL_DEVICE void operator()(Count i, bool, const S &, const S &sum)
    {
        bool ends = i == n - 1 || !(in[i] == in[i + 1]);
        if (ends && sum.begin < i) {
            offsets[sum.runs - 1] = sum.begin;
            lengths[sum.runs - 1] = i + 1 - sum.begin;
        }
        if (i == n - 1)
            *num_runs = sum.runs;
    }
};

} // namespace detail

struct DeviceRunLengthEncode
{
    template <typename InputIteratorT, typename UniqueOutputIteratorT, typename LengthsOutputIteratorT,
              typename NumRunsOutputIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) Encode(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                              UniqueOutputIteratorT d_unique_out, LengthsOutputIteratorT d_counts_out,
                              NumRunsOutputIteratorT d_num_runs_out, NumItemsT num_items, CU2CL_API(Stream_t) stream = 0)
    {
        using Length = detail::output_value_t<LengthsOutputIteratorT, detail::offset_t<NumItemsT>>;
        return detail::reduce_runs(d_temp_storage, temp_storage_bytes, d_in, d_unique_out,
                                   ConstantInputIterator<Length>((Length)1), d_counts_out, d_num_runs_out, Equality(),
                                   Sum(), num_items, stream);
    }

    template <typename InputIteratorT, typename OffsetsOutputIteratorT, typename LengthsOutputIteratorT,
              typename NumRunsOutputIteratorT, typename NumItemsT>
    static CU2CL_API(Error_t) NonTrivialRuns(void *d_temp_storage, size_t &temp_storage_bytes, InputIteratorT d_in,
                                      OffsetsOutputIteratorT d_offsets_out, LengthsOutputIteratorT d_lengths_out,
                                      NumRunsOutputIteratorT d_num_runs_out, NumItemsT num_items,
                                      CU2CL_API(Stream_t) stream = 0)
    {
        using Count = detail::offset_t<NumItemsT>;
        if (d_temp_storage && num_items <= 0)
            CU2CL_START(detail::store_value, (1, 1, 0, stream), (d_num_runs_out, 0));
        return detail::scan_elements<detail::long_runs<Count>>(
            d_temp_storage, temp_storage_bytes, num_items,
            detail::load_long_run<Count, InputIteratorT>{d_in, (Count)num_items}, detail::add_long_runs(),
            detail::store_long_run<Count, InputIteratorT, OffsetsOutputIteratorT, LengthsOutputIteratorT,
                                   NumRunsOutputIteratorT>{d_in, d_offsets_out, d_lengths_out, d_num_runs_out,
                                                           (Count)num_items},
            stream);
    }
};

} // namespace cub

#endif
