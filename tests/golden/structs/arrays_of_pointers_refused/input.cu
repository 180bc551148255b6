// A pointer inside a kernel's argument is an integer in OpenCL C: nothing may point to it.

struct Pair {
    float *items[2];
};

__global__ void decays(Pair pair)
{
    float **first = pair.items;
    **first = 1.0f;
}

__global__ void moves(Pair pair)
{
    *pair.items += 1;
    *pair.items[0] = 1.0f;
}

__global__ void refers(Pair pair)
{
    float *&first = pair.items[0];
    *first = 1.0f;
}

__global__ void moves_at(Pair pair, int i)
{
    pair.items[i++] += 1;
    *pair.items[0] = i;
}

__global__ void visits(Pair pair)
{
    for (float *item : pair.items)
        *item = 1.0f;
}
