// Libraries without a port are named where they are used, instead of each name that is unknown.
#include <cu2cl/cu2cl.h>
#include <cstdio>

#ifdef CU2CL_UNPORTED /* CU1040: this uses CUTLASS, which is not ported */
typedef cutlass::device_memory::allocation<int> Keys;
#endif

struct State {
#ifdef CU2CL_UNPORTED /* CU1047: unknown type name 'Keys' */
    Keys keys;
#endif
    float *values;
};

void fill(int *p, int n)
CU2CL_KERNEL(fill, p, n)

template <int THREADS> void sum(const int *in, int *out)
CU2CL_KERNEL(sum<THREADS>, in, out)

void sort(State &state)
{
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU1040: this uses CUTLASS, which is not ported");
#else
    CU2CL_LAUNCH(fill, (4, 32), (cutlass::raw_pointer_cast(state.keys.data()), 100));
    cu2clDeviceSynchronize();
    cutlass::sort(state.keys.begin(), state.keys.end());
#endif
}

#ifdef CU2CL_UNPORTED /* CU1040: this uses NVSHMEM, which is not ported */
void exchange(float *values, nvshmem_team_t team)
{
    nvshmem_float_sum_reduce(team, values, values, 100);
}
#endif

int main()
{
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU1040: this uses CUTLASS, which is not ported");
#else
    State state;
    int *out;
    state.keys.resize(100);
    cu2clMalloc(&out, sizeof *out);
    CU2CL_LAUNCH(sum<128>, (1, 128), (cutlass::raw_pointer_cast(state.keys.data()), out));
    sort(state);
    return cu2clFree(out);
#endif
}

// all of a signature that clang drops counts as one place
#ifdef CU2CL_UNPORTED /* CU1040: this uses CUTLASS, which is not ported */
void apply(cutlass::device_ptr<int> first, cutlass::device_ptr<int> last, Keys *keys)
{
    cutlass::swap(*first, *last);
}
#endif

// nothing of a library here
int count()
{
    int n = 0;
    cu2clGetDeviceCount(&n);
    return n;
}
#include "input.cl.h"
