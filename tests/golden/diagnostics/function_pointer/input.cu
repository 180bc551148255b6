struct Number {
    float x;
    __device__ float twice() const
    {
        return 2 * x;
    }
};

typedef float (Number::*Function)() const;

__global__ void call(float *p, int which)
{
    Function f = &Number::twice;
    Number n = {p[which]};
    p[0] = (n.*f)();
}
