/* Buffers behind device pointers. Memory of the SVM tiers has none, but OpenCL allows a buffer to be
 * made over it; NVIDIA's driver would copy there. */
#include "libraries/fft/memory.h"

#include "libraries/fft/fft.h"

#define NVIDIA 0x10de

static bool is_nvidia(int device)
{
    cl_device_id id;
    cl_uint vendor = 0;
    return cu2clOpenCLDevice(&id, device) == cu2clSuccess &&
           clGetDeviceInfo(id, CL_DEVICE_VENDOR_ID, sizeof vendor, &vendor, NULL) == CL_SUCCESS &&
           vendor == NVIDIA;
}

bool rt_fft_is_on_device(const void *pointer)
{
    cl_mem buffer;
    size_t offset;
    return cu2clOpenCLBuffer(&buffer, &offset, pointer) == cu2clSuccess;
}

bool rt_fft_has_buffer(int device, const void *pointer)
{
    cl_mem buffer;
    size_t offset;
    return cu2clOpenCLBuffer(&buffer, &offset, pointer) == cu2clSuccess &&
           (buffer || !is_nvidia(device));
}

bool rt_fft_take_memory(int device, void *pointer, size_t size, struct fft_memory *memory)
{
    cl_context context;
    cl_int code;
    if (cu2clOpenCLBuffer(&memory->buffer, &memory->offset, pointer) != cu2clSuccess)
        return false;
    if (memory->buffer)
        return clRetainMemObject(memory->buffer) == CL_SUCCESS;
    if (cu2clOpenCLContext(&context, device) != cu2clSuccess)
        return false;
    memory->buffer =
        clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, size, pointer, &code);
    memory->offset = 0;
    return code == CL_SUCCESS;
}

void rt_fft_give_back(struct fft_memory *memory)
{
    if (memory->buffer)
        clReleaseMemObject(memory->buffer);
    memory->buffer = NULL;
}
