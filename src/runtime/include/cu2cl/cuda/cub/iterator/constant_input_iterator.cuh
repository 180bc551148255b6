/* An iterator that has one value everywhere. */
#ifndef CU2CL_CUDA_CUB_ITERATOR_CONSTANT_INPUT_ITERATOR
#define CU2CL_CUDA_CUB_ITERATOR_CONSTANT_INPUT_ITERATOR

#include "iterator_operators.cuh"

namespace cub
{

template <typename ValueType, typename OffsetT = ptrdiff_t>
class ConstantInputIterator
{
  public:
    typedef OffsetT difference_type;
    typedef ValueType value_type;
    typedef value_type *pointer;
    typedef ValueType reference;
    typedef std::random_access_iterator_tag iterator_category;

  private:
    ValueType value;
    OffsetT offset;

  public:
    CU2CL_HD ConstantInputIterator(ValueType v, OffsetT o = 0) : value(v), offset(o)
    {
    }
    CU2CL_HD reference operator*() const
    {
        return value;
    }
    template <typename Distance> CU2CL_HD reference operator[](Distance n) const
    {
        return value;
    }
    CU2CL_HD void advance(difference_type n)
    {
        offset += n;
    }
    CU2CL_HD difference_type minus(const ConstantInputIterator &b) const
    {
        return offset - b.offset;
    }
    CU2CL_CUB_ITERATOR_OPERATORS(ConstantInputIterator)
};

} // namespace cub

#endif
