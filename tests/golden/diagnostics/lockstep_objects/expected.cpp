// Threads of a warp that meet in memory which they reach by objects of their own: members of members, bases, objects without a name,
// references, closures. Kernels named free_* do not.
#include <cu2cl/cu2cl.h>

struct View {
    int *s;
};

struct Two {
    View a, b;
};

void member_of_a_member(int *out)
CU2CL_KERNEL(member_of_a_member, out)

void free_member_of_a_member(int *out)
CU2CL_KERNEL(free_member_of_a_member, out)

void without_a_name(int *out)
CU2CL_KERNEL(without_a_name, out)

struct Plain {
    int *s;
};

void list_without_a_name(int *out)
CU2CL_KERNEL(list_without_a_name, out)

void returned(int *out)
CU2CL_KERNEL(returned, out)

struct Derived : View {
};

void member_of_a_base(int *out)
CU2CL_KERNEL(member_of_a_base, out)

struct Later {
    int *s;
};

void set_by_another_constructor(int *out)
CU2CL_KERNEL(set_by_another_constructor, out)

struct Row {
    int (&s)[32];
};

void member_that_is_a_reference(int *out)
CU2CL_KERNEL(member_that_is_a_reference, out)

void set_by_reference(int *out)
CU2CL_KERNEL(set_by_reference, out)

void free_set_by_reference(int *out)
CU2CL_KERNEL(free_set_by_reference, out)

void references_to_itself(int *out)
CU2CL_KERNEL(references_to_itself, out)

void elements(int *out)
CU2CL_KERNEL(elements, out)

void free_elements(int *out)
CU2CL_KERNEL(free_elements, out)

void chosen(int *out, int n)
CU2CL_KERNEL(chosen, out, n)

void assigned(int *out)
CU2CL_KERNEL(assigned, out)

void free_assigned(int *out)
CU2CL_KERNEL(free_assigned, out)

struct Pair {
    View view;
    int n;
};

void passed(int *out)
CU2CL_KERNEL(passed, out)

// --- constructors and destructors ---

struct Neighbour {
    int value;
};

void initialiser(int *out)
CU2CL_KERNEL(initialiser, out)

struct Put {
    int *s;
};

void end_of_a_temporary(int *out)
CU2CL_KERNEL(end_of_a_temporary, out)

struct Meet {
    int *s;
};

void barrier_at_the_end(int *out)
CU2CL_KERNEL(barrier_at_the_end, out)

void barrier_that_some_blocks_have(int *out, int n)
CU2CL_KERNEL(barrier_that_some_blocks_have, out, n)

void free_barrier_at_the_end(int *out)
CU2CL_KERNEL(free_barrier_at_the_end, out)

struct Far {
    int *p;
};

void in_what_a_method_is_called_on(int *out)
CU2CL_KERNEL(in_what_a_method_is_called_on, out)

// --- closures ---

void closures_of_one_lambda(int *out)
CU2CL_KERNEL(closures_of_one_lambda, out)

void free_closures_of_one_lambda(int *out)
CU2CL_KERNEL(free_closures_of_one_lambda, out)

void value_of_a_capture(int *out)
CU2CL_KERNEL(value_of_a_capture, out)

struct Own {
    int *s;
};

void object_of_a_capture(int *out)
CU2CL_KERNEL(object_of_a_capture, out)

// --- loops ---

struct Iterator {
    int *p;
};

void iterators(int *out, int n)
CU2CL_KERNEL(iterators, out, n)

void free_iterators(int *out, int n)
CU2CL_KERNEL(free_iterators, out, n)
#include "input.cl.h"
