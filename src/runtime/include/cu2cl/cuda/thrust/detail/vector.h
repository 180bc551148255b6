/* The vectors: device_vector, host_vector and universal_vector differ in where their memory is. */
#ifndef CU2CL_THRUST_DETAIL_VECTOR_H
#define CU2CL_THRUST_DETAIL_VECTOR_H

#include "../iterator/reverse_iterator.h"
#include "copy.h"

#include <cstring>
#include <initializer_list>
#include <limits>
#include <memory>

namespace thrust
{

struct default_init_t {
};
struct no_init_t {
};
static const default_init_t default_init = {};
static const no_init_t no_init = {};

namespace detail
{

/* Elements on the device: built and copied by kernels and copies of memory. */
struct device_elements {
    static on_stream system()
    {
        return on_stream{0, true};
    }
    template <class T> static void build(std::true_type, T *at, std::size_t n)
    {
        if (n)
            check(CU2CL_API(Memset)(static_cast<void *>(at), 0, n * sizeof(T)), "filling a vector");
    }
    template <class T> static void build(std::false_type, T *at, std::size_t n)
    {
        fill_places(system(), at, (std::ptrdiff_t)n, T());
    }
    /* Numbers begin as 0. */
    template <class T> static void build(T *at, std::size_t n)
    {
        build(std::is_scalar<T>(), at, n);
    }
    template <class T> static void fill(T *at, std::size_t n, const T &value)
    {
        fill_places(system(), at, (std::ptrdiff_t)n, value);
    }
    template <class T, class In> static void copy(T *at, In first, std::size_t n)
    {
        copy_between(system(), first, (std::ptrdiff_t)n, device_ptr<T>(at));
    }
    template <class T> static void move(T *at, T *from, std::size_t n)
    {
        move_bytes(system(), at, static_cast<const T *>(from), (std::ptrdiff_t)n);
    }
    template <class T> static void destroy(T *, std::size_t)
    {
    }
};

struct host_elements {
    template <class T> static void build(T *at, std::size_t n)
    {
        for (std::size_t i = 0; i < n; i++)
            new (static_cast<void *>(at + i)) T();
    }
    template <class T> static void fill(T *at, std::size_t n, const T &value)
    {
        for (std::size_t i = 0; i < n; i++)
            new (static_cast<void *>(at + i)) T(value);
    }
    template <class T, class In> static void copy(T *at, In first, std::size_t n)
    {
        copy_in(std::is_same<typename iterator_system<In>::type, device_system_tag>(), at, first,
                n);
    }
    template <class T, class In> static void copy_in(std::true_type, T *at, In first, std::size_t n)
    {
        build(at, n);
        copy_between(on_stream{0, true}, first, (std::ptrdiff_t)n, at);
    }
    template <class T, class In>
    static void copy_in(std::false_type, T *at, In first, std::size_t n)
    {
        for (std::size_t i = 0; i < n; ++i, ++first)
            new (static_cast<void *>(at + i)) T(*first);
    }
    template <class T> static void move(T *at, T *from, std::size_t n)
    {
        for (std::size_t i = 0; i < n; i++)
            new (static_cast<void *>(at + i)) T(static_cast<T &&>(from[i]));
    }
    template <class T> static void destroy(T *at, std::size_t n)
    {
        for (std::size_t i = 0; i < n; i++)
            at[i].~T();
    }
};

template <class It> struct is_iterator {
    template <class U>
    static std::true_type test(typename std::iterator_traits<U>::iterator_category *);
    template <class U> static std::false_type test(...);
    static const bool value = decltype(test<It>(nullptr))::value;
};

/* Pointer, ConstPointer: the iterators. Elements: one of the above. */
template <class T, class Allocator, class Pointer, class ConstPointer, class Elements>
class vector_base
{
    T *at;
    std::size_t count, room;
    Allocator allocator;

    T *allocate(std::size_t n)
    {
        return n ? raw_pointer_cast(allocator.allocate(n)) : nullptr;
    }
    void release()
    {
        if (room)
            allocator.deallocate(allocator_pointer(at), room);
        at = nullptr;
        room = 0;
    }
    using allocator_pointer = plain<decltype(std::declval<Allocator &>().allocate(std::size_t()))>;

    void move_to(std::size_t n)
    {
        T *wider = allocate(n);
        Elements::move(wider, at, count);
        Elements::destroy(at, count);
        release();
        at = wider;
        room = n;
    }
    /* Room for `more` elements, and twice as many as before where that is not enough. */
    void make_room(std::size_t more)
    {
        std::size_t needed = count + more;
        if (needed > room)
            move_to(needed > 2 * room ? needed : 2 * room);
    }
    /* A gap of n elements that are not built; returns where it is. */
    T *open_gap(std::size_t where, std::size_t n)
    {
        std::size_t tail = count - where, wide = count + n > room ? 2 * (count + n) : room;
        T *wider = allocate(wide);
        Elements::move(wider, at, where);
        if (tail)
            Elements::move(wider + where + n, at + where, tail);
        Elements::destroy(at, count);
        release();
        at = wider;
        room = wide;
        count += n;
        return at + where;
    }
    void start(std::size_t n)
    {
        at = allocate(n);
        count = room = n;
    }
    template <class In> void start_from(In first, In last)
    {
        start((std::size_t)std::distance(first, last));
        Elements::copy(at, first, count);
    }

  public:
    using value_type = T;
    using allocator_type = Allocator;
    using size_type = std::size_t;
    using difference_type = std::ptrdiff_t;
    using pointer = Pointer;
    using const_pointer = ConstPointer;
    using iterator = Pointer;
    using const_iterator = ConstPointer;
    using reference = typename std::iterator_traits<Pointer>::reference;
    using const_reference = typename std::iterator_traits<ConstPointer>::reference;
    using reverse_iterator = thrust::reverse_iterator<iterator>;
    using const_reverse_iterator = thrust::reverse_iterator<const_iterator>;

    vector_base() : at(nullptr), count(0), room(0), allocator()
    {
    }
    explicit vector_base(const Allocator &a) : at(nullptr), count(0), room(0), allocator(a)
    {
    }
    explicit vector_base(size_type n, const Allocator &a = Allocator()) : allocator(a)
    {
        start(n);
        Elements::build(at, n);
    }
    vector_base(size_type n, default_init_t, const Allocator &a = Allocator()) : allocator(a)
    {
        start(n);
    }
    vector_base(size_type n, no_init_t, const Allocator &a = Allocator()) : allocator(a)
    {
        start(n);
    }
    vector_base(size_type n, const T &value, const Allocator &a = Allocator()) : allocator(a)
    {
        start(n);
        Elements::fill(at, n, value);
    }
    vector_base(const vector_base &other) : allocator(other.allocator)
    {
        start_from(other.begin(), other.end());
    }
    vector_base(const vector_base &other, const Allocator &a) : allocator(a)
    {
        start_from(other.begin(), other.end());
    }
    vector_base(vector_base &&other) noexcept
        : at(other.at), count(other.count), room(other.room), allocator(other.allocator)
    {
        other.at = nullptr;
        other.count = other.room = 0;
    }
    template <class In, class = typename std::enable_if<is_iterator<In>::value>::type>
    vector_base(In first, In last, const Allocator &a = Allocator()) : allocator(a)
    {
        start_from(first, last);
    }
    vector_base(std::initializer_list<T> values, const Allocator &a = Allocator()) : allocator(a)
    {
        start_from(values.begin(), values.end());
    }
    template <class U, class A> vector_base(const std::vector<U, A> &other)
    {
        start_from(other.begin(), other.end());
    }
    template <class U, class A, class P, class C, class E>
    vector_base(const vector_base<U, A, P, C, E> &other)
    {
        start_from(other.begin(), other.end());
    }
    ~vector_base()
    {
        Elements::destroy(at, count);
        release();
    }

    vector_base &operator=(const vector_base &other)
    {
        if (this != &other)
            assign(other.begin(), other.end());
        return *this;
    }
    vector_base &operator=(vector_base &&other)
    {
        swap(other);
        return *this;
    }
    template <class U, class A> vector_base &operator=(const std::vector<U, A> &other)
    {
        assign(other.begin(), other.end());
        return *this;
    }
    template <class U, class A, class P, class C, class E>
    vector_base &operator=(const vector_base<U, A, P, C, E> &other)
    {
        assign(other.begin(), other.end());
        return *this;
    }
    vector_base &operator=(std::initializer_list<T> values)
    {
        assign(values.begin(), values.end());
        return *this;
    }

    template <class In, class = typename std::enable_if<is_iterator<In>::value>::type>
    void assign(In first, In last)
    {
        std::size_t n = (std::size_t)std::distance(first, last);
        clear();
        make_room(n);
        Elements::copy(at, first, n);
        count = n;
    }
    void assign(size_type n, const T &value)
    {
        T copy = value;
        clear();
        resize(n, copy);
    }
    void assign(std::initializer_list<T> values)
    {
        assign(values.begin(), values.end());
    }

    size_type size() const
    {
        return count;
    }
    size_type max_size() const
    {
        return std::numeric_limits<difference_type>::max() / sizeof(T);
    }
    size_type capacity() const
    {
        return room;
    }
    bool empty() const
    {
        return count == 0;
    }
    void reserve(size_type n)
    {
        if (n > room)
            move_to(n);
    }
    void shrink_to_fit()
    {
        if (count < room)
            move_to(count);
    }
    void resize(size_type n)
    {
        if (n > count) {
            make_room(n - count);
            Elements::build(at + count, n - count);
        } else {
            Elements::destroy(at + n, count - n);
        }
        count = n;
    }
    void resize(size_type n, default_init_t)
    {
        if (n > count)
            make_room(n - count);
        count = n;
    }
    void resize(size_type n, no_init_t)
    {
        resize(n, default_init);
    }
    void resize(size_type n, const T &value)
    {
        if (n > count) {
            T copy = value;
            make_room(n - count);
            Elements::fill(at + count, n - count, copy);
        } else {
            Elements::destroy(at + n, count - n);
        }
        count = n;
    }
    void clear()
    {
        Elements::destroy(at, count);
        count = 0;
    }

    reference operator[](size_type i)
    {
        return begin()[(difference_type)i];
    }
    const_reference operator[](size_type i) const
    {
        return begin()[(difference_type)i];
    }
    reference front()
    {
        return *begin();
    }
    const_reference front() const
    {
        return *begin();
    }
    reference back()
    {
        return begin()[(difference_type)count - 1];
    }
    const_reference back() const
    {
        return begin()[(difference_type)count - 1];
    }
    pointer data()
    {
        return pointer(at);
    }
    const_pointer data() const
    {
        return const_pointer(at);
    }

    iterator begin()
    {
        return iterator(at);
    }
    const_iterator begin() const
    {
        return const_iterator(at);
    }
    const_iterator cbegin() const
    {
        return begin();
    }
    iterator end()
    {
        return iterator(at + count);
    }
    const_iterator end() const
    {
        return const_iterator(at + count);
    }
    const_iterator cend() const
    {
        return end();
    }
    reverse_iterator rbegin()
    {
        return reverse_iterator(end());
    }
    const_reverse_iterator rbegin() const
    {
        return const_reverse_iterator(end());
    }
    const_reverse_iterator crbegin() const
    {
        return rbegin();
    }
    reverse_iterator rend()
    {
        return reverse_iterator(begin());
    }
    const_reverse_iterator rend() const
    {
        return const_reverse_iterator(begin());
    }
    const_reverse_iterator crend() const
    {
        return rend();
    }

    void push_back(const T &value)
    {
        T copy = value;
        make_room(1);
        Elements::copy(at + count, &copy, 1);
        count++;
    }
    template <class... As> reference emplace_back(As &&...as)
    {
        push_back(T(static_cast<As &&>(as)...));
        return back();
    }
    void pop_back()
    {
        count--;
        Elements::destroy(at + count, 1);
    }
    iterator erase(iterator position)
    {
        return erase(position, position + 1);
    }
    iterator erase(iterator first, iterator last)
    {
        std::size_t where = (std::size_t)(first - begin()), n = (std::size_t)(last - first);
        std::size_t tail = count - where - n;
        if (n && tail) {
            T *kept = allocate(tail); // the two ranges may overlap
            Elements::move(kept, at + where + n, tail);
            Elements::destroy(at + where, n + tail);
            Elements::move(at + where, kept, tail);
            Elements::destroy(kept, tail);
            allocator.deallocate(allocator_pointer(kept), tail);
        } else {
            Elements::destroy(at + where, n);
        }
        count -= n;
        return begin() + (difference_type)where;
    }
    iterator insert(iterator position, const T &value)
    {
        return insert_copies(position, 1, value);
    }
    void insert(iterator position, size_type n, const T &value)
    {
        insert_copies(position, n, value);
    }
    template <class In, class = typename std::enable_if<is_iterator<In>::value>::type>
    void insert(iterator position, In first, In last)
    {
        std::size_t n = (std::size_t)std::distance(first, last);
        if (n)
            Elements::copy(open_gap((std::size_t)(position - begin()), n), first, n);
    }
    void swap(vector_base &other)
    {
        std::swap(at, other.at);
        std::swap(count, other.count);
        std::swap(room, other.room);
        std::swap(allocator, other.allocator);
    }
    allocator_type get_allocator() const
    {
        return allocator;
    }

  private:
    iterator insert_copies(iterator position, size_type n, const T &value)
    {
        std::size_t where = (std::size_t)(position - begin());
        T copy = value;
        if (n)
            Elements::fill(open_gap(where, n), n, copy);
        return begin() + (difference_type)where;
    }
};

template <class T, class A, class P, class C, class E>
inline void swap(vector_base<T, A, P, C, E> &a, vector_base<T, A, P, C, E> &b)
{
    a.swap(b);
}

/* Vectors in different memory are compared on the host. */
template <class V> inline std::vector<typename V::value_type> values_on_host(const V &v)
{
    std::vector<typename V::value_type> values(v.size());
    copy_between(on_stream{0, true}, v.begin(), (std::ptrdiff_t)v.size(), values.begin());
    return values;
}

template <class T, class A, class P, class C, class E, class U, class B, class Q, class D, class F>
inline bool operator==(const vector_base<T, A, P, C, E> &a, const vector_base<U, B, Q, D, F> &b)
{
    if (a.size() != b.size())
        return false;
    std::vector<T> left(values_on_host(a));
    std::vector<U> right(values_on_host(b));
    for (std::size_t i = 0; i < left.size(); i++)
        if (!(left[i] == right[i]))
            return false;
    return true;
}
template <class T, class A, class P, class C, class E, class U, class B>
inline bool operator==(const vector_base<T, A, P, C, E> &a, const std::vector<U, B> &b)
{
    return a.size() == b.size() && values_on_host(a) == std::vector<T>(b.begin(), b.end());
}
template <class T, class A, class P, class C, class E, class U, class B>
inline bool operator==(const std::vector<U, B> &b, const vector_base<T, A, P, C, E> &a)
{
    return a == b;
}
template <class T, class A, class P, class C, class E, class U, class B, class Q, class D, class F>
inline bool operator!=(const vector_base<T, A, P, C, E> &a, const vector_base<U, B, Q, D, F> &b)
{
    return !(a == b);
}
template <class T, class A, class P, class C, class E, class U, class B>
inline bool operator!=(const vector_base<T, A, P, C, E> &a, const std::vector<U, B> &b)
{
    return !(a == b);
}
template <class T, class A, class P, class C, class E, class U, class B>
inline bool operator!=(const std::vector<U, B> &b, const vector_base<T, A, P, C, E> &a)
{
    return !(a == b);
}

} // namespace detail
} // namespace thrust

#endif
