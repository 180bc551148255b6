/* Texture and surface fetches: by object, and by the references that CUDA 13 removed, with the
 * functions that bind those. */
#ifndef CU2CL_CUDA_DEVICE_TEXTURE_H
#define CU2CL_CUDA_DEVICE_TEXTURE_H

#include "../driver_types.h"

template <class T, int dimension = 1, cudaTextureReadMode mode = cudaReadModeElementType>
struct __device_builtin_texture_type__ texture : public textureReference {
    texture(int normalized = 0, cudaTextureFilterMode filter = cudaFilterModePoint,
            cudaTextureAddressMode address = cudaAddressModeClamp);
    texture(int normalized, cudaTextureFilterMode filter, cudaTextureAddressMode address,
            cudaChannelFormatDesc format);
};

template <class T, int dimension = 1>
struct __device_builtin_surface_type__ surface : public surfaceReference {
    surface();
    surface(cudaChannelFormatDesc format);
};

/* What a fetch gives: the texture's element, or float where integers are read as numbers from 0
 * to 1. */
template <class T, cudaTextureReadMode mode> struct cu2cl_fetched {
    typedef T type;
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
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex1Dfetch(texture<T, dimension, mode>, int);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex1D(texture<T, dimension, mode>, float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex2D(texture<T, dimension, mode>, float, float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex3D(texture<T, dimension, mode>, float, float,
                                                       float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex1DLayered(texture<T, dimension, mode>, float,
                                                              int);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex2DLayered(texture<T, dimension, mode>, float,
                                                              float, int);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type texCubemap(texture<T, dimension, mode>, float,
                                                            float, float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type texCubemapLayered(texture<T, dimension, mode>,
                                                                   float, float, float, int);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex1DLod(texture<T, dimension, mode>, float,
                                                          float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex2DLod(texture<T, dimension, mode>, float, float,
                                                          float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex3DLod(texture<T, dimension, mode>, float, float,
                                                          float, float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex1DLayeredLod(texture<T, dimension, mode>, float,
                                                                 int, float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex2DLayeredLod(texture<T, dimension, mode>, float,
                                                                 float, int, float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type texCubemapLod(texture<T, dimension, mode>, float,
                                                               float, float, float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type
texCubemapLayeredLod(texture<T, dimension, mode>, float, float, float, int, float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex1DGrad(texture<T, dimension, mode>, float,
                                                           float, float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex2DGrad(texture<T, dimension, mode>, float,
                                                           float, float2, float2);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex3DGrad(texture<T, dimension, mode>, float,
                                                           float, float, float4, float4);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex1DLayeredGrad(texture<T, dimension, mode>,
                                                                  float, int, float, float);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type
tex2DLayeredGrad(texture<T, dimension, mode>, float, float, int, float2, float2);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type texCubemapGrad(texture<T, dimension, mode>, float,
                                                                float, float, float4, float4);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type
texCubemapLayeredGrad(texture<T, dimension, mode>, float, float, float, int, float4, float4);
template <class T, int dimension, cudaTextureReadMode mode>
__device__ typename cu2cl_fetched<T, mode>::type tex2Dgather(texture<T, dimension, mode>, float,
                                                             float, int = 0);

/* By object, with the result returned or stored through a pointer. */
template <class T> __device__ T tex1Dfetch(cudaTextureObject_t, int);
template <class T> __device__ void tex1Dfetch(T *, cudaTextureObject_t, int);
template <class T> __device__ T tex1D(cudaTextureObject_t, float);
template <class T> __device__ void tex1D(T *, cudaTextureObject_t, float);
template <class T> __device__ T tex2D(cudaTextureObject_t, float, float);
template <class T> __device__ void tex2D(T *, cudaTextureObject_t, float, float);
template <class T> __device__ T tex3D(cudaTextureObject_t, float, float, float);
template <class T> __device__ void tex3D(T *, cudaTextureObject_t, float, float, float);
template <class T> __device__ T tex1DLayered(cudaTextureObject_t, float, int);
template <class T> __device__ void tex1DLayered(T *, cudaTextureObject_t, float, int);
template <class T> __device__ T tex2DLayered(cudaTextureObject_t, float, float, int);
template <class T> __device__ void tex2DLayered(T *, cudaTextureObject_t, float, float, int);
template <class T> __device__ T texCubemap(cudaTextureObject_t, float, float, float);
template <class T> __device__ void texCubemap(T *, cudaTextureObject_t, float, float, float);
template <class T> __device__ T texCubemapLayered(cudaTextureObject_t, float, float, float, int);
template <class T>
__device__ void texCubemapLayered(T *, cudaTextureObject_t, float, float, float, int);
template <class T> __device__ T tex1DLod(cudaTextureObject_t, float, float);
template <class T> __device__ void tex1DLod(T *, cudaTextureObject_t, float, float);
template <class T> __device__ T tex2DLod(cudaTextureObject_t, float, float, float);
template <class T> __device__ void tex2DLod(T *, cudaTextureObject_t, float, float, float);
template <class T> __device__ T tex3DLod(cudaTextureObject_t, float, float, float, float);
template <class T> __device__ void tex3DLod(T *, cudaTextureObject_t, float, float, float, float);
template <class T> __device__ T tex1DLayeredLod(cudaTextureObject_t, float, int, float);
template <class T> __device__ void tex1DLayeredLod(T *, cudaTextureObject_t, float, int, float);
template <class T> __device__ T tex2DLayeredLod(cudaTextureObject_t, float, float, int, float);
template <class T>
__device__ void tex2DLayeredLod(T *, cudaTextureObject_t, float, float, int, float);
template <class T> __device__ T texCubemapLod(cudaTextureObject_t, float, float, float, float);
template <class T>
__device__ void texCubemapLod(T *, cudaTextureObject_t, float, float, float, float);
template <class T>
__device__ T texCubemapLayeredLod(cudaTextureObject_t, float, float, float, int, float);
template <class T>
__device__ void texCubemapLayeredLod(T *, cudaTextureObject_t, float, float, float, int, float);
template <class T> __device__ T tex1DGrad(cudaTextureObject_t, float, float, float);
template <class T> __device__ void tex1DGrad(T *, cudaTextureObject_t, float, float, float);
template <class T> __device__ T tex2DGrad(cudaTextureObject_t, float, float, float2, float2);
template <class T>
__device__ void tex2DGrad(T *, cudaTextureObject_t, float, float, float2, float2);
template <class T> __device__ T tex3DGrad(cudaTextureObject_t, float, float, float, float4, float4);
template <class T>
__device__ void tex3DGrad(T *, cudaTextureObject_t, float, float, float, float4, float4);
template <class T> __device__ T tex1DLayeredGrad(cudaTextureObject_t, float, int, float, float);
template <class T>
__device__ void tex1DLayeredGrad(T *, cudaTextureObject_t, float, int, float, float);
template <class T>
__device__ T tex2DLayeredGrad(cudaTextureObject_t, float, float, int, float2, float2);
template <class T>
__device__ void tex2DLayeredGrad(T *, cudaTextureObject_t, float, float, int, float2, float2);
template <class T>
__device__ T texCubemapGrad(cudaTextureObject_t, float, float, float, float4, float4);
template <class T>
__device__ void texCubemapGrad(T *, cudaTextureObject_t, float, float, float, float4, float4);
template <class T>
__device__ T texCubemapLayeredGrad(cudaTextureObject_t, float, float, float, int, float4, float4);
template <class T>
__device__ void texCubemapLayeredGrad(T *, cudaTextureObject_t, float, float, float, int, float4,
                                      float4);
template <class T> __device__ T tex2Dgather(cudaTextureObject_t, float, float, int = 0);
template <class T> __device__ void tex2Dgather(T *, cudaTextureObject_t, float, float, int = 0);
/* ... and whether the texel is resident. */
template <class T> __device__ T tex1D(cudaTextureObject_t, float, bool *);
template <class T> __device__ T tex2D(cudaTextureObject_t, float, float, bool *);
template <class T> __device__ T tex3D(cudaTextureObject_t, float, float, float, bool *);
template <class T> __device__ T tex1DLayered(cudaTextureObject_t, float, int, bool *);
template <class T> __device__ T tex2DLayered(cudaTextureObject_t, float, float, int, bool *);
template <class T> __device__ T texCubemap(cudaTextureObject_t, float, float, float, bool *);
template <class T>
__device__ T texCubemapLayered(cudaTextureObject_t, float, float, float, int, bool *);
template <class T> __device__ T tex1DLod(cudaTextureObject_t, float, float, bool *);
template <class T> __device__ T tex2DLod(cudaTextureObject_t, float, float, float, bool *);
template <class T> __device__ T tex3DLod(cudaTextureObject_t, float, float, float, float, bool *);
template <class T> __device__ T tex1DLayeredLod(cudaTextureObject_t, float, int, float, bool *);
template <class T>
__device__ T tex2DLayeredLod(cudaTextureObject_t, float, float, int, float, bool *);
template <class T>
__device__ T texCubemapLod(cudaTextureObject_t, float, float, float, float, bool *);
template <class T>
__device__ T texCubemapLayeredLod(cudaTextureObject_t, float, float, float, int, float, bool *);
template <class T> __device__ T tex1DGrad(cudaTextureObject_t, float, float, float, bool *);
template <class T>
__device__ T tex2DGrad(cudaTextureObject_t, float, float, float2, float2, bool *);
template <class T>
__device__ T tex3DGrad(cudaTextureObject_t, float, float, float, float4, float4, bool *);
template <class T>
__device__ T tex1DLayeredGrad(cudaTextureObject_t, float, int, float, float, bool *);
template <class T>
__device__ T tex2DLayeredGrad(cudaTextureObject_t, float, float, int, float2, float2, bool *);
template <class T>
__device__ T texCubemapGrad(cudaTextureObject_t, float, float, float, float4, float4, bool *);
template <class T>
__device__ T texCubemapLayeredGrad(cudaTextureObject_t, float, float, float, int, float4, float4,
                                   bool *);
template <class T> __device__ T tex2Dgather(cudaTextureObject_t, float, float, int, bool *);

/* Surfaces. */
template <class T>
__device__ T surf1Dread(cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surf1Dread(T *, cudaSurfaceObject_t, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surf1Dwrite(T, cudaSurfaceObject_t, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ T surf1Dread(surface<S, dimension>, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surf1Dread(T *, surface<S, dimension>, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surf1Dwrite(T, surface<S, dimension>, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ T surf2Dread(cudaSurfaceObject_t, int, int,
                        cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surf2Dread(T *, cudaSurfaceObject_t, int, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surf2Dwrite(T, cudaSurfaceObject_t, int, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ T surf2Dread(surface<S, dimension>, int, int,
                        cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surf2Dread(T *, surface<S, dimension>, int, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surf2Dwrite(T, surface<S, dimension>, int, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ T surf3Dread(cudaSurfaceObject_t, int, int, int,
                        cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surf3Dread(T *, cudaSurfaceObject_t, int, int, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surf3Dwrite(T, cudaSurfaceObject_t, int, int, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ T surf3Dread(surface<S, dimension>, int, int, int,
                        cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surf3Dread(T *, surface<S, dimension>, int, int, int,
                           cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surf3Dwrite(T, surface<S, dimension>, int, int, int,
                            cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ T surf1DLayeredread(cudaSurfaceObject_t, int, int,
                               cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surf1DLayeredread(T *, cudaSurfaceObject_t, int, int,
                                  cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surf1DLayeredwrite(T, cudaSurfaceObject_t, int, int,
                                   cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ T surf1DLayeredread(surface<S, dimension>, int, int,
                               cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surf1DLayeredread(T *, surface<S, dimension>, int, int,
                                  cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surf1DLayeredwrite(T, surface<S, dimension>, int, int,
                                   cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ T surf2DLayeredread(cudaSurfaceObject_t, int, int, int,
                               cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surf2DLayeredread(T *, cudaSurfaceObject_t, int, int, int,
                                  cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surf2DLayeredwrite(T, cudaSurfaceObject_t, int, int, int,
                                   cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ T surf2DLayeredread(surface<S, dimension>, int, int, int,
                               cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surf2DLayeredread(T *, surface<S, dimension>, int, int, int,
                                  cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surf2DLayeredwrite(T, surface<S, dimension>, int, int, int,
                                   cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ T surfCubemapread(cudaSurfaceObject_t, int, int, int,
                             cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surfCubemapread(T *, cudaSurfaceObject_t, int, int, int,
                                cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surfCubemapwrite(T, cudaSurfaceObject_t, int, int, int,
                                 cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ T surfCubemapread(surface<S, dimension>, int, int, int,
                             cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surfCubemapread(T *, surface<S, dimension>, int, int, int,
                                cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surfCubemapwrite(T, surface<S, dimension>, int, int, int,
                                 cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ T surfCubemapLayeredread(cudaSurfaceObject_t, int, int, int,
                                    cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surfCubemapLayeredread(T *, cudaSurfaceObject_t, int, int, int,
                                       cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T>
__device__ void surfCubemapLayeredwrite(T, cudaSurfaceObject_t, int, int, int,
                                        cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ T surfCubemapLayeredread(surface<S, dimension>, int, int, int,
                                    cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surfCubemapLayeredread(T *, surface<S, dimension>, int, int, int,
                                       cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T, class S, int dimension>
__device__ void surfCubemapLayeredwrite(T, surface<S, dimension>, int, int, int,
                                        cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
#endif

/* Binding of references, on the host. */
template <class T, int dimension, cudaTextureReadMode mode>
cudaError_t cudaBindTexture(size_t *, const texture<T, dimension, mode> &, const void *,
                            const cudaChannelFormatDesc &, size_t = 0xffffffffu);
template <class T, int dimension, cudaTextureReadMode mode>
cudaError_t cudaBindTexture(size_t *, const texture<T, dimension, mode> &, const void *,
                            size_t = 0xffffffffu);
template <class T, int dimension, cudaTextureReadMode mode>
cudaError_t cudaBindTexture2D(size_t *, const texture<T, dimension, mode> &, const void *,
                              const cudaChannelFormatDesc &, size_t, size_t, size_t);
template <class T, int dimension, cudaTextureReadMode mode>
cudaError_t cudaBindTexture2D(size_t *, const texture<T, dimension, mode> &, const void *, size_t,
                              size_t, size_t);
template <class T, int dimension, cudaTextureReadMode mode>
cudaError_t cudaBindTextureToArray(const texture<T, dimension, mode> &, cudaArray_const_t,
                                   const cudaChannelFormatDesc &);
template <class T, int dimension, cudaTextureReadMode mode>
cudaError_t cudaBindTextureToArray(const texture<T, dimension, mode> &, cudaArray_const_t);
template <class T, int dimension, cudaTextureReadMode mode>
cudaError_t cudaBindTextureToMipmappedArray(const texture<T, dimension, mode> &,
                                            cudaMipmappedArray_const_t,
                                            const cudaChannelFormatDesc &);
template <class T, int dimension, cudaTextureReadMode mode>
cudaError_t cudaBindTextureToMipmappedArray(const texture<T, dimension, mode> &,
                                            cudaMipmappedArray_const_t);
template <class T, int dimension, cudaTextureReadMode mode>
cudaError_t cudaUnbindTexture(const texture<T, dimension, mode> &);
template <class T, int dimension, cudaTextureReadMode mode>
cudaError_t cudaGetTextureAlignmentOffset(size_t *, const texture<T, dimension, mode> &);
template <class T, int dimension>
cudaError_t cudaBindSurfaceToArray(const surface<T, dimension> &, cudaArray_const_t);
template <class T, int dimension>
cudaError_t cudaBindSurfaceToArray(const surface<T, dimension> &, cudaArray_const_t,
                                   const cudaChannelFormatDesc &);

#endif
