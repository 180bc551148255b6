// What kernels have as text: names of functions, which may have other names in the port, and
// literals that OpenCL C lacks; and the types that mathematical functions of several types give.
// TEST nvcc: --expt-relaxed-constexpr
#include "check.h"

#define BOTH __host__ __device__

static BOTH int hash(const char *text)
{
    unsigned sum = 7;
    while (*text)
        sum = sum * 31 + (unsigned char)*text++;
    return (int)(sum & 0x7fffffff);
}

namespace names
{
template <typename T> BOTH int instance(T)
{
    return hash(__func__);
}

struct object {
    int built;
    BOTH object() { built = hash(__func__); }
    BOTH int method() const { return hash(__FUNCTION__); }
    BOTH int operator+(int) const { return hash(__func__); }
};

BOTH int overload(int)
{
    return hash(__func__);
}

BOTH int overload(float)
{
    return hash(__func__);
}
} // namespace names

// a word of OpenCL C
BOTH int half()
{
    return hash(__func__);
}

BOTH void name_functions(int *out)
{
    names::object object;
    int i = 0;
    out[i++] = names::instance(1);
    out[i++] = names::instance(1.0f);
    out[i++] = object.built;
    out[i++] = object.method();
    out[i++] = object + 1;
    out[i++] = names::overload(1);
    out[i++] = names::overload(1.0f);
    out[i++] = half();
    out[i++] = (int)sizeof __func__;
}

BOTH void write_literals(int *out)
{
    static const char table[] = "p\0q";
    const char *text = u8"caf\u00e9" u8"!";
    int i = 0;
    out[i++] = hash(text);
    out[i++] = hash(R"(a\n"b)");
    out[i++] = "x\0y"[2];
    out[i++] = table[2];
}

BOTH int kind(float)
{
    return 1;
}

BOTH int kind(double)
{
    return 2;
}

BOTH void choose_types(int *out)
{
    float x = 1.1f;
    int n = 5;
    auto power = pow(x, n);
    int i = 0;
    out[i++] = kind(pow(x, n));
    out[i++] = kind(pow(x, x));
    out[i++] = (int)sizeof power;
    out[i++] = (int)((double)power * 1e9);
    out[i++] = (int)lround(n) + (int)llround(n) + (int)lrint(n) + (int)llrint(n);
    out[i++] = ilogb(n);
}

__global__ void name_functions_there(int *out)
{
    name_functions(out);
    out[9] = hash(__func__);
}

__global__ void write_literals_there(int *out)
{
    write_literals(out);
}

__global__ void choose_types_there(int *out)
{
    choose_types(out);
}

static void compare(const int *device, const int *want)
{
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(device, 10);
    for (int i = 0; i < 10; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
}

int main()
{
    int *out = new_on_device<int>(10);

    int names[10] = {};
    name_functions(names);
    names[9] = hash("name_functions_there");
    name_functions_there<<<1, 1>>>(out);
    compare(out, names);

    CHECK(cudaMemset(out, 0, 10 * sizeof(int)));
    int literals[10] = {};
    write_literals(literals);
    write_literals_there<<<1, 1>>>(out);
    compare(out, literals);

    CHECK(cudaMemset(out, 0, 10 * sizeof(int)));
    int types[10] = {};
    choose_types(types);
    choose_types_there<<<1, 1>>>(out);
    compare(out, types);
    return finish();
}
