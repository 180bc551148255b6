/* Thrust's <thrust/shuffle.h>. */
#ifndef CU2CL_THRUST_SHUFFLE_H
#define CU2CL_THRUST_SHUFFLE_H

#include "copy.h"
#include "gather.h"

namespace thrust
{

namespace detail
{
/* A one-to-one map of 0 ... 2^bits - 1 that the keys choose: a Feistel network of unequal halves.
 * Where it leads behind the end, it is followed until it comes back. */
struct shuffled_index {
    unsigned long long n;
    unsigned int left_bits, right_bits;
    unsigned int keys[24];

    CU2CL_HD unsigned long long once(unsigned long long value) const
    {
        const unsigned long long left_mask = (1ull << left_bits) - 1,
                                 right_mask = (1ull << right_bits) - 1;
        unsigned long long left = value >> right_bits, right = value & right_mask;
        for (int i = 0; i < 24; i++) {
            unsigned long long mixed = (right + 1) * 0x9E3779B97F4A7C15ull ^ keys[i];
            mixed = (mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9ull;
            mixed ^= mixed >> 32;
            if (i % 2 == 0) {
                left = (left ^ mixed) & left_mask;
            } else {
                mixed = (left + 1) * 0x94D049BB133111EBull ^ keys[i];
                mixed ^= mixed >> 31;
                right = (right ^ mixed) & right_mask;
            }
        }
        return left << right_bits | right;
    }
    CU2CL_HD std::ptrdiff_t operator()(std::ptrdiff_t i) const
    {
        unsigned long long value = once((unsigned long long)i);
        while (value >= n)
            value = once(value);
        return (std::ptrdiff_t)value;
    }
};

template <class Engine> inline shuffled_index make_shuffle(std::ptrdiff_t n, Engine &&engine)
{
    shuffled_index index;
    unsigned int bits = 2;
    while ((1ull << bits) < (unsigned long long)n)
        bits++;
    index.n = (unsigned long long)n;
    index.left_bits = bits / 2;
    index.right_bits = bits - bits / 2;
    for (int i = 0; i < 24; i++)
        index.keys[i] = (unsigned int)engine();
    return index;
}

template <class In, class Out> struct shuffle_each {
    In in;
    Out out;
    shuffled_index index;
    CU2CL_HD void operator()(std::ptrdiff_t i)
    {
        out[i] = in[index(i)];
    }
};
} // namespace detail

template <class P, class In, class Out, class Engine>
inline Out shuffle_copy(const execution_policy_base<P> &policy, In first, In last, Out result,
                        Engine &&engine)
{
    auto system = detail::system_of(detail::derived(policy));
    auto in = detail::usable(system, first);
    auto out = detail::usable(system, result);
    detail::each(system, last - first,
                 detail::shuffle_each<decltype(in), decltype(out)>{
                     in, out, detail::make_shuffle(last - first, engine)});
    return result + (last - first);
}
template <class In, class Out, class Engine,
          class = typename std::enable_if<!detail::is_policy<In>::value>::type>
inline Out shuffle_copy(In first, In last, Out result, Engine &&engine)
{
    return thrust::shuffle_copy(typename detail::default_policy<In, Out>::type(), first, last,
                                result, engine);
}

namespace detail
{
template <class It, class Engine>
inline void shuffle_places(const sequential &system, It it, std::ptrdiff_t n, Engine &engine)
{
    std::vector<value_of<It>> values;
    for (std::ptrdiff_t i = 0; i < n; i++)
        values.push_back(it[i]);
    shuffled_index index = make_shuffle(n, engine);
    (void)system;
    for (std::ptrdiff_t i = 0; i < n; i++)
        it[i] = values[(std::size_t)index(i)];
}
template <class It, class Engine>
inline void shuffle_places(const on_stream &system, It it, std::ptrdiff_t n, Engine &engine)
{
    using T = value_of<It>;
    temporary<T> values(n);
    copy_places(system, it, n, values.get());
    each(system, n, shuffle_each<T *, It>{values.get(), it, make_shuffle(n, engine)});
}
} // namespace detail

template <class P, class It, class Engine>
inline void shuffle(const execution_policy_base<P> &policy, It first, It last, Engine &&engine)
{
    auto system = detail::system_of(detail::derived(policy));
    detail::shuffle_places(system, detail::usable(system, first), last - first, engine);
}
template <class It, class Engine,
          class = typename std::enable_if<!detail::is_policy<It>::value>::type>
inline void shuffle(It first, It last, Engine &&engine)
{
    thrust::shuffle(typename detail::default_policy<It>::type(), first, last, engine);
}

} // namespace thrust

#endif
