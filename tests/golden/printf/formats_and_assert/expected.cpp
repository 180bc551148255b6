#include <cu2cl/cu2cl.h>
#include <assert.h>
#include <stdio.h>

void k(int n, float x, long long w, unsigned long long u)
CU2CL_KERNEL(k, n, x, w, u)
#include "input.cl.h"
