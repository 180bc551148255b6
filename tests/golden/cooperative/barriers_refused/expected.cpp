// Barriers that are not ported: of the device, with a function that runs when all have arrived, in
// global memory; and what has no counterpart.
#include <cu2cl/cu2cl.h>
#include <cu2cl/barrier.h>
#include <cu2cl/pipeline.h>

using block_barrier = cuda::barrier<cuda::thread_scope_block>;

struct Done {
};

cuda::barrier<cuda::thread_scope_device> of_all;

void of_the_device()
CU2CL_KERNEL(of_the_device)

void with_a_function()
CU2CL_KERNEL(with_a_function)

void in_global_memory(__mbarrier_t *bar)
CU2CL_KERNEL(in_global_memory, bar)

void by_the_engine()
CU2CL_KERNEL(by_the_engine)

void left_early()
CU2CL_KERNEL(left_early)

// Ported, for devices with warps.
void by_one_warp(float *out)
CU2CL_KERNEL(by_one_warp, out)
#include "input.cl.h"
