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

#include "module.h"
#include "types.h"

#include "hide_macros.h"

#ifdef __cplusplus

namespace cu2cl
{

inline void push_configuration(dim3 __grid, dim3 __threads, size_t __shared = 0,
                               cu2clStream_t __stream = nullptr)
{
    cu2clDim3 __g = {__grid.x, __grid.y, __grid.z};
    cu2clDim3 __b = {__threads.x, __threads.y, __threads.z};
    cu2clPushLaunchConfiguration(__g, __b, __shared, __stream);
}

template <typename __T> inline void *address_of(__T &__object)
{
    return const_cast<void *>(static_cast<const volatile void *>(__builtin_addressof(__object)));
}

/* Where the bytes lie that a kernel gets for a parameter of type __P. For a reference these are the
 * address of what it refers to. */
template <typename __P> struct argument_place {
    void *__object;
    void *place_of_bytes()
    {
        return __object;
    }
};

template <typename __P> struct argument_place<__P &> {
    void *__object;
    void *place_of_bytes()
    {
        return &__object;
    }
};

template <typename... __A>
inline void launch_places(void **__slot, const void *__kernel, __A... __arguments)
{
    void *__places[sizeof...(__A) + 1] = {__arguments.place_of_bytes()..., nullptr};
    cu2clLaunchPushed(__slot, __kernel, __places);
}

/* With the types of the kernel's parameters, where they are known. */
template <typename __F> struct kernel_launcher {
    template <typename... __A>
    static void launch_with(void **__slot, const void *__kernel, __A &...__args)
    {
        launch_places(__slot, __kernel, argument_place<__A>{address_of(__args)}...);
    }
};

template <typename... __P> struct kernel_launcher<void(__P...)> {
    template <typename... __A>
    static void launch_with(void **__slot, const void *__kernel, __A &...__args)
    {
        launch_places(__slot, __kernel, argument_place<__P>{address_of(__args)}...);
    }
};

template <typename __F, typename... __A>
inline void launch_stub(int, void **__slot, __F *__kernel, __A &...__args)
{
    kernel_launcher<__F>::launch_with(__slot, reinterpret_cast<const void *>(__kernel), __args...);
}

template <typename __T> struct same_type {
    using type = __T;
};

/* The same where the kernel's name also stands for templates, as after `using namespace std`: then
 * its parameters say which it is. */
template <typename... __A>
inline void launch_stub(long, void **__slot, void (*__kernel)(typename same_type<__A>::type...),
                        __A &...__args)
{
    launch_stub(0, __slot, reinterpret_cast<void *>(__kernel), __args...);
}

/* Host code names a __managed__ variable `x` as `(*cu2cl::managed_variable(&x))`. */
template <typename __T> inline __T *managed_variable(__T *__shadow)
{
    return static_cast<__T *>(cu2clManagedVariable(
        const_cast<const void *>(static_cast<const volatile void *>(__shadow))));
}

/* A __device__ lambda with a name: `[=] __device__ (int i) {...}` has become
 * `cu2cl::named_lambda<main_lambda_3_14>([a, n] (int i) {...})`. The type of a lambda can't be
 * named where the kernels are listed, so a kernel template is listed with `main_lambda_3_14` in its
 * place, and stubs look themselves up with stand_in of their arguments. */
template <typename __Tag, typename __L> struct closure_of : __L {
    constexpr closure_of(__L __body) : __L(static_cast<__L &&>(__body))
    {
    }
};

template <typename __Tag, typename __L> constexpr closure_of<__Tag, __L> named_lambda(__L __body)
{
    return closure_of<__Tag, __L>(static_cast<__L &&>(__body));
}

/* A template argument of a function around a lambda that is not a type. */
template <long long> struct template_value {
};

template <typename __T> struct stand_in_of {
    using type = __T;
};

template <typename __T> using stand_in = typename stand_in_of<__T>::type;

template <typename __Tag, typename __L> struct stand_in_of<closure_of<__Tag, __L>> {
    using type = stand_in<__Tag>; // which names the lambdas that are arguments around it
};

template <typename __T> struct stand_in_of<const __T> {
    using type = const stand_in<__T>;
};

template <typename __T> struct stand_in_of<__T *> {
    using type = stand_in<__T> *;
};

template <typename __T> struct stand_in_of<__T &> {
    using type = stand_in<__T> &;
};

template <typename __T> struct stand_in_of<__T &&> {
    using type = stand_in<__T> &&;
};

template <typename __R, typename... __A> struct stand_in_of<__R(__A...)> {
    using type = stand_in<__R>(stand_in<__A>...);
};

template <template <typename...> class __C, typename... __A> struct stand_in_of<__C<__A...>> {
    using type = __C<stand_in<__A>...>;
};

#if __cplusplus >= 201703L
template <template <typename, auto> class __C, typename __A, auto __N>
struct stand_in_of<__C<__A, __N>> {
    using type = __C<stand_in<__A>, __N>;
};

template <template <auto, typename...> class __C, auto __N, typename... __A>
struct stand_in_of<__C<__N, __A...>> {
    using type = __C<__N, stand_in<__A>...>;
};
#endif

} // namespace cu2cl

#define CU2CL_LAUNCH(kernel, configuration, arguments)                                             \
    (cu2cl::push_configuration configuration, kernel arguments)

#define CU2CL_KERNEL(...)                                                                          \
    {                                                                                              \
        static void *cu2cl_slot[2] = {0, (void *)__PRETTY_FUNCTION__};                             \
        cu2cl::launch_stub(0, cu2cl_slot, __VA_ARGS__);                                            \
    }

#endif

/* Embeds the file `path` as `identifier` (its text) and `identifier_end` (the address behind it,
 * where a null byte stands). In a host text that cu2cl-nvcc preprocesses (-cuda), CU2CL_EMBED_TEXT
 * is what the file holds, as directives of the assembler. */
#ifndef CU2CL_EMBED_TEXT
#define CU2CL_EMBED_DATA(path) ".incbin \"" path "\"\n"
#else
#define CU2CL_EMBED_DATA(path) CU2CL_EMBED_TEXT
#endif
#define CU2CL_EMBED(identifier, path)                                                              \
    CU2CL_EMBED_DECLARE(identifier)                                                                \
    static __attribute__((destructor)) void identifier##_leave(void)                               \
    {                                                                                              \
        cu2clUnregisterModules(identifier);                                                        \
    }                                                                                              \
    __asm__(".pushsection .rodata\n"                                                               \
            ".balign 16\n" #identifier ":\n" CU2CL_EMBED_DATA(path) #identifier "_end:\n"          \
                                                                                ".byte 0\n"        \
                                                                                ".popsection\n");

#ifdef __cplusplus
#define CU2CL_EMBED_DECLARE(identifier) extern "C" const char identifier[], identifier##_end[];
#else
#define CU2CL_EMBED_DECLARE(identifier) extern const char identifier[], identifier##_end[];
#endif

#include "show_macros.h"

#endif
