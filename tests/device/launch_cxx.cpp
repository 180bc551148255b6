// The C++ side of launches: stubs, templates, overloads of the API, as ported text uses them.
#include "module.h"

static void add(const float *a, const float *b, float *c, int n)
    CU2CL_KERNEL(add, a, b, c, n) template <int FACTOR>
    void scale(int *data, int n, int factor)
        CU2CL_KERNEL(scale<FACTOR>, data, n, factor) template <typename A, typename B>
        void never_registered(A *data)
{
    static void *slot[2] = {0, (void *)__PRETTY_FUNCTION__};
    cu2cl::launch_stub(0, slot, never_registered<A, B>, data);
}

static const cu2clKernelInfo own[] = {
    {(const void *)add, "add", add_args, 4, 0, nullptr},
    {(const void *)static_cast<void (*)(int *, int, int)>(scale<3>), "scale", scale_args, 3, 0,
     nullptr}};
static const cu2clModuleInfo own_module = {"kernels.cl", kernels_cl, kernels_cl_end, "",
                                           own,          2,          nullptr,        0};

template <typename T> static T *upload(const T *data, int n)
{
    T *d = nullptr;
    OK(cu2clMalloc(&d, n * sizeof(T)));
    OK(cu2clMemcpy(d, data, n * sizeof(T), cu2clMemcpyHostToDevice));
    return d;
}

static int blocks_of(int n)
{
    // A launch inside the arguments of another.
    int data[1] = {1}, *d = upload(data, 1);
    CU2CL_LAUNCH(scale<3>, (1, 1), (d, 1, 2));
    OK(cu2clFree(d));
    return (n + 31) / 32;
}

static __attribute__((noinline)) float plain(int n)
{
    float a[100], b[100], c[100];
    for (int i = 0; i < 100; i++) {
        a[i] = i;
        b[i] = 1;
    }
    float *da = upload(a, 100), *db = upload(b, 100), *dc = upload(a, 100);
    dim3 block(32);
    void (*pointer)(const float *, const float *, float *, int) = add;
    CU2CL_LAUNCH(pointer, (blocks_of(n), block, 0, nullptr), (da, db, dc, n));
    OK(cu2clGetLastError());
    OK(cu2clMemcpy(c, dc, sizeof c, cu2clMemcpyDeviceToHost));
    OK(cu2clFree(da));
    OK(cu2clFree(db));
    OK(cu2clFree(dc));
    return c[99];
}

int main()
{
    cu2clRegisterModule(&own_module);
    CHECK(plain(100) == 100.0f);
    int data[4] = {1, 2, 3, 4}, *d = upload(data, 4), n = 4, factor = 5;
    void *args[] = {&d, &n, &factor};
    OK(cu2clLaunchKernel(scale<3>, dim3(1), dim3(4), args));
    OK(cu2clMemcpy(data, d, sizeof data, cu2clMemcpyDeviceToHost));
    CHECK(data[3] == 20);
    int blocks = 0, grid = 0, block = 0;
    OK(cu2clOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, add, 128, 0));
    CHECK(blocks == 16);
    OK(cu2clOccupancyMaxPotentialBlockSize(&grid, &block, add));
    CHECK(grid > 0 && block > 0 && block % 32 == 0);
    OK(cu2clOccupancyMaxPotentialBlockSizeVariableSMem(&grid, &block, add,
                                                       [](int size) { return size * 4; }));
    CHECK(grid > 0 && block > 0);
    cu2clFuncAttributes attributes;
    OK(cu2clFuncGetAttributes(&attributes, add));
    CHECK(attributes.maxThreadsPerBlock > 0);
    OK(cu2clFuncSetCacheConfig(add, cu2clFuncCachePreferL1));
    int table_[4];
    OK(cu2clMemcpyFromSymbol(table_, table, sizeof table_));
    CHECK(table_[2] == 30);
    CU2CL_LAUNCH((never_registered<int, float>), (1, 1), (nullptr));
    CHECK_ERROR(cu2clGetLastError(), cu2clErrorInvalidDeviceFunction);
    add(nullptr, nullptr, nullptr, 0);
    CHECK_ERROR(cu2clGetLastError(), cu2clErrorMissingConfiguration);
    CHECK(max(3, 2u) == 3 && min(1.5f, 2.0f) == 1.5f && sizeof(float3) == 12 &&
          alignof(double4) == 16);
    return finish();
}
