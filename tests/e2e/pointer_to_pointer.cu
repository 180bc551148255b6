// TEST buffers: yes
// Arrays of device pointers in device memory: rows of a table, linked lists.
#include "check.h"

struct Item {
    int value;
    Item *next;
};

__global__ void add_rows(float **rows, const float *const *others, int count, int width)
{
    int x = threadIdx.x;
    for (int y = 0; y < count; y++)
        if (x < width)
            rows[y][x] += others[count - 1 - y][x];
}

__global__ void link(Item *items, int n)
{
    int i = threadIdx.x;
    items[i].value = i * i;
    items[i].next = i + 2 < n ? &items[i + 2] : NULL;
}

__global__ void sum_list(Item *head, int *sum)
{
    int total = 0;
    for (Item *item = head; item; item = item->next)
        total += item->value;
    *sum = total;
}

int main()
{
    const int count = 4, width = 20;
    std::vector<float *> rows(count), others(count);
    for (int y = 0; y < count; y++) {
        rows[y] = copy_to_device(std::vector<float>(width, y));
        others[y] = copy_to_device(std::vector<float>(width, y * 10));
    }
    float **d_rows = copy_to_device(rows), **d_others = copy_to_device(others);
    add_rows<<<1, 32>>>(d_rows, d_others, count, width);
    CHECK_LAUNCH();
    for (int y = 0; y < count; y++) {
        std::vector<float> row = copy_to_host(rows[y], width);
        for (int x = 0; x < width; x++)
            EXPECT_EQUAL(y * 100 + x, row[x], y + (count - 1 - y) * 10);
    }

    Item *items = new_on_device<Item>(9);
    int *sum = new_on_device<int>(1);
    link<<<1, 9>>>(items, 9);
    sum_list<<<1, 1>>>(items, sum);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(sum, 1)[0], 0 + 4 + 16 + 36 + 64);
    return finish();
}
