/* See there. */
#include "config.cuh"
