/* Thrust's <thrust/universal_vector.h>. */
#ifndef CU2CL_THRUST_UNIVERSAL_VECTOR_H
#define CU2CL_THRUST_UNIVERSAL_VECTOR_H

#include "detail/vector.h"
#include "device_allocator.h"
#include "universal_ptr.h"

namespace thrust
{

template <class T, class Allocator = cuda_cub::universal_allocator<T>>
class universal_vector : public detail::vector_base<T, Allocator, universal_ptr<T>,
                                                    universal_ptr<const T>, detail::device_elements>
{
    using base = detail::vector_base<T, Allocator, universal_ptr<T>, universal_ptr<const T>,
                                     detail::device_elements>;

  public:
    universal_vector() : base()
    {
    }
    explicit universal_vector(const Allocator &a) : base(a)
    {
    }
    explicit universal_vector(std::size_t n, const Allocator &a = Allocator()) : base(n, a)
    {
    }
    universal_vector(std::size_t n, default_init_t init, const Allocator &a = Allocator())
        : base(n, init, a)
    {
    }
    universal_vector(std::size_t n, no_init_t init, const Allocator &a = Allocator())
        : base(n, init, a)
    {
    }
    universal_vector(std::size_t n, const T &value, const Allocator &a = Allocator())
        : base(n, value, a)
    {
    }
    template <class In, class = typename std::enable_if<detail::is_iterator<In>::value>::type>
    universal_vector(In first, In last, const Allocator &a = Allocator()) : base(first, last, a)
    {
    }
    universal_vector(std::initializer_list<T> values, const Allocator &a = Allocator())
        : base(values, a)
    {
    }
    universal_vector(const universal_vector &other, const Allocator &a) : base(other, a)
    {
    }
    universal_vector(const universal_vector &other) : base(other)
    {
    }
    universal_vector(universal_vector &&other) noexcept : base(static_cast<base &&>(other))
    {
    }
    template <class U, class A> universal_vector(const std::vector<U, A> &other) : base(other)
    {
    }
    template <class U, class A, class P, class C, class E>
    universal_vector(const detail::vector_base<U, A, P, C, E> &other) : base(other)
    {
    }
    universal_vector &operator=(const universal_vector &other)
    {
        base::operator=(static_cast<const base &>(other));
        return *this;
    }
    universal_vector &operator=(universal_vector &&other)
    {
        base::operator=(static_cast<base &&>(other));
        return *this;
    }
    template <class Other> universal_vector &operator=(const Other &other)
    {
        base::operator=(other);
        return *this;
    }
    universal_vector &operator=(std::initializer_list<T> values)
    {
        base::operator=(values);
        return *this;
    }
};

} // namespace thrust

#endif
