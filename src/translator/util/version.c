#include "util/version.h"

const char cu2cl_version[] = CU2CL_VERSION;
