// TEST sources: main.cu

// A source that includes another one with the kernels, as older programs do.
#include "check.h"

#define WIDTH 16
#include "work.cu"

int main()
{
    int *data = new_on_device<int>(WIDTH * 2);
    number<<<2, WIDTH>>>(data);
    CHECK_LAUNCH();
    run_twice(data);
    std::vector<int> out = copy_to_host(data, WIDTH * 2);
    for (int i = 0; i < WIDTH * 2; i++)
        EXPECT_EQUAL(i, out[i], i * 4);
    return finish();
}
