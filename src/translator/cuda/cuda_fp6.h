/* Numbers of 6 bits are not ported; without this file a CUDA Toolkit's own would be read. */
#error "cuda_fp6.h: floating-point numbers of 6 bits are not ported"
