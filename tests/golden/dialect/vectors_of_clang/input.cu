// nvcc leaves out clang's attribute for vectors: the type is a scalar. The host's
// compiler leaves it out, too, and warns.

#pragma GCC diagnostic ignored "-Wattributes"

using wide = __attribute__((__ext_vector_type__(4))) float;
typedef int pair __attribute__((ext_vector_type(2)));

__global__ void sum(float *out, const float *in, const pair *last)
{
    union {
        wide whole;
        float parts[sizeof(wide) / sizeof(float)];
    } value;
    const wide *from = reinterpret_cast<decltype(from)>(in);
    static_assert(sizeof(pair) == sizeof(int));
    value.whole = from[threadIdx.x];
    out[threadIdx.x] = value.parts[0] + *last;
}
