/* make_cudaExtent() and its like are declared with the runtime API. */
#include "cuda_runtime_api.h"
