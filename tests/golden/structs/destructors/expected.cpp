// Destructors run where C++ runs them: of temporaries, parameters, elements, and what a jump leaves.
#include <cu2cl/cu2cl.h>

class Lock {
public:

private:
    int *where;
};

void locks(int *cells, int *out)
CU2CL_KERNEL(locks, cells, out)
#include "input.cl.h"
