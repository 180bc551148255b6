/* Thrust's <thrust/iterator/iterator_facade.h>: the interface of an iterator from a few functions
 * of the class that is derived from it. These may be private: the core may call them. */
#ifndef CU2CL_THRUST_ITERATOR_FACADE_H
#define CU2CL_THRUST_ITERATOR_FACADE_H

#include "../detail/iterator.h"

namespace thrust
{

class iterator_core_access
{
  public:
    template <class It> CU2CL_HD static typename It::reference dereference(const It &it)
    {
        return it.dereference();
    }
    template <class It> CU2CL_HD static void increment(It &it)
    {
        it.increment();
    }
    template <class It> CU2CL_HD static void decrement(It &it)
    {
        it.decrement();
    }
    template <class It> CU2CL_HD static void advance(It &it, typename It::difference_type n)
    {
        it.advance(n);
    }
    template <class It, class Other> CU2CL_HD static bool equal(const It &it, const Other &other)
    {
        return it.equal(other);
    }
    /* From `it` to `other`. */
    template <class It, class Other>
    CU2CL_HD static typename It::difference_type distance(const It &it, const Other &other)
    {
        return it.distance_to(other);
    }
};

namespace detail
{
/* The category of the standard library's for a traversal of Thrust's. */
template <class Traversal>
using category_of = typename std::conditional<
    std::is_base_of<random_access_traversal_tag, Traversal>::value, std::random_access_iterator_tag,
    typename std::conditional<
        std::is_base_of<bidirectional_traversal_tag, Traversal>::value,
        std::bidirectional_iterator_tag,
        typename std::conditional<
            std::is_base_of<forward_traversal_tag, Traversal>::value, std::forward_iterator_tag,
            typename std::conditional<
                std::is_base_of<std::input_iterator_tag, Traversal>::value ||
                    std::is_base_of<std::output_iterator_tag, Traversal>::value,
                Traversal, std::input_iterator_tag>::type>::type>::type>::type;
} // namespace detail

template <class Derived, class Value, class System, class Traversal, class Reference,
          class Difference = std::ptrdiff_t>
class iterator_facade
{
  public:
    using value_type = typename std::remove_const<Value>::type;
    using reference = Reference;
    using pointer = void;
    using difference_type = Difference;
    using iterator_category = detail::category_of<Traversal>;
    using thrust_system = System;

    CU2CL_HD reference operator*() const
    {
        return iterator_core_access::dereference(self());
    }
    CU2CL_HD reference operator[](difference_type n) const
    {
        Derived moved = self();
        iterator_core_access::advance(moved, n);
        return iterator_core_access::dereference(moved);
    }
    CU2CL_HD Derived &operator++()
    {
        iterator_core_access::increment(self());
        return self();
    }
    CU2CL_HD Derived operator++(int)
    {
        Derived old = self();
        iterator_core_access::increment(self());
        return old;
    }
    CU2CL_HD Derived &operator--()
    {
        iterator_core_access::decrement(self());
        return self();
    }
    CU2CL_HD Derived operator--(int)
    {
        Derived old = self();
        iterator_core_access::decrement(self());
        return old;
    }
    CU2CL_HD Derived &operator+=(difference_type n)
    {
        iterator_core_access::advance(self(), n);
        return self();
    }
    CU2CL_HD Derived &operator-=(difference_type n)
    {
        iterator_core_access::advance(self(), -n);
        return self();
    }
    CU2CL_HD Derived operator+(difference_type n) const
    {
        Derived moved = self();
        iterator_core_access::advance(moved, n);
        return moved;
    }
    CU2CL_HD Derived operator-(difference_type n) const
    {
        Derived moved = self();
        iterator_core_access::advance(moved, -n);
        return moved;
    }
    CU2CL_HD friend Derived operator+(difference_type n, const Derived &it)
    {
        Derived moved = it;
        iterator_core_access::advance(moved, n);
        return moved;
    }
    CU2CL_HD difference_type operator-(const Derived &other) const
    {
        return iterator_core_access::distance(other, self());
    }
    CU2CL_HD bool operator==(const Derived &other) const
    {
        return iterator_core_access::equal(self(), other);
    }
    CU2CL_HD bool operator!=(const Derived &other) const
    {
        return !iterator_core_access::equal(self(), other);
    }
    CU2CL_HD bool operator<(const Derived &other) const
    {
        return iterator_core_access::distance(self(), other) > 0;
    }
    CU2CL_HD bool operator>(const Derived &other) const
    {
        return iterator_core_access::distance(self(), other) < 0;
    }
    CU2CL_HD bool operator<=(const Derived &other) const
    {
        return iterator_core_access::distance(self(), other) >= 0;
    }
    CU2CL_HD bool operator>=(const Derived &other) const
    {
        return iterator_core_access::distance(self(), other) <= 0;
    }

  private:
    CU2CL_HD Derived &self()
    {
        return *static_cast<Derived *>(this);
    }
    CU2CL_HD const Derived &self() const
    {
        return *static_cast<const Derived *>(this);
    }
};

} // namespace thrust

#endif
