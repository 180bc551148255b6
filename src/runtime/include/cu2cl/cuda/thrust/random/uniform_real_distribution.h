/* Thrust's <thrust/random/uniform_real_distribution.h> and <thrust/random/uniform_int_distribution.h>. */
#ifndef CU2CL_THRUST_RANDOM_UNIFORM_REAL_DISTRIBUTION_H
#define CU2CL_THRUST_RANDOM_UNIFORM_REAL_DISTRIBUTION_H

#include "../pair.h"
#include "linear_congruential_engine.h"

#include <limits>

namespace thrust
{
namespace random
{

/* One number of the engine, as a fraction of those that it has. */
template <class RealType = double> class uniform_real_distribution
{
    RealType low, high;

  public:
    using result_type = RealType;
    using param_type = thrust::pair<RealType, RealType>;

    CU2CL_HD explicit uniform_real_distribution(RealType a = 0, RealType b = 1) : low(a), high(b)
    {
    }
    CU2CL_HD explicit uniform_real_distribution(const param_type &p) : low(p.first), high(p.second)
    {
    }
    CU2CL_HD void reset()
    {
    }
    template <class Engine> CU2CL_HD RealType operator()(Engine &engine)
    {
        RealType part = static_cast<RealType>(engine() - Engine::min);
        part /= RealType(1) + static_cast<RealType>(Engine::max - Engine::min);
        return part * (high - low) + low;
    }
    template <class Engine> CU2CL_HD RealType operator()(Engine &engine, const param_type &p)
    {
        uniform_real_distribution other(p);
        return other(engine);
    }
    CU2CL_HD RealType a() const
    {
        return low;
    }
    CU2CL_HD RealType b() const
    {
        return high;
    }
    CU2CL_HD param_type param() const
    {
        return param_type(low, high);
    }
    CU2CL_HD void param(const param_type &p)
    {
        low = p.first;
        high = p.second;
    }
    CU2CL_HD RealType min() const
    {
        return low;
    }
    CU2CL_HD RealType max() const
    {
        return high;
    }
};

/* The integer part of a real one. */
template <class IntType = int> class uniform_int_distribution
{
    IntType low, high;

  public:
    using result_type = IntType;
    using param_type = thrust::pair<IntType, IntType>;

    CU2CL_HD explicit uniform_int_distribution(IntType a = 0,
                                               IntType b = std::numeric_limits<IntType>::max())
        : low(a), high(b)
    {
    }
    CU2CL_HD explicit uniform_int_distribution(const param_type &p) : low(p.first), high(p.second)
    {
    }
    CU2CL_HD void reset()
    {
    }
    template <class Engine> CU2CL_HD IntType operator()(Engine &engine)
    {
        using real =
            typename std::conditional<(sizeof(IntType) >= sizeof(float)), double, float>::type;
        uniform_real_distribution<real> places(static_cast<real>(low), static_cast<real>(high) + 1);
        return static_cast<IntType>(places(engine));
    }
    template <class Engine> CU2CL_HD IntType operator()(Engine &engine, const param_type &p)
    {
        uniform_int_distribution other(p);
        return other(engine);
    }
    CU2CL_HD IntType a() const
    {
        return low;
    }
    CU2CL_HD IntType b() const
    {
        return high;
    }
    CU2CL_HD param_type param() const
    {
        return param_type(low, high);
    }
    CU2CL_HD void param(const param_type &p)
    {
        low = p.first;
        high = p.second;
    }
    CU2CL_HD IntType min() const
    {
        return low;
    }
    CU2CL_HD IntType max() const
    {
        return high;
    }
};

} // namespace random

using random::uniform_int_distribution;
using random::uniform_real_distribution;

} // namespace thrust

#endif
