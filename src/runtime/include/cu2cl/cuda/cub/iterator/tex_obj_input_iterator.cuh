/* A pointer to memory that CUDA reads by a texture; here by plain loads. */
#ifndef CU2CL_CUDA_CUB_ITERATOR_TEX_OBJ_INPUT_ITERATOR
#define CU2CL_CUDA_CUB_ITERATOR_TEX_OBJ_INPUT_ITERATOR

#include "iterator_operators.cuh"

namespace cub
{

template <typename T, typename OffsetT = ptrdiff_t>
class TexObjInputIterator
{
  public:
    typedef OffsetT difference_type;
    typedef T value_type;
    typedef value_type *pointer;
    typedef T reference;
    typedef std::random_access_iterator_tag iterator_category;

  private:
    const T *ptr;

  public:
    CU2CL_HD TexObjInputIterator(const T *p = nullptr) : ptr(p)
    {
    }
    CU2CL_API(Error_t) BindTexture(const T *p, size_t = 0, size_t = 0)
    {
        ptr = p;
        return CU2CL_API(Success);
    }
    CU2CL_API(Error_t) UnbindTexture()
    {
        return CU2CL_API(Success);
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
    CU2CL_HD difference_type minus(const TexObjInputIterator &b) const
    {
        return ptr - b.ptr;
    }
    CU2CL_CUB_ITERATOR_OPERATORS(TexObjInputIterator)
};

} // namespace cub

#endif
