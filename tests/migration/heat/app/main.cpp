#include "plate.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char **argv)
{
    int size = argc > 1 ? std::atoi(argv[1]) : 64, steps = argc > 2 ? std::atoi(argv[2]) : 100;
    Plate plate(size, 100);
    plate.step(steps);
    std::printf("mean temperature %.3f, in the middle %.3f\n", plate.mean(),
                plate.at(size / 2, size / 2));
}
