// Threads of a warp that meet where integers in their own objects say. Kernels named free_* do not.
#include <cu2cl/cu2cl.h>

struct Me {
    int thread;
    int *s;
};

void free_own(int *out)
CU2CL_KERNEL(free_own, out)

void other(int *out)
CU2CL_KERNEL(other, out)

void free_moving(int *out, int n)
CU2CL_KERNEL(free_moving, out, n)

void moving(int *out, int n)
CU2CL_KERNEL(moving, out, n)

struct Pos {
    int x, y;
};

void aggregate(int *out)
CU2CL_KERNEL(aggregate, out)

void free_aggregate(int *out)
CU2CL_KERNEL(free_aggregate, out)

void by_reference(int *out)
CU2CL_KERNEL(by_reference, out)

void by_object(int *out)
CU2CL_KERNEL(by_object, out)

void in_branch(int *out, int n)
CU2CL_KERNEL(in_branch, out, n)

void by_pointer(int *out, int n)
CU2CL_KERNEL(by_pointer, out, n)

// --- loops ---

struct Steps {
    int at, by;
};

void free_steps(int *out, int n)
CU2CL_KERNEL(free_steps, out, n)

void steps_of_one(int *out, int n)
CU2CL_KERNEL(steps_of_one, out, n)

void set_once(int *out, int n)
CU2CL_KERNEL(set_once, out, n)

// A round of the one loop works on what the same round of the other has written.
void loops_in_turn(int *out, int n)
CU2CL_KERNEL(loops_in_turn, out, n)

void free_loops_in_turn(int *out, int n)
CU2CL_KERNEL(free_loops_in_turn, out, n)

// One round: each thread has its own element. What follows the loop still counts.
template <int SHARE> void rows(int *out)
CU2CL_KERNEL(rows<SHARE>, out)

template <int SHARE> void neighbours(int *out)
CU2CL_KERNEL(neighbours<SHARE>, out)

template void rows<1>(int *);
template void rows<3>(int *);
template void neighbours<1>(int *);
template void neighbours<2>(int *);

struct Sizes {
    unsigned part, length;
    unsigned parts[4];
    unsigned *far;
};

Sizes sizes[1];
Sizes one_size;

void right_parts_of_constants(float *out)
CU2CL_KERNEL(right_parts_of_constants, out)

void behind_a_pointer_of_constants(float *out)
CU2CL_KERNEL(behind_a_pointer_of_constants, out)
#include "input.cl.h"
