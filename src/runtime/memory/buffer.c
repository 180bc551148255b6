/* The buffer tier: device memory is a cl_mem, and the pointer a program gets is the address that
 * kernels see.
 *
 * The address is learned (address.c), so pointers inside structures and in memory mean the same in
 * the kernel. A second look at an older buffer shows whether the driver moves buffers; then, or
 * when the address is already taken, a range of address space is reserved instead, which serves
 * kernel arguments and copies (launch.c refuses such pointers inside structures). */
#include "memory/memory.h"

#include <sys/mman.h>

static bool invented[RT_MAX_DEVICES];

bool rt_buffer_invented(const struct rt_device *device)
{
    return invented[device->index];
}

cu2clError_t rt_buffer_allocate(struct rt_device *device, struct rt_allocation *allocation)
{
    cl_int code;
    cl_ulong address = 0;
    cl_mem buffer =
        clCreateBuffer(device->context, CL_MEM_READ_WRITE, allocation->size, NULL, &code);
    if (code != CL_SUCCESS)
        return cu2clErrorMemoryAllocation;
    code = rt_address_learn(device, buffer, &address);
    if (code != CL_SUCCESS) {
        clReleaseMemObject(buffer);
        return code == CL_MEM_OBJECT_ALLOCATION_FAILURE || code == CL_OUT_OF_RESOURCES
                   ? cu2clErrorMemoryAllocation
                   : rt_error(code);
    }
    allocation->backing = RT_BACKING_BUFFER;
    allocation->buffer = buffer;
    allocation->address = (char *)(uintptr_t)address;
    if (address && rt_address_stays(device) &&
        !rt_map_overlaps(allocation->address, allocation->size))
        return cu2clSuccess;
    void *reserved =
        mmap(NULL, allocation->size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (reserved == MAP_FAILED) {
        clReleaseMemObject(buffer);
        return cu2clErrorMemoryAllocation;
    }
    allocation->address = reserved;
    allocation->invented_address = invented[device->index] = true;
    return cu2clSuccess;
}

void rt_buffer_free(struct rt_allocation *allocation)
{
    clReleaseMemObject(allocation->buffer);
    if (allocation->invented_address)
        munmap(allocation->address, allocation->size);
}
