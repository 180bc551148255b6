/* See there. */
#include "../nvtx3/nvToolsExt.h"
