#include <cstdio>
#include <cstdlib>
#include <cu2cl/cu2cl.h>

#define gpuCheck(ans)                         \
    {                                         \
        gpuAssert((ans), __FILE__, __LINE__); \
    }

inline void gpuAssert(cu2clError_t code, const char *file, int line, bool abort = true)
{
    if (code != cu2clSuccess) {
        fprintf(stderr, "%s %s %d\n", cu2clGetErrorString(code), file, line);
        if (abort)
            exit(code);
    }
}

#define MALLOC(p, n) gpuCheck(cu2clMalloc((void **)&(p), (n) * sizeof(*(p))))

int main()
{
    int *p;
    MALLOC(p, 100);
    gpuCheck(cu2clMemset(p, 0, 400));
    gpuCheck(cu2clPeekAtLastError());
    cu2clError_t e = cu2clGetLastError();
    if (e == cu2clErrorMemoryAllocation || e == cu2clErrorInvalidValue)
        return 1;
    gpuCheck(cu2clFree(p));
}
