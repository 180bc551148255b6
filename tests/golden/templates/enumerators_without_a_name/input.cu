// Template arguments that are enumerators of an unnamed namespace, or have no enumerator; and nvcc's version as a value.
#include <cstdio>

namespace modes {
enum Mode { OFF, ON, FAST = 4 };
namespace {
enum Hidden { LEFT = 3, RIGHT };
template <Hidden H> __global__ void hidden(int *p) { *p = H; }
}

template <Mode M> __global__ void mode(int *p) { *p = M; }

void launch(int *p)
{
    hidden<RIGHT><<<1, 1>>>(p);
    mode<ON><<<1, 1>>>(p);
    mode<(Mode)5><<<1, 1>>>(p);
}
}

#if __CUDACC_VER_MAJOR__ >= 11 && defined(__CUDACC_VER_MINOR__)
static int compiler() { return __CUDACC_VER_MAJOR__ * 100 + __CUDACC_VER_MINOR__; }
#endif

int main()
{
    int *p;
    cudaMalloc(&p, sizeof *p);
    modes::launch(p);
    printf("%d\n", compiler());
    return cudaFree(p);
}
