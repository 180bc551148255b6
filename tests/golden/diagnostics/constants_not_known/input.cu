// Constants that functions make, and whose numbers can't be listed, or may not be those of the text
// at the end of the source.
struct Pair {
    int v[2];
};
constexpr Pair make(int i)
{
    return Pair{{i, -i}};
}

struct Pointer {
    const int *p;
};
constexpr int target[2] = {1, 2};
constexpr Pointer make_pointer()
{
    return Pointer{target};
}
constexpr Pointer pointer = make_pointer();

struct Large {
    char c[5000];
};
constexpr Large make_large()
{
    Large large{};
    large.c[7] = 1;
    return large;
}
constexpr Large large = make_large();

#define SIZE 6

__global__ void points(int *out)
{
    out[0] = pointer.p[1];
}

__global__ void is_large(int *out)
{
    out[0] = large.c[7];
}

__global__ void names_a_local(int *out)
{
    constexpr int n = 5;
    static constexpr Pair local = make(n);
    out[0] = local.v[1];
}

__global__ void names_a_macro(int *out)
{
    static constexpr Pair local = make(SIZE);
    out[0] = local.v[1];
}

#undef SIZE
#define SIZE 7
