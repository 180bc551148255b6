/* What each kernel needs: only some of a file use double, by all the ways a text can come to one. */
#define SCALE 0.5
#define HALF(x) ((x) * 0.5)
#define LESS(x) ((x) * 0.25f)

struct Plain {
    float x;
};

struct Wide {
    double x;
};

struct Outer {
    Wide inside;
    int n;
};

typedef double real;

__constant__ double factors[2] = {1.0, 2.0};
static constexpr double eighth = 0.125;

__device__ double twice(double x)
{
    return 2.0 * x;
}

__device__ int through(int i)
{
    return twice(i) > 1.0;
}

__global__ void none(float *p, Plain s)
{
    p[threadIdx.x] = LESS(p[threadIdx.x]) + s.x;
}

__global__ void literal_of_float(float *p)
{
    float half = 0.5;
    p[threadIdx.x] *= half;
}

__global__ void by_macro(float *p)
{
    p[threadIdx.x] = HALF(p[threadIdx.x]);
}

__global__ void by_constant_macro(float *p)
{
    p[threadIdx.x] *= SCALE;
}

__global__ void by_call(int *p)
{
    p[threadIdx.x] = through(p[threadIdx.x]);
}

__global__ void by_member(Outer *p)
{
    p->n = 1;
}

__global__ void by_typedef(void *p)
{
    ((real *)p)[0] = 1;
}

__global__ void by_symbol(float *p)
{
    p[0] = (float)factors[1];
}

__global__ void by_constant(float *p)
{
    p[0] = (float)eighth;
}

template <typename T> __global__ void fill(T *p, T value)
{
    p[threadIdx.x] = value;
}

__global__ void add_long(unsigned long long *p)
{
    atomicAdd(p, 1ull);
}

int main()
{
    none<<<1, 32>>>(nullptr, Plain());
    literal_of_float<<<1, 32>>>(nullptr);
    by_macro<<<1, 32>>>(nullptr);
    by_constant_macro<<<1, 32>>>(nullptr);
    by_call<<<1, 32>>>(nullptr);
    by_member<<<1, 1>>>(nullptr);
    by_typedef<<<1, 1>>>(nullptr);
    by_symbol<<<1, 1>>>(nullptr);
    by_constant<<<1, 1>>>(nullptr);
    fill<int><<<1, 32>>>(nullptr, 1);
    fill<double><<<1, 32>>>(nullptr, 1.0);
    add_long<<<1, 32>>>(nullptr);
    return 0;
}
