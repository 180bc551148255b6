/* The class complex, and its functions, for the namespaces that have them: the file is included
 * inside of each, with the macro CU2CL_COMPLEX_ALIGN. The real part comes first, as in std::complex
 * and CUDA's vector types. CU2CL_COMPLEX_OF_HOST is another such class that it is converted from
 * and to. */
template <class __T> class CU2CL_COMPLEX_ALIGN(__T) complex
{
    __T __re, __im;

  public:
    typedef __T value_type;

    CU2CL_BOTH constexpr complex(__T __real_part = __T(), __T __imaginary_part = __T())
        : __re(__real_part), __im(__imaginary_part)
    {
    }
    template <class __U>
    CU2CL_BOTH constexpr complex(const complex<__U> &__other)
        : __re(static_cast<__T>(__other.real())), __im(static_cast<__T>(__other.imag()))
    {
    }
    CU2CL_BOTH constexpr __T real() const
    {
        return __re;
    }
    CU2CL_BOTH constexpr __T imag() const
    {
        return __im;
    }
    CU2CL_BOTH void real(__T __value)
    {
        __re = __value;
    }
    CU2CL_BOTH void imag(__T __value)
    {
        __im = __value;
    }
    CU2CL_BOTH complex &operator=(__T __value)
    {
        __re = __value;
        __im = __T();
        return *this;
    }
#ifdef CU2CL_COMPLEX_OF_HOST
    template <class __U>
    CU2CL_BOTH constexpr complex(const CU2CL_COMPLEX_OF_HOST<__U> &__other)
        : __re(static_cast<__T>(__other.real())), __im(static_cast<__T>(__other.imag()))
    {
    }
    CU2CL_BOTH operator CU2CL_COMPLEX_OF_HOST<__T>() const
    {
        return CU2CL_COMPLEX_OF_HOST<__T>(__re, __im);
    }
#endif
    CU2CL_BOTH complex &operator+=(const complex &__b)
    {
        __re += __b.__re;
        __im += __b.__im;
        return *this;
    }
    CU2CL_BOTH complex &operator-=(const complex &__b)
    {
        __re -= __b.__re;
        __im -= __b.__im;
        return *this;
    }
    CU2CL_BOTH complex &operator*=(const complex &__b)
    {
        __T __x = __re * __b.__re - __im * __b.__im;
        __im = __re * __b.__im + __im * __b.__re;
        __re = __x;
        return *this;
    }
    /* Scaled by the divisor's size, so that only a quotient that is too large overflows. */
    CU2CL_BOTH complex &operator/=(const complex &__b)
    {
        __T __scale = __T(1) / (::std::fabs(__b.__re) + ::std::fabs(__b.__im));
        __T __x = __re * __scale, __y = __im * __scale, __u = __b.__re * __scale,
            __v = __b.__im * __scale;
        __T __inverse = __T(1) / (__u * __u + __v * __v);
        __re = (__x * __u + __y * __v) * __inverse;
        __im = (__y * __u - __x * __v) * __inverse;
        return *this;
    }
    CU2CL_BOTH complex &operator+=(__T __b)
    {
        __re += __b;
        return *this;
    }
    CU2CL_BOTH complex &operator-=(__T __b)
    {
        __re -= __b;
        return *this;
    }
    CU2CL_BOTH complex &operator*=(__T __b)
    {
        __re *= __b;
        __im *= __b;
        return *this;
    }
    CU2CL_BOTH complex &operator/=(__T __b)
    {
        __re /= __b;
        __im /= __b;
        return *this;
    }
};

template <class __T>
CU2CL_BOTH inline complex<__T> operator+(const complex<__T> &__a, const complex<__T> &__b)
{
    complex<__T> __result = __a;
    __result += __b;
    return __result;
}

template <class __T>
CU2CL_BOTH inline complex<__T> operator+(const complex<__T> &__a, const __T &__b)
{
    complex<__T> __result = __a;
    __result += __b;
    return __result;
}

template <class __T>
CU2CL_BOTH inline complex<__T> operator+(const __T &__a, const complex<__T> &__b)
{
    complex<__T> __result(__a);
    __result += __b;
    return __result;
}

template <class __T>
CU2CL_BOTH inline complex<__T> operator-(const complex<__T> &__a, const complex<__T> &__b)
{
    complex<__T> __result = __a;
    __result -= __b;
    return __result;
}

template <class __T>
CU2CL_BOTH inline complex<__T> operator-(const complex<__T> &__a, const __T &__b)
{
    complex<__T> __result = __a;
    __result -= __b;
    return __result;
}

template <class __T>
CU2CL_BOTH inline complex<__T> operator-(const __T &__a, const complex<__T> &__b)
{
    complex<__T> __result(__a);
    __result -= __b;
    return __result;
}

template <class __T>
CU2CL_BOTH inline complex<__T> operator*(const complex<__T> &__a, const complex<__T> &__b)
{
    complex<__T> __result = __a;
    __result *= __b;
    return __result;
}

template <class __T>
CU2CL_BOTH inline complex<__T> operator*(const complex<__T> &__a, const __T &__b)
{
    complex<__T> __result = __a;
    __result *= __b;
    return __result;
}

template <class __T>
CU2CL_BOTH inline complex<__T> operator*(const __T &__a, const complex<__T> &__b)
{
    complex<__T> __result(__a);
    __result *= __b;
    return __result;
}

template <class __T>
CU2CL_BOTH inline complex<__T> operator/(const complex<__T> &__a, const complex<__T> &__b)
{
    complex<__T> __result = __a;
    __result /= __b;
    return __result;
}

template <class __T>
CU2CL_BOTH inline complex<__T> operator/(const complex<__T> &__a, const __T &__b)
{
    complex<__T> __result = __a;
    __result /= __b;
    return __result;
}

template <class __T>
CU2CL_BOTH inline complex<__T> operator/(const __T &__a, const complex<__T> &__b)
{
    complex<__T> __result(__a);
    __result /= __b;
    return __result;
}

template <class __T> CU2CL_BOTH inline complex<__T> operator-(const complex<__T> &__a)
{
    return complex<__T>(-__a.real(), -__a.imag());
}

template <class __T> CU2CL_BOTH inline complex<__T> operator+(const complex<__T> &__a)
{
    return __a;
}

template <class __T>
CU2CL_BOTH inline bool operator==(const complex<__T> &__a, const complex<__T> &__b)
{
    return __a.real() == __b.real() && __a.imag() == __b.imag();
}

template <class __T>
CU2CL_BOTH inline bool operator!=(const complex<__T> &__a, const complex<__T> &__b)
{
    return __a.real() != __b.real() || __a.imag() != __b.imag();
}

template <class __T> CU2CL_BOTH inline bool operator==(const complex<__T> &__a, const __T &__b)
{
    return __a.real() == __b && __a.imag() == __T();
}

template <class __T> CU2CL_BOTH inline bool operator==(const __T &__a, const complex<__T> &__b)
{
    return __b.real() == __a && __b.imag() == __T();
}

template <class __T> CU2CL_BOTH inline bool operator!=(const complex<__T> &__a, const __T &__b)
{
    return !(__a == __b);
}

template <class __T> CU2CL_BOTH inline bool operator!=(const __T &__a, const complex<__T> &__b)
{
    return !(__b == __a);
}

/* --- functions --- */

template <class __T> CU2CL_BOTH inline __T real(const complex<__T> &__a)
{
    return __a.real();
}

template <class __T> CU2CL_BOTH inline __T imag(const complex<__T> &__a)
{
    return __a.imag();
}

template <class __T> CU2CL_BOTH inline __T norm(const complex<__T> &__a)
{
    return __a.real() * __a.real() + __a.imag() * __a.imag();
}

template <class __T> CU2CL_BOTH inline __T abs(const complex<__T> &__a)
{
    return ::std::hypot(__a.real(), __a.imag());
}

template <class __T> CU2CL_BOTH inline __T arg(const complex<__T> &__a)
{
    return ::std::atan2(__a.imag(), __a.real());
}

template <class __T> CU2CL_BOTH inline complex<__T> conj(const complex<__T> &__a)
{
    return complex<__T>(__a.real(), -__a.imag());
}

template <class __T>
CU2CL_BOTH inline complex<__T> polar(const __T &__size, const __T &__angle = __T())
{
    return complex<__T>(__size * ::std::cos(__angle), __size * ::std::sin(__angle));
}

template <class __T> CU2CL_BOTH inline complex<__T> exp(const complex<__T> &__a)
{
    return polar<__T>(::std::exp(__a.real()), __a.imag());
}

template <class __T> CU2CL_BOTH inline complex<__T> log(const complex<__T> &__a)
{
    return complex<__T>(::std::log(abs(__a)), arg(__a));
}

/* The larger part of the root is computed first; the other one follows without cancellation. */
template <class __T> CU2CL_BOTH inline complex<__T> sqrt(const complex<__T> &__a)
{
    __T __size = abs(__a);
    if (__size == __T(0))
        return complex<__T>(__T(0), __a.imag());
    __T __larger = ::std::sqrt((__size + ::std::fabs(__a.real())) / __T(2));
    __T __smaller = ::std::fabs(__a.imag()) / (__T(2) * __larger);
    if (__a.real() >= __T(0))
        return complex<__T>(__larger, ::std::copysign(__smaller, __a.imag()));
    return complex<__T>(__smaller, ::std::copysign(__larger, __a.imag()));
}

template <class __T>
CU2CL_BOTH inline complex<__T> pow(const complex<__T> &__a, const __T &__exponent)
{
    return polar<__T>(::std::pow(abs(__a), __exponent), arg(__a) * __exponent);
}

template <class __T>
CU2CL_BOTH inline complex<__T> pow(const complex<__T> &__a, const complex<__T> &__exponent)
{
    return __a == __T() ? complex<__T>() : exp(__exponent * log(__a));
}

template <class __T>
CU2CL_BOTH inline complex<__T> pow(const __T &__a, const complex<__T> &__exponent)
{
    return pow(complex<__T>(__a), __exponent);
}

template <class __T> CU2CL_BOTH inline complex<__T> log10(const complex<__T> &__a)
{
    return log(__a) / ::std::log(__T(10));
}

template <class __T> CU2CL_BOTH inline complex<__T> sin(const complex<__T> &__a)
{
    return complex<__T>(::std::sin(__a.real()) * ::std::cosh(__a.imag()),
                        ::std::cos(__a.real()) * ::std::sinh(__a.imag()));
}

template <class __T> CU2CL_BOTH inline complex<__T> cos(const complex<__T> &__a)
{
    return complex<__T>(::std::cos(__a.real()) * ::std::cosh(__a.imag()),
                        -::std::sin(__a.real()) * ::std::sinh(__a.imag()));
}

template <class __T> CU2CL_BOTH inline complex<__T> sinh(const complex<__T> &__a)
{
    return complex<__T>(::std::sinh(__a.real()) * ::std::cos(__a.imag()),
                        ::std::cosh(__a.real()) * ::std::sin(__a.imag()));
}

template <class __T> CU2CL_BOTH inline complex<__T> cosh(const complex<__T> &__a)
{
    return complex<__T>(::std::cosh(__a.real()) * ::std::cos(__a.imag()),
                        ::std::sinh(__a.real()) * ::std::sin(__a.imag()));
}

template <class __T> CU2CL_BOTH inline complex<__T> tan(const complex<__T> &__a)
{
    return sin(__a) / cos(__a);
}

template <class __T> CU2CL_BOTH inline complex<__T> tanh(const complex<__T> &__a)
{
    return sinh(__a) / cosh(__a);
}

/* All infinite numbers are one. */
template <class __T> CU2CL_BOTH inline complex<__T> proj(const complex<__T> &__a)
{
    if (::std::isinf(__a.real()) || ::std::isinf(__a.imag()))
        return complex<__T>(__T(INFINITY), ::std::copysign(__T(), __a.imag()));
    return __a;
}
