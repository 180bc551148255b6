// Asynchronous copies are over when the call returns; what waits for other threads is a barrier.
#include <cu2cl/cu2cl.h>
#include <cu2cl/barrier.h>
#include <cu2cl/pipeline.h>

using block_barrier = cuda::barrier<cuda::thread_scope_block>;

void with_primitives(const float *in, float *out)
CU2CL_KERNEL(with_primitives, in, out)

void with_group(const float *in, float *out)
CU2CL_KERNEL(with_group, in, out)

void with_barrier(const float *in, float *out)
CU2CL_KERNEL(with_barrier, in, out)

void with_pipeline(const float *in, float *out)
CU2CL_KERNEL(with_pipeline, in, out)
#include "input.cl.h"
