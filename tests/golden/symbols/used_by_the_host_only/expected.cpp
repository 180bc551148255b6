// Variables of the device that no kernel uses, but the host: by name, in a template, in a method.
// What nobody names is not in the tables.
#include <cu2cl/cu2cl.h>

unsigned short table[64];
float2 state[2] = {{1, 2}, {3, 4}};
int counters[4], forgotten;

void fill(int *out) CU2CL_KERNEL(fill, out)

template <typename T> void put(T v) { cu2clMemcpyToSymbol(table, &v, sizeof v); }

struct Reader {
    void read(float2 *to) { cu2clMemcpyFromSymbolAsync(to, state, sizeof state); }
};

void run(int *out)
{
    put(7);
    CU2CL_LAUNCH(fill, (1, 32), (out));
}
#include "input.cl.h"
