/* The functions of NPP for types of elements and channels.
 * Made by scripts/npp_names.py; not edited by hand. */
#ifndef CU2CL_NPP_FUNCTIONS_H
#define CU2CL_NPP_FUNCTIONS_H

#ifdef __cplusplus
extern "C" {
#endif

Npp8u *nppiMalloc_8u_C1(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp8u *nppiMalloc_8u_C2(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp8u *nppiMalloc_8u_C3(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp8u *nppiMalloc_8u_C4(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp16u *nppiMalloc_16u_C1(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp16u *nppiMalloc_16u_C2(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp16u *nppiMalloc_16u_C3(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp16u *nppiMalloc_16u_C4(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp16s *nppiMalloc_16s_C1(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp16s *nppiMalloc_16s_C2(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp16s *nppiMalloc_16s_C4(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp16sc *nppiMalloc_16sc_C1(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp16sc *nppiMalloc_16sc_C2(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp16sc *nppiMalloc_16sc_C3(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp16sc *nppiMalloc_16sc_C4(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32s *nppiMalloc_32s_C1(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32s *nppiMalloc_32s_C3(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32s *nppiMalloc_32s_C4(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32sc *nppiMalloc_32sc_C1(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32sc *nppiMalloc_32sc_C2(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32sc *nppiMalloc_32sc_C3(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32sc *nppiMalloc_32sc_C4(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32f *nppiMalloc_32f_C1(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32f *nppiMalloc_32f_C2(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32f *nppiMalloc_32f_C3(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32f *nppiMalloc_32f_C4(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32fc *nppiMalloc_32fc_C1(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32fc *nppiMalloc_32fc_C2(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32fc *nppiMalloc_32fc_C3(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp32fc *nppiMalloc_32fc_C4(int __nWidthPixels, int __nHeightPixels, int *__pStepBytes);
Npp8u *nppsMalloc_8u(size_t __nSize);
Npp8s *nppsMalloc_8s(size_t __nSize);
Npp16u *nppsMalloc_16u(size_t __nSize);
Npp16s *nppsMalloc_16s(size_t __nSize);
Npp16sc *nppsMalloc_16sc(size_t __nSize);
Npp32u *nppsMalloc_32u(size_t __nSize);
Npp32s *nppsMalloc_32s(size_t __nSize);
Npp32sc *nppsMalloc_32sc(size_t __nSize);
Npp32f *nppsMalloc_32f(size_t __nSize);
Npp32fc *nppsMalloc_32fc(size_t __nSize);
Npp64s *nppsMalloc_64s(size_t __nSize);
Npp64sc *nppsMalloc_64sc(size_t __nSize);
Npp64f *nppsMalloc_64f(size_t __nSize);
Npp64fc *nppsMalloc_64fc(size_t __nSize);
NppStatus nppiAdd_8u_C1RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_8u_C1RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            int __nScaleFactor);
NppStatus nppiAdd_8u_C3RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_8u_C3RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            int __nScaleFactor);
NppStatus nppiAdd_8u_C4RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_8u_C4RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            int __nScaleFactor);
NppStatus nppiAdd_16u_C1RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                                 int __nSrc2Step, Npp16u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_16u_C1RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiAdd_16u_C3RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                                 int __nSrc2Step, Npp16u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_16u_C3RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiAdd_16u_C4RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                                 int __nSrc2Step, Npp16u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_16u_C4RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiAdd_16s_C1RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                                 int __nSrc2Step, Npp16s *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_16s_C1RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                             int __nSrc2Step, Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiAdd_16s_C3RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                                 int __nSrc2Step, Npp16s *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_16s_C3RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                             int __nSrc2Step, Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiAdd_16s_C4RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                                 int __nSrc2Step, Npp16s *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_16s_C4RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                             int __nSrc2Step, Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiAdd_32f_C1R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                              int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_32f_C1R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                          int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAdd_32f_C3R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                              int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_32f_C3R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                          int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAdd_32f_C4R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                              int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiAdd_32f_C4R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                          int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAddC_8u_C1RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __nConstant,
                                 Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                 int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_8u_C1RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __nConstant,
                             Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiAddC_16u_C1RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __nConstant,
                                  Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                  int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_16u_C1RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __nConstant,
                              Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiAddC_16s_C1RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __nConstant,
                                  Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                  int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_16s_C1RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __nConstant,
                              Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiAddC_8u_C3RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[3],
                                 Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                 int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_8u_C3RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[3],
                             Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiAddC_8u_C4RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[4],
                                 Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                 int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_8u_C4RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[4],
                             Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiAddC_16u_C3RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step,
                                  const Npp16u __aConstants[3], Npp16u *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_16u_C3RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __aConstants[3],
                              Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiAddC_16u_C4RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step,
                                  const Npp16u __aConstants[4], Npp16u *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_16u_C4RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __aConstants[4],
                              Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiAddC_16s_C3RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step,
                                  const Npp16s __aConstants[3], Npp16s *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_16s_C3RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __aConstants[3],
                              Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiAddC_16s_C4RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step,
                                  const Npp16s __aConstants[4], Npp16s *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_16s_C4RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __aConstants[4],
                              Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiAddC_32f_C1R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __nConstant,
                               Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_32f_C1R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __nConstant,
                           Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAddC_32f_C3R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[3],
                               Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_32f_C3R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[3],
                           Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAddC_32f_C4R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[4],
                               Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiAddC_32f_C4R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[4],
                           Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiSub_8u_C1RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiSub_8u_C1RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            int __nScaleFactor);
NppStatus nppiSub_8u_C3RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiSub_8u_C3RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            int __nScaleFactor);
NppStatus nppiSub_8u_C4RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiSub_8u_C4RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            int __nScaleFactor);
NppStatus nppiSub_16u_C1RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                                 int __nSrc2Step, Npp16u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiSub_16u_C1RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiSub_16u_C3RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                                 int __nSrc2Step, Npp16u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiSub_16u_C3RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiSub_16u_C4RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                                 int __nSrc2Step, Npp16u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiSub_16u_C4RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiSub_16s_C1RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                                 int __nSrc2Step, Npp16s *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiSub_16s_C1RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                             int __nSrc2Step, Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiSub_16s_C3RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                                 int __nSrc2Step, Npp16s *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiSub_16s_C3RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                             int __nSrc2Step, Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiSub_16s_C4RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                                 int __nSrc2Step, Npp16s *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiSub_16s_C4RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                             int __nSrc2Step, Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiSub_32f_C1R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                              int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiSub_32f_C1R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                          int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiSub_32f_C3R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                              int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiSub_32f_C3R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                          int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiSub_32f_C4R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                              int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiSub_32f_C4R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                          int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiSubC_8u_C1RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __nConstant,
                                 Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                 int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_8u_C1RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __nConstant,
                             Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiSubC_16u_C1RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __nConstant,
                                  Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                  int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_16u_C1RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __nConstant,
                              Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiSubC_16s_C1RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __nConstant,
                                  Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                  int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_16s_C1RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __nConstant,
                              Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiSubC_8u_C3RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[3],
                                 Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                 int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_8u_C3RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[3],
                             Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiSubC_8u_C4RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[4],
                                 Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                 int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_8u_C4RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[4],
                             Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiSubC_16u_C3RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step,
                                  const Npp16u __aConstants[3], Npp16u *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_16u_C3RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __aConstants[3],
                              Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiSubC_16u_C4RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step,
                                  const Npp16u __aConstants[4], Npp16u *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_16u_C4RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __aConstants[4],
                              Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiSubC_16s_C3RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step,
                                  const Npp16s __aConstants[3], Npp16s *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_16s_C3RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __aConstants[3],
                              Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiSubC_16s_C4RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step,
                                  const Npp16s __aConstants[4], Npp16s *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_16s_C4RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __aConstants[4],
                              Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiSubC_32f_C1R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __nConstant,
                               Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_32f_C1R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __nConstant,
                           Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiSubC_32f_C3R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[3],
                               Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_32f_C3R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[3],
                           Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiSubC_32f_C4R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[4],
                               Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiSubC_32f_C4R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[4],
                           Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiMul_8u_C1RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiMul_8u_C1RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            int __nScaleFactor);
NppStatus nppiMul_8u_C3RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiMul_8u_C3RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            int __nScaleFactor);
NppStatus nppiMul_8u_C4RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiMul_8u_C4RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            int __nScaleFactor);
NppStatus nppiMul_16u_C1RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                                 int __nSrc2Step, Npp16u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMul_16u_C1RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiMul_16u_C3RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                                 int __nSrc2Step, Npp16u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMul_16u_C3RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiMul_16u_C4RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                                 int __nSrc2Step, Npp16u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMul_16u_C4RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiMul_16s_C1RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                                 int __nSrc2Step, Npp16s *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMul_16s_C1RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                             int __nSrc2Step, Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiMul_16s_C3RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                                 int __nSrc2Step, Npp16s *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMul_16s_C3RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                             int __nSrc2Step, Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiMul_16s_C4RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                                 int __nSrc2Step, Npp16s *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, int __nScaleFactor,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMul_16s_C4RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                             int __nSrc2Step, Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiMul_32f_C1R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                              int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiMul_32f_C1R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                          int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiMul_32f_C3R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                              int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiMul_32f_C3R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                          int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiMul_32f_C4R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                              int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiMul_32f_C4R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                          int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiMulC_8u_C1RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __nConstant,
                                 Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                 int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_8u_C1RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __nConstant,
                             Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiMulC_16u_C1RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __nConstant,
                                  Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                  int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_16u_C1RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __nConstant,
                              Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiMulC_16s_C1RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __nConstant,
                                  Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                  int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_16s_C1RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __nConstant,
                              Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiMulC_8u_C3RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[3],
                                 Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                 int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_8u_C3RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[3],
                             Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiMulC_8u_C4RSfs_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[4],
                                 Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                 int __nScaleFactor, NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_8u_C4RSfs(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u __aConstants[4],
                             Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             int __nScaleFactor);
NppStatus nppiMulC_16u_C3RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step,
                                  const Npp16u __aConstants[3], Npp16u *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_16u_C3RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __aConstants[3],
                              Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiMulC_16u_C4RSfs_Ctx(const Npp16u *__pSrc1, int __nSrc1Step,
                                  const Npp16u __aConstants[4], Npp16u *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_16u_C4RSfs(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u __aConstants[4],
                              Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiMulC_16s_C3RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step,
                                  const Npp16s __aConstants[3], Npp16s *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_16s_C3RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __aConstants[3],
                              Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiMulC_16s_C4RSfs_Ctx(const Npp16s *__pSrc1, int __nSrc1Step,
                                  const Npp16s __aConstants[4], Npp16s *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, int __nScaleFactor,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_16s_C4RSfs(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s __aConstants[4],
                              Npp16s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              int __nScaleFactor);
NppStatus nppiMulC_32f_C1R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __nConstant,
                               Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_32f_C1R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __nConstant,
                           Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiMulC_32f_C3R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[3],
                               Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_32f_C3R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[3],
                           Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiMulC_32f_C4R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[4],
                               Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiMulC_32f_C4R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f __aConstants[4],
                           Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAbsDiff_8u_C1R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                 int __nSrc2Step, Npp8u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiAbsDiff_8u_C1R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                             int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAbsDiff_8u_C3R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                 int __nSrc2Step, Npp8u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiAbsDiff_8u_C3R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                             int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAbsDiff_8u_C4R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                 int __nSrc2Step, Npp8u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiAbsDiff_8u_C4R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                             int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAbsDiff_16u_C1R_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                                  int __nSrc2Step, Npp16u *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiAbsDiff_16u_C1R(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                              int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAbsDiff_32f_C1R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                                  int __nSrc2Step, Npp32f *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiAbsDiff_32f_C1R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                              int __nSrc2Step, Npp32f *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAnd_8u_C1R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                             int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiAnd_8u_C1R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                         int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAnd_8u_C3R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                             int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiAnd_8u_C3R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                         int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAnd_8u_C4R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                             int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiAnd_8u_C4R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                         int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAnd_16u_C1R_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                              int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiAnd_16u_C1R(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                          int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAnd_16u_C3R_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                              int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiAnd_16u_C3R(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                          int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAnd_16u_C4R_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                              int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiAnd_16u_C4R(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                          int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAnd_32s_C1R_Ctx(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                              int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiAnd_32s_C1R(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                          int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAnd_32s_C3R_Ctx(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                              int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiAnd_32s_C3R(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                          int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiAnd_32s_C4R_Ctx(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                              int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiAnd_32s_C4R(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                          int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiOr_8u_C1R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            NppStreamContext __nppStreamCtx);
NppStatus nppiOr_8u_C1R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                        int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiOr_8u_C3R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            NppStreamContext __nppStreamCtx);
NppStatus nppiOr_8u_C3R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                        int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiOr_8u_C4R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                            int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                            NppStreamContext __nppStreamCtx);
NppStatus nppiOr_8u_C4R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                        int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiOr_16u_C1R_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiOr_16u_C1R(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                         int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiOr_16u_C3R_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiOr_16u_C3R(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                         int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiOr_16u_C4R_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                             int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiOr_16u_C4R(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                         int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiOr_32s_C1R_Ctx(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                             int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiOr_32s_C1R(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                         int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiOr_32s_C3R_Ctx(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                             int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiOr_32s_C3R(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                         int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiOr_32s_C4R_Ctx(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                             int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiOr_32s_C4R(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                         int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiXor_8u_C1R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                             int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiXor_8u_C1R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                         int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiXor_8u_C3R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                             int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiXor_8u_C3R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                         int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiXor_8u_C4R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                             int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiXor_8u_C4R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                         int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiXor_16u_C1R_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                              int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiXor_16u_C1R(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                          int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiXor_16u_C3R_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                              int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiXor_16u_C3R(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                          int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiXor_16u_C4R_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                              int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiXor_16u_C4R(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                          int __nSrc2Step, Npp16u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiXor_32s_C1R_Ctx(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                              int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiXor_32s_C1R(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                          int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiXor_32s_C3R_Ctx(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                              int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiXor_32s_C3R(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                          int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiXor_32s_C4R_Ctx(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                              int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiXor_32s_C4R(const Npp32s *__pSrc1, int __nSrc1Step, const Npp32s *__pSrc2,
                          int __nSrc2Step, Npp32s *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiNot_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                             NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiNot_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                         NppiSize __oSizeROI);
NppStatus nppiNot_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                             NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiNot_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                         NppiSize __oSizeROI);
NppStatus nppiNot_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                             NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiNot_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                         NppiSize __oSizeROI);
NppStatus nppiCompare_8u_C1R_Ctx(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                                 int __nSrc2Step, Npp8u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI, NppCmpOp __eComparisonOperation,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiCompare_8u_C1R(const Npp8u *__pSrc1, int __nSrc1Step, const Npp8u *__pSrc2,
                             int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                             NppCmpOp __eComparisonOperation);
NppStatus nppiCompareC_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, const Npp8u __nConstant,
                                  Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                  NppCmpOp __eComparisonOperation, NppStreamContext __nppStreamCtx);
NppStatus nppiCompareC_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, const Npp8u __nConstant,
                              Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppCmpOp __eComparisonOperation);
NppStatus nppiCompare_16u_C1R_Ctx(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                                  int __nSrc2Step, Npp8u *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, NppCmpOp __eComparisonOperation,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiCompare_16u_C1R(const Npp16u *__pSrc1, int __nSrc1Step, const Npp16u *__pSrc2,
                              int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppCmpOp __eComparisonOperation);
NppStatus nppiCompareC_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, const Npp16u __nConstant,
                                   Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                   NppCmpOp __eComparisonOperation,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiCompareC_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, const Npp16u __nConstant,
                               Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppCmpOp __eComparisonOperation);
NppStatus nppiCompare_16s_C1R_Ctx(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                                  int __nSrc2Step, Npp8u *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, NppCmpOp __eComparisonOperation,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiCompare_16s_C1R(const Npp16s *__pSrc1, int __nSrc1Step, const Npp16s *__pSrc2,
                              int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppCmpOp __eComparisonOperation);
NppStatus nppiCompareC_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, const Npp16s __nConstant,
                                   Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                   NppCmpOp __eComparisonOperation,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiCompareC_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, const Npp16s __nConstant,
                               Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppCmpOp __eComparisonOperation);
NppStatus nppiCompare_32f_C1R_Ctx(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                                  int __nSrc2Step, Npp8u *__pDst, int __nDstStep,
                                  NppiSize __oSizeROI, NppCmpOp __eComparisonOperation,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiCompare_32f_C1R(const Npp32f *__pSrc1, int __nSrc1Step, const Npp32f *__pSrc2,
                              int __nSrc2Step, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                              NppCmpOp __eComparisonOperation);
NppStatus nppiCompareC_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, const Npp32f __nConstant,
                                   Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                                   NppCmpOp __eComparisonOperation,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiCompareC_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, const Npp32f __nConstant,
                               Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI,
                               NppCmpOp __eComparisonOperation);
NppStatus nppiThreshold_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI, const Npp8u __nThreshold,
                                   NppCmpOp __eComparisonOperation,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiThreshold_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, const Npp8u __nThreshold,
                               NppCmpOp __eComparisonOperation);
NppStatus nppiThreshold_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, const Npp16u __nThreshold,
                                    NppCmpOp __eComparisonOperation,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiThreshold_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, const Npp16u __nThreshold,
                                NppCmpOp __eComparisonOperation);
NppStatus nppiThreshold_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, const Npp16s __nThreshold,
                                    NppCmpOp __eComparisonOperation,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiThreshold_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, const Npp16s __nThreshold,
                                NppCmpOp __eComparisonOperation);
NppStatus nppiThreshold_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, const Npp32f __nThreshold,
                                    NppCmpOp __eComparisonOperation,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiThreshold_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, const Npp32f __nThreshold,
                                NppCmpOp __eComparisonOperation);
NppStatus nppiSet_8u_C1R_Ctx(const Npp8u __nValue, Npp8u *__pDst, int __nDstStep,
                             NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_8u_C1R(const Npp8u __nValue, Npp8u *__pDst, int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiSet_16u_C1R_Ctx(const Npp16u __nValue, Npp16u *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_16u_C1R(const Npp16u __nValue, Npp16u *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiSet_16s_C1R_Ctx(const Npp16s __nValue, Npp16s *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_16s_C1R(const Npp16s __nValue, Npp16s *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiSet_32s_C1R_Ctx(const Npp32s __nValue, Npp32s *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_32s_C1R(const Npp32s __nValue, Npp32s *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiSet_32f_C1R_Ctx(const Npp32f __nValue, Npp32f *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_32f_C1R(const Npp32f __nValue, Npp32f *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiSet_8u_C3R_Ctx(const Npp8u __aValue[3], Npp8u *__pDst, int __nDstStep,
                             NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_8u_C3R(const Npp8u __aValue[3], Npp8u *__pDst, int __nDstStep,
                         NppiSize __oSizeROI);
NppStatus nppiSet_8u_C4R_Ctx(const Npp8u __aValue[4], Npp8u *__pDst, int __nDstStep,
                             NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_8u_C4R(const Npp8u __aValue[4], Npp8u *__pDst, int __nDstStep,
                         NppiSize __oSizeROI);
NppStatus nppiSet_16u_C3R_Ctx(const Npp16u __aValue[3], Npp16u *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_16u_C3R(const Npp16u __aValue[3], Npp16u *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiSet_16u_C4R_Ctx(const Npp16u __aValue[4], Npp16u *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_16u_C4R(const Npp16u __aValue[4], Npp16u *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiSet_16s_C3R_Ctx(const Npp16s __aValue[3], Npp16s *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_16s_C3R(const Npp16s __aValue[3], Npp16s *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiSet_16s_C4R_Ctx(const Npp16s __aValue[4], Npp16s *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_16s_C4R(const Npp16s __aValue[4], Npp16s *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiSet_32s_C3R_Ctx(const Npp32s __aValue[3], Npp32s *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_32s_C3R(const Npp32s __aValue[3], Npp32s *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiSet_32s_C4R_Ctx(const Npp32s __aValue[4], Npp32s *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_32s_C4R(const Npp32s __aValue[4], Npp32s *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiSet_32f_C3R_Ctx(const Npp32f __aValue[3], Npp32f *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_32f_C3R(const Npp32f __aValue[3], Npp32f *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiSet_32f_C4R_Ctx(const Npp32f __aValue[4], Npp32f *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiSet_32f_C4R(const Npp32f __aValue[4], Npp32f *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiCopy_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiCopy_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiCopy_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                              NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                          NppiSize __oSizeROI);
NppStatus nppiCopy_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiCopy_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiCopy_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiCopy_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiCopy_16s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_16s_C3R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiCopy_16s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_16s_C4R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiCopy_32s_C1R_Ctx(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_32s_C1R(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiCopy_32s_C3R_Ctx(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_32s_C3R(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiCopy_32s_C4R_Ctx(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_32s_C4R(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiCopy_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiCopy_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiCopy_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppStreamContext __nppStreamCtx);
NppStatus nppiCopy_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                           NppiSize __oSizeROI);
NppStatus nppiConvert_8u16u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u16u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_8u16u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u16u_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_8u16u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u16u_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_8u16s_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u16s_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp16s *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_8u16s_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u16s_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp16s *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_8u16s_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u16s_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp16s *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_8u32s_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u32s_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_8u32s_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u32s_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_8u32s_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u32s_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_8u32f_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u32f_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_8u32f_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u32f_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_8u32f_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_8u32f_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_16u32s_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16u32s_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16u32s_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16u32s_C3R(const Npp16u *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16u32s_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16u32s_C4R(const Npp16u *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16u32f_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16u32f_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16u32f_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16u32f_C3R(const Npp16u *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16u32f_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16u32f_C4R(const Npp16u *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16s32s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16s32s_C1R(const Npp16s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16s32s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16s32s_C3R(const Npp16s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16s32s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16s32s_C4R(const Npp16s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16s32f_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16s32f_C1R(const Npp16s *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16s32f_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16s32f_C3R(const Npp16s *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16s32f_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16s32f_C4R(const Npp16s *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiConvert_16u8u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16u8u_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_16u8u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16u8u_C3R(const Npp16u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_16u8u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16u8u_C4R(const Npp16u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_16s8u_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16s8u_C1R(const Npp16s *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_16s8u_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16s8u_C3R(const Npp16s *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_16s8u_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_16s8u_C4R(const Npp16s *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI);
NppStatus nppiConvert_32f8u_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_32f8u_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI, NppRoundMode __eRoundMode);
NppStatus nppiConvert_32f8u_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_32f8u_C3R(const Npp32f *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI, NppRoundMode __eRoundMode);
NppStatus nppiConvert_32f8u_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_32f8u_C4R(const Npp32f *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI, NppRoundMode __eRoundMode);
NppStatus nppiConvert_32f16u_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_32f16u_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode);
NppStatus nppiConvert_32f16u_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_32f16u_C3R(const Npp32f *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode);
NppStatus nppiConvert_32f16u_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_32f16u_C4R(const Npp32f *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode);
NppStatus nppiConvert_32f16s_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_32f16s_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode);
NppStatus nppiConvert_32f16s_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_32f16s_C3R(const Npp32f *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode);
NppStatus nppiConvert_32f16s_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiConvert_32f16s_C4R(const Npp32f *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                 int __nDstStep, NppiSize __oSizeROI, NppRoundMode __eRoundMode);
NppStatus nppiMirror_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oROI, NppiAxis __flip, NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                            NppiSize __oROI, NppiAxis __flip);
NppStatus nppiMirror_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oROI, NppiAxis __flip, NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                            NppiSize __oROI, NppiAxis __flip);
NppStatus nppiMirror_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oROI, NppiAxis __flip, NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                            NppiSize __oROI, NppiAxis __flip);
NppStatus nppiMirror_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                 int __nDstStep, NppiSize __oROI, NppiAxis __flip,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                             NppiSize __oROI, NppiAxis __flip);
NppStatus nppiMirror_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                 int __nDstStep, NppiSize __oROI, NppiAxis __flip,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                             NppiSize __oROI, NppiAxis __flip);
NppStatus nppiMirror_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                 int __nDstStep, NppiSize __oROI, NppiAxis __flip,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                             NppiSize __oROI, NppiAxis __flip);
NppStatus nppiMirror_32s_C1R_Ctx(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                 int __nDstStep, NppiSize __oROI, NppiAxis __flip,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_32s_C1R(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                             NppiSize __oROI, NppiAxis __flip);
NppStatus nppiMirror_32s_C3R_Ctx(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                 int __nDstStep, NppiSize __oROI, NppiAxis __flip,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_32s_C3R(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                             NppiSize __oROI, NppiAxis __flip);
NppStatus nppiMirror_32s_C4R_Ctx(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                 int __nDstStep, NppiSize __oROI, NppiAxis __flip,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_32s_C4R(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst, int __nDstStep,
                             NppiSize __oROI, NppiAxis __flip);
NppStatus nppiMirror_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                 int __nDstStep, NppiSize __oROI, NppiAxis __flip,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                             NppiSize __oROI, NppiAxis __flip);
NppStatus nppiMirror_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                 int __nDstStep, NppiSize __oROI, NppiAxis __flip,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                             NppiSize __oROI, NppiAxis __flip);
NppStatus nppiMirror_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                 int __nDstStep, NppiSize __oROI, NppiAxis __flip,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMirror_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                             NppiSize __oROI, NppiAxis __flip);
NppStatus nppiTranspose_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSrcROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSrcROI);
NppStatus nppiTranspose_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSrcROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSrcROI);
NppStatus nppiTranspose_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSrcROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSrcROI);
NppStatus nppiTranspose_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiTranspose_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiTranspose_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiTranspose_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiTranspose_16s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_16s_C3R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiTranspose_16s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_16s_C4R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiTranspose_32s_C1R_Ctx(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_32s_C1R(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiTranspose_32s_C3R_Ctx(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_32s_C3R(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiTranspose_32s_C4R_Ctx(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_32s_C4R(const Npp32s *__pSrc, int __nSrcStep, Npp32s *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiTranspose_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiTranspose_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiTranspose_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSrcROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiTranspose_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSrcROI);
NppStatus nppiCopyConstBorder_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, Npp8u __nValue,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp8u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth,
                                     Npp8u __nValue);
NppStatus nppiCopyConstBorder_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, Npp16u __nValue,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp16u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      Npp16u __nValue);
NppStatus nppiCopyConstBorder_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, Npp16s __nValue,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp16s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      Npp16s __nValue);
NppStatus nppiCopyConstBorder_32s_C1R_Ctx(const Npp32s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, Npp32s __nValue,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_32s_C1R(const Npp32s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp32s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      Npp32s __nValue);
NppStatus nppiCopyConstBorder_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, Npp32f __nValue,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp32f *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      Npp32f __nValue);
NppStatus nppiCopyConstBorder_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, const Npp8u __aValue[3],
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp8u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth,
                                     const Npp8u __aValue[3]);
NppStatus nppiCopyConstBorder_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, const Npp8u __aValue[4],
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp8u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth,
                                     const Npp8u __aValue[4]);
NppStatus nppiCopyConstBorder_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, const Npp16u __aValue[3],
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp16u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      const Npp16u __aValue[3]);
NppStatus nppiCopyConstBorder_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, const Npp16u __aValue[4],
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp16u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      const Npp16u __aValue[4]);
NppStatus nppiCopyConstBorder_16s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, const Npp16s __aValue[3],
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_16s_C3R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp16s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      const Npp16s __aValue[3]);
NppStatus nppiCopyConstBorder_16s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, const Npp16s __aValue[4],
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_16s_C4R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp16s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      const Npp16s __aValue[4]);
NppStatus nppiCopyConstBorder_32s_C3R_Ctx(const Npp32s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, const Npp32s __aValue[3],
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_32s_C3R(const Npp32s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp32s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      const Npp32s __aValue[3]);
NppStatus nppiCopyConstBorder_32s_C4R_Ctx(const Npp32s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, const Npp32s __aValue[4],
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_32s_C4R(const Npp32s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp32s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      const Npp32s __aValue[4]);
NppStatus nppiCopyConstBorder_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, const Npp32f __aValue[3],
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp32f *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      const Npp32f __aValue[3]);
NppStatus nppiCopyConstBorder_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth, const Npp32f __aValue[4],
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiCopyConstBorder_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                      Npp32f *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                      int __nTopBorderHeight, int __nLeftBorderWidth,
                                      const Npp32f __aValue[4]);
NppStatus nppiCopyReplicateBorder_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep,
                                             NppiSize __oSrcSizeROI, Npp8u *__pDst, int __nDstStep,
                                             NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                             int __nLeftBorderWidth,
                                             NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_8u_C1R(const Npp8u *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep,
                                             NppiSize __oSrcSizeROI, Npp8u *__pDst, int __nDstStep,
                                             NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                             int __nLeftBorderWidth,
                                             NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_8u_C3R(const Npp8u *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep,
                                             NppiSize __oSrcSizeROI, Npp8u *__pDst, int __nDstStep,
                                             NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                             int __nLeftBorderWidth,
                                             NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_8u_C4R(const Npp8u *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp16u *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_16u_C1R(const Npp16u *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp16u *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_16u_C3R(const Npp16u *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp16u *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_16u_C4R(const Npp16u *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp16s *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_16s_C1R(const Npp16s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_16s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp16s *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_16s_C3R(const Npp16s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_16s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp16s *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_16s_C4R(const Npp16s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_32s_C1R_Ctx(const Npp32s *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp32s *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_32s_C1R(const Npp32s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_32s_C3R_Ctx(const Npp32s *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp32s *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_32s_C3R(const Npp32s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_32s_C4R_Ctx(const Npp32s *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp32s *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_32s_C4R(const Npp32s *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32s *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp32f *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_32f_C1R(const Npp32f *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp32f *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_32f_C3R(const Npp32f *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyReplicateBorder_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep,
                                              NppiSize __oSrcSizeROI, Npp32f *__pDst,
                                              int __nDstStep, NppiSize __oDstSizeROI,
                                              int __nTopBorderHeight, int __nLeftBorderWidth,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiCopyReplicateBorder_32f_C4R(const Npp32f *__pSrc, int __nSrcStep,
                                          NppiSize __oSrcSizeROI, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                          int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                        Npp8u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                        int __nTopBorderHeight, int __nLeftBorderWidth,
                                        NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                    Npp8u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                    int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                        Npp8u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                        int __nTopBorderHeight, int __nLeftBorderWidth,
                                        NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                    Npp8u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                    int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                        Npp8u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                        int __nTopBorderHeight, int __nLeftBorderWidth,
                                        NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                    Npp8u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                    int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp16u *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp16u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp16u *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp16u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp16u *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp16u *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp16s *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp16s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_16s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp16s *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_16s_C3R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp16s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_16s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp16s *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_16s_C4R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp16s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_32s_C1R_Ctx(const Npp32s *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp32s *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_32s_C1R(const Npp32s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp32s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_32s_C3R_Ctx(const Npp32s *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp32s *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_32s_C3R(const Npp32s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp32s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_32s_C4R_Ctx(const Npp32s *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp32s *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_32s_C4R(const Npp32s *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp32s *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp32f *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp32f *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp32f *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp32f *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiCopyWrapBorder_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep,
                                         NppiSize __oSrcSizeROI, Npp32f *__pDst, int __nDstStep,
                                         NppiSize __oDstSizeROI, int __nTopBorderHeight,
                                         int __nLeftBorderWidth, NppStreamContext __nppStreamCtx);
NppStatus nppiCopyWrapBorder_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSizeROI,
                                     Npp32f *__pDst, int __nDstStep, NppiSize __oDstSizeROI,
                                     int __nTopBorderHeight, int __nLeftBorderWidth);
NppStatus nppiRGBToGray_8u_C3C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                     int __nDstStep, NppiSize __oSizeROI,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiRGBToGray_8u_C3C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                 NppiSize __oSizeROI);
NppStatus nppiRGBToGray_8u_AC4C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                      int __nDstStep, NppiSize __oSizeROI,
                                      NppStreamContext __nppStreamCtx);
NppStatus nppiRGBToGray_8u_AC4C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                  int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiFilterBox_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                   NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor);
NppStatus nppiFilterBox_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                   NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor);
NppStatus nppiFilterBox_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                   NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor);
NppStatus nppiFilterBox_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterBox_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterBox_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterBox_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterBox_16s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_16s_C3R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterBox_16s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_16s_C4R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterBox_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterBox_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterBox_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBox_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterBoxBorder_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiSize __oMaskSize,
                                         NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor,
                                     NppiBorderType __eBorderType);
NppStatus nppiFilterBoxBorder_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiSize __oMaskSize,
                                         NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor,
                                     NppiBorderType __eBorderType);
NppStatus nppiFilterBoxBorder_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiSize __oMaskSize,
                                         NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor,
                                     NppiBorderType __eBorderType);
NppStatus nppiFilterBoxBorder_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterBoxBorder_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterBoxBorder_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterBoxBorder_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterBoxBorder_16s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_16s_C3R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterBoxBorder_16s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_16s_C4R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterBoxBorder_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterBoxBorder_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterBoxBorder_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterBoxBorder_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMax_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                   NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor);
NppStatus nppiFilterMax_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                   NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor);
NppStatus nppiFilterMax_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                   NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor);
NppStatus nppiFilterMax_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMax_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMax_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMax_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMax_16s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_16s_C3R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMax_16s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_16s_C4R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMax_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMax_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMax_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMax_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMaxBorder_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiSize __oMaskSize,
                                         NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor,
                                     NppiBorderType __eBorderType);
NppStatus nppiFilterMaxBorder_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiSize __oMaskSize,
                                         NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor,
                                     NppiBorderType __eBorderType);
NppStatus nppiFilterMaxBorder_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiSize __oMaskSize,
                                         NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor,
                                     NppiBorderType __eBorderType);
NppStatus nppiFilterMaxBorder_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMaxBorder_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMaxBorder_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMaxBorder_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMaxBorder_16s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_16s_C3R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMaxBorder_16s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_16s_C4R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMaxBorder_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMaxBorder_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMaxBorder_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMaxBorder_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMin_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                   NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor);
NppStatus nppiFilterMin_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                   NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor);
NppStatus nppiFilterMin_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                   NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor);
NppStatus nppiFilterMin_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMin_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMin_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMin_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMin_16s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_16s_C3R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMin_16s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_16s_C4R(const Npp16s *__pSrc, int __nSrcStep, Npp16s *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMin_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMin_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMin_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                    NppiPoint __oAnchor, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMin_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI, NppiSize __oMaskSize,
                                NppiPoint __oAnchor);
NppStatus nppiFilterMinBorder_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiSize __oMaskSize,
                                         NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor,
                                     NppiBorderType __eBorderType);
NppStatus nppiFilterMinBorder_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiSize __oMaskSize,
                                         NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor,
                                     NppiBorderType __eBorderType);
NppStatus nppiFilterMinBorder_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiSize __oMaskSize,
                                         NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiSize __oMaskSize, NppiPoint __oAnchor,
                                     NppiBorderType __eBorderType);
NppStatus nppiFilterMinBorder_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMinBorder_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMinBorder_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMinBorder_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMinBorder_16s_C3R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_16s_C3R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMinBorder_16s_C4R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_16s_C4R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16s *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMinBorder_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMinBorder_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiFilterMinBorder_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiSize __oMaskSize,
                                          NppiPoint __oAnchor, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiFilterMinBorder_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiSize __oMaskSize,
                                      NppiPoint __oAnchor, NppiBorderType __eBorderType);
NppStatus nppiDilate3x3_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI);
NppStatus nppiDilate3x3_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI);
NppStatus nppiDilate3x3_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI);
NppStatus nppiDilate3x3_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiDilate3x3_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiDilate3x3_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiDilate3x3_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiDilate3x3_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiDilate3x3_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                int __nDstStep, NppiSize __oSizeROI);
NppStatus nppiDilate3x3Border_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3Border_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiDilate3x3Border_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3Border_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiDilate3x3Border_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3Border_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiDilate3x3Border_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3Border_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiDilate3x3Border_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3Border_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiDilate3x3Border_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3Border_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiDilate3x3Border_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3Border_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiDilate3x3Border_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3Border_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiDilate3x3Border_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                          NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                          NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppiDilate3x3Border_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                      NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                      NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiErode3x3_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                  int __nDstStep, NppiSize __oSizeROI,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                              NppiSize __oSizeROI);
NppStatus nppiErode3x3_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                  int __nDstStep, NppiSize __oSizeROI,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                              NppiSize __oSizeROI);
NppStatus nppiErode3x3_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                  int __nDstStep, NppiSize __oSizeROI,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                              NppiSize __oSizeROI);
NppStatus nppiErode3x3_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI);
NppStatus nppiErode3x3_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI);
NppStatus nppiErode3x3_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, Npp16u *__pDst, int __nDstStep,
                               NppiSize __oSizeROI);
NppStatus nppiErode3x3_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                               NppiSize __oSizeROI);
NppStatus nppiErode3x3_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                               NppiSize __oSizeROI);
NppStatus nppiErode3x3_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst,
                                   int __nDstStep, NppiSize __oSizeROI,
                                   NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, Npp32f *__pDst, int __nDstStep,
                               NppiSize __oSizeROI);
NppStatus nppiErode3x3Border_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                        NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                        NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                        NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3Border_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                    NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                    NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiErode3x3Border_8u_C3R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                        NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                        NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                        NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3Border_8u_C3R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                    NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                    NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiErode3x3Border_8u_C4R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                        NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                        NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                        NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3Border_8u_C4R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                    NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                    NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiErode3x3Border_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3Border_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiErode3x3Border_16u_C3R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3Border_16u_C3R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiErode3x3Border_16u_C4R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3Border_16u_C4R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp16u *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiErode3x3Border_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3Border_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiErode3x3Border_32f_C3R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3Border_32f_C3R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiErode3x3Border_32f_C4R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                         NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                         NppiSize __oSizeROI, NppiBorderType __eBorderType,
                                         NppStreamContext __nppStreamCtx);
NppStatus nppiErode3x3Border_32f_C4R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                     NppiPoint __oSrcOffset, Npp32f *__pDst, int __nDstStep,
                                     NppiSize __oSizeROI, NppiBorderType __eBorderType);
NppStatus nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx(
    const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize, NppiPoint __oSrcOffset,
    Npp16s *__pDstX, int __nDstXStep, Npp16s *__pDstY, int __nDstYStep, Npp16s *__pDstMag,
    int __nDstMagStep, Npp32f *__pDstAngle, int __nDstAngleStep, NppiSize __oSizeROI,
    NppiMaskSize __eMaskSize, NppiNorm __eNorm, NppiBorderType __eBorderType,
    NppStreamContext __nppStreamCtx);
NppStatus nppiGradientVectorPrewittBorder_8u16s_C1R(
    const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize, NppiPoint __oSrcOffset,
    Npp16s *__pDstX, int __nDstXStep, Npp16s *__pDstY, int __nDstYStep, Npp16s *__pDstMag,
    int __nDstMagStep, Npp32f *__pDstAngle, int __nDstAngleStep, NppiSize __oSizeROI,
    NppiMaskSize __eMaskSize, NppiNorm __eNorm, NppiBorderType __eBorderType);
NppStatus nppiGradientVectorSobelBorder_8u16s_C1R_Ctx(
    const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize, NppiPoint __oSrcOffset,
    Npp16s *__pDstX, int __nDstXStep, Npp16s *__pDstY, int __nDstYStep, Npp16s *__pDstMag,
    int __nDstMagStep, Npp32f *__pDstAngle, int __nDstAngleStep, NppiSize __oSizeROI,
    NppiMaskSize __eMaskSize, NppiNorm __eNorm, NppiBorderType __eBorderType,
    NppStreamContext __nppStreamCtx);
NppStatus nppiGradientVectorSobelBorder_8u16s_C1R(
    const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize, NppiPoint __oSrcOffset,
    Npp16s *__pDstX, int __nDstXStep, Npp16s *__pDstY, int __nDstYStep, Npp16s *__pDstMag,
    int __nDstMagStep, Npp32f *__pDstAngle, int __nDstAngleStep, NppiSize __oSizeROI,
    NppiMaskSize __eMaskSize, NppiNorm __eNorm, NppiBorderType __eBorderType);
NppStatus nppiFilterCannyBorder_8u_C1R_Ctx(
    const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize, NppiPoint __oSrcOffset, Npp8u *__pDst,
    int __nDstStep, NppiSize __oSizeROI, NppiDifferentialKernel __eFilterType,
    NppiMaskSize __eMaskSize, Npp16s __nLowThreshold, Npp16s __nHighThreshold, NppiNorm __eNorm,
    NppiBorderType __eBorderType, Npp8u *__pDeviceBuffer, NppStreamContext __nppStreamCtx);
NppStatus nppiFilterCannyBorder_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSrcSize,
                                       NppiPoint __oSrcOffset, Npp8u *__pDst, int __nDstStep,
                                       NppiSize __oSizeROI, NppiDifferentialKernel __eFilterType,
                                       NppiMaskSize __eMaskSize, Npp16s __nLowThreshold,
                                       Npp16s __nHighThreshold, NppiNorm __eNorm,
                                       NppiBorderType __eBorderType, Npp8u *__pDeviceBuffer);
NppStatus nppiSum_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                             Npp8u *__pDeviceBuffer, Npp64f *__pSum,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiSum_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                         Npp8u *__pDeviceBuffer, Npp64f *__pSum);
NppStatus nppiSum_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                              Npp8u *__pDeviceBuffer, Npp64f *__pSum,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiSum_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                          Npp8u *__pDeviceBuffer, Npp64f *__pSum);
NppStatus nppiSum_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                              Npp8u *__pDeviceBuffer, Npp64f *__pSum,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiSum_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                          Npp8u *__pDeviceBuffer, Npp64f *__pSum);
NppStatus nppiSum_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                              Npp8u *__pDeviceBuffer, Npp64f *__pSum,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiSum_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                          Npp8u *__pDeviceBuffer, Npp64f *__pSum);
NppStatus nppiSumGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiSumGetBufferHostSize_8u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiSumGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                               NppStreamContext __nppStreamCtx);
NppStatus nppiSumGetBufferHostSize_16u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiSumGetBufferHostSize_16s_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                               NppStreamContext __nppStreamCtx);
NppStatus nppiSumGetBufferHostSize_16s_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiSumGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                               NppStreamContext __nppStreamCtx);
NppStatus nppiSumGetBufferHostSize_32f_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMean_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                              Npp8u *__pDeviceBuffer, Npp64f *__pMean,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiMean_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                          Npp8u *__pDeviceBuffer, Npp64f *__pMean);
NppStatus nppiMean_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                               Npp8u *__pDeviceBuffer, Npp64f *__pMean,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiMean_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                           Npp8u *__pDeviceBuffer, Npp64f *__pMean);
NppStatus nppiMean_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                               Npp8u *__pDeviceBuffer, Npp64f *__pMean,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiMean_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                           Npp8u *__pDeviceBuffer, Npp64f *__pMean);
NppStatus nppiMean_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                               Npp8u *__pDeviceBuffer, Npp64f *__pMean,
                               NppStreamContext __nppStreamCtx);
NppStatus nppiMean_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                           Npp8u *__pDeviceBuffer, Npp64f *__pMean);
NppStatus nppiMeanGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                               NppStreamContext __nppStreamCtx);
NppStatus nppiMeanGetBufferHostSize_8u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMeanGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                                NppStreamContext __nppStreamCtx);
NppStatus nppiMeanGetBufferHostSize_16u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMeanGetBufferHostSize_16s_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                                NppStreamContext __nppStreamCtx);
NppStatus nppiMeanGetBufferHostSize_16s_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMeanGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                                NppStreamContext __nppStreamCtx);
NppStatus nppiMeanGetBufferHostSize_32f_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMean_StdDev_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                     Npp8u *__pDeviceBuffer, Npp64f *__pMean, Npp64f *__pStdDev,
                                     NppStreamContext __nppStreamCtx);
NppStatus nppiMean_StdDev_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                 Npp8u *__pDeviceBuffer, Npp64f *__pMean, Npp64f *__pStdDev);
NppStatus nppiMean_StdDev_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                      Npp8u *__pDeviceBuffer, Npp64f *__pMean, Npp64f *__pStdDev,
                                      NppStreamContext __nppStreamCtx);
NppStatus nppiMean_StdDev_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                  Npp8u *__pDeviceBuffer, Npp64f *__pMean, Npp64f *__pStdDev);
NppStatus nppiMean_StdDev_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                      Npp8u *__pDeviceBuffer, Npp64f *__pMean, Npp64f *__pStdDev,
                                      NppStreamContext __nppStreamCtx);
NppStatus nppiMean_StdDev_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                  Npp8u *__pDeviceBuffer, Npp64f *__pMean, Npp64f *__pStdDev);
NppStatus nppiMeanStdDevGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                                     NppStreamContext __nppStreamCtx);
NppStatus nppiMeanStdDevGetBufferHostSize_8u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMeanStdDevGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                                      NppStreamContext __nppStreamCtx);
NppStatus nppiMeanStdDevGetBufferHostSize_16u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMeanStdDevGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                                      NppStreamContext __nppStreamCtx);
NppStatus nppiMeanStdDevGetBufferHostSize_32f_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMin_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                             Npp8u *__pDeviceBuffer, Npp8u *__pMin,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiMin_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                         Npp8u *__pDeviceBuffer, Npp8u *__pMin);
NppStatus nppiMin_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                              Npp8u *__pDeviceBuffer, Npp16u *__pMin,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiMin_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                          Npp8u *__pDeviceBuffer, Npp16u *__pMin);
NppStatus nppiMin_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                              Npp8u *__pDeviceBuffer, Npp16s *__pMin,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiMin_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                          Npp8u *__pDeviceBuffer, Npp16s *__pMin);
NppStatus nppiMin_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                              Npp8u *__pDeviceBuffer, Npp32f *__pMin,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiMin_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                          Npp8u *__pDeviceBuffer, Npp32f *__pMin);
NppStatus nppiMinGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiMinGetBufferHostSize_8u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMinGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                               NppStreamContext __nppStreamCtx);
NppStatus nppiMinGetBufferHostSize_16u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMinGetBufferHostSize_16s_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                               NppStreamContext __nppStreamCtx);
NppStatus nppiMinGetBufferHostSize_16s_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMinGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                               NppStreamContext __nppStreamCtx);
NppStatus nppiMinGetBufferHostSize_32f_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMax_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                             Npp8u *__pDeviceBuffer, Npp8u *__pMax,
                             NppStreamContext __nppStreamCtx);
NppStatus nppiMax_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                         Npp8u *__pDeviceBuffer, Npp8u *__pMax);
NppStatus nppiMax_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                              Npp8u *__pDeviceBuffer, Npp16u *__pMax,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiMax_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                          Npp8u *__pDeviceBuffer, Npp16u *__pMax);
NppStatus nppiMax_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                              Npp8u *__pDeviceBuffer, Npp16s *__pMax,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiMax_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                          Npp8u *__pDeviceBuffer, Npp16s *__pMax);
NppStatus nppiMax_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                              Npp8u *__pDeviceBuffer, Npp32f *__pMax,
                              NppStreamContext __nppStreamCtx);
NppStatus nppiMax_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                          Npp8u *__pDeviceBuffer, Npp32f *__pMax);
NppStatus nppiMaxGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppiMaxGetBufferHostSize_8u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMaxGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                               NppStreamContext __nppStreamCtx);
NppStatus nppiMaxGetBufferHostSize_16u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMaxGetBufferHostSize_16s_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                               NppStreamContext __nppStreamCtx);
NppStatus nppiMaxGetBufferHostSize_16s_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMaxGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                               NppStreamContext __nppStreamCtx);
NppStatus nppiMaxGetBufferHostSize_32f_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMinMax_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                Npp8u *__pMin, Npp8u *__pMax, Npp8u *__pDeviceBuffer,
                                NppStreamContext __nppStreamCtx);
NppStatus nppiMinMax_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI, Npp8u *__pMin,
                            Npp8u *__pMax, Npp8u *__pDeviceBuffer);
NppStatus nppiMinMax_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                 Npp16u *__pMin, Npp16u *__pMax, Npp8u *__pDeviceBuffer,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMinMax_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                             Npp16u *__pMin, Npp16u *__pMax, Npp8u *__pDeviceBuffer);
NppStatus nppiMinMax_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                 Npp16s *__pMin, Npp16s *__pMax, Npp8u *__pDeviceBuffer,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMinMax_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                             Npp16s *__pMin, Npp16s *__pMax, Npp8u *__pDeviceBuffer);
NppStatus nppiMinMax_32f_C1R_Ctx(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                 Npp32f *__pMin, Npp32f *__pMax, Npp8u *__pDeviceBuffer,
                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMinMax_32f_C1R(const Npp32f *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                             Npp32f *__pMin, Npp32f *__pMax, Npp8u *__pDeviceBuffer);
NppStatus nppiMinMaxGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                                 NppStreamContext __nppStreamCtx);
NppStatus nppiMinMaxGetBufferHostSize_8u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMinMaxGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                                  NppStreamContext __nppStreamCtx);
NppStatus nppiMinMaxGetBufferHostSize_16u_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMinMaxGetBufferHostSize_16s_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                                  NppStreamContext __nppStreamCtx);
NppStatus nppiMinMaxGetBufferHostSize_16s_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiMinMaxGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI, size_t *__hpBufferSize,
                                                  NppStreamContext __nppStreamCtx);
NppStatus nppiMinMaxGetBufferHostSize_32f_C1R(NppiSize __oSizeROI, size_t *__hpBufferSize);
NppStatus nppiHistogramEven_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                       Npp32s *__pHist, int __nLevels, Npp32s __nLowerLevel,
                                       Npp32s __nUpperLevel, Npp8u *__pDeviceBuffer,
                                       NppStreamContext __nppStreamCtx);
NppStatus nppiHistogramEven_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                   Npp32s *__pHist, int __nLevels, Npp32s __nLowerLevel,
                                   Npp32s __nUpperLevel, Npp8u *__pDeviceBuffer);
NppStatus nppiHistogramEven_16u_C1R_Ctx(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                        Npp32s *__pHist, int __nLevels, Npp32s __nLowerLevel,
                                        Npp32s __nUpperLevel, Npp8u *__pDeviceBuffer,
                                        NppStreamContext __nppStreamCtx);
NppStatus nppiHistogramEven_16u_C1R(const Npp16u *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                    Npp32s *__pHist, int __nLevels, Npp32s __nLowerLevel,
                                    Npp32s __nUpperLevel, Npp8u *__pDeviceBuffer);
NppStatus nppiHistogramEven_16s_C1R_Ctx(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                        Npp32s *__pHist, int __nLevels, Npp32s __nLowerLevel,
                                        Npp32s __nUpperLevel, Npp8u *__pDeviceBuffer,
                                        NppStreamContext __nppStreamCtx);
NppStatus nppiHistogramEven_16s_C1R(const Npp16s *__pSrc, int __nSrcStep, NppiSize __oSizeROI,
                                    Npp32s *__pHist, int __nLevels, Npp32s __nLowerLevel,
                                    Npp32s __nUpperLevel, Npp8u *__pDeviceBuffer);
NppStatus nppiHistogramEvenGetBufferSize_8u_C1R_Ctx(NppiSize __oSizeROI, int __nLevels,
                                                    size_t *__hpBufferSize,
                                                    NppStreamContext __nppStreamCtx);
NppStatus nppiHistogramEvenGetBufferSize_8u_C1R(NppiSize __oSizeROI, int __nLevels,
                                                size_t *__hpBufferSize);
NppStatus nppiHistogramEvenGetBufferSize_16u_C1R_Ctx(NppiSize __oSizeROI, int __nLevels,
                                                     size_t *__hpBufferSize,
                                                     NppStreamContext __nppStreamCtx);
NppStatus nppiHistogramEvenGetBufferSize_16u_C1R(NppiSize __oSizeROI, int __nLevels,
                                                 size_t *__hpBufferSize);
NppStatus nppiHistogramEvenGetBufferSize_16s_C1R_Ctx(NppiSize __oSizeROI, int __nLevels,
                                                     size_t *__hpBufferSize,
                                                     NppStreamContext __nppStreamCtx);
NppStatus nppiHistogramEvenGetBufferSize_16s_C1R(NppiSize __oSizeROI, int __nLevels,
                                                 size_t *__hpBufferSize);
NppStatus nppiLUT_Linear_8u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst,
                                    int __nDstStep, NppiSize __oSizeROI, const Npp32s *__pValues,
                                    const Npp32s *__pLevels, int __nLevels,
                                    NppStreamContext __nppStreamCtx);
NppStatus nppiLUT_Linear_8u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp8u *__pDst, int __nDstStep,
                                NppiSize __oSizeROI, const Npp32s *__pValues,
                                const Npp32s *__pLevels, int __nLevels);
NppStatus nppiLabelMarkersUF_8u32u_C1R_Ctx(const Npp8u *__pSrc, int __nSrcStep, Npp32u *__pDst,
                                           int __nDstStep, NppiSize __oSizeROI, NppiNorm __eNorm,
                                           Npp8u *__pBuffer, NppStreamContext __nppStreamCtx);
NppStatus nppiLabelMarkersUF_8u32u_C1R(const Npp8u *__pSrc, int __nSrcStep, Npp32u *__pDst,
                                       int __nDstStep, NppiSize __oSizeROI, NppiNorm __eNorm,
                                       Npp8u *__pBuffer);
NppStatus nppiCompressMarkerLabelsUF_32u_C1IR_Ctx(Npp32u *__pMarkerLabels, int __nMarkerLabelsStep,
                                                  NppiSize __oMarkerLabelsROI,
                                                  int __nStartingNumber, int *__pNewNumber,
                                                  Npp8u *__pDeviceBuffer,
                                                  NppStreamContext __nppStreamCtx);
NppStatus nppiCompressMarkerLabelsUF_32u_C1IR(Npp32u *__pMarkerLabels, int __nMarkerLabelsStep,
                                              NppiSize __oMarkerLabelsROI, int __nStartingNumber,
                                              int *__pNewNumber, Npp8u *__pDeviceBuffer);
NppStatus nppsSum_32f_Ctx(const Npp32f *__pSrc, size_t __nLength, Npp32f *__pSum,
                          Npp8u *__pDeviceBuffer, NppStreamContext __nppStreamCtx);
NppStatus nppsSum_32f(const Npp32f *__pSrc, size_t __nLength, Npp32f *__pSum,
                      Npp8u *__pDeviceBuffer);
NppStatus nppsSumGetBufferSize_32f_Ctx(size_t __nLength, size_t *__hpBufferSize,
                                       NppStreamContext __nppStreamCtx);
NppStatus nppsSumGetBufferSize_32f(size_t __nLength, size_t *__hpBufferSize);
NppStatus nppsMean_32f_Ctx(const Npp32f *__pSrc, size_t __nLength, Npp32f *__pMean,
                           Npp8u *__pDeviceBuffer, NppStreamContext __nppStreamCtx);
NppStatus nppsMean_32f(const Npp32f *__pSrc, size_t __nLength, Npp32f *__pMean,
                       Npp8u *__pDeviceBuffer);
NppStatus nppsMeanGetBufferSize_32f_Ctx(size_t __nLength, size_t *__hpBufferSize,
                                        NppStreamContext __nppStreamCtx);
NppStatus nppsMeanGetBufferSize_32f(size_t __nLength, size_t *__hpBufferSize);
NppStatus nppsMin_32f_Ctx(const Npp32f *__pSrc, size_t __nLength, Npp32f *__pMin,
                          Npp8u *__pDeviceBuffer, NppStreamContext __nppStreamCtx);
NppStatus nppsMin_32f(const Npp32f *__pSrc, size_t __nLength, Npp32f *__pMin,
                      Npp8u *__pDeviceBuffer);
NppStatus nppsMinGetBufferSize_32f_Ctx(size_t __nLength, size_t *__hpBufferSize,
                                       NppStreamContext __nppStreamCtx);
NppStatus nppsMinGetBufferSize_32f(size_t __nLength, size_t *__hpBufferSize);
NppStatus nppsMax_32f_Ctx(const Npp32f *__pSrc, size_t __nLength, Npp32f *__pMax,
                          Npp8u *__pDeviceBuffer, NppStreamContext __nppStreamCtx);
NppStatus nppsMax_32f(const Npp32f *__pSrc, size_t __nLength, Npp32f *__pMax,
                      Npp8u *__pDeviceBuffer);
NppStatus nppsMaxGetBufferSize_32f_Ctx(size_t __nLength, size_t *__hpBufferSize,
                                       NppStreamContext __nppStreamCtx);
NppStatus nppsMaxGetBufferSize_32f(size_t __nLength, size_t *__hpBufferSize);
NppStatus nppsMinMax_32f_Ctx(const Npp32f *__pSrc, size_t __nLength, Npp32f *__pMin, Npp32f *__pMax,
                             Npp8u *__pDeviceBuffer, NppStreamContext __nppStreamCtx);
NppStatus nppsMinMax_32f(const Npp32f *__pSrc, size_t __nLength, Npp32f *__pMin, Npp32f *__pMax,
                         Npp8u *__pDeviceBuffer);
NppStatus nppsMinMaxGetBufferSize_32f_Ctx(size_t __nLength, size_t *__hpBufferSize,
                                          NppStreamContext __nppStreamCtx);
NppStatus nppsMinMaxGetBufferSize_32f(size_t __nLength, size_t *__hpBufferSize);
NppStatus nppsNormDiff_L2_32f_Ctx(const Npp32f *__pSrc1, const Npp32f *__pSrc2, size_t __nLength,
                                  Npp32f *__pNorm, Npp8u *__pDeviceBuffer,
                                  NppStreamContext __nppStreamCtx);
NppStatus nppsNormDiff_L2_32f(const Npp32f *__pSrc1, const Npp32f *__pSrc2, size_t __nLength,
                              Npp32f *__pNorm, Npp8u *__pDeviceBuffer);
NppStatus nppsNormDiffL2GetBufferSize_32f_Ctx(size_t __nLength, size_t *__hpBufferSize,
                                              NppStreamContext __nppStreamCtx);
NppStatus nppsNormDiffL2GetBufferSize_32f(size_t __nLength, size_t *__hpBufferSize);

#ifdef __cplusplus
}

static inline NppStatus nppiSumGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI,
                                                            int *__hpBufferSize,
                                                            NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiSumGetBufferHostSize_8u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiSumGetBufferHostSize_8u_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiSumGetBufferHostSize_8u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiSumGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI,
                                                             int *__hpBufferSize,
                                                             NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiSumGetBufferHostSize_16u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiSumGetBufferHostSize_16u_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiSumGetBufferHostSize_16u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiSumGetBufferHostSize_16s_C1R_Ctx(NppiSize __oSizeROI,
                                                             int *__hpBufferSize,
                                                             NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiSumGetBufferHostSize_16s_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiSumGetBufferHostSize_16s_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiSumGetBufferHostSize_16s_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiSumGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI,
                                                             int *__hpBufferSize,
                                                             NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiSumGetBufferHostSize_32f_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiSumGetBufferHostSize_32f_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiSumGetBufferHostSize_32f_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI,
                                                             int *__hpBufferSize,
                                                             NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMeanGetBufferHostSize_8u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanGetBufferHostSize_8u_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMeanGetBufferHostSize_8u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI,
                                                              int *__hpBufferSize,
                                                              NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMeanGetBufferHostSize_16u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanGetBufferHostSize_16u_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMeanGetBufferHostSize_16u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanGetBufferHostSize_16s_C1R_Ctx(NppiSize __oSizeROI,
                                                              int *__hpBufferSize,
                                                              NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMeanGetBufferHostSize_16s_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanGetBufferHostSize_16s_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMeanGetBufferHostSize_16s_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI,
                                                              int *__hpBufferSize,
                                                              NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMeanGetBufferHostSize_32f_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanGetBufferHostSize_32f_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMeanGetBufferHostSize_32f_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanStdDevGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI,
                                                                   int *__hpBufferSize,
                                                                   NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status =
        nppiMeanStdDevGetBufferHostSize_8u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanStdDevGetBufferHostSize_8u_C1R(NppiSize __oSizeROI,
                                                               int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMeanStdDevGetBufferHostSize_8u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanStdDevGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI,
                                                                    int *__hpBufferSize,
                                                                    NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status =
        nppiMeanStdDevGetBufferHostSize_16u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanStdDevGetBufferHostSize_16u_C1R(NppiSize __oSizeROI,
                                                                int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMeanStdDevGetBufferHostSize_16u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanStdDevGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI,
                                                                    int *__hpBufferSize,
                                                                    NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status =
        nppiMeanStdDevGetBufferHostSize_32f_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMeanStdDevGetBufferHostSize_32f_C1R(NppiSize __oSizeROI,
                                                                int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMeanStdDevGetBufferHostSize_32f_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI,
                                                            int *__hpBufferSize,
                                                            NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMinGetBufferHostSize_8u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinGetBufferHostSize_8u_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMinGetBufferHostSize_8u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI,
                                                             int *__hpBufferSize,
                                                             NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMinGetBufferHostSize_16u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinGetBufferHostSize_16u_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMinGetBufferHostSize_16u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinGetBufferHostSize_16s_C1R_Ctx(NppiSize __oSizeROI,
                                                             int *__hpBufferSize,
                                                             NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMinGetBufferHostSize_16s_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinGetBufferHostSize_16s_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMinGetBufferHostSize_16s_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI,
                                                             int *__hpBufferSize,
                                                             NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMinGetBufferHostSize_32f_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinGetBufferHostSize_32f_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMinGetBufferHostSize_32f_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMaxGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI,
                                                            int *__hpBufferSize,
                                                            NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMaxGetBufferHostSize_8u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMaxGetBufferHostSize_8u_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMaxGetBufferHostSize_8u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMaxGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI,
                                                             int *__hpBufferSize,
                                                             NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMaxGetBufferHostSize_16u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMaxGetBufferHostSize_16u_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMaxGetBufferHostSize_16u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMaxGetBufferHostSize_16s_C1R_Ctx(NppiSize __oSizeROI,
                                                             int *__hpBufferSize,
                                                             NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMaxGetBufferHostSize_16s_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMaxGetBufferHostSize_16s_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMaxGetBufferHostSize_16s_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMaxGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI,
                                                             int *__hpBufferSize,
                                                             NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppiMaxGetBufferHostSize_32f_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMaxGetBufferHostSize_32f_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMaxGetBufferHostSize_32f_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinMaxGetBufferHostSize_8u_C1R_Ctx(NppiSize __oSizeROI,
                                                               int *__hpBufferSize,
                                                               NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status =
        nppiMinMaxGetBufferHostSize_8u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinMaxGetBufferHostSize_8u_C1R(NppiSize __oSizeROI, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMinMaxGetBufferHostSize_8u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinMaxGetBufferHostSize_16u_C1R_Ctx(NppiSize __oSizeROI,
                                                                int *__hpBufferSize,
                                                                NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status =
        nppiMinMaxGetBufferHostSize_16u_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinMaxGetBufferHostSize_16u_C1R(NppiSize __oSizeROI,
                                                            int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMinMaxGetBufferHostSize_16u_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinMaxGetBufferHostSize_16s_C1R_Ctx(NppiSize __oSizeROI,
                                                                int *__hpBufferSize,
                                                                NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status =
        nppiMinMaxGetBufferHostSize_16s_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinMaxGetBufferHostSize_16s_C1R(NppiSize __oSizeROI,
                                                            int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMinMaxGetBufferHostSize_16s_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinMaxGetBufferHostSize_32f_C1R_Ctx(NppiSize __oSizeROI,
                                                                int *__hpBufferSize,
                                                                NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status =
        nppiMinMaxGetBufferHostSize_32f_C1R_Ctx(__oSizeROI, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiMinMaxGetBufferHostSize_32f_C1R(NppiSize __oSizeROI,
                                                            int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiMinMaxGetBufferHostSize_32f_C1R(__oSizeROI, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiHistogramEvenGetBufferSize_8u_C1R_Ctx(NppiSize __oSizeROI,
                                                                  int __nLevels,
                                                                  int *__hpBufferSize,
                                                                  NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status =
        nppiHistogramEvenGetBufferSize_8u_C1R_Ctx(__oSizeROI, __nLevels, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiHistogramEvenGetBufferSize_8u_C1R(NppiSize __oSizeROI, int __nLevels,
                                                              int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiHistogramEvenGetBufferSize_8u_C1R(__oSizeROI, __nLevels, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiHistogramEvenGetBufferSize_16u_C1R_Ctx(NppiSize __oSizeROI,
                                                                   int __nLevels,
                                                                   int *__hpBufferSize,
                                                                   NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status =
        nppiHistogramEvenGetBufferSize_16u_C1R_Ctx(__oSizeROI, __nLevels, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiHistogramEvenGetBufferSize_16u_C1R(NppiSize __oSizeROI, int __nLevels,
                                                               int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiHistogramEvenGetBufferSize_16u_C1R(__oSizeROI, __nLevels, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiHistogramEvenGetBufferSize_16s_C1R_Ctx(NppiSize __oSizeROI,
                                                                   int __nLevels,
                                                                   int *__hpBufferSize,
                                                                   NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status =
        nppiHistogramEvenGetBufferSize_16s_C1R_Ctx(__oSizeROI, __nLevels, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppiHistogramEvenGetBufferSize_16s_C1R(NppiSize __oSizeROI, int __nLevels,
                                                               int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppiHistogramEvenGetBufferSize_16s_C1R(__oSizeROI, __nLevels, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsSumGetBufferSize_32f_Ctx(size_t __nLength, int *__hpBufferSize,
                                                     NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppsSumGetBufferSize_32f_Ctx(__nLength, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsSumGetBufferSize_32f(size_t __nLength, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppsSumGetBufferSize_32f(__nLength, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsMeanGetBufferSize_32f_Ctx(size_t __nLength, int *__hpBufferSize,
                                                      NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppsMeanGetBufferSize_32f_Ctx(__nLength, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsMeanGetBufferSize_32f(size_t __nLength, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppsMeanGetBufferSize_32f(__nLength, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsMinGetBufferSize_32f_Ctx(size_t __nLength, int *__hpBufferSize,
                                                     NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppsMinGetBufferSize_32f_Ctx(__nLength, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsMinGetBufferSize_32f(size_t __nLength, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppsMinGetBufferSize_32f(__nLength, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsMaxGetBufferSize_32f_Ctx(size_t __nLength, int *__hpBufferSize,
                                                     NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppsMaxGetBufferSize_32f_Ctx(__nLength, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsMaxGetBufferSize_32f(size_t __nLength, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppsMaxGetBufferSize_32f(__nLength, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsMinMaxGetBufferSize_32f_Ctx(size_t __nLength, int *__hpBufferSize,
                                                        NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppsMinMaxGetBufferSize_32f_Ctx(__nLength, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsMinMaxGetBufferSize_32f(size_t __nLength, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppsMinMaxGetBufferSize_32f(__nLength, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsNormDiffL2GetBufferSize_32f_Ctx(size_t __nLength, int *__hpBufferSize,
                                                            NppStreamContext __nppStreamCtx)
{
    size_t __size = 0;
    NppStatus __status = nppsNormDiffL2GetBufferSize_32f_Ctx(__nLength, &__size, __nppStreamCtx);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
static inline NppStatus nppsNormDiffL2GetBufferSize_32f(size_t __nLength, int *__hpBufferSize)
{
    size_t __size = 0;
    NppStatus __status = nppsNormDiffL2GetBufferSize_32f(__nLength, &__size);
    if (__hpBufferSize)
        *__hpBufferSize = (int)__size;
    return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR;
}
#endif

#endif
