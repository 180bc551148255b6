/* Thrust's <thrust/zip_function.h>. */
#ifndef CU2CL_THRUST_ZIP_FUNCTION_H
#define CU2CL_THRUST_ZIP_FUNCTION_H

#include "functional.h"

#endif
