/* A function that is not ported: who calls it is warned when the call is compiled. */
#ifndef CU2CL_CUDA_REFUSED_H
#define CU2CL_CUDA_REFUSED_H

#if defined(CU2CL_REFUSED)
/* the library itself */
#elif defined(__clang__) && __clang_major__ < 14
#define CU2CL_REFUSED(why)
#else
#define CU2CL_REFUSED(why) __attribute__((warning(why)))
#endif

#endif
