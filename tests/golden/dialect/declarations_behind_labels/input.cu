// C++ declares behind `case 1:` what C does not: the name is the whole switch's, also where a variable around it has the same.
template <int way> __device__ int choose(int a)
{
    int sum = a;
    switch (way) {
    case 1: // two of them
        int first, sum;
        first = a * 2;
        sum = first + 1;
        return sum;
    case 2: case 3: int third; third = a; return third;
    default:
        const int last = -a;
        return last;
    }
}

// What is negative and negated again.
const float step = -0.5f;
const float back = -step;

__global__ void all(float *p, int a)
{
    p[0] = choose<1>(a) + choose<2>(a) + choose<4>(a);
    p[1] = back - -step;
}

void run(float *p)
{
    all<<<1, 1>>>(p, 3);
}
