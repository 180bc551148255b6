/* CubDebug and its like: print an error code with its place, and hand it on. */
#ifndef CU2CL_CUDA_CUB_UTIL_DEBUG
#define CU2CL_CUDA_CUB_UTIL_DEBUG

#include "config.cuh"
#include <cstdio>
#include <cstdlib>

namespace cub
{

inline CU2CL_API(Error_t) Debug(CU2CL_API(Error_t) error, const char *file, int line)
{
    if (error != CU2CL_API(Success))
        fprintf(stderr, "CUDA error %d [%s, %d]: %s\n", (int)error, file, line,
                CU2CL_API(GetErrorString)(error));
    return error;
}

} // namespace cub

#define CubDebug(e) ::cub::Debug((CU2CL_API(Error_t))(e), __FILE__, __LINE__)
#define CubDebugExit(e)                                            \
    do {                                                           \
        if (::cub::Debug((CU2CL_API(Error_t))(e), __FILE__, __LINE__))    \
            exit(1);                                               \
    } while (0)

#endif
