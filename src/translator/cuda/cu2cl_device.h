#ifndef CU2CL_DEVICE_H
#define CU2CL_DEVICE_H
#define D_ __attribute__((device))
#define HD_ __attribute__((host)) __attribute__((device))
/* ---- built-in variables: plain extern variables ---- */
extern const D_ uint3 threadIdx; extern const D_ uint3 blockIdx; extern const D_ dim3 blockDim; extern const D_ dim3 gridDim;
extern const D_ int warpSize;
/* ---- synchronisation ---- */
extern "C" {
D_ void __syncthreads(void); D_ int __syncthreads_count(int); D_ int __syncthreads_and(int); D_ int __syncthreads_or(int);
D_ void __syncwarp(unsigned m = 0xffffffff); D_ void __threadfence(void); D_ void __threadfence_block(void); D_ void __threadfence_system(void);
D_ unsigned __activemask(void); D_ void __nanosleep(unsigned); D_ void __trap(void); D_ void __brkpt(void); D_ void __prof_trigger(int);
D_ int printf(const char *, ...);
}
D_ long long clock64(void); D_ long clock(void); D_ unsigned long long globaltimer(void);
/* ---- integer intrinsics ---- */
D_ int __mul24(int, int); D_ unsigned __umul24(unsigned, unsigned); D_ int __mulhi(int, int); D_ unsigned __umulhi(unsigned, unsigned); D_ long long __mul64hi(long long, long long); D_ unsigned long long __umul64hi(unsigned long long, unsigned long long); D_ int mul24(int,int); D_ unsigned umul24(unsigned,unsigned); D_ int mulhi(int,int); D_ unsigned umulhi(unsigned,unsigned);
D_ int __sad(int, int, unsigned); D_ unsigned __usad(unsigned, unsigned, unsigned); D_ int __hadd(int, int); D_ int __rhadd(int, int); D_ unsigned __uhadd(unsigned, unsigned); D_ unsigned __urhadd(unsigned, unsigned);
D_ int __clz(int); D_ int __clzll(long long); D_ int __ffs(int); D_ int __ffsll(long long); D_ int __popc(unsigned); D_ int __popcll(unsigned long long); D_ unsigned __brev(unsigned); D_ unsigned long long __brevll(unsigned long long); D_ unsigned __byte_perm(unsigned, unsigned, unsigned); D_ unsigned __funnelshift_l(unsigned, unsigned, unsigned); D_ unsigned __funnelshift_r(unsigned, unsigned, unsigned); D_ unsigned __funnelshift_lc(unsigned, unsigned, unsigned); D_ unsigned __funnelshift_rc(unsigned, unsigned, unsigned); D_ unsigned __fns(unsigned, unsigned, int);
D_ int __dp4a(int, int, int); D_ unsigned __dp4a(unsigned, unsigned, unsigned); D_ int __dp4a(char4, char4, int); D_ unsigned __dp4a(uchar4, uchar4, unsigned); D_ int __dp2a_lo(int,int,int); D_ int __dp2a_hi(int,int,int);
D_ unsigned __vadd4(unsigned, unsigned); D_ unsigned __vsub4(unsigned, unsigned); D_ unsigned __vabsdiffu4(unsigned, unsigned); D_ unsigned __vsadu4(unsigned, unsigned); D_ unsigned __vcmpeq4(unsigned,unsigned); D_ unsigned __vcmpgtu4(unsigned,unsigned); D_ unsigned __vmaxu4(unsigned,unsigned); D_ unsigned __vminu4(unsigned,unsigned); D_ unsigned __vadd2(unsigned,unsigned); D_ unsigned __vsub2(unsigned,unsigned); D_ unsigned __vmaxs2(unsigned,unsigned); D_ unsigned __vmins2(unsigned,unsigned); D_ unsigned __vmaxu2(unsigned,unsigned); D_ unsigned __vsubss4(unsigned,unsigned); D_ unsigned __vcmpne4(unsigned,unsigned); D_ unsigned __vsub2(unsigned,unsigned); D_ unsigned __vaddss4(unsigned,unsigned); D_ unsigned __viaddmax_s16x2(unsigned,unsigned,unsigned); D_ unsigned __viaddmax_s16x2_relu(unsigned,unsigned,unsigned); D_ int __vimax3_s32(int,int,int);
/* ---- conversions ---- */
#define CU2CL_CVT(fn, R, A) D_ R fn(A);
#define CU2CL_CVT4(base, R, A) CU2CL_CVT(base##_rn,R,A) CU2CL_CVT(base##_rz,R,A) CU2CL_CVT(base##_ru,R,A) CU2CL_CVT(base##_rd,R,A)
CU2CL_CVT4(__float2int,int,float) CU2CL_CVT4(__float2uint,unsigned,float) CU2CL_CVT4(__float2ll,long long,float) CU2CL_CVT4(__float2ull,unsigned long long,float) CU2CL_CVT4(__int2float,float,int) CU2CL_CVT4(__uint2float,float,unsigned) CU2CL_CVT4(__ll2float,float,long long) CU2CL_CVT4(__ull2float,float,unsigned long long) CU2CL_CVT4(__double2int,int,double) CU2CL_CVT4(__double2uint,unsigned,double) CU2CL_CVT4(__double2ll,long long,double) CU2CL_CVT4(__double2ull,unsigned long long,double) CU2CL_CVT4(__double2float,float,double) CU2CL_CVT4(__ll2double,double,long long) CU2CL_CVT4(__ull2double,double,unsigned long long) CU2CL_CVT(__int2double_rn,double,int) CU2CL_CVT(__uint2double_rn,double,unsigned) CU2CL_CVT(__float2half_rn,unsigned short,float)
D_ int __float_as_int(float); D_ unsigned __float_as_uint(float); D_ float __int_as_float(int); D_ float __uint_as_float(unsigned); D_ long long __double_as_longlong(double); D_ double __longlong_as_double(long long); D_ int __double2hiint(double); D_ int __double2loint(double); D_ double __hiloint2double(int, int);
/* ---- math: device overloads; host ones come from <math.h> ---- */
#define M1(n) D_ double n(double); D_ float n(float); D_ float n##f(float);
#define M2(n) D_ double n(double, double); D_ float n(float, float); D_ float n##f(float, float);
M1(sqrt) M1(rsqrt) M1(cbrt) M1(rcbrt) M1(sin) M1(cos) M1(tan) M1(asin) M1(acos) M1(atan) M1(sinh) M1(cosh) M1(tanh) M1(asinh) M1(acosh) M1(atanh) M1(exp) M1(exp2) M1(exp10) M1(expm1) M1(log) M1(log2) M1(log10) M1(log1p) M1(logb) M1(floor) M1(ceil) M1(trunc) M1(round) M1(rint) M1(nearbyint) M1(fabs) M1(erf) M1(erfc) M1(erfinv) M1(erfcinv) M1(erfcx) M1(normcdf) M1(normcdfinv) M1(tgamma) M1(lgamma) M1(sinpi) M1(cospi) M1(tanpi) M1(j0) M1(j1) M1(y0) M1(y1) M1(cyl_bessel_i0) M1(cyl_bessel_i1)
M2(pow) M2(fmod) M2(remainder) M2(atan2) M2(hypot) M2(rhypot) M2(fmin) M2(fmax) M2(fdim) M2(copysign) M2(nextafter) M2(fdivide)
#undef M1
#undef M2
D_ double fma(double,double,double); D_ float fma(float,float,float); D_ float fmaf(float,float,float); D_ void sincos(double,double*,double*); D_ void sincos(float,float*,float*); D_ void sincosf(float,float*,float*); D_ void sincospi(double,double*,double*); D_ void sincospif(float,float*,float*);
D_ double modf(double,double*); D_ float modf(float,float*); D_ float modff(float,float*); D_ double frexp(double,int*); D_ float frexp(float,int*); D_ float frexpf(float,int*); D_ double ldexp(double,int); D_ float ldexp(float,int); D_ float ldexpf(float,int); D_ double scalbn(double,int); D_ float scalbn(float,int); D_ float scalbnf(float,int); D_ int ilogb(double); D_ int ilogb(float); D_ int ilogbf(float); D_ double pow(double,int); D_ float pow(float,int); D_ float powif(float,int); D_ double powi(double,int);
D_ long lrint(double); D_ long lrint(float); D_ long lrintf(float); D_ long long llrint(double); D_ long long llrint(float); D_ long long llrintf(float); D_ long lround(double); D_ long lround(float); D_ long lroundf(float); D_ long long llround(double); D_ long long llround(float); D_ long long llroundf(float);
D_ double remquo(double,double,int*); D_ float remquof(float,float,int*); D_ double nan(const char*); D_ float nanf(const char*); D_ double norm3d(double,double,double); D_ float norm3df(float,float,float); D_ double rnorm3d(double,double,double); D_ float rnorm3df(float,float,float); D_ float norm4df(float,float,float,float); D_ float rnorm4df(float,float,float,float); D_ double norm4d(double,double,double,double); D_ double rnorm4d(double,double,double,double); D_ double jn(int,double); D_ float jnf(int,float); D_ double yn(int,double); D_ float ynf(int,float);
D_ int abs(int); D_ long abs(long); D_ long long abs(long long); D_ double abs(double); D_ float abs(float); D_ long labs(long); D_ long long llabs(long long);
D_ bool isnan(float); D_ bool isnan(double); D_ bool isinf(float); D_ bool isinf(double); D_ bool isfinite(float); D_ bool isfinite(double); D_ bool signbit(float); D_ bool signbit(double); D_ int __isnanf(float); D_ int __isinff(float); D_ int __finitef(float); D_ int __signbitf(float); D_ int __isnan(double); D_ int __isinf(double); D_ int __finite(double);D_ int finite(double);
#define FI1(n) D_ float n(float);
FI1(__sinf) FI1(__cosf) FI1(__tanf) FI1(__expf) FI1(__exp10f) FI1(__logf) FI1(__log2f) FI1(__log10f) FI1(__saturatef) FI1(__tanhf)
#undef FI1
D_ float __powf(float,float); D_ float __fdividef(float,float); D_ void __sincosf(float,float*,float*); D_ float __frsqrt_rn(float);
#define FR(n) D_ float __f##n##_rn(float,float); D_ float __f##n##_rz(float,float); D_ float __f##n##_ru(float,float); D_ float __f##n##_rd(float,float); D_ double __d##n##_rn(double,double); D_ double __d##n##_rz(double,double); D_ double __d##n##_ru(double,double); D_ double __d##n##_rd(double,double);
FR(add) FR(sub) FR(mul) FR(div)
#undef FR
#define FR(r) D_ float __fmaf_##r(float,float,float); D_ double __fma_##r(double,double,double); D_ float __fsqrt_##r(float); D_ double __dsqrt_##r(double); D_ float __frcp_##r(float); D_ double __drcp_##r(double);
FR(rn) FR(rz) FR(ru) FR(rd)
#undef FR
/* min / max: separate host and device overloads so that user definitions of one side do not clash */
#define MM(T) D_ T min(T, T); D_ T max(T, T); __attribute__((host)) T min(T, T); __attribute__((host)) T max(T, T);
MM(int) MM(unsigned int) MM(long) MM(unsigned long) MM(long long) MM(unsigned long long) MM(float) MM(double)
#undef MM
#define MX(R,A,B) D_ R min(A,B); D_ R max(A,B); D_ R min(B,A); D_ R max(B,A); __attribute__((host)) R min(A,B); __attribute__((host)) R max(A,B); __attribute__((host)) R min(B,A); __attribute__((host)) R max(B,A);
MX(unsigned int,int,unsigned int) MX(double,float,double) MX(unsigned long,long,unsigned long) MX(unsigned long long,long long,unsigned long long)
#undef MX
D_ unsigned umin(unsigned,unsigned); D_ unsigned umax(unsigned,unsigned); D_ long long llmin(long long,long long); D_ long long llmax(long long,long long); D_ unsigned long long ullmin(unsigned long long,unsigned long long); D_ unsigned long long ullmax(unsigned long long,unsigned long long);
/* host versions of CUDA-only math */
__attribute__((host)) float rsqrtf(float); __attribute__((host)) double rsqrt(double); __attribute__((host)) float rsqrt(float); __attribute__((host)) double normcdf(double); __attribute__((host)) float normcdff(float); __attribute__((host)) double erfcinv(double); __attribute__((host)) double sinpi(double); __attribute__((host)) double cospi(double);
/* ---- atomics ---- */
#define A2(n,T) D_ T n(T *, T); D_ T n##_block(T *, T); D_ T n##_system(T *, T);
A2(atomicAdd,int) A2(atomicAdd,unsigned int) A2(atomicAdd,unsigned long long) A2(atomicAdd,float) A2(atomicAdd,double)
A2(atomicSub,int) A2(atomicSub,unsigned int) A2(atomicExch,int) A2(atomicExch,unsigned int) A2(atomicExch,unsigned long long) A2(atomicExch,float)
A2(atomicMin,int) A2(atomicMin,unsigned int) A2(atomicMin,long long) A2(atomicMin,unsigned long long) A2(atomicMax,int) A2(atomicMax,unsigned int) A2(atomicMax,long long) A2(atomicMax,unsigned long long)
A2(atomicInc,unsigned int) A2(atomicDec,unsigned int) A2(atomicAnd,int) A2(atomicAnd,unsigned int) A2(atomicAnd,unsigned long long) A2(atomicOr,int) A2(atomicOr,unsigned int) A2(atomicOr,unsigned long long) A2(atomicXor,int) A2(atomicXor,unsigned int) A2(atomicXor,unsigned long long)
#undef A2
#define A3(T) D_ T atomicCAS(T *, T, T); D_ T atomicCAS_block(T *, T, T); D_ T atomicCAS_system(T *, T, T);
A3(int) A3(unsigned int) A3(unsigned long long) A3(unsigned short)
#undef A3
D_ float2 atomicAdd(float2 *, float2); D_ float4 atomicAdd(float4 *, float4);
/* ---- read-only / cached loads ---- */
template<class T> D_ T __ldg(const T *); template<class T> D_ T __ldcg(const T *); template<class T> D_ T __ldca(const T *); template<class T> D_ T __ldcs(const T *); template<class T> D_ T __ldlu(const T *); template<class T> D_ T __ldcv(const T *); template<class T> D_ void __stwb(T *, T); template<class T> D_ void __stcg(T *, T); template<class T> D_ void __stcs(T *, T); template<class T> D_ void __stwt(T *, T);
/* ---- warp ---- */
#define SH(T) D_ T __shfl_sync(unsigned, T, int, int = 32); D_ T __shfl_up_sync(unsigned, T, unsigned, int = 32); D_ T __shfl_down_sync(unsigned, T, unsigned, int = 32); D_ T __shfl_xor_sync(unsigned, T, int, int = 32); D_ T __shfl(T, int, int = 32); D_ T __shfl_up(T, unsigned, int = 32); D_ T __shfl_down(T, unsigned, int = 32); D_ T __shfl_xor(T, int, int = 32);
SH(int) SH(unsigned int) SH(long) SH(unsigned long) SH(long long) SH(unsigned long long) SH(float) SH(double)
#undef SH
D_ int __any_sync(unsigned, int); D_ int __all_sync(unsigned, int); D_ unsigned __ballot_sync(unsigned, int); D_ int __any(int); D_ int __all(int); D_ unsigned __ballot(int);
#define MT(T) D_ unsigned __match_any_sync(unsigned, T); D_ unsigned __match_all_sync(unsigned, T, int *);
MT(int) MT(unsigned) MT(long long) MT(unsigned long long) MT(float) MT(double)
#undef MT
D_ int __reduce_add_sync(unsigned, int); D_ unsigned __reduce_add_sync(unsigned, unsigned); D_ int __reduce_min_sync(unsigned, int); D_ unsigned __reduce_min_sync(unsigned, unsigned); D_ int __reduce_max_sync(unsigned, int); D_ unsigned __reduce_max_sync(unsigned, unsigned); D_ unsigned __reduce_and_sync(unsigned, unsigned); D_ unsigned __reduce_or_sync(unsigned, unsigned); D_ unsigned __reduce_xor_sync(unsigned, unsigned);
D_ unsigned __isGlobal(const void *); D_ unsigned __isShared(const void *); D_ unsigned __isLocal(const void*); D_ unsigned __isConstant(const void*); D_ size_t __cvta_generic_to_shared(const void *); D_ size_t __cvta_generic_to_global(const void*); 
/* ---- device heap / libc ---- */
extern "C" { D_ void *malloc(size_t); D_ void free(void *); D_ void *memcpy(void *, const void *, size_t); D_ void *memset(void *, int, size_t); D_ void *memmove(void*, const void*, size_t); D_ int memcmp(const void*, const void*, size_t); D_ void __assertfail(const char *, const char *, unsigned, const char *, size_t); D_ void __assert_fail(const char *, const char *, unsigned, const char *); }
D_ char *strcpy(char*,const char*); D_ size_t strlen(const char*); D_ int strcmp(const char*,const char*);
#pragma push_macro("D_")
/* device new/delete */
D_ void *operator new(size_t); D_ void *operator new[](size_t); D_ void operator delete(void *) noexcept; D_ void operator delete[](void *) noexcept; D_ void operator delete(void *, size_t) noexcept; D_ void operator delete[](void *, size_t) noexcept;
#pragma pop_macro("D_")
/* ---- textures ---- */
template<class T, int dim = 1, cudaTextureReadMode mode = cudaReadModeElementType> struct __device_builtin_texture_type__ texture : public textureReference {
  texture(int norm = 0, cudaTextureFilterMode fm = cudaFilterModePoint, cudaTextureAddressMode am = cudaAddressModeClamp); texture(int norm, cudaTextureFilterMode fm, cudaTextureAddressMode am, cudaChannelFormatDesc d); };
template<class T, int dim = 1> struct __device_builtin_surface_type__ surface : public surfaceReference { surface(); };
template<class T, cudaTextureReadMode m> struct cu2cl_texret { typedef T type; };
template<> struct cu2cl_texret<unsigned char, cudaReadModeNormalizedFloat> { typedef float type; };
template<> struct cu2cl_texret<signed char, cudaReadModeNormalizedFloat> { typedef float type; };
template<> struct cu2cl_texret<char, cudaReadModeNormalizedFloat> { typedef float type; };
template<> struct cu2cl_texret<unsigned short, cudaReadModeNormalizedFloat> { typedef float type; };
template<> struct cu2cl_texret<short, cudaReadModeNormalizedFloat> { typedef float type; };
template<> struct cu2cl_texret<uchar2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template<> struct cu2cl_texret<char2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template<> struct cu2cl_texret<ushort2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template<> struct cu2cl_texret<short2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template<> struct cu2cl_texret<uchar4, cudaReadModeNormalizedFloat> { typedef float4 type; };
template<> struct cu2cl_texret<char4, cudaReadModeNormalizedFloat> { typedef float4 type; };
template<> struct cu2cl_texret<ushort4, cudaReadModeNormalizedFloat> { typedef float4 type; };
template<> struct cu2cl_texret<short4, cudaReadModeNormalizedFloat> { typedef float4 type; };
#define TXR typename cu2cl_texret<T, m>::type
#define TXT template<class T, int d, cudaTextureReadMode m> D_ TXR
TXT tex1Dfetch(texture<T,d,m>, int); TXT tex1D(texture<T,d,m>, float); TXT tex2D(texture<T,d,m>, float, float); TXT tex3D(texture<T,d,m>, float, float, float); TXT tex1DLayered(texture<T,d,m>, float, int); TXT tex2DLayered(texture<T,d,m>, float, float, int); TXT tex2DLod(texture<T,d,m>, float, float, float); TXT texCubemap(texture<T,d,m>, float, float, float);
template<class T> D_ T tex1Dfetch(cudaTextureObject_t, int); template<class T> D_ T tex1D(cudaTextureObject_t, float); template<class T> D_ T tex2D(cudaTextureObject_t, float, float); template<class T> D_ T tex3D(cudaTextureObject_t, float, float, float); template<class T> D_ T tex1DLayered(cudaTextureObject_t, float, int); template<class T> D_ T tex2DLayered(cudaTextureObject_t, float, float, int); template<class T> D_ T tex2DLod(cudaTextureObject_t, float, float, float); template<class T> D_ T texCubemap(cudaTextureObject_t, float, float, float); template<class T> D_ T tex2Dgather(cudaTextureObject_t, float, float, int = 0); template<class T> D_ T tex2DGrad(cudaTextureObject_t, float, float, float2, float2);
template<class T> D_ void tex1Dfetch(T *, cudaTextureObject_t, int); template<class T> D_ void tex2D(T *, cudaTextureObject_t, float, float); template<class T> D_ void tex3D(T *, cudaTextureObject_t, float, float, float);
template<class T> D_ T surf1Dread(cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap); template<class T> D_ T surf2Dread(cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap); template<class T> D_ T surf3Dread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template<class T> D_ void surf1Dwrite(T, cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap); template<class T> D_ void surf2Dwrite(T, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap); template<class T> D_ void surf3Dwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap); template<class T> D_ void surf2Dread(T *, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template<class T, class S, int d> D_ void surf2Dwrite(T, surface<S,d>, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
#undef TXT
#undef TXR
template<class T, int d, cudaTextureReadMode m> cudaError_t cudaBindTexture(size_t *off, const texture<T,d,m> &t, const void *p, const cudaChannelFormatDesc &c, size_t n = 0xffffffffu); template<class T, int d, cudaTextureReadMode m> cudaError_t cudaBindTexture(size_t *off, const texture<T,d,m> &t, const void *p, size_t n = 0xffffffff); template<class T, int d, cudaTextureReadMode m> cudaError_t cudaBindTexture2D(size_t *off, const texture<T,d,m> &t, const void *p, const cudaChannelFormatDesc &c, size_t w, size_t h, size_t pi); template<class T, int d, cudaTextureReadMode m> cudaError_t cudaBindTexture2D(size_t *off, const texture<T,d,m> &t, const void *p, size_t w, size_t h, size_t pi); template<class T, int d, cudaTextureReadMode m> cudaError_t cudaBindTextureToArray(const texture<T,d,m> &t, cudaArray_const_t a, const cudaChannelFormatDesc &c); template<class T, int d, cudaTextureReadMode m> cudaError_t cudaBindTextureToArray(const texture<T,d,m> &t, cudaArray_const_t a); template<class T, int d, cudaTextureReadMode m> cudaError_t cudaUnbindTexture(const texture<T,d,m> &t);
#undef D_
#undef HD_
#endif
