/* Texture and surface fetches: by object, and by the references that CUDA 13 removed, with the
 * functions that bind those. */
#ifndef CU2CL_CUDA_DEVICE_TEXTURE_H
#define CU2CL_CUDA_DEVICE_TEXTURE_H

#include "../driver_types.h"

template <class __T, int __dimension = 1, cudaTextureReadMode __mode = cudaReadModeElementType>
struct __device_builtin_texture_type__ texture : public textureReference {
    texture(int __normalized = 0, cudaTextureFilterMode __filter = cudaFilterModePoint,
            cudaTextureAddressMode __address = cudaAddressModeClamp);
    texture(int __normalized, cudaTextureFilterMode __filter, cudaTextureAddressMode __address,
            cudaChannelFormatDesc __format);
};

template <class __T, int __dimension = 1>
struct __device_builtin_surface_type__ surface : public surfaceReference {
    surface();
    surface(cudaChannelFormatDesc __format);
};

/* What a fetch gives: the texture's element, or float where integers are read as numbers from 0
 * to 1. */
template <class __T, cudaTextureReadMode __mode> struct cu2cl_fetched {
    typedef __T type;
};
template <> struct cu2cl_fetched<unsigned char, cudaReadModeNormalizedFloat> {
    typedef float type;
};
template <> struct cu2cl_fetched<signed char, cudaReadModeNormalizedFloat> {
    typedef float type;
};
template <> struct cu2cl_fetched<char, cudaReadModeNormalizedFloat> {
    typedef float type;
};
template <> struct cu2cl_fetched<unsigned short, cudaReadModeNormalizedFloat> {
    typedef float type;
};
template <> struct cu2cl_fetched<short, cudaReadModeNormalizedFloat> {
    typedef float type;
};
template <> struct cu2cl_fetched<uchar1, cudaReadModeNormalizedFloat> {
    typedef float1 type;
};
template <> struct cu2cl_fetched<char1, cudaReadModeNormalizedFloat> {
    typedef float1 type;
};
template <> struct cu2cl_fetched<ushort1, cudaReadModeNormalizedFloat> {
    typedef float1 type;
};
template <> struct cu2cl_fetched<short1, cudaReadModeNormalizedFloat> {
    typedef float1 type;
};
template <> struct cu2cl_fetched<uchar2, cudaReadModeNormalizedFloat> {
    typedef float2 type;
};
template <> struct cu2cl_fetched<char2, cudaReadModeNormalizedFloat> {
    typedef float2 type;
};
template <> struct cu2cl_fetched<ushort2, cudaReadModeNormalizedFloat> {
    typedef float2 type;
};
template <> struct cu2cl_fetched<short2, cudaReadModeNormalizedFloat> {
    typedef float2 type;
};
template <> struct cu2cl_fetched<uchar4, cudaReadModeNormalizedFloat> {
    typedef float4 type;
};
template <> struct cu2cl_fetched<char4, cudaReadModeNormalizedFloat> {
    typedef float4 type;
};
template <> struct cu2cl_fetched<ushort4, cudaReadModeNormalizedFloat> {
    typedef float4 type;
};
template <> struct cu2cl_fetched<short4, cudaReadModeNormalizedFloat> {
    typedef float4 type;
};

#ifdef __CUDA__
/* By reference. */
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex1Dfetch(texture<__T, __dimension, __mode>,
                                                                int);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex1D(texture<__T, __dimension, __mode>,
                                                           float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex2D(texture<__T, __dimension, __mode>, float,
                                                           float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex3D(texture<__T, __dimension, __mode>, float,
                                                           float, float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex1DLayered(texture<__T, __dimension, __mode>,
                                                                  float, int);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex2DLayered(texture<__T, __dimension, __mode>,
                                                                  float, float, int);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type texCubemap(texture<__T, __dimension, __mode>,
                                                                float, float, float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type
texCubemapLayered(texture<__T, __dimension, __mode>, float, float, float, int);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex1DLod(texture<__T, __dimension, __mode>,
                                                              float, float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex2DLod(texture<__T, __dimension, __mode>,
                                                              float, float, float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex3DLod(texture<__T, __dimension, __mode>,
                                                              float, float, float, float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type
tex1DLayeredLod(texture<__T, __dimension, __mode>, float, int, float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type
tex2DLayeredLod(texture<__T, __dimension, __mode>, float, float, int, float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type
texCubemapLod(texture<__T, __dimension, __mode>, float, float, float, float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type
texCubemapLayeredLod(texture<__T, __dimension, __mode>, float, float, float, int, float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex1DGrad(texture<__T, __dimension, __mode>,
                                                               float, float, float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex2DGrad(texture<__T, __dimension, __mode>,
                                                               float, float, float2, float2);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex3DGrad(texture<__T, __dimension, __mode>,
                                                               float, float, float, float4, float4);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type
tex1DLayeredGrad(texture<__T, __dimension, __mode>, float, int, float, float);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type
tex2DLayeredGrad(texture<__T, __dimension, __mode>, float, float, int, float2, float2);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type
texCubemapGrad(texture<__T, __dimension, __mode>, float, float, float, float4, float4);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type
texCubemapLayeredGrad(texture<__T, __dimension, __mode>, float, float, float, int, float4, float4);
template <class __T, int __dimension, cudaTextureReadMode __mode>
__device__ typename cu2cl_fetched<__T, __mode>::type tex2Dgather(texture<__T, __dimension, __mode>,
                                                                 float, float, int = 0);

/* By object, with the result returned or stored through a pointer. */
template <class __T> __device__ __T tex1Dfetch(cudaTextureObject_t, int);
template <class __T> __device__ void tex1Dfetch(__T *, cudaTextureObject_t, int);
template <class __T> __device__ __T tex1D(cudaTextureObject_t, float);
template <class __T> __device__ void tex1D(__T *, cudaTextureObject_t, float);
template <class __T> __device__ __T tex2D(cudaTextureObject_t, float, float);
template <class __T> __device__ void tex2D(__T *, cudaTextureObject_t, float, float);
template <class __T> __device__ __T tex3D(cudaTextureObject_t, float, float, float);
template <class __T> __device__ void tex3D(__T *, cudaTextureObject_t, float, float, float);
template <class __T> __device__ __T tex1DLayered(cudaTextureObject_t, float, int);
template <class __T> __device__ void tex1DLayered(__T *, cudaTextureObject_t, float, int);
template <class __T> __device__ __T tex2DLayered(cudaTextureObject_t, float, float, int);
template <class __T> __device__ void tex2DLayered(__T *, cudaTextureObject_t, float, float, int);
template <class __T> __device__ __T texCubemap(cudaTextureObject_t, float, float, float);
template <class __T> __device__ void texCubemap(__T *, cudaTextureObject_t, float, float, float);
template <class __T>
__device__ __T texCubemapLayered(cudaTextureObject_t, float, float, float, int);
template <class __T>
__device__ void texCubemapLayered(__T *, cudaTextureObject_t, float, float, float, int);
template <class __T> __device__ __T tex1DLod(cudaTextureObject_t, float, float);
template <class __T> __device__ void tex1DLod(__T *, cudaTextureObject_t, float, float);
template <class __T> __device__ __T tex2DLod(cudaTextureObject_t, float, float, float);
template <class __T> __device__ void tex2DLod(__T *, cudaTextureObject_t, float, float, float);
template <class __T> __device__ __T tex3DLod(cudaTextureObject_t, float, float, float, float);
template <class __T>
__device__ void tex3DLod(__T *, cudaTextureObject_t, float, float, float, float);
template <class __T> __device__ __T tex1DLayeredLod(cudaTextureObject_t, float, int, float);
template <class __T> __device__ void tex1DLayeredLod(__T *, cudaTextureObject_t, float, int, float);
template <class __T> __device__ __T tex2DLayeredLod(cudaTextureObject_t, float, float, int, float);
template <class __T>
__device__ void tex2DLayeredLod(__T *, cudaTextureObject_t, float, float, int, float);
template <class __T> __device__ __T texCubemapLod(cudaTextureObject_t, float, float, float, float);
template <class __T>
__device__ void texCubemapLod(__T *, cudaTextureObject_t, float, float, float, float);
template <class __T>
__device__ __T texCubemapLayeredLod(cudaTextureObject_t, float, float, float, int, float);
template <class __T>
__device__ void texCubemapLayeredLod(__T *, cudaTextureObject_t, float, float, float, int, float);
template <class __T> __device__ __T tex1DGrad(cudaTextureObject_t, float, float, float);
template <class __T> __device__ void tex1DGrad(__T *, cudaTextureObject_t, float, float, float);
template <class __T> __device__ __T tex2DGrad(cudaTextureObject_t, float, float, float2, float2);
template <class __T>
__device__ void tex2DGrad(__T *, cudaTextureObject_t, float, float, float2, float2);
template <class __T>
__device__ __T tex3DGrad(cudaTextureObject_t, float, float, float, float4, float4);
template <class __T>
__device__ void tex3DGrad(__T *, cudaTextureObject_t, float, float, float, float4, float4);
template <class __T> __device__ __T tex1DLayeredGrad(cudaTextureObject_t, float, int, float, float);
template <class __T>
__device__ void tex1DLayeredGrad(__T *, cudaTextureObject_t, float, int, float, float);
template <class __T>
__device__ __T tex2DLayeredGrad(cudaTextureObject_t, float, float, int, float2, float2);
template <class __T>
__device__ void tex2DLayeredGrad(__T *, cudaTextureObject_t, float, float, int, float2, float2);
template <class __T>
__device__ __T texCubemapGrad(cudaTextureObject_t, float, float, float, float4, float4);
template <class __T>
__device__ void texCubemapGrad(__T *, cudaTextureObject_t, float, float, float, float4, float4);
template <class __T>
__device__ __T texCubemapLayeredGrad(cudaTextureObject_t, float, float, float, int, float4, float4);
template <class __T>
__device__ void texCubemapLayeredGrad(__T *, cudaTextureObject_t, float, float, float, int, float4,
                                      float4);
template <class __T> __device__ __T tex2Dgather(cudaTextureObject_t, float, float, int = 0);
template <class __T> __device__ void tex2Dgather(__T *, cudaTextureObject_t, float, float, int = 0);
/* ... and whether the texel is resident. */
template <class __T> __device__ __T tex1D(cudaTextureObject_t, float, bool *);
template <class __T> __device__ __T tex2D(cudaTextureObject_t, float, float, bool *);
template <class __T> __device__ __T tex3D(cudaTextureObject_t, float, float, float, bool *);
template <class __T> __device__ __T tex1DLayered(cudaTextureObject_t, float, int, bool *);
template <class __T> __device__ __T tex2DLayered(cudaTextureObject_t, float, float, int, bool *);
template <class __T> __device__ __T texCubemap(cudaTextureObject_t, float, float, float, bool *);
template <class __T>
__device__ __T texCubemapLayered(cudaTextureObject_t, float, float, float, int, bool *);
template <class __T> __device__ __T tex1DLod(cudaTextureObject_t, float, float, bool *);
template <class __T> __device__ __T tex2DLod(cudaTextureObject_t, float, float, float, bool *);
template <class __T>
__device__ __T tex3DLod(cudaTextureObject_t, float, float, float, float, bool *);
template <class __T> __device__ __T tex1DLayeredLod(cudaTextureObject_t, float, int, float, bool *);
template <class __T>
__device__ __T tex2DLayeredLod(cudaTextureObject_t, float, float, int, float, bool *);
template <class __T>
__device__ __T texCubemapLod(cudaTextureObject_t, float, float, float, float, bool *);
template <class __T>
__device__ __T texCubemapLayeredLod(cudaTextureObject_t, float, float, float, int, float, bool *);
template <class __T> __device__ __T tex1DGrad(cudaTextureObject_t, float, float, float, bool *);
template <class __T>
__device__ __T tex2DGrad(cudaTextureObject_t, float, float, float2, float2, bool *);
template <class __T>
__device__ __T tex3DGrad(cudaTextureObject_t, float, float, float, float4, float4, bool *);
template <class __T>
__device__ __T tex1DLayeredGrad(cudaTextureObject_t, float, int, float, float, bool *);
template <class __T>
__device__ __T tex2DLayeredGrad(cudaTextureObject_t, float, float, int, float2, float2, bool *);
template <class __T>
__device__ __T texCubemapGrad(cudaTextureObject_t, float, float, float, float4, float4, bool *);
template <class __T>
__device__ __T texCubemapLayeredGrad(cudaTextureObject_t, float, float, float, int, float4, float4,
                                     bool *);
template <class __T> __device__ __T tex2Dgather(cudaTextureObject_t, float, float, int, bool *);

/* Surfaces. */
template <class __T>
__device__ __T surf1Dread(cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surf1Dread(__T *, cudaSurfaceObject_t, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surf1Dwrite(__T, cudaSurfaceObject_t, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ __T surf1Dread(surface<__S, __dimension>, int,
                          cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surf1Dread(__T *, surface<__S, __dimension>, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surf1Dwrite(__T, surface<__S, __dimension>, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ __T surf2Dread(cudaSurfaceObject_t, int, int,
                          cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surf2Dread(__T *, cudaSurfaceObject_t, int, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surf2Dwrite(__T, cudaSurfaceObject_t, int, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ __T surf2Dread(surface<__S, __dimension>, int, int,
                          cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surf2Dread(__T *, surface<__S, __dimension>, int, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surf2Dwrite(__T, surface<__S, __dimension>, int, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ __T surf3Dread(cudaSurfaceObject_t, int, int, int,
                          cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surf3Dread(__T *, cudaSurfaceObject_t, int, int, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surf3Dwrite(__T, cudaSurfaceObject_t, int, int, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ __T surf3Dread(surface<__S, __dimension>, int, int, int,
                          cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surf3Dread(__T *, surface<__S, __dimension>, int, int, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surf3Dwrite(__T, surface<__S, __dimension>, int, int, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ __T surf1DLayeredread(cudaSurfaceObject_t, int, int,
                                 cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surf1DLayeredread(__T *, cudaSurfaceObject_t, int, int,
                                  cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surf1DLayeredwrite(__T, cudaSurfaceObject_t, int, int,
                                   cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ __T surf1DLayeredread(surface<__S, __dimension>, int, int,
                                 cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surf1DLayeredread(__T *, surface<__S, __dimension>, int, int,
                                  cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surf1DLayeredwrite(__T, surface<__S, __dimension>, int, int,
                                   cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ __T surf2DLayeredread(cudaSurfaceObject_t, int, int, int,
                                 cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surf2DLayeredread(__T *, cudaSurfaceObject_t, int, int, int,
                                  cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surf2DLayeredwrite(__T, cudaSurfaceObject_t, int, int, int,
                                   cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ __T surf2DLayeredread(surface<__S, __dimension>, int, int, int,
                                 cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surf2DLayeredread(__T *, surface<__S, __dimension>, int, int, int,
                                  cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surf2DLayeredwrite(__T, surface<__S, __dimension>, int, int, int,
                                   cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ __T surfCubemapread(cudaSurfaceObject_t, int, int, int,
                               cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surfCubemapread(__T *, cudaSurfaceObject_t, int, int, int,
                                cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surfCubemapwrite(__T, cudaSurfaceObject_t, int, int, int,
                                 cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ __T surfCubemapread(surface<__S, __dimension>, int, int, int,
                               cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surfCubemapread(__T *, surface<__S, __dimension>, int, int, int,
                                cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surfCubemapwrite(__T, surface<__S, __dimension>, int, int, int,
                                 cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ __T surfCubemapLayeredread(cudaSurfaceObject_t, int, int, int,
                                      cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surfCubemapLayeredread(__T *, cudaSurfaceObject_t, int, int, int,
                                       cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T>
__device__ void surfCubemapLayeredwrite(__T, cudaSurfaceObject_t, int, int, int,
                                        cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ __T surfCubemapLayeredread(surface<__S, __dimension>, int, int, int,
                                      cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surfCubemapLayeredread(__T *, surface<__S, __dimension>, int, int, int,
                                       cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class __T, class __S, int __dimension>
__device__ void surfCubemapLayeredwrite(__T, surface<__S, __dimension>, int, int, int,
                                        cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
#endif

/* Binding of references, on the host. */
template <class __T, int __dimension, cudaTextureReadMode __mode>
cudaError_t cudaBindTexture(size_t *, const texture<__T, __dimension, __mode> &, const void *,
                            const cudaChannelFormatDesc &, size_t = 0xffffffffu);
template <class __T, int __dimension, cudaTextureReadMode __mode>
cudaError_t cudaBindTexture(size_t *, const texture<__T, __dimension, __mode> &, const void *,
                            size_t = 0xffffffffu);
template <class __T, int __dimension, cudaTextureReadMode __mode>
cudaError_t cudaBindTexture2D(size_t *, const texture<__T, __dimension, __mode> &, const void *,
                              const cudaChannelFormatDesc &, size_t, size_t, size_t);
template <class __T, int __dimension, cudaTextureReadMode __mode>
cudaError_t cudaBindTexture2D(size_t *, const texture<__T, __dimension, __mode> &, const void *,
                              size_t, size_t, size_t);
template <class __T, int __dimension, cudaTextureReadMode __mode>
cudaError_t cudaBindTextureToArray(const texture<__T, __dimension, __mode> &, cudaArray_const_t,
                                   const cudaChannelFormatDesc &);
template <class __T, int __dimension, cudaTextureReadMode __mode>
cudaError_t cudaBindTextureToArray(const texture<__T, __dimension, __mode> &, cudaArray_const_t);
template <class __T, int __dimension, cudaTextureReadMode __mode>
cudaError_t cudaBindTextureToMipmappedArray(const texture<__T, __dimension, __mode> &,
                                            cudaMipmappedArray_const_t,
                                            const cudaChannelFormatDesc &);
template <class __T, int __dimension, cudaTextureReadMode __mode>
cudaError_t cudaBindTextureToMipmappedArray(const texture<__T, __dimension, __mode> &,
                                            cudaMipmappedArray_const_t);
template <class __T, int __dimension, cudaTextureReadMode __mode>
cudaError_t cudaUnbindTexture(const texture<__T, __dimension, __mode> &);
template <class __T, int __dimension, cudaTextureReadMode __mode>
cudaError_t cudaGetTextureAlignmentOffset(size_t *, const texture<__T, __dimension, __mode> &);
template <class __T, int __dimension>
cudaError_t cudaBindSurfaceToArray(const surface<__T, __dimension> &, cudaArray_const_t);
template <class __T, int __dimension>
cudaError_t cudaBindSurfaceToArray(const surface<__T, __dimension> &, cudaArray_const_t,
                                   const cudaChannelFormatDesc &);

#endif
