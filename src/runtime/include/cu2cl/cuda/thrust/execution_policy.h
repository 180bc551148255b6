/* Thrust's <thrust/execution_policy.h>. */
#ifndef CU2CL_THRUST_EXECUTION_POLICY_H
#define CU2CL_THRUST_EXECUTION_POLICY_H

#include "detail/policy.h"

#include "detail/companions.h"

#endif
