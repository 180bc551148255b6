/* The operators of a random access iterator that has advance(n) and minus(other). */
#ifndef CU2CL_CUDA_CUB_ITERATOR_ITERATOR_OPERATORS
#define CU2CL_CUDA_CUB_ITERATOR_ITERATOR_OPERATORS

#include "../util_type.cuh"

#define CU2CL_CUB_ITERATOR_OPERATORS(Self)                                                             \
    CU2CL_HD Self &operator++()                                             \
    {                                                                                                  \
        advance(1);                                                                                    \
        return *this;                                                                                  \
    }                                                                                                  \
    CU2CL_HD Self operator++(int)                                           \
    {                                                                                                  \
        Self before = *this;                                                                           \
        advance(1);                                                                                    \
        return before;                                                                                 \
    }                                                                                                  \
    CU2CL_HD Self &operator--()                                             \
    {                                                                                                  \
        advance(-1);                                                                                   \
        return *this;                                                                                  \
    }                                                                                                  \
    template <typename Distance> CU2CL_HD Self operator+(Distance n) const  \
    {                                                                                                  \
        Self sum = *this;                                                                              \
        sum.advance((difference_type)n);                                                               \
        return sum;                                                                                    \
    }                                                                                                  \
    template <typename Distance> CU2CL_HD Self &operator+=(Distance n)      \
    {                                                                                                  \
        advance((difference_type)n);                                                                   \
        return *this;                                                                                  \
    }                                                                                                  \
    CU2CL_HD Self operator-(difference_type n) const                        \
    {                                                                                                  \
        Self sum = *this;                                                                              \
        sum.advance(-n);                                                                               \
        return sum;                                                                                    \
    }                                                                                                  \
    CU2CL_HD Self &operator-=(difference_type n)                            \
    {                                                                                                  \
        advance(-n);                                                                                   \
        return *this;                                                                                  \
    }                                                                                                  \
    CU2CL_HD difference_type operator-(const Self &b) const                 \
    {                                                                                                  \
        return minus(b);                                                                               \
    }                                                                                                  \
    CU2CL_HD bool operator==(const Self &b) const                           \
    {                                                                                                  \
        return minus(b) == 0;                                                                          \
    }                                                                                                  \
    CU2CL_HD bool operator!=(const Self &b) const                           \
    {                                                                                                  \
        return minus(b) != 0;                                                                          \
    }                                                                                                  \
    CU2CL_HD bool operator<(const Self &b) const                            \
    {                                                                                                  \
        return minus(b) < 0;                                                                           \
    }

#endif
