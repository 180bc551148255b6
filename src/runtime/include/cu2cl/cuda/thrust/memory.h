/* Thrust's <thrust/memory.h>: pointers that know their system, and memory on the device. */
#ifndef CU2CL_THRUST_MEMORY_H
#define CU2CL_THRUST_MEMORY_H

#include "detail/reference.h"
#include "pair.h"

#include <cstdlib>

namespace thrust
{

namespace detail
{

/* A pointer with the system that a program says: the base of pointer types of its own. */
template <class T, class Tag> class tagged_pointer
{
    T *at;

  public:
    using element_type = T;
    using value_type = typename std::remove_cv<T>::type;
    using reference = T &;
    using pointer = tagged_pointer;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::random_access_iterator_tag;
    using thrust_system = Tag;
    using raw_pointer = T *;
    using raw_type = T *;

    CU2CL_HD tagged_pointer() : at(nullptr)
    {
    }
    template <class U, class = typename std::enable_if<std::is_convertible<U *, T *>::value>::type>
    CU2CL_HD explicit tagged_pointer(U *place) : at(place)
    {
    }
    template <class U, class = typename std::enable_if<std::is_convertible<U *, T *>::value>::type>
    CU2CL_HD tagged_pointer(const tagged_pointer<U, Tag> &other) : at(other.get())
    {
    }
    CU2CL_HD T *get() const
    {
        return at;
    }
    CU2CL_HD T *raw() const
    {
        return at;
    }
    CU2CL_HD T &operator*() const
    {
        return *at;
    }
    CU2CL_HD T &operator[](difference_type n) const
    {
        return at[n];
    }
    CU2CL_HD T *operator->() const
    {
        return at;
    }
    CU2CL_HD explicit operator bool() const
    {
        return at != nullptr;
    }
    CU2CL_THRUST_STEPS(tagged_pointer, at)
    CU2CL_HD difference_type operator-(const tagged_pointer &other) const
    {
        return at - other.at;
    }
    CU2CL_HD bool operator==(const tagged_pointer &other) const
    {
        return at == other.at;
    }
    CU2CL_HD bool operator!=(const tagged_pointer &other) const
    {
        return at != other.at;
    }
    CU2CL_HD bool operator<(const tagged_pointer &other) const
    {
        return at < other.at;
    }
};

} // namespace detail

template <class T, class Tag, class Reference = void, class Derived = void>
using pointer = detail::tagged_pointer<T, Tag>;

/* To memory that both sides reach: no copies are needed. */
template <class T> using universal_ptr = detail::tagged_pointer<T, device_system_tag>;

namespace detail
{

inline void *allocate_bytes(std::size_t bytes)
{
    void *p = nullptr;
    CU2CL_API(Error_t) error = bytes ? CU2CL_API(Malloc)(&p, bytes) : CU2CL_API(Error_t)(0);
    if (error != 0) {
        CU2CL_API(GetLastError)();
        throw system::bad_alloc(cuda_category().message(static_cast<int>(error)));
    }
    return p;
}

inline void free_bytes(void *p)
{
    if (p)
        CU2CL_API(Free)(p);
}

} // namespace detail

inline device_ptr<void> device_malloc(std::size_t bytes)
{
    return device_ptr<void>(detail::allocate_bytes(bytes));
}
template <class T> inline device_ptr<T> device_malloc(std::size_t count)
{
    return device_ptr<T>(static_cast<T *>(detail::allocate_bytes(count * sizeof(T))));
}
inline void device_free(device_ptr<void> p)
{
    detail::free_bytes(p.get());
}

/* --- by policy */

namespace detail
{
template <class T, bool OnDevice> struct typed_memory {
    static device_ptr<T> get(std::size_t count)
    {
        return device_malloc<T>(count);
    }
};
template <class T> struct typed_memory<T, false> {
    static T *get(std::size_t count)
    {
        return static_cast<T *>(std::malloc(count * sizeof(T)));
    }
};
inline void free_in(const on_stream &, void *p)
{
    free_bytes(p);
}
inline void free_in(const sequential &, void *p)
{
    std::free(p);
}
template <class P>
struct is_device_policy : std::is_same<decltype(system_of(std::declval<const P &>())), on_stream> {
};
} // namespace detail

template <class T, class P> inline auto malloc(const execution_policy_base<P> &, std::size_t count)
{
    return detail::typed_memory<T, detail::is_device_policy<P>::value>::get(count);
}
template <class P, class T> inline void free(const execution_policy_base<P> &policy, T p)
{
    detail::free_in(detail::system_of(detail::derived(policy)), raw_pointer_cast(p));
}

template <class T, class P>
inline auto get_temporary_buffer(const execution_policy_base<P> &policy, std::ptrdiff_t count)
{
    auto p = thrust::malloc<T>(policy, static_cast<std::size_t>(count));
    return pair<decltype(p), std::ptrdiff_t>(p, count);
}
template <class P, class T>
inline void return_temporary_buffer(const execution_policy_base<P> &policy, T p, std::ptrdiff_t = 0)
{
    thrust::free(policy, p);
}

template <class T> CU2CL_HD inline T *get_raw_pointer(T *p)
{
    return p;
}

} // namespace thrust

#endif
