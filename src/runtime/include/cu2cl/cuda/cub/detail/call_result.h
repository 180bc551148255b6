/* The type of a call, asked by host code of an operator that may be the device's alone. Host code may not call it, not even in
 * decltype; a function for both sides may. It is never called. */
#ifndef CU2CL_CUB_DETAIL_CALL_RESULT_H
#define CU2CL_CUB_DETAIL_CALL_RESULT_H

#include "config.h"
#include <type_traits>
#include <utility>

namespace cub
{
namespace detail
{

CU2CL_NO_CHECK
template <typename F, typename... Args> CU2CL_HD decltype(auto) call_of(F &&f, Args &&...args)
{
    return std::forward<F>(f)(std::forward<Args>(args)...);
}

template <typename F, typename... Args>
using call_result_t = decltype(call_of(std::declval<F>(), std::declval<Args>()...));

} // namespace detail
} // namespace cub

#endif
