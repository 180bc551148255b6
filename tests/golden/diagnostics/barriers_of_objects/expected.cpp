// Barriers and collective operations in constructors and in destructors of objects without a name, which only a part of the block
// reaches. Kernels named whole_* are not reported.
#include <cu2cl/cu2cl.h>

struct Meeting {
    int *count;
};

void part_statement(int *out)
CU2CL_KERNEL(part_statement, out)

void part_operand(int *out)
CU2CL_KERNEL(part_operand, out)

void part_default_argument(int *out)
CU2CL_KERNEL(part_default_argument, out)

void whole_statement(int *out, int n)
CU2CL_KERNEL(whole_statement, out, n)

struct Late {
    int id;
};

void part_member(int *out)
CU2CL_KERNEL(part_member, out)

void whole_member(int *out, int n)
CU2CL_KERNEL(whole_member, out, n)

struct Early {
    int id;
};

void part_constructor(int *out)
CU2CL_KERNEL(part_constructor, out)

void whole_constructor(int *out, int n)
CU2CL_KERNEL(whole_constructor, out, n)

struct Own {
    int id;
};

void part_own_value(int *out)
CU2CL_KERNEL(part_own_value, out)

struct Sum {
    int value, *to;
};

void part_shuffle(int *out)
CU2CL_KERNEL(part_shuffle, out)

void whole_shuffle(int *out)
CU2CL_KERNEL(whole_shuffle, out)
#include "input.cl.h"
