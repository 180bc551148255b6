/* Types that device-wide algorithms derive from those of their arguments. */
#ifndef CU2CL_CUDA_CUB_DETAIL_TYPES
#define CU2CL_CUDA_CUB_DETAIL_TYPES

#include "../util_type.cuh"
#include "call_result.h"

namespace cub
{
namespace detail
{

template <typename Iterator>
using value_t = std::remove_cv_t<typename std::iterator_traits<Iterator>::value_type>;

/* What an output iterator takes; where it does not say, what the input has. */
template <typename Output, typename Other, typename = void> struct output_value
{
    using type = Other;
};
template <typename Output, typename Other>
struct output_value<Output, Other,
                    std::enable_if_t<!std::is_void<
                        typename std::iterator_traits<Output>::value_type>::value>>
{
    using type = value_t<Output>;
};
template <typename Output, typename Other>
using output_value_t = typename output_value<Output, Other>::type;

/* What a sum of B's that begins with an A is kept in. */
template <typename Op, typename A, typename B>
using accumulator_t = std::decay_t<call_result_t<Op &, A, B>>;

/* Counts elements: wide enough that n and a tile more fit. */
template <typename N>
using offset_t = std::conditional_t<(sizeof(N) < 4 || (sizeof(N) == 4 && std::is_signed<N>::value)),
                                    unsigned int, unsigned long long>;

template <bool TRIVIAL, typename T, int N> struct shared_items_of
{
    using type = T[N];
};

/* Elements in shared memory whose type has a constructor, which nobody calls there. */
template <typename T, int N> struct raw_items
{
    alignas(T) unsigned char bytes[N * sizeof(T)];

    CU2CL_DEVICE T &operator[](int i)
    {
        return reinterpret_cast<T *>(bytes)[i];
    }
};

template <typename T, int N> struct shared_items_of<false, T, N>
{
    using type = raw_items<T, N>;
};

/* N elements of T in shared memory. */
template <typename T, int N>
using shared_items =
    typename shared_items_of<std::is_trivially_default_constructible<T>::value, T, N>::type;

/* The number of elements of T that a thread takes: about `bytes` of them, and an odd number, so that threads which
 * read their own elements from shared memory meet in no bank. */
template <typename T> constexpr CU2CL_HD int items_per_thread(int bytes)
{
    return bytes / (int)(sizeof(T) < 4 ? 4 : sizeof(T)) < 2 ? 1 : (bytes / (int)(sizeof(T) < 4 ? 4 : sizeof(T)) - 1) | 1;
}

} // namespace detail
} // namespace cub

#endif
