/* Thrust's <thrust/random/linear_feedback_shift_engine.h>: L'Ecuyer's, one component of Tausworthe's
 * generators. */
#ifndef CU2CL_THRUST_RANDOM_LINEAR_FEEDBACK_SHIFT_ENGINE_H
#define CU2CL_THRUST_RANDOM_LINEAR_FEEDBACK_SHIFT_ENGINE_H

#include "linear_congruential_engine.h"

namespace thrust
{
namespace random
{

template <class UIntType, std::size_t W, std::size_t K, std::size_t Q, std::size_t S>
class linear_feedback_shift_engine
{
    UIntType state;

    static const UIntType mask = ~static_cast<UIntType>(0) >> (sizeof(UIntType) * 8 - W);

  public:
    using result_type = UIntType;
    static const std::size_t word_size = W;
    static const std::size_t exponent1 = K;
    static const std::size_t exponent2 = Q;
    static const std::size_t step_size = S;
    static const UIntType min = 0;
    static const UIntType max = mask;
    static const UIntType default_seed = 341;

    CU2CL_HD explicit linear_feedback_shift_engine(result_type value = default_seed)
    {
        seed(value);
    }
    CU2CL_HD void seed(result_type value = default_seed)
    {
        state = value;
    }
    CU2CL_HD result_type operator()()
    {
        const UIntType kept = (mask << (W - K)) & mask;
        const UIntType fed = (((state << Q) ^ state) & mask) >> (K - S);
        state = ((state & kept) << S) & mask;
        state ^= fed;
        return state;
    }
    CU2CL_HD void discard(unsigned long long z)
    {
        for (; z > 0; z--)
            (*this)();
    }
    CU2CL_HD bool operator==(const linear_feedback_shift_engine &other) const
    {
        return state == other.state;
    }
    CU2CL_HD bool operator!=(const linear_feedback_shift_engine &other) const
    {
        return state != other.state;
    }
};

} // namespace random

using random::linear_feedback_shift_engine;

} // namespace thrust

#endif
