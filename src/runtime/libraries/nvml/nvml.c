/* NVML's queries of devices, from the runtime's properties. A handle is the place of a device in a
 * list, counted from 1. */
#pragma GCC visibility push(default)
#include <cu2cl/nvml.h>
#pragma GCC visibility pop

#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cu2cl/cu2cl.h>

static atomic_int users; /* calls of nvmlInit that were not taken back */

static nvmlReturn_t count_devices(int *count)
{
    if (users <= 0)
        return NVML_ERROR_UNINITIALIZED;
    return cu2clGetDeviceCount(count) == cu2clSuccess ? NVML_SUCCESS : NVML_ERROR_DRIVER_NOT_LOADED;
}

/* The number of a handle's device. */
static nvmlReturn_t number_of(nvmlDevice_t device, int *number)
{
    int count;
    nvmlReturn_t result = count_devices(&count);
    if (result != NVML_SUCCESS)
        return result;
    *number = (int)(intptr_t)device - 1;
    return *number >= 0 && *number < count ? NVML_SUCCESS : NVML_ERROR_INVALID_ARGUMENT;
}

static nvmlReturn_t find_properties(nvmlDevice_t device, struct cu2clDeviceProp *properties)
{
    int number;
    nvmlReturn_t result = number_of(device, &number);
    if (result != NVML_SUCCESS)
        return result;
    return cu2clGetDeviceProperties(properties, number) == cu2clSuccess ? NVML_SUCCESS
                                                                        : NVML_ERROR_UNKNOWN;
}

static nvmlReturn_t fill_text(const char *text, char *to, unsigned length)
{
    if (users <= 0)
        return NVML_ERROR_UNINITIALIZED;
    if (!to)
        return NVML_ERROR_INVALID_ARGUMENT;
    if (strlen(text) + 1 > length)
        return NVML_ERROR_INSUFFICIENT_SIZE;
    strcpy(to, text);
    return NVML_SUCCESS;
}

nvmlReturn_t nvmlInit_v2(void)
{
    int count;
    if (cu2clGetDeviceCount(&count) != cu2clSuccess)
        return NVML_ERROR_DRIVER_NOT_LOADED;
    users++;
    return NVML_SUCCESS;
}

nvmlReturn_t nvmlInit(void)
{
    return nvmlInit_v2();
}

nvmlReturn_t nvmlShutdown(void)
{
    if (users <= 0)
        return NVML_ERROR_UNINITIALIZED;
    users--;
    return NVML_SUCCESS;
}

const char *nvmlErrorString(nvmlReturn_t result)
{
    switch (result) {
    case NVML_SUCCESS: return "success";
    case NVML_ERROR_UNINITIALIZED: return "nvmlInit was not called";
    case NVML_ERROR_INVALID_ARGUMENT: return "an argument is not valid";
    case NVML_ERROR_NOT_SUPPORTED: return "not supported by the device";
    case NVML_ERROR_NOT_FOUND: return "not found";
    case NVML_ERROR_INSUFFICIENT_SIZE: return "the text does not fit";
    case NVML_ERROR_DRIVER_NOT_LOADED: return "no device";
    default: return "unknown error";
    }
}

nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned length)
{
    return fill_text("12.0", version, length);
}

nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *version)
{
    if (users <= 0)
        return NVML_ERROR_UNINITIALIZED;
    return version && cu2clDriverGetVersion(version) == cu2clSuccess ? NVML_SUCCESS
                                                                     : NVML_ERROR_INVALID_ARGUMENT;
}

/* The version of CUDA that the runtime stands for. */
nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned length)
{
    char text[32];
    int number = 0;
    nvmlReturn_t result = nvmlSystemGetCudaDriverVersion(&number);
    if (result != NVML_SUCCESS)
        return result;
    snprintf(text, sizeof text, "%d.%d", number / 1000, number % 1000 / 10);
    return fill_text(text, version, length);
}

nvmlReturn_t nvmlDeviceGetCount_v2(unsigned *count)
{
    int found;
    nvmlReturn_t result = count_devices(&found);
    if (result != NVML_SUCCESS)
        return result;
    if (!count)
        return NVML_ERROR_INVALID_ARGUMENT;
    *count = (unsigned)found;
    return NVML_SUCCESS;
}

nvmlReturn_t nvmlDeviceGetCount(unsigned *count)
{
    return nvmlDeviceGetCount_v2(count);
}

nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned index, nvmlDevice_t *device)
{
    int count;
    nvmlReturn_t result = count_devices(&count);
    if (result != NVML_SUCCESS)
        return result;
    if (!device || index >= (unsigned)count)
        return NVML_ERROR_INVALID_ARGUMENT;
    *device = (nvmlDevice_t)((intptr_t)index + 1);
    return NVML_SUCCESS;
}

nvmlReturn_t nvmlDeviceGetHandleByIndex(unsigned index, nvmlDevice_t *device)
{
    return nvmlDeviceGetHandleByIndex_v2(index, device);
}

nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *text, nvmlDevice_t *device)
{
    int count, number;
    nvmlReturn_t result = count_devices(&count);
    if (result != NVML_SUCCESS)
        return result;
    if (!text || !device)
        return NVML_ERROR_INVALID_ARGUMENT;
    if (cu2clDeviceGetByPCIBusId(&number, text) != cu2clSuccess)
        return NVML_ERROR_NOT_FOUND;
    return nvmlDeviceGetHandleByIndex_v2((unsigned)number, device);
}

nvmlReturn_t nvmlDeviceGetHandleByPciBusId(const char *text, nvmlDevice_t *device)
{
    return nvmlDeviceGetHandleByPciBusId_v2(text, device);
}

nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned *index)
{
    int number;
    nvmlReturn_t result = number_of(device, &number);
    if (result != NVML_SUCCESS)
        return result;
    if (!index)
        return NVML_ERROR_INVALID_ARGUMENT;
    *index = (unsigned)number;
    return NVML_SUCCESS;
}

nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned length)
{
    struct cu2clDeviceProp properties;
    nvmlReturn_t result = find_properties(device, &properties);
    return result == NVML_SUCCESS ? fill_text(properties.name, name, length) : result;
}

nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)
{
    struct cu2clDeviceProp properties;
    nvmlReturn_t result = find_properties(device, &properties);
    if (result != NVML_SUCCESS)
        return result;
    if (!major || !minor)
        return NVML_ERROR_INVALID_ARGUMENT;
    *major = properties.major;
    *minor = properties.minor;
    return NVML_SUCCESS;
}

/* What is free is known of the program's own memory. */
nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)
{
    size_t available = 0, total = 0;
    int number, current;
    nvmlReturn_t result = number_of(device, &number);
    if (result != NVML_SUCCESS)
        return result;
    if (!memory)
        return NVML_ERROR_INVALID_ARGUMENT;
    if (cu2clGetDevice(&current) != cu2clSuccess || cu2clSetDevice(number) != cu2clSuccess)
        return NVML_ERROR_UNKNOWN;
    cu2clError_t error = cu2clMemGetInfo(&available, &total);
    cu2clSetDevice(current);
    if (error != cu2clSuccess)
        return NVML_ERROR_UNKNOWN;
    *memory = (nvmlMemory_t){total, available, total - available};
    return NVML_SUCCESS;
}

/* As NVIDIA writes it: the domain with eight digits, and for old programs with four. */
nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
    struct cu2clDeviceProp properties;
    nvmlReturn_t result = find_properties(device, &properties);
    if (result != NVML_SUCCESS)
        return result;
    if (!pci)
        return NVML_ERROR_INVALID_ARGUMENT;
    *pci = (nvmlPciInfo_t){.domain = (unsigned)properties.pciDomainID,
                           .bus = (unsigned)properties.pciBusID,
                           .device = (unsigned)properties.pciDeviceID};
    snprintf(pci->busId, sizeof pci->busId, "%08X:%02X:%02X.0", pci->domain, pci->bus, pci->device);
    snprintf(pci->busIdLegacy, sizeof pci->busIdLegacy, "%04X:%02X:%02X.0", pci->domain & 0xffff,
             pci->bus & 0xff, pci->device & 0xff);
    return NVML_SUCCESS;
}

nvmlReturn_t nvmlDeviceGetPciInfo(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
    return nvmlDeviceGetPciInfo_v3(device, pci);
}

nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned length)
{
    struct cu2clDeviceProp properties;
    char text[64] = "GPU-";
    size_t at = 4;
    nvmlReturn_t result = find_properties(device, &properties);
    if (result != NVML_SUCCESS)
        return result;
    for (int i = 0; i < 16; i++)
        at += (size_t)snprintf(text + at, sizeof text - at, "%s%02x",
                               i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "",
                               (unsigned char)properties.uuid.bytes[i]);
    return fill_text(text, uuid, length);
}

/* --- clocks --- */

/* In MHz, as the runtime's properties have them: OpenCL tells the highest clock of the processors,
 * and none of the memory, which is taken to be 1000 MHz there, too. */
nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned *clock)
{
    struct cu2clDeviceProp properties;
    nvmlReturn_t result = find_properties(device, &properties);
    if (result != NVML_SUCCESS)
        return result;
    if (!clock)
        return NVML_ERROR_INVALID_ARGUMENT;
    int rate = type == NVML_CLOCK_MEM ? properties.memoryClockRate : properties.clockRate;
    *clock = (unsigned)rate / 1000;
    return NVML_SUCCESS;
}

nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned *clock)
{
    return nvmlDeviceGetMaxClockInfo(device, type, clock);
}

/* --- what OpenCL does not tell --- */

static nvmlReturn_t refuse_query(nvmlDevice_t device)
{
    int number;
    nvmlReturn_t result = number_of(device, &number);
    return result == NVML_SUCCESS ? NVML_ERROR_NOT_SUPPORTED : result;
}

nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)
{
    (void)utilization;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensor,
                                      unsigned *temperature)
{
    (void)sensor;
    (void)temperature;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned length)
{
    (void)serial;
    (void)length;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned *speed)
{
    (void)speed;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned *power)
{
    (void)power;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned *limit)
{
    (void)limit;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)
{
    (void)energy;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t type,
                                            unsigned *clock)
{
    (void)type;
    (void)clock;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned memory,
                                             unsigned graphics)
{
    (void)memory;
    (void)graphics;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)
{
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
    (void)mode;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
                                               nvmlTemperatureThresholds_t threshold,
                                               unsigned *temperature)
{
    (void)threshold;
    (void)temperature;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned *limit)
{
    (void)limit;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned *count,
                                                unsigned *clocks)
{
    (void)count;
    (void)clocks;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned memory,
                                                  unsigned *count, unsigned *clocks)
{
    (void)memory;
    (void)count;
    (void)clocks;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
                                                       unsigned long long *reasons)
{
    (void)reasons;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t api,
                                         nvmlEnableState_t *restricted)
{
    (void)api;
    (void)restricted;
    return refuse_query(device);
}

nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
                                  unsigned long long since, nvmlValueType_t *kind, unsigned *count,
                                  nvmlSample_t *samples)
{
    (void)type;
    (void)since;
    (void)kind;
    (void)count;
    (void)samples;
    return refuse_query(device);
}
