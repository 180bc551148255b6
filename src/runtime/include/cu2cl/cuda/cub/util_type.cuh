/* Types that CUB's algorithms share: pairs, double buffers, what keys a radix sort takes. */
#ifndef CU2CL_CUDA_CUB_UTIL_TYPE
#define CU2CL_CUDA_CUB_UTIL_TYPE

#include "config.cuh"
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <type_traits>
#include <utility>

#ifdef __CUDACC__
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#else
#include <cu2cl/bfloat16.h>
#include <cu2cl/half.h>
#endif

namespace cub
{

/* Stands for a type that is not there: the values of a sort of keys alone. */
struct NullType
{
};

template <bool CONDITION, typename Then, typename Else> struct If
{
    using Type = std::conditional_t<CONDITION, Then, Else>;
};

template <int VALUE> using Int2Type = std::integral_constant<int, VALUE>;

template <int N, int CURRENT = N, int COUNT = 0> struct Log2
{
    enum
    {
        VALUE = Log2<N, (CURRENT >> 1), COUNT + 1>::VALUE
    };
};
template <int N, int COUNT> struct Log2<N, 0, COUNT>
{
    enum
    {
        VALUE = (1 << (COUNT - 1) < N) ? COUNT : COUNT - 1
    };
};

template <int N> struct PowerOfTwo
{
    enum
    {
        VALUE = (N & (N - 1)) == 0
    };
};

/* Memory for a T that is not constructed. */
template <typename T> struct Uninitialized
{
    alignas(T) unsigned char storage[sizeof(T)];

    CU2CL_HD T &Alias()
    {
        return *reinterpret_cast<T *>(storage);
    }
};

template <typename Key, typename Value> struct KeyValuePair
{
    typedef Key Key_;
    typedef Value Value_;
    Key key;
    Value value;

    KeyValuePair() = default;
    CU2CL_HD KeyValuePair(Key const &k, Value const &v) : key(k), value(v)
    {
    }
    CU2CL_HD bool operator==(const KeyValuePair &b) const
    {
        return value == b.value && key == b.key;
    }
    CU2CL_HD bool operator!=(const KeyValuePair &b) const
    {
        return value != b.value || key != b.key;
    }
};

/* Two buffers of which one, `Current`, holds the data; an algorithm leaves its result in the current one. */
template <typename T> struct DoubleBuffer
{
    T *d_buffers[2];
    int selector;

    CU2CL_HD DoubleBuffer() : selector(0)
    {
        d_buffers[0] = nullptr;
        d_buffers[1] = nullptr;
    }
    CU2CL_HD DoubleBuffer(T *d_current, T *d_alternate) : selector(0)
    {
        d_buffers[0] = d_current;
        d_buffers[1] = d_alternate;
    }
    CU2CL_HD T *Current()
    {
        return d_buffers[selector];
    }
    CU2CL_HD T *Alternate()
    {
        return d_buffers[selector ^ 1];
    }
};

/* A value that is known when the kernel runs: what the iterator points to by then. */
template <typename T, typename Iterator = T *> struct FutureValue
{
    using value_type = T;
    using iterator_type = Iterator;
    Iterator iterator;

    explicit CU2CL_HD FutureValue(Iterator i) : iterator(i)
    {
    }
    CU2CL_HD operator T() const
    {
        return *iterator;
    }
};

enum Category
{
    NOT_A_NUMBER,
    SIGNED_INTEGER,
    UNSIGNED_INTEGER,
    FLOATING_POINT
};

namespace detail
{

template <int SIZE> struct unsigned_of_size;
template <> struct unsigned_of_size<1>
{
    using type = unsigned char;
};
template <> struct unsigned_of_size<2>
{
    using type = unsigned short;
};
template <> struct unsigned_of_size<4>
{
    using type = unsigned int;
};
template <> struct unsigned_of_size<8>
{
    using type = unsigned long long;
};

template <typename T> struct is_half : std::false_type
{
};
template <> struct is_half<__half> : std::true_type
{
};
template <> struct is_half<__nv_bfloat16> : std::true_type
{
};

/* The largest and the lowest finite number, of halves, too. */
template <typename T, bool ARITHMETIC = std::is_arithmetic<T>::value> struct limits
{
    static CU2CL_HD T max()
    {
        return std::numeric_limits<T>::max();
    }
    static CU2CL_HD T lowest()
    {
        return std::numeric_limits<T>::lowest();
    }
};
template <typename T> struct limits<T, true>
{
    static constexpr T MAX = std::numeric_limits<T>::max();
    static constexpr T LOWEST = std::numeric_limits<T>::lowest();

    static CU2CL_HD T max()
    {
        return MAX;
    }
    static CU2CL_HD T lowest()
    {
        return LOWEST;
    }
};
template <> struct limits<__half>
{
    static CU2CL_HD __half max()
    {
        return __float2half(65504.0f);
    }
    static CU2CL_HD __half lowest()
    {
        return __float2half(-65504.0f);
    }
};
template <> struct limits<__nv_bfloat16>
{
    static CU2CL_HD __nv_bfloat16 max()
    {
        return __float2bfloat16(3.38953139e38f);
    }
    static CU2CL_HD __nv_bfloat16 lowest()
    {
        return __float2bfloat16(-3.38953139e38f);
    }
};

template <typename T> constexpr CU2CL_HD Category category_of()
{
    if (is_half<T>::value || std::is_floating_point<T>::value)
        return FLOATING_POINT;
    if (!std::is_integral<T>::value)
        return NOT_A_NUMBER;
    return std::is_signed<T>::value ? SIGNED_INTEGER : UNSIGNED_INTEGER;
}

/* The bits of a number, mapped so that they compare as unsigned integers the way that the numbers do. */
template <typename T, Category CATEGORY = category_of<T>()> struct number_bits
{
    static constexpr Category CATEGORY_OF = NOT_A_NUMBER;
    static constexpr bool PRIMITIVE = false;
    static constexpr bool NULL_TYPE = std::is_same<T, NullType>::value;
};

template <typename T> struct number_bits<T, UNSIGNED_INTEGER>
{
    using UnsignedBits = typename unsigned_of_size<sizeof(T)>::type;
    static constexpr bool PRIMITIVE = true;
    static constexpr bool NULL_TYPE = false;
    static constexpr UnsignedBits LOWEST_KEY = 0;
    static constexpr UnsignedBits MAX_KEY = (UnsignedBits)~UnsignedBits(0);

    static CU2CL_HD UnsignedBits TwiddleIn(UnsignedBits key)
    {
        return key;
    }
    static CU2CL_HD UnsignedBits TwiddleOut(UnsignedBits key)
    {
        return key;
    }
};

template <typename T> struct number_bits<T, SIGNED_INTEGER>
{
    using UnsignedBits = typename unsigned_of_size<sizeof(T)>::type;
    static constexpr bool PRIMITIVE = true;
    static constexpr bool NULL_TYPE = false;
    static constexpr UnsignedBits HIGH_BIT = (UnsignedBits)(UnsignedBits(1) << (sizeof(T) * 8 - 1));
    static constexpr UnsignedBits LOWEST_KEY = HIGH_BIT;
    static constexpr UnsignedBits MAX_KEY = (UnsignedBits)~HIGH_BIT;

    static CU2CL_HD UnsignedBits TwiddleIn(UnsignedBits key)
    {
        return key ^ HIGH_BIT;
    }
    static CU2CL_HD UnsignedBits TwiddleOut(UnsignedBits key)
    {
        return key ^ HIGH_BIT;
    }
};

template <typename T> struct number_bits<T, FLOATING_POINT>
{
    using UnsignedBits = typename unsigned_of_size<sizeof(T)>::type;
    static constexpr bool PRIMITIVE = true;
    static constexpr bool NULL_TYPE = false;
    static constexpr UnsignedBits HIGH_BIT = (UnsignedBits)(UnsignedBits(1) << (sizeof(T) * 8 - 1));
    static constexpr UnsignedBits LOWEST_KEY = (UnsignedBits)~UnsignedBits(0);
    static constexpr UnsignedBits MAX_KEY = (UnsignedBits)~HIGH_BIT;

    static CU2CL_HD UnsignedBits TwiddleIn(UnsignedBits key)
    {
        return (UnsignedBits)((key & HIGH_BIT) ? ~key : key ^ HIGH_BIT);
    }
    static CU2CL_HD UnsignedBits TwiddleOut(UnsignedBits key)
    {
        return (UnsignedBits)((key & HIGH_BIT) ? key ^ HIGH_BIT : ~key);
    }
};

} // namespace detail

template <typename T> struct NumericTraits : detail::number_bits<T>
{
    static constexpr Category CATEGORY = detail::category_of<T>();

    static CU2CL_HD T Max()
    {
        return detail::limits<T>::max();
    }
    static CU2CL_HD T Lowest()
    {
        return detail::limits<T>::lowest();
    }
};

template <typename T> struct Traits : NumericTraits<std::remove_cv_t<T>>
{
};

} // namespace cub

#endif
