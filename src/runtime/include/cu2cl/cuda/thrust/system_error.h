/* Thrust's <thrust/system_error.h> and <thrust/system/cuda/error.h>: failures are exceptions. */
#ifndef CU2CL_THRUST_SYSTEM_ERROR_H
#define CU2CL_THRUST_SYSTEM_ERROR_H

#include "detail/config.h"

#include <new>
#include <stdexcept>
#include <string>
#include <system_error>

namespace thrust
{

using std::errc;
using std::error_category;
using std::error_code;
using std::error_condition;
using std::generic_category;
using std::make_error_code;
using std::make_error_condition;
using std::system_category;
using std::system_error;

namespace detail
{

class cuda_category_t : public std::error_category
{
  public:
    const char *name() const noexcept override
    {
        return "cuda";
    }
    std::string message(int code) const override
    {
        CU2CL_API(Error_t) error = static_cast<CU2CL_API(Error_t)>(code);
        return std::string(CU2CL_API(GetErrorName)(error)) + ": " +
               CU2CL_API(GetErrorString)(error);
    }
};

} // namespace detail

inline const error_category &cuda_category()
{
    static const detail::cuda_category_t category;
    return category;
}

namespace system
{
using thrust::cuda_category;
using thrust::error_category;
using thrust::error_code;
using thrust::error_condition;
using thrust::generic_category;
using thrust::system_category;
using thrust::system_error;
namespace cuda
{
namespace errc
{
}
} // namespace cuda

/* What an allocation that fails throws. */
class bad_alloc : public std::bad_alloc
{
    std::string text;

  public:
    explicit bad_alloc(const std::string &why) : text("std::bad_alloc: " + why)
    {
    }
    const char *what() const noexcept override
    {
        return text.c_str();
    }
};
namespace detail
{
using thrust::system::bad_alloc;
}
} // namespace system

namespace detail
{

inline void check(CU2CL_API(Error_t) error, const char *what)
{
    if (error == 0)
        return;
    CU2CL_API(GetLastError)(); /* the exception has it now */
    throw thrust::system_error(static_cast<int>(error), thrust::cuda_category(), what);
}

} // namespace detail
} // namespace thrust

#endif
