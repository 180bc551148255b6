/* See there. */
#include "device_copy.cuh"
