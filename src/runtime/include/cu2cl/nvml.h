/* NVML, under its own names: what programs ask of devices. Stands for nvml.h; the component nvml of the
 * runtime has the functions.
 *
 * Names, memory and capabilities are the OpenCL device's. What OpenCL does not tell, as temperatures,
 * power, clocks and utilisation, is NVML_ERROR_NOT_SUPPORTED, as NVML says it of devices that lack
 * it. NVML_ERROR_UNINITIALIZED: before nvmlInit; NVML_ERROR_INVALID_ARGUMENT: a pointer is NULL or
 * there is no such device; NVML_ERROR_INSUFFICIENT_SIZE: a text is longer than `length`. */
#ifndef CU2CL_NVML_H
#define CU2CL_NVML_H

#include "hide_macros.h"

#ifndef __nvml_nvml_h__ /* NVML's own header */
#define __nvml_nvml_h__

typedef enum {
    NVML_SUCCESS = 0,
    NVML_ERROR_UNINITIALIZED = 1,
    NVML_ERROR_INVALID_ARGUMENT = 2,
    NVML_ERROR_NOT_SUPPORTED = 3,
    NVML_ERROR_NO_PERMISSION = 4,
    NVML_ERROR_ALREADY_INITIALIZED = 5,
    NVML_ERROR_NOT_FOUND = 6,
    NVML_ERROR_INSUFFICIENT_SIZE = 7,
    NVML_ERROR_INSUFFICIENT_POWER = 8,
    NVML_ERROR_DRIVER_NOT_LOADED = 9,
    NVML_ERROR_TIMEOUT = 10,
    NVML_ERROR_IRQ_ISSUE = 11,
    NVML_ERROR_LIBRARY_NOT_FOUND = 12,
    NVML_ERROR_FUNCTION_NOT_FOUND = 13,
    NVML_ERROR_CORRUPTED_INFOROM = 14,
    NVML_ERROR_GPU_IS_LOST = 15,
    NVML_ERROR_RESET_REQUIRED = 16,
    NVML_ERROR_OPERATING_SYSTEM = 17,
    NVML_ERROR_LIB_RM_VERSION_MISMATCH = 18,
    NVML_ERROR_IN_USE = 19,
    NVML_ERROR_MEMORY = 20,
    NVML_ERROR_NO_DATA = 21,
    NVML_ERROR_UNKNOWN = 999
} nvmlReturn_t;

typedef enum {
    NVML_CLOCK_GRAPHICS = 0,
    NVML_CLOCK_SM = 1,
    NVML_CLOCK_MEM = 2,
    NVML_CLOCK_VIDEO = 3
} nvmlClockType_t;

typedef enum { NVML_TEMPERATURE_GPU = 0 } nvmlTemperatureSensors_t;

typedef enum { NVML_FEATURE_DISABLED = 0, NVML_FEATURE_ENABLED = 1 } nvmlEnableState_t;

typedef struct nvmlDevice_st *nvmlDevice_t;

typedef struct nvmlMemory_st {
    unsigned long long total, free, used; /* bytes */
} nvmlMemory_t;

typedef struct nvmlUtilization_st {
    unsigned int gpu, memory; /* percent */
} nvmlUtilization_t;

typedef enum {
    NVML_TEMPERATURE_THRESHOLD_SHUTDOWN = 0,
    NVML_TEMPERATURE_THRESHOLD_SLOWDOWN = 1,
    NVML_TEMPERATURE_THRESHOLD_MEM_MAX = 2,
    NVML_TEMPERATURE_THRESHOLD_GPU_MAX = 3
} nvmlTemperatureThresholds_t;

typedef enum {
    NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS = 0,
    NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS = 1
} nvmlRestrictedAPI_t;

typedef enum {
    NVML_TOTAL_POWER_SAMPLES = 0,
    NVML_GPU_UTILIZATION_SAMPLES = 1,
    NVML_MEMORY_UTILIZATION_SAMPLES = 2,
    NVML_ENC_UTILIZATION_SAMPLES = 3,
    NVML_DEC_UTILIZATION_SAMPLES = 4,
    NVML_PROCESSOR_CLK_SAMPLES = 5,
    NVML_MEMORY_CLK_SAMPLES = 6
} nvmlSamplingType_t;

typedef enum {
    NVML_VALUE_TYPE_DOUBLE = 0,
    NVML_VALUE_TYPE_UNSIGNED_INT = 1,
    NVML_VALUE_TYPE_UNSIGNED_LONG = 2,
    NVML_VALUE_TYPE_UNSIGNED_LONG_LONG = 3,
    NVML_VALUE_TYPE_SIGNED_LONG_LONG = 4
} nvmlValueType_t;

typedef union nvmlValue_st {
    double dVal;
    unsigned int uiVal;
    unsigned long ulVal;
    unsigned long long ullVal;
    signed long long sllVal;
} nvmlValue_t;

typedef struct nvmlSample_st {
    unsigned long long timeStamp; /* microseconds */
    nvmlValue_t sampleValue;
} nvmlSample_t;

#define NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE    32
#define NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE 16
#define NVML_DEVICE_SERIAL_BUFFER_SIZE        30
#define NVML_DEVICE_UUID_BUFFER_SIZE          80
#define NVML_DEVICE_UUID_V2_BUFFER_SIZE       96

typedef struct nvmlPciInfo_st {
    char busIdLegacy[NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE];
    unsigned int domain, bus, device, pciDeviceId, pciSubSystemId;
    char busId[NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE];
} nvmlPciInfo_t;

/* Why clocks are low, as bits. */
#define nvmlClocksThrottleReasonNone                      0x0ull
#define nvmlClocksThrottleReasonGpuIdle                   0x1ull
#define nvmlClocksThrottleReasonApplicationsClocksSetting 0x2ull
#define nvmlClocksThrottleReasonSwPowerCap                0x4ull
#define nvmlClocksThrottleReasonHwSlowdown                0x8ull
#define nvmlClocksThrottleReasonSyncBoost                 0x10ull
#define nvmlClocksThrottleReasonSwThermalSlowdown         0x20ull
#define nvmlClocksThrottleReasonHwThermalSlowdown         0x40ull
#define nvmlClocksThrottleReasonHwPowerBrakeSlowdown      0x80ull
#define nvmlClocksThrottleReasonDisplayClockSetting       0x100ull
#define nvmlClocksThrottleReasonAll                       0x1ffull

#define NVML_API_VERSION                       12
#define NVML_DEVICE_NAME_BUFFER_SIZE           64
#define NVML_DEVICE_NAME_V2_BUFFER_SIZE        96
#define NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE 80
#define NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE   80

#endif

#ifdef __cplusplus
extern "C" {
#endif

nvmlReturn_t nvmlInit(void);
nvmlReturn_t nvmlInit_v2(void);
nvmlReturn_t nvmlShutdown(void);
const char *nvmlErrorString(nvmlReturn_t __result);
nvmlReturn_t nvmlSystemGetDriverVersion(char *__version, unsigned int __length);
nvmlReturn_t nvmlSystemGetNVMLVersion(char *__version, unsigned int __length);
nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *__version);
nvmlReturn_t nvmlDeviceGetCount(unsigned int *__count);
nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *__count);
nvmlReturn_t nvmlDeviceGetHandleByIndex(unsigned int __index, nvmlDevice_t *__device);
nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int __index, nvmlDevice_t *__device);
nvmlReturn_t nvmlDeviceGetHandleByPciBusId(const char *__text, nvmlDevice_t *__device);
nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *__text, nvmlDevice_t *__device);
nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t __device, unsigned int *__index);
nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t __device, char *__name, unsigned int __length);
nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t __device, nvmlMemory_t *__memory);
nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t __device, int *__major, int *__minor);
nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t __device, nvmlUtilization_t *__utilization);
nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t __device, nvmlTemperatureSensors_t __sensor,
                                      unsigned int *__temperature);
nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t __device, unsigned int *__speed);
nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t __device, unsigned int *__power);
nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t __device, unsigned int *__limit);
nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t __device,
                                                 unsigned long long *__energy);
nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t __device, nvmlClockType_t __type,
                                    unsigned int *__clock);
nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t __device, nvmlClockType_t __type,
                                       unsigned int *__clock);
nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t __device, nvmlClockType_t __type,
                                            unsigned int *__clock);
nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t __device, unsigned int __memory,
                                             unsigned int __graphics);
nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t __device);
nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t __device, nvmlEnableState_t *__mode);
nvmlReturn_t nvmlDeviceGetPciInfo(nvmlDevice_t __device, nvmlPciInfo_t *__pci);
nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t __device, nvmlPciInfo_t *__pci);
nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t __device, char *__uuid, unsigned int __length);
nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t __device, char *__serial, unsigned int __length);
nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t __device,
                                               nvmlTemperatureThresholds_t __threshold,
                                               unsigned int *__temperature);
nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t __device, unsigned int *__limit);
nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t __device, unsigned int *__count,
                                                unsigned int *__clocks);
nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t __device, unsigned int __memory,
                                                  unsigned int *__count, unsigned int *__clocks);
nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t __device,
                                                       unsigned long long *__reasons);
nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t __device, nvmlRestrictedAPI_t __api,
                                         nvmlEnableState_t *__restricted);
nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t __device, nvmlSamplingType_t __type,
                                  unsigned long long __since, nvmlValueType_t *__kind,
                                  unsigned int *__count, nvmlSample_t *__samples);

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
