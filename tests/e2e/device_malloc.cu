// TEST buffers: yes
// malloc and free in kernels: memory of threads and blocks, over kernels, from other threads; what
// happens when the heap is full, and what of it may be used again; the size of the heap; what host
// calls say to such memory.
// TEST races: memory that a block frees is used by others in the same kernel
#include "check.h"

#include <cstdint>

const int threads = 32, blocks = 8, total = threads * blocks;

// A block of its own for each thread, with odd sizes.
__global__ void fill_own(unsigned char **own, int *aligned)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, size = i % 97 + 1;
    unsigned char *bytes = (unsigned char *)malloc(size);
    own[i] = bytes;
    if (!bytes)
        return;
    aligned[i] = (uintptr_t)bytes % 16 == 0;
    for (int k = 0; k < size; k++)
        bytes[k] = (unsigned char)(i * 7 + k);
}

// Freed by other threads than those that allocated it.
__global__ void sum_and_free(unsigned char **own, int *sums)
{
    int i = total - 1 - (blockIdx.x * blockDim.x + threadIdx.x), size = i % 97 + 1, sum = 0;
    for (int k = 0; k < size; k++)
        sum += own[i][k];
    sums[i] = sum;
    free(own[i]);
}

static void own_memory()
{
    unsigned char **own = new_on_device<unsigned char *>(total);
    int *aligned = new_on_device<int>(total), *sums = new_on_device<int>(total);
    for (int round = 0; round < 3; round++) {
        fill_own<<<blocks, threads>>>(own, aligned);
        sum_and_free<<<blocks, threads>>>(own, sums);
        CHECK_LAUNCH();
        std::vector<int> got = copy_to_host(sums, total), is_aligned = copy_to_host(aligned, total);
        for (int i = 0; i < total; i++) {
            int want = 0;
            for (int k = 0; k < i % 97 + 1; k++)
                want += (unsigned char)(i * 7 + k);
            EXPECT_EQUAL(i, got[i], want);
            EXPECT_EQUAL(i, is_aligned[i], 1);
        }
    }
    CHECK(cudaFree(own));
    CHECK(cudaFree(aligned));
    CHECK(cudaFree(sums));
}

// One block of memory for all threads of a block.
__global__ void reverse_with_scratch(int *values)
{
    __shared__ int *scratch;
    if (threadIdx.x == 0)
        scratch = (int *)malloc(blockDim.x * sizeof(int));
    __syncthreads();
    if (scratch == NULL)
        return;
    int *mine = values + blockIdx.x * blockDim.x;
    scratch[blockDim.x - 1 - threadIdx.x] = mine[threadIdx.x];
    __syncthreads();
    mine[threadIdx.x] = scratch[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0)
        free(scratch);
}

static void block_memory()
{
    std::vector<int> host(total);
    for (int i = 0; i < total; i++)
        host[i] = i * i % 1001;
    int *values = copy_to_device(host);
    reverse_with_scratch<<<blocks, threads>>>(values);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(values, total);
    for (int i = 0; i < total; i++)
        EXPECT_EQUAL(i, got[i], host[i / threads * threads + threads - 1 - i % threads]);
    CHECK(cudaFree(values));
}

// A list per thread that the next kernel extends, and the last one takes apart.
struct Node {
    int value;
    Node *next;
};

__device__ Node *make_node(int value, Node *next)
{
    Node *node = (Node *)malloc(sizeof(Node));
    if (node) {
        node->value = value;
        node->next = next;
    }
    return node;
}

__global__ void extend(Node **lists, int first, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = first; k < first + count; k++)
        lists[i] = make_node(i * 100 + k, lists[i]);
}

// The list is an argument: the host has read its address.
__global__ void read_one(const Node *list, int *out)
{
    int n = 0;
    for (const Node *node = list; node; node = node->next)
        out[n++] = node->value;
}

__global__ void take_apart(Node **lists, int *sums)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
    while (lists[i]) {
        Node *node = lists[i];
        sum = sum * 3 + node->value;
        lists[i] = node->next;
        free(node);
    }
    sums[i] = sum;
}

static void lists_over_kernels()
{
    Node **lists = new_on_device<Node *>(total);
    int *sums = new_on_device<int>(total), *one = new_on_device<int>(10);
    extend<<<blocks, threads>>>(lists, 0, 3);
    extend<<<blocks, threads>>>(lists, 3, 2);
    std::vector<Node *> heads = copy_to_host(lists, total);
    read_one<<<1, 1>>>(heads[5], one);
    take_apart<<<blocks, threads>>>(lists, sums);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(sums, total), list = copy_to_host(one, 10);
    for (int i = 0; i < total; i++) {
        int want = 0;
        for (int k = 4; k >= 0; k--)
            want = want * 3 + i * 100 + k;
        EXPECT_EQUAL(i, got[i], want);
    }
    for (int k = 0; k < 5; k++)
        EXPECT_EQUAL(k, list[k], 504 - k);
    CHECK(cudaFree(lists));
    CHECK(cudaFree(sums));
    CHECK(cudaFree(one));
}

// Takes all there is, in pieces of `size`; the pieces make a list.
__global__ void exhaust(void **list, size_t size, int *count)
{
    *count = 0;
    for (void **piece = (void **)malloc(size); piece; piece = (void **)malloc(size)) {
        piece[0] = *list;
        *list = piece;
        ++*count;
    }
}

__global__ void free_all(void **list)
{
    while (*list) {
        void **piece = (void **)*list;
        *list = piece[0];
        free(piece);
    }
    free(NULL);
}

__global__ void too_much(int *results, size_t heap)
{
    int *huge = (int *)malloc(heap + 1);
    results[0] = huge == NULL;
}

static void full_heap()
{
    void **list = new_on_device<void *>(1);
    int *count = new_on_device<int>(1);
    size_t heap;
    CHECK(cudaDeviceGetLimit(&heap, cudaLimitMallocHeapSize));
    int first = 0;
    for (int round = 0; round < 3; round++) {
        size_t size = round == 1 ? heap / 2 + 1 : heap / 50;
        exhaust<<<1, 1>>>(list, size, count);
        CHECK_LAUNCH();
        int got = copy_to_host(count, 1)[0];
        EXPECT(got > 0 && got * size <= heap);
        if (round == 0)
            first = got;
        else if (round == 2) // all that was freed is there again
            EXPECT_EQUAL(round, got, first);
        free_all<<<1, 1>>>(list);
        CHECK_LAUNCH();
    }
    too_much<<<1, 1>>>(count, heap);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(count, 1)[0], 1);
    CHECK(cudaFree(list));
    CHECK(cudaFree(count));
}

// All threads allocate and free at once, with sizes that differ: no two may get the same memory.
__global__ void exchange(int *errors, int rounds)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, state = i * 2654435761u + 1;
    unsigned *kept[4] = {NULL, NULL, NULL, NULL};
    for (int round = 0; round < rounds; round++) {
        state = state * 1664525 + 1013904223;
        unsigned slot = state >> 28 & 3, words = (state >> 8 & 255) + 1;
        if (kept[slot]) {
            unsigned size = kept[slot][0];
            for (unsigned k = 1; k < size; k++)
                if (kept[slot][k] != i * 1000 + k)
                    atomicAdd(errors, 1);
            free(kept[slot]);
        }
        kept[slot] = (unsigned *)malloc(words * sizeof(unsigned));
        if (!kept[slot]) {
            atomicAdd(errors, 1);
            continue;
        }
        kept[slot][0] = words;
        for (unsigned k = 1; k < words; k++)
            kept[slot][k] = i * 1000 + k;
    }
    for (int slot = 0; slot < 4; slot++)
        free(kept[slot]);
}

static void at_once()
{
    int *errors = new_on_device<int>(1);
    exchange<<<blocks, threads>>>(errors, 6);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(errors, 1)[0], 0);
    CHECK(cudaFree(errors));
}

static void limits_before()
{
    size_t size = 0;
    CHECK(cudaDeviceGetLimit(&size, cudaLimitMallocHeapSize));
    EXPECT_EQUAL(0, size, 8 << 20);
    CHECK(cudaDeviceSetLimit(cudaLimitMallocHeapSize, 5 << 20));
    CHECK(cudaDeviceGetLimit(&size, cudaLimitMallocHeapSize));
    EXPECT(size >= 5 << 20);
}

static void limits_after()
{
    size_t size = 0;
    EXPECT(cudaDeviceSetLimit(cudaLimitMallocHeapSize, 32 << 20) == cudaErrorInvalidValue);
    (void)cudaGetLastError();
    CHECK(cudaDeviceGetLimit(&size, cudaLimitMallocHeapSize));
    EXPECT(size >= 5 << 20 && size < 32 << 20);
    CHECK(cudaDeviceReset());
    CHECK(cudaDeviceSetLimit(cudaLimitMallocHeapSize, 32 << 20));
}

// Host calls know nothing of it.
static void host_calls()
{
    Node **lists = new_on_device<Node *>(total);
    extend<<<1, 1>>>(lists, 0, 1);
    CHECK_LAUNCH();
    Node *node = copy_to_host(lists, 1)[0], copy;
    EXPECT(node != NULL);
    EXPECT(cudaMemcpy(&copy, node, sizeof copy, cudaMemcpyDeviceToHost) == cudaErrorInvalidValue);
    EXPECT(cudaFree(node) == cudaErrorInvalidValue);
    (void)cudaGetLastError();
    CHECK(cudaFree(lists));
}

int main()
{
    limits_before();
    own_memory();
    block_memory();
    lists_over_kernels();
    full_heap();
    at_once();
    limits_after();
    own_memory();
    host_calls();
    return finish();
}
