// TEST buffers: yes
// Kernels with parameters that are references to managed memory: the kernel gets the address of the object, as with a pointer.
// Also classes whose empty base moves their first member, which has the same base.
#include "check.h"

#include <string>

struct Managed {
    static void *operator new(size_t size)
    {
        void *place;
        CHECK(cudaMallocManaged(&place, size));
        return place;
    }
    static void operator delete(void *place)
    {
        CHECK(cudaFree(place));
    }
};

struct Name : Managed {
    int length;
    char text[12];
};

struct Element : Managed {
    Name name; // at byte 4: two objects of one class have not one address
    double value;
};

struct Tagged : Managed {
    Managed tag; // at byte 1
    char c;
    int n;
};

__global__ void by_pointer(Element *e, Tagged *t)
{
    e->name.text[0] = 'p';
    e->value += t->c + t->n;
}

__global__ void by_reference(Element &e, const Tagged &t, int step)
{
    e.name.text[e.name.length - step] = 'r';
    e.value += t.c + t.n;
}

__global__ void by_value(Element e, Tagged t, double *sum)
{
    *sum = e.value + e.name.length + e.name.text[0] + t.c + t.n;
}

template <typename T> __global__ void assign(T &to, T &from, const T &more)
{
    to = from + more;
    from = 0;
}

struct Counter {
    int count;
    __device__ void add(int n)
    {
        count += n;
    }
};

__global__ void count(Counter &counter, int &calls)
{
    counter.add(5);
    calls++;
}

int main()
{
    Element *e = new Element;
    Tagged *t = new Tagged;
    EXPECT_EQUAL(0, (char *)&e->name - (char *)e, 4);
    EXPECT_EQUAL(0, &t->c - (char *)t, 2);
    e->name.length = 5;
    snprintf(e->name.text, sizeof e->name.text, "hello");
    e->value = 0.5;
    t->c = 7;
    t->n = 100;
    by_pointer<<<1, 1>>>(e, t);
    CHECK_LAUNCH();
    EXPECT_EQUAL(1, e->value, 107.5);
    by_reference<<<1, 1>>>(*e, *t, 1);
    CHECK_LAUNCH();
    EXPECT_EQUAL(2, e->value, 214.5);
    EXPECT(std::string(e->name.text) == "pellr");
    double *sum;
    CHECK(cudaMallocManaged(&sum, 3 * sizeof *sum));
    by_value<<<1, 1>>>(*e, *t, sum);
    CHECK_LAUNCH();
    EXPECT_EQUAL(3, *sum, 214.5 + 5 + 'p' + 107);

    sum[1] = 2;
    sum[2] = 40;
    assign<double><<<1, 1>>>(sum[0], sum[1], sum[2]);
    CHECK_LAUNCH();
    EXPECT_EQUAL(4, sum[0], 42);
    EXPECT_EQUAL(4, sum[1], 0);

    struct Both {
        Counter counter;
        int calls;
    } *both;
    CHECK(cudaMallocManaged(&both, sizeof *both));
    both->counter.count = both->calls = 0;
    for (int i = 0; i < 3; i++)
        count<<<1, 1>>>(both->counter, both->calls);
    CHECK_LAUNCH();
    EXPECT_EQUAL(5, both->counter.count, 15);
    EXPECT_EQUAL(5, both->calls, 3);
    CHECK(cudaFree(both));
    CHECK(cudaFree(sum));
    delete t;
    delete e;
    return finish();
}
