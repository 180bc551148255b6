// Bit-fields become integers, with functions that read and write them.
#include <cu2cl/cu2cl.h>

struct Particle {
    unsigned cell : 20;  // which cell it is in
    int charge : 3;
    bool alive : 1;
    float energy;

    bool is_free() const { return alive && charge == 0; }
};

void decay(Particle *particles, int *free_ones, int n)
CU2CL_KERNEL(decay, particles, free_ones, n)

int main()
{
    Particle *particles;
    int *free_ones;
    cu2clMalloc((void **)&particles, 10 * sizeof(Particle));
    cu2clMalloc((void **)&free_ones, 10 * sizeof(int));
    CU2CL_LAUNCH(decay, (1, 10), (particles, free_ones, 10));
    return 0;
}
#include "input.cl.h"
