/* Thrust's <thrust/device_vector.h>. */
#ifndef CU2CL_THRUST_DEVICE_VECTOR_H
#define CU2CL_THRUST_DEVICE_VECTOR_H

#include "detail/vector.h"
#include "device_allocator.h"

namespace thrust
{

template <class T, class Allocator = device_allocator<T>>
class device_vector : public detail::vector_base<T, Allocator, device_ptr<T>, device_ptr<const T>,
                                                 detail::device_elements>
{
    using base = detail::vector_base<T, Allocator, device_ptr<T>, device_ptr<const T>,
                                     detail::device_elements>;

  public:
    device_vector() : base()
    {
    }
    explicit device_vector(const Allocator &a) : base(a)
    {
    }
    explicit device_vector(std::size_t n, const Allocator &a = Allocator()) : base(n, a)
    {
    }
    device_vector(std::size_t n, default_init_t init, const Allocator &a = Allocator())
        : base(n, init, a)
    {
    }
    device_vector(std::size_t n, no_init_t init, const Allocator &a = Allocator())
        : base(n, init, a)
    {
    }
    device_vector(std::size_t n, const T &value, const Allocator &a = Allocator())
        : base(n, value, a)
    {
    }
    template <class In, class = typename std::enable_if<detail::is_iterator<In>::value>::type>
    device_vector(In first, In last, const Allocator &a = Allocator()) : base(first, last, a)
    {
    }
    device_vector(std::initializer_list<T> values, const Allocator &a = Allocator())
        : base(values, a)
    {
    }
    device_vector(const device_vector &other, const Allocator &a) : base(other, a)
    {
    }
    device_vector(const device_vector &other) : base(other)
    {
    }
    device_vector(device_vector &&other) noexcept : base(static_cast<base &&>(other))
    {
    }
    template <class U, class A> device_vector(const std::vector<U, A> &other) : base(other)
    {
    }
    template <class U, class A, class P, class C, class E>
    device_vector(const detail::vector_base<U, A, P, C, E> &other) : base(other)
    {
    }
    device_vector &operator=(const device_vector &other)
    {
        base::operator=(static_cast<const base &>(other));
        return *this;
    }
    device_vector &operator=(device_vector &&other)
    {
        base::operator=(static_cast<base &&>(other));
        return *this;
    }
    template <class Other> device_vector &operator=(const Other &other)
    {
        base::operator=(other);
        return *this;
    }
    device_vector &operator=(std::initializer_list<T> values)
    {
        base::operator=(values);
        return *this;
    }
};

} // namespace thrust

#include "detail/companions.h"

#endif
