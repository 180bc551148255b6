/* Thrust's <thrust/random/discard_block_engine.h>. */
#ifndef CU2CL_THRUST_RANDOM_DISCARD_BLOCK_ENGINE_H
#define CU2CL_THRUST_RANDOM_DISCARD_BLOCK_ENGINE_H

#include "subtract_with_carry_engine.h"

#endif
