/* An iterator over what a function makes of the elements of another one. */
#ifndef CU2CL_CUDA_CUB_ITERATOR_TRANSFORM_INPUT_ITERATOR
#define CU2CL_CUDA_CUB_ITERATOR_TRANSFORM_INPUT_ITERATOR

#include "iterator_operators.cuh"

namespace cub
{

template <typename ValueType, typename ConversionOp, typename InputIteratorT, typename OffsetT = ptrdiff_t>
class TransformInputIterator
{
  public:
    typedef OffsetT difference_type;
    typedef ValueType value_type;
    typedef value_type *pointer;
    typedef ValueType reference;
    typedef std::random_access_iterator_tag iterator_category;

  private:
    ConversionOp op;
    InputIteratorT itr;

  public:
    CU2CL_HD TransformInputIterator(InputIteratorT i, ConversionOp o) : op(o), itr(i)
    {
    }
    CU2CL_HD reference operator*() const
    {
        return op(*itr);
    }
    template <typename Distance> CU2CL_HD reference operator[](Distance n) const
    {
        return op(itr[n]);
    }
    CU2CL_HD void advance(difference_type n)
    {
        itr += n;
    }
    CU2CL_HD difference_type minus(const TransformInputIterator &b) const
    {
        return itr - b.itr;
    }
    CU2CL_CUB_ITERATOR_OPERATORS(TransformInputIterator)
};

} // namespace cub

#endif
