/* An output iterator that drops what is written to it. */
#ifndef CU2CL_CUDA_CUB_ITERATOR_DISCARD_OUTPUT_ITERATOR
#define CU2CL_CUDA_CUB_ITERATOR_DISCARD_OUTPUT_ITERATOR

#include "iterator_operators.cuh"

namespace cub
{

template <typename OffsetT = ptrdiff_t> class DiscardOutputIterator
{
  public:
    typedef OffsetT difference_type;
    typedef void value_type;
    typedef void pointer;
    typedef DiscardOutputIterator reference;
    typedef std::random_access_iterator_tag iterator_category;

  private:
    OffsetT offset;

  public:
    CU2CL_HD DiscardOutputIterator(OffsetT o = 0) : offset(o)
    {
    }
    CU2CL_HD DiscardOutputIterator operator*() const
    {
        return *this;
    }
    template <typename Distance> CU2CL_HD DiscardOutputIterator operator[](Distance n) const
    {
        return DiscardOutputIterator(offset + (OffsetT)n);
    }
    template <typename T> CU2CL_HD const DiscardOutputIterator &operator=(const T &) const
    {
        return *this;
    }
    CU2CL_HD void advance(difference_type n)
    {
        offset += n;
    }
    CU2CL_HD difference_type minus(const DiscardOutputIterator &b) const
    {
        return offset - b.offset;
    }
    CU2CL_CUB_ITERATOR_OPERATORS(DiscardOutputIterator)
};

} // namespace cub

#endif
