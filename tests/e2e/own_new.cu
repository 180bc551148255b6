// TEST nvcc: -diag-suppress 830
// TEST races: memory of the heap that one thread gives back is another one's then
// Operators new and delete of classes in kernels: a pool in global memory, one with a place, with
// values, constructors and destructors, inherited, with the size; and a class without.
#include <new>

#include "check.h"

enum { THREADS = 32, SLOT = 32, SLOTS = 4 * THREADS };

__device__ char pool[SLOTS * SLOT] __attribute__((aligned(16)));
__device__ int next_slot, freed, destroyed, freed_bytes;

struct Pooled {
    int v;
    float w;

    __device__ Pooled(int value) : v(value), w(value * 0.5f)
    {
    }
    __device__ static void *operator new(size_t size)
    {
        return size <= SLOT ? pool + atomicAdd(&next_slot, 1) * SLOT : nullptr;
    }
    __device__ static void operator delete(void *place)
    {
        if (place)
            atomicAdd(&freed, 1);
    }
};

struct Derived : Pooled {
    int more;

    __device__ Derived(int value) : Pooled(value + 1), more(value * 3)
    {
    }
    __device__ ~Derived()
    {
        atomicAdd(&destroyed, more);
    }
};

// With the size; what is made has no value.
struct Plain {
    int v[3];

    __device__ void *operator new(size_t size)
    {
        return pool + atomicAdd(&next_slot, 1) * SLOT;
    }
    __device__ void operator delete(void *, size_t size)
    {
        atomicAdd(&freed_bytes, (int)size);
    }
};

// At a place that the program has.
struct Slots {
    long long words[8];
    int used;
};

struct Placed {
    int v;

    __device__ Placed(int value) : v(value)
    {
    }
    __device__ void *operator new(size_t, Slots *slots)
    {
        return &slots->words[slots->used++];
    }
};

// Without operators of its own: the heap, as ever.
struct Other {
    int v;

    __device__ Other(int value) : v(value)
    {
    }
};

__global__ void make(int *out, bool *in_pool)
{
    int t = threadIdx.x;
    Pooled *p = new Pooled(t);
    Derived *d = new Derived(10 * t);
    Plain *plain = new Plain;
    Other *other = new Other(t + 7);
    for (int i = 0; i < 3; i++)
        plain->v[i] = t + i;
    out[t] = p->v + (int)(2 * p->w) + d->v + d->more + plain->v[2] + other->v;
    in_pool[t] = (char *)p >= pool && (char *)d >= pool && (char *)plain >= pool &&
                 (char *)p < pool + sizeof(pool) && (char *)d < pool + sizeof(pool) &&
                 !((char *)other >= pool && (char *)other < pool + sizeof(pool));
    delete p;
    delete d;
    delete plain;
    delete other;
}

__global__ void place(Slots *slots, int *out)
{
    int sum = 0;
    for (int i = 0; i < 5; i++) {
        Placed *p = new (slots) Placed(i * i);
        sum += p->v + (int)((char *)p - (char *)slots->words);
    }
    *out = sum + slots->used;
}

static int value_of(const int &symbol)
{
    int value;
    CHECK(cudaMemcpyFromSymbol(&value, symbol, sizeof(value)));
    return value;
}

int main()
{
    int *out = new_on_device<int>(THREADS);
    bool *in_pool = new_on_device<bool>(THREADS);
    make<<<1, THREADS>>>(out, in_pool);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, THREADS);
    int want_destroyed = 0;
    for (int t = 0; t < THREADS; t++) {
        EXPECT_EQUAL(t, got[t], t + t + (10 * t + 1) + 30 * t + (t + 2) + (t + 7));
        bool is;
        CHECK(cudaMemcpy(&is, in_pool + t, sizeof(is), cudaMemcpyDeviceToHost));
        EXPECT(is);
        want_destroyed += 30 * t;
    }
    EXPECT_EQUAL(0, value_of(next_slot), 3 * THREADS);
    EXPECT_EQUAL(1, value_of(freed), 2 * THREADS);
    EXPECT_EQUAL(2, value_of(destroyed), want_destroyed);
    EXPECT_EQUAL(3, value_of(freed_bytes), (int)(THREADS * sizeof(Plain)));

    Slots *slots = new_on_device<Slots>(1);
    place<<<1, 1>>>(slots, out);
    CHECK_LAUNCH();
    EXPECT_EQUAL(4, copy_to_host(out, 1)[0], (0 + 1 + 4 + 9 + 16) + 8 * (0 + 1 + 2 + 3 + 4) + 5);
    return finish();
}
