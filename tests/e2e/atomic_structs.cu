// TEST buffers: yes
// cuda::atomic of structs of four and eight bytes, and of float: the bits are what counts. Also what
// nvcc takes beside them: attributes behind __device__, and member templates without `template`.
#include "check.h"
#include <cub/cub.cuh> // has cuda::memory_order, too
#include <cstring>
#include <memory>

static constexpr cuda::memory_order weakest = cuda::memory_order_relaxed;

#include <cuda/atomic>

struct Entry {
    unsigned key, value;
};

struct Small {
    short a, b;
};

template <class Allocator> struct Storage {
    using chars = typename std::allocator_traits<Allocator>::rebind_alloc<char>;
    chars allocator;
};

typedef cuda::atomic<Entry, cuda::thread_scope_device> Slot;

struct Table {
    Slot *slots;
    unsigned capacity;
    __device__ [[nodiscard]] bool insert(Entry entry)
    {
        for (unsigned i = entry.key % capacity, n = 0; n < capacity; i = (i + 1) % capacity, n++) {
            Entry expected = {0, 0};
            if (slots[i].compare_exchange_strong(expected, entry, weakest, weakest))
                return true;
            if (expected.key == entry.key)
                return false;
        }
        return false;
    }
    __host__ __device__ [[nodiscard]] unsigned size() const
    {
        return capacity;
    }
    __device__ unsigned find(unsigned key) const
    {
        for (unsigned i = key % capacity, n = 0; n < capacity; i = (i + 1) % capacity, n++) {
            Entry entry = slots[i].load(cuda::memory_order_relaxed);
            if (entry.key == key)
                return entry.value;
        }
        return 0;
    }
};

__global__ void clear(Table table)
{
    table.slots[threadIdx.x].store(Entry{0, 0});
}

__global__ void insert_all(Table table, int *inserted)
{
    unsigned key = threadIdx.x / 2 + 1;
    if (table.insert({key, 10 * key}))
        atomicAdd(inserted, 1);
}

__global__ void find_all(Table table, unsigned *out)
{
    out[threadIdx.x] = table.find(threadIdx.x + 1);
}

__global__ void others(cuda::atomic<Small, cuda::thread_scope_device> *small,
                       cuda::atomic<float, cuda::thread_scope_device> *number, int *out)
{
    Small old = small->exchange({3, 4}), wrong = {3, 5};
    out[0] = old.a * 10 + old.b;
    out[1] = small->compare_exchange_strong(wrong, {7, 8});
    out[2] = wrong.a * 10 + wrong.b;
    // -0 and 0 are equal, and have other bits; a NaN is not equal to itself, and has the same
    float zero = 0.f, nan = __int_as_float(0x7fc00001);
    number->store(-0.f);
    out[3] = number->compare_exchange_strong(zero, 1.f);
    out[4] = signbit(zero) != 0;
    number->store(nan);
    out[5] = number->compare_exchange_strong(nan, 2.f);
    out[6] = (int)number->load();
}

// Oclgrind's interpreter lacks an intrinsic that clang emits for these structs.
static void check_bits(int *out)
{
    cudaDeviceProp properties;
    CHECK(cudaGetDeviceProperties(&properties, 0));
    if (strstr(properties.name, "Oclgrind"))
        return;
    std::vector<int> two = {0x00020001};
    int *small = copy_to_device(two), *number = new_on_device<int>(1);
    others<<<1, 1>>>((cuda::atomic<Small, cuda::thread_scope_device> *)small,
                     (cuda::atomic<float, cuda::thread_scope_device> *)number, out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 7);
    static const int wanted[] = {12, 0, 34, 0, 1, 1, 2};
    for (int i = 0; i < 7; i++)
        EXPECT_EQUAL(i, got[i], wanted[i]);
}

int main()
{
    Table table = {new_on_device<Slot>(64), 64};
    int *inserted = new_on_device<int>(1), *out = new_on_device<int>(7);
    unsigned *found = new_on_device<unsigned>(64);
    clear<<<1, 64>>>(table);
    insert_all<<<1, 64>>>(table, inserted);
    find_all<<<1, 64>>>(table, found);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(inserted, 1)[0], 32);
    std::vector<unsigned> values = copy_to_host(found, 64);
    for (unsigned i = 0; i < 64; i++)
        EXPECT_EQUAL((int)i, values[i], i < 32 ? 10 * (i + 1) : 0);

    check_bits(out);
    Storage<std::allocator<int>> storage;
    char *chars = storage.allocator.allocate(3);
    storage.allocator.deallocate(chars, 3);
    EXPECT(table.size() == 64);
    return finish();
}
