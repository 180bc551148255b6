/* Thrust's <thrust/iterator/iterator_adaptor.h>: an iterator that is like another one, its base,
 * but for what the derived class says. */
#ifndef CU2CL_THRUST_ITERATOR_ADAPTOR_H
#define CU2CL_THRUST_ITERATOR_ADAPTOR_H

#include "iterator_facade.h"

namespace thrust
{

template <class Derived, class Base, class Value = use_default, class System = use_default,
          class Traversal = use_default, class Reference = use_default,
          class Difference = use_default>
class iterator_adaptor
    : public iterator_facade<
          Derived, typename detail::or_default<Value, detail::value_of<Base>>::type,
          typename detail::or_default<System, typename iterator_system<Base>::type>::type,
          typename detail::or_default<Traversal, random_access_traversal_tag>::type,
          typename detail::or_default<
              Reference, typename std::conditional<
                             std::is_same<Value, use_default>::value,
                             typename std::iterator_traits<Base>::reference,
                             typename std::add_lvalue_reference<Value>::type>::type>::type,
          typename detail::or_default<Difference, detail::distance_of<Base>>::type>
{
    Base m_iterator;

    friend class iterator_core_access;

  protected:
    using super_t = iterator_adaptor;

    CU2CL_HD const Base &base_reference() const
    {
        return m_iterator;
    }
    CU2CL_HD Base &base_reference()
    {
        return m_iterator;
    }

  public:
    using base_type = Base;
    using reference = typename iterator_adaptor::iterator_facade::reference;
    using difference_type = typename iterator_adaptor::iterator_facade::difference_type;

    CU2CL_HD iterator_adaptor() : m_iterator()
    {
    }
    CU2CL_HD explicit iterator_adaptor(const Base &iterator) : m_iterator(iterator)
    {
    }
    CU2CL_HD const Base &base() const
    {
        return m_iterator;
    }

  private:
    CU2CL_HD reference dereference() const
    {
        return *m_iterator;
    }
    CU2CL_HD bool equal(const iterator_adaptor &other) const
    {
        return m_iterator == other.m_iterator;
    }
    CU2CL_HD void advance(difference_type n)
    {
        m_iterator += n;
    }
    CU2CL_HD void increment()
    {
        ++m_iterator;
    }
    CU2CL_HD void decrement()
    {
        --m_iterator;
    }
    CU2CL_HD difference_type distance_to(const iterator_adaptor &other) const
    {
        return static_cast<difference_type>(other.m_iterator - m_iterator);
    }
};

} // namespace thrust

#endif
