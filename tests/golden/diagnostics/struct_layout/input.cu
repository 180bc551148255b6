// Layouts that OpenCL C can't express: the kernels that use these structs are refused.
#include <cuda_runtime.h>

class Base {
public:
    __host__ __device__ Base() : number(0), tag(0) {}
    int number;

private:
    char tag;
};

// C++ puts `next` into the padding at the end of Base.
struct Derived : Base {
    char next;
};

struct Holder {
    Derived *derived;
};

__global__ void direct(Derived *d, float *out) { out[0] = d->next; }

__global__ void behind_a_pointer(Holder h, float *out) { out[0] = h.derived->next; }

__global__ void another(float *out) { out[0] = 1; }
