/* Runs of equal keys: their number, beginnings and sums, by one scan. */
#ifndef CU2CL_CUDA_CUB_DETAIL_RUNS
#define CU2CL_CUDA_CUB_DETAIL_RUNS

#include "../device/device_scan.cuh"

namespace cub
{
namespace detail
{

/* The number of runs that have begun, and the sum of the last one up to here. */
template <typename T, typename Count> struct run_sum
{
    T value;
    Count runs;
};

template <typename Op> struct add_run_sums
{
    Op op;

    template <typename S> CU2CL_DEVICE S operator()(const S &a, const S &b)
    {
        S sum = b;
        if (b.runs == 0)
            sum.value = op(a.value, b.value);
        sum.runs = a.runs + b.runs;
        return sum;
    }
};

template <typename S, typename Values, typename Begins> struct load_run_sum
{
    Values values;
    Begins begins;

    template <typename Offset> CU2CL_DEVICE S operator()(Offset i)
    {
        S loaded;
        loaded.value = values[i];
        loaded.runs = begins(i) ? 1 : 0;
        return loaded;
    }
};

/* At the beginning of a run its key is stored, and the sum of the run before, which is complete. */
template <typename Keys, typename Unique, typename Sums, typename NumRuns, typename Count> struct store_run_sum
{
    Keys keys;
    Unique unique;
    Sums sums;
    NumRuns num_runs;
    Count n;

    template <typename Offset, typename S>
    CU2CL_DEVICE void operator()(Offset i, bool has_before, const S &before, const S &sum)
    {
        if (!has_before || sum.runs != before.runs) {
            unique[sum.runs - 1] = keys[i];
            if (has_before)
                sums[before.runs - 1] = before.value;
        }
        if (i == n - 1) {
            sums[sum.runs - 1] = sum.value;
            *num_runs = sum.runs;
        }
    }
};

template <typename Keys, typename Unique, typename Values, typename Sums, typename NumRuns, typename Equal,
          typename Op, typename N>
CU2CL_API(Error_t) reduce_runs(void *d_temp_storage, size_t &bytes, Keys keys, Unique unique, Values values, Sums sums,
                        NumRuns num_runs, Equal equal, Op op, N n, CU2CL_API(Stream_t) stream)
{
    using Count = offset_t<N>;
    using Value = value_t<Values>;
    using S = run_sum<accumulator_t<Op, Value, Value>, Count>;
    using Begins = begins_run<Keys, Equal>;
    if (d_temp_storage && n <= 0)
        CU2CL_START(store_value, (1, 1, 0, stream), (num_runs, 0));
    return scan_elements<S>(d_temp_storage, bytes, n, load_run_sum<S, Values, Begins>{values, Begins{keys, equal}},
                            add_run_sums<Op>{op},
                            store_run_sum<Keys, Unique, Sums, NumRuns, Count>{keys, unique, sums, num_runs, (Count)n},
                            stream);
}

} // namespace detail
} // namespace cub

#endif
