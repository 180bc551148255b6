/* See there. */
#include "../../cooperative_groups.h"
