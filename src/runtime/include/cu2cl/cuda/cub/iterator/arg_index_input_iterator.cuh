/* An iterator over pairs of an index and the element there. */
#ifndef CU2CL_CUDA_CUB_ITERATOR_ARG_INDEX_INPUT_ITERATOR
#define CU2CL_CUDA_CUB_ITERATOR_ARG_INDEX_INPUT_ITERATOR

#include "iterator_operators.cuh"

namespace cub
{

template <typename InputIteratorT, typename OffsetT = ptrdiff_t,
          typename OutputValueT = typename std::iterator_traits<InputIteratorT>::value_type>
class ArgIndexInputIterator
{
  public:
    typedef OffsetT difference_type;
    typedef KeyValuePair<difference_type, OutputValueT> value_type;
    typedef value_type *pointer;
    typedef value_type reference;
    typedef std::random_access_iterator_tag iterator_category;

  private:
    InputIteratorT itr;
    difference_type offset;

  public:
    CU2CL_HD ArgIndexInputIterator(InputIteratorT i, difference_type o = 0)
        : itr(i), offset(o)
    {
    }
    CU2CL_HD value_type operator*() const
    {
        return value_type(offset, itr[offset]);
    }
    template <typename Distance> CU2CL_HD value_type operator[](Distance n) const
    {
        return value_type(offset + (difference_type)n, itr[offset + (difference_type)n]);
    }
    CU2CL_HD void advance(difference_type n)
    {
        offset += n;
    }
    CU2CL_HD difference_type minus(const ArgIndexInputIterator &b) const
    {
        return offset - b.offset;
    }
    CU2CL_HD void normalize()
    {
        itr += offset;
        offset = 0;
    }
    CU2CL_CUB_ITERATOR_OPERATORS(ArgIndexInputIterator)
};

} // namespace cub

#endif
