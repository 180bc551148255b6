/* Numbers of 8 bits are not ported; without this file a CUDA Toolkit's own would be read. */
#error "cuda_fp8.h: floating-point numbers of 8 bits are not ported"
