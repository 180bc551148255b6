/* Pointers to device memory that host code can follow, and what they lead to. */
#ifndef CU2CL_THRUST_DETAIL_REFERENCE_H
#define CU2CL_THRUST_DETAIL_REFERENCE_H

#include "policy.h"

namespace thrust
{

template <class T> class device_ptr;

/* An object in device memory: host code reads and writes it by copies. */
template <class T> class device_reference
{
    T *at;

  public:
    using value_type = typename std::remove_cv<T>::type;
    using pointer = device_ptr<T>;

    CU2CL_HD explicit device_reference(T *place) : at(place)
    {
    }
    CU2CL_HD explicit device_reference(const device_ptr<T> &place);
    CU2CL_HD device_reference(const device_reference &other) : at(other.at)
    {
    }
    template <class U, class = typename std::enable_if<std::is_convertible<U *, T *>::value>::type>
    CU2CL_HD device_reference(const device_reference<U> &other) : at(other.raw())
    {
    }
    CU2CL_HD T *raw() const
    {
        return at;
    }
    CU2CL_HD pointer operator&() const;
    CU2CL_HD operator value_type() const
    {
#ifdef __CUDA_ARCH__
        return *at;
#else
        alignas(value_type) unsigned char bytes[sizeof(value_type)];
        detail::check(CU2CL_API(Memcpy)(bytes, at, sizeof bytes, CU2CL_API(MemcpyDefault)),
                      "reading device memory");
        return *reinterpret_cast<value_type *>(bytes);
#endif
    }
    CU2CL_HD const device_reference &operator=(const value_type &value) const
    {
#ifdef __CUDA_ARCH__
        *const_cast<value_type *>(at) = value;
#else
        detail::check(CU2CL_API(Memcpy)(const_cast<value_type *>(at), &value, sizeof value,
                                        CU2CL_API(MemcpyDefault)),
                      "writing device memory");
#endif
        return *this;
    }
    CU2CL_HD const device_reference &operator=(const device_reference &other) const
    {
        return *this = static_cast<value_type>(other);
    }
    template <class U>
    CU2CL_HD const device_reference &operator=(const device_reference<U> &other) const
    {
        return *this = static_cast<value_type>(
                   static_cast<typename device_reference<U>::value_type>(other));
    }
    CU2CL_HD void swap(device_reference other) const
    {
        value_type old = *this;
        *this = static_cast<value_type>(other);
        other = old;
    }
    CU2CL_HD const device_reference &operator++() const
    {
        value_type value = *this;
        return *this = ++value;
    }
    CU2CL_HD const device_reference &operator--() const
    {
        value_type value = *this;
        return *this = --value;
    }
    CU2CL_HD value_type operator++(int) const
    {
        value_type value = *this, old = value;
        *this = ++value;
        return old;
    }
    CU2CL_HD value_type operator--(int) const
    {
        value_type value = *this, old = value;
        *this = --value;
        return old;
    }
#define CU2CL_THRUST_CHANGE(op)                                                                    \
    template <class U> CU2CL_HD const device_reference &operator op(const U &other) const          \
    {                                                                                              \
        value_type value = *this;                                                                  \
        value op static_cast<value_type>(other);                                                   \
        return *this = value;                                                                      \
    }
    CU2CL_THRUST_CHANGE(+=)
    CU2CL_THRUST_CHANGE(-=)
    CU2CL_THRUST_CHANGE(*=)
    CU2CL_THRUST_CHANGE(/=)
    CU2CL_THRUST_CHANGE(%=)
    CU2CL_THRUST_CHANGE(&=)
    CU2CL_THRUST_CHANGE(|=)
    CU2CL_THRUST_CHANGE(^=)
    CU2CL_THRUST_CHANGE(<<=)
    CU2CL_THRUST_CHANGE(>>=)
#undef CU2CL_THRUST_CHANGE
};

template <class T> CU2CL_HD inline void swap(device_reference<T> a, device_reference<T> b)
{
    a.swap(b);
}

template <class Stream, class T>
inline auto operator<<(Stream &stream, const device_reference<T> &reference)
    -> decltype(stream << static_cast<typename device_reference<T>::value_type>(reference))
{
    return stream << static_cast<typename device_reference<T>::value_type>(reference);
}

/* The operators of an iterator that is a pointer inside. `self`: the class, `at`: the pointer. */
#define CU2CL_THRUST_STEPS(self, at)                                                               \
    CU2CL_HD self &operator++()                                                                    \
    {                                                                                              \
        ++at;                                                                                      \
        return *this;                                                                              \
    }                                                                                              \
    CU2CL_HD self operator++(int)                                                                  \
    {                                                                                              \
        self old = *this;                                                                          \
        ++at;                                                                                      \
        return old;                                                                                \
    }                                                                                              \
    CU2CL_HD self &operator--()                                                                    \
    {                                                                                              \
        --at;                                                                                      \
        return *this;                                                                              \
    }                                                                                              \
    CU2CL_HD self operator--(int)                                                                  \
    {                                                                                              \
        self old = *this;                                                                          \
        --at;                                                                                      \
        return old;                                                                                \
    }                                                                                              \
    CU2CL_HD self &operator+=(difference_type n)                                                   \
    {                                                                                              \
        at += n;                                                                                   \
        return *this;                                                                              \
    }                                                                                              \
    CU2CL_HD self &operator-=(difference_type n)                                                   \
    {                                                                                              \
        at -= n;                                                                                   \
        return *this;                                                                              \
    }                                                                                              \
    CU2CL_HD self operator+(difference_type n) const                                               \
    {                                                                                              \
        self moved = *this;                                                                        \
        moved.at += n;                                                                             \
        return moved;                                                                              \
    }                                                                                              \
    CU2CL_HD self operator-(difference_type n) const                                               \
    {                                                                                              \
        self moved = *this;                                                                        \
        moved.at -= n;                                                                             \
        return moved;                                                                              \
    }                                                                                              \
    CU2CL_HD friend self operator+(difference_type n, const self &it)                              \
    {                                                                                              \
        return it + n;                                                                             \
    }

template <class T> class device_ptr
{
    T *at;

  public:
    using element_type = T;
    using value_type = typename std::remove_cv<T>::type;
    using reference = device_reference<T>;
    using pointer = device_ptr;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::random_access_iterator_tag;
    using thrust_system = device_system_tag;
    using raw_pointer = T *;
    template <class U> using rebind = device_ptr<U>;

    CU2CL_HD device_ptr() : at(nullptr)
    {
    }
    CU2CL_HD device_ptr(std::nullptr_t) : at(nullptr)
    {
    }
    template <class U, class = typename std::enable_if<std::is_convertible<U *, T *>::value>::type>
    CU2CL_HD explicit device_ptr(U *raw) : at(raw)
    {
    }
    template <class U, class = typename std::enable_if<std::is_convertible<U *, T *>::value>::type>
    CU2CL_HD device_ptr(const device_ptr<U> &other) : at(other.get())
    {
    }
    CU2CL_HD T *get() const
    {
        return at;
    }
    CU2CL_HD device_ptr base() const
    {
        return *this;
    }
    CU2CL_HD reference operator*() const
    {
        return reference(at);
    }
    CU2CL_HD reference operator[](difference_type n) const
    {
        return reference(at + n);
    }
    CU2CL_HD T *operator->() const
    {
        return at;
    }
    CU2CL_HD explicit operator bool() const
    {
        return at != nullptr;
    }
    CU2CL_HD explicit operator T *() const
    {
        return at;
    }
    CU2CL_THRUST_STEPS(device_ptr, at)
};

template <> class device_ptr<void>
{
    void *at;

  public:
    using element_type = void;
    using raw_pointer = void *;
    using difference_type = std::ptrdiff_t;
    using thrust_system = device_system_tag;

    CU2CL_HD device_ptr(std::nullptr_t = nullptr) : at(nullptr)
    {
    }
    CU2CL_HD explicit device_ptr(void *raw) : at(raw)
    {
    }
    template <class U> CU2CL_HD device_ptr(const device_ptr<U> &other) : at(other.get())
    {
    }
    template <class U> CU2CL_HD explicit operator device_ptr<U>() const
    {
        return device_ptr<U>(static_cast<U *>(at));
    }
    CU2CL_HD void *get() const
    {
        return at;
    }
    CU2CL_HD explicit operator bool() const
    {
        return at != nullptr;
    }
};

#define CU2CL_THRUST_COMPARE(op)                                                                   \
    template <class T, class U>                                                                    \
    CU2CL_HD inline bool operator op(const device_ptr<T> &a, const device_ptr<U> &b)               \
    {                                                                                              \
        return a.get() op b.get();                                                                 \
    }
CU2CL_THRUST_COMPARE(==)
CU2CL_THRUST_COMPARE(!=)
CU2CL_THRUST_COMPARE(<)
CU2CL_THRUST_COMPARE(>)
CU2CL_THRUST_COMPARE(<=)
CU2CL_THRUST_COMPARE(>=)
#undef CU2CL_THRUST_COMPARE

template <class T> CU2CL_HD inline bool operator==(const device_ptr<T> &a, std::nullptr_t)
{
    return a.get() == nullptr;
}
template <class T> CU2CL_HD inline bool operator!=(const device_ptr<T> &a, std::nullptr_t)
{
    return a.get() != nullptr;
}
template <class T> CU2CL_HD inline bool operator==(std::nullptr_t, const device_ptr<T> &a)
{
    return a.get() == nullptr;
}
template <class T> CU2CL_HD inline bool operator!=(std::nullptr_t, const device_ptr<T> &a)
{
    return a.get() != nullptr;
}

template <class T, class U>
CU2CL_HD inline std::ptrdiff_t operator-(const device_ptr<T> &a, const device_ptr<U> &b)
{
    return a.get() - b.get();
}

template <class T>
CU2CL_HD inline device_reference<T>::device_reference(const device_ptr<T> &place) : at(place.get())
{
}

template <class T> CU2CL_HD inline device_ptr<T> device_reference<T>::operator&() const
{
    return device_ptr<T>(at);
}

template <class T> CU2CL_HD inline device_ptr<T> device_pointer_cast(T *raw)
{
    return device_ptr<T>(raw);
}
template <class T> CU2CL_HD inline device_ptr<T> device_pointer_cast(const device_ptr<T> &p)
{
    return p;
}

/* --- the plain pointer of any pointer */

template <class T> CU2CL_HD inline T *raw_pointer_cast(T *p)
{
    return p;
}
template <class P> CU2CL_HD inline typename P::raw_pointer raw_pointer_cast(const P &p)
{
    return p.get();
}

template <class T> CU2CL_HD inline T &raw_reference_cast(T &reference)
{
    return reference;
}
template <class T> CU2CL_HD inline T &raw_reference_cast(const device_reference<T> &reference)
{
    return *reference.raw();
}

namespace detail
{

/* What kernels get of an iterator: one that reads memory as kernels do. Iterators that are made of
 * others say so with a member `raw`. */
template <class It, class = void> struct raw_of {
    using type = It;
    CU2CL_HD static type get(const It &it)
    {
        return it;
    }
};
template <class T> struct raw_of<device_ptr<T>, void> {
    using type = T *;
    CU2CL_HD static type get(const device_ptr<T> &it)
    {
        return it.get();
    }
};
template <class It> struct raw_of<It, void_t<typename It::raw_type>> {
    using type = typename It::raw_type;
    CU2CL_HD static type get(const It &it)
    {
        return it.raw();
    }
};
template <class It> using raw_type = typename raw_of<It>::type;
template <class It> CU2CL_HD inline raw_type<It> raw(const It &it)
{
    return raw_of<It>::get(it);
}

template <class It> using value_of = typename std::iterator_traits<It>::value_type;
template <class It> using distance_of = typename std::iterator_traits<It>::difference_type;

} // namespace detail
} // namespace thrust

#endif
