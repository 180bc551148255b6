// What is negative and negated again.
__constant float step_ = -0.5f;
__constant float back = -(-0.5f);

// C++ declares behind `case 1:` what C does not: the name is the whole switch's, also where a variable around it has the same.
/* choose<way> */
static __attribute__((always_inline)) /* the last arguments are constants then */
int choose(int a, const int way)
{
    int sum = a;
    switch (way) {
    case 1: ; // two of them
        int first;
        int sum;
        first = a * 2;
        sum = first + 1;
        return sum;
    case 2: case 3: ; int third; third = a; return third;
    default: ;
        const int last = -a;
        return last;
    }
}

__kernel void all_float__ptr_int(__global float *p, int a)
{
    p[0] = choose(a, 1) + choose(a, 2) + choose(a, 4);
    p[1] = back - -step_;
}
