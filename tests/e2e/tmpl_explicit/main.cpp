#include "fill.h"

#include <cstdio>

int main()
{
    float floats[40];
    double doubles[5];
    int wrong = 0;
    work::fill(floats, 40, 0.5f);
    work::fill(doubles, 5, 100.25);
    for (int i = 0; i < 40; i++)
        wrong += floats[i] != 0.5f + (float)i;
    for (int i = 0; i < 5; i++)
        wrong += doubles[i] != 100.25 + i;
    wrong += work::stepped<5>(7) != 17;
    std::printf("%s\n", wrong ? "FAILED" : "PASSED");
    return wrong != 0;
}
