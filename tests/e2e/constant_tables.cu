// Constants of a program that are pointers: to other constants and to literals. In OpenCL C, what
// they lead to and they themselves are in constant memory.
// TEST only: svm buffer (Oclgrind makes no constants that hold addresses)
#include "check.h"

#include <cstring>

static __device__ int length(const char *text)
{
    int n = 0;
    while (text[n])
        n++;
    return n;
}

static __device__ const char *word(int i)
{
    static const char *const words[] = {"one", "two", "three"};
    return words[i];
}

__global__ void look_up(int *out, int which)
{
    static const int primes[3] = {2, 3, 5};
    static constexpr int squares[3] = {1, 4, 9};
    static const int *const rows[] = {primes, squares + 1};
    static const int *const one = primes;
    static const int *const short_list[2] = {squares};
    int own[2] = {6, 7};
    int *first[2] = {own};
    int i = 0;
    out[i++] = rows[which][0] * 10 + rows[which][1];
    out[i++] = one[2];
    out[i++] = short_list[0][2] + (short_list[1] == nullptr);
    out[i++] = first[0][1] + (first[1] == nullptr);
    out[i++] = length(word(which + 1));
    out[i++] = word(which)[1];
    const int *row = rows[0];
    row++;
    out[i++] = *row;
}

int main()
{
    int *out = new_on_device<int>(7);
    look_up<<<1, 1>>>(out, 1);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 7);
    int want[7] = {49, 5, 10, 8, 5, 'w', 3};
    for (int i = 0; i < 7; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    return finish();
}
