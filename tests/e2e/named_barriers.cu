// PTX's barriers by number, for parts of a block: groups of warps with a barrier each, producers
// that arrive and go on, barriers of all threads that are left, and warps that are not full.
#include "check.h"

__device__ void sync_part(int id, int threads)
{
    asm volatile("bar.sync %0, %1;" ::"r"(id), "r"(threads) : "memory");
}

// Groups of 64 threads turn their numbers round; group g does so g + 1 times.
__global__ void turn(int *out)
{
    __shared__ int s[192];
    int t = threadIdx.x, group = t / 64, at = group * 64 + 63 - t % 64;
    int value = t * 10;
    for (int i = 0; i <= group; i++) {
        s[t] = value + i;
        sync_part(group + 1, 64);
        value = s[at];
        sync_part(group + 1, 64);
    }
    out[blockIdx.x * 192 + t] = value;
}

// Two warps fill a buffer that two others empty: each waits only for the other's arrival.
__global__ void pass_on(int *out, int rounds)
{
    __shared__ int buffer[64];
    int lane = threadIdx.x % 64;
    if (threadIdx.x < 64) {
        for (int i = 0; i < rounds; i++) {
            asm volatile("barrier.cta.sync.aligned 1, 128;" ::: "memory"); // it is empty
            buffer[63 - lane] = i * lane + blockIdx.x;
            asm volatile("bar.arrive 2, 128;" ::: "memory");
        }
    } else {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            asm volatile("barrier.arrive %0, %1;" ::"r"(1), "n"(128) : "memory");
            asm volatile("bar.sync 2, 128;" ::: "memory"); // it is full
            sum = sum * 3 + buffer[lane];
        }
        out[blockIdx.x * 64 + lane] = sum;
    }
}

// 100 threads, the last warp has four; a barrier of all, and one of the last two warps.
__global__ void odd(int *out)
{
    __shared__ int s[100];
    int t = threadIdx.x;
    s[t] = t + 1;
    asm volatile("bar.sync 5;" ::: "memory");
    int sum = s[(t + 50) % 100];
    if (t >= 64) {
        asm volatile("barrier.sync 3, 64;" ::: "memory");
        s[t] = sum;
        asm volatile("barrier.sync 3, 64;" ::: "memory");
        sum += s[163 - t];
    }
    out[t] = sum;
}

static void test_turn()
{
    int *out = new_on_device<int>(384);
    turn<<<2, 192>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 384);
    for (int i = 0; i < 384; i++) {
        int t = i % 192, group = t / 64, place = t % 64;
        int from = (group + 1) % 2 ? 63 - place : place, sum = 0;
        for (int k = 0; k <= group; k++)
            sum += k;
        EXPECT_EQUAL(i, got[i], (group * 64 + from) * 10 + sum);
    }
}

static void test_pass_on()
{
    int *out = new_on_device<int>(128);
    pass_on<<<2, 128>>>(out, 7);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 128);
    for (int i = 0; i < 128; i++) {
        int sum = 0;
        for (int k = 0; k < 7; k++)
            sum = sum * 3 + k * (63 - i % 64) + i / 64;
        EXPECT_EQUAL(i, got[i], sum);
    }
}

static void test_odd()
{
    int *out = new_on_device<int>(100);
    odd<<<1, 100>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 100);
    for (int t = 0; t < 100; t++) {
        int sum = (t + 50) % 100 + 1;
        if (t >= 64)
            sum += (163 - t + 50) % 100 + 1;
        EXPECT_EQUAL(t, got[t], sum);
    }
}

int main()
{
    test_turn();
    test_pass_on();
    test_odd();
    return finish();
}
