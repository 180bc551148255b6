/* Members of template instances that another source is to show: it has the template's definition,
 * and may never name the instance where libclang shows it. */
#ifndef CU2CL_WANTED_H
#define CU2CL_WANTED_H

#include "frontend/frontend.h"

/* A function that uses this member of a class template's instance, or this instance of a member
 * template, once; NULL for any other function. `number` makes its name. */
const char *wanted_probe(struct tu *tu, CXCursor function, size_t number);

#endif
