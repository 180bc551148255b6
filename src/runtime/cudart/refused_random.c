/* The functions of cuRAND's host interface that are not ported.
 * Made by scripts/cuda_names.py; not edited by hand. */
#include "calls.h"
