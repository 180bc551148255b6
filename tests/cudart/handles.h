/* CUDA's handles as headers declare them that do without CUDA's own. */
#ifndef HANDLES_H
#define HANDLES_H

struct cudaGraphicsResource;
typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
typedef struct CUctx_st *CUcontext;

struct work {
    cudaStream_t stream;
    cudaEvent_t done;
    CUcontext context;
    struct cudaGraphicsResource *shown; /* never used */
};

#endif
