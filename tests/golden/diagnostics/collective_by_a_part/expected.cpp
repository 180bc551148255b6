// Kernels named whole_* reach their shuffles with all threads of the block, and run on any device;
// those named part_* are reported.
#include <cu2cl/cu2cl.h>


void whole_loop(int *p, int n)
CU2CL_KERNEL(whole_loop, p, n)

void whole_shared(int *p)
CU2CL_KERNEL(whole_shared, p)

void whole_block(int *p, int n)
CU2CL_KERNEL(whole_block, p, n)

void part_branch(int *p)
CU2CL_KERNEL(part_branch, p)

void part_function(int *p)
CU2CL_KERNEL(part_function, p)

void part_return(int *p, int n)
CU2CL_KERNEL(part_return, p, n)

void part_reference(int *p)
CU2CL_KERNEL(part_reference, p)

void part_pointer(int *p)
CU2CL_KERNEL(part_pointer, p)

void part_array(int *p)
CU2CL_KERNEL(part_array, p)

void part_break(int *p, int n)
CU2CL_KERNEL(part_break, p, n)

void part_continue(int *p, int n)
CU2CL_KERNEL(part_continue, p, n)

void part_assigned(int *p, int n)
CU2CL_KERNEL(part_assigned, p, n)

void part_operator(int *p)
CU2CL_KERNEL(part_operator, p)

void part_conditional(int *p)
CU2CL_KERNEL(part_conditional, p)

void part_vote(int *p)
CU2CL_KERNEL(part_vote, p)

void part_atomic(int *p)
CU2CL_KERNEL(part_atomic, p)

void part_switch(int *p)
CU2CL_KERNEL(part_switch, p)

void part_goto(int *p)
CU2CL_KERNEL(part_goto, p)
#include "input.cl.h"
