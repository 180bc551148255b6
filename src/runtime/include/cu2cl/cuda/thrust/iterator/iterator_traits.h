/* Thrust's <thrust/iterator/iterator_traits.h>. */
#ifndef CU2CL_THRUST_ITERATOR_TRAITS_H
#define CU2CL_THRUST_ITERATOR_TRAITS_H

#include "../detail/reference.h"

namespace thrust
{

template <class It> struct iterator_traits : std::iterator_traits<It> {
};
template <class It> struct iterator_value {
    using type = typename std::iterator_traits<It>::value_type;
};
template <class It> struct iterator_reference {
    using type = typename std::iterator_traits<It>::reference;
};
template <class It> struct iterator_difference {
    using type = typename std::iterator_traits<It>::difference_type;
};
template <class It> struct iterator_pointer {
    using type = typename std::iterator_traits<It>::pointer;
};
template <class It> struct iterator_traversal {
    using type = typename std::iterator_traits<It>::iterator_category;
};
template <class It> using iterator_system_t = typename iterator_system<It>::type;
template <class It> using iterator_value_t = typename iterator_value<It>::type;
template <class It> using iterator_reference_t = typename iterator_reference<It>::type;
template <class It> using iterator_difference_t = typename iterator_difference<It>::type;
template <class It> using iterator_pointer_t = typename iterator_pointer<It>::type;
template <class It> using iterator_traversal_t = typename iterator_traversal<It>::type;
template <class T> struct is_contiguous_iterator : std::is_pointer<detail::raw_type<T>> {
};
template <class T> struct is_trivially_relocatable : std::is_trivially_copyable<T> {
};
template <class T> struct proclaim_contiguous_iterator : std::false_type {
};
template <class T> struct proclaim_trivially_relocatable : std::false_type {
};
template <class It> CU2CL_HD inline detail::raw_type<It> unwrap_contiguous_iterator(const It &it)
{
    return detail::raw(it);
}

struct single_pass_traversal_tag {
};
struct no_traversal_tag {
};
struct incrementable_traversal_tag : no_traversal_tag {
};
struct forward_traversal_tag : incrementable_traversal_tag {
};
struct bidirectional_traversal_tag : forward_traversal_tag {
};
struct random_access_traversal_tag : bidirectional_traversal_tag {
};
using input_host_iterator_tag = std::input_iterator_tag;
using input_device_iterator_tag = std::input_iterator_tag;
using output_host_iterator_tag = std::output_iterator_tag;
using output_device_iterator_tag = std::output_iterator_tag;
using forward_host_iterator_tag = std::forward_iterator_tag;
using forward_device_iterator_tag = std::forward_iterator_tag;
using bidirectional_host_iterator_tag = std::bidirectional_iterator_tag;
using bidirectional_device_iterator_tag = std::bidirectional_iterator_tag;
using random_access_host_iterator_tag = std::random_access_iterator_tag;
using random_access_device_iterator_tag = std::random_access_iterator_tag;

} // namespace thrust

#endif
