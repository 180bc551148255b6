/* Thrust's <thrust/device_allocator.h>, with the allocators of other headers. */
#ifndef CU2CL_THRUST_DEVICE_ALLOCATOR_H
#define CU2CL_THRUST_DEVICE_ALLOCATOR_H

#include "detail/copy.h"

namespace thrust
{

template <class T> class device_allocator
{
  public:
    using value_type = T;
    using pointer = device_ptr<T>;
    using const_pointer = device_ptr<const T>;
    using reference = device_reference<T>;
    using const_reference = device_reference<const T>;
    using size_type = std::size_t;
    using difference_type = std::ptrdiff_t;
    template <class U> struct rebind {
        using other = device_allocator<U>;
    };

    CU2CL_HD device_allocator()
    {
    }
    template <class U> CU2CL_HD device_allocator(const device_allocator<U> &)
    {
    }
    pointer allocate(size_type n)
    {
        return device_malloc<T>(n);
    }
    void deallocate(pointer p, size_type)
    {
        device_free(p);
    }
    size_type max_size() const
    {
        return static_cast<size_type>(-1) / 2 / sizeof(T);
    }
    CU2CL_HD bool operator==(const device_allocator &) const
    {
        return true;
    }
    CU2CL_HD bool operator!=(const device_allocator &) const
    {
        return false;
    }
};

template <> class device_allocator<void>
{
  public:
    using value_type = void;
    using pointer = device_ptr<void>;
    template <class U> struct rebind {
        using other = device_allocator<U>;
    };
};

template <class T> class device_malloc_allocator : public device_allocator<T>
{
  public:
    template <class U> struct rebind {
        using other = device_malloc_allocator<U>;
    };
};
template <class T> class device_new_allocator : public device_allocator<T>
{
  public:
    template <class U> struct rebind {
        using other = device_new_allocator<U>;
    };
};

namespace cuda_cub
{
template <class T> using allocator = device_allocator<T>;

/* Memory that both sides reach. */
template <class T> class universal_allocator
{
  public:
    using value_type = T;
    using pointer = T *;
    template <class U> struct rebind {
        using other = universal_allocator<U>;
    };
    T *allocate(std::size_t n)
    {
        void *p = nullptr;
        CU2CL_API(Error_t) error = CU2CL_API(MallocManaged)(&p, n * sizeof(T));
        if (error != 0)
            throw thrust::system::bad_alloc(
                thrust::cuda_category().message(static_cast<int>(error)));
        return static_cast<T *>(p);
    }
    void deallocate(T *p, std::size_t)
    {
        CU2CL_API(Free)(p);
    }
};

/* Memory of the host that copies need not stage. */
template <class T> class universal_host_pinned_allocator
{
  public:
    using value_type = T;
    using pointer = T *;
    template <class U> struct rebind {
        using other = universal_host_pinned_allocator<U>;
    };
    T *allocate(std::size_t n)
    {
        void *p = nullptr;
        CU2CL_API(Error_t) error = CU2CL_API(MallocHost)(&p, n * sizeof(T));
        if (error != 0)
            throw thrust::system::bad_alloc(
                thrust::cuda_category().message(static_cast<int>(error)));
        return static_cast<T *>(p);
    }
    void deallocate(T *p, std::size_t)
    {
        CU2CL_API(FreeHost)(p);
    }
    bool operator==(const universal_host_pinned_allocator &) const
    {
        return true;
    }
    bool operator!=(const universal_host_pinned_allocator &) const
    {
        return false;
    }
};

namespace experimental
{
template <class T> using pinned_allocator = universal_host_pinned_allocator<T>;
}
} // namespace cuda_cub

namespace system
{
namespace cuda
{
namespace experimental
{
template <class T> using pinned_allocator = cuda_cub::universal_host_pinned_allocator<T>;
}
} // namespace cuda
} // namespace system

} // namespace thrust

#endif
