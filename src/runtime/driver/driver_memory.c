/* The driver API: memory of the device and of the host. See driver.h.
 *
 * An address is the runtime API's pointer as a number. */
#include "driver/driver.h"

cu2clDrvResult cu2clDrvMemGetInfo(size_t *available, size_t *total)
{
    return DRV_CALL(cu2clMemGetInfo(available, total));
}

/* --- of the device --- */

static cu2clDrvResult give(cu2clDrvResult result, cu2clDrvDeviceptr *pointer, void *const *memory)
{
    if (result == CU2CL_SUCCESS)
        *pointer = drv_number(*memory);
    return result;
}

cu2clDrvResult cu2clDrvMemAlloc(cu2clDrvDeviceptr *pointer, size_t size)
{
    void *memory = NULL;
    if (!pointer || size == 0)
        return CU2CL_ERROR_INVALID_VALUE;
    return give(DRV_CALL(cu2clMalloc(&memory, size)), pointer, &memory);
}

cu2clDrvResult cu2clDrvMemAllocPitch(cu2clDrvDeviceptr *pointer, size_t *pitch, size_t width,
                                     size_t height, unsigned int element_size)
{
    void *memory = NULL;
    bool good = element_size == 4 || element_size == 8 || element_size == 16;
    if (!pointer || !pitch || !good || width == 0 || height == 0)
        return CU2CL_ERROR_INVALID_VALUE;
    return give(DRV_CALL(cu2clMallocPitch(&memory, pitch, width, height)), pointer, &memory);
}

cu2clDrvResult cu2clDrvMemAllocManaged(cu2clDrvDeviceptr *pointer, size_t size, unsigned int flags)
{
    void *memory = NULL;
    if (!pointer || size == 0)
        return CU2CL_ERROR_INVALID_VALUE;
    return give(DRV_CALL(cu2clMallocManaged(&memory, size, flags)), pointer, &memory);
}

cu2clDrvResult cu2clDrvMemAllocAsync(cu2clDrvDeviceptr *pointer, size_t size, cu2clStream_t stream)
{
    void *memory = NULL;
    if (!pointer)
        return CU2CL_ERROR_INVALID_VALUE;
    return give(DRV_CALL(cu2clMallocAsync(&memory, size, stream)), pointer, &memory);
}

cu2clDrvResult cu2clDrvMemFree(cu2clDrvDeviceptr pointer)
{
    return DRV_CALL(cu2clFree(drv_address(pointer)));
}

cu2clDrvResult cu2clDrvMemFreeAsync(cu2clDrvDeviceptr pointer, cu2clStream_t stream)
{
    return DRV_CALL(cu2clFreeAsync(drv_address(pointer), stream));
}

/* The allocation around an address. */
static cu2clDrvResult find_driver_range(cu2clDrvDeviceptr pointer, char **base, size_t *size)
{
    cu2clDrvResult result = drv_ready();
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    const struct rt_allocation *a = rt_map_find(drv_address(pointer));
    if (a) {
        *base = a->address;
        *size = a->size;
    }
    rt_unlock();
    return a ? CU2CL_SUCCESS : CU2CL_ERROR_NOT_FOUND;
}

cu2clDrvResult cu2clDrvMemGetAddressRange(cu2clDrvDeviceptr *base, size_t *size,
                                          cu2clDrvDeviceptr pointer)
{
    char *start;
    size_t bytes;
    cu2clDrvResult result = find_driver_range(pointer, &start, &bytes);
    if (result == CU2CL_SUCCESS && base)
        *base = drv_number(start);
    if (result == CU2CL_SUCCESS && size)
        *size = bytes;
    return result;
}

/* Writes an answer whose type the attribute says. */
#define ANSWER(type, value) (*(type *)data = (value), CU2CL_SUCCESS)

static cu2clDrvResult answer(void *data, cu2clDrvPointerAttribute attribute,
                             const struct cu2clPointerAttributes *a, char *base, size_t size)
{
    bool host = a->type == cu2clMemoryTypeHost;
    switch (attribute) {
    case CU2CL_POINTER_ATTRIBUTE_CONTEXT: return ANSWER(cu2clDrvContext, drv_context_of(a->device));
    case CU2CL_POINTER_ATTRIBUTE_MEMORY_TYPE:
        return ANSWER(unsigned, host ? CU2CL_MEMORYTYPE_HOST : CU2CL_MEMORYTYPE_DEVICE);
    case CU2CL_POINTER_ATTRIBUTE_DEVICE_POINTER:
        if (!a->devicePointer)
            return CU2CL_ERROR_INVALID_VALUE;
        return ANSWER(cu2clDrvDeviceptr, drv_number(a->devicePointer));
    case CU2CL_POINTER_ATTRIBUTE_HOST_POINTER:
        if (!a->hostPointer)
            return CU2CL_ERROR_INVALID_VALUE;
        return ANSWER(void *, a->hostPointer);
    case CU2CL_POINTER_ATTRIBUTE_IS_MANAGED:
        return ANSWER(unsigned, a->type == cu2clMemoryTypeManaged);
    case CU2CL_POINTER_ATTRIBUTE_DEVICE_ORDINAL: return ANSWER(int, a->device);
    case CU2CL_POINTER_ATTRIBUTE_RANGE_START_ADDR: return ANSWER(void *, base);
    case CU2CL_POINTER_ATTRIBUTE_RANGE_SIZE: return ANSWER(size_t, size);
    case CU2CL_POINTER_ATTRIBUTE_MAPPED: return ANSWER(bool, true);
    default: return CU2CL_ERROR_NOT_SUPPORTED;
    }
}

cu2clDrvResult cu2clDrvPointerGetAttribute(void *data, cu2clDrvPointerAttribute attribute,
                                           cu2clDrvDeviceptr pointer)
{
    struct cu2clPointerAttributes attributes;
    char *base;
    size_t size;
    cu2clDrvResult result = find_driver_range(pointer, &base, &size);
    if (result == CU2CL_ERROR_NOT_FOUND || (result == CU2CL_SUCCESS && !data))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = DRV_CALL(cu2clPointerGetAttributes(&attributes, drv_address(pointer)));
    return result == CU2CL_SUCCESS ? answer(data, attribute, &attributes, base, size) : result;
}

/* --- of the host --- */

cu2clDrvResult cu2clDrvMemAllocHost(void **pointer, size_t size)
{
    return DRV_CALL(cu2clMallocHost(pointer, size));
}

/* The flags of both APIs are the same. */
cu2clDrvResult cu2clDrvMemHostAlloc(void **pointer, size_t size, unsigned int flags)
{
    return DRV_CALL(cu2clHostAlloc(pointer, size, flags));
}

cu2clDrvResult cu2clDrvMemFreeHost(void *pointer)
{
    return DRV_CALL(cu2clFreeHost(pointer));
}

cu2clDrvResult cu2clDrvMemHostGetDevicePointer(cu2clDrvDeviceptr *device_pointer, void *pointer,
                                               unsigned int flags)
{
    void *memory = NULL;
    if (!device_pointer)
        return CU2CL_ERROR_INVALID_VALUE;
    return give(DRV_CALL(cu2clHostGetDevicePointer(&memory, pointer, flags)), device_pointer,
                &memory);
}

cu2clDrvResult cu2clDrvMemHostGetFlags(unsigned int *flags, void *pointer)
{
    return DRV_CALL(cu2clHostGetFlags(flags, pointer));
}

cu2clDrvResult cu2clDrvMemHostRegister(void *pointer, size_t size, unsigned int flags)
{
    return DRV_CALL(cu2clHostRegister(pointer, size, flags));
}

cu2clDrvResult cu2clDrvMemHostUnregister(void *pointer)
{
    return DRV_CALL(cu2clHostUnregister(pointer));
}

/* --- fills --- */

static cu2clDrvResult fill_elements(cu2clDrvDeviceptr pointer, size_t pitch, unsigned value,
                                    size_t element, size_t width, size_t height,
                                    cu2clStream_t stream)
{
    if (pointer % element != 0 || pitch % element != 0)
        return CU2CL_ERROR_INVALID_VALUE;
    return DRV_CALL(
        rt_fill_elements(drv_address(pointer), pitch, value, element, width, height, stream));
}

cu2clDrvResult cu2clDrvMemsetD8(cu2clDrvDeviceptr pointer, unsigned char value, size_t count)
{
    return DRV_CALL(cu2clMemset(drv_address(pointer), value, count));
}

cu2clDrvResult cu2clDrvMemsetD16(cu2clDrvDeviceptr pointer, unsigned short value, size_t count)
{
    return fill_elements(pointer, 0, value, 2, count, 1, NULL);
}

cu2clDrvResult cu2clDrvMemsetD32(cu2clDrvDeviceptr pointer, unsigned int value, size_t count)
{
    return fill_elements(pointer, 0, value, 4, count, 1, NULL);
}

cu2clDrvResult cu2clDrvMemsetD8Async(cu2clDrvDeviceptr pointer, unsigned char value, size_t count,
                                     cu2clStream_t stream)
{
    return DRV_CALL(cu2clMemsetAsync(drv_address(pointer), value, count, stream));
}

cu2clDrvResult cu2clDrvMemsetD16Async(cu2clDrvDeviceptr pointer, unsigned short value, size_t count,
                                      cu2clStream_t stream)
{
    return fill_elements(pointer, 0, value, 2, count, 1, stream);
}

cu2clDrvResult cu2clDrvMemsetD32Async(cu2clDrvDeviceptr pointer, unsigned int value, size_t count,
                                      cu2clStream_t stream)
{
    return fill_elements(pointer, 0, value, 4, count, 1, stream);
}

cu2clDrvResult cu2clDrvMemsetD2D8(cu2clDrvDeviceptr pointer, size_t pitch, unsigned char value,
                                  size_t width, size_t height)
{
    return DRV_CALL(cu2clMemset2D(drv_address(pointer), pitch, value, width, height));
}

cu2clDrvResult cu2clDrvMemsetD2D16(cu2clDrvDeviceptr pointer, size_t pitch, unsigned short value,
                                   size_t width, size_t height)
{
    return fill_elements(pointer, pitch, value, 2, width, height, NULL);
}

cu2clDrvResult cu2clDrvMemsetD2D32(cu2clDrvDeviceptr pointer, size_t pitch, unsigned int value,
                                   size_t width, size_t height)
{
    return fill_elements(pointer, pitch, value, 4, width, height, NULL);
}

cu2clDrvResult cu2clDrvMemsetD2D8Async(cu2clDrvDeviceptr pointer, size_t pitch, unsigned char value,
                                       size_t width, size_t height, cu2clStream_t stream)
{
    return DRV_CALL(cu2clMemset2DAsync(drv_address(pointer), pitch, value, width, height, stream));
}

cu2clDrvResult cu2clDrvMemsetD2D16Async(cu2clDrvDeviceptr pointer, size_t pitch,
                                        unsigned short value, size_t width, size_t height,
                                        cu2clStream_t stream)
{
    return fill_elements(pointer, pitch, value, 2, width, height, stream);
}

cu2clDrvResult cu2clDrvMemsetD2D32Async(cu2clDrvDeviceptr pointer, size_t pitch, unsigned int value,
                                        size_t width, size_t height, cu2clStream_t stream)
{
    return fill_elements(pointer, pitch, value, 4, width, height, stream);
}

/* --- hints --- */

cu2clDrvResult cu2clDrvMemPrefetchAsync(cu2clDrvDeviceptr pointer, size_t size,
                                        cu2clDrvDevice device, cu2clStream_t stream)
{
    return DRV_CALL(cu2clMemPrefetchAsync(drv_address(pointer), size, device, stream));
}

cu2clDrvResult cu2clDrvMemAdvise(cu2clDrvDeviceptr pointer, size_t size, cu2clDrvMemAdvice advice,
                                 cu2clDrvDevice device)
{
    return DRV_CALL(cu2clMemAdvise(drv_address(pointer), size, advice, device));
}

cu2clDrvResult cu2clDrvStreamAttachMemAsync(cu2clStream_t stream, cu2clDrvDeviceptr pointer,
                                            size_t length, unsigned int flags)
{
    return DRV_CALL(cu2clStreamAttachMemAsync(stream, drv_address(pointer), length, flags));
}
