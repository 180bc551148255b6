/* The buffer tier: device memory is a cl_mem, and the pointer a program gets is the address that
 * kernels see.
 *
 * OpenCL 1.2 does not tell the address of a buffer, but a kernel can: a tiny one writes the address
 * of its argument. So pointers inside structures and in memory mean the same in the kernel. A
 * second look at an older buffer shows whether the driver moves buffers; then, or when the address
 * is already taken, a range of address space is reserved instead, which serves kernel arguments and
 * copies (launch.c refuses such pointers inside structures). */
#include "rt.h"

#include <sys/mman.h>

static const char address_source[] = "__kernel void cu2cl_address(__global uchar *p, __global "
                                     "ulong *result) { *result = (ulong)p; }";

static cl_int build_service(struct rt_device *device, cl_program *program)
{
    const char *text = address_source;
    cl_int code;
    *program = clCreateProgramWithSource(device->context, 1, &text, NULL, &code);
    if (code != CL_SUCCESS) {
        *program = NULL;
        return code;
    }
    code = clBuildProgram(*program, 1, &device->id, "", NULL, NULL);
    if (code != CL_SUCCESS)
        return code;
    device->address_kernel = clCreateKernel(*program, "cu2cl_address", &code);
    if (code != CL_SUCCESS)
        device->address_kernel = NULL;
    return code;
}

static cl_int make_service(struct rt_device *device)
{
    cl_program program = NULL;
    cl_int code;
    device->address_result =
        clCreateBuffer(device->context, CL_MEM_READ_WRITE, sizeof(cl_ulong), NULL, &code);
    if (code != CL_SUCCESS) {
        device->address_result = NULL;
        return code;
    }
    code = build_service(device, &program);
    if (program)
        clReleaseProgram(program);
    if (code != CL_SUCCESS)
        return code;
    /* A queue of its own, so that an allocation does not wait for kernels. */
    device->service = clCreateCommandQueue(device->context, device->id, 0, &code);
    if (code != CL_SUCCESS)
        device->service = NULL;
    return code;
}

static cl_int learn_address(struct rt_device *device, cl_mem buffer, cl_ulong *address)
{
    size_t one = 1;
    cl_int code = device->service ? CL_SUCCESS : make_service(device);
    if (code == CL_SUCCESS)
        code = clSetKernelArg(device->address_kernel, 0, sizeof buffer, &buffer);
    if (code == CL_SUCCESS)
        code = clSetKernelArg(device->address_kernel, 1, sizeof(cl_mem), &device->address_result);
    if (code == CL_SUCCESS)
        code = clEnqueueNDRangeKernel(device->service, device->address_kernel, 1, NULL, &one, &one,
                                      0, NULL, NULL);
    if (code == CL_SUCCESS)
        code = clEnqueueReadBuffer(device->service, device->address_result, CL_TRUE, 0,
                                   sizeof *address, address, 0, NULL, NULL);
    return code;
}

/* The driver keeps buffers where they are: the first one has not moved. */
static bool still_there(struct rt_device *device)
{
    cl_ulong now = 0;
    if (learn_address(device, device->address_result, &now) != CL_SUCCESS)
        return false;
    if (!device->address_place)
        device->address_place = now;
    return now == device->address_place;
}

cu2clError_t rt_buffer_allocate(struct rt_device *device, struct rt_allocation *allocation)
{
    cl_int code;
    cl_ulong address = 0;
    cl_mem buffer =
        clCreateBuffer(device->context, CL_MEM_READ_WRITE, allocation->size, NULL, &code);
    if (code != CL_SUCCESS)
        return cu2clErrorMemoryAllocation;
    code = learn_address(device, buffer, &address);
    if (code != CL_SUCCESS) {
        clReleaseMemObject(buffer);
        return code == CL_MEM_OBJECT_ALLOCATION_FAILURE || code == CL_OUT_OF_RESOURCES
                   ? cu2clErrorMemoryAllocation
                   : rt_error(code);
    }
    allocation->backing = RT_BACKING_BUFFER;
    allocation->buffer = buffer;
    allocation->address = (char *)(uintptr_t)address;
    if (address && still_there(device) && !rt_map_overlaps(allocation->address, allocation->size))
        return cu2clSuccess;
    void *reserved =
        mmap(NULL, allocation->size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (reserved == MAP_FAILED) {
        clReleaseMemObject(buffer);
        return cu2clErrorMemoryAllocation;
    }
    allocation->address = reserved;
    allocation->invented_address = device->invented = true;
    return cu2clSuccess;
}

void rt_buffer_free(struct rt_allocation *allocation)
{
    clReleaseMemObject(allocation->buffer);
    if (allocation->invented_address)
        munmap(allocation->address, allocation->size);
}
