/* Function objects that CUB's algorithms take. */
#ifndef CU2CL_CUDA_CUB_THREAD_THREAD_OPERATORS
#define CU2CL_CUDA_CUB_THREAD_THREAD_OPERATORS

#include "../util_type.cuh"

namespace cub
{

struct Equality
{
    template <typename T, typename U>
    CU2CL_HD bool operator()(const T &a, const U &b) const
    {
        return a == b;
    }
};

struct Inequality
{
    template <typename T, typename U>
    CU2CL_HD bool operator()(const T &a, const U &b) const
    {
        return a != b;
    }
};

template <typename EqualityOp> struct InequalityWrapper
{
    EqualityOp op;

    CU2CL_HD InequalityWrapper(EqualityOp o) : op(o)
    {
    }
    template <typename T, typename U>
    CU2CL_HD bool operator()(const T &a, const U &b)
    {
        return !op(a, b);
    }
};

struct Sum
{
    template <typename T, typename U>
    CU2CL_HD auto operator()(const T &a, const U &b) const
        -> decltype(a + b)
    {
        return a + b;
    }
};

struct Difference
{
    template <typename T, typename U>
    CU2CL_HD auto operator()(const T &a, const U &b) const
        -> decltype(a - b)
    {
        return a - b;
    }
};

struct Division
{
    template <typename T, typename U>
    CU2CL_HD auto operator()(const T &a, const U &b) const
        -> decltype(a / b)
    {
        return a / b;
    }
};

struct Max
{
    template <typename T, typename U>
    CU2CL_HD std::common_type_t<T, U> operator()(const T &a,
                                                                            const U &b) const
    {
        return a < b ? b : a;
    }
};

struct Min
{
    template <typename T, typename U>
    CU2CL_HD std::common_type_t<T, U> operator()(const T &a,
                                                                            const U &b) const
    {
        return b < a ? b : a;
    }
};

/* The pair of the larger value; of equal ones that of the lower key. */
struct ArgMax
{
    template <typename T, typename Offset>
    CU2CL_HD KeyValuePair<Offset, T>
    operator()(const KeyValuePair<Offset, T> &a, const KeyValuePair<Offset, T> &b) const
    {
        if (a.value < b.value || (!(b.value < a.value) && b.key < a.key))
            return b;
        return a;
    }
};

/* The pair of the smaller value; of equal ones that of the lower key. */
struct ArgMin
{
    template <typename T, typename Offset>
    CU2CL_HD KeyValuePair<Offset, T>
    operator()(const KeyValuePair<Offset, T> &a, const KeyValuePair<Offset, T> &b) const
    {
        if (b.value < a.value || (!(a.value < b.value) && b.key < a.key))
            return b;
        return a;
    }
};

template <typename B> struct CastOp
{
    template <typename A> CU2CL_HD B operator()(const A &a) const
    {
        return static_cast<B>(a);
    }
};

/* The operator with its operands the other way round. */
template <typename ScanOp> class SwizzleScanOp
{
    ScanOp scan_op;

  public:
    CU2CL_HD SwizzleScanOp(ScanOp op) : scan_op(op)
    {
    }
    template <typename T> CU2CL_HD T operator()(const T &a, const T &b)
    {
        return scan_op(b, a);
    }
};

/* Reduces the values of equal keys that follow each other: pairs of a number of heads and a value. */
template <typename ReductionOp> struct ReduceBySegmentOp
{
    ReductionOp op;

    ReduceBySegmentOp() = default;
    CU2CL_HD ReduceBySegmentOp(ReductionOp o) : op(o)
    {
    }
    template <typename Pair>
    CU2CL_HD Pair operator()(const Pair &first, const Pair &second)
    {
        Pair result;
        result.key = first.key + second.key;
        result.value = second.key ? second.value : op(first.value, second.value);
        return result;
    }
};

template <typename ReductionOp> struct ReduceByKeyOp
{
    ReductionOp op;

    ReduceByKeyOp() = default;
    CU2CL_HD ReduceByKeyOp(ReductionOp o) : op(o)
    {
    }
    template <typename Pair>
    CU2CL_HD Pair operator()(const Pair &first, const Pair &second)
    {
        Pair result = second;
        if (first.key == second.key)
            result.value = op(first.value, second.value);
        return result;
    }
};

template <typename Binary> struct BinaryFlip
{
    Binary op;

    CU2CL_HD explicit BinaryFlip(Binary o) : op(o)
    {
    }
    template <typename T, typename U> CU2CL_DEVICE auto operator()(T &&t, U &&u) -> decltype(op(u, t))
    {
        return op(u, t);
    }
};

template <typename Binary> CU2CL_HD BinaryFlip<Binary> MakeBinaryFlip(Binary op)
{
    return BinaryFlip<Binary>(op);
}

} // namespace cub

#endif
