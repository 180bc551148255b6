// TEST buffers: yes
// References as parameters, results and local names, to variables in every kind of memory.
#include "check.h"

struct Pair {
    int first, second;
};

__device__ void swap(int &a, int &b)
{
    int t = a;
    a = b;
    b = t;
}

__device__ int &larger(int &a, int &b)
{
    return a > b ? a : b;
}

__device__ int sum(const Pair &pair)
{
    return pair.first + pair.second;
}

__device__ void raise(Pair &pair, const int &by)
{
    pair.first += by;
    pair.second += by;
}

template <typename T> __device__ void order(T &a, T &b)
{
    if (b < a) {
        T t = a;
        a = b;
        b = t;
    }
}

__global__ void use(int *data, Pair *pairs, float *floats)
{
    __shared__ int shared[2];
    __shared__ Pair shared_pair;
    int a = data[0], b = data[1];

    swap(a, b);             /* private */
    swap(data[2], data[3]); /* global */
    if (threadIdx.x == 0) {
        shared[0] = a;
        shared[1] = b;
        swap(shared[0], shared[1]); /* shared */
        larger(shared[0], shared[1]) += 100;
        shared_pair = pairs[1];
        raise(shared_pair, 5);
    }
    __syncthreads();
    larger(data[4], data[5]) = -1;

    int &alias = data[6];
    alias++;
    alias = alias * 2;

    Pair local = pairs[0];
    Pair &reference = local;
    raise(reference, 10);
    raise(pairs[0], data[7]);
    const int &constant = sum(local);
    data[0] = a;
    data[1] = b;
    data[8] = shared[0];
    data[9] = shared[1];
    data[10] = constant;
    data[11] = sum(shared_pair);
    order(floats[0], floats[1]);
    float x = floats[2], y = floats[3];
    order(x, y);
    floats[2] = x;
    floats[3] = y;
}

int main()
{
    int *data = copy_to_device<int>({1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0});
    Pair *pairs = copy_to_device<Pair>({{1, 2}, {30, 40}});
    float *floats = copy_to_device<float>({2, 1, 4, 3});

    use<<<1, 1>>>(data, pairs, floats);
    CHECK_LAUNCH();
    const int want[12] = {2, 1, 4, 3, 5, -1, 16, 8, 1, 102, 23, 80};
    std::vector<int> got = copy_to_host(data, 12);
    for (int i = 0; i < 12; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    std::vector<Pair> p = copy_to_host(pairs, 1);
    EXPECT_EQUAL(0, p[0].first, 9);
    EXPECT_EQUAL(1, p[0].second, 10);
    std::vector<float> f = copy_to_host(floats, 4);
    for (int i = 0; i < 4; i++)
        EXPECT_EQUAL(i, f[i], (float)(i + 1));
    return finish();
}
