/* An iterator over the numbers from a first one on. */
#ifndef CU2CL_CUDA_CUB_ITERATOR_COUNTING_INPUT_ITERATOR
#define CU2CL_CUDA_CUB_ITERATOR_COUNTING_INPUT_ITERATOR

#include "iterator_operators.cuh"

namespace cub
{

template <typename ValueType, typename OffsetT = ptrdiff_t>
class CountingInputIterator
{
  public:
    typedef OffsetT difference_type;
    typedef ValueType value_type;
    typedef value_type *pointer;
    typedef ValueType reference;
    typedef std::random_access_iterator_tag iterator_category;

  private:
    ValueType value;

  public:
    CU2CL_HD CountingInputIterator(ValueType v) : value(v)
    {
    }
    CU2CL_HD reference operator*() const
    {
        return value;
    }
    template <typename Distance> CU2CL_HD reference operator[](Distance n) const
    {
        return (ValueType)(value + (ValueType)n);
    }
    CU2CL_HD void advance(difference_type n)
    {
        value += (ValueType)n;
    }
    CU2CL_HD difference_type minus(const CountingInputIterator &b) const
    {
        return (difference_type)value - (difference_type)b.value;
    }
    CU2CL_CUB_ITERATOR_OPERATORS(CountingInputIterator)
};

} // namespace cub

#endif
