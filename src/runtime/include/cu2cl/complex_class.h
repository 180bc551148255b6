/* The class complex, and its functions, for the namespaces that have them: the file is included
 * inside of each, with the macro CU2CL_COMPLEX_ALIGN. The real part comes first, as in std::complex
 * and CUDA's vector types. CU2CL_COMPLEX_OF_HOST is another such class that it is converted from
 * and to. */
template <class T> class CU2CL_COMPLEX_ALIGN(T) complex
{
    T re, im;

  public:
    typedef T value_type;

    CU2CL_BOTH constexpr complex(T real = T(), T imaginary = T()) : re(real), im(imaginary)
    {
    }
    template <class U>
    CU2CL_BOTH constexpr complex(const complex<U> &other)
        : re(static_cast<T>(other.real())), im(static_cast<T>(other.imag()))
    {
    }
    CU2CL_BOTH constexpr T real() const
    {
        return re;
    }
    CU2CL_BOTH constexpr T imag() const
    {
        return im;
    }
    CU2CL_BOTH void real(T value)
    {
        re = value;
    }
    CU2CL_BOTH void imag(T value)
    {
        im = value;
    }
    CU2CL_BOTH complex &operator=(T value)
    {
        re = value;
        im = T();
        return *this;
    }
#ifdef CU2CL_COMPLEX_OF_HOST
    template <class U>
    CU2CL_BOTH constexpr complex(const CU2CL_COMPLEX_OF_HOST<U> &other)
        : re(static_cast<T>(other.real())), im(static_cast<T>(other.imag()))
    {
    }
    CU2CL_BOTH operator CU2CL_COMPLEX_OF_HOST<T>() const
    {
        return CU2CL_COMPLEX_OF_HOST<T>(re, im);
    }
#endif
    CU2CL_BOTH complex &operator+=(const complex &b)
    {
        re += b.re;
        im += b.im;
        return *this;
    }
    CU2CL_BOTH complex &operator-=(const complex &b)
    {
        re -= b.re;
        im -= b.im;
        return *this;
    }
    CU2CL_BOTH complex &operator*=(const complex &b)
    {
        T x = re * b.re - im * b.im;
        im = re * b.im + im * b.re;
        re = x;
        return *this;
    }
    /* Scaled by the divisor's size, so that only a quotient that is too large overflows. */
    CU2CL_BOTH complex &operator/=(const complex &b)
    {
        T scale = T(1) / (::std::fabs(b.re) + ::std::fabs(b.im));
        T x = re * scale, y = im * scale, u = b.re * scale, v = b.im * scale;
        T inverse = T(1) / (u * u + v * v);
        re = (x * u + y * v) * inverse;
        im = (y * u - x * v) * inverse;
        return *this;
    }
    CU2CL_BOTH complex &operator+=(T b)
    {
        re += b;
        return *this;
    }
    CU2CL_BOTH complex &operator-=(T b)
    {
        re -= b;
        return *this;
    }
    CU2CL_BOTH complex &operator*=(T b)
    {
        re *= b;
        im *= b;
        return *this;
    }
    CU2CL_BOTH complex &operator/=(T b)
    {
        re /= b;
        im /= b;
        return *this;
    }
};

template <class T> CU2CL_BOTH inline complex<T> operator+(const complex<T> &a, const complex<T> &b)
{
    complex<T> result = a;
    result += b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator+(const complex<T> &a, const T &b)
{
    complex<T> result = a;
    result += b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator+(const T &a, const complex<T> &b)
{
    complex<T> result(a);
    result += b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator-(const complex<T> &a, const complex<T> &b)
{
    complex<T> result = a;
    result -= b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator-(const complex<T> &a, const T &b)
{
    complex<T> result = a;
    result -= b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator-(const T &a, const complex<T> &b)
{
    complex<T> result(a);
    result -= b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator*(const complex<T> &a, const complex<T> &b)
{
    complex<T> result = a;
    result *= b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator*(const complex<T> &a, const T &b)
{
    complex<T> result = a;
    result *= b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator*(const T &a, const complex<T> &b)
{
    complex<T> result(a);
    result *= b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator/(const complex<T> &a, const complex<T> &b)
{
    complex<T> result = a;
    result /= b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator/(const complex<T> &a, const T &b)
{
    complex<T> result = a;
    result /= b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator/(const T &a, const complex<T> &b)
{
    complex<T> result(a);
    result /= b;
    return result;
}

template <class T> CU2CL_BOTH inline complex<T> operator-(const complex<T> &a)
{
    return complex<T>(-a.real(), -a.imag());
}

template <class T> CU2CL_BOTH inline complex<T> operator+(const complex<T> &a)
{
    return a;
}

template <class T> CU2CL_BOTH inline bool operator==(const complex<T> &a, const complex<T> &b)
{
    return a.real() == b.real() && a.imag() == b.imag();
}

template <class T> CU2CL_BOTH inline bool operator!=(const complex<T> &a, const complex<T> &b)
{
    return a.real() != b.real() || a.imag() != b.imag();
}

template <class T> CU2CL_BOTH inline bool operator==(const complex<T> &a, const T &b)
{
    return a.real() == b && a.imag() == T();
}

template <class T> CU2CL_BOTH inline bool operator==(const T &a, const complex<T> &b)
{
    return b.real() == a && b.imag() == T();
}

template <class T> CU2CL_BOTH inline bool operator!=(const complex<T> &a, const T &b)
{
    return !(a == b);
}

template <class T> CU2CL_BOTH inline bool operator!=(const T &a, const complex<T> &b)
{
    return !(b == a);
}

/* --- functions --- */

template <class T> CU2CL_BOTH inline T real(const complex<T> &a)
{
    return a.real();
}

template <class T> CU2CL_BOTH inline T imag(const complex<T> &a)
{
    return a.imag();
}

template <class T> CU2CL_BOTH inline T norm(const complex<T> &a)
{
    return a.real() * a.real() + a.imag() * a.imag();
}

template <class T> CU2CL_BOTH inline T abs(const complex<T> &a)
{
    return ::std::hypot(a.real(), a.imag());
}

template <class T> CU2CL_BOTH inline T arg(const complex<T> &a)
{
    return ::std::atan2(a.imag(), a.real());
}

template <class T> CU2CL_BOTH inline complex<T> conj(const complex<T> &a)
{
    return complex<T>(a.real(), -a.imag());
}

template <class T> CU2CL_BOTH inline complex<T> polar(const T &size, const T &angle = T())
{
    return complex<T>(size * ::std::cos(angle), size * ::std::sin(angle));
}

template <class T> CU2CL_BOTH inline complex<T> exp(const complex<T> &a)
{
    return polar<T>(::std::exp(a.real()), a.imag());
}

template <class T> CU2CL_BOTH inline complex<T> log(const complex<T> &a)
{
    return complex<T>(::std::log(abs(a)), arg(a));
}

/* The larger part of the root is computed first; the other one follows without cancellation. */
template <class T> CU2CL_BOTH inline complex<T> sqrt(const complex<T> &a)
{
    T size = abs(a);
    if (size == T(0))
        return complex<T>(T(0), a.imag());
    T larger = ::std::sqrt((size + ::std::fabs(a.real())) / T(2));
    T smaller = ::std::fabs(a.imag()) / (T(2) * larger);
    if (a.real() >= T(0))
        return complex<T>(larger, ::std::copysign(smaller, a.imag()));
    return complex<T>(smaller, ::std::copysign(larger, a.imag()));
}

template <class T> CU2CL_BOTH inline complex<T> pow(const complex<T> &a, const T &exponent)
{
    return polar<T>(::std::pow(abs(a), exponent), arg(a) * exponent);
}

template <class T> CU2CL_BOTH inline complex<T> pow(const complex<T> &a, const complex<T> &exponent)
{
    return a == T() ? complex<T>() : exp(exponent * log(a));
}

template <class T> CU2CL_BOTH inline complex<T> pow(const T &a, const complex<T> &exponent)
{
    return pow(complex<T>(a), exponent);
}

template <class T> CU2CL_BOTH inline complex<T> log10(const complex<T> &a)
{
    return log(a) / ::std::log(T(10));
}

template <class T> CU2CL_BOTH inline complex<T> sin(const complex<T> &a)
{
    return complex<T>(::std::sin(a.real()) * ::std::cosh(a.imag()),
                      ::std::cos(a.real()) * ::std::sinh(a.imag()));
}

template <class T> CU2CL_BOTH inline complex<T> cos(const complex<T> &a)
{
    return complex<T>(::std::cos(a.real()) * ::std::cosh(a.imag()),
                      -::std::sin(a.real()) * ::std::sinh(a.imag()));
}

template <class T> CU2CL_BOTH inline complex<T> sinh(const complex<T> &a)
{
    return complex<T>(::std::sinh(a.real()) * ::std::cos(a.imag()),
                      ::std::cosh(a.real()) * ::std::sin(a.imag()));
}

template <class T> CU2CL_BOTH inline complex<T> cosh(const complex<T> &a)
{
    return complex<T>(::std::cosh(a.real()) * ::std::cos(a.imag()),
                      ::std::sinh(a.real()) * ::std::sin(a.imag()));
}

template <class T> CU2CL_BOTH inline complex<T> tan(const complex<T> &a)
{
    return sin(a) / cos(a);
}

template <class T> CU2CL_BOTH inline complex<T> tanh(const complex<T> &a)
{
    return sinh(a) / cosh(a);
}

/* All infinite numbers are one. */
template <class T> CU2CL_BOTH inline complex<T> proj(const complex<T> &a)
{
    if (::std::isinf(a.real()) || ::std::isinf(a.imag()))
        return complex<T>(T(INFINITY), ::std::copysign(T(), a.imag()));
    return a;
}
