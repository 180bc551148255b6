/* The older interface, as far as it shares names with the newer. */
#include "cublas_v2.h"
