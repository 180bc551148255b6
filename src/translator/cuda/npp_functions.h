/* The functions of NPP for types of elements and channels.
 * Made by scripts/npp_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_NPP_FUNCTIONS_H
#define CU2CL_CUDA_NPP_FUNCTIONS_H

#ifdef __cplusplus
extern "C" {
#endif

Npp8u *nppiMalloc_8u_C1(int, int, int *);
Npp8u *nppiMalloc_8u_C2(int, int, int *);
Npp8u *nppiMalloc_8u_C3(int, int, int *);
Npp8u *nppiMalloc_8u_C4(int, int, int *);
Npp16u *nppiMalloc_16u_C1(int, int, int *);
Npp16u *nppiMalloc_16u_C2(int, int, int *);
Npp16u *nppiMalloc_16u_C3(int, int, int *);
Npp16u *nppiMalloc_16u_C4(int, int, int *);
Npp16s *nppiMalloc_16s_C1(int, int, int *);
Npp16s *nppiMalloc_16s_C2(int, int, int *);
Npp16s *nppiMalloc_16s_C4(int, int, int *);
Npp16sc *nppiMalloc_16sc_C1(int, int, int *);
Npp16sc *nppiMalloc_16sc_C2(int, int, int *);
Npp16sc *nppiMalloc_16sc_C3(int, int, int *);
Npp16sc *nppiMalloc_16sc_C4(int, int, int *);
Npp32s *nppiMalloc_32s_C1(int, int, int *);
Npp32s *nppiMalloc_32s_C3(int, int, int *);
Npp32s *nppiMalloc_32s_C4(int, int, int *);
Npp32sc *nppiMalloc_32sc_C1(int, int, int *);
Npp32sc *nppiMalloc_32sc_C2(int, int, int *);
Npp32sc *nppiMalloc_32sc_C3(int, int, int *);
Npp32sc *nppiMalloc_32sc_C4(int, int, int *);
Npp32f *nppiMalloc_32f_C1(int, int, int *);
Npp32f *nppiMalloc_32f_C2(int, int, int *);
Npp32f *nppiMalloc_32f_C3(int, int, int *);
Npp32f *nppiMalloc_32f_C4(int, int, int *);
Npp32fc *nppiMalloc_32fc_C1(int, int, int *);
Npp32fc *nppiMalloc_32fc_C2(int, int, int *);
Npp32fc *nppiMalloc_32fc_C3(int, int, int *);
Npp32fc *nppiMalloc_32fc_C4(int, int, int *);
Npp8u *nppsMalloc_8u(size_t);
Npp8s *nppsMalloc_8s(size_t);
Npp16u *nppsMalloc_16u(size_t);
Npp16s *nppsMalloc_16s(size_t);
Npp16sc *nppsMalloc_16sc(size_t);
Npp32u *nppsMalloc_32u(size_t);
Npp32s *nppsMalloc_32s(size_t);
Npp32sc *nppsMalloc_32sc(size_t);
Npp32f *nppsMalloc_32f(size_t);
Npp32fc *nppsMalloc_32fc(size_t);
Npp64s *nppsMalloc_64s(size_t);
Npp64sc *nppsMalloc_64sc(size_t);
Npp64f *nppsMalloc_64f(size_t);
Npp64fc *nppsMalloc_64fc(size_t);
NppStatus nppiAdd_8u_C1RSfs_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int,
                                NppStreamContext);
NppStatus nppiAdd_8u_C1RSfs(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int);
NppStatus nppiAdd_8u_C3RSfs_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int,
                                NppStreamContext);
NppStatus nppiAdd_8u_C3RSfs(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int);
NppStatus nppiAdd_8u_C4RSfs_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int,
                                NppStreamContext);
NppStatus nppiAdd_8u_C4RSfs(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int);
NppStatus nppiAdd_16u_C1RSfs_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiAdd_16u_C1RSfs(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             int);
NppStatus nppiAdd_16u_C3RSfs_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiAdd_16u_C3RSfs(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             int);
NppStatus nppiAdd_16u_C4RSfs_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiAdd_16u_C4RSfs(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             int);
NppStatus nppiAdd_16s_C1RSfs_Ctx(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiAdd_16s_C1RSfs(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                             int);
NppStatus nppiAdd_16s_C3RSfs_Ctx(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiAdd_16s_C3RSfs(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                             int);
NppStatus nppiAdd_16s_C4RSfs_Ctx(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiAdd_16s_C4RSfs(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                             int);
NppStatus nppiAdd_32f_C1R_Ctx(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiAdd_32f_C1R(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiAdd_32f_C3R_Ctx(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiAdd_32f_C3R(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiAdd_32f_C4R_Ctx(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiAdd_32f_C4R(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiAddC_8u_C1RSfs_Ctx(const Npp8u *, int, const Npp8u, Npp8u *, int, NppiSize, int,
                                 NppStreamContext);
NppStatus nppiAddC_8u_C1RSfs(const Npp8u *, int, const Npp8u, Npp8u *, int, NppiSize, int);
NppStatus nppiAddC_16u_C1RSfs_Ctx(const Npp16u *, int, const Npp16u, Npp16u *, int, NppiSize, int,
                                  NppStreamContext);
NppStatus nppiAddC_16u_C1RSfs(const Npp16u *, int, const Npp16u, Npp16u *, int, NppiSize, int);
NppStatus nppiAddC_16s_C1RSfs_Ctx(const Npp16s *, int, const Npp16s, Npp16s *, int, NppiSize, int,
                                  NppStreamContext);
NppStatus nppiAddC_16s_C1RSfs(const Npp16s *, int, const Npp16s, Npp16s *, int, NppiSize, int);
NppStatus nppiAddC_8u_C3RSfs_Ctx(const Npp8u *, int, const Npp8u[3], Npp8u *, int, NppiSize, int,
                                 NppStreamContext);
NppStatus nppiAddC_8u_C3RSfs(const Npp8u *, int, const Npp8u[3], Npp8u *, int, NppiSize, int);
NppStatus nppiAddC_8u_C4RSfs_Ctx(const Npp8u *, int, const Npp8u[4], Npp8u *, int, NppiSize, int,
                                 NppStreamContext);
NppStatus nppiAddC_8u_C4RSfs(const Npp8u *, int, const Npp8u[4], Npp8u *, int, NppiSize, int);
NppStatus nppiAddC_16u_C3RSfs_Ctx(const Npp16u *, int, const Npp16u[3], Npp16u *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiAddC_16u_C3RSfs(const Npp16u *, int, const Npp16u[3], Npp16u *, int, NppiSize, int);
NppStatus nppiAddC_16u_C4RSfs_Ctx(const Npp16u *, int, const Npp16u[4], Npp16u *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiAddC_16u_C4RSfs(const Npp16u *, int, const Npp16u[4], Npp16u *, int, NppiSize, int);
NppStatus nppiAddC_16s_C3RSfs_Ctx(const Npp16s *, int, const Npp16s[3], Npp16s *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiAddC_16s_C3RSfs(const Npp16s *, int, const Npp16s[3], Npp16s *, int, NppiSize, int);
NppStatus nppiAddC_16s_C4RSfs_Ctx(const Npp16s *, int, const Npp16s[4], Npp16s *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiAddC_16s_C4RSfs(const Npp16s *, int, const Npp16s[4], Npp16s *, int, NppiSize, int);
NppStatus nppiAddC_32f_C1R_Ctx(const Npp32f *, int, const Npp32f, Npp32f *, int, NppiSize,
                               NppStreamContext);
NppStatus nppiAddC_32f_C1R(const Npp32f *, int, const Npp32f, Npp32f *, int, NppiSize);
NppStatus nppiAddC_32f_C3R_Ctx(const Npp32f *, int, const Npp32f[3], Npp32f *, int, NppiSize,
                               NppStreamContext);
NppStatus nppiAddC_32f_C3R(const Npp32f *, int, const Npp32f[3], Npp32f *, int, NppiSize);
NppStatus nppiAddC_32f_C4R_Ctx(const Npp32f *, int, const Npp32f[4], Npp32f *, int, NppiSize,
                               NppStreamContext);
NppStatus nppiAddC_32f_C4R(const Npp32f *, int, const Npp32f[4], Npp32f *, int, NppiSize);
NppStatus nppiSub_8u_C1RSfs_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int,
                                NppStreamContext);
NppStatus nppiSub_8u_C1RSfs(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int);
NppStatus nppiSub_8u_C3RSfs_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int,
                                NppStreamContext);
NppStatus nppiSub_8u_C3RSfs(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int);
NppStatus nppiSub_8u_C4RSfs_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int,
                                NppStreamContext);
NppStatus nppiSub_8u_C4RSfs(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int);
NppStatus nppiSub_16u_C1RSfs_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiSub_16u_C1RSfs(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             int);
NppStatus nppiSub_16u_C3RSfs_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiSub_16u_C3RSfs(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             int);
NppStatus nppiSub_16u_C4RSfs_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiSub_16u_C4RSfs(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             int);
NppStatus nppiSub_16s_C1RSfs_Ctx(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiSub_16s_C1RSfs(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                             int);
NppStatus nppiSub_16s_C3RSfs_Ctx(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiSub_16s_C3RSfs(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                             int);
NppStatus nppiSub_16s_C4RSfs_Ctx(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiSub_16s_C4RSfs(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                             int);
NppStatus nppiSub_32f_C1R_Ctx(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiSub_32f_C1R(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiSub_32f_C3R_Ctx(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiSub_32f_C3R(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiSub_32f_C4R_Ctx(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiSub_32f_C4R(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiSubC_8u_C1RSfs_Ctx(const Npp8u *, int, const Npp8u, Npp8u *, int, NppiSize, int,
                                 NppStreamContext);
NppStatus nppiSubC_8u_C1RSfs(const Npp8u *, int, const Npp8u, Npp8u *, int, NppiSize, int);
NppStatus nppiSubC_16u_C1RSfs_Ctx(const Npp16u *, int, const Npp16u, Npp16u *, int, NppiSize, int,
                                  NppStreamContext);
NppStatus nppiSubC_16u_C1RSfs(const Npp16u *, int, const Npp16u, Npp16u *, int, NppiSize, int);
NppStatus nppiSubC_16s_C1RSfs_Ctx(const Npp16s *, int, const Npp16s, Npp16s *, int, NppiSize, int,
                                  NppStreamContext);
NppStatus nppiSubC_16s_C1RSfs(const Npp16s *, int, const Npp16s, Npp16s *, int, NppiSize, int);
NppStatus nppiSubC_8u_C3RSfs_Ctx(const Npp8u *, int, const Npp8u[3], Npp8u *, int, NppiSize, int,
                                 NppStreamContext);
NppStatus nppiSubC_8u_C3RSfs(const Npp8u *, int, const Npp8u[3], Npp8u *, int, NppiSize, int);
NppStatus nppiSubC_8u_C4RSfs_Ctx(const Npp8u *, int, const Npp8u[4], Npp8u *, int, NppiSize, int,
                                 NppStreamContext);
NppStatus nppiSubC_8u_C4RSfs(const Npp8u *, int, const Npp8u[4], Npp8u *, int, NppiSize, int);
NppStatus nppiSubC_16u_C3RSfs_Ctx(const Npp16u *, int, const Npp16u[3], Npp16u *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiSubC_16u_C3RSfs(const Npp16u *, int, const Npp16u[3], Npp16u *, int, NppiSize, int);
NppStatus nppiSubC_16u_C4RSfs_Ctx(const Npp16u *, int, const Npp16u[4], Npp16u *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiSubC_16u_C4RSfs(const Npp16u *, int, const Npp16u[4], Npp16u *, int, NppiSize, int);
NppStatus nppiSubC_16s_C3RSfs_Ctx(const Npp16s *, int, const Npp16s[3], Npp16s *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiSubC_16s_C3RSfs(const Npp16s *, int, const Npp16s[3], Npp16s *, int, NppiSize, int);
NppStatus nppiSubC_16s_C4RSfs_Ctx(const Npp16s *, int, const Npp16s[4], Npp16s *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiSubC_16s_C4RSfs(const Npp16s *, int, const Npp16s[4], Npp16s *, int, NppiSize, int);
NppStatus nppiSubC_32f_C1R_Ctx(const Npp32f *, int, const Npp32f, Npp32f *, int, NppiSize,
                               NppStreamContext);
NppStatus nppiSubC_32f_C1R(const Npp32f *, int, const Npp32f, Npp32f *, int, NppiSize);
NppStatus nppiSubC_32f_C3R_Ctx(const Npp32f *, int, const Npp32f[3], Npp32f *, int, NppiSize,
                               NppStreamContext);
NppStatus nppiSubC_32f_C3R(const Npp32f *, int, const Npp32f[3], Npp32f *, int, NppiSize);
NppStatus nppiSubC_32f_C4R_Ctx(const Npp32f *, int, const Npp32f[4], Npp32f *, int, NppiSize,
                               NppStreamContext);
NppStatus nppiSubC_32f_C4R(const Npp32f *, int, const Npp32f[4], Npp32f *, int, NppiSize);
NppStatus nppiMul_8u_C1RSfs_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int,
                                NppStreamContext);
NppStatus nppiMul_8u_C1RSfs(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int);
NppStatus nppiMul_8u_C3RSfs_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int,
                                NppStreamContext);
NppStatus nppiMul_8u_C3RSfs(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int);
NppStatus nppiMul_8u_C4RSfs_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int,
                                NppStreamContext);
NppStatus nppiMul_8u_C4RSfs(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize, int);
NppStatus nppiMul_16u_C1RSfs_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiMul_16u_C1RSfs(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             int);
NppStatus nppiMul_16u_C3RSfs_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiMul_16u_C3RSfs(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             int);
NppStatus nppiMul_16u_C4RSfs_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiMul_16u_C4RSfs(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             int);
NppStatus nppiMul_16s_C1RSfs_Ctx(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiMul_16s_C1RSfs(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                             int);
NppStatus nppiMul_16s_C3RSfs_Ctx(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiMul_16s_C3RSfs(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                             int);
NppStatus nppiMul_16s_C4RSfs_Ctx(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                                 int, NppStreamContext);
NppStatus nppiMul_16s_C4RSfs(const Npp16s *, int, const Npp16s *, int, Npp16s *, int, NppiSize,
                             int);
NppStatus nppiMul_32f_C1R_Ctx(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiMul_32f_C1R(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiMul_32f_C3R_Ctx(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiMul_32f_C3R(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiMul_32f_C4R_Ctx(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiMul_32f_C4R(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiMulC_8u_C1RSfs_Ctx(const Npp8u *, int, const Npp8u, Npp8u *, int, NppiSize, int,
                                 NppStreamContext);
NppStatus nppiMulC_8u_C1RSfs(const Npp8u *, int, const Npp8u, Npp8u *, int, NppiSize, int);
NppStatus nppiMulC_16u_C1RSfs_Ctx(const Npp16u *, int, const Npp16u, Npp16u *, int, NppiSize, int,
                                  NppStreamContext);
NppStatus nppiMulC_16u_C1RSfs(const Npp16u *, int, const Npp16u, Npp16u *, int, NppiSize, int);
NppStatus nppiMulC_16s_C1RSfs_Ctx(const Npp16s *, int, const Npp16s, Npp16s *, int, NppiSize, int,
                                  NppStreamContext);
NppStatus nppiMulC_16s_C1RSfs(const Npp16s *, int, const Npp16s, Npp16s *, int, NppiSize, int);
NppStatus nppiMulC_8u_C3RSfs_Ctx(const Npp8u *, int, const Npp8u[3], Npp8u *, int, NppiSize, int,
                                 NppStreamContext);
NppStatus nppiMulC_8u_C3RSfs(const Npp8u *, int, const Npp8u[3], Npp8u *, int, NppiSize, int);
NppStatus nppiMulC_8u_C4RSfs_Ctx(const Npp8u *, int, const Npp8u[4], Npp8u *, int, NppiSize, int,
                                 NppStreamContext);
NppStatus nppiMulC_8u_C4RSfs(const Npp8u *, int, const Npp8u[4], Npp8u *, int, NppiSize, int);
NppStatus nppiMulC_16u_C3RSfs_Ctx(const Npp16u *, int, const Npp16u[3], Npp16u *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiMulC_16u_C3RSfs(const Npp16u *, int, const Npp16u[3], Npp16u *, int, NppiSize, int);
NppStatus nppiMulC_16u_C4RSfs_Ctx(const Npp16u *, int, const Npp16u[4], Npp16u *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiMulC_16u_C4RSfs(const Npp16u *, int, const Npp16u[4], Npp16u *, int, NppiSize, int);
NppStatus nppiMulC_16s_C3RSfs_Ctx(const Npp16s *, int, const Npp16s[3], Npp16s *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiMulC_16s_C3RSfs(const Npp16s *, int, const Npp16s[3], Npp16s *, int, NppiSize, int);
NppStatus nppiMulC_16s_C4RSfs_Ctx(const Npp16s *, int, const Npp16s[4], Npp16s *, int, NppiSize,
                                  int, NppStreamContext);
NppStatus nppiMulC_16s_C4RSfs(const Npp16s *, int, const Npp16s[4], Npp16s *, int, NppiSize, int);
NppStatus nppiMulC_32f_C1R_Ctx(const Npp32f *, int, const Npp32f, Npp32f *, int, NppiSize,
                               NppStreamContext);
NppStatus nppiMulC_32f_C1R(const Npp32f *, int, const Npp32f, Npp32f *, int, NppiSize);
NppStatus nppiMulC_32f_C3R_Ctx(const Npp32f *, int, const Npp32f[3], Npp32f *, int, NppiSize,
                               NppStreamContext);
NppStatus nppiMulC_32f_C3R(const Npp32f *, int, const Npp32f[3], Npp32f *, int, NppiSize);
NppStatus nppiMulC_32f_C4R_Ctx(const Npp32f *, int, const Npp32f[4], Npp32f *, int, NppiSize,
                               NppStreamContext);
NppStatus nppiMulC_32f_C4R(const Npp32f *, int, const Npp32f[4], Npp32f *, int, NppiSize);
NppStatus nppiAbsDiff_8u_C1R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                                 NppStreamContext);
NppStatus nppiAbsDiff_8u_C1R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiAbsDiff_8u_C3R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                                 NppStreamContext);
NppStatus nppiAbsDiff_8u_C3R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiAbsDiff_8u_C4R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                                 NppStreamContext);
NppStatus nppiAbsDiff_8u_C4R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiAbsDiff_16u_C1R_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                                  NppStreamContext);
NppStatus nppiAbsDiff_16u_C1R(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiAbsDiff_32f_C1R_Ctx(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize,
                                  NppStreamContext);
NppStatus nppiAbsDiff_32f_C1R(const Npp32f *, int, const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiAnd_8u_C1R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiAnd_8u_C1R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiAnd_8u_C3R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiAnd_8u_C3R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiAnd_8u_C4R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiAnd_8u_C4R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiAnd_16u_C1R_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiAnd_16u_C1R(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiAnd_16u_C3R_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiAnd_16u_C3R(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiAnd_16u_C4R_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiAnd_16u_C4R(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiAnd_32s_C1R_Ctx(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiAnd_32s_C1R(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiAnd_32s_C3R_Ctx(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiAnd_32s_C3R(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiAnd_32s_C4R_Ctx(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiAnd_32s_C4R(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiOr_8u_C1R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                            NppStreamContext);
NppStatus nppiOr_8u_C1R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiOr_8u_C3R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                            NppStreamContext);
NppStatus nppiOr_8u_C3R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiOr_8u_C4R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                            NppStreamContext);
NppStatus nppiOr_8u_C4R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiOr_16u_C1R_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiOr_16u_C1R(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiOr_16u_C3R_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiOr_16u_C3R(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiOr_16u_C4R_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiOr_16u_C4R(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiOr_32s_C1R_Ctx(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiOr_32s_C1R(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiOr_32s_C3R_Ctx(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiOr_32s_C3R(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiOr_32s_C4R_Ctx(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiOr_32s_C4R(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiXor_8u_C1R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiXor_8u_C1R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiXor_8u_C3R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiXor_8u_C3R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiXor_8u_C4R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                             NppStreamContext);
NppStatus nppiXor_8u_C4R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiXor_16u_C1R_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiXor_16u_C1R(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiXor_16u_C3R_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiXor_16u_C3R(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiXor_16u_C4R_Ctx(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiXor_16u_C4R(const Npp16u *, int, const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiXor_32s_C1R_Ctx(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiXor_32s_C1R(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiXor_32s_C3R_Ctx(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiXor_32s_C3R(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiXor_32s_C4R_Ctx(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize,
                              NppStreamContext);
NppStatus nppiXor_32s_C4R(const Npp32s *, int, const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiNot_8u_C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiNot_8u_C1R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiNot_8u_C3R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiNot_8u_C3R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiNot_8u_C4R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiNot_8u_C4R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiCompare_8u_C1R_Ctx(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                                 NppCmpOp, NppStreamContext);
NppStatus nppiCompare_8u_C1R(const Npp8u *, int, const Npp8u *, int, Npp8u *, int, NppiSize,
                             NppCmpOp);
NppStatus nppiCompareC_8u_C1R_Ctx(const Npp8u *, int, const Npp8u, Npp8u *, int, NppiSize, NppCmpOp,
                                  NppStreamContext);
NppStatus nppiCompareC_8u_C1R(const Npp8u *, int, const Npp8u, Npp8u *, int, NppiSize, NppCmpOp);
NppStatus nppiCompare_16u_C1R_Ctx(const Npp16u *, int, const Npp16u *, int, Npp8u *, int, NppiSize,
                                  NppCmpOp, NppStreamContext);
NppStatus nppiCompare_16u_C1R(const Npp16u *, int, const Npp16u *, int, Npp8u *, int, NppiSize,
                              NppCmpOp);
NppStatus nppiCompareC_16u_C1R_Ctx(const Npp16u *, int, const Npp16u, Npp8u *, int, NppiSize,
                                   NppCmpOp, NppStreamContext);
NppStatus nppiCompareC_16u_C1R(const Npp16u *, int, const Npp16u, Npp8u *, int, NppiSize, NppCmpOp);
NppStatus nppiCompare_16s_C1R_Ctx(const Npp16s *, int, const Npp16s *, int, Npp8u *, int, NppiSize,
                                  NppCmpOp, NppStreamContext);
NppStatus nppiCompare_16s_C1R(const Npp16s *, int, const Npp16s *, int, Npp8u *, int, NppiSize,
                              NppCmpOp);
NppStatus nppiCompareC_16s_C1R_Ctx(const Npp16s *, int, const Npp16s, Npp8u *, int, NppiSize,
                                   NppCmpOp, NppStreamContext);
NppStatus nppiCompareC_16s_C1R(const Npp16s *, int, const Npp16s, Npp8u *, int, NppiSize, NppCmpOp);
NppStatus nppiCompare_32f_C1R_Ctx(const Npp32f *, int, const Npp32f *, int, Npp8u *, int, NppiSize,
                                  NppCmpOp, NppStreamContext);
NppStatus nppiCompare_32f_C1R(const Npp32f *, int, const Npp32f *, int, Npp8u *, int, NppiSize,
                              NppCmpOp);
NppStatus nppiCompareC_32f_C1R_Ctx(const Npp32f *, int, const Npp32f, Npp8u *, int, NppiSize,
                                   NppCmpOp, NppStreamContext);
NppStatus nppiCompareC_32f_C1R(const Npp32f *, int, const Npp32f, Npp8u *, int, NppiSize, NppCmpOp);
NppStatus nppiThreshold_8u_C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, const Npp8u,
                                   NppCmpOp, NppStreamContext);
NppStatus nppiThreshold_8u_C1R(const Npp8u *, int, Npp8u *, int, NppiSize, const Npp8u, NppCmpOp);
NppStatus nppiThreshold_16u_C1R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, const Npp16u,
                                    NppCmpOp, NppStreamContext);
NppStatus nppiThreshold_16u_C1R(const Npp16u *, int, Npp16u *, int, NppiSize, const Npp16u,
                                NppCmpOp);
NppStatus nppiThreshold_16s_C1R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, const Npp16s,
                                    NppCmpOp, NppStreamContext);
NppStatus nppiThreshold_16s_C1R(const Npp16s *, int, Npp16s *, int, NppiSize, const Npp16s,
                                NppCmpOp);
NppStatus nppiThreshold_32f_C1R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, const Npp32f,
                                    NppCmpOp, NppStreamContext);
NppStatus nppiThreshold_32f_C1R(const Npp32f *, int, Npp32f *, int, NppiSize, const Npp32f,
                                NppCmpOp);
NppStatus nppiSet_8u_C1R_Ctx(const Npp8u, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_8u_C1R(const Npp8u, Npp8u *, int, NppiSize);
NppStatus nppiSet_16u_C1R_Ctx(const Npp16u, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_16u_C1R(const Npp16u, Npp16u *, int, NppiSize);
NppStatus nppiSet_16s_C1R_Ctx(const Npp16s, Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_16s_C1R(const Npp16s, Npp16s *, int, NppiSize);
NppStatus nppiSet_32s_C1R_Ctx(const Npp32s, Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_32s_C1R(const Npp32s, Npp32s *, int, NppiSize);
NppStatus nppiSet_32f_C1R_Ctx(const Npp32f, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_32f_C1R(const Npp32f, Npp32f *, int, NppiSize);
NppStatus nppiSet_8u_C3R_Ctx(const Npp8u[3], Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_8u_C3R(const Npp8u[3], Npp8u *, int, NppiSize);
NppStatus nppiSet_8u_C4R_Ctx(const Npp8u[4], Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_8u_C4R(const Npp8u[4], Npp8u *, int, NppiSize);
NppStatus nppiSet_16u_C3R_Ctx(const Npp16u[3], Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_16u_C3R(const Npp16u[3], Npp16u *, int, NppiSize);
NppStatus nppiSet_16u_C4R_Ctx(const Npp16u[4], Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_16u_C4R(const Npp16u[4], Npp16u *, int, NppiSize);
NppStatus nppiSet_16s_C3R_Ctx(const Npp16s[3], Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_16s_C3R(const Npp16s[3], Npp16s *, int, NppiSize);
NppStatus nppiSet_16s_C4R_Ctx(const Npp16s[4], Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_16s_C4R(const Npp16s[4], Npp16s *, int, NppiSize);
NppStatus nppiSet_32s_C3R_Ctx(const Npp32s[3], Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_32s_C3R(const Npp32s[3], Npp32s *, int, NppiSize);
NppStatus nppiSet_32s_C4R_Ctx(const Npp32s[4], Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_32s_C4R(const Npp32s[4], Npp32s *, int, NppiSize);
NppStatus nppiSet_32f_C3R_Ctx(const Npp32f[3], Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_32f_C3R(const Npp32f[3], Npp32f *, int, NppiSize);
NppStatus nppiSet_32f_C4R_Ctx(const Npp32f[4], Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiSet_32f_C4R(const Npp32f[4], Npp32f *, int, NppiSize);
NppStatus nppiCopy_8u_C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_8u_C1R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiCopy_8u_C3R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_8u_C3R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiCopy_8u_C4R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_8u_C4R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiCopy_16u_C1R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_16u_C1R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiCopy_16u_C3R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_16u_C3R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiCopy_16u_C4R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_16u_C4R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiCopy_16s_C1R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_16s_C1R(const Npp16s *, int, Npp16s *, int, NppiSize);
NppStatus nppiCopy_16s_C3R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_16s_C3R(const Npp16s *, int, Npp16s *, int, NppiSize);
NppStatus nppiCopy_16s_C4R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_16s_C4R(const Npp16s *, int, Npp16s *, int, NppiSize);
NppStatus nppiCopy_32s_C1R_Ctx(const Npp32s *, int, Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_32s_C1R(const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiCopy_32s_C3R_Ctx(const Npp32s *, int, Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_32s_C3R(const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiCopy_32s_C4R_Ctx(const Npp32s *, int, Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_32s_C4R(const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiCopy_32f_C1R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_32f_C1R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiCopy_32f_C3R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_32f_C3R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiCopy_32f_C4R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiCopy_32f_C4R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiConvert_8u16u_C1R_Ctx(const Npp8u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u16u_C1R(const Npp8u *, int, Npp16u *, int, NppiSize);
NppStatus nppiConvert_8u16u_C3R_Ctx(const Npp8u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u16u_C3R(const Npp8u *, int, Npp16u *, int, NppiSize);
NppStatus nppiConvert_8u16u_C4R_Ctx(const Npp8u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u16u_C4R(const Npp8u *, int, Npp16u *, int, NppiSize);
NppStatus nppiConvert_8u16s_C1R_Ctx(const Npp8u *, int, Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u16s_C1R(const Npp8u *, int, Npp16s *, int, NppiSize);
NppStatus nppiConvert_8u16s_C3R_Ctx(const Npp8u *, int, Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u16s_C3R(const Npp8u *, int, Npp16s *, int, NppiSize);
NppStatus nppiConvert_8u16s_C4R_Ctx(const Npp8u *, int, Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u16s_C4R(const Npp8u *, int, Npp16s *, int, NppiSize);
NppStatus nppiConvert_8u32s_C1R_Ctx(const Npp8u *, int, Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u32s_C1R(const Npp8u *, int, Npp32s *, int, NppiSize);
NppStatus nppiConvert_8u32s_C3R_Ctx(const Npp8u *, int, Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u32s_C3R(const Npp8u *, int, Npp32s *, int, NppiSize);
NppStatus nppiConvert_8u32s_C4R_Ctx(const Npp8u *, int, Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u32s_C4R(const Npp8u *, int, Npp32s *, int, NppiSize);
NppStatus nppiConvert_8u32f_C1R_Ctx(const Npp8u *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u32f_C1R(const Npp8u *, int, Npp32f *, int, NppiSize);
NppStatus nppiConvert_8u32f_C3R_Ctx(const Npp8u *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u32f_C3R(const Npp8u *, int, Npp32f *, int, NppiSize);
NppStatus nppiConvert_8u32f_C4R_Ctx(const Npp8u *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_8u32f_C4R(const Npp8u *, int, Npp32f *, int, NppiSize);
NppStatus nppiConvert_16u32s_C1R_Ctx(const Npp16u *, int, Npp32s *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16u32s_C1R(const Npp16u *, int, Npp32s *, int, NppiSize);
NppStatus nppiConvert_16u32s_C3R_Ctx(const Npp16u *, int, Npp32s *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16u32s_C3R(const Npp16u *, int, Npp32s *, int, NppiSize);
NppStatus nppiConvert_16u32s_C4R_Ctx(const Npp16u *, int, Npp32s *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16u32s_C4R(const Npp16u *, int, Npp32s *, int, NppiSize);
NppStatus nppiConvert_16u32f_C1R_Ctx(const Npp16u *, int, Npp32f *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16u32f_C1R(const Npp16u *, int, Npp32f *, int, NppiSize);
NppStatus nppiConvert_16u32f_C3R_Ctx(const Npp16u *, int, Npp32f *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16u32f_C3R(const Npp16u *, int, Npp32f *, int, NppiSize);
NppStatus nppiConvert_16u32f_C4R_Ctx(const Npp16u *, int, Npp32f *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16u32f_C4R(const Npp16u *, int, Npp32f *, int, NppiSize);
NppStatus nppiConvert_16s32s_C1R_Ctx(const Npp16s *, int, Npp32s *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16s32s_C1R(const Npp16s *, int, Npp32s *, int, NppiSize);
NppStatus nppiConvert_16s32s_C3R_Ctx(const Npp16s *, int, Npp32s *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16s32s_C3R(const Npp16s *, int, Npp32s *, int, NppiSize);
NppStatus nppiConvert_16s32s_C4R_Ctx(const Npp16s *, int, Npp32s *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16s32s_C4R(const Npp16s *, int, Npp32s *, int, NppiSize);
NppStatus nppiConvert_16s32f_C1R_Ctx(const Npp16s *, int, Npp32f *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16s32f_C1R(const Npp16s *, int, Npp32f *, int, NppiSize);
NppStatus nppiConvert_16s32f_C3R_Ctx(const Npp16s *, int, Npp32f *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16s32f_C3R(const Npp16s *, int, Npp32f *, int, NppiSize);
NppStatus nppiConvert_16s32f_C4R_Ctx(const Npp16s *, int, Npp32f *, int, NppiSize,
                                     NppStreamContext);
NppStatus nppiConvert_16s32f_C4R(const Npp16s *, int, Npp32f *, int, NppiSize);
NppStatus nppiConvert_16u8u_C1R_Ctx(const Npp16u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_16u8u_C1R(const Npp16u *, int, Npp8u *, int, NppiSize);
NppStatus nppiConvert_16u8u_C3R_Ctx(const Npp16u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_16u8u_C3R(const Npp16u *, int, Npp8u *, int, NppiSize);
NppStatus nppiConvert_16u8u_C4R_Ctx(const Npp16u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_16u8u_C4R(const Npp16u *, int, Npp8u *, int, NppiSize);
NppStatus nppiConvert_16s8u_C1R_Ctx(const Npp16s *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_16s8u_C1R(const Npp16s *, int, Npp8u *, int, NppiSize);
NppStatus nppiConvert_16s8u_C3R_Ctx(const Npp16s *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_16s8u_C3R(const Npp16s *, int, Npp8u *, int, NppiSize);
NppStatus nppiConvert_16s8u_C4R_Ctx(const Npp16s *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiConvert_16s8u_C4R(const Npp16s *, int, Npp8u *, int, NppiSize);
NppStatus nppiConvert_32f8u_C1R_Ctx(const Npp32f *, int, Npp8u *, int, NppiSize, NppRoundMode,
                                    NppStreamContext);
NppStatus nppiConvert_32f8u_C1R(const Npp32f *, int, Npp8u *, int, NppiSize, NppRoundMode);
NppStatus nppiConvert_32f8u_C3R_Ctx(const Npp32f *, int, Npp8u *, int, NppiSize, NppRoundMode,
                                    NppStreamContext);
NppStatus nppiConvert_32f8u_C3R(const Npp32f *, int, Npp8u *, int, NppiSize, NppRoundMode);
NppStatus nppiConvert_32f8u_C4R_Ctx(const Npp32f *, int, Npp8u *, int, NppiSize, NppRoundMode,
                                    NppStreamContext);
NppStatus nppiConvert_32f8u_C4R(const Npp32f *, int, Npp8u *, int, NppiSize, NppRoundMode);
NppStatus nppiConvert_32f16u_C1R_Ctx(const Npp32f *, int, Npp16u *, int, NppiSize, NppRoundMode,
                                     NppStreamContext);
NppStatus nppiConvert_32f16u_C1R(const Npp32f *, int, Npp16u *, int, NppiSize, NppRoundMode);
NppStatus nppiConvert_32f16u_C3R_Ctx(const Npp32f *, int, Npp16u *, int, NppiSize, NppRoundMode,
                                     NppStreamContext);
NppStatus nppiConvert_32f16u_C3R(const Npp32f *, int, Npp16u *, int, NppiSize, NppRoundMode);
NppStatus nppiConvert_32f16u_C4R_Ctx(const Npp32f *, int, Npp16u *, int, NppiSize, NppRoundMode,
                                     NppStreamContext);
NppStatus nppiConvert_32f16u_C4R(const Npp32f *, int, Npp16u *, int, NppiSize, NppRoundMode);
NppStatus nppiConvert_32f16s_C1R_Ctx(const Npp32f *, int, Npp16s *, int, NppiSize, NppRoundMode,
                                     NppStreamContext);
NppStatus nppiConvert_32f16s_C1R(const Npp32f *, int, Npp16s *, int, NppiSize, NppRoundMode);
NppStatus nppiConvert_32f16s_C3R_Ctx(const Npp32f *, int, Npp16s *, int, NppiSize, NppRoundMode,
                                     NppStreamContext);
NppStatus nppiConvert_32f16s_C3R(const Npp32f *, int, Npp16s *, int, NppiSize, NppRoundMode);
NppStatus nppiConvert_32f16s_C4R_Ctx(const Npp32f *, int, Npp16s *, int, NppiSize, NppRoundMode,
                                     NppStreamContext);
NppStatus nppiConvert_32f16s_C4R(const Npp32f *, int, Npp16s *, int, NppiSize, NppRoundMode);
NppStatus nppiMirror_8u_C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiAxis,
                                NppStreamContext);
NppStatus nppiMirror_8u_C1R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiAxis);
NppStatus nppiMirror_8u_C3R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiAxis,
                                NppStreamContext);
NppStatus nppiMirror_8u_C3R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiAxis);
NppStatus nppiMirror_8u_C4R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiAxis,
                                NppStreamContext);
NppStatus nppiMirror_8u_C4R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiAxis);
NppStatus nppiMirror_16u_C1R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiAxis,
                                 NppStreamContext);
NppStatus nppiMirror_16u_C1R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiAxis);
NppStatus nppiMirror_16u_C3R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiAxis,
                                 NppStreamContext);
NppStatus nppiMirror_16u_C3R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiAxis);
NppStatus nppiMirror_16u_C4R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiAxis,
                                 NppStreamContext);
NppStatus nppiMirror_16u_C4R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiAxis);
NppStatus nppiMirror_32s_C1R_Ctx(const Npp32s *, int, Npp32s *, int, NppiSize, NppiAxis,
                                 NppStreamContext);
NppStatus nppiMirror_32s_C1R(const Npp32s *, int, Npp32s *, int, NppiSize, NppiAxis);
NppStatus nppiMirror_32s_C3R_Ctx(const Npp32s *, int, Npp32s *, int, NppiSize, NppiAxis,
                                 NppStreamContext);
NppStatus nppiMirror_32s_C3R(const Npp32s *, int, Npp32s *, int, NppiSize, NppiAxis);
NppStatus nppiMirror_32s_C4R_Ctx(const Npp32s *, int, Npp32s *, int, NppiSize, NppiAxis,
                                 NppStreamContext);
NppStatus nppiMirror_32s_C4R(const Npp32s *, int, Npp32s *, int, NppiSize, NppiAxis);
NppStatus nppiMirror_32f_C1R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiAxis,
                                 NppStreamContext);
NppStatus nppiMirror_32f_C1R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiAxis);
NppStatus nppiMirror_32f_C3R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiAxis,
                                 NppStreamContext);
NppStatus nppiMirror_32f_C3R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiAxis);
NppStatus nppiMirror_32f_C4R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiAxis,
                                 NppStreamContext);
NppStatus nppiMirror_32f_C4R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiAxis);
NppStatus nppiTranspose_8u_C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_8u_C1R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiTranspose_8u_C3R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_8u_C3R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiTranspose_8u_C4R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_8u_C4R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiTranspose_16u_C1R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_16u_C1R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiTranspose_16u_C3R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_16u_C3R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiTranspose_16u_C4R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_16u_C4R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiTranspose_16s_C1R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_16s_C1R(const Npp16s *, int, Npp16s *, int, NppiSize);
NppStatus nppiTranspose_16s_C3R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_16s_C3R(const Npp16s *, int, Npp16s *, int, NppiSize);
NppStatus nppiTranspose_16s_C4R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_16s_C4R(const Npp16s *, int, Npp16s *, int, NppiSize);
NppStatus nppiTranspose_32s_C1R_Ctx(const Npp32s *, int, Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_32s_C1R(const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiTranspose_32s_C3R_Ctx(const Npp32s *, int, Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_32s_C3R(const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiTranspose_32s_C4R_Ctx(const Npp32s *, int, Npp32s *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_32s_C4R(const Npp32s *, int, Npp32s *, int, NppiSize);
NppStatus nppiTranspose_32f_C1R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_32f_C1R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiTranspose_32f_C3R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_32f_C3R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiTranspose_32f_C4R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiTranspose_32f_C4R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiCopyConstBorder_8u_C1R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int,
                                         int, Npp8u, NppStreamContext);
NppStatus nppiCopyConstBorder_8u_C1R(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int, int,
                                     Npp8u);
NppStatus nppiCopyConstBorder_16u_C1R_Ctx(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize,
                                          int, int, Npp16u, NppStreamContext);
NppStatus nppiCopyConstBorder_16u_C1R(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize, int,
                                      int, Npp16u);
NppStatus nppiCopyConstBorder_16s_C1R_Ctx(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize,
                                          int, int, Npp16s, NppStreamContext);
NppStatus nppiCopyConstBorder_16s_C1R(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize, int,
                                      int, Npp16s);
NppStatus nppiCopyConstBorder_32s_C1R_Ctx(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize,
                                          int, int, Npp32s, NppStreamContext);
NppStatus nppiCopyConstBorder_32s_C1R(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize, int,
                                      int, Npp32s);
NppStatus nppiCopyConstBorder_32f_C1R_Ctx(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize,
                                          int, int, Npp32f, NppStreamContext);
NppStatus nppiCopyConstBorder_32f_C1R(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize, int,
                                      int, Npp32f);
NppStatus nppiCopyConstBorder_8u_C3R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int,
                                         int, const Npp8u[3], NppStreamContext);
NppStatus nppiCopyConstBorder_8u_C3R(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int, int,
                                     const Npp8u[3]);
NppStatus nppiCopyConstBorder_8u_C4R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int,
                                         int, const Npp8u[4], NppStreamContext);
NppStatus nppiCopyConstBorder_8u_C4R(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int, int,
                                     const Npp8u[4]);
NppStatus nppiCopyConstBorder_16u_C3R_Ctx(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize,
                                          int, int, const Npp16u[3], NppStreamContext);
NppStatus nppiCopyConstBorder_16u_C3R(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize, int,
                                      int, const Npp16u[3]);
NppStatus nppiCopyConstBorder_16u_C4R_Ctx(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize,
                                          int, int, const Npp16u[4], NppStreamContext);
NppStatus nppiCopyConstBorder_16u_C4R(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize, int,
                                      int, const Npp16u[4]);
NppStatus nppiCopyConstBorder_16s_C3R_Ctx(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize,
                                          int, int, const Npp16s[3], NppStreamContext);
NppStatus nppiCopyConstBorder_16s_C3R(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize, int,
                                      int, const Npp16s[3]);
NppStatus nppiCopyConstBorder_16s_C4R_Ctx(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize,
                                          int, int, const Npp16s[4], NppStreamContext);
NppStatus nppiCopyConstBorder_16s_C4R(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize, int,
                                      int, const Npp16s[4]);
NppStatus nppiCopyConstBorder_32s_C3R_Ctx(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize,
                                          int, int, const Npp32s[3], NppStreamContext);
NppStatus nppiCopyConstBorder_32s_C3R(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize, int,
                                      int, const Npp32s[3]);
NppStatus nppiCopyConstBorder_32s_C4R_Ctx(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize,
                                          int, int, const Npp32s[4], NppStreamContext);
NppStatus nppiCopyConstBorder_32s_C4R(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize, int,
                                      int, const Npp32s[4]);
NppStatus nppiCopyConstBorder_32f_C3R_Ctx(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize,
                                          int, int, const Npp32f[3], NppStreamContext);
NppStatus nppiCopyConstBorder_32f_C3R(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize, int,
                                      int, const Npp32f[3]);
NppStatus nppiCopyConstBorder_32f_C4R_Ctx(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize,
                                          int, int, const Npp32f[4], NppStreamContext);
NppStatus nppiCopyConstBorder_32f_C4R(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize, int,
                                      int, const Npp32f[4]);
NppStatus nppiCopyReplicateBorder_8u_C1R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize,
                                             int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_8u_C1R(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int,
                                         int);
NppStatus nppiCopyReplicateBorder_8u_C3R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize,
                                             int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_8u_C3R(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int,
                                         int);
NppStatus nppiCopyReplicateBorder_8u_C4R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize,
                                             int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_8u_C4R(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int,
                                         int);
NppStatus nppiCopyReplicateBorder_16u_C1R_Ctx(const Npp16u *, int, NppiSize, Npp16u *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_16u_C1R(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyReplicateBorder_16u_C3R_Ctx(const Npp16u *, int, NppiSize, Npp16u *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_16u_C3R(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyReplicateBorder_16u_C4R_Ctx(const Npp16u *, int, NppiSize, Npp16u *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_16u_C4R(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyReplicateBorder_16s_C1R_Ctx(const Npp16s *, int, NppiSize, Npp16s *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_16s_C1R(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyReplicateBorder_16s_C3R_Ctx(const Npp16s *, int, NppiSize, Npp16s *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_16s_C3R(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyReplicateBorder_16s_C4R_Ctx(const Npp16s *, int, NppiSize, Npp16s *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_16s_C4R(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyReplicateBorder_32s_C1R_Ctx(const Npp32s *, int, NppiSize, Npp32s *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_32s_C1R(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyReplicateBorder_32s_C3R_Ctx(const Npp32s *, int, NppiSize, Npp32s *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_32s_C3R(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyReplicateBorder_32s_C4R_Ctx(const Npp32s *, int, NppiSize, Npp32s *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_32s_C4R(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyReplicateBorder_32f_C1R_Ctx(const Npp32f *, int, NppiSize, Npp32f *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_32f_C1R(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyReplicateBorder_32f_C3R_Ctx(const Npp32f *, int, NppiSize, Npp32f *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_32f_C3R(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyReplicateBorder_32f_C4R_Ctx(const Npp32f *, int, NppiSize, Npp32f *, int,
                                              NppiSize, int, int, NppStreamContext);
NppStatus nppiCopyReplicateBorder_32f_C4R(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize,
                                          int, int);
NppStatus nppiCopyWrapBorder_8u_C1R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int,
                                        int, NppStreamContext);
NppStatus nppiCopyWrapBorder_8u_C1R(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int, int);
NppStatus nppiCopyWrapBorder_8u_C3R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int,
                                        int, NppStreamContext);
NppStatus nppiCopyWrapBorder_8u_C3R(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int, int);
NppStatus nppiCopyWrapBorder_8u_C4R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int,
                                        int, NppStreamContext);
NppStatus nppiCopyWrapBorder_8u_C4R(const Npp8u *, int, NppiSize, Npp8u *, int, NppiSize, int, int);
NppStatus nppiCopyWrapBorder_16u_C1R_Ctx(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_16u_C1R(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize, int,
                                     int);
NppStatus nppiCopyWrapBorder_16u_C3R_Ctx(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_16u_C3R(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize, int,
                                     int);
NppStatus nppiCopyWrapBorder_16u_C4R_Ctx(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_16u_C4R(const Npp16u *, int, NppiSize, Npp16u *, int, NppiSize, int,
                                     int);
NppStatus nppiCopyWrapBorder_16s_C1R_Ctx(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_16s_C1R(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize, int,
                                     int);
NppStatus nppiCopyWrapBorder_16s_C3R_Ctx(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_16s_C3R(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize, int,
                                     int);
NppStatus nppiCopyWrapBorder_16s_C4R_Ctx(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_16s_C4R(const Npp16s *, int, NppiSize, Npp16s *, int, NppiSize, int,
                                     int);
NppStatus nppiCopyWrapBorder_32s_C1R_Ctx(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_32s_C1R(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize, int,
                                     int);
NppStatus nppiCopyWrapBorder_32s_C3R_Ctx(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_32s_C3R(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize, int,
                                     int);
NppStatus nppiCopyWrapBorder_32s_C4R_Ctx(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_32s_C4R(const Npp32s *, int, NppiSize, Npp32s *, int, NppiSize, int,
                                     int);
NppStatus nppiCopyWrapBorder_32f_C1R_Ctx(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_32f_C1R(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize, int,
                                     int);
NppStatus nppiCopyWrapBorder_32f_C3R_Ctx(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_32f_C3R(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize, int,
                                     int);
NppStatus nppiCopyWrapBorder_32f_C4R_Ctx(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize,
                                         int, int, NppStreamContext);
NppStatus nppiCopyWrapBorder_32f_C4R(const Npp32f *, int, NppiSize, Npp32f *, int, NppiSize, int,
                                     int);
NppStatus nppiRGBToGray_8u_C3C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiRGBToGray_8u_C3C1R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiRGBToGray_8u_AC4C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiRGBToGray_8u_AC4C1R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiFilterBox_8u_C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint,
                                   NppStreamContext);
NppStatus nppiFilterBox_8u_C1R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBox_8u_C3R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint,
                                   NppStreamContext);
NppStatus nppiFilterBox_8u_C3R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBox_8u_C4R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint,
                                   NppStreamContext);
NppStatus nppiFilterBox_8u_C4R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBox_16u_C1R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterBox_16u_C1R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBox_16u_C3R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterBox_16u_C3R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBox_16u_C4R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterBox_16u_C4R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBox_16s_C1R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterBox_16s_C1R(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBox_16s_C3R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterBox_16s_C3R(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBox_16s_C4R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterBox_16s_C4R(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBox_32f_C1R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterBox_32f_C1R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBox_32f_C3R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterBox_32f_C3R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBox_32f_C4R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterBox_32f_C4R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterBoxBorder_8u_C1R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                         NppStreamContext);
NppStatus nppiFilterBoxBorder_8u_C1R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterBoxBorder_8u_C3R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                         NppStreamContext);
NppStatus nppiFilterBoxBorder_8u_C3R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterBoxBorder_8u_C4R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                         NppStreamContext);
NppStatus nppiFilterBoxBorder_8u_C4R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterBoxBorder_16u_C1R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterBoxBorder_16u_C1R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterBoxBorder_16u_C3R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterBoxBorder_16u_C3R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterBoxBorder_16u_C4R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterBoxBorder_16u_C4R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterBoxBorder_16s_C1R_Ctx(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterBoxBorder_16s_C1R(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterBoxBorder_16s_C3R_Ctx(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterBoxBorder_16s_C3R(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterBoxBorder_16s_C4R_Ctx(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterBoxBorder_16s_C4R(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterBoxBorder_32f_C1R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterBoxBorder_32f_C1R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterBoxBorder_32f_C3R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterBoxBorder_32f_C3R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterBoxBorder_32f_C4R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterBoxBorder_32f_C4R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMax_8u_C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint,
                                   NppStreamContext);
NppStatus nppiFilterMax_8u_C1R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMax_8u_C3R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint,
                                   NppStreamContext);
NppStatus nppiFilterMax_8u_C3R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMax_8u_C4R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint,
                                   NppStreamContext);
NppStatus nppiFilterMax_8u_C4R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMax_16u_C1R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMax_16u_C1R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMax_16u_C3R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMax_16u_C3R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMax_16u_C4R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMax_16u_C4R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMax_16s_C1R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMax_16s_C1R(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMax_16s_C3R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMax_16s_C3R(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMax_16s_C4R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMax_16s_C4R(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMax_32f_C1R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMax_32f_C1R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMax_32f_C3R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMax_32f_C3R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMax_32f_C4R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMax_32f_C4R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMaxBorder_8u_C1R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                         NppStreamContext);
NppStatus nppiFilterMaxBorder_8u_C1R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMaxBorder_8u_C3R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                         NppStreamContext);
NppStatus nppiFilterMaxBorder_8u_C3R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMaxBorder_8u_C4R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                         NppStreamContext);
NppStatus nppiFilterMaxBorder_8u_C4R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMaxBorder_16u_C1R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMaxBorder_16u_C1R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMaxBorder_16u_C3R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMaxBorder_16u_C3R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMaxBorder_16u_C4R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMaxBorder_16u_C4R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMaxBorder_16s_C1R_Ctx(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMaxBorder_16s_C1R(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMaxBorder_16s_C3R_Ctx(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMaxBorder_16s_C3R(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMaxBorder_16s_C4R_Ctx(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMaxBorder_16s_C4R(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMaxBorder_32f_C1R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMaxBorder_32f_C1R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMaxBorder_32f_C3R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMaxBorder_32f_C3R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMaxBorder_32f_C4R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMaxBorder_32f_C4R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMin_8u_C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint,
                                   NppStreamContext);
NppStatus nppiFilterMin_8u_C1R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMin_8u_C3R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint,
                                   NppStreamContext);
NppStatus nppiFilterMin_8u_C3R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMin_8u_C4R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint,
                                   NppStreamContext);
NppStatus nppiFilterMin_8u_C4R(const Npp8u *, int, Npp8u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMin_16u_C1R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMin_16u_C1R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMin_16u_C3R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMin_16u_C3R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMin_16u_C4R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMin_16u_C4R(const Npp16u *, int, Npp16u *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMin_16s_C1R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMin_16s_C1R(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMin_16s_C3R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMin_16s_C3R(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMin_16s_C4R_Ctx(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMin_16s_C4R(const Npp16s *, int, Npp16s *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMin_32f_C1R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMin_32f_C1R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMin_32f_C3R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMin_32f_C3R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMin_32f_C4R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize,
                                    NppiPoint, NppStreamContext);
NppStatus nppiFilterMin_32f_C4R(const Npp32f *, int, Npp32f *, int, NppiSize, NppiSize, NppiPoint);
NppStatus nppiFilterMinBorder_8u_C1R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                         NppStreamContext);
NppStatus nppiFilterMinBorder_8u_C1R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMinBorder_8u_C3R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                         NppStreamContext);
NppStatus nppiFilterMinBorder_8u_C3R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMinBorder_8u_C4R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                         NppStreamContext);
NppStatus nppiFilterMinBorder_8u_C4R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMinBorder_16u_C1R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMinBorder_16u_C1R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMinBorder_16u_C3R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMinBorder_16u_C3R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMinBorder_16u_C4R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMinBorder_16u_C4R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMinBorder_16s_C1R_Ctx(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMinBorder_16s_C1R(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMinBorder_16s_C3R_Ctx(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMinBorder_16s_C3R(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMinBorder_16s_C4R_Ctx(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMinBorder_16s_C4R(const Npp16s *, int, NppiSize, NppiPoint, Npp16s *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMinBorder_32f_C1R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMinBorder_32f_C1R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMinBorder_32f_C3R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMinBorder_32f_C3R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiFilterMinBorder_32f_C4R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiSize, NppiPoint, NppiBorderType,
                                          NppStreamContext);
NppStatus nppiFilterMinBorder_32f_C4R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiSize, NppiPoint, NppiBorderType);
NppStatus nppiDilate3x3_8u_C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiDilate3x3_8u_C1R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiDilate3x3_8u_C3R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiDilate3x3_8u_C3R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiDilate3x3_8u_C4R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiDilate3x3_8u_C4R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiDilate3x3_16u_C1R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiDilate3x3_16u_C1R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiDilate3x3_16u_C3R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiDilate3x3_16u_C3R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiDilate3x3_16u_C4R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiDilate3x3_16u_C4R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiDilate3x3_32f_C1R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiDilate3x3_32f_C1R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiDilate3x3_32f_C3R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiDilate3x3_32f_C3R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiDilate3x3_32f_C4R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiDilate3x3_32f_C4R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiDilate3x3Border_8u_C1R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiDilate3x3Border_8u_C1R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiBorderType);
NppStatus nppiDilate3x3Border_8u_C3R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiDilate3x3Border_8u_C3R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiBorderType);
NppStatus nppiDilate3x3Border_8u_C4R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                         NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiDilate3x3Border_8u_C4R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                     NppiSize, NppiBorderType);
NppStatus nppiDilate3x3Border_16u_C1R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiDilate3x3Border_16u_C1R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiBorderType);
NppStatus nppiDilate3x3Border_16u_C3R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiDilate3x3Border_16u_C3R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiBorderType);
NppStatus nppiDilate3x3Border_16u_C4R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                          NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiDilate3x3Border_16u_C4R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                      NppiSize, NppiBorderType);
NppStatus nppiDilate3x3Border_32f_C1R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiDilate3x3Border_32f_C1R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiBorderType);
NppStatus nppiDilate3x3Border_32f_C3R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiDilate3x3Border_32f_C3R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiBorderType);
NppStatus nppiDilate3x3Border_32f_C4R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                          NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiDilate3x3Border_32f_C4R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                      NppiSize, NppiBorderType);
NppStatus nppiErode3x3_8u_C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiErode3x3_8u_C1R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiErode3x3_8u_C3R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiErode3x3_8u_C3R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiErode3x3_8u_C4R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, NppStreamContext);
NppStatus nppiErode3x3_8u_C4R(const Npp8u *, int, Npp8u *, int, NppiSize);
NppStatus nppiErode3x3_16u_C1R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiErode3x3_16u_C1R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiErode3x3_16u_C3R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiErode3x3_16u_C3R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiErode3x3_16u_C4R_Ctx(const Npp16u *, int, Npp16u *, int, NppiSize, NppStreamContext);
NppStatus nppiErode3x3_16u_C4R(const Npp16u *, int, Npp16u *, int, NppiSize);
NppStatus nppiErode3x3_32f_C1R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiErode3x3_32f_C1R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiErode3x3_32f_C3R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiErode3x3_32f_C3R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiErode3x3_32f_C4R_Ctx(const Npp32f *, int, Npp32f *, int, NppiSize, NppStreamContext);
NppStatus nppiErode3x3_32f_C4R(const Npp32f *, int, Npp32f *, int, NppiSize);
NppStatus nppiErode3x3Border_8u_C1R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                        NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiErode3x3Border_8u_C1R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int, NppiSize,
                                    NppiBorderType);
NppStatus nppiErode3x3Border_8u_C3R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                        NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiErode3x3Border_8u_C3R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int, NppiSize,
                                    NppiBorderType);
NppStatus nppiErode3x3Border_8u_C4R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                        NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiErode3x3Border_8u_C4R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int, NppiSize,
                                    NppiBorderType);
NppStatus nppiErode3x3Border_16u_C1R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                         NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiErode3x3Border_16u_C1R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                     NppiSize, NppiBorderType);
NppStatus nppiErode3x3Border_16u_C3R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                         NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiErode3x3Border_16u_C3R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                     NppiSize, NppiBorderType);
NppStatus nppiErode3x3Border_16u_C4R_Ctx(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                         NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiErode3x3Border_16u_C4R(const Npp16u *, int, NppiSize, NppiPoint, Npp16u *, int,
                                     NppiSize, NppiBorderType);
NppStatus nppiErode3x3Border_32f_C1R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                         NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiErode3x3Border_32f_C1R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                     NppiSize, NppiBorderType);
NppStatus nppiErode3x3Border_32f_C3R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                         NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiErode3x3Border_32f_C3R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                     NppiSize, NppiBorderType);
NppStatus nppiErode3x3Border_32f_C4R_Ctx(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                         NppiSize, NppiBorderType, NppStreamContext);
NppStatus nppiErode3x3Border_32f_C4R(const Npp32f *, int, NppiSize, NppiPoint, Npp32f *, int,
                                     NppiSize, NppiBorderType);
NppStatus nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx(const Npp8u *, int, NppiSize, NppiPoint,
                                                        Npp16s *, int, Npp16s *, int, Npp16s *, int,
                                                        Npp32f *, int, NppiSize, NppiMaskSize,
                                                        NppiNorm, NppiBorderType, NppStreamContext);
NppStatus nppiGradientVectorPrewittBorder_8u16s_C1R(const Npp8u *, int, NppiSize, NppiPoint,
                                                    Npp16s *, int, Npp16s *, int, Npp16s *, int,
                                                    Npp32f *, int, NppiSize, NppiMaskSize, NppiNorm,
                                                    NppiBorderType);
NppStatus nppiGradientVectorSobelBorder_8u16s_C1R_Ctx(const Npp8u *, int, NppiSize, NppiPoint,
                                                      Npp16s *, int, Npp16s *, int, Npp16s *, int,
                                                      Npp32f *, int, NppiSize, NppiMaskSize,
                                                      NppiNorm, NppiBorderType, NppStreamContext);
NppStatus nppiGradientVectorSobelBorder_8u16s_C1R(const Npp8u *, int, NppiSize, NppiPoint, Npp16s *,
                                                  int, Npp16s *, int, Npp16s *, int, Npp32f *, int,
                                                  NppiSize, NppiMaskSize, NppiNorm, NppiBorderType);
NppStatus nppiFilterCannyBorder_8u_C1R_Ctx(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                           NppiSize, NppiDifferentialKernel, NppiMaskSize, Npp16s,
                                           Npp16s, NppiNorm, NppiBorderType, Npp8u *,
                                           NppStreamContext);
NppStatus nppiFilterCannyBorder_8u_C1R(const Npp8u *, int, NppiSize, NppiPoint, Npp8u *, int,
                                       NppiSize, NppiDifferentialKernel, NppiMaskSize, Npp16s,
                                       Npp16s, NppiNorm, NppiBorderType, Npp8u *);
NppStatus nppiSum_8u_C1R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, Npp64f *, NppStreamContext);
NppStatus nppiSum_8u_C1R(const Npp8u *, int, NppiSize, Npp8u *, Npp64f *);
NppStatus nppiSum_16u_C1R_Ctx(const Npp16u *, int, NppiSize, Npp8u *, Npp64f *, NppStreamContext);
NppStatus nppiSum_16u_C1R(const Npp16u *, int, NppiSize, Npp8u *, Npp64f *);
NppStatus nppiSum_16s_C1R_Ctx(const Npp16s *, int, NppiSize, Npp8u *, Npp64f *, NppStreamContext);
NppStatus nppiSum_16s_C1R(const Npp16s *, int, NppiSize, Npp8u *, Npp64f *);
NppStatus nppiSum_32f_C1R_Ctx(const Npp32f *, int, NppiSize, Npp8u *, Npp64f *, NppStreamContext);
NppStatus nppiSum_32f_C1R(const Npp32f *, int, NppiSize, Npp8u *, Npp64f *);
NppStatus nppiSumGetBufferHostSize_8u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiSumGetBufferHostSize_8u_C1R(NppiSize, size_t *);
NppStatus nppiSumGetBufferHostSize_16u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiSumGetBufferHostSize_16u_C1R(NppiSize, size_t *);
NppStatus nppiSumGetBufferHostSize_16s_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiSumGetBufferHostSize_16s_C1R(NppiSize, size_t *);
NppStatus nppiSumGetBufferHostSize_32f_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiSumGetBufferHostSize_32f_C1R(NppiSize, size_t *);
NppStatus nppiMean_8u_C1R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, Npp64f *, NppStreamContext);
NppStatus nppiMean_8u_C1R(const Npp8u *, int, NppiSize, Npp8u *, Npp64f *);
NppStatus nppiMean_16u_C1R_Ctx(const Npp16u *, int, NppiSize, Npp8u *, Npp64f *, NppStreamContext);
NppStatus nppiMean_16u_C1R(const Npp16u *, int, NppiSize, Npp8u *, Npp64f *);
NppStatus nppiMean_16s_C1R_Ctx(const Npp16s *, int, NppiSize, Npp8u *, Npp64f *, NppStreamContext);
NppStatus nppiMean_16s_C1R(const Npp16s *, int, NppiSize, Npp8u *, Npp64f *);
NppStatus nppiMean_32f_C1R_Ctx(const Npp32f *, int, NppiSize, Npp8u *, Npp64f *, NppStreamContext);
NppStatus nppiMean_32f_C1R(const Npp32f *, int, NppiSize, Npp8u *, Npp64f *);
NppStatus nppiMeanGetBufferHostSize_8u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMeanGetBufferHostSize_8u_C1R(NppiSize, size_t *);
NppStatus nppiMeanGetBufferHostSize_16u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMeanGetBufferHostSize_16u_C1R(NppiSize, size_t *);
NppStatus nppiMeanGetBufferHostSize_16s_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMeanGetBufferHostSize_16s_C1R(NppiSize, size_t *);
NppStatus nppiMeanGetBufferHostSize_32f_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMeanGetBufferHostSize_32f_C1R(NppiSize, size_t *);
NppStatus nppiMean_StdDev_8u_C1R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, Npp64f *, Npp64f *,
                                     NppStreamContext);
NppStatus nppiMean_StdDev_8u_C1R(const Npp8u *, int, NppiSize, Npp8u *, Npp64f *, Npp64f *);
NppStatus nppiMean_StdDev_16u_C1R_Ctx(const Npp16u *, int, NppiSize, Npp8u *, Npp64f *, Npp64f *,
                                      NppStreamContext);
NppStatus nppiMean_StdDev_16u_C1R(const Npp16u *, int, NppiSize, Npp8u *, Npp64f *, Npp64f *);
NppStatus nppiMean_StdDev_32f_C1R_Ctx(const Npp32f *, int, NppiSize, Npp8u *, Npp64f *, Npp64f *,
                                      NppStreamContext);
NppStatus nppiMean_StdDev_32f_C1R(const Npp32f *, int, NppiSize, Npp8u *, Npp64f *, Npp64f *);
NppStatus nppiMeanStdDevGetBufferHostSize_8u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMeanStdDevGetBufferHostSize_8u_C1R(NppiSize, size_t *);
NppStatus nppiMeanStdDevGetBufferHostSize_16u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMeanStdDevGetBufferHostSize_16u_C1R(NppiSize, size_t *);
NppStatus nppiMeanStdDevGetBufferHostSize_32f_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMeanStdDevGetBufferHostSize_32f_C1R(NppiSize, size_t *);
NppStatus nppiMin_8u_C1R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, Npp8u *, NppStreamContext);
NppStatus nppiMin_8u_C1R(const Npp8u *, int, NppiSize, Npp8u *, Npp8u *);
NppStatus nppiMin_16u_C1R_Ctx(const Npp16u *, int, NppiSize, Npp8u *, Npp16u *, NppStreamContext);
NppStatus nppiMin_16u_C1R(const Npp16u *, int, NppiSize, Npp8u *, Npp16u *);
NppStatus nppiMin_16s_C1R_Ctx(const Npp16s *, int, NppiSize, Npp8u *, Npp16s *, NppStreamContext);
NppStatus nppiMin_16s_C1R(const Npp16s *, int, NppiSize, Npp8u *, Npp16s *);
NppStatus nppiMin_32f_C1R_Ctx(const Npp32f *, int, NppiSize, Npp8u *, Npp32f *, NppStreamContext);
NppStatus nppiMin_32f_C1R(const Npp32f *, int, NppiSize, Npp8u *, Npp32f *);
NppStatus nppiMinGetBufferHostSize_8u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMinGetBufferHostSize_8u_C1R(NppiSize, size_t *);
NppStatus nppiMinGetBufferHostSize_16u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMinGetBufferHostSize_16u_C1R(NppiSize, size_t *);
NppStatus nppiMinGetBufferHostSize_16s_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMinGetBufferHostSize_16s_C1R(NppiSize, size_t *);
NppStatus nppiMinGetBufferHostSize_32f_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMinGetBufferHostSize_32f_C1R(NppiSize, size_t *);
NppStatus nppiMax_8u_C1R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, Npp8u *, NppStreamContext);
NppStatus nppiMax_8u_C1R(const Npp8u *, int, NppiSize, Npp8u *, Npp8u *);
NppStatus nppiMax_16u_C1R_Ctx(const Npp16u *, int, NppiSize, Npp8u *, Npp16u *, NppStreamContext);
NppStatus nppiMax_16u_C1R(const Npp16u *, int, NppiSize, Npp8u *, Npp16u *);
NppStatus nppiMax_16s_C1R_Ctx(const Npp16s *, int, NppiSize, Npp8u *, Npp16s *, NppStreamContext);
NppStatus nppiMax_16s_C1R(const Npp16s *, int, NppiSize, Npp8u *, Npp16s *);
NppStatus nppiMax_32f_C1R_Ctx(const Npp32f *, int, NppiSize, Npp8u *, Npp32f *, NppStreamContext);
NppStatus nppiMax_32f_C1R(const Npp32f *, int, NppiSize, Npp8u *, Npp32f *);
NppStatus nppiMaxGetBufferHostSize_8u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMaxGetBufferHostSize_8u_C1R(NppiSize, size_t *);
NppStatus nppiMaxGetBufferHostSize_16u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMaxGetBufferHostSize_16u_C1R(NppiSize, size_t *);
NppStatus nppiMaxGetBufferHostSize_16s_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMaxGetBufferHostSize_16s_C1R(NppiSize, size_t *);
NppStatus nppiMaxGetBufferHostSize_32f_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMaxGetBufferHostSize_32f_C1R(NppiSize, size_t *);
NppStatus nppiMinMax_8u_C1R_Ctx(const Npp8u *, int, NppiSize, Npp8u *, Npp8u *, Npp8u *,
                                NppStreamContext);
NppStatus nppiMinMax_8u_C1R(const Npp8u *, int, NppiSize, Npp8u *, Npp8u *, Npp8u *);
NppStatus nppiMinMax_16u_C1R_Ctx(const Npp16u *, int, NppiSize, Npp16u *, Npp16u *, Npp8u *,
                                 NppStreamContext);
NppStatus nppiMinMax_16u_C1R(const Npp16u *, int, NppiSize, Npp16u *, Npp16u *, Npp8u *);
NppStatus nppiMinMax_16s_C1R_Ctx(const Npp16s *, int, NppiSize, Npp16s *, Npp16s *, Npp8u *,
                                 NppStreamContext);
NppStatus nppiMinMax_16s_C1R(const Npp16s *, int, NppiSize, Npp16s *, Npp16s *, Npp8u *);
NppStatus nppiMinMax_32f_C1R_Ctx(const Npp32f *, int, NppiSize, Npp32f *, Npp32f *, Npp8u *,
                                 NppStreamContext);
NppStatus nppiMinMax_32f_C1R(const Npp32f *, int, NppiSize, Npp32f *, Npp32f *, Npp8u *);
NppStatus nppiMinMaxGetBufferHostSize_8u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMinMaxGetBufferHostSize_8u_C1R(NppiSize, size_t *);
NppStatus nppiMinMaxGetBufferHostSize_16u_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMinMaxGetBufferHostSize_16u_C1R(NppiSize, size_t *);
NppStatus nppiMinMaxGetBufferHostSize_16s_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMinMaxGetBufferHostSize_16s_C1R(NppiSize, size_t *);
NppStatus nppiMinMaxGetBufferHostSize_32f_C1R_Ctx(NppiSize, size_t *, NppStreamContext);
NppStatus nppiMinMaxGetBufferHostSize_32f_C1R(NppiSize, size_t *);
NppStatus nppiHistogramEven_8u_C1R_Ctx(const Npp8u *, int, NppiSize, Npp32s *, int, Npp32s, Npp32s,
                                       Npp8u *, NppStreamContext);
NppStatus nppiHistogramEven_8u_C1R(const Npp8u *, int, NppiSize, Npp32s *, int, Npp32s, Npp32s,
                                   Npp8u *);
NppStatus nppiHistogramEven_16u_C1R_Ctx(const Npp16u *, int, NppiSize, Npp32s *, int, Npp32s,
                                        Npp32s, Npp8u *, NppStreamContext);
NppStatus nppiHistogramEven_16u_C1R(const Npp16u *, int, NppiSize, Npp32s *, int, Npp32s, Npp32s,
                                    Npp8u *);
NppStatus nppiHistogramEven_16s_C1R_Ctx(const Npp16s *, int, NppiSize, Npp32s *, int, Npp32s,
                                        Npp32s, Npp8u *, NppStreamContext);
NppStatus nppiHistogramEven_16s_C1R(const Npp16s *, int, NppiSize, Npp32s *, int, Npp32s, Npp32s,
                                    Npp8u *);
NppStatus nppiHistogramEvenGetBufferSize_8u_C1R_Ctx(NppiSize, int, size_t *, NppStreamContext);
NppStatus nppiHistogramEvenGetBufferSize_8u_C1R(NppiSize, int, size_t *);
NppStatus nppiHistogramEvenGetBufferSize_16u_C1R_Ctx(NppiSize, int, size_t *, NppStreamContext);
NppStatus nppiHistogramEvenGetBufferSize_16u_C1R(NppiSize, int, size_t *);
NppStatus nppiHistogramEvenGetBufferSize_16s_C1R_Ctx(NppiSize, int, size_t *, NppStreamContext);
NppStatus nppiHistogramEvenGetBufferSize_16s_C1R(NppiSize, int, size_t *);
NppStatus nppiLUT_Linear_8u_C1R_Ctx(const Npp8u *, int, Npp8u *, int, NppiSize, const Npp32s *,
                                    const Npp32s *, int, NppStreamContext);
NppStatus nppiLUT_Linear_8u_C1R(const Npp8u *, int, Npp8u *, int, NppiSize, const Npp32s *,
                                const Npp32s *, int);
NppStatus nppiLabelMarkersUF_8u32u_C1R_Ctx(const Npp8u *, int, Npp32u *, int, NppiSize, NppiNorm,
                                           Npp8u *, NppStreamContext);
NppStatus nppiLabelMarkersUF_8u32u_C1R(const Npp8u *, int, Npp32u *, int, NppiSize, NppiNorm,
                                       Npp8u *);
NppStatus nppiCompressMarkerLabelsUF_32u_C1IR_Ctx(Npp32u *, int, NppiSize, int, int *, Npp8u *,
                                                  NppStreamContext);
NppStatus nppiCompressMarkerLabelsUF_32u_C1IR(Npp32u *, int, NppiSize, int, int *, Npp8u *);
NppStatus nppsSum_32f_Ctx(const Npp32f *, size_t, Npp32f *, Npp8u *, NppStreamContext);
NppStatus nppsSum_32f(const Npp32f *, size_t, Npp32f *, Npp8u *);
NppStatus nppsSumGetBufferSize_32f_Ctx(size_t, size_t *, NppStreamContext);
NppStatus nppsSumGetBufferSize_32f(size_t, size_t *);
NppStatus nppsMean_32f_Ctx(const Npp32f *, size_t, Npp32f *, Npp8u *, NppStreamContext);
NppStatus nppsMean_32f(const Npp32f *, size_t, Npp32f *, Npp8u *);
NppStatus nppsMeanGetBufferSize_32f_Ctx(size_t, size_t *, NppStreamContext);
NppStatus nppsMeanGetBufferSize_32f(size_t, size_t *);
NppStatus nppsMin_32f_Ctx(const Npp32f *, size_t, Npp32f *, Npp8u *, NppStreamContext);
NppStatus nppsMin_32f(const Npp32f *, size_t, Npp32f *, Npp8u *);
NppStatus nppsMinGetBufferSize_32f_Ctx(size_t, size_t *, NppStreamContext);
NppStatus nppsMinGetBufferSize_32f(size_t, size_t *);
NppStatus nppsMax_32f_Ctx(const Npp32f *, size_t, Npp32f *, Npp8u *, NppStreamContext);
NppStatus nppsMax_32f(const Npp32f *, size_t, Npp32f *, Npp8u *);
NppStatus nppsMaxGetBufferSize_32f_Ctx(size_t, size_t *, NppStreamContext);
NppStatus nppsMaxGetBufferSize_32f(size_t, size_t *);
NppStatus nppsMinMax_32f_Ctx(const Npp32f *, size_t, Npp32f *, Npp32f *, Npp8u *, NppStreamContext);
NppStatus nppsMinMax_32f(const Npp32f *, size_t, Npp32f *, Npp32f *, Npp8u *);
NppStatus nppsMinMaxGetBufferSize_32f_Ctx(size_t, size_t *, NppStreamContext);
NppStatus nppsMinMaxGetBufferSize_32f(size_t, size_t *);
NppStatus nppsNormDiff_L2_32f_Ctx(const Npp32f *, const Npp32f *, size_t, Npp32f *, Npp8u *,
                                  NppStreamContext);
NppStatus nppsNormDiff_L2_32f(const Npp32f *, const Npp32f *, size_t, Npp32f *, Npp8u *);
NppStatus nppsNormDiffL2GetBufferSize_32f_Ctx(size_t, size_t *, NppStreamContext);
NppStatus nppsNormDiffL2GetBufferSize_32f(size_t, size_t *);
NppStatus nppiResizeSqrPixel_8u_C1R(...);
NppStatus nppiResizeSqrPixel_8u_C1R_Ctx(...);
NppStatus nppiResize_8u_C1R(...);
NppStatus nppiResize_8u_C1R_Ctx(...);
NppStatus nppiResize_8u_C3R(...);
NppStatus nppiResize_8u_C3R_Ctx(...);
NppStatus nppiSegmentWatershedGetBufferSize_8u_C1R(...);
NppStatus nppiSegmentWatershedGetBufferSize_8u_C1R_Ctx(...);
NppStatus nppiSegmentWatershed_8u_C1IR(...);
NppStatus nppiSegmentWatershed_8u_C1IR_Ctx(...);

#ifdef __cplusplus
}

NppStatus nppiSumGetBufferHostSize_8u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiSumGetBufferHostSize_8u_C1R(NppiSize, int *);
NppStatus nppiSumGetBufferHostSize_16u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiSumGetBufferHostSize_16u_C1R(NppiSize, int *);
NppStatus nppiSumGetBufferHostSize_16s_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiSumGetBufferHostSize_16s_C1R(NppiSize, int *);
NppStatus nppiSumGetBufferHostSize_32f_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiSumGetBufferHostSize_32f_C1R(NppiSize, int *);
NppStatus nppiMeanGetBufferHostSize_8u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMeanGetBufferHostSize_8u_C1R(NppiSize, int *);
NppStatus nppiMeanGetBufferHostSize_16u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMeanGetBufferHostSize_16u_C1R(NppiSize, int *);
NppStatus nppiMeanGetBufferHostSize_16s_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMeanGetBufferHostSize_16s_C1R(NppiSize, int *);
NppStatus nppiMeanGetBufferHostSize_32f_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMeanGetBufferHostSize_32f_C1R(NppiSize, int *);
NppStatus nppiMeanStdDevGetBufferHostSize_8u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMeanStdDevGetBufferHostSize_8u_C1R(NppiSize, int *);
NppStatus nppiMeanStdDevGetBufferHostSize_16u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMeanStdDevGetBufferHostSize_16u_C1R(NppiSize, int *);
NppStatus nppiMeanStdDevGetBufferHostSize_32f_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMeanStdDevGetBufferHostSize_32f_C1R(NppiSize, int *);
NppStatus nppiMinGetBufferHostSize_8u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMinGetBufferHostSize_8u_C1R(NppiSize, int *);
NppStatus nppiMinGetBufferHostSize_16u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMinGetBufferHostSize_16u_C1R(NppiSize, int *);
NppStatus nppiMinGetBufferHostSize_16s_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMinGetBufferHostSize_16s_C1R(NppiSize, int *);
NppStatus nppiMinGetBufferHostSize_32f_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMinGetBufferHostSize_32f_C1R(NppiSize, int *);
NppStatus nppiMaxGetBufferHostSize_8u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMaxGetBufferHostSize_8u_C1R(NppiSize, int *);
NppStatus nppiMaxGetBufferHostSize_16u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMaxGetBufferHostSize_16u_C1R(NppiSize, int *);
NppStatus nppiMaxGetBufferHostSize_16s_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMaxGetBufferHostSize_16s_C1R(NppiSize, int *);
NppStatus nppiMaxGetBufferHostSize_32f_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMaxGetBufferHostSize_32f_C1R(NppiSize, int *);
NppStatus nppiMinMaxGetBufferHostSize_8u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMinMaxGetBufferHostSize_8u_C1R(NppiSize, int *);
NppStatus nppiMinMaxGetBufferHostSize_16u_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMinMaxGetBufferHostSize_16u_C1R(NppiSize, int *);
NppStatus nppiMinMaxGetBufferHostSize_16s_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMinMaxGetBufferHostSize_16s_C1R(NppiSize, int *);
NppStatus nppiMinMaxGetBufferHostSize_32f_C1R_Ctx(NppiSize, int *, NppStreamContext);
NppStatus nppiMinMaxGetBufferHostSize_32f_C1R(NppiSize, int *);
NppStatus nppiHistogramEvenGetBufferSize_8u_C1R_Ctx(NppiSize, int, int *, NppStreamContext);
NppStatus nppiHistogramEvenGetBufferSize_8u_C1R(NppiSize, int, int *);
NppStatus nppiHistogramEvenGetBufferSize_16u_C1R_Ctx(NppiSize, int, int *, NppStreamContext);
NppStatus nppiHistogramEvenGetBufferSize_16u_C1R(NppiSize, int, int *);
NppStatus nppiHistogramEvenGetBufferSize_16s_C1R_Ctx(NppiSize, int, int *, NppStreamContext);
NppStatus nppiHistogramEvenGetBufferSize_16s_C1R(NppiSize, int, int *);
NppStatus nppsSumGetBufferSize_32f_Ctx(size_t, int *, NppStreamContext);
NppStatus nppsSumGetBufferSize_32f(size_t, int *);
NppStatus nppsMeanGetBufferSize_32f_Ctx(size_t, int *, NppStreamContext);
NppStatus nppsMeanGetBufferSize_32f(size_t, int *);
NppStatus nppsMinGetBufferSize_32f_Ctx(size_t, int *, NppStreamContext);
NppStatus nppsMinGetBufferSize_32f(size_t, int *);
NppStatus nppsMaxGetBufferSize_32f_Ctx(size_t, int *, NppStreamContext);
NppStatus nppsMaxGetBufferSize_32f(size_t, int *);
NppStatus nppsMinMaxGetBufferSize_32f_Ctx(size_t, int *, NppStreamContext);
NppStatus nppsMinMaxGetBufferSize_32f(size_t, int *);
NppStatus nppsNormDiffL2GetBufferSize_32f_Ctx(size_t, int *, NppStreamContext);
NppStatus nppsNormDiffL2GetBufferSize_32f(size_t, int *);
#endif

#endif
