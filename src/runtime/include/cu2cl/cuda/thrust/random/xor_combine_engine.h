/* Thrust's <thrust/random/xor_combine_engine.h>. */
#ifndef CU2CL_THRUST_RANDOM_XOR_COMBINE_ENGINE_H
#define CU2CL_THRUST_RANDOM_XOR_COMBINE_ENGINE_H

#include "linear_feedback_shift_engine.h"

namespace thrust
{
namespace random
{

template <class Engine1, std::size_t S1, class Engine2, std::size_t S2 = 0> class xor_combine_engine
{
    Engine1 first;
    Engine2 second;

  public:
    using base1_type = Engine1;
    using base2_type = Engine2;
    using result_type = typename std::conditional<
        (sizeof(typename Engine2::result_type) > sizeof(typename Engine1::result_type)),
        typename Engine2::result_type, typename Engine1::result_type>::type;
    static const std::size_t shift1 = S1;
    static const std::size_t shift2 = S2;
    static const result_type min = 0;
    static const result_type max = (static_cast<result_type>(Engine1::max) << S1) |
                                   (static_cast<result_type>(Engine2::max) << S2);

    CU2CL_HD xor_combine_engine()
    {
    }
    CU2CL_HD xor_combine_engine(const Engine1 &a, const Engine2 &b) : first(a), second(b)
    {
    }
    CU2CL_HD explicit xor_combine_engine(result_type s) : first(s), second(s)
    {
    }
    CU2CL_HD void seed()
    {
        first.seed();
        second.seed();
    }
    CU2CL_HD void seed(result_type s)
    {
        first.seed(s);
        second.seed(s);
    }
    CU2CL_HD const Engine1 &base1() const
    {
        return first;
    }
    CU2CL_HD const Engine2 &base2() const
    {
        return second;
    }
    CU2CL_HD result_type operator()()
    {
        result_type a = static_cast<result_type>(first()) << S1;
        result_type b = static_cast<result_type>(second()) << S2;
        return a ^ b;
    }
    CU2CL_HD void discard(unsigned long long z)
    {
        first.discard(z);
        second.discard(z);
    }
    CU2CL_HD bool operator==(const xor_combine_engine &other) const
    {
        return first == other.first && second == other.second;
    }
    CU2CL_HD bool operator!=(const xor_combine_engine &other) const
    {
        return !(*this == other);
    }
};

using taus88 = xor_combine_engine<
    linear_feedback_shift_engine<std::uint32_t, 32, 31, 13, 12>, 0,
    xor_combine_engine<linear_feedback_shift_engine<std::uint32_t, 32, 29, 2, 4>, 0,
                       linear_feedback_shift_engine<std::uint32_t, 32, 28, 3, 17>, 0>,
    0>;

} // namespace random

using random::taus88;
using random::xor_combine_engine;

} // namespace thrust

#endif
