/* Numbers of 4 bits are not ported; without this file a CUDA Toolkit's own would be read. */
#error "cuda_fp4.h: floating-point numbers of 4 bits are not ported"
