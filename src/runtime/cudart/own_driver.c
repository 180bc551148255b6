/* Functions of the driver API that the runtime has no counterpart of, since ported programs need
 * none. */
#include <ctype.h>
#include <dlfcn.h>
#include <string.h>

#include "calls.h"

/* The library that this function is in; a program that loads it need not have made its names
 * global. NULL in a program that is linked with the archive. */
static void *own_library(void)
{
    Dl_info info;
    CUresult (*own)(unsigned int) = cuInit;
    void *address;
    memcpy(&address, &own, sizeof(address));
    return dladdr(address, &info) && info.dli_fname
               ? dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD)
               : NULL;
}

CUresult cuGetProcAddress_v2(const char *name, void **function, int version, cuuint64_t flags,
                             CUdriverProcAddressQueryResult *result)
{
    void *library;
    (void)version, (void)flags;
    if (!name || !function)
        return CUDA_ERROR_INVALID_VALUE;
    *function = NULL;
    if (strncmp(name, "cu", 2) == 0 && isupper((unsigned char)name[2])) {
        library = own_library();
        *function = dlsym(library ? library : RTLD_DEFAULT, name);
        if (library)
            dlclose(library);
    }
    if (result)
        *result = *function ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    return *function ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}

/* The form before CUDA 12, which programs get by dlsym. */
#undef cuGetProcAddress
CUresult cuGetProcAddress(const char *name, void **function, int version, cuuint64_t flags);
CUresult cuGetProcAddress(const char *name, void **function, int version, cuuint64_t flags)
{
    return cuGetProcAddress_v2(name, function, version, flags, NULL);
}
