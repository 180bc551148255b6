/* Thrust's <thrust/random/linear_congruential_engine.h>. */
#ifndef CU2CL_THRUST_RANDOM_LINEAR_CONGRUENTIAL_ENGINE_H
#define CU2CL_THRUST_RANDOM_LINEAR_CONGRUENTIAL_ENGINE_H

#include "../detail/config.h"

#include <cstdint>

namespace thrust
{
namespace random
{

/* What all engines say to a stream, and to each other: a state is all there is of them. */
template <class UIntType, UIntType A, UIntType C, UIntType M> class linear_congruential_engine
{
    UIntType state;

    CU2CL_HD static UIntType step(UIntType x, UIntType a, UIntType c)
    {
        if (M == 0)
            return static_cast<UIntType>(a * x + c);
        return static_cast<UIntType>((static_cast<unsigned long long>(a) * x + c) %
                                     (M == 0 ? 1 : M));
    }

  public:
    using result_type = UIntType;
    static const UIntType multiplier = A;
    static const UIntType increment = C;
    static const UIntType modulus = M;
    static const UIntType min = C == 0 ? 1 : 0;
    static const UIntType max = M - 1;
    static const UIntType default_seed = 1;

    CU2CL_HD explicit linear_congruential_engine(result_type s = default_seed)
    {
        seed(s);
    }
    CU2CL_HD void seed(result_type s = default_seed)
    {
        UIntType reduced = M == 0 ? s : static_cast<UIntType>(s % (M == 0 ? 1 : M));
        state = C == 0 && reduced == 0 ? 1 : reduced;
    }
    CU2CL_HD result_type operator()()
    {
        state = step(state, A, C);
        return state;
    }
    /* z steps at once: the step's powers, by squaring. */
    CU2CL_HD void discard(unsigned long long z)
    {
        UIntType a = A, c = C, all_a = 1, all_c = 0;
        for (; z > 0; z >>= 1) {
            if (z & 1) {
                all_c = step(all_c, a, c);
                all_a = step(all_a, a, 0);
            }
            c = step(c, a, c);
            a = step(a, a, 0);
        }
        state = step(state, all_a, all_c);
    }
    CU2CL_HD bool operator==(const linear_congruential_engine &other) const
    {
        return state == other.state;
    }
    CU2CL_HD bool operator!=(const linear_congruential_engine &other) const
    {
        return state != other.state;
    }
    template <class Stream>
    friend auto operator<<(Stream &out, const linear_congruential_engine &e)
        -> decltype(out << UIntType())
    {
        return out << e.state;
    }
    template <class Stream>
    friend auto operator>>(Stream &in, linear_congruential_engine &e) -> decltype(in >> e.state)
    {
        return in >> e.state;
    }
};

using minstd_rand0 = linear_congruential_engine<std::uint32_t, 16807, 0, 2147483647>;
using minstd_rand = linear_congruential_engine<std::uint32_t, 48271, 0, 2147483647>;

} // namespace random

using random::linear_congruential_engine;
using random::minstd_rand;
using random::minstd_rand0;

} // namespace thrust

#endif
