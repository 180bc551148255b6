#include "shared.h"

namespace
{
struct Circle : Shape {
    __device__ Circle(int s) : Shape(s)
    {
    }
    __device__ int measure() const override
    {
        return 3 * size * size;
    }
    __device__ int corners() const override
    {
        return 0;
    }
};
} // namespace

__device__ int Square::measure() const
{
    return size * size;
}
__device__ int measure_twice(const Shape *shape)
{
    return 2 * shape->measure();
}

__global__ void construct(Shape **shapes)
{
    shapes[0] = new Square(5);
    shapes[1] = new Circle(2);
}

void make_shapes(Shape **shapes)
{
    construct<<<1, 1>>>(shapes);
}
