#include <cu2cl/cu2cl.h>
#include <assert.h>
#include <stdio.h>

#define SHOW(value) printf(#value " = %d\n", value)

char suffix[] = "suffix";

void k(int n, float x, double y, long long w, unsigned long long u)
CU2CL_KERNEL(k, n, x, y, w, u)

// A format that is no literal, and strings in several address spaces.
void strings(const char *format, bool b, int *p)
CU2CL_KERNEL(strings, format, b, p)
#include "input.cl.h"
