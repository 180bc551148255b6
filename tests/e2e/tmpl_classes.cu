// Class templates: members, partial and explicit specialisations, member templates, template
// template parameters, default arguments, nested and dependent types, CRTP.
#include "tmpl.h"

template <typename T, int N = 3> struct Small {
    T data[N];
    typedef T value_type;
    enum { SIZE = N };
    __host__ __device__ T &operator[](int i) { return data[i]; }
    __host__ __device__ const T &operator[](int i) const { return data[i]; }
    __host__ __device__ T sum() const
    {
        T s = T();
        for (int i = 0; i < N; i++)
            s += data[i];
        return s;
    }
    template <typename U> __host__ __device__ U scaled(U factor) const { return (U)sum() * factor; }
    template <int K> __host__ __device__ T times() const { return sum() * K; }
    template <typename U> __host__ __device__ Small<U, N> converted() const
    {
        Small<U, N> r;
        for (int i = 0; i < N; i++)
            r[i] = (U)data[i];
        return r;
    }
};

struct ClassTemplate {
    static __host__ __device__ int run(int i)
    {
        Small<int> a;
        Small<int, 5> b;
        for (int k = 0; k < 3; k++)
            a[k] = i + k;
        for (int k = 0; k < Small<int, 5>::SIZE; k++)
            b[k] = i * k;
        return a.sum() * 1000 + b.sum();
    }
};

struct MemberTemplate {
    static __host__ __device__ double run(int i)
    {
        Small<int, 4> a;
        for (int k = 0; k < 4; k++)
            a[k] = i + 2 * k;
        return a.scaled(0.5) + a.template times<3>() + a.converted<float>().sum();
    }
};

template <typename T> struct Kind {
    static __host__ __device__ int code(T x) { return (int)x; }
};
template <typename T> struct Kind<T *> {
    static __host__ __device__ int code(T *x) { return 100 + (int)*x; }
};
template <> struct Kind<char> {
    static __host__ __device__ int code(char x) { return 200 + x; }
};
template <typename T, int N> struct Kind<Small<T, N>> {
    static __host__ __device__ int code(const Small<T, N> &x) { return 300 + N * (int)x.sum(); }
};

struct Specialisation {
    static __host__ __device__ int run(int i)
    {
        float f = i + 0.5f;
        Small<float, 2> s = {{f, 1.5f}};
        return Kind<float>::code(f) + Kind<float *>::code(&f) + Kind<char>::code((char)i) +
               Kind<Small<float, 2>>::code(s);
    }
};

template <template <typename> class Op, typename T> __host__ __device__ T apply(T a, T b)
{
    return Op<T>()(a, b);
}
template <typename T> struct Plus {
    __host__ __device__ T operator()(T a, T b) const { return a + b; }
};
template <typename T> struct Larger {
    __host__ __device__ T operator()(const T &a, const T &b) const { return a < b ? b : a; }
};

struct TemplateTemplate {
    static __host__ __device__ double run(int i)
    {
        return apply<Plus>(i, 3) * 100 + apply<Larger>(i * 0.5, 4.0);
    }
};

template <typename T, int N, template <typename> class Op> struct Rows {
    const T *data;
    __host__ __device__ Rows(const T *d, const Op<T> &) : data(d) {}
    __host__ __device__ Rows<T, N - 1, Op> operator[](int i) const
    {
        return Rows<T, N - 1, Op>(data + i * 2 * (N - 1), Op<T>());
    }
};
template <typename T, template <typename> class Op> struct Rows<T, 1, Op> {
    const T *data;
    __host__ __device__ Rows(const T *d, const Op<T> &) : data(d) {}
    __host__ __device__ T operator[](int i) const { return Op<T>()(data[i], data[1 - i]); }
};

struct ConstructedWithArguments {
    template <typename T> static __host__ __device__ T sum(const T *data)
    {
        Rows<T, 2, Plus> rows(data, Plus<T>());
        T total = 0;
        for (int in = 0, i = 3; in < i; in++, i--)
            total = total * 2 + rows[in][i & 1] + i;
        for (const T *first = data, *last = data + 3; first < last; first++, last--)
            total += *first * *last;
        return total;
    }
    static __host__ __device__ double run(int i)
    {
        float data[4] = {i + 0.5f, 2, 3, 4};
        return sum(data) + Rows<float, 1, Larger>(data, Larger<float>())[1];
    }
};

template <typename Derived> struct Shape {
    __host__ __device__ int twice() const { return 2 * static_cast<const Derived *>(this)->area(); }
    __host__ __device__ Derived &self() { return static_cast<Derived &>(*this); }
};
struct Square : Shape<Square> {
    int side;
    __host__ __device__ explicit Square(int s) : side(s) {}
    __host__ __device__ int area() const { return side * side; }
};
struct Strip : Shape<Strip> {
    int length;
    __host__ __device__ explicit Strip(int n) : length(n) {}
    __host__ __device__ int area() const { return length; }
};

struct Crtp {
    static __host__ __device__ int run(int i)
    {
        Square q(i);
        Strip s(i + 1);
        q.self().side += 1;
        return q.twice() * 10 + s.twice();
    }
};

template <typename T> class Counter {
    T value;

public:
    static const int STEP = 3;
    __host__ __device__ Counter(T start = T(4)) : value(start) {}
    __host__ __device__ Counter &operator+=(const Counter &o)
    {
        value += o.value * STEP;
        return *this;
    }
    __host__ __device__ friend Counter operator+(Counter a, const Counter &b) { return a += b; }
    __host__ __device__ operator T() const { return value; }
    struct Pair {
        T first, second;
        __host__ __device__ T difference() const { return second - first; }
    };
    __host__ __device__ Pair pair(T other) const
    {
        Pair p = {value, other};
        return p;
    }
};

struct Operators {
    static __host__ __device__ long long run(int i)
    {
        Counter<long long> a(i), b;
        Counter<long long> c = a + b + a;
        Counter<long long>::Pair p = c.pair(1000);
        return (long long)c * 10000 + p.difference() + Counter<short>::STEP;
    }
};

template <typename T> struct Base {
    T low;
    __host__ __device__ Base(T l) : low(l) {}
    __host__ __device__ T doubled() const { return low * 2; }
};
template <typename T, typename U> struct Derived : public Base<T> {
    U high;
    __host__ __device__ Derived(T l, U h) : Base<T>(l), high(h) {}
    __host__ __device__ T all() const { return this->low + Base<T>::doubled() + (T)high; }
};

struct DependentBase {
    static __host__ __device__ int run(int i)
    {
        Derived<int, float> d(i, 2.75f);
        return d.all() * 10 + d.doubled() + d.low;
    }
};

template <int N> struct Factorial {
    static const int VALUE = N * Factorial<N - 1>::VALUE;
};
template <> struct Factorial<0> {
    static const int VALUE = 1;
};
template <bool C, typename A, typename B> struct Select {
    typedef A type;
};
template <typename A, typename B> struct Select<false, A, B> {
    typedef B type;
};

struct Metaprogram {
    static __host__ __device__ double run(int i)
    {
        typename Select<(sizeof(int) == 4), float, int>::type f = i / 2.0f;
        Select<(sizeof(int) == 8), float, int>::type g = (int)(i / 2.0f);
        return Factorial<5>::VALUE + f * 1000 + g;
    }
};

int main()
{
    compare_case<ClassTemplate>();
    compare_case<MemberTemplate>();
    compare_case<Specialisation>();
    compare_case<TemplateTemplate>();
    compare_case<ConstructedWithArguments>();
    compare_case<Crtp>();
    compare_case<Operators>();
    compare_case<DependentBase>();
    compare_case<Metaprogram>();
    return finish();
}
