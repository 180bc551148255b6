// Libraries without a port are named where they are used, instead of each name that is unknown.
#include <cu2cl/cu2cl.h>
#include <cstdio>

typedef thrust::device_vector<int> Keys;

struct State {
    Keys keys;
    float *values;
};

void fill(int *p, int n)
CU2CL_KERNEL(fill, p, n)

template <int THREADS> void sum(const int *in, int *out)
CU2CL_KERNEL(sum<THREADS>, in, out)

void sort(State &state)
{
    CU2CL_LAUNCH(fill, (4, 32), (thrust::raw_pointer_cast(state.keys.data()), 100));
    cu2clDeviceSynchronize();
    thrust::sort(state.keys.begin(), state.keys.end());
}

void exchange(float *values, ncclComm_t communicator)
{
    ncclAllReduce(values, values, 100, ncclFloat, ncclSum, communicator, 0);
}

int main()
{
    State state;
    int *out;
    state.keys.resize(100);
    cu2clMalloc(&out, sizeof *out);
    CU2CL_LAUNCH(sum<128>, (1, 128), (thrust::raw_pointer_cast(state.keys.data()), out));
    sort(state);
    return cu2clFree(out);
}

// all of a signature that clang drops counts as one place
void apply(thrust::device_ptr<int> first, thrust::device_ptr<int> last, Keys *keys)
{
    thrust::swap(*first, *last);
}

// nothing of a library here
int count()
{
    int n = 0;
    cu2clGetDeviceCount(&n);
    return n;
}
#include "input.cl.h"
