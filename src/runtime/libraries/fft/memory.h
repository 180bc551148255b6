/* The memory behind a device pointer as OpenCL's libraries take it. */
#ifndef CU2CL_FFT_MEMORY_H
#define CU2CL_FFT_MEMORY_H

#include <stdbool.h>

#include <cu2cl/opencl.h>

/* A buffer and the place in it; released by rt_fft_give_back. */
struct fft_memory {
    cl_mem buffer;
    size_t offset;
};

/* Whether the pointer is in a buffer, or in memory that a buffer can be made over. */
bool rt_fft_has_buffer(int device, const void *pointer);
/* `size`: how much the transform reaches. False: the pointer is not on the device. */
bool rt_fft_take_memory(int device, void *pointer, size_t size, struct fft_memory *memory);
void rt_fft_give_back(struct fft_memory *memory);

#endif
