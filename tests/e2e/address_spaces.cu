// TEST buffers: yes
// One device function, called with pointers to global, shared, constant and local memory, also
// through other functions, templates and pointers in structs; a pointer variable that is chosen
// among pointers of one kind of memory.
#include "check.h"

__constant__ int constants[8] = {1, 2, 3, 4, 5, 6, 7, 8};

struct View {
    const int *first;
    int count;
};

__device__ int sum(const int *values, int n)
{
    int total = 0;
    for (int i = 0; i < n; i++)
        total += values[i];
    return total;
}

__device__ int sum_twice(const int *values, int n)
{
    return sum(values, n) + sum(values + 1, n - 1);
}

__device__ void copy(int *to, const int *from, int n)
{
    while (n--)
        *to++ = *from++;
}

__device__ int sum_view(const View &view)
{
    return sum(view.first, view.count);
}

template <typename T> __device__ void exchange(T *a, T *b)
{
    T t = *a;
    *a = *b;
    *b = t;
}

__device__ int *choose(int *a, int *b, bool first)
{
    return first ? a : b;
}

__global__ void use(int *in, int *out, int n)
{
    __shared__ int shared[8], more[8];
    int local[8];

    for (int i = 0; i < 8; i++)
        local[i] = i * 10;
    if (threadIdx.x == 0) {
        copy(shared, in, 8);
        copy(more, local, 8);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        View views[2] = {{shared, 8}, {more, 4}};
        out[0] = sum_twice(in, n);
        out[1] = sum_twice(shared, 8);
        out[2] = sum_twice(constants, 8);
        out[3] = sum_twice(local, 8);
        out[4] = sum_view(views[0]) + sum_view(views[1]);
        exchange(&in[0], &shared[0]);
        exchange(local + 1, local + 2);
        exchange(shared + 2, in + 3);
        out[5] = local[1];
        out[6] = shared[2] * 10 + in[3];
        *choose(out + 7, out + 8, n > 4) = 70;
        *choose(out + 7, out + 8, n < 4) = 80;
        *choose(shared, more, true) = 90;
        out[9] = shared[0];
        int *p = n > 3 ? shared : more;
        p += 1;
        out[10] = *p;
        copy(out + 11, constants + 5, 2);
        copy(local, constants, 8);
        out[13] = sum(local, 8);
    }
}

int main()
{
    int *in = copy_to_device<int>({100, 101, 102, 103, 104, 105, 106, 107});
    int *out = new_on_device<int>(14);
    use<<<1, 4>>>(in, out, 8);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 14);
    const int want[14] = {828 + 728, 828 + 728, 36 + 35, 280 + 280, 828 + 60, 20, 1030 + 102,
                          70,        80,        90,      101,       6,        7,  36};
    for (int i = 0; i < 14; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    return finish();
}
