/* See there. */
#include "cuda_awbarrier_primitives.h"
