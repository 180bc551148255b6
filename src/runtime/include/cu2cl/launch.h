/* Kernel launches in ported C++ text.
 *
 * `k<<<g, b, n, s>>>(x, y)` has become `CU2CL_LAUNCH(k, (g, b, n, s), (x, y))`: the configuration
 * is pushed on a stack of the calling thread, then the stub `k` is called. The stub keeps the
 * kernel's name and signature; its body, CU2CL_KERNEL, pops the configuration and hands the
 * addresses of its arguments to the runtime, which finds the kernel by the stub's address. So
 * kernels stay ordinary functions: they can be templates, be called in templates and through
 * pointers. */
#ifndef CU2CL_LAUNCH_H
#define CU2CL_LAUNCH_H

#include <cu2cl/module.h>
#include <cu2cl/types.h>

#ifdef __cplusplus

namespace cu2cl
{

inline void configure(dim3 grid, dim3 block, size_t shared = 0, cu2clStream_t stream = nullptr)
{
    cu2clDim3 g = {grid.x, grid.y, grid.z};
    cu2clDim3 b = {block.x, block.y, block.z};
    cu2clPushLaunchConfiguration(g, b, shared, stream);
}

template <typename F, typename... A> inline void launch(void **slot, F *kernel, A &...args)
{
    void *addresses[sizeof...(A) + 1] = {
        const_cast<void *>(static_cast<const volatile void *>(__builtin_addressof(args)))...,
        nullptr};
    cu2clLaunchPushed(slot, reinterpret_cast<const void *>(kernel), addresses);
}

/* Host code names a __managed__ variable `x` as `(*cu2cl::managed(&x))`. */
template <typename T> inline T *managed(T *shadow)
{
    return static_cast<T *>(
        cu2clManagedVariable(const_cast<const void *>(static_cast<const volatile void *>(shadow))));
}

/* A __device__ lambda with a name: `[=] __device__ (int i) {...}` has become
 * `cu2cl::lambda<main_lambda_3_14>([a, n] (int i) {...})`. The type of a lambda can't be named
 * where the kernels are listed, so a kernel template is listed with `main_lambda_3_14` in its
 * place, and stubs look themselves up with stand_in of their arguments. */
template <typename Tag, typename L> struct closure : L {
    constexpr closure(L body) : L(static_cast<L &&>(body))
    {
    }
};

template <typename Tag, typename L> constexpr closure<Tag, L> lambda(L body)
{
    return closure<Tag, L>(static_cast<L &&>(body));
}

/* A template argument of a function around a lambda that is not a type. */
template <long long> struct value {
};

template <typename T> struct stand_in_of {
    using type = T;
};

template <typename T> using stand_in = typename stand_in_of<T>::type;

template <typename Tag, typename L> struct stand_in_of<closure<Tag, L>> {
    using type = stand_in<Tag>; // which names the lambdas that are arguments around it
};

template <typename T> struct stand_in_of<const T> {
    using type = const stand_in<T>;
};

template <typename T> struct stand_in_of<T *> {
    using type = stand_in<T> *;
};

template <typename T> struct stand_in_of<T &> {
    using type = stand_in<T> &;
};

template <typename T> struct stand_in_of<T &&> {
    using type = stand_in<T> &&;
};

template <typename R, typename... A> struct stand_in_of<R(A...)> {
    using type = stand_in<R>(stand_in<A>...);
};

template <template <typename...> class C, typename... A> struct stand_in_of<C<A...>> {
    using type = C<stand_in<A>...>;
};

#if __cplusplus >= 201703L
template <template <typename, auto> class C, typename A, auto N> struct stand_in_of<C<A, N>> {
    using type = C<stand_in<A>, N>;
};

template <template <auto, typename...> class C, auto N, typename... A>
struct stand_in_of<C<N, A...>> {
    using type = C<N, stand_in<A>...>;
};
#endif

} // namespace cu2cl

#define CU2CL_LAUNCH(kernel, configuration, arguments)                                             \
    (cu2cl::configure configuration, kernel arguments)

#define CU2CL_KERNEL(...)                                                                          \
    {                                                                                              \
        static void *cu2cl_slot;                                                                   \
        cu2cl::launch(&cu2cl_slot, __VA_ARGS__);                                                   \
    }

#endif

/* Embeds the file `path` as `identifier` (its text) and `identifier_end` (the address behind it,
 * where a null byte stands). */
#define CU2CL_EMBED(identifier, path)                                                              \
    CU2CL_EMBED_DECLARE(identifier)                                                                \
    __asm__(".pushsection .rodata\n"                                                               \
            ".balign 16\n" #identifier ":\n"                                                       \
            ".incbin \"" path "\"\n" #identifier "_end:\n"                                         \
            ".byte 0\n"                                                                            \
            ".popsection\n");

#ifdef __cplusplus
#define CU2CL_EMBED_DECLARE(identifier) extern "C" const char identifier[], identifier##_end[];
#else
#define CU2CL_EMBED_DECLARE(identifier) extern const char identifier[], identifier##_end[];
#endif

#endif
