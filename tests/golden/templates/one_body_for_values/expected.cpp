#include <cu2cl/cu2cl.h>

struct Range {
    int first, last;
};

// Adds the range up: one body, whose parameters have the template's names.
template <typename T, unsigned int blockSize, bool doubles>
void sum(T *out, const T *in, Range range, bool adds_total)
CU2CL_KERNEL(sum<T, blockSize, doubles>, out, in, range, adds_total)

// The number decides a type, and one is a label: these keep bodies of their own.
template <int N> void pick(int *out, int which)
CU2CL_KERNEL(pick<N>, out, which)

// Arrays in shared memory: their sizes are values, too, and the macro declares them.
template <int WIDTH> void smooth(int *out, const int *in)
CU2CL_KERNEL(smooth<WIDTH>, out, in)

// Only the macro names the size.
template <int COUNT> void turn(int *out, const int *in, int n)
CU2CL_KERNEL(turn<COUNT>, out, in, n)

void weigh(int *out, const int *in)
CU2CL_KERNEL(weigh, out, in)

void host(int *i, float *f, Range r)
{
    CU2CL_LAUNCH(smooth<16>, (1, 16), (i, i));
    CU2CL_LAUNCH(smooth<32>, (1, 32), (i, i));
    CU2CL_LAUNCH(smooth<64>, (1, 64), (i, i));
    CU2CL_LAUNCH(turn<32>, (1, 16), (i, i, 20));
    CU2CL_LAUNCH(turn<64>, (1, 16), (i, i, 40));
    CU2CL_LAUNCH(turn<128>, (1, 16), (i, i, 100));
    CU2CL_LAUNCH(weigh, (1, 7), (i, i));
    CU2CL_LAUNCH((sum<int, 32, true>), (1, 32, 128), (i, i, r, true));
    CU2CL_LAUNCH((sum<int, 64, false>), (1, 64, 256), (i, i, r, false));
    CU2CL_LAUNCH((sum<int, 128, false>), (1, 128, 512), (i, i, r, false));
    CU2CL_LAUNCH((sum<float, 64, true>), (1, 64, 256), (f, f, r, true));
    CU2CL_LAUNCH(pick<3>, (1, 32), (i, 3));
    CU2CL_LAUNCH(pick<4>, (1, 32), (i, 3));
}

// The size of an array is a constant in C: each instance keeps a body of its own.
template <int count>
void tiles(const float *in, float *out)
CU2CL_KERNEL(tiles<count>, in, out)

void run_tiles(const float *in, float *out)
{
    CU2CL_LAUNCH(tiles<2>, (1, 32), (in, out));
    CU2CL_LAUNCH(tiles<4>, (1, 32), (in, out));
    CU2CL_LAUNCH(tiles<8>, (1, 32), (in, out));
}

void split(int *out, const int *in)
CU2CL_KERNEL(split, out, in)

void run_split(int *out, const int *in)
{
    CU2CL_LAUNCH(split, (1, 64), (out, in));
}
#include "input.cl.h"
