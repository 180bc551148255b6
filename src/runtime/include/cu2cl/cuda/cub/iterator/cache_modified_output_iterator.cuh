/* A pointer whose stores have a cache modifier, which the port does without. */
#ifndef CU2CL_CUDA_CUB_ITERATOR_CACHE_MODIFIED_OUTPUT_ITERATOR
#define CU2CL_CUDA_CUB_ITERATOR_CACHE_MODIFIED_OUTPUT_ITERATOR

#include "iterator_operators.cuh"
#include "../thread/thread_store.cuh"

namespace cub
{

template <CacheStoreModifier MODIFIER, typename ValueType, typename OffsetT = ptrdiff_t>
class CacheModifiedOutputIterator
{
  public:
    typedef OffsetT difference_type;
    typedef ValueType value_type;
    typedef value_type *pointer;
    typedef ValueType & reference;
    typedef std::random_access_iterator_tag iterator_category;

  private:
    ValueType *ptr;

  public:
    CU2CL_HD CacheModifiedOutputIterator(ValueType *p) : ptr(p)
    {
    }
    CU2CL_HD reference operator*() const
    {
        return *ptr;
    }
    template <typename Distance> CU2CL_HD reference operator[](Distance n) const
    {
        return ptr[n];
    }
    CU2CL_HD void advance(difference_type n)
    {
        ptr += n;
    }
    CU2CL_HD difference_type minus(const CacheModifiedOutputIterator &b) const
    {
        return ptr - b.ptr;
    }
    CU2CL_CUB_ITERATOR_OPERATORS(CacheModifiedOutputIterator)
};

} // namespace cub

#endif
