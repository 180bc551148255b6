// The base of a class template's instance names the instance and its arguments: instances of templates in other namespaces.
#include <cu2cl/cu2cl.h>

namespace memory
{
template <class T> struct pointer {
    T *at;
    T &operator*() const { return *at; }
};
} // namespace memory

namespace tools
{
template <class Derived, class Base> struct adaptor {
    Base base;
    int read() const { return static_cast<const Derived *>(this)->weight * *base; }
};
} // namespace tools

template <class Base> struct weighted : tools::adaptor<weighted<Base>, Base> {
    int weight;
};

void read_all(weighted<memory::pointer<int>> from, int *to)
CU2CL_KERNEL(read_all, from, to)

int main()
{
    weighted<memory::pointer<int>> from;
    int *to;
    cu2clMalloc((void **)&to, 4 * sizeof(int));
    from.base.at = to;
    from.weight = 2;
    CU2CL_LAUNCH(read_all, (1, 4), (from, to));
    return cu2clDeviceSynchronize();
}
#include "input.cl.h"
