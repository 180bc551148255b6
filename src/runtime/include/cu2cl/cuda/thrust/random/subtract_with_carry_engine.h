/* Thrust's <thrust/random/subtract_with_carry_engine.h> and <thrust/random/discard_block_engine.h>. */
#ifndef CU2CL_THRUST_RANDOM_SUBTRACT_WITH_CARRY_ENGINE_H
#define CU2CL_THRUST_RANDOM_SUBTRACT_WITH_CARRY_ENGINE_H

#include "linear_congruential_engine.h"

namespace thrust
{
namespace random
{

template <class UIntType, std::size_t W, std::size_t S, std::size_t R>
class subtract_with_carry_engine
{
    UIntType x[R];
    unsigned int k;
    int carry;

    static const UIntType mask = ~static_cast<UIntType>(0) >> (sizeof(UIntType) * 8 - W);

  public:
    using result_type = UIntType;
    static const std::size_t word_size = W;
    static const std::size_t short_lag = S;
    static const std::size_t long_lag = R;
    static const UIntType min = 0;
    static const UIntType max = mask;
    static const UIntType default_seed = 19780503u;

    CU2CL_HD explicit subtract_with_carry_engine(result_type value = default_seed)
    {
        seed(value);
    }
    CU2CL_HD void seed(result_type value = default_seed)
    {
        linear_congruential_engine<UIntType, 40014u, 0, 2147483563u> start(value == 0 ? default_seed
                                                                                      : value);
        // One number for each word, also where a word has more bits: so CUDA's ranlux48 differs
        // from the C++ library's.
        for (std::size_t i = 0; i < R; i++)
            x[i] = start() & mask;
        carry = x[R - 1] == 0;
        k = 0;
    }
    CU2CL_HD result_type operator()()
    {
        int before = static_cast<int>(k) - static_cast<int>(S);
        if (before < 0)
            before += R;
        UIntType value;
        if (x[before] >= x[k] + carry) {
            value = x[before] - x[k] - carry;
            carry = 0;
        } else {
            value = (mask - x[k] - carry + x[before] + 1) & mask;
            carry = 1;
        }
        x[k] = value;
        k++;
        if (k >= R)
            k = 0;
        return value;
    }
    CU2CL_HD void discard(unsigned long long z)
    {
        for (; z > 0; z--)
            (*this)();
    }
};

/* Of each P numbers of an engine only R. */
template <class Engine, std::size_t P, std::size_t R> class discard_block_engine
{
    Engine engine;
    unsigned int used;

  public:
    using base_type = Engine;
    using result_type = typename Engine::result_type;
    static const std::size_t block_size = P;
    static const std::size_t used_block = R;
    static const result_type min = Engine::min;
    static const result_type max = Engine::max;

    CU2CL_HD discard_block_engine() : engine(), used(0)
    {
    }
    CU2CL_HD explicit discard_block_engine(const Engine &e) : engine(e), used(0)
    {
    }
    CU2CL_HD explicit discard_block_engine(result_type s) : engine(s), used(0)
    {
    }
    CU2CL_HD void seed()
    {
        engine.seed();
        used = 0;
    }
    CU2CL_HD void seed(result_type s)
    {
        engine.seed(s);
        used = 0;
    }
    CU2CL_HD const Engine &base() const
    {
        return engine;
    }
    CU2CL_HD result_type operator()()
    {
        if (used >= R) {
            engine.discard(P - R);
            used = 0;
        }
        used++;
        return engine();
    }
    CU2CL_HD void discard(unsigned long long z)
    {
        for (; z > 0; z--)
            (*this)();
    }
};

using ranlux24_base = subtract_with_carry_engine<std::uint32_t, 24, 10, 24>;
using ranlux48_base = subtract_with_carry_engine<std::uint64_t, 48, 5, 12>;
using ranlux24 = discard_block_engine<ranlux24_base, 223, 23>;
using ranlux48 = discard_block_engine<ranlux48_base, 389, 11>;

} // namespace random

using random::discard_block_engine;
using random::ranlux24;
using random::ranlux24_base;
using random::ranlux48;
using random::ranlux48_base;
using random::subtract_with_carry_engine;

} // namespace thrust

#endif
