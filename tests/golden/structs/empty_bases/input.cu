// Assignments to objects of classes without members, which may be bases: they write nothing.
struct Nothing {
};

struct All : Nothing {
    int x;
};

__device__ void set(Nothing &n)
{
    n = Nothing();
}

__global__ void by_reference(int *out)
{
    All all;
    all.x = 1;
    set(all);
    *out = all.x;
}

__global__ void by_base(int *out)
{
    All all;
    all.x = 1;
    static_cast<Nothing &>(all) = Nothing();
    *out = all.x;
}

__global__ void own(int *out)
{
    Nothing one, list[2];
    one = Nothing();
    list[1] = one;
    *out = sizeof list;
}
