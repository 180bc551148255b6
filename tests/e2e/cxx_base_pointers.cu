// Pointers between classes and their bases that do not lie at the start: a null pointer stays one.
// TEST warnings: notes name the pointers
#include "check.h"

#define BOTH __host__ __device__

struct Weight {
    int weight;
};

struct Link {
    Link *next;
};

struct Item : Weight, Link {
    int id;
};

struct Shape {
    int kind;
    BOTH virtual int sides() const
    {
        return kind;
    }
};

struct Named {
    int name;
    BOTH virtual int length() const
    {
        return name;
    }
};

struct Square : Shape, Named {
    int size;
    BOTH int length() const override
    {
        return size;
    }
};

BOTH static int is_null(const Link *link)
{
    return link == nullptr;
}

BOTH static int length_or_nine(const Named *named)
{
    return named ? named->length() : 9;
}

BOTH static Item *find(Item *items, int n, int k)
{
    return k < n ? items + k : nullptr;
}

BOTH static Link *find_link(Item *items, int n, int k)
{
    return k < n ? items + k : nullptr;
}

BOTH static int walk(int i)
{
    Item items[4];
    int sum = 0;
    for (int k = 0; k < 4; k++) {
        items[k].weight = k + i;
        items[k].id = k;
        items[k].next = k < 3 ? &items[k + 1] : nullptr;
    }
    for (Item *item = items + i % 4; item; item = static_cast<Item *>(item->next))
        sum = sum * 7 + item->weight * 3 + item->id;
    return sum;
}

BOTH static int calls(int i)
{
    Item items[3];
    Link *found = find(items, 3, i % 5); // the call stands behind the conversion
    Item *back = (Item *)find_link(items, 3, i % 4);
    return is_null(find(items, 3, i % 6)) + 2 * !found + 4 * !back +
           8 * (back ? (int)(back - items) : 5);
}

BOTH static int values(int i)
{
    Item item;
    item.weight = i;
    Item *one = i & 1 ? &item : nullptr;
    Link *link = one, *links[2] = {one, &item};
    if (link)
        link->next = link;
    const Item *again = static_cast<const Item *>(link);
    link = nullptr;
    link = one;
    return !link + 2 * !links[0] + 4 * (links[1] == link) + 8 * !again +
           16 * (again ? again->weight : 0) + is_null(one) * 1000;
}

BOTH static int steps(int i)
{
    Item items[4] = {};
    Item *item = items;
    int k = i & 1;
    Link *link = k++ ? nullptr : item++; // both happen once
    for (int j = 0; j < 2; j++) {
        Link *other = item++;
        other->next = link;
    }
    return !link + 2 * (int)(item - items) + 16 * k + 64 * !items[1].next + 128 * !items[2].next;
}

BOTH static int methods(int i)
{
    Square square;
    square.kind = 4;
    square.name = 1;
    square.size = i;
    Square *one = i & 1 ? &square : nullptr;
    const Named *named = one;
    const Square *again = static_cast<const Square *>(named);
    return length_or_nine(one) + 100 * length_or_nine(named) +
           10000 * (again ? again->sides() : 7) + 100000 * square.length();
}

BOTH static int all(int i, int which)
{
    switch (which) {
    case 0: return walk(i);
    case 1: return calls(i);
    case 2: return values(i);
    case 3: return steps(i);
    default: return methods(i);
    }
}

__global__ void run(int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    for (int which = 0; which < 5; which++)
        out[which * n + i] = all(i, which);
}

// The pointers lead to global and to shared memory.
__global__ void run_in_memory(Item *items, int *out, int n)
{
    __shared__ Item shared[8];
    int i = threadIdx.x;
    Item *mine = i % 3 == 0 ? &shared[i % 8] : i % 3 == 1 ? items + i : nullptr;
    Link *link = mine;
    Item *own = i & 1 ? items + i : nullptr;
    Link *own_link = own;
    __syncthreads();
    if (own_link)
        own_link->next = own_link;
    out[i] = !link + 2 * !static_cast<Item *>(link) + 4 * !own_link;
}

int main()
{
    const int n = 48;
    int *d_out = new_on_device<int>(5 * n);
    Item *d_items = new_on_device<Item>(n);
    run<<<3, 16>>>(d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, 5 * n);
    for (int which = 0; which < 5; which++)
        for (int i = 0; i < n; i++)
            EXPECT_EQUAL(which * 100 + i, out[which * n + i], all(i, which));
    run_in_memory<<<1, n>>>(d_items, d_out, n);
    CHECK_LAUNCH();
    out = copy_to_host(d_out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, out[i], (i % 3 == 2 ? 3 : 0) + (i & 1 ? 0 : 4));
    return finish();
}
