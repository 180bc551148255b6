#include <cu2cl/heap.clh>

typedef struct Node {
    int value;
    __global struct Node *next;
} Node;

__global Node *push(__global Node *list, int value, __global uint *cu_heap)
{
    __global Node *node = (__global Node *)cu_malloc(cu_heap, 16ul);
    if (node == NULL) // the heap is full
        return list;
    node->value = value;
    node->next = list;
    return node;
}

__kernel void build(__global void *lists_arg, int n, __global uint *cu_heap)
{
    __global Node *__global *lists = (__global Node *__global *)lists_arg;
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i < n)
        lists[i] = push(push(NULL, 1, cu_heap), i, cu_heap);
}

__kernel void drop(__global void *lists_arg, __global int *sums, int n, __global int *cu_status,
                   __global uint *cu_heap)
{
    __global Node *__global *lists = (__global Node *__global *)lists_arg;
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i >= n)
        return;
    for (__global Node *node = lists[i], *next; node; node = next) {
        next = node->next;
        sums[i] += node->value;
        cu_free(cu_heap, cu_status, node);
    }
}

__kernel void scratch(__global float *values, __global uint *cu_heap, __global int *cu_status)
{
    __global float *__local copy;
    if (get_local_id(0) == 0)
        copy = (__global float *)cu_malloc(cu_heap, get_local_size(0) * sizeof(float));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (!copy)
        return;
    copy[get_local_id(0)] = values[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    values[get_local_id(0)] = copy[(uint)get_local_size(0) - 1 - (uint)get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        cu_free(cu_heap, cu_status, copy);
}
