// Expressions: precedence that a printer of trees could lose, comma, conditional as lvalue,
// compound assignment on all kinds of lvalues, casts, initialiser lists, sizeof, literals,
// assignment as a value.
#include "check.h"

struct Point {
    int x, y;
};

struct Line {
    Point from, to;
    int weights[4];
};

__device__ Point make_point(int x, int y)
{
    Point p = {x, y};
    return p;
}

__device__ int norm(Point p)
{
    return p.x * p.x + p.y * p.y;
}

__global__ void evaluate(int *out, int a, int b, unsigned char c)
{
    int i = 0;
    out[i++] = a - (b - 3);
    out[i++] = a / (b * 2);
    out[i++] = -(-a);
    out[i++] = - -a;
    out[i++] = (a + b) * (a - b) % 7;
    out[i++] = a << 2 + 1;
    out[i++] = (a & 6) == 4;
    out[i++] = a & 6 == 4;
    out[i++] = !(a > b) || (a == 13 && b != 5);
    out[i++] = a > b ? a > 10 ? 1 : 2 : 3;
    out[i++] = (a++, b += a, b);
    out[i++] = a++ + b;
    a += a > b ? 100 : 0;
    b += a > b ? 0 : 100;
    out[i++] = a * 1000 + b;
    int x, y, z;
    x = y = z = 4;
    x += y -= z <<= 1;
    out[i++] = x * 100 + y * 10 + z;
    out[i++] = ~c >> 1;
    out[i++] = (unsigned char)(~c) >> 1;
    c <<= 1;
    c ^= 0x0f;
    out[i++] = c;
    out[i++] = (int)(2.75f * 2) + int(3.9) + static_cast<int>('0');
    Line line = {{1, 2}, {3, 4}, {5, 6}};
    line.weights[3] += line.from.y * (line.to.x *= 2);
    out[i++] = line.weights[1] * 100 + line.weights[2] * 10 + line.weights[3];
    out[i++] = norm(make_point(3, -4)) + make_point(6, 7).y;
    out[i++] = norm(Point{1, 2}) + norm({2, 3});
    Point points[] = {{1, 1}, {2, 2}, make_point(7, 0)};
    points[1] = points[2];
    points[1].y--;
    out[i++] = points[1].x * 10 + points[1].y + (int)(sizeof points / sizeof points[0]) * 100;
    bool any = false;
    any |= a == 0;
    any = any || b;
    out[i++] = any + (any ? 10 : 20);
    float f = 7;
    f /= 2;
    f -= .5f;
    out[i++] = f == 3.0 ? (int)(f * 1e3f) + 0x1p4f : 0;
    out[i++] = 1 + 2 == 3 && 5 < 4 + 3 != 0 ? 1 : 0;
    int array[2][3] = {{1, 2, 3}, {4}};
    int *flat = &array[0][0];
    out[i++] = array[1][0] * 10 + array[1][2] + flat[4] + *array[0] + (*(array + 1))[0];
    auto copy = line;
    copy.to = make_point(copy.to.y, copy.to.x);
    out[i++] = copy.to.x * 10 + copy.to.y;
    out[i++] = (b++, 5) + (a = 3);
    out[i++] = "text"[1] + sizeof("text");
    float zero = f - f, g = zero ? 1.f : 2.f;
    out[i++] = (f - 3 ? 1 : 2) * 1000 + (f ? zero ? 3 : 4 : 5) * 100 + (int)(f ? g : -g) * 10;
    out[i++] = (f && !zero) + (zero || f) * 2 + (bool)zero * 4 + (!f ? 8 : 16);
    out[i++] = (x ?: 7) * 100 + (x - x ?: 4) * 10 + (int)((zero ?: 2.5f) * (f ?: 9));
    if (zero)
        i++;
    while (f) {
        f -= 1;
        out[i] += 1;
    }
}

int main()
{
    const int n = 33;
    int *d_out = new_on_device<int>(n);
    evaluate<<<1, 1>>>(d_out, 13, 5, 0x35);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, n);
    const int want[n] = {11, 1,     13,  13,  4,   104, 1,   0,    0,  1,   19,
                         33, 15119, -32, -27, 101, 101, 56,  612,  32, 18,  369,
                         11, 3016,  1,   45,  46,  8,   106, 2420, 19, 747, 3};
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, out[i], want[i]);
    return finish();
}
