// Families of instructions that stay out: the message has the family's reason.
#include <cu2cl/cu2cl.h>
#include <stdint.h>

void by_several_warps(int *x)
CU2CL_KERNEL(by_several_warps, x)

void maps(int *x, uint64_t map, uint32_t to, uint32_t bar)
CU2CL_KERNEL(maps, x, map, to, bar)

void bits(int *x)
CU2CL_KERNEL(bits, x)

void of_other_blocks(int *x, uint32_t to, uint32_t bar)
CU2CL_KERNEL(of_other_blocks, x, to, bar)

void texels(float *x, unsigned long long texture)
CU2CL_KERNEL(texels, x, texture)

int main()
{
    return 0;
}
#include "input.cl.h"
