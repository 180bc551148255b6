/* Thrust's <thrust/random.h>. */
#ifndef CU2CL_THRUST_RANDOM_H
#define CU2CL_THRUST_RANDOM_H

#include "random/discard_block_engine.h"
#include "random/linear_congruential_engine.h"
#include "random/linear_feedback_shift_engine.h"
#include "random/normal_distribution.h"
#include "random/subtract_with_carry_engine.h"
#include "random/uniform_int_distribution.h"
#include "random/uniform_real_distribution.h"
#include "random/xor_combine_engine.h"

namespace thrust
{
namespace random
{
using default_random_engine = minstd_rand;
}
using random::default_random_engine;
} // namespace thrust

#endif
