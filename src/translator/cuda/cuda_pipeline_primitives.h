/* See there. */
#include "cuda_pipeline.h"
