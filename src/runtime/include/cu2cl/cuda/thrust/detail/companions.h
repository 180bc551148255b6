/* The headers that Thrust's own bring along, as most of its algorithms are made of others. Programs
 * name one header and call what came with it. At the end of each header of an algorithm. */
#ifndef CU2CL_THRUST_DETAIL_COMPANIONS_H
#define CU2CL_THRUST_DETAIL_COMPANIONS_H

#include "../advance.h"
#include "../copy.h"
#include "../count.h"
#include "../distance.h"
#include "../execution_policy.h"
#include "../extrema.h"
#include "../fill.h"
#include "../find.h"
#include "../for_each.h"
#include "../functional.h"
#include "../generate.h"
#include "../memory.h"
#include "../merge.h"
#include "../pair.h"
#include "../reduce.h"
#include "../remove.h"
#include "../replace.h"
#include "../reverse.h"
#include "../scan.h"
#include "../scatter.h"
#include "../sequence.h"
#include "../sort.h"
#include "../swap.h"
#include "../system_error.h"
#include "../tabulate.h"
#include "../transform.h"
#include "../transform_reduce.h"
#include "../tuple.h"
#include "../uninitialized_fill.h"
#include "../version.h"
#include "../zip_function.h"

#endif
