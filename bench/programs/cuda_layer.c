/* Kernel times of a CUDA program that knows nothing of it. NVIDIA's driver loads the library that
 * CUDA_INJECTION64_PATH names; CUPTI, of the CUDA Toolkit 12 or later, tells it of each kernel.
 * Kernels are not made to wait for each other. */
#include "kernel_times.h"

#include <cupti.h>

#if CUPTI_API_VERSION >= 130000
typedef CUpti_ActivityKernel10 kernel_record;
#else
typedef CUpti_ActivityKernel9 kernel_record;
#endif

enum { BUFFER_SIZE = 1 << 20, BUFFER_ALIGNMENT = 8 };

static void CUPTIAPI give_buffer(uint8_t **buffer, size_t *size, size_t *most_records)
{
    *buffer = aligned_alloc(BUFFER_ALIGNMENT, BUFFER_SIZE);
    *size = *buffer ? BUFFER_SIZE : 0;
    *most_records = 0;
}

static void CUPTIAPI take_buffer(CUcontext context, uint32_t stream, uint8_t *buffer, size_t size,
                                 size_t used)
{
    CUpti_Activity *record = NULL;
    (void)context;
    (void)stream;
    (void)size;
    while (cuptiActivityGetNextRecord(buffer, used, &record) == CUPTI_SUCCESS)
        if (record->kind == CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL) {
            const kernel_record *kernel = (const kernel_record *)record;
            kernel_times_add(kernel->name, kernel->start, kernel->end);
        }
    free(buffer);
}

static void finish(void)
{
    cuptiActivityFlushAll(CUPTI_ACTIVITY_FLAG_FLUSH_FORCED);
    kernel_times_write();
}

/* Called by the driver when it starts. Returns 1, as it must. */
__attribute__((visibility("default"))) int InitializeInjection(void)
{
    if (cuptiActivityRegisterCallbacks(give_buffer, take_buffer) == CUPTI_SUCCESS &&
        cuptiActivityEnable(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL) == CUPTI_SUCCESS)
        atexit(finish);
    else
        fprintf(stderr, "cuda_layer: CUPTI can't record kernels here\n");
    return 1;
}
