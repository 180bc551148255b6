/* The algorithms that libcu++ lets kernels call; <cu2cl/std.h> includes this inside of its
 * namespace. Those of the C++ library can be called since C++20 only, and call much more. */

template <class __I, class __P>
CU2CL_BOTH constexpr __I find_if(__I __first, __I __last, __P __predicate)
{
    for (; __first != __last; ++__first)
        if (__predicate(*__first))
            break;
    return __first;
}

template <class __I, class __P>
CU2CL_BOTH constexpr __I find_if_not(__I __first, __I __last, __P __predicate)
{
    for (; __first != __last; ++__first)
        if (!__predicate(*__first))
            break;
    return __first;
}

template <class __I, class __T>
CU2CL_BOTH constexpr __I find(__I __first, __I __last, const __T &__value)
{
    for (; __first != __last; ++__first)
        if (*__first == __value)
            break;
    return __first;
}

template <class __I, class __P>
CU2CL_BOTH constexpr bool all_of(__I __first, __I __last, __P __predicate)
{
    for (; __first != __last; ++__first)
        if (!__predicate(*__first))
            return false;
    return true;
}

template <class __I, class __P>
CU2CL_BOTH constexpr bool any_of(__I __first, __I __last, __P __predicate)
{
    for (; __first != __last; ++__first)
        if (__predicate(*__first))
            return true;
    return false;
}

template <class __I, class __P>
CU2CL_BOTH constexpr bool none_of(__I __first, __I __last, __P __predicate)
{
    for (; __first != __last; ++__first)
        if (__predicate(*__first))
            return false;
    return true;
}

template <class __I, class __T>
CU2CL_BOTH constexpr ::std::ptrdiff_t count(__I __first, __I __last, const __T &__value)
{
    ::std::ptrdiff_t __found = 0;
    for (; __first != __last; ++__first)
        __found += *__first == __value;
    return __found;
}

template <class __I, class __P>
CU2CL_BOTH constexpr ::std::ptrdiff_t count_if(__I __first, __I __last, __P __predicate)
{
    ::std::ptrdiff_t __found = 0;
    for (; __first != __last; ++__first)
        __found += __predicate(*__first) ? 1 : 0;
    return __found;
}

template <class __I, class __F>
CU2CL_BOTH constexpr __F for_each(__I __first, __I __last, __F __function)
{
    for (; __first != __last; ++__first)
        __function(*__first);
    return __function;
}

template <class __I, class __T>
CU2CL_BOTH constexpr void fill(__I __first, __I __last, const __T &__value)
{
    for (; __first != __last; ++__first)
        *__first = __value;
}

template <class __I, class __N, class __T>
CU2CL_BOTH constexpr __I fill_n(__I __first, __N __count, const __T &__value)
{
    for (; __count > 0; --__count, ++__first)
        *__first = __value;
    return __first;
}

template <class __I, class __O> CU2CL_BOTH constexpr __O copy(__I __first, __I __last, __O __to)
{
    for (; __first != __last; ++__first, ++__to)
        *__to = *__first;
    return __to;
}

template <class __I, class __N, class __O>
CU2CL_BOTH constexpr __O copy_n(__I __first, __N __count, __O __to)
{
    for (; __count > 0; --__count, ++__first, ++__to)
        *__to = *__first;
    return __to;
}

template <class __I, class __O, class __P>
CU2CL_BOTH constexpr __O copy_if(__I __first, __I __last, __O __to, __P __predicate)
{
    for (; __first != __last; ++__first)
        if (__predicate(*__first)) {
            *__to = *__first;
            ++__to;
        }
    return __to;
}

template <class __I, class __O, class __F>
CU2CL_BOTH constexpr __O transform(__I __first, __I __last, __O __to, __F __function)
{
    for (; __first != __last; ++__first, ++__to)
        *__to = __function(*__first);
    return __to;
}

template <class __I, class __J, class __O, class __F>
CU2CL_BOTH constexpr __O transform(__I __first, __I __last, __J __second, __O __to, __F __function)
{
    for (; __first != __last; ++__first, ++__second, ++__to)
        *__to = __function(*__first, *__second);
    return __to;
}

template <class __I, class __J>
CU2CL_BOTH constexpr bool equal(__I __first, __I __last, __J __second)
{
    for (; __first != __last; ++__first, ++__second)
        if (!(*__first == *__second))
            return false;
    return true;
}

template <class __I> CU2CL_BOTH constexpr void reverse(__I __first, __I __last)
{
    while (__first < __last) {
        --__last;
        if (!(__first < __last))
            break;
        auto __old = *__first;
        *__first = *__last;
        *__last = __old;
        ++__first;
    }
}

template <class __I> CU2CL_BOTH constexpr __I max_element(__I __first, __I __last)
{
    __I __best = __first;
    for (; __first != __last; ++__first)
        if (*__best < *__first)
            __best = __first;
    return __best;
}

template <class __I> CU2CL_BOTH constexpr __I min_element(__I __first, __I __last)
{
    __I __best = __first;
    for (; __first != __last; ++__first)
        if (*__first < *__best)
            __best = __first;
    return __best;
}

template <class __I, class __T, class __C>
CU2CL_BOTH constexpr __I lower_bound(__I __first, __I __last, const __T &__value, __C __less)
{
    auto __left = __last - __first;
    while (__left > 0) {
        auto __half = __left / 2;
        if (__less(*(__first + __half), __value)) {
            __first += __half + 1;
            __left -= __half + 1;
        } else {
            __left = __half;
        }
    }
    return __first;
}

template <class __I, class __T>
CU2CL_BOTH constexpr __I lower_bound(__I __first, __I __last, const __T &__value)
{
    auto __left = __last - __first;
    while (__left > 0) {
        auto __half = __left / 2;
        if (*(__first + __half) < __value) {
            __first += __half + 1;
            __left -= __half + 1;
        } else {
            __left = __half;
        }
    }
    return __first;
}

template <class __I, class __T, class __C>
CU2CL_BOTH constexpr __I upper_bound(__I __first, __I __last, const __T &__value, __C __less)
{
    auto __left = __last - __first;
    while (__left > 0) {
        auto __half = __left / 2;
        if (__less(__value, *(__first + __half))) {
            __left = __half;
        } else {
            __first += __half + 1;
            __left -= __half + 1;
        }
    }
    return __first;
}

template <class __I, class __T>
CU2CL_BOTH constexpr __I upper_bound(__I __first, __I __last, const __T &__value)
{
    auto __left = __last - __first;
    while (__left > 0) {
        auto __half = __left / 2;
        if (__value < *(__first + __half)) {
            __left = __half;
        } else {
            __first += __half + 1;
            __left -= __half + 1;
        }
    }
    return __first;
}

template <class __I, class __T>
CU2CL_BOTH constexpr bool binary_search(__I __first, __I __last, const __T &__value)
{
    __I __found = cuda::std::lower_bound(__first, __last, __value);
    return __found != __last && !(__value < *__found);
}

template <class __I, class __T>
CU2CL_BOTH constexpr __T accumulate(__I __first, __I __last, __T __sum)
{
    for (; __first != __last; ++__first)
        __sum = __sum + *__first;
    return __sum;
}

template <class __I, class __T, class __F>
CU2CL_BOTH constexpr __T accumulate(__I __first, __I __last, __T __sum, __F __function)
{
    for (; __first != __last; ++__first)
        __sum = __function(__sum, *__first);
    return __sum;
}

template <class __I, class __T> CU2CL_BOTH constexpr __T reduce(__I __first, __I __last, __T __sum)
{
    for (; __first != __last; ++__first)
        __sum = __sum + *__first;
    return __sum;
}

template <class __I, class __T, class __F>
CU2CL_BOTH constexpr __T reduce(__I __first, __I __last, __T __sum, __F __function)
{
    for (; __first != __last; ++__first)
        __sum = __function(__sum, *__first);
    return __sum;
}

template <class __I, class __J, class __T>
CU2CL_BOTH constexpr __T inner_product(__I __first, __I __last, __J __second, __T __sum)
{
    for (; __first != __last; ++__first, ++__second)
        __sum = __sum + *__first * *__second;
    return __sum;
}

template <class __I, class __T> CU2CL_BOTH constexpr void iota(__I __first, __I __last, __T __value)
{
    for (; __first != __last; ++__first, ++__value)
        *__first = __value;
}
