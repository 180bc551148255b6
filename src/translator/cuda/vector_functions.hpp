/* make_float4() and its like are declared beside their types. */
#include "vector_types.h"
