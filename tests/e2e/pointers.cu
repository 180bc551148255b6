// TEST buffers: yes
// Pointers in kernels: interior pointers as arguments, arithmetic, differences, comparison, null,
// pointers into structs, void *, pointers to arrays, pointers returned by device functions,
// pointers to local variables.
#include "check.h"

struct Node {
    int key;
    float values[3];
};

__device__ const float *find(const Node *nodes, int count, int key)
{
    for (const Node *node = nodes; node != nodes + count; ++node)
        if (node->key == key)
            return node->values;
    return NULL;
}

__device__ int *middle(int *first, int *last)
{
    return first + (last - first) / 2;
}

__device__ void split(float value, int *whole, float *rest)
{
    *whole = (int)value;
    if (rest)
        *rest = value - *whole;
}

__global__ void search(const Node *nodes, int count, const int *keys, float *out)
{
    int i = threadIdx.x;
    const float *values = find(nodes, count, keys[i]);
    out[i] = values ? values[1] + *(values + 2) : -1.0f;
}

__global__ void walk(int *data, int n, void *raw, int *missing)
{
    int *p = middle(data, data + n);
    *p++ = 1000;
    *p = 2000;
    p += 2;
    p[-1] = 3000;
    *--p += 5;
    int *end = &data[n];
    int steps = 0;
    for (int *q = data; q < end; q += 3)
        steps++;
    data[0] = steps;
    data[1] = (int)(end - data);
    unsigned char *bytes = (unsigned char *)raw;
    bytes[1] = 7;
    *(short *)(bytes + 2) = -2;
    ((float *)raw)[1] = 2.5f;
    if (missing != nullptr)
        data[2] = *missing;
    else if (!missing)
        data[2] = -1;
    int whole;
    float rest = 0.0f;
    split(6.25f, &whole, &rest);
    split(9.5f, data + 3, NULL);
    data[4] = whole * 100 + (int)(rest * 100);
    int local[4] = {1, 2, 3, 4}, *lp = local + 1;
    *lp *= 10;
    data[5] = lp[-1] + *middle(local, local + 2) + lp[2];
    int(*rows)[4] = (int(*)[4])(data + 20);
    rows[1][2] = 26;
}

int main()
{
    std::vector<Node> nodes(10);
    for (int i = 0; i < 10; i++)
        nodes[i] = {i * i, {0.5f * i, 1.0f * i, 2.0f * i}};
    std::vector<int> keys = {49, 0, 50, 81, 3, 4};
    float *d_out = new_on_device<float>(6);
    search<<<1, 6>>>(copy_to_device(nodes), 10, copy_to_device(keys), d_out);
    CHECK_LAUNCH();
    std::vector<float> out = copy_to_host(d_out, 6);
    const float want[6] = {21, 0, -1, 27, -1, 6};
    for (int i = 0; i < 6; i++)
        EXPECT_EQUAL(i, out[i], want[i]);

    const int n = 30;
    int *all = new_on_device<int>(n + 10);
    unsigned char *raw = new_on_device<unsigned char>(16);
    walk<<<1, 1>>>(all + 10, n, raw + 4, NULL);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(all, n + 10);
    for (int i = 0; i < 10; i++)
        EXPECT_EQUAL(i, got[i], 0);
    const int first[6] = {10, 30, -1, 9, 625, 1 + 20 + 4};
    for (int i = 0; i < 6; i++)
        EXPECT_EQUAL(i, got[10 + i], first[i]);
    EXPECT_EQUAL(15, got[10 + 15], 1000);
    EXPECT_EQUAL(16, got[10 + 16], 2000);
    EXPECT_EQUAL(17, got[10 + 17], 3005);
    EXPECT_EQUAL(26, got[10 + 26], 26);
    std::vector<unsigned char> bytes = copy_to_host(raw, 16);
    EXPECT_EQUAL(5, bytes[5], 7);
    EXPECT_EQUAL(6, bytes[6], 0xfe);
    EXPECT_EQUAL(11, bytes[11], 0x40);

    walk<<<1, 1>>>(all + 10, n, raw, all + 10 + 16);
    CHECK_LAUNCH();
    EXPECT_EQUAL(12, copy_to_host(all, n)[12], 2000);
    return finish();
}
