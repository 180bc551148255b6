// Constructors, copies, assignments and destructors that nobody wrote out.
#include <cu2cl/cu2cl.h>

struct Part {
    int v;
};

struct Whole {
    Part part;
    int row[2] = {3, 4};
    int plain;
};

struct Watched {
    int *log;
    explicit Watched(int *l) : log(l) {}
};

struct Pair : Watched {
    using Watched::Watched;
    Watched second{log};
};

void run(int *out, int n)
CU2CL_KERNEL(run, out, n)
#include "input.cl.h"
