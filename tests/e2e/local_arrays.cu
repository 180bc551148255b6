// Arrays in local memory: initialised, of structs, of two dimensions, passed to functions, constant
// tables, unrolled loops, and static tables of device functions.
#include "check.h"

#define SIZE 6

struct Entry {
    float key;
    int position;
};

__device__ void sort(Entry entries[], int n)
{
    for (int i = 1; i < n; i++) {
        Entry e = entries[i];
        int k = i;
        for (; k > 0 && entries[k - 1].key > e.key; k--)
            entries[k] = entries[k - 1];
        entries[k] = e;
    }
}

__device__ void multiply(const float a[3][3], const float b[3][3], float (*c)[3])
{
#pragma unroll
    for (int i = 0; i < 3; i++) {
#pragma unroll 3
        for (int j = 0; j < 3; j++) {
            c[i][j] = 0;
            for (int k = 0; k < 3; k++)
                c[i][j] += a[i][k] * b[k][j];
        }
    }
}

__device__ int days(int month)
{
    const int table[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    static const char odd[4] = {1, 3, 5, 7};
    return table[month % 12] + odd[month % 4];
}

__global__ void use(const float *in, int *order, float *products, int *lengths)
{
    int t = threadIdx.x;
    Entry entries[SIZE];
    for (int i = 0; i < SIZE; i++) {
        entries[i].key = in[t * SIZE + i];
        entries[i].position = i;
    }
    sort(entries, SIZE);
    for (int i = 0; i < SIZE; i++)
        order[t * SIZE + i] = entries[i].position;

    float a[3][3], c[3][3], identity[3][3] = {{1}, {0, 1}, {0, 0, 1}};
    for (int i = 0; i < 9; i++)
        a[i / 3][i % 3] = t + i;
    identity[0][2] = 2;
    multiply(a, identity, c);
    for (int i = 0; i < 9; i++)
        products[t * 9 + i] = c[i / 3][i % 3];
    lengths[t] = days(t);
}

int main()
{
    const int n = 13;
    std::vector<float> in(n * SIZE);
    for (int i = 0; i < n * SIZE; i++)
        in[i] = (float)(i * 31 % 97);
    int *d_order = new_on_device<int>(n * SIZE), *d_lengths = new_on_device<int>(n);
    float *d_products = new_on_device<float>(9 * n);
    use<<<1, n>>>(copy_to_device(in), d_order, d_products, d_lengths);
    CHECK_LAUNCH();
    std::vector<int> order = copy_to_host(d_order, n * SIZE), lengths = copy_to_host(d_lengths, n);
    std::vector<float> products = copy_to_host(d_products, 9 * n);
    const int month[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    for (int t = 0; t < n; t++) {
        unsigned seen = 0;
        for (int i = 0; i < SIZE; i++) {
            seen |= 1u << order[t * SIZE + i];
            if (i)
                EXPECT(in[t * SIZE + order[t * SIZE + i - 1]] <=
                       in[t * SIZE + order[t * SIZE + i]]);
        }
        EXPECT_EQUAL(t, seen, (1 << SIZE) - 1);
        for (int i = 0; i < 9; i++)
            EXPECT_EQUAL(t, products[t * 9 + i], t + i + (i % 3 == 2 ? 2 * (t + i - 2) : 0));
        EXPECT_EQUAL(t, lengths[t], month[t % 12] + 2 * (t % 4) + 1);
    }
    return finish();
}
