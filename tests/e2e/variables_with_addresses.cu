// Device variables that start with addresses: of other variables, of parts of them,
// and of literals. On the device, these are other addresses than the host's.
// TEST buffers: pointers in memory
#include "check.h"

#include <cstring>
#include <thread>

__device__ int counter = 4;
__device__ int *to_counter = &counter;
__device__ int values[4] = {10, 20, 30, 40};
__device__ int *parts[3] = {values + 1, &counter, &values[3]};
__device__ int unnamed[2] = {5, 6}; // kernels know it by pointers alone
__device__ const int *to_unnamed = unnamed;
__device__ int *nothing = nullptr;
__device__ int *behind = values + 4;

struct link {
    int value;
    link *next;
};
__device__ link third = {3, nullptr};
__device__ link second = {2, &third};
__device__ link first = {1, &second};

struct option {
    short key;
    const char *name;
    int *places[2];
};
__device__ option options[3] = {
    {1, "one", {&counter, nullptr}}, {2, "two", {values, values + 2}}, {3, nullptr, {}}};

__device__ const char *const words[] = {"zero", "one", "", "three"};
__device__ char letters[8] = "abc";
__device__ const char *either[2] = {letters, "literal"};

__constant__ float table[4] = {1, 2, 3, 4};
__constant__ const int *fixed[2] = {values, &counter};
__device__ int **deep = parts;

static __device__ int length(const char *text)
{
    int n = 0;
    while (text[n])
        n++;
    return n;
}

__global__ void read(int *out)
{
    int i = 0;
    out[i++] = *to_counter;
    out[i++] = *parts[0] + *parts[1] + *parts[2];
    out[i++] = to_unnamed[0] * 10 + to_unnamed[1];
    out[i++] = nothing == nullptr;
    out[i++] = behind[-1];
    out[i++] = first.next->value * 10 + first.next->next->value + (first.next->next == &third);
    out[i++] = options[0].key + *options[0].places[0];
    out[i++] = *options[1].places[0] + *options[1].places[1];
    out[i++] = options[1].name[2];
    out[i++] = options[2].name == nullptr && options[2].places[1] == nullptr;
    out[i++] =
        length(words[0]) * 1000 + length(words[1]) * 100 + length(words[2]) * 10 + length(words[3]);
    out[i++] = either[0][1] * 1000 + either[1][0];
    out[i++] = *fixed[0] + *fixed[1];
    out[i++] = *deep[1];
    out[i++] = (int)table[2];
}

__global__ void change()
{
    counter = 9;
    *parts[2] += 1;
    either[0] = either[1];
}

static void compare(int *out, const int *want)
{
    read<<<1, 1>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 15);
    for (int i = 0; i < 15; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
}

int main()
{
    int *out = new_on_device<int>(15);
    int want[15] = {4, 64, 56, 1, 40, 24, 5, 40, 'o', 1, 4000 + 305, 98 * 1000 + 'l', 14, 4, 3};
    compare(out, want);

    change<<<1, 1>>>();
    CHECK_LAUNCH();
    want[0] = want[13] = 9;
    want[1] = 20 + 9 + 41;
    want[4] = 41;
    want[6] = 10;
    want[11] = 'i' * 1000 + 'l';
    want[12] = 19;
    compare(out, want);

    // the host sees the device's addresses, too
    int *pointer = nullptr, *address = nullptr;
    CHECK(cudaMemcpyFromSymbol(&pointer, to_counter, sizeof pointer));
    CHECK(cudaGetSymbolAddress((void **)&address, counter));
    EXPECT(pointer == address);
    int changed = 12;
    CHECK(cudaMemcpy(pointer, &changed, sizeof changed, cudaMemcpyHostToDevice));
    want[0] = want[13] = 12;
    want[1] += 3;
    want[6] += 3;
    want[12] += 3;
    compare(out, want);

    // the first use after a reset gives the first values again, in two threads at once (Oclgrind can't run two kernels so)
    CHECK(cudaDeviceReset());
    int *pointers[2][3] = {}, *first_value = nullptr;
    std::vector<std::thread> threads;
    for (int i = 0; i < 2; i++)
        threads.emplace_back([i, &pointers] { CHECK(cudaMemcpyFromSymbol(pointers[i], parts, sizeof pointers[i])); });
    for (std::thread &thread : threads)
        thread.join();
    CHECK(cudaGetSymbolAddress((void **)&first_value, values));
    for (int i = 0; i < 2; i++)
        EXPECT(pointers[i][0] == first_value + 1 && pointers[i][2] == first_value + 3);
    out = new_on_device<int>(15);
    read<<<1, 1>>>(out);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(out, 15)[1], 64);
    return finish();
}
