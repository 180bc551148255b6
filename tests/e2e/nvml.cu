// TEST not-nvcc: some of CUDA's toolkits are without nvml.h
// TEST warnings: what OpenCL does not tell
// NVML: devices, names and memory are those of the runtime; what OpenCL does not tell is NVML_ERROR_NOT_SUPPORTED; wrong arguments, and
// calls before nvmlInit.
#include "check.h"

#include <cstring>
#include <nvml.h>

#define NVML(call) EXPECT((call) == NVML_SUCCESS)

static void before()
{
    unsigned count;
    nvmlDevice_t device;
    EXPECT(nvmlDeviceGetCount(&count) == NVML_ERROR_UNINITIALIZED);
    EXPECT(nvmlDeviceGetHandleByIndex(0, &device) == NVML_ERROR_UNINITIALIZED);
    EXPECT(nvmlShutdown() == NVML_ERROR_UNINITIALIZED);
}

static void identity(int number, nvmlDevice_t device)
{
    cudaDeviceProp properties;
    char name[NVML_DEVICE_NAME_V2_BUFFER_SIZE], bus[32], uuid[NVML_DEVICE_UUID_V2_BUFFER_SIZE],
        one[1];
    unsigned index = 99;
    int major = 0, minor = 0;
    nvmlPciInfo_t pci;
    nvmlDevice_t same = NULL;
    CHECK(cudaGetDeviceProperties(&properties, number));
    NVML(nvmlDeviceGetName(device, name, sizeof name));
    EXPECT(strncmp(name, properties.name, sizeof name - 1) == 0);
    EXPECT(nvmlDeviceGetName(device, one, sizeof one) == NVML_ERROR_INSUFFICIENT_SIZE);
    NVML(nvmlDeviceGetIndex(device, &index));
    EXPECT_EQUAL(0, index, number);
    NVML(nvmlDeviceGetCudaComputeCapability(device, &major, &minor));
    EXPECT_EQUAL(1, major * 10 + minor, properties.major * 10 + properties.minor);
    NVML(nvmlDeviceGetPciInfo(device, &pci));
    EXPECT_EQUAL(2, pci.bus, properties.pciBusID);
    CHECK(cudaDeviceGetPCIBusId(bus, sizeof bus, number));
    NVML(nvmlDeviceGetHandleByPciBusId(bus, &same));
    if (number == 0)
        EXPECT(same == device);
    NVML(nvmlDeviceGetUUID(device, uuid, sizeof uuid));
    EXPECT(strncmp(uuid, "GPU-", 4) == 0 && strlen(uuid) == 40);
}

static void memory(nvmlDevice_t device)
{
    const size_t size = 1 << 20;
    nvmlMemory_t now, then;
    NVML(nvmlDeviceGetMemoryInfo(device, &now));
    EXPECT(now.total > 0 && now.used + now.free <= now.total && now.free <= now.total);
    char *block = new_on_device<char>(size);
    NVML(nvmlDeviceGetMemoryInfo(device, &then));
    EXPECT(then.total == now.total && then.used >= now.used);
    CHECK(cudaFree(block));
}

// Each query either works, or says that the device has not what it asks.
static void sensors(nvmlDevice_t device)
{
    unsigned value = 0;
    unsigned long long wide = 0;
    nvmlUtilization_t use;
    char serial[NVML_DEVICE_SERIAL_BUFFER_SIZE];
    const nvmlReturn_t results[] = {nvmlDeviceGetTemperature(device, NVML_TEMPERATURE_GPU, &value),
                                    nvmlDeviceGetPowerUsage(device, &value),
                                    nvmlDeviceGetUtilizationRates(device, &use),
                                    nvmlDeviceGetFanSpeed(device, &value),
                                    nvmlDeviceGetSerial(device, serial, sizeof serial),
                                    nvmlDeviceGetTotalEnergyConsumption(device, &wide)};
    for (nvmlReturn_t result : results)
        EXPECT(result == NVML_SUCCESS || result == NVML_ERROR_NOT_SUPPORTED);
    cudaDeviceProp properties;
    CHECK(cudaGetDeviceProperties(&properties, 0));
    NVML(nvmlDeviceGetMaxClockInfo(device, NVML_CLOCK_SM, &value));
    EXPECT(value == (unsigned)properties.clockRate / 1000);
    NVML(nvmlDeviceGetClockInfo(device, NVML_CLOCK_MEM, &value));
    EXPECT(value == (unsigned)properties.memoryClockRate / 1000);
    EXPECT(nvmlDeviceGetClockInfo(device, NVML_CLOCK_SM, NULL) == NVML_ERROR_INVALID_ARGUMENT);
    EXPECT(nvmlDeviceGetPowerUsage(NULL, &value) == NVML_ERROR_INVALID_ARGUMENT);
}

int main()
{
    unsigned count = 0;
    int devices = 0;
    char version[NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE];
    nvmlDevice_t device;
    before();
    NVML(nvmlInit());
    NVML(nvmlInit()); // counted
    NVML(nvmlShutdown());
    NVML(nvmlDeviceGetCount(&count));
    CHECK(cudaGetDeviceCount(&devices));
    EXPECT_EQUAL(0, count, devices);
    NVML(nvmlSystemGetDriverVersion(version, sizeof version));
    EXPECT(nvmlDeviceGetHandleByIndex(count, &device) == NVML_ERROR_INVALID_ARGUMENT);
    EXPECT(nvmlDeviceGetCount(NULL) == NVML_ERROR_INVALID_ARGUMENT);
    EXPECT(nvmlErrorString(NVML_ERROR_NOT_SUPPORTED)[0] != 0);
    NVML(nvmlDeviceGetHandleByIndex(0, &device));
    identity(0, device);
    memory(device);
    sensors(device);
    NVML(nvmlShutdown());
    before();
    return finish();
}
