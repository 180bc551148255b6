/* Thrust's <thrust/device_delete.h>. */
#ifndef CU2CL_THRUST_DEVICE_DELETE_H
#define CU2CL_THRUST_DEVICE_DELETE_H

#include "memory.h"

namespace thrust
{

/* Destructors are not called: objects on the device have none that do anything. */
template <class T> inline void device_delete(device_ptr<T> p, std::size_t = 1)
{
    device_free(p);
}

} // namespace thrust

#endif
