/* What a device is: its OpenCL description as CUDA's properties and attributes.
 *
 * Where OpenCL has no number, the property has what CUDA guarantees for every device of compute
 * capability 7.0, so that programs that compute sizes from it stay inside the limits; NVIDIA's
 * devices tell the numbers themselves. The compute capability of others is the one that the kernels
 * were ported for: they run what the port has. A group has at most 1024 work-items and a block 48
 * KiB of shared memory, whatever the device could do, since programs rely on CUDA's limits. */
#include "base/base.h"

#define NV_COMPUTE_CAPABILITY_MAJOR 0x4000
#define NV_COMPUTE_CAPABILITY_MINOR 0x4001
#define NV_REGISTERS_PER_BLOCK      0x4002
#define NV_GPU_OVERLAP              0x4004
#define NV_KERNEL_EXEC_TIMEOUT      0x4005
#define NV_INTEGRATED_MEMORY        0x4006
#define NV_PCI_BUS_ID               0x4008
#define NV_PCI_SLOT_ID              0x4009
#define NV_PCI_DOMAIN_ID            0x400A
#define NV_MAX_LOCAL_MEMORY_PER_SM  0x400B
#define INTEL_SUB_GROUP_SIZES       0x4108

/* Modules register before main, on one thread. */
static unsigned ported_architecture;

void cu2clRegisterArchitecture(unsigned architecture)
{
    if (architecture > ported_architecture)
        ported_architecture = architecture;
}

/* The value of __CUDA_ARCH__ that the program was ported for. */
static unsigned architecture_of_port(void)
{
    return ported_architecture ? ported_architecture : 750;
}

static cl_uint get_uint(const struct rt_device *device, cl_device_info info, cl_uint fallback)
{
    cl_uint value = 0;
    return clGetDeviceInfo(device->id, info, sizeof value, &value, NULL) == CL_SUCCESS ? value
                                                                                       : fallback;
}

static size_t get_size(const struct rt_device *device, cl_device_info info, size_t fallback)
{
    size_t value = 0;
    return clGetDeviceInfo(device->id, info, sizeof value, &value, NULL) == CL_SUCCESS ? value
                                                                                       : fallback;
}

static size_t get_ulong(const struct rt_device *device, cl_device_info info, size_t fallback)
{
    cl_ulong value = 0;
    return clGetDeviceInfo(device->id, info, sizeof value, &value, NULL) == CL_SUCCESS
               ? (size_t)value
               : fallback;
}

static void get_text(const struct rt_device *device, cl_device_info info, char *text, size_t size)
{
    text[0] = '\0';
    /* Longer texts than `size` are refused; names have less. */
    if (clGetDeviceInfo(device->id, info, size, text, NULL) != CL_SUCCESS)
        text[0] = '\0';
    text[size - 1] = '\0';
}

static void get_extensions(struct rt_device *device)
{
    size_t size = 0;
    if (clGetDeviceInfo(device->id, CL_DEVICE_EXTENSIONS, 0, NULL, &size) != CL_SUCCESS ||
        size == 0)
        return;
    device->extensions = calloc(1, size + 1);
    if (device->extensions && clGetDeviceInfo(device->id, CL_DEVICE_EXTENSIONS, size,
                                              device->extensions, NULL) != CL_SUCCESS)
        device->extensions[0] = '\0';
}

/* A kernel may ask for sub-groups of 32, and the lanes of one exchange values. */
static bool offers_subgroups(const struct rt_device *device)
{
    size_t sizes[32], bytes = 0;
    bool offers = false;
    if (device->nvidia || !rt_device_has(device, "cl_intel_required_subgroup_size") ||
        !rt_device_has(device, "cl_khr_subgroup_ballot") ||
        !rt_device_has(device, "cl_khr_subgroup_shuffle") ||
        clGetDeviceInfo(device->id, INTEL_SUB_GROUP_SIZES, sizeof sizes, sizes, &bytes) !=
            CL_SUCCESS)
        return false;
    for (size_t i = 0; i < bytes / sizeof *sizes; i++)
        offers |= sizes[i] == 32;
    return offers;
}

static void find_capabilities(struct rt_device *device)
{
    cl_device_fp_config single = 0, twice = 0;
    cl_device_svm_capabilities svm = 0;
    clGetDeviceInfo(device->id, CL_DEVICE_SINGLE_FP_CONFIG, sizeof single, &single, NULL);
    if (clGetDeviceInfo(device->id, CL_DEVICE_DOUBLE_FP_CONFIG, sizeof twice, &twice, NULL) ==
            CL_SUCCESS &&
        twice)
        device->capabilities |= CU2CL_NEEDS_FP64;
    if (rt_device_has(device, "cl_khr_int64_base_atomics"))
        device->capabilities |= CU2CL_NEEDS_INT64_ATOMICS;
    if (clGetDeviceInfo(device->id, CL_DEVICE_SVM_CAPABILITIES, sizeof svm, &svm, NULL) ==
            CL_SUCCESS &&
        (svm & CL_DEVICE_SVM_ATOMICS))
        device->capabilities |= CU2CL_NEEDS_SYSTEM_ATOMICS;
    /* The lanes of a warp run in lockstep only where the hardware has warps of 32. */
    device->nvidia = rt_device_has(device, "cl_nv_device_attribute_query");
    device->pocl = strcmp(device->platform_name, "Portable Computing Language") == 0;
    device->rusticl = strcmp(device->platform_name, "rusticl") == 0;
    device->vectorises_items = strcmp(device->platform_name, "Intel(R) OpenCL") == 0;
    device->subgroups = offers_subgroups(device);
    if (device->nvidia)
        device->capabilities |= CU2CL_NEEDS_WARP | CU2CL_NEEDS_RECURSION;
    device->capabilities |= CU2CL_NEEDS_GRID;     /* if only for grids of one work-group */
    device->capabilities |= CU2CL_NEEDS_PROGRESS; /* if only for one work-item */
    device->capabilities |= CU2CL_NEEDS_CLUSTER;  /* if only for clusters of one block */
    device->correct_division = (single & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT) != 0;
}

/* What a multiprocessor holds, by compute capability: the last line that is not above it. */
static void fill_multiprocessor(struct cu2clDeviceProp *p)
{
    static const struct {
        int capability, threads, blocks;
    } table[] = {{30, 2048, 16}, {50, 2048, 32}, {75, 1024, 16}, {80, 2048, 32},
                 {86, 1536, 16}, {89, 1536, 24}, {90, 2048, 32}, {120, 1536, 24}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (p->major * 10 + p->minor >= table[i].capability) {
            p->maxThreadsPerMultiProcessor = table[i].threads;
            p->maxBlocksPerMultiProcessor = table[i].blocks;
        }
    p->reservedSharedMemPerBlock = p->major >= 8 ? 1024 : 0;
}

static void fill_nvidia(struct rt_device *device)
{
    struct cu2clDeviceProp *p = &device->properties;
    p->major = (int)get_uint(device, NV_COMPUTE_CAPABILITY_MAJOR, 7);
    p->minor = (int)get_uint(device, NV_COMPUTE_CAPABILITY_MINOR, 0);
    p->regsPerBlock = (int)get_uint(device, NV_REGISTERS_PER_BLOCK, 65536);
    p->deviceOverlap = (int)get_uint(device, NV_GPU_OVERLAP, 1);
    p->kernelExecTimeoutEnabled = (int)get_uint(device, NV_KERNEL_EXEC_TIMEOUT, 0);
    p->integrated = (int)get_uint(device, NV_INTEGRATED_MEMORY, 0);
    p->pciBusID = (int)get_uint(device, NV_PCI_BUS_ID, 0);
    p->pciDeviceID = (int)(get_uint(device, NV_PCI_SLOT_ID, 0) >> 3);
    p->pciDomainID = (int)get_uint(device, NV_PCI_DOMAIN_ID, 0);
    p->cooperativeLaunch = 1;
    device->multiprocessor_local =
        get_uint(device, NV_MAX_LOCAL_MEMORY_PER_SM, (cl_uint)device->multiprocessor_local);
    fill_multiprocessor(p);
}

static int at_most_number(size_t value, size_t limit)
{
    return (int)(value < limit ? value : limit);
}

static void fill_limits(struct rt_device *device)
{
    struct cu2clDeviceProp *p = &device->properties;
    p->totalGlobalMem = device->memory_size;
    p->sharedMemPerBlock = (size_t)at_most_number(device->local_size, 48 << 10);
    p->sharedMemPerBlockOptin = (size_t)at_most_number(device->local_size, 227 << 10);
    /* Programs take it for what a block can get, which on NVIDIA's devices is less by OpenCL. */
    p->sharedMemPerMultiprocessor = p->sharedMemPerBlockOptin;
    device->multiprocessor_local = p->sharedMemPerBlockOptin;
    p->reservedSharedMemPerBlock = 0;
    p->regsPerBlock = p->regsPerMultiprocessor = 65536;
    p->warpSize = 32;
    p->memPitch = 2147483647;
    p->maxThreadsPerBlock = at_most_number(device->max_work_group, 1024);
    p->maxThreadsDim[0] = at_most_number(device->max_work_item[0], 1024);
    p->maxThreadsDim[1] = at_most_number(device->max_work_item[1], 1024);
    p->maxThreadsDim[2] = at_most_number(device->max_work_item[2], 64);
    p->maxGridSize[0] = 2147483647;
    p->maxGridSize[1] = p->maxGridSize[2] = 65535;
    p->maxThreadsPerMultiProcessor = 2048;
    p->maxBlocksPerMultiProcessor = 32;
    p->totalConstMem =
        (size_t)at_most_number(get_ulong(device, CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE, 65536), 65536);
}

/* Textures are memory here, which has no such limits: these are NVIDIA's. */
static void fill_textures(struct cu2clDeviceProp *p)
{
    p->maxTexture1D = p->maxTexture2D[0] = 131072;
    p->maxTexture2D[1] = 65536;
    p->maxTexture1DLinear = 1 << 28;
    p->maxTexture2DLinear[0] = 131072;
    p->maxTexture2DLinear[1] = 65000;
    p->maxTexture2DLinear[2] = 2097120;
    p->maxTexture2DGather[0] = p->maxTexture2DGather[1] = 32768;
    p->maxTexture3D[0] = p->maxTexture3D[1] = p->maxTexture3D[2] = 16384;
    p->maxTextureCubemap = p->maxSurfaceCubemap = 32768;
    p->maxTexture1DLayered[0] = p->maxSurface1DLayered[0] = 32768;
    p->maxTexture1DLayered[1] = p->maxSurface1DLayered[1] = 2048;
    p->maxTexture2DLayered[0] = p->maxTexture2DLayered[1] = 32768;
    p->maxTexture2DLayered[2] = p->maxSurface2DLayered[2] = 2048;
    p->maxTextureCubemapLayered[0] = p->maxSurfaceCubemapLayered[0] = 32768;
    p->maxTextureCubemapLayered[1] = p->maxSurfaceCubemapLayered[1] = 2046;
    p->maxSurface1D = p->maxSurface2DLayered[0] = p->maxSurface2DLayered[1] = 32768;
    p->maxSurface2D[0] = 131072;
    p->maxSurface2D[1] = 65536;
    p->maxSurface3D[0] = p->maxSurface3D[1] = p->maxSurface3D[2] = 16384;
}

/* Drivers whose compute units are threads, which run work-groups at the same time: cooperative.c. */
static bool has_threads(const struct rt_device *device)
{
    return (device->pocl || device->vectorises_items) && (device->type & CL_DEVICE_TYPE_CPU);
}

static void fill_features(struct rt_device *device)
{
    struct cu2clDeviceProp *p = &device->properties;
    bool cpu = (device->type & CL_DEVICE_TYPE_CPU) != 0;
    p->major = (int)(architecture_of_port() / 100);
    p->minor = (int)(architecture_of_port() / 10 % 10);
    p->clockRate = (int)get_uint(device, CL_DEVICE_MAX_CLOCK_FREQUENCY, 1000) * 1000;
    p->multiProcessorCount = (int)get_uint(device, CL_DEVICE_MAX_COMPUTE_UNITS, 1);
    p->l2CacheSize = at_most_number(get_ulong(device, CL_DEVICE_GLOBAL_MEM_CACHE_SIZE, 0), INT_MAX);
    /* windows of persisting accesses are hints, which are kept and have no effect */
    p->persistingL2CacheMaxSize = p->l2CacheSize / 4 * 3;
    p->accessPolicyMaxWindowSize = p->l2CacheSize;
    p->ECCEnabled = (int)get_uint(device, CL_DEVICE_ERROR_CORRECTION_SUPPORT, 0);
    p->textureAlignment = p->surfaceAlignment = 512;
    p->texturePitchAlignment = 32;
    fill_textures(p);
    p->memoryClockRate = 1000000;
    p->memoryBusWidth = 256;
    p->deviceOverlap = p->asyncEngineCount = 1;
    p->integrated = cpu;
    p->canMapHostMemory = p->unifiedAddressing = p->managedMemory = 1;
    p->concurrentKernels = 1;
    p->cooperativeLaunch = has_threads(device);
    p->globalL1CacheSupported = p->localL1CacheSupported = 1;
    p->singleToDoublePrecisionPerfRatio = 2;
    p->memoryPoolsSupported = 1;
    p->streamPrioritiesSupported = 1;
}

bool rt_device_describe(struct rt_device *device)
{
    clGetDeviceInfo(device->id, CL_DEVICE_TYPE, sizeof device->type, &device->type, NULL);
    get_text(device, CL_DEVICE_NAME, device->name, sizeof device->name);
    get_text(device, CL_DEVICE_VERSION, device->version, sizeof device->version);
    get_text(device, CL_DRIVER_VERSION, device->driver, sizeof device->driver);
    if (clGetPlatformInfo(device->platform, CL_PLATFORM_NAME, sizeof device->platform_name - 1,
                          device->platform_name, NULL) != CL_SUCCESS)
        device->platform_name[0] = '\0';
    rt_fills_by_hand |= strcmp(device->platform_name, "Oclgrind") == 0;
    get_extensions(device);
    device->memory_size = get_ulong(device, CL_DEVICE_GLOBAL_MEM_SIZE, 0);
    device->local_size = get_ulong(device, CL_DEVICE_LOCAL_MEM_SIZE, 0);
    device->max_work_group = get_size(device, CL_DEVICE_MAX_WORK_GROUP_SIZE, 0);
    if (clGetDeviceInfo(device->id, CL_DEVICE_MAX_WORK_ITEM_SIZES, sizeof device->max_work_item,
                        device->max_work_item, NULL) != CL_SUCCESS)
        device->max_work_item[0] = 0;
    if (!device->type || !device->memory_size || !device->local_size || !device->max_work_group ||
        !device->max_work_item[0])
        return false;
    find_capabilities(device);
    snprintf(device->properties.name, sizeof device->properties.name, "%s", device->name);
    fill_features(device);
    fill_limits(device);
    if (device->nvidia)
        fill_nvidia(device);
    return true;
}

static cu2clError_t get_device_properties_locked(struct rt_device *device,
                                                 struct cu2clDeviceProp *properties, int index)
{
    if (!properties)
        return cu2clErrorInvalidValue;
    if (!(device = rt_device_at(index)))
        return cu2clErrorInvalidDevice;
    *properties = device->properties;
    return cu2clSuccess;
}

cu2clError_t cu2clGetDeviceProperties(struct cu2clDeviceProp *properties, int index)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), get_device_properties_locked(device, properties, index));
}

static bool attribute_value(const struct cu2clDeviceProp *p, enum cu2clDeviceAttr attribute,
                            int *value)
{
    switch (attribute) {
#define CU2CL_DEVICE_ATTRIBUTE(name, number, expression)                                           \
    case cu2clDevAttr##name:                                                                       \
        *value = (int)(expression);                                                                \
        return true;
#include <cu2cl/attributes.def>
#undef CU2CL_DEVICE_ATTRIBUTE
    }
    return false;
}

static cu2clError_t device_get_attribute_locked(struct rt_device *device, int *value,
                                                enum cu2clDeviceAttr attribute, int index)
{
    int found = 0;
    if (!value)
        return cu2clErrorInvalidValue;
    if (!(device = rt_device_at(index)))
        return cu2clErrorInvalidDevice;
    if (!attribute_value(&device->properties, attribute, &found))
        return cu2clErrorInvalidValue;
    *value = found;
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceGetAttribute(int *value, enum cu2clDeviceAttr attribute, int index)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_get_attribute_locked(device, value, attribute, index));
}

static cu2clError_t choose_device_locked(int *index, const struct cu2clDeviceProp *properties)
{
    if (!index || !properties)
        return cu2clErrorInvalidValue;
    *index = 0;
    return cu2clSuccess;
}

cu2clError_t cu2clChooseDevice(int *index, const struct cu2clDeviceProp *properties)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), choose_device_locked(index, properties));
}
