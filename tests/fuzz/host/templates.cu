namespace { namespace n { template <template <class> class V, class... T> __global__ void k(V<T>... v) {} } }
template <class T> struct B { T x; __device__ T get() const; template <class U> __device__ U as(); };
template <class T> __device__ T B<T>::get() const { return x; }
template <class T> template <class U> __device__ U B<T>::as() { return U(x); }
template __device__ int B<int>::get() const;
template struct B<float>;
template <> __device__ char B<char>::get() const { return 'c'; }
template <int N = (3 > 2), bool = N < 4> __global__ void d(B<B<B<int>>> b = {}) {}
template __global__ void d<1, true>(B<B<B<int>>>);
void f() { d<><<<1, 1>>>(); d<2, false><<<1, 1>>>({}); }
