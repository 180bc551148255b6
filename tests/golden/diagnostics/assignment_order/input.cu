// Assignments whose left operand is computed once, before the right one, which changes what the left one reads.
struct Item {
    int key, value;
};

__device__ Item item(int key)
{
    return Item{key, 2};
}

__device__ int next(int &key)
{
    return key += 2;
}

__global__ void shift(int *out)
{
    int k = 1;
    out[k++] <<= k;
    out[k++] <<= 2; // the order does not matter
}

__global__ void divide(int *out, int n)
{
    int k = 1;
    out[k++] /= next(k);
    out[k++] /= n;
}

__global__ void assign(Item *out)
{
    int k = 1;
    (out[k++] = item(k)).value = 3;
    (out[k++] = item(2)).value = 3;
}
