/* Version, device, and the stream of functions that get none. */
#include "libraries/npp/npp.h"

#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static cu2clStream_t chosen; /* by nppSetStream */

const NppLibraryVersion *nppGetLibVersion(void)
{
    static const NppLibraryVersion version = {NPP_VER_MAJOR, NPP_VER_MINOR, NPP_VER_PATCH};
    return &version;
}

cu2clStream_t nppGetStream(void)
{
    pthread_mutex_lock(&lock);
    cu2clStream_t stream = chosen;
    pthread_mutex_unlock(&lock);
    return stream;
}

NppStatus nppSetStream(cu2clStream_t hStream)
{
    unsigned flags;
    if (cu2clStreamGetFlags(hStream, &flags) != cu2clSuccess)
        return NPP_ERROR;
    pthread_mutex_lock(&lock);
    chosen = hStream;
    pthread_mutex_unlock(&lock);
    return NPP_SUCCESS;
}

NppStreamContext rt_npp_context(void)
{
    return (NppStreamContext){.hStream = nppGetStream()};
}

/* The properties of the current device; all 0 where there is none. */
static struct cu2clDeviceProp properties(int *device)
{
    struct cu2clDeviceProp found = {.major = 0};
    if (cu2clGetDevice(device) != cu2clSuccess ||
        cu2clGetDeviceProperties(&found, *device) != cu2clSuccess)
        found = (struct cu2clDeviceProp){.major = 0};
    return found;
}

NppStatus nppGetStreamContext(NppStreamContext *pNppStreamContext)
{
    int device = 0;
    if (!pNppStreamContext)
        return NPP_NULL_POINTER_ERROR;
    struct cu2clDeviceProp p = properties(&device);
    NppStreamContext context = {.hStream = nppGetStream(),
                                .nCudaDeviceId = device,
                                .nMultiProcessorCount = p.multiProcessorCount,
                                .nMaxThreadsPerMultiProcessor = p.maxThreadsPerMultiProcessor,
                                .nMaxThreadsPerBlock = p.maxThreadsPerBlock,
                                .nSharedMemPerBlock = p.sharedMemPerBlock,
                                .nCudaDevAttrComputeCapabilityMajor = p.major,
                                .nCudaDevAttrComputeCapabilityMinor = p.minor};
    if (p.maxThreadsPerBlock == 0 ||
        cu2clStreamGetFlags(context.hStream, &context.nStreamFlags) != cu2clSuccess)
        return NPP_ERROR;
    *pNppStreamContext = context;
    return NPP_SUCCESS;
}

int nppGetGpuNumSMs(void)
{
    int device = 0;
    return properties(&device).multiProcessorCount;
}

int nppGetMaxThreadsPerBlock(void)
{
    int device = 0;
    return properties(&device).maxThreadsPerBlock;
}

int nppGetMaxThreadsPerSM(void)
{
    int device = 0;
    return properties(&device).maxThreadsPerMultiProcessor;
}

int nppGetGpuDeviceProperties(int *pMaxThreadsPerSM, int *pMaxThreadsPerBlock, int *pNumberOfSMs)
{
    int device = 0;
    struct cu2clDeviceProp p = properties(&device);
    if (!pMaxThreadsPerSM || !pMaxThreadsPerBlock || !pNumberOfSMs || p.maxThreadsPerBlock == 0)
        return -1;
    *pMaxThreadsPerSM = p.maxThreadsPerMultiProcessor;
    *pMaxThreadsPerBlock = p.maxThreadsPerBlock;
    *pNumberOfSMs = p.multiProcessorCount;
    return 0;
}

const char *nppGetGpuName(void)
{
    static struct cu2clDeviceProp kept; /* the caller reads its name */
    int device = 0;
    pthread_mutex_lock(&lock);
    kept = properties(&device);
    pthread_mutex_unlock(&lock);
    return kept.name;
}

unsigned int nppGetStreamNumSMs(void)
{
    return (unsigned)nppGetGpuNumSMs();
}

unsigned int nppGetStreamMaxThreadsPerSM(void)
{
    return (unsigned)nppGetMaxThreadsPerSM();
}
