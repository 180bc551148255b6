// Inline PTX of all kinds.
#include <cu2cl/cu2cl.h>

typedef unsigned int u32;

#define ADDC(r, a, b) asm volatile("addc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b))

void carries(u32 *r, const u32 *a, const u32 *b)
CU2CL_KERNEL(carries, r, a, b)

void bits(u32 *out, u32 a, u32 b, int shift)
CU2CL_KERNEL(bits, out, a, b, shift)

void jumps(u32 *out, u32 n, float x)
CU2CL_KERNEL(jumps, out, n, x)

void memory(u32 *out, u32 *counter, const u32 *in)
CU2CL_KERNEL(memory, out, counter, in)
#include "input.cl.h"
