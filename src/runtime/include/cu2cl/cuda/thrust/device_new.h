/* Thrust's <thrust/device_new.h>. */
#ifndef CU2CL_THRUST_DEVICE_NEW_H
#define CU2CL_THRUST_DEVICE_NEW_H

#include "detail/vector.h"

namespace thrust
{

/* Objects as T() makes them, or copies of one. */
template <class T> inline device_ptr<T> device_new(device_ptr<void> place, std::size_t n = 1)
{
    detail::device_elements::build(static_cast<T *>(place.get()), n);
    return device_ptr<T>(static_cast<T *>(place.get()));
}
template <class T>
inline device_ptr<T> device_new(device_ptr<void> place, const T &value, std::size_t n = 1)
{
    detail::device_elements::fill(static_cast<T *>(place.get()), n, value);
    return device_ptr<T>(static_cast<T *>(place.get()));
}
template <class T> inline device_ptr<T> device_new(std::size_t n = 1)
{
    return thrust::device_new<T>(device_ptr<void>(device_malloc<T>(n)), n);
}

} // namespace thrust

#endif
