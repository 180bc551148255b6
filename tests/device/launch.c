/* Launches: arguments of all kinds, checks of the configuration, kernels that can't run. */
#include "module.h"

enum { N = 1000 };

static void *upload(const void *data, size_t size)
{
    void *p = NULL;
    OK(cu2clMalloc(&p, size));
    OK(cu2clMemcpy(p, data, size, cu2clMemcpyHostToDevice));
    return p;
}

static void vector_add(void)
{
    float a[N], b[N], c[N];
    int n = N;
    for (int i = 0; i < N; i++) {
        a[i] = (float)i;
        b[i] = 2.0f * (float)i;
    }
    void *da = upload(a, sizeof a), *db = upload(b, sizeof b), *dc = upload(a, sizeof a);
    void *args[] = {&da, &db, &dc, &n};
    OK(launch(k_add, (N + 255) / 256, 256, args, 0));
    OK(cu2clMemcpy(c, dc, sizeof c, cu2clMemcpyDeviceToHost));
    for (int i = 0; i < N; i++)
        CHECK(c[i] == 3.0f * (float)i);
    OK(cu2clFree(da));
    OK(cu2clFree(db));
    OK(cu2clFree(dc));
}

static void interior_pointers(void)
{
    int data[N], n = 10, factor = 3;
    for (int i = 0; i < N; i++)
        data[i] = i;
    int *d = upload(data, sizeof data);
    int *at = d + 7; /* no device accepts a sub-buffer there */
    void *args[] = {&at, &n, &factor};
    OK(launch(k_scale, 1, 32, args, 0));
    OK(cu2clMemcpy(data, d, sizeof data, cu2clMemcpyDeviceToHost));
    for (int i = 0; i < N; i++)
        CHECK(data[i] == (i >= 7 && i < 17 ? 3 * i : i));
    OK(cu2clMemcpy(data, d + 7, 4 * sizeof(int), cu2clMemcpyDeviceToHost));
    CHECK(data[0] == 21 && data[3] == 30);
    OK(cu2clFree(d));
}

static void pointers_in_structures(void)
{
    int data[64], got[64], n = 64;
    for (int i = 0; i < 64; i++)
        data[i] = i * i;
    struct pair p = {upload(data, sizeof data), NULL};
    OK(cu2clMalloc((void **)&p.to, sizeof data));
    void *args[] = {&p, &n};
    OK(launch(k_copy_pair, 1, 64, args, 0));
    OK(cu2clMemcpy(got, p.to, sizeof got, cu2clMemcpyDeviceToHost));
    CHECK(memcmp(data, got, sizeof data) == 0);
    OK(cu2clFree(p.from));
    OK(cu2clFree(p.to));
}

static void pointers_in_memory(void)
{
    struct {
        void *next;
        int value;
    } node[3];
    void *d[3];
    int sum = 0, *out;
    for (int i = 2; i >= 0; i--) {
        node[i].next = i < 2 ? d[i + 1] : NULL;
        node[i].value = 1 << i;
        d[i] = upload(&node[i], sizeof node[i]);
    }
    OK(cu2clMalloc((void **)&out, sizeof *out));
    void *args[] = {&d[0], &out};
    OK(launch(k_walk, 1, 1, args, 0));
    OK(cu2clMemcpy(&sum, out, sizeof sum, cu2clMemcpyDeviceToHost));
    CHECK(sum == 7);
    for (int i = 0; i < 3; i++)
        OK(cu2clFree(d[i]));
    OK(cu2clFree(out));
}

static void dynamic_shared_memory(void)
{
    int data[128], got[128];
    for (int i = 0; i < 128; i++)
        data[i] = i;
    int *d = upload(data, sizeof data);
    void *args[] = {&d};
    OK(launch(k_reverse, 2, 64, args, 64 * sizeof(int)));
    OK(launch(k_reverse, 4, 32, args, 32 * sizeof(int)));
    OK(cu2clMemcpy(got, d, sizeof got, cu2clMemcpyDeviceToHost));
    for (int i = 0; i < 128; i++) {
        int group = i / 64 * 64, half = i % 64 / 32 * 32;
        CHECK(got[i] == group + (32 - half) + i % 32);
    }
    CHECK_ERROR(launch(k_reverse, 1, 32, args, (size_t)1 << 30), cu2clErrorInvalidValue);
    OK(cu2clFree(d));
    cu2clGetLastError();
}

static void symbols_and_null(void)
{
    int got[4], *out, count = -1, one = 0, changed[2] = {-7, -8};
    void *null = NULL;
    OK(cu2clMalloc((void **)&out, sizeof got));
    void *args[] = {&out};
    OK(launch(k_symbols, 1, 4, args, 0));
    OK(cu2clMemcpy(got, out, sizeof got, cu2clMemcpyDeviceToHost));
    CHECK(memcmp(got, table, sizeof got) == 0);
    OK(cu2clMemcpyToSymbol(table, changed, sizeof changed, 4, cu2clMemcpyHostToDevice));
    OK(launch(k_symbols, 1, 4, args, 0));
    OK(cu2clMemcpy(got, out, sizeof got, cu2clMemcpyDeviceToHost));
    CHECK(got[0] == 10 && got[1] == -7 && got[2] == -8 && got[3] == 40);
    OK(cu2clMemcpyFromSymbol(&count, &counter, sizeof count, 0, cu2clMemcpyDeviceToHost));
    CHECK(count == 2);
    CHECK_ERROR(cu2clMemcpyToSymbol(table, changed, 8, 12, cu2clMemcpyHostToDevice),
                cu2clErrorInvalidValue);
    CHECK_ERROR(cu2clMemcpyToSymbol(got, changed, 8, 0, cu2clMemcpyHostToDevice),
                cu2clErrorInvalidSymbol);
    void *null_args[] = {&out, &null};
    OK(launch(k_is_null, 1, 1, null_args, 0));
    OK(cu2clMemcpy(&one, out, sizeof one, cu2clMemcpyDeviceToHost));
    CHECK(one == 1);
    null_args[1] = &out;
    OK(launch(k_is_null, 1, 1, null_args, 0));
    OK(cu2clMemcpy(&one, out, sizeof one, cu2clMemcpyDeviceToHost));
    CHECK(one == 0);
    OK(cu2clFree(out));
    cu2clGetLastError();
}

static void dimensions(void)
{
    unsigned got[6], *out, expected[6] = {2, 3, 4, 5, 2, 3};
    dim3 g = {2, 3, 4}, b = {5, 2, 3};
    OK(cu2clMalloc((void **)&out, sizeof got));
    void *args[] = {&out};
    OK(cu2clLaunchKernel(k_dims, g, b, args, 0, NULL));
    OK(cu2clMemcpy(got, out, sizeof got, cu2clMemcpyDeviceToHost));
    CHECK(memcmp(got, expected, sizeof got) == 0);
    CHECK_ERROR(launch(k_dims, 0, 32, args, 0), cu2clErrorInvalidConfiguration);
    CHECK_ERROR(launch(k_dims, 1, 0, args, 0), cu2clErrorInvalidConfiguration);
    CHECK_ERROR(launch(k_dims, 1, 1025, args, 0), cu2clErrorInvalidConfiguration);
    CHECK_ERROR(cu2clGetLastError(), cu2clErrorInvalidConfiguration);
    CHECK_ERROR(cu2clGetLastError(), cu2clSuccess);
    OK(cu2clFree(out));
}

static void kernels_that_cannot_run(void)
{
    int *out, warp = 0;
    struct cu2clDeviceProp p;
    OK(cu2clMalloc((void **)&out, 64));
    void *args[] = {&out};
    OK(cu2clGetDeviceProperties(&p, 0));
    warp = strstr(p.name, "NVIDIA") != NULL;
    CHECK_ERROR(launch(k_refused, 1, 1, args, 0), cu2clErrorNotSupported);
    CHECK_ERROR(launch(k_warp, 1, 1, args, 0), warp ? cu2clSuccess : cu2clErrorNotSupported);
    CHECK_ERROR(launch(k_broken, 1, 1, args, 0), cu2clErrorNoKernelImageForDevice);
    CHECK_ERROR(launch(k_broken, 1, 1, args, 0), cu2clErrorNoKernelImageForDevice);
    CHECK_ERROR(launch("nothing", 1, 1, args, 0), cu2clErrorInvalidDeviceFunction);
    CHECK_ERROR(cu2clGetLastError(), cu2clErrorInvalidDeviceFunction);
    OK(cu2clFree(out));
}

int main(void)
{
    vector_add();
    interior_pointers();
    pointers_in_structures();
    pointers_in_memory();
    dynamic_shared_memory();
    symbols_and_null();
    dimensions();
    kernels_that_cannot_run();
    return finish();
}
