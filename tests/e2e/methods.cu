// Structs with methods, constructors, operators and static functions in device code, shared between
// host and device.
#include "check.h"

struct Complex {
    float re, im;

    __host__ __device__ Complex(float r = 0, float i = 0) : re(r), im(i)
    {
    }

    __host__ __device__ float norm() const
    {
        return re * re + im * im;
    }

    __host__ __device__ Complex operator*(const Complex &other) const
    {
        return Complex(re * other.re - im * other.im, re * other.im + im * other.re);
    }

    __host__ __device__ Complex &operator+=(const Complex &other)
    {
        re += other.re;
        im += other.im;
        return *this;
    }

    __host__ __device__ static Complex unit()
    {
        return Complex(0, 1);
    }
};

__host__ __device__ static int escape(float x, float y)
{
    Complex z, c(x, y);
    int steps = 0;
    while (steps < 30 && z.norm() < 4.0f) {
        z = z * z;
        z += c;
        steps++;
    }
    return steps;
}

class Counter
{
  public:
    __device__ explicit Counter(int *cells) : cells_(cells), used_(0)
    {
    }

    __device__ void add(int value)
    {
        cells_[used_++] = value;
    }

    __device__ int used() const
    {
        return used_;
    }

  private:
    int *cells_;
    int used_;
};

__global__ void run(int *out, int *cells, int n)
{
    int i = threadIdx.x;
    if (i < n)
        out[i] = escape(i * 0.125f - 2, 0.25f);
    if (i == 0) {
        Counter counter(cells);
        counter.add(5);
        counter.add((int)(Complex::unit() * Complex(2, 3)).re);
        cells[9] = counter.used();
    }
}

int main()
{
    const int n = 24;
    int *out = new_on_device<int>(n), *cells = new_on_device<int>(10);
    run<<<1, 32>>>(out, cells, n);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n), c = copy_to_host(cells, 10);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], escape(i * 0.125f - 2, 0.25f));
    EXPECT_EQUAL(0, c[0], 5);
    EXPECT_EQUAL(1, c[1], -3);
    EXPECT_EQUAL(9, c[9], 2);
    return finish();
}
