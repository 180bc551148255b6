/* Thrust's <thrust/random/normal_distribution.h>: one number of the engine through the inverse of
 * the distribution. */
#ifndef CU2CL_THRUST_RANDOM_NORMAL_DISTRIBUTION_H
#define CU2CL_THRUST_RANDOM_NORMAL_DISTRIBUTION_H

#include "../pair.h"
#include "linear_congruential_engine.h"

#include <cmath>
#include <limits>

namespace thrust
{
namespace detail
{

#ifdef __CUDA_ARCH__
CU2CL_HD inline float inverse_erfc(float x)
{
    return erfcinvf(x);
}
CU2CL_HD inline double inverse_erfc(double x)
{
    return erfcinv(x);
}
#else
/* A first guess, and steps by the function and its derivatives (Halley's method). */
CU2CL_HD inline double inverse_erfc(double x)
{
    if (!(x > 0))
        return x == 0 ? std::numeric_limits<double>::infinity()
                      : std::numeric_limits<double>::quiet_NaN();
    double small = x < 1 ? x : 2 - x;
    double t = std::sqrt(-2 * std::log(small / 2));
    double guess = -0.70711 * ((2.30753 + t * 0.27061) / (1 + t * (0.99229 + t * 0.04481)) - t);
    for (int i = 0; i < 3; i++) {
        double error = std::erfc(guess) - small;
        guess += error / (1.12837916709551257 * std::exp(-guess * guess) - guess * error);
    }
    return x < 1 ? guess : -guess;
}
CU2CL_HD inline float inverse_erfc(float x)
{
    return static_cast<float>(inverse_erfc(static_cast<double>(x)));
}
#endif

} // namespace detail

namespace random
{

template <class RealType = double> class normal_distribution
{
    RealType average, deviation;

  public:
    using result_type = RealType;
    using param_type = thrust::pair<RealType, RealType>;

    CU2CL_HD explicit normal_distribution(RealType mean = 0, RealType stddev = 1)
        : average(mean), deviation(stddev)
    {
    }
    CU2CL_HD explicit normal_distribution(const param_type &p)
        : average(p.first), deviation(p.second)
    {
    }
    CU2CL_HD void reset()
    {
    }
    template <class Engine> CU2CL_HD RealType operator()(Engine &engine)
    {
        using number = typename Engine::result_type;
        const number range = Engine::max - Engine::min;
        const RealType step = RealType(1) / static_cast<RealType>(range);
        RealType root = static_cast<RealType>(-1.4142135623730950488); // of 2
        number value = engine() - Engine::min;
        if (value > range / 2) {
            value = range - value;
            root = -root;
        }
        RealType part = static_cast<RealType>(value) * step + step / 2;
        return average + deviation * root * detail::inverse_erfc(2 * part);
    }
    template <class Engine> CU2CL_HD RealType operator()(Engine &engine, const param_type &p)
    {
        normal_distribution other(p);
        return other(engine);
    }
    CU2CL_HD RealType mean() const
    {
        return average;
    }
    CU2CL_HD RealType stddev() const
    {
        return deviation;
    }
    CU2CL_HD param_type param() const
    {
        return param_type(average, deviation);
    }
    CU2CL_HD void param(const param_type &p)
    {
        average = p.first;
        deviation = p.second;
    }
    CU2CL_HD RealType min() const
    {
        return -std::numeric_limits<RealType>::infinity();
    }
    CU2CL_HD RealType max() const
    {
        return std::numeric_limits<RealType>::infinity();
    }
};

} // namespace random

using random::normal_distribution;

} // namespace thrust

#endif
