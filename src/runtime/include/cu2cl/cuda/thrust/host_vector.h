/* Thrust's <thrust/host_vector.h>. */
#ifndef CU2CL_THRUST_HOST_VECTOR_H
#define CU2CL_THRUST_HOST_VECTOR_H

#include "detail/vector.h"
#include "device_allocator.h"

namespace thrust
{

template <class T, class Allocator = std::allocator<T>>
class host_vector : public detail::vector_base<T, Allocator, T *, const T *, detail::host_elements>
{
    using base = detail::vector_base<T, Allocator, T *, const T *, detail::host_elements>;

  public:
    host_vector() : base()
    {
    }
    explicit host_vector(const Allocator &a) : base(a)
    {
    }
    explicit host_vector(std::size_t n, const Allocator &a = Allocator()) : base(n, a)
    {
    }
    host_vector(std::size_t n, default_init_t init, const Allocator &a = Allocator())
        : base(n, init, a)
    {
    }
    host_vector(std::size_t n, no_init_t init, const Allocator &a = Allocator()) : base(n, init, a)
    {
    }
    host_vector(std::size_t n, const T &value, const Allocator &a = Allocator()) : base(n, value, a)
    {
    }
    template <class In, class = typename std::enable_if<detail::is_iterator<In>::value>::type>
    host_vector(In first, In last, const Allocator &a = Allocator()) : base(first, last, a)
    {
    }
    host_vector(std::initializer_list<T> values, const Allocator &a = Allocator()) : base(values, a)
    {
    }
    host_vector(const host_vector &other, const Allocator &a) : base(other, a)
    {
    }
    host_vector(const host_vector &other) : base(other)
    {
    }
    host_vector(host_vector &&other) noexcept : base(static_cast<base &&>(other))
    {
    }
    template <class U, class A> host_vector(const std::vector<U, A> &other) : base(other)
    {
    }
    template <class U, class A, class P, class C, class E>
    host_vector(const detail::vector_base<U, A, P, C, E> &other) : base(other)
    {
    }
    host_vector &operator=(const host_vector &other)
    {
        base::operator=(static_cast<const base &>(other));
        return *this;
    }
    host_vector &operator=(host_vector &&other)
    {
        base::operator=(static_cast<base &&>(other));
        return *this;
    }
    template <class Other> host_vector &operator=(const Other &other)
    {
        base::operator=(other);
        return *this;
    }
    host_vector &operator=(std::initializer_list<T> values)
    {
        base::operator=(values);
        return *this;
    }
};

} // namespace thrust

#include "detail/companions.h"

#endif
