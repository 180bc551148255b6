/* cuda::std::chrono, for host code and for the translator: the C++ library's durations, and clocks
 * that kernels can read, which are the device's counter of nanoseconds there. */
#ifndef CU2CL_STD_CHRONO_H
#define CU2CL_STD_CHRONO_H

#include <chrono>

#include "std.h"

#include "hide_macros.h"

namespace cuda
{
namespace std
{
namespace chrono
{
using namespace ::std::chrono;

struct system_clock {
    typedef ::std::chrono::nanoseconds duration;
    typedef duration::rep rep;
    typedef duration::period period;
    typedef ::std::chrono::time_point<system_clock> time_point;
    static constexpr bool is_steady = false;

    CU2CL_BOTH static time_point now() noexcept
    {
#ifdef __CUDA_ARCH__
        return time_point(duration((long)globaltimer()));
#else
        return time_point(::std::chrono::duration_cast<duration>(
            ::std::chrono::system_clock::now().time_since_epoch()));
#endif
    }
};

typedef system_clock high_resolution_clock;

} // namespace chrono
} // namespace std
} // namespace cuda

#include "show_macros.h"

#endif
