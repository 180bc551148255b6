/* What CUDA declares here, cuda_runtime.h declares for us. */
#include "cuda_runtime.h"
