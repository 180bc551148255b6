/* Functions of the runtime API that the runtime has no counterpart of, since ported programs need
 * none. */
#include <dlfcn.h>

#include "calls.h"

/* The driver API's own look-up, which is in the other library. */
static void *driver_look_up(void)
{
    void *library = dlopen("libcu2cl_cuda.so.0", RTLD_LAZY);
    void *found = library ? dlsym(library, "cuGetProcAddress_v2") : NULL;
    return found ? found : dlsym(RTLD_DEFAULT, "cuGetProcAddress_v2");
}

cudaError_t cudaGetDriverEntryPointByVersion(const char *name, void **function,
                                             unsigned int version, unsigned long long flags,
                                             enum cudaDriverEntryPointQueryResult *result)
{
    CUresult (*look_up)(const char *, void **, int, cuuint64_t, CUdriverProcAddressQueryResult *);
    CUdriverProcAddressQueryResult found = CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    if (!name || !function)
        return cudaErrorInvalidValue;
    *function = NULL;
    *(void **)&look_up = driver_look_up();
    if (look_up)
        look_up(name, function, (int)version, flags, &found);
    if (result)
        *result = *function ? cudaDriverEntryPointSuccess : cudaDriverEntryPointSymbolNotFound;
    return *function || result ? cudaSuccess : cudaErrorSymbolNotFound;
}

cudaError_t cudaGetDriverEntryPoint(const char *name, void **function, unsigned long long flags,
                                    enum cudaDriverEntryPointQueryResult *result)
{
    return cudaGetDriverEntryPointByVersion(name, function, CUDART_VERSION, flags, result);
}
