#include "plate.h"

#include <cmath>
#include <cstdio>
#include <vector>

static std::vector<float> on_host(int size, float rim, int steps)
{
    std::vector<float> now(size * size, 0.0f);
    for (int i = 0; i < size; i++)
        now[i] = now[(size - 1) * size + i] = now[i * size] = now[i * size + size - 1] = rim;
    std::vector<float> next = now;
    for (int step = 0; step < steps; step++, now.swap(next))
        for (int y = 1; y < size - 1; y++)
            for (int x = 1; x < size - 1; x++)
                next[y * size + x] =
                    now[y * size + x] + 0.2f * (now[y * size + x - 1] + now[y * size + x + 1] +
                                                now[(y - 1) * size + x] + now[(y + 1) * size + x] -
                                                4 * now[y * size + x]);
    return now;
}

int main()
{
    const int size = 30;
    Plate plate(size, 50);
    plate.step(40);
    std::vector<float> expected = on_host(size, 50, 40);
    float mean = 0;
    int wrong = 0;
    for (float value : expected)
        mean += value / expected.size();
    for (int i = 0; i < size; i++)
        wrong +=
            std::fabs(plate.at(i, (3 * i) % size) - expected[(3 * i) % size * size + i]) > 1e-3f;
    wrong += std::fabs(plate.mean() - mean) > 1e-3f;
    std::printf("%d wrong\n", wrong);
    return wrong != 0;
}
