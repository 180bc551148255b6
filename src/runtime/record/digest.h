/* What a trace keeps of a piece of memory: a hash of all of it, and some of its words.
 *
 * A word is 8 bytes; the last one is filled up with zeros. The hash is a sum, so the words can be
 * taken in any order, and by many threads. For C, CUDA and OpenCL C. */
#ifndef CU2CL_RECORD_DIGEST_H
#define CU2CL_RECORD_DIGEST_H

#ifdef __OPENCL_VERSION__
typedef ulong cu2cl_word;
#define CU2CL_DIGEST_FUNCTION
#else
#include <stdint.h>
typedef uint64_t cu2cl_word;
#ifdef __CUDACC__
#define CU2CL_DIGEST_FUNCTION static __host__ __device__ inline
#else
#define CU2CL_DIGEST_FUNCTION static inline
#endif
#endif

#define CU2CL_DIGEST_SAMPLES 16

/* What the word at `index` adds to the hash. */
CU2CL_DIGEST_FUNCTION cu2cl_word cu2cl_digest_mix(cu2cl_word word, cu2cl_word index)
{
    cu2cl_word x = word + (index + 1) * 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93u;
    x = (x ^ (x >> 29)) * 0xd6e8feb86659fd93u;
    return x ^ (x >> 32);
}

/* Which of `count` words sample `k` is: the first, the last, and others at irregular distances. With
 * fewer words than samples, words come twice. */
CU2CL_DIGEST_FUNCTION cu2cl_word cu2cl_digest_place(unsigned k, cu2cl_word count)
{
    cu2cl_word part = count / CU2CL_DIGEST_SAMPLES;
    if (part == 0)
        return k < count ? k : count - 1;
    if (k == 0 || k == CU2CL_DIGEST_SAMPLES - 1)
        return k ? count - 1 : 0;
    return k * part + cu2cl_digest_mix(k, count) % part;
}

#endif
