/* The table of forms, for lower/base/node.c. */
#ifndef CU2CL_LOWER_FORMS_H
#define CU2CL_LOWER_FORMS_H

#include "lower/base/base.h"

extern const struct lower_ways forms_ways;

#endif
