/* Thrust's <thrust/universal_allocator.h>. */
#ifndef CU2CL_THRUST_UNIVERSAL_ALLOCATOR_H
#define CU2CL_THRUST_UNIVERSAL_ALLOCATOR_H

#include "device_allocator.h"
#include "universal_ptr.h"

namespace thrust
{

template <class T> using universal_allocator = cuda_cub::universal_allocator<T>;
template <class T>
using universal_host_pinned_allocator = cuda_cub::universal_host_pinned_allocator<T>;

} // namespace thrust

#endif
