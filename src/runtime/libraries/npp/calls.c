/* The functions of NPP: each calls one for all types.
 * Made by scripts/npp_names.py; not edited by hand. */
#include "libraries/npp/npp.h"

NppStatus nppiAdd_8u_C1RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_8u_C1RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAdd_8u_C1RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                 nScaleFactor, rt_npp_context());
}

NppStatus nppiAdd_8u_C3RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_8u_C3RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAdd_8u_C3RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                 nScaleFactor, rt_npp_context());
}

NppStatus nppiAdd_8u_C4RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_8u_C4RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAdd_8u_C4RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                 nScaleFactor, rt_npp_context());
}

NppStatus nppiAdd_16u_C1RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                                 int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_16u_C1RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAdd_16u_C1RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiAdd_16u_C3RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                                 int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 3, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_16u_C3RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAdd_16u_C3RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiAdd_16u_C4RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                                 int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 4, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_16u_C4RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAdd_16u_C4RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiAdd_16s_C1RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2,
                                 int nSrc2Step, Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16s, RT_NPP_16s, 1, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_16s_C1RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2, int nSrc2Step,
                             Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAdd_16s_C1RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiAdd_16s_C3RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2,
                                 int nSrc2Step, Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16s, RT_NPP_16s, 3, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_16s_C3RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2, int nSrc2Step,
                             Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAdd_16s_C3RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiAdd_16s_C4RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2,
                                 int nSrc2Step, Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16s, RT_NPP_16s, 4, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_16s_C4RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2, int nSrc2Step,
                             Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAdd_16s_C4RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiAdd_32f_C1R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                              int nSrc2Step, Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32f, RT_NPP_32f, 1, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_32f_C1R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2, int nSrc2Step,
                          Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAdd_32f_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiAdd_32f_C3R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                              int nSrc2Step, Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32f, RT_NPP_32f, 3, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_32f_C3R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2, int nSrc2Step,
                          Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAdd_32f_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiAdd_32f_C4R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                              int nSrc2Step, Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32f, RT_NPP_32f, 4, RT_NPP_ADD,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAdd_32f_C4R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2, int nSrc2Step,
                          Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAdd_32f_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiAddC_8u_C1RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u nConstant,
                                 Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_ADD,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, &nConstant},
                           nppStreamCtx.hStream);
}

NppStatus nppiAddC_8u_C1RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u nConstant, Npp8u *pDst,
                             int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAddC_8u_C1RSfs_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiAddC_16u_C1RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u nConstant,
                                  Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_ADD,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, &nConstant},
                           nppStreamCtx.hStream);
}

NppStatus nppiAddC_16u_C1RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u nConstant,
                              Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAddC_16u_C1RSfs_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiAddC_16s_C1RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s nConstant,
                                  Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16s, RT_NPP_16s, 1, RT_NPP_ADD,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, &nConstant},
                           nppStreamCtx.hStream);
}

NppStatus nppiAddC_16s_C1RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s nConstant,
                              Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAddC_16s_C1RSfs_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiAddC_8u_C3RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[3],
                                 Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_ADD,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiAddC_8u_C3RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[3],
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAddC_8u_C3RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiAddC_8u_C4RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[4],
                                 Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_ADD,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiAddC_8u_C4RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[4],
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAddC_8u_C4RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiAddC_16u_C3RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[3],
                                  Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16u, RT_NPP_16u, 3, RT_NPP_ADD,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiAddC_16u_C3RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[3],
                              Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAddC_16u_C3RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiAddC_16u_C4RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[4],
                                  Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16u, RT_NPP_16u, 4, RT_NPP_ADD,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiAddC_16u_C4RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[4],
                              Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAddC_16u_C4RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiAddC_16s_C3RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[3],
                                  Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16s, RT_NPP_16s, 3, RT_NPP_ADD,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiAddC_16s_C3RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[3],
                              Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAddC_16s_C3RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiAddC_16s_C4RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[4],
                                  Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16s, RT_NPP_16s, 4, RT_NPP_ADD,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiAddC_16s_C4RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[4],
                              Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiAddC_16s_C4RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiAddC_32f_C1R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f nConstant,
                               Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                               NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(
        RT_NPP_32f, RT_NPP_32f, 1, RT_NPP_ADD,
        (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep, oSizeROI, 0, &nConstant},
        nppStreamCtx.hStream);
}

NppStatus nppiAddC_32f_C1R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f nConstant, Npp32f *pDst,
                           int nDstStep, NppiSize oSizeROI)
{
    return nppiAddC_32f_C1R_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                rt_npp_context());
}

NppStatus nppiAddC_32f_C3R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[3],
                               Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                               NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(
        RT_NPP_32f, RT_NPP_32f, 3, RT_NPP_ADD,
        (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep, oSizeROI, 0, aConstants},
        nppStreamCtx.hStream);
}

NppStatus nppiAddC_32f_C3R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[3],
                           Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAddC_32f_C3R_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                rt_npp_context());
}

NppStatus nppiAddC_32f_C4R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[4],
                               Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                               NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(
        RT_NPP_32f, RT_NPP_32f, 4, RT_NPP_ADD,
        (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep, oSizeROI, 0, aConstants},
        nppStreamCtx.hStream);
}

NppStatus nppiAddC_32f_C4R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[4],
                           Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAddC_32f_C4R_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                rt_npp_context());
}

NppStatus nppiSub_8u_C1RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_8u_C1RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSub_8u_C1RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                 nScaleFactor, rt_npp_context());
}

NppStatus nppiSub_8u_C3RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_8u_C3RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSub_8u_C3RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                 nScaleFactor, rt_npp_context());
}

NppStatus nppiSub_8u_C4RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_8u_C4RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSub_8u_C4RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                 nScaleFactor, rt_npp_context());
}

NppStatus nppiSub_16u_C1RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                                 int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_16u_C1RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSub_16u_C1RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiSub_16u_C3RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                                 int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 3, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_16u_C3RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSub_16u_C3RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiSub_16u_C4RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                                 int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 4, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_16u_C4RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSub_16u_C4RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiSub_16s_C1RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2,
                                 int nSrc2Step, Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16s, RT_NPP_16s, 1, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_16s_C1RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2, int nSrc2Step,
                             Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSub_16s_C1RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiSub_16s_C3RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2,
                                 int nSrc2Step, Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16s, RT_NPP_16s, 3, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_16s_C3RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2, int nSrc2Step,
                             Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSub_16s_C3RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiSub_16s_C4RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2,
                                 int nSrc2Step, Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16s, RT_NPP_16s, 4, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_16s_C4RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2, int nSrc2Step,
                             Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSub_16s_C4RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiSub_32f_C1R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                              int nSrc2Step, Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32f, RT_NPP_32f, 1, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_32f_C1R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2, int nSrc2Step,
                          Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSub_32f_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiSub_32f_C3R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                              int nSrc2Step, Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32f, RT_NPP_32f, 3, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_32f_C3R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2, int nSrc2Step,
                          Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSub_32f_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiSub_32f_C4R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                              int nSrc2Step, Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32f, RT_NPP_32f, 4, RT_NPP_SUB,
                      (struct rt_npp_point){pSrc2, nSrc2Step, pSrc1, nSrc1Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiSub_32f_C4R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2, int nSrc2Step,
                          Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSub_32f_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiSubC_8u_C1RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u nConstant,
                                 Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_SUB,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, &nConstant},
                           nppStreamCtx.hStream);
}

NppStatus nppiSubC_8u_C1RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u nConstant, Npp8u *pDst,
                             int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSubC_8u_C1RSfs_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiSubC_16u_C1RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u nConstant,
                                  Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_SUB,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, &nConstant},
                           nppStreamCtx.hStream);
}

NppStatus nppiSubC_16u_C1RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u nConstant,
                              Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSubC_16u_C1RSfs_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiSubC_16s_C1RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s nConstant,
                                  Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16s, RT_NPP_16s, 1, RT_NPP_SUB,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, &nConstant},
                           nppStreamCtx.hStream);
}

NppStatus nppiSubC_16s_C1RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s nConstant,
                              Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSubC_16s_C1RSfs_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiSubC_8u_C3RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[3],
                                 Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_SUB,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiSubC_8u_C3RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[3],
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSubC_8u_C3RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiSubC_8u_C4RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[4],
                                 Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_SUB,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiSubC_8u_C4RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[4],
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSubC_8u_C4RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiSubC_16u_C3RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[3],
                                  Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16u, RT_NPP_16u, 3, RT_NPP_SUB,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiSubC_16u_C3RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[3],
                              Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSubC_16u_C3RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiSubC_16u_C4RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[4],
                                  Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16u, RT_NPP_16u, 4, RT_NPP_SUB,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiSubC_16u_C4RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[4],
                              Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSubC_16u_C4RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiSubC_16s_C3RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[3],
                                  Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16s, RT_NPP_16s, 3, RT_NPP_SUB,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiSubC_16s_C3RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[3],
                              Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSubC_16s_C3RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiSubC_16s_C4RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[4],
                                  Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16s, RT_NPP_16s, 4, RT_NPP_SUB,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiSubC_16s_C4RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[4],
                              Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiSubC_16s_C4RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiSubC_32f_C1R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f nConstant,
                               Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                               NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(
        RT_NPP_32f, RT_NPP_32f, 1, RT_NPP_SUB,
        (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep, oSizeROI, 0, &nConstant},
        nppStreamCtx.hStream);
}

NppStatus nppiSubC_32f_C1R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f nConstant, Npp32f *pDst,
                           int nDstStep, NppiSize oSizeROI)
{
    return nppiSubC_32f_C1R_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                rt_npp_context());
}

NppStatus nppiSubC_32f_C3R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[3],
                               Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                               NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(
        RT_NPP_32f, RT_NPP_32f, 3, RT_NPP_SUB,
        (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep, oSizeROI, 0, aConstants},
        nppStreamCtx.hStream);
}

NppStatus nppiSubC_32f_C3R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[3],
                           Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSubC_32f_C3R_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                rt_npp_context());
}

NppStatus nppiSubC_32f_C4R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[4],
                               Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                               NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(
        RT_NPP_32f, RT_NPP_32f, 4, RT_NPP_SUB,
        (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep, oSizeROI, 0, aConstants},
        nppStreamCtx.hStream);
}

NppStatus nppiSubC_32f_C4R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[4],
                           Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSubC_32f_C4R_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                rt_npp_context());
}

NppStatus nppiMul_8u_C1RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_8u_C1RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMul_8u_C1RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                 nScaleFactor, rt_npp_context());
}

NppStatus nppiMul_8u_C3RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_8u_C3RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMul_8u_C3RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                 nScaleFactor, rt_npp_context());
}

NppStatus nppiMul_8u_C4RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_8u_C4RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMul_8u_C4RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                 nScaleFactor, rt_npp_context());
}

NppStatus nppiMul_16u_C1RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                                 int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_16u_C1RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMul_16u_C1RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiMul_16u_C3RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                                 int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 3, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_16u_C3RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMul_16u_C3RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiMul_16u_C4RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                                 int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 4, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_16u_C4RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMul_16u_C4RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiMul_16s_C1RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2,
                                 int nSrc2Step, Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16s, RT_NPP_16s, 1, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_16s_C1RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2, int nSrc2Step,
                             Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMul_16s_C1RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiMul_16s_C3RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2,
                                 int nSrc2Step, Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16s, RT_NPP_16s, 3, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_16s_C3RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2, int nSrc2Step,
                             Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMul_16s_C3RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiMul_16s_C4RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2,
                                 int nSrc2Step, Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                                 int nScaleFactor, NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16s, RT_NPP_16s, 4, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, nScaleFactor, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_16s_C4RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2, int nSrc2Step,
                             Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMul_16s_C4RSfs_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiMul_32f_C1R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                              int nSrc2Step, Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32f, RT_NPP_32f, 1, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_32f_C1R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2, int nSrc2Step,
                          Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiMul_32f_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiMul_32f_C3R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                              int nSrc2Step, Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32f, RT_NPP_32f, 3, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_32f_C3R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2, int nSrc2Step,
                          Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiMul_32f_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiMul_32f_C4R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                              int nSrc2Step, Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32f, RT_NPP_32f, 4, RT_NPP_MUL,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiMul_32f_C4R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2, int nSrc2Step,
                          Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiMul_32f_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiMulC_8u_C1RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u nConstant,
                                 Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_MUL,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, &nConstant},
                           nppStreamCtx.hStream);
}

NppStatus nppiMulC_8u_C1RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u nConstant, Npp8u *pDst,
                             int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMulC_8u_C1RSfs_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiMulC_16u_C1RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u nConstant,
                                  Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_MUL,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, &nConstant},
                           nppStreamCtx.hStream);
}

NppStatus nppiMulC_16u_C1RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u nConstant,
                              Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMulC_16u_C1RSfs_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiMulC_16s_C1RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s nConstant,
                                  Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16s, RT_NPP_16s, 1, RT_NPP_MUL,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, &nConstant},
                           nppStreamCtx.hStream);
}

NppStatus nppiMulC_16s_C1RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s nConstant,
                              Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMulC_16s_C1RSfs_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiMulC_8u_C3RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[3],
                                 Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_MUL,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiMulC_8u_C3RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[3],
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMulC_8u_C3RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiMulC_8u_C4RSfs_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[4],
                                 Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_MUL,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiMulC_8u_C4RSfs(const Npp8u *pSrc1, int nSrc1Step, const Npp8u aConstants[4],
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMulC_8u_C4RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                  nScaleFactor, rt_npp_context());
}

NppStatus nppiMulC_16u_C3RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[3],
                                  Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16u, RT_NPP_16u, 3, RT_NPP_MUL,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiMulC_16u_C3RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[3],
                              Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMulC_16u_C3RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiMulC_16u_C4RSfs_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[4],
                                  Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16u, RT_NPP_16u, 4, RT_NPP_MUL,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiMulC_16u_C4RSfs(const Npp16u *pSrc1, int nSrc1Step, const Npp16u aConstants[4],
                              Npp16u *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMulC_16u_C4RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiMulC_16s_C3RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[3],
                                  Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16s, RT_NPP_16s, 3, RT_NPP_MUL,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiMulC_16s_C3RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[3],
                              Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMulC_16s_C3RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiMulC_16s_C4RSfs_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[4],
                                  Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(RT_NPP_16s, RT_NPP_16s, 4, RT_NPP_MUL,
                           (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep,
                                                 oSizeROI, nScaleFactor, aConstants},
                           nppStreamCtx.hStream);
}

NppStatus nppiMulC_16s_C4RSfs(const Npp16s *pSrc1, int nSrc1Step, const Npp16s aConstants[4],
                              Npp16s *pDst, int nDstStep, NppiSize oSizeROI, int nScaleFactor)
{
    return nppiMulC_16s_C4RSfs_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                   nScaleFactor, rt_npp_context());
}

NppStatus nppiMulC_32f_C1R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f nConstant,
                               Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                               NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(
        RT_NPP_32f, RT_NPP_32f, 1, RT_NPP_MUL,
        (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep, oSizeROI, 0, &nConstant},
        nppStreamCtx.hStream);
}

NppStatus nppiMulC_32f_C1R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f nConstant, Npp32f *pDst,
                           int nDstStep, NppiSize oSizeROI)
{
    return nppiMulC_32f_C1R_Ctx(pSrc1, nSrc1Step, nConstant, pDst, nDstStep, oSizeROI,
                                rt_npp_context());
}

NppStatus nppiMulC_32f_C3R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[3],
                               Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                               NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(
        RT_NPP_32f, RT_NPP_32f, 3, RT_NPP_MUL,
        (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep, oSizeROI, 0, aConstants},
        nppStreamCtx.hStream);
}

NppStatus nppiMulC_32f_C3R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[3],
                           Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiMulC_32f_C3R_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                rt_npp_context());
}

NppStatus nppiMulC_32f_C4R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[4],
                               Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                               NppStreamContext nppStreamCtx)
{
    return rt_npp_constant(
        RT_NPP_32f, RT_NPP_32f, 4, RT_NPP_MUL,
        (struct rt_npp_point){pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep, oSizeROI, 0, aConstants},
        nppStreamCtx.hStream);
}

NppStatus nppiMulC_32f_C4R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f aConstants[4],
                           Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiMulC_32f_C4R_Ctx(pSrc1, nSrc1Step, aConstants, pDst, nDstStep, oSizeROI,
                                rt_npp_context());
}

NppStatus nppiAbsDiff_8u_C1R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                 int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_ABS_DIFF,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAbsDiff_8u_C1R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAbsDiff_8u_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  rt_npp_context());
}

NppStatus nppiAbsDiff_8u_C3R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                 int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_ABS_DIFF,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAbsDiff_8u_C3R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAbsDiff_8u_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  rt_npp_context());
}

NppStatus nppiAbsDiff_8u_C4R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                 int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_ABS_DIFF,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAbsDiff_8u_C4R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAbsDiff_8u_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  rt_npp_context());
}

NppStatus nppiAbsDiff_16u_C1R_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                                  int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_ABS_DIFF,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAbsDiff_16u_C1R(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                              int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAbsDiff_16u_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                   rt_npp_context());
}

NppStatus nppiAbsDiff_32f_C1R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                                  int nSrc2Step, Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32f, RT_NPP_32f, 1, RT_NPP_ABS_DIFF,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAbsDiff_32f_C1R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                              int nSrc2Step, Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAbsDiff_32f_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                   rt_npp_context());
}

NppStatus nppiAnd_8u_C1R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_AND,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAnd_8u_C1R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                         Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAnd_8u_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiAnd_8u_C3R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_AND,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAnd_8u_C3R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                         Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAnd_8u_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiAnd_8u_C4R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_AND,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAnd_8u_C4R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                         Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAnd_8u_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiAnd_16u_C1R_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                              int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_AND,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAnd_16u_C1R(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                          Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAnd_16u_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiAnd_16u_C3R_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                              int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 3, RT_NPP_AND,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAnd_16u_C3R(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                          Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAnd_16u_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiAnd_16u_C4R_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                              int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 4, RT_NPP_AND,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAnd_16u_C4R(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                          Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAnd_16u_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiAnd_32s_C1R_Ctx(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2,
                              int nSrc2Step, Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32s, RT_NPP_32s, 1, RT_NPP_AND,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAnd_32s_C1R(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                          Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAnd_32s_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiAnd_32s_C3R_Ctx(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2,
                              int nSrc2Step, Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32s, RT_NPP_32s, 3, RT_NPP_AND,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAnd_32s_C3R(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                          Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAnd_32s_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiAnd_32s_C4R_Ctx(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2,
                              int nSrc2Step, Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32s, RT_NPP_32s, 4, RT_NPP_AND,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiAnd_32s_C4R(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                          Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiAnd_32s_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiOr_8u_C1R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                            NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_OR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiOr_8u_C1R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                        Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiOr_8u_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                             rt_npp_context());
}

NppStatus nppiOr_8u_C3R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                            NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_OR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiOr_8u_C3R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                        Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiOr_8u_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                             rt_npp_context());
}

NppStatus nppiOr_8u_C4R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                            Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                            NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_OR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiOr_8u_C4R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                        Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiOr_8u_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                             rt_npp_context());
}

NppStatus nppiOr_16u_C1R_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_OR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiOr_16u_C1R(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                         Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiOr_16u_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiOr_16u_C3R_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 3, RT_NPP_OR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiOr_16u_C3R(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                         Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiOr_16u_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiOr_16u_C4R_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                             Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 4, RT_NPP_OR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiOr_16u_C4R(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                         Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiOr_16u_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiOr_32s_C1R_Ctx(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                             Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32s, RT_NPP_32s, 1, RT_NPP_OR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiOr_32s_C1R(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                         Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiOr_32s_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiOr_32s_C3R_Ctx(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                             Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32s, RT_NPP_32s, 3, RT_NPP_OR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiOr_32s_C3R(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                         Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiOr_32s_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiOr_32s_C4R_Ctx(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                             Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32s, RT_NPP_32s, 4, RT_NPP_OR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiOr_32s_C4R(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                         Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiOr_32s_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiXor_8u_C1R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_XOR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiXor_8u_C1R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                         Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiXor_8u_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiXor_8u_C3R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_XOR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiXor_8u_C3R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                         Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiXor_8u_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiXor_8u_C4R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_XOR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiXor_8u_C4R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                         Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiXor_8u_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                              rt_npp_context());
}

NppStatus nppiXor_16u_C1R_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                              int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_XOR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiXor_16u_C1R(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                          Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiXor_16u_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiXor_16u_C3R_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                              int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 3, RT_NPP_XOR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiXor_16u_C3R(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                          Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiXor_16u_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiXor_16u_C4R_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                              int nSrc2Step, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_16u, RT_NPP_16u, 4, RT_NPP_XOR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiXor_16u_C4R(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2, int nSrc2Step,
                          Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiXor_16u_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiXor_32s_C1R_Ctx(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2,
                              int nSrc2Step, Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32s, RT_NPP_32s, 1, RT_NPP_XOR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiXor_32s_C1R(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                          Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiXor_32s_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiXor_32s_C3R_Ctx(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2,
                              int nSrc2Step, Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32s, RT_NPP_32s, 3, RT_NPP_XOR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiXor_32s_C3R(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                          Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiXor_32s_C3R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiXor_32s_C4R_Ctx(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2,
                              int nSrc2Step, Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_two(RT_NPP_32s, RT_NPP_32s, 4, RT_NPP_XOR,
                      (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                            oSizeROI, 0, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiXor_32s_C4R(const Npp32s *pSrc1, int nSrc1Step, const Npp32s *pSrc2, int nSrc2Step,
                          Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiXor_32s_C4R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                               rt_npp_context());
}

NppStatus nppiNot_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                             NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_NOT,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiNot_8u_C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                         NppiSize oSizeROI)
{
    return nppiNot_8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiNot_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                             NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_NOT,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiNot_8u_C3R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                         NppiSize oSizeROI)
{
    return nppiNot_8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiNot_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                             NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_NOT,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiNot_8u_C4R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                         NppiSize oSizeROI)
{
    return nppiNot_8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCompare_8u_C1R_Ctx(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2,
                                 int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                 NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_compare(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_LESS,
                          (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                                oSizeROI, (int)eComparisonOperation, NULL},
                          nppStreamCtx.hStream);
}

NppStatus nppiCompare_8u_C1R(const Npp8u *pSrc1, int nSrc1Step, const Npp8u *pSrc2, int nSrc2Step,
                             Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppCmpOp eComparisonOperation)
{
    return nppiCompare_8u_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                  eComparisonOperation, rt_npp_context());
}

NppStatus nppiCompareC_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, const Npp8u nConstant,
                                  Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                  NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_compare(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_LESS,
                          (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                                (int)eComparisonOperation, &nConstant},
                          nppStreamCtx.hStream);
}

NppStatus nppiCompareC_8u_C1R(const Npp8u *pSrc, int nSrcStep, const Npp8u nConstant, Npp8u *pDst,
                              int nDstStep, NppiSize oSizeROI, NppCmpOp eComparisonOperation)
{
    return nppiCompareC_8u_C1R_Ctx(pSrc, nSrcStep, nConstant, pDst, nDstStep, oSizeROI,
                                   eComparisonOperation, rt_npp_context());
}

NppStatus nppiCompare_16u_C1R_Ctx(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                                  int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                  NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_compare(RT_NPP_16u, RT_NPP_8u, 1, RT_NPP_LESS,
                          (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                                oSizeROI, (int)eComparisonOperation, NULL},
                          nppStreamCtx.hStream);
}

NppStatus nppiCompare_16u_C1R(const Npp16u *pSrc1, int nSrc1Step, const Npp16u *pSrc2,
                              int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppCmpOp eComparisonOperation)
{
    return nppiCompare_16u_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                   eComparisonOperation, rt_npp_context());
}

NppStatus nppiCompareC_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, const Npp16u nConstant,
                                   Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                   NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_compare(RT_NPP_16u, RT_NPP_8u, 1, RT_NPP_LESS,
                          (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                                (int)eComparisonOperation, &nConstant},
                          nppStreamCtx.hStream);
}

NppStatus nppiCompareC_16u_C1R(const Npp16u *pSrc, int nSrcStep, const Npp16u nConstant,
                               Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                               NppCmpOp eComparisonOperation)
{
    return nppiCompareC_16u_C1R_Ctx(pSrc, nSrcStep, nConstant, pDst, nDstStep, oSizeROI,
                                    eComparisonOperation, rt_npp_context());
}

NppStatus nppiCompare_16s_C1R_Ctx(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2,
                                  int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                  NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_compare(RT_NPP_16s, RT_NPP_8u, 1, RT_NPP_LESS,
                          (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                                oSizeROI, (int)eComparisonOperation, NULL},
                          nppStreamCtx.hStream);
}

NppStatus nppiCompare_16s_C1R(const Npp16s *pSrc1, int nSrc1Step, const Npp16s *pSrc2,
                              int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppCmpOp eComparisonOperation)
{
    return nppiCompare_16s_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                   eComparisonOperation, rt_npp_context());
}

NppStatus nppiCompareC_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, const Npp16s nConstant,
                                   Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                   NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_compare(RT_NPP_16s, RT_NPP_8u, 1, RT_NPP_LESS,
                          (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                                (int)eComparisonOperation, &nConstant},
                          nppStreamCtx.hStream);
}

NppStatus nppiCompareC_16s_C1R(const Npp16s *pSrc, int nSrcStep, const Npp16s nConstant,
                               Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                               NppCmpOp eComparisonOperation)
{
    return nppiCompareC_16s_C1R_Ctx(pSrc, nSrcStep, nConstant, pDst, nDstStep, oSizeROI,
                                    eComparisonOperation, rt_npp_context());
}

NppStatus nppiCompare_32f_C1R_Ctx(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                                  int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                  NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_compare(RT_NPP_32f, RT_NPP_8u, 1, RT_NPP_LESS,
                          (struct rt_npp_point){pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep,
                                                oSizeROI, (int)eComparisonOperation, NULL},
                          nppStreamCtx.hStream);
}

NppStatus nppiCompare_32f_C1R(const Npp32f *pSrc1, int nSrc1Step, const Npp32f *pSrc2,
                              int nSrc2Step, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppCmpOp eComparisonOperation)
{
    return nppiCompare_32f_C1R_Ctx(pSrc1, nSrc1Step, pSrc2, nSrc2Step, pDst, nDstStep, oSizeROI,
                                   eComparisonOperation, rt_npp_context());
}

NppStatus nppiCompareC_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, const Npp32f nConstant,
                                   Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                                   NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_compare(RT_NPP_32f, RT_NPP_8u, 1, RT_NPP_LESS,
                          (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                                (int)eComparisonOperation, &nConstant},
                          nppStreamCtx.hStream);
}

NppStatus nppiCompareC_32f_C1R(const Npp32f *pSrc, int nSrcStep, const Npp32f nConstant,
                               Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                               NppCmpOp eComparisonOperation)
{
    return nppiCompareC_32f_C1R_Ctx(pSrc, nSrcStep, nConstant, pDst, nDstStep, oSizeROI,
                                    eComparisonOperation, rt_npp_context());
}

NppStatus nppiThreshold_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, const Npp8u nThreshold,
                                   NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_threshold(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_LIMIT_LESS,
                            (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                                  (int)eComparisonOperation, &nThreshold},
                            nppStreamCtx.hStream);
}

NppStatus nppiThreshold_8u_C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI, const Npp8u nThreshold,
                               NppCmpOp eComparisonOperation)
{
    return nppiThreshold_8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, nThreshold,
                                    eComparisonOperation, rt_npp_context());
}

NppStatus nppiThreshold_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, const Npp16u nThreshold,
                                    NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_threshold(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_LIMIT_LESS,
                            (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                                  (int)eComparisonOperation, &nThreshold},
                            nppStreamCtx.hStream);
}

NppStatus nppiThreshold_16u_C1R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI, const Npp16u nThreshold,
                                NppCmpOp eComparisonOperation)
{
    return nppiThreshold_16u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, nThreshold,
                                     eComparisonOperation, rt_npp_context());
}

NppStatus nppiThreshold_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, const Npp16s nThreshold,
                                    NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_threshold(RT_NPP_16s, RT_NPP_16s, 1, RT_NPP_LIMIT_LESS,
                            (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                                  (int)eComparisonOperation, &nThreshold},
                            nppStreamCtx.hStream);
}

NppStatus nppiThreshold_16s_C1R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI, const Npp16s nThreshold,
                                NppCmpOp eComparisonOperation)
{
    return nppiThreshold_16s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, nThreshold,
                                     eComparisonOperation, rt_npp_context());
}

NppStatus nppiThreshold_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, const Npp32f nThreshold,
                                    NppCmpOp eComparisonOperation, NppStreamContext nppStreamCtx)
{
    return rt_npp_threshold(RT_NPP_32f, RT_NPP_32f, 1, RT_NPP_LIMIT_LESS,
                            (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                                  (int)eComparisonOperation, &nThreshold},
                            nppStreamCtx.hStream);
}

NppStatus nppiThreshold_32f_C1R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI, const Npp32f nThreshold,
                                NppCmpOp eComparisonOperation)
{
    return nppiThreshold_32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, nThreshold,
                                     eComparisonOperation, rt_npp_context());
}

NppStatus nppiSet_8u_C1R_Ctx(const Npp8u nValue, Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, &nValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_8u_C1R(const Npp8u nValue, Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_8u_C1R_Ctx(nValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_16u_C1R_Ctx(const Npp16u nValue, Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, &nValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_16u_C1R(const Npp16u nValue, Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_16u_C1R_Ctx(nValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_16s_C1R_Ctx(const Npp16s nValue, Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_16s, RT_NPP_16s, 1, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, &nValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_16s_C1R(const Npp16s nValue, Npp16s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_16s_C1R_Ctx(nValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_32s_C1R_Ctx(const Npp32s nValue, Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_32s, RT_NPP_32s, 1, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, &nValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_32s_C1R(const Npp32s nValue, Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_32s_C1R_Ctx(nValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_32f_C1R_Ctx(const Npp32f nValue, Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_32f, RT_NPP_32f, 1, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, &nValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_32f_C1R(const Npp32f nValue, Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_32f_C1R_Ctx(nValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_8u_C3R_Ctx(const Npp8u aValue[3], Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, aValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_8u_C3R(const Npp8u aValue[3], Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_8u_C3R_Ctx(aValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_8u_C4R_Ctx(const Npp8u aValue[4], Npp8u *pDst, int nDstStep, NppiSize oSizeROI,
                             NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, aValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_8u_C4R(const Npp8u aValue[4], Npp8u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_8u_C4R_Ctx(aValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_16u_C3R_Ctx(const Npp16u aValue[3], Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_16u, RT_NPP_16u, 3, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, aValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_16u_C3R(const Npp16u aValue[3], Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_16u_C3R_Ctx(aValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_16u_C4R_Ctx(const Npp16u aValue[4], Npp16u *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_16u, RT_NPP_16u, 4, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, aValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_16u_C4R(const Npp16u aValue[4], Npp16u *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_16u_C4R_Ctx(aValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_16s_C3R_Ctx(const Npp16s aValue[3], Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_16s, RT_NPP_16s, 3, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, aValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_16s_C3R(const Npp16s aValue[3], Npp16s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_16s_C3R_Ctx(aValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_16s_C4R_Ctx(const Npp16s aValue[4], Npp16s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_16s, RT_NPP_16s, 4, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, aValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_16s_C4R(const Npp16s aValue[4], Npp16s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_16s_C4R_Ctx(aValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_32s_C3R_Ctx(const Npp32s aValue[3], Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_32s, RT_NPP_32s, 3, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, aValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_32s_C3R(const Npp32s aValue[3], Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_32s_C3R_Ctx(aValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_32s_C4R_Ctx(const Npp32s aValue[4], Npp32s *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_32s, RT_NPP_32s, 4, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, aValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_32s_C4R(const Npp32s aValue[4], Npp32s *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_32s_C4R_Ctx(aValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_32f_C3R_Ctx(const Npp32f aValue[3], Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_32f, RT_NPP_32f, 3, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, aValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_32f_C3R(const Npp32f aValue[3], Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_32f_C3R_Ctx(aValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiSet_32f_C4R_Ctx(const Npp32f aValue[4], Npp32f *pDst, int nDstStep, NppiSize oSizeROI,
                              NppStreamContext nppStreamCtx)
{
    return rt_npp_set(RT_NPP_32f, RT_NPP_32f, 4, RT_NPP_SET,
                      (struct rt_npp_point){NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, aValue},
                      nppStreamCtx.hStream);
}

NppStatus nppiSet_32f_C4R(const Npp32f aValue[4], Npp32f *pDst, int nDstStep, NppiSize oSizeROI)
{
    return nppiSet_32f_C4R_Ctx(aValue, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                              NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_8u, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_8u_C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                          NppiSize oSizeROI)
{
    return nppiCopy_8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                              NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_8u, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_8u_C3R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                          NppiSize oSizeROI)
{
    return nppiCopy_8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                              NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_8u, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_8u_C4R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                          NppiSize oSizeROI)
{
    return nppiCopy_8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_16u, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_16u_C1R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_16u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_16u, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_16u_C3R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_16u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_16u, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_16u_C4R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_16u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_16s, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_16s_C1R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_16s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_16s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_16s, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_16s_C3R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_16s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_16s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_16s, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_16s_C4R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_16s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_32s_C1R_Ctx(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_32s, RT_NPP_32s, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_32s_C1R(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_32s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_32s_C3R_Ctx(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_32s, RT_NPP_32s, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_32s_C3R(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_32s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_32s_C4R_Ctx(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_32s, RT_NPP_32s, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_32s_C4R(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_32s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_32f, RT_NPP_32f, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_32f_C1R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_32f, RT_NPP_32f, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_32f_C3R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_32f_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiCopy_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                               NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_32f, RT_NPP_32f, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiCopy_32f_C4R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                           NppiSize oSizeROI)
{
    return nppiCopy_32f_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u16u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_16u, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u16u_C1R(const Npp8u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u16u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u16u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_16u, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u16u_C3R(const Npp8u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u16u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u16u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_16u, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u16u_C4R(const Npp8u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u16u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u16s_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_16s, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u16s_C1R(const Npp8u *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u16s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u16s_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_16s, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u16s_C3R(const Npp8u *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u16s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u16s_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_16s, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u16s_C4R(const Npp8u *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u16s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u32s_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_32s, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u32s_C1R(const Npp8u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u32s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u32s_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_32s, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u32s_C3R(const Npp8u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u32s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u32s_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_32s, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u32s_C4R(const Npp8u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u32s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u32f_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_32f, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u32f_C1R(const Npp8u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u32f_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_32f, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u32f_C3R(const Npp8u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u32f_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_8u32f_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_8u, RT_NPP_32f, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_8u32f_C4R(const Npp8u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_8u32f_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16u32s_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_32s, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16u32s_C1R(const Npp16u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16u32s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16u32s_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_32s, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16u32s_C3R(const Npp16u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16u32s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16u32s_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_32s, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16u32s_C4R(const Npp16u *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16u32s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16u32f_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_32f, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16u32f_C1R(const Npp16u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16u32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16u32f_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_32f, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16u32f_C3R(const Npp16u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16u32f_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16u32f_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_32f, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16u32f_C4R(const Npp16u *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16u32f_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16s32s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_32s, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16s32s_C1R(const Npp16s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16s32s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16s32s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_32s, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16s32s_C3R(const Npp16s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16s32s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16s32s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_32s, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16s32s_C4R(const Npp16s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16s32s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16s32f_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_32f, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16s32f_C1R(const Npp16s *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16s32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16s32f_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_32f, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16s32f_C3R(const Npp16s *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16s32f_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16s32f_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_32f, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16s32f_C4R(const Npp16s *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiConvert_16s32f_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16u8u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_8u, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16u8u_C1R(const Npp16u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_16u8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16u8u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_8u, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16u8u_C3R(const Npp16u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_16u8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16u8u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16u, RT_NPP_8u, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16u8u_C4R(const Npp16u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_16u8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16s8u_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_8u, 1, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16s8u_C1R(const Npp16s *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_16s8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16s8u_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_8u, 3, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16s8u_C3R(const Npp16s *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_16s8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_16s8u_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_one(
        RT_NPP_16s, RT_NPP_8u, 4, RT_NPP_COPY,
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiConvert_16s8u_C4R(const Npp16s *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiConvert_16s8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiConvert_32f8u_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppRoundMode eRoundMode,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_one(RT_NPP_32f, RT_NPP_8u, 1, RT_NPP_ROUND,
                      (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                            (int)eRoundMode, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiConvert_32f8u_C1R(const Npp32f *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppRoundMode eRoundMode)
{
    return nppiConvert_32f8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, eRoundMode,
                                     rt_npp_context());
}

NppStatus nppiConvert_32f8u_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppRoundMode eRoundMode,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_one(RT_NPP_32f, RT_NPP_8u, 3, RT_NPP_ROUND,
                      (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                            (int)eRoundMode, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiConvert_32f8u_C3R(const Npp32f *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppRoundMode eRoundMode)
{
    return nppiConvert_32f8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, eRoundMode,
                                     rt_npp_context());
}

NppStatus nppiConvert_32f8u_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppRoundMode eRoundMode,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_one(RT_NPP_32f, RT_NPP_8u, 4, RT_NPP_ROUND,
                      (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                            (int)eRoundMode, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiConvert_32f8u_C4R(const Npp32f *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppRoundMode eRoundMode)
{
    return nppiConvert_32f8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, eRoundMode,
                                     rt_npp_context());
}

NppStatus nppiConvert_32f16u_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppRoundMode eRoundMode,
                                     NppStreamContext nppStreamCtx)
{
    return rt_npp_one(RT_NPP_32f, RT_NPP_16u, 1, RT_NPP_ROUND,
                      (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                            (int)eRoundMode, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiConvert_32f16u_C1R(const Npp32f *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                 NppiSize oSizeROI, NppRoundMode eRoundMode)
{
    return nppiConvert_32f16u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, eRoundMode,
                                      rt_npp_context());
}

NppStatus nppiConvert_32f16u_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppRoundMode eRoundMode,
                                     NppStreamContext nppStreamCtx)
{
    return rt_npp_one(RT_NPP_32f, RT_NPP_16u, 3, RT_NPP_ROUND,
                      (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                            (int)eRoundMode, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiConvert_32f16u_C3R(const Npp32f *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                 NppiSize oSizeROI, NppRoundMode eRoundMode)
{
    return nppiConvert_32f16u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, eRoundMode,
                                      rt_npp_context());
}

NppStatus nppiConvert_32f16u_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppRoundMode eRoundMode,
                                     NppStreamContext nppStreamCtx)
{
    return rt_npp_one(RT_NPP_32f, RT_NPP_16u, 4, RT_NPP_ROUND,
                      (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                            (int)eRoundMode, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiConvert_32f16u_C4R(const Npp32f *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                 NppiSize oSizeROI, NppRoundMode eRoundMode)
{
    return nppiConvert_32f16u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, eRoundMode,
                                      rt_npp_context());
}

NppStatus nppiConvert_32f16s_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppRoundMode eRoundMode,
                                     NppStreamContext nppStreamCtx)
{
    return rt_npp_one(RT_NPP_32f, RT_NPP_16s, 1, RT_NPP_ROUND,
                      (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                            (int)eRoundMode, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiConvert_32f16s_C1R(const Npp32f *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                 NppiSize oSizeROI, NppRoundMode eRoundMode)
{
    return nppiConvert_32f16s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, eRoundMode,
                                      rt_npp_context());
}

NppStatus nppiConvert_32f16s_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppRoundMode eRoundMode,
                                     NppStreamContext nppStreamCtx)
{
    return rt_npp_one(RT_NPP_32f, RT_NPP_16s, 3, RT_NPP_ROUND,
                      (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                            (int)eRoundMode, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiConvert_32f16s_C3R(const Npp32f *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                 NppiSize oSizeROI, NppRoundMode eRoundMode)
{
    return nppiConvert_32f16s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, eRoundMode,
                                      rt_npp_context());
}

NppStatus nppiConvert_32f16s_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppRoundMode eRoundMode,
                                     NppStreamContext nppStreamCtx)
{
    return rt_npp_one(RT_NPP_32f, RT_NPP_16s, 4, RT_NPP_ROUND,
                      (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI,
                                            (int)eRoundMode, NULL},
                      nppStreamCtx.hStream);
}

NppStatus nppiConvert_32f16s_C4R(const Npp32f *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                 NppiSize oSizeROI, NppRoundMode eRoundMode)
{
    return nppiConvert_32f16s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, eRoundMode,
                                      rt_npp_context());
}

NppStatus nppiMirror_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_8u, 1, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_8u_C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                            NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiMirror_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_8u, 3, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_8u_C3R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                            NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiMirror_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_8u, 4, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_8u_C4R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                            NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiMirror_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                 NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_16u, 1, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_16u_C1R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                             NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_16u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiMirror_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                 NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_16u, 3, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_16u_C3R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                             NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_16u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiMirror_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                 NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_16u, 4, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_16u_C4R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                             NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_16u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiMirror_32s_C1R_Ctx(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                 NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32s, 1, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_32s_C1R(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                             NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_32s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiMirror_32s_C3R_Ctx(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                 NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32s, 3, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_32s_C3R(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                             NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_32s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiMirror_32s_C4R_Ctx(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                 NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32s, 4, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_32s_C4R(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                             NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_32s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiMirror_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                 NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32f, 1, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_32f_C1R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                             NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiMirror_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                 NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32f, 3, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_32f_C3R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                             NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_32f_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiMirror_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                 NppiSize oROI, NppiAxis flip, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32f, 4, RT_NPP_MIRROR,
        (struct rt_npp_move){pSrc, nSrcStep, oROI, pDst, nDstStep, oROI, (int)flip, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiMirror_32f_C4R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                             NppiSize oROI, NppiAxis flip)
{
    return nppiMirror_32f_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oROI, flip, rt_npp_context());
}

NppStatus nppiTranspose_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_8u, 1, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_8u_C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSrcROI)
{
    return nppiTranspose_8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_8u, 3, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_8u_C3R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSrcROI)
{
    return nppiTranspose_8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_8u, 4, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_8u_C4R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSrcROI)
{
    return nppiTranspose_8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_16u, 1, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_16u_C1R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_16u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_16u, 3, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_16u_C3R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_16u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_16u, 4, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_16u_C4R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_16u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_16s, 1, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_16s_C1R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_16s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_16s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_16s, 3, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_16s_C3R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_16s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_16s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_16s, 4, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_16s_C4R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_16s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_32s_C1R_Ctx(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32s, 1, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_32s_C1R(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_32s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_32s_C3R_Ctx(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32s, 3, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_32s_C3R(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_32s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_32s_C4R_Ctx(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32s, 4, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_32s_C4R(const Npp32s *pSrc, int nSrcStep, Npp32s *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_32s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32f, 1, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_32f_C1R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32f, 3, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_32f_C3R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_32f_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiTranspose_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSrcROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(
        RT_NPP_32f, 4, RT_NPP_TRANSPOSE,
        (struct rt_npp_move){
            pSrc, nSrcStep, oSrcROI, pDst, nDstStep, {oSrcROI.height, oSrcROI.width}, 0, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiTranspose_32f_C4R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSrcROI)
{
    return nppiTranspose_32f_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSrcROI, rt_npp_context());
}

NppStatus nppiCopyConstBorder_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth, Npp8u nValue,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_8u, 1, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            &nValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth, Npp8u nValue)
{
    return nppiCopyConstBorder_8u_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, nValue,
                                          rt_npp_context());
}

NppStatus nppiCopyConstBorder_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth, Npp16u nValue,
                                          NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16u, 1, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            &nValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth, Npp16u nValue)
{
    return nppiCopyConstBorder_16u_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, nValue,
                                           rt_npp_context());
}

NppStatus nppiCopyConstBorder_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth, Npp16s nValue,
                                          NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16s, 1, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            &nValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth, Npp16s nValue)
{
    return nppiCopyConstBorder_16s_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, nValue,
                                           rt_npp_context());
}

NppStatus nppiCopyConstBorder_32s_C1R_Ctx(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth, Npp32s nValue,
                                          NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32s, 1, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            &nValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_32s_C1R(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth, Npp32s nValue)
{
    return nppiCopyConstBorder_32s_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, nValue,
                                           rt_npp_context());
}

NppStatus nppiCopyConstBorder_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth, Npp32f nValue,
                                          NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32f, 1, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            &nValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth, Npp32f nValue)
{
    return nppiCopyConstBorder_32f_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, nValue,
                                           rt_npp_context());
}

NppStatus nppiCopyConstBorder_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         const Npp8u aValue[3], NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_8u, 3, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            aValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_8u_C3R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth,
                                     const Npp8u aValue[3])
{
    return nppiCopyConstBorder_8u_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, aValue,
                                          rt_npp_context());
}

NppStatus nppiCopyConstBorder_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         const Npp8u aValue[4], NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_8u, 4, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            aValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_8u_C4R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth,
                                     const Npp8u aValue[4])
{
    return nppiCopyConstBorder_8u_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, aValue,
                                          rt_npp_context());
}

NppStatus nppiCopyConstBorder_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth,
                                          const Npp16u aValue[3], NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16u, 3, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            aValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_16u_C3R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth,
                                      const Npp16u aValue[3])
{
    return nppiCopyConstBorder_16u_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, aValue,
                                           rt_npp_context());
}

NppStatus nppiCopyConstBorder_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth,
                                          const Npp16u aValue[4], NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16u, 4, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            aValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_16u_C4R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth,
                                      const Npp16u aValue[4])
{
    return nppiCopyConstBorder_16u_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, aValue,
                                           rt_npp_context());
}

NppStatus nppiCopyConstBorder_16s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth,
                                          const Npp16s aValue[3], NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16s, 3, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            aValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_16s_C3R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth,
                                      const Npp16s aValue[3])
{
    return nppiCopyConstBorder_16s_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, aValue,
                                           rt_npp_context());
}

NppStatus nppiCopyConstBorder_16s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth,
                                          const Npp16s aValue[4], NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16s, 4, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            aValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_16s_C4R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth,
                                      const Npp16s aValue[4])
{
    return nppiCopyConstBorder_16s_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, aValue,
                                           rt_npp_context());
}

NppStatus nppiCopyConstBorder_32s_C3R_Ctx(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth,
                                          const Npp32s aValue[3], NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32s, 3, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            aValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_32s_C3R(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth,
                                      const Npp32s aValue[3])
{
    return nppiCopyConstBorder_32s_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, aValue,
                                           rt_npp_context());
}

NppStatus nppiCopyConstBorder_32s_C4R_Ctx(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth,
                                          const Npp32s aValue[4], NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32s, 4, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            aValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_32s_C4R(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth,
                                      const Npp32s aValue[4])
{
    return nppiCopyConstBorder_32s_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, aValue,
                                           rt_npp_context());
}

NppStatus nppiCopyConstBorder_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth,
                                          const Npp32f aValue[3], NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32f, 3, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            aValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_32f_C3R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth,
                                      const Npp32f aValue[3])
{
    return nppiCopyConstBorder_32f_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, aValue,
                                           rt_npp_context());
}

NppStatus nppiCopyConstBorder_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth,
                                          const Npp32f aValue[4], NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32f, 4, RT_NPP_CONSTANT_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                            aValue},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyConstBorder_32f_C4R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                      Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                      int nTopBorderHeight, int nLeftBorderWidth,
                                      const Npp32f aValue[4])
{
    return nppiCopyConstBorder_32f_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                           nTopBorderHeight, nLeftBorderWidth, aValue,
                                           rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                             Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                             int nTopBorderHeight, int nLeftBorderWidth,
                                             NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_8u, 1, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_8u_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                              oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                              rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                             Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                             int nTopBorderHeight, int nLeftBorderWidth,
                                             NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_8u, 3, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_8u_C3R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_8u_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                              oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                              rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                             Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                             int nTopBorderHeight, int nLeftBorderWidth,
                                             NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_8u, 4, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_8u_C4R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_8u_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                              oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                              rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp16u *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16u, 1, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_16u_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp16u *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16u, 3, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_16u_C3R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_16u_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp16u *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16u, 4, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_16u_C4R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_16u_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp16s *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16s, 1, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_16s_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_16s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp16s *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16s, 3, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_16s_C3R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_16s_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_16s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp16s *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16s, 4, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_16s_C4R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_16s_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_32s_C1R_Ctx(const Npp32s *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp32s *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32s, 1, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_32s_C1R(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_32s_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_32s_C3R_Ctx(const Npp32s *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp32s *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32s, 3, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_32s_C3R(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_32s_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_32s_C4R_Ctx(const Npp32s *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp32s *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32s, 4, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_32s_C4R(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_32s_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp32f *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32f, 1, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_32f_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp32f *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32f, 3, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_32f_C3R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_32f_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyReplicateBorder_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep,
                                              NppiSize oSrcSizeROI, Npp32f *pDst, int nDstStep,
                                              NppiSize oDstSizeROI, int nTopBorderHeight,
                                              int nLeftBorderWidth, NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32f, 4, RT_NPP_REPLICATED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyReplicateBorder_32f_C4R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                          Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                          int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyReplicateBorder_32f_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                               oDstSizeROI, nTopBorderHeight, nLeftBorderWidth,
                                               rt_npp_context());
}

NppStatus nppiCopyWrapBorder_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                        Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                        int nTopBorderHeight, int nLeftBorderWidth,
                                        NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_8u, 1, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                    Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                    int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_8u_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                         nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                        Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                        int nTopBorderHeight, int nLeftBorderWidth,
                                        NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_8u, 3, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_8u_C3R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                    Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                    int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_8u_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                         nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                        Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                        int nTopBorderHeight, int nLeftBorderWidth,
                                        NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_8u, 4, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_8u_C4R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                    Npp8u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                    int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_8u_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                         nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16u, 1, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_16u_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16u, 3, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_16u_C3R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_16u_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16u, 4, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_16u_C4R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp16u *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_16u_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16s, 1, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_16s_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_16s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16s, 3, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_16s_C3R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_16s_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_16s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_16s, 4, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_16s_C4R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp16s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_16s_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_32s_C1R_Ctx(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32s, 1, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_32s_C1R(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_32s_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_32s_C3R_Ctx(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32s, 3, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_32s_C3R(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_32s_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_32s_C4R_Ctx(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32s, 4, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_32s_C4R(const Npp32s *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp32s *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_32s_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32f, 1, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_32f_C1R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32f, 3, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_32f_C3R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_32f_C3R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiCopyWrapBorder_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                         Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                         int nTopBorderHeight, int nLeftBorderWidth,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_move(RT_NPP_32f, 4, RT_NPP_WRAPPED_BORDER,
                       (struct rt_npp_move){pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep,
                                            oDstSizeROI, nTopBorderHeight, nLeftBorderWidth, NULL},
                       nppStreamCtx.hStream);
}

NppStatus nppiCopyWrapBorder_32f_C4R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSizeROI,
                                     Npp32f *pDst, int nDstStep, NppiSize oDstSizeROI,
                                     int nTopBorderHeight, int nLeftBorderWidth)
{
    return nppiCopyWrapBorder_32f_C4R_Ctx(pSrc, nSrcStep, oSrcSizeROI, pDst, nDstStep, oDstSizeROI,
                                          nTopBorderHeight, nLeftBorderWidth, rt_npp_context());
}

NppStatus nppiRGBToGray_8u_C3C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_gray(
        3, (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiRGBToGray_8u_C3C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                 NppiSize oSizeROI)
{
    return nppiRGBToGray_8u_C3C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiRGBToGray_8u_AC4C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_gray(
        4, (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL},
        nppStreamCtx.hStream);
}

NppStatus nppiRGBToGray_8u_AC4C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                  NppiSize oSizeROI)
{
    return nppiRGBToGray_8u_AC4C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiFilterBox_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                   NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 1, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_8u_C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                    rt_npp_context());
}

NppStatus nppiFilterBox_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                   NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 3, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_8u_C3R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                    rt_npp_context());
}

NppStatus nppiFilterBox_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                   NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 4, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_8u_C4R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                    rt_npp_context());
}

NppStatus nppiFilterBox_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 1, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_16u_C1R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_16u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterBox_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 3, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_16u_C3R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_16u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterBox_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 4, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_16u_C4R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_16u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterBox_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 1, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_16s_C1R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_16s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterBox_16s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 3, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_16s_C3R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_16s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterBox_16s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 4, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_16s_C4R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_16s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterBox_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 1, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_32f_C1R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterBox_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 3, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_32f_C3R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_32f_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterBox_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 4, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBox_32f_C4R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterBox_32f_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterBoxBorder_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                         NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 1, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                     NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_8u_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, oMaskSize, oAnchor, eBorderType,
                                          rt_npp_context());
}

NppStatus nppiFilterBoxBorder_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                         NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 3, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_8u_C3R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                     NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_8u_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, oMaskSize, oAnchor, eBorderType,
                                          rt_npp_context());
}

NppStatus nppiFilterBoxBorder_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                         NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 4, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_8u_C4R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                     NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_8u_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, oMaskSize, oAnchor, eBorderType,
                                          rt_npp_context());
}

NppStatus nppiFilterBoxBorder_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 1, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_16u_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterBoxBorder_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 3, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_16u_C3R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_16u_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterBoxBorder_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 4, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_16u_C4R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_16u_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterBoxBorder_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 1, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_16s_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterBoxBorder_16s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 3, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_16s_C3R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_16s_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterBoxBorder_16s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 4, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_16s_C4R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_16s_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterBoxBorder_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 1, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_32f_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterBoxBorder_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 3, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_32f_C3R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_32f_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterBoxBorder_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 4, RT_NPP_BOX,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterBoxBorder_32f_C4R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterBoxBorder_32f_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMax_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                   NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_8u_C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                    rt_npp_context());
}

NppStatus nppiFilterMax_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                   NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_8u_C3R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                    rt_npp_context());
}

NppStatus nppiFilterMax_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                   NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_8u_C4R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                    rt_npp_context());
}

NppStatus nppiFilterMax_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_16u_C1R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_16u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMax_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_16u_C3R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_16u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMax_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_16u_C4R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_16u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMax_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_16s_C1R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_16s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMax_16s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_16s_C3R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_16s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMax_16s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_16s_C4R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_16s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMax_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_32f_C1R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMax_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_32f_C3R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_32f_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMax_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMax_32f_C4R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMax_32f_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMaxBorder_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                         NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                     NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_8u_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, oMaskSize, oAnchor, eBorderType,
                                          rt_npp_context());
}

NppStatus nppiFilterMaxBorder_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                         NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_8u_C3R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                     NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_8u_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, oMaskSize, oAnchor, eBorderType,
                                          rt_npp_context());
}

NppStatus nppiFilterMaxBorder_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                         NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_8u_C4R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                     NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_8u_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, oMaskSize, oAnchor, eBorderType,
                                          rt_npp_context());
}

NppStatus nppiFilterMaxBorder_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_16u_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMaxBorder_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_16u_C3R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_16u_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMaxBorder_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_16u_C4R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_16u_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMaxBorder_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_16s_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMaxBorder_16s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_16s_C3R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_16s_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMaxBorder_16s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_16s_C4R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_16s_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMaxBorder_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_32f_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMaxBorder_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_32f_C3R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_32f_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMaxBorder_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMaxBorder_32f_C4R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMaxBorder_32f_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMin_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                   NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_8u_C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                    rt_npp_context());
}

NppStatus nppiFilterMin_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                   NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_8u_C3R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                    rt_npp_context());
}

NppStatus nppiFilterMin_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                   NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_8u_C4R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                    rt_npp_context());
}

NppStatus nppiFilterMin_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_16u_C1R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_16u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMin_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_16u_C3R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_16u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMin_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_16u_C4R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_16u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMin_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_16s_C1R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_16s_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMin_16s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_16s_C3R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_16s_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMin_16s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_16s_C4R(const Npp16s *pSrc, int nSrcStep, Npp16s *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_16s_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMin_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_32f_C1R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMin_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_32f_C3R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_32f_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMin_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    oMaskSize,
                                                    oAnchor,
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMin_32f_C4R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor)
{
    return nppiFilterMin_32f_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, oMaskSize, oAnchor,
                                     rt_npp_context());
}

NppStatus nppiFilterMinBorder_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                         NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                     NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_8u_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, oMaskSize, oAnchor, eBorderType,
                                          rt_npp_context());
}

NppStatus nppiFilterMinBorder_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                         NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_8u_C3R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                     NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_8u_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, oMaskSize, oAnchor, eBorderType,
                                          rt_npp_context());
}

NppStatus nppiFilterMinBorder_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                         NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_8u_C4R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                     NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_8u_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, oMaskSize, oAnchor, eBorderType,
                                          rt_npp_context());
}

NppStatus nppiFilterMinBorder_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_16u_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMinBorder_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_16u_C3R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_16u_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMinBorder_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_16u_C4R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_16u_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMinBorder_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_16s_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMinBorder_16s_C3R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_16s_C3R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_16s_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMinBorder_16s_C4R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16s, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_16s_C4R(const Npp16s *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16s *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_16s_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMinBorder_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_32f_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMinBorder_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_32f_C3R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_32f_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiFilterMinBorder_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                          NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc, nSrcStep, pDst, nDstStep, oSizeROI,
                                                    oMaskSize, oAnchor, oSrcSize, oSrcOffset,
                                                    eBorderType, true},
                             nppStreamCtx.hStream);
}

NppStatus nppiFilterMinBorder_32f_C4R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiSize oMaskSize, NppiPoint oAnchor,
                                      NppiBorderType eBorderType)
{
    return nppiFilterMinBorder_32f_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, oMaskSize, oAnchor, eBorderType,
                                           rt_npp_context());
}

NppStatus nppiDilate3x3_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3_8u_C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI)
{
    return nppiDilate3x3_8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiDilate3x3_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3_8u_C3R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI)
{
    return nppiDilate3x3_8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiDilate3x3_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3_8u_C4R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                               NppiSize oSizeROI)
{
    return nppiDilate3x3_8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiDilate3x3_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3_16u_C1R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiDilate3x3_16u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiDilate3x3_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3_16u_C3R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiDilate3x3_16u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiDilate3x3_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3_16u_C4R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiDilate3x3_16u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiDilate3x3_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3_32f_C1R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiDilate3x3_32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiDilate3x3_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3_32f_C3R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiDilate3x3_32f_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiDilate3x3_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3_32f_C4R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                NppiSize oSizeROI)
{
    return nppiDilate3x3_32f_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiDilate3x3Border_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiBorderType eBorderType,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3Border_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiDilate3x3Border_8u_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiDilate3x3Border_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiBorderType eBorderType,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3Border_8u_C3R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiDilate3x3Border_8u_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiDilate3x3Border_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiBorderType eBorderType,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3Border_8u_C4R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiDilate3x3Border_8u_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiDilate3x3Border_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiBorderType eBorderType,
                                          NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3Border_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiDilate3x3Border_16u_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiDilate3x3Border_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiBorderType eBorderType,
                                          NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3Border_16u_C3R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiDilate3x3Border_16u_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiDilate3x3Border_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiBorderType eBorderType,
                                          NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3Border_16u_C4R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiDilate3x3Border_16u_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiDilate3x3Border_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiBorderType eBorderType,
                                          NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 1, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3Border_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiDilate3x3Border_32f_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiDilate3x3Border_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiBorderType eBorderType,
                                          NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 3, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3Border_32f_C3R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiDilate3x3Border_32f_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiDilate3x3Border_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                          NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                          NppiSize oSizeROI, NppiBorderType eBorderType,
                                          NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 4, RT_NPP_MAX_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiDilate3x3Border_32f_C4R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                      NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                      NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiDilate3x3Border_32f_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                           oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiErode3x3_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                  NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3_8u_C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                              NppiSize oSizeROI)
{
    return nppiErode3x3_8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiErode3x3_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                  NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3_8u_C3R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                              NppiSize oSizeROI)
{
    return nppiErode3x3_8u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiErode3x3_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                  NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3_8u_C4R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                              NppiSize oSizeROI)
{
    return nppiErode3x3_8u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiErode3x3_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3_16u_C1R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                               NppiSize oSizeROI)
{
    return nppiErode3x3_16u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiErode3x3_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3_16u_C3R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                               NppiSize oSizeROI)
{
    return nppiErode3x3_16u_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiErode3x3_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3_16u_C4R(const Npp16u *pSrc, int nSrcStep, Npp16u *pDst, int nDstStep,
                               NppiSize oSizeROI)
{
    return nppiErode3x3_16u_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiErode3x3_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3_32f_C1R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                               NppiSize oSizeROI)
{
    return nppiErode3x3_32f_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiErode3x3_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3_32f_C3R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                               NppiSize oSizeROI)
{
    return nppiErode3x3_32f_C3R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiErode3x3_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                                   NppiSize oSizeROI, NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    {0, 0},
                                                    {0, 0},
                                                    NPP_BORDER_NONE,
                                                    false},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3_32f_C4R(const Npp32f *pSrc, int nSrcStep, Npp32f *pDst, int nDstStep,
                               NppiSize oSizeROI)
{
    return nppiErode3x3_32f_C4R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, rt_npp_context());
}

NppStatus nppiErode3x3Border_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                        NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                        NppiSize oSizeROI, NppiBorderType eBorderType,
                                        NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3Border_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                    NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiErode3x3Border_8u_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                         oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiErode3x3Border_8u_C3R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                        NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                        NppiSize oSizeROI, NppiBorderType eBorderType,
                                        NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3Border_8u_C3R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                    NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiErode3x3Border_8u_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                         oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiErode3x3Border_8u_C4R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                        NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                        NppiSize oSizeROI, NppiBorderType eBorderType,
                                        NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_8u, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3Border_8u_C4R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                    NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiErode3x3Border_8u_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                         oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiErode3x3Border_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiBorderType eBorderType,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3Border_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiErode3x3Border_16u_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiErode3x3Border_16u_C3R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiBorderType eBorderType,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3Border_16u_C3R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiErode3x3Border_16u_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiErode3x3Border_16u_C4R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiBorderType eBorderType,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_16u, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3Border_16u_C4R(const Npp16u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp16u *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiErode3x3Border_16u_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiErode3x3Border_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiBorderType eBorderType,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 1, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3Border_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiErode3x3Border_32f_C1R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiErode3x3Border_32f_C3R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiBorderType eBorderType,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 3, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3Border_32f_C3R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiErode3x3Border_32f_C3R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiErode3x3Border_32f_C4R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                         NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                         NppiSize oSizeROI, NppiBorderType eBorderType,
                                         NppStreamContext nppStreamCtx)
{
    return rt_npp_neighbours(RT_NPP_32f, 4, RT_NPP_MIN_OF,
                             (struct rt_npp_filter){pSrc,
                                                    nSrcStep,
                                                    pDst,
                                                    nDstStep,
                                                    oSizeROI,
                                                    {3, 3},
                                                    {1, 1},
                                                    oSrcSize,
                                                    oSrcOffset,
                                                    eBorderType,
                                                    true},
                             nppStreamCtx.hStream);
}

NppStatus nppiErode3x3Border_32f_C4R(const Npp32f *pSrc, int nSrcStep, NppiSize oSrcSize,
                                     NppiPoint oSrcOffset, Npp32f *pDst, int nDstStep,
                                     NppiSize oSizeROI, NppiBorderType eBorderType)
{
    return nppiErode3x3Border_32f_C4R_Ctx(pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep,
                                          oSizeROI, eBorderType, rt_npp_context());
}

NppStatus nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx(
    const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize, NppiPoint oSrcOffset, Npp16s *pDstX,
    int nDstXStep, Npp16s *pDstY, int nDstYStep, Npp16s *pDstMag, int nDstMagStep,
    Npp32f *pDstAngle, int nDstAngleStep, NppiSize oSizeROI, NppiMaskSize eMaskSize, NppiNorm eNorm,
    NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_gradient((struct rt_npp_filter){pSrc,
                                                  nSrcStep,
                                                  NULL,
                                                  0,
                                                  oSizeROI,
                                                  {3, 3},
                                                  {1, 1},
                                                  oSrcSize,
                                                  oSrcOffset,
                                                  eBorderType,
                                                  true},
                           (struct rt_npp_gradient){pDstX, pDstY, pDstMag, pDstAngle, nDstXStep,
                                                    nDstYStep, nDstMagStep, nDstAngleStep},
                           eMaskSize, eNorm, 1, nppStreamCtx.hStream);
}

NppStatus nppiGradientVectorPrewittBorder_8u16s_C1R(const Npp8u *pSrc, int nSrcStep,
                                                    NppiSize oSrcSize, NppiPoint oSrcOffset,
                                                    Npp16s *pDstX, int nDstXStep, Npp16s *pDstY,
                                                    int nDstYStep, Npp16s *pDstMag, int nDstMagStep,
                                                    Npp32f *pDstAngle, int nDstAngleStep,
                                                    NppiSize oSizeROI, NppiMaskSize eMaskSize,
                                                    NppiNorm eNorm, NppiBorderType eBorderType)
{
    return nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx(
        pSrc, nSrcStep, oSrcSize, oSrcOffset, pDstX, nDstXStep, pDstY, nDstYStep, pDstMag,
        nDstMagStep, pDstAngle, nDstAngleStep, oSizeROI, eMaskSize, eNorm, eBorderType,
        rt_npp_context());
}

NppStatus nppiGradientVectorSobelBorder_8u16s_C1R_Ctx(
    const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize, NppiPoint oSrcOffset, Npp16s *pDstX,
    int nDstXStep, Npp16s *pDstY, int nDstYStep, Npp16s *pDstMag, int nDstMagStep,
    Npp32f *pDstAngle, int nDstAngleStep, NppiSize oSizeROI, NppiMaskSize eMaskSize, NppiNorm eNorm,
    NppiBorderType eBorderType, NppStreamContext nppStreamCtx)
{
    return rt_npp_gradient((struct rt_npp_filter){pSrc,
                                                  nSrcStep,
                                                  NULL,
                                                  0,
                                                  oSizeROI,
                                                  {3, 3},
                                                  {1, 1},
                                                  oSrcSize,
                                                  oSrcOffset,
                                                  eBorderType,
                                                  true},
                           (struct rt_npp_gradient){pDstX, pDstY, pDstMag, pDstAngle, nDstXStep,
                                                    nDstYStep, nDstMagStep, nDstAngleStep},
                           eMaskSize, eNorm, 2, nppStreamCtx.hStream);
}

NppStatus nppiGradientVectorSobelBorder_8u16s_C1R(const Npp8u *pSrc, int nSrcStep,
                                                  NppiSize oSrcSize, NppiPoint oSrcOffset,
                                                  Npp16s *pDstX, int nDstXStep, Npp16s *pDstY,
                                                  int nDstYStep, Npp16s *pDstMag, int nDstMagStep,
                                                  Npp32f *pDstAngle, int nDstAngleStep,
                                                  NppiSize oSizeROI, NppiMaskSize eMaskSize,
                                                  NppiNorm eNorm, NppiBorderType eBorderType)
{
    return nppiGradientVectorSobelBorder_8u16s_C1R_Ctx(
        pSrc, nSrcStep, oSrcSize, oSrcOffset, pDstX, nDstXStep, pDstY, nDstYStep, pDstMag,
        nDstMagStep, pDstAngle, nDstAngleStep, oSizeROI, eMaskSize, eNorm, eBorderType,
        rt_npp_context());
}

NppStatus nppiFilterCannyBorder_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                           NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                           NppiSize oSizeROI, NppiDifferentialKernel eFilterType,
                                           NppiMaskSize eMaskSize, Npp16s nLowThreshold,
                                           Npp16s nHighThreshold, NppiNorm eNorm,
                                           NppiBorderType eBorderType, Npp8u *pDeviceBuffer,
                                           NppStreamContext nppStreamCtx)
{
    return rt_npp_canny(
        (struct rt_npp_filter){pSrc,
                               nSrcStep,
                               pDst,
                               nDstStep,
                               oSizeROI,
                               {5, 5},
                               {2, 2},
                               oSrcSize,
                               oSrcOffset,
                               eBorderType,
                               true},
        (struct rt_npp_canny){eFilterType, eMaskSize, eNorm, nLowThreshold, nHighThreshold},
        pDeviceBuffer, nppStreamCtx.hStream);
}

NppStatus nppiFilterCannyBorder_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSrcSize,
                                       NppiPoint oSrcOffset, Npp8u *pDst, int nDstStep,
                                       NppiSize oSizeROI, NppiDifferentialKernel eFilterType,
                                       NppiMaskSize eMaskSize, Npp16s nLowThreshold,
                                       Npp16s nHighThreshold, NppiNorm eNorm,
                                       NppiBorderType eBorderType, Npp8u *pDeviceBuffer)
{
    return nppiFilterCannyBorder_8u_C1R_Ctx(
        pSrc, nSrcStep, oSrcSize, oSrcOffset, pDst, nDstStep, oSizeROI, eFilterType, eMaskSize,
        nLowThreshold, nHighThreshold, eNorm, eBorderType, pDeviceBuffer, rt_npp_context());
}

NppStatus nppiSum_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI,
                             Npp8u *pDeviceBuffer, Npp64f *pSum, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_8u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_SUM, pSum, RT_NPP_NOTHING, NULL, true}, nppStreamCtx.hStream);
}

NppStatus nppiSum_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                         Npp64f *pSum)
{
    return nppiSum_8u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pSum, rt_npp_context());
}

NppStatus nppiSum_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI,
                              Npp8u *pDeviceBuffer, Npp64f *pSum, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_16u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_SUM, pSum, RT_NPP_NOTHING, NULL, true}, nppStreamCtx.hStream);
}

NppStatus nppiSum_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                          Npp64f *pSum)
{
    return nppiSum_16u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pSum, rt_npp_context());
}

NppStatus nppiSum_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI,
                              Npp8u *pDeviceBuffer, Npp64f *pSum, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_16s, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_SUM, pSum, RT_NPP_NOTHING, NULL, true}, nppStreamCtx.hStream);
}

NppStatus nppiSum_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                          Npp64f *pSum)
{
    return nppiSum_16s_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pSum, rt_npp_context());
}

NppStatus nppiSum_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI,
                              Npp8u *pDeviceBuffer, Npp64f *pSum, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_32f, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_SUM, pSum, RT_NPP_NOTHING, NULL, true}, nppStreamCtx.hStream);
}

NppStatus nppiSum_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                          Npp64f *pSum)
{
    return nppiSum_32f_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pSum, rt_npp_context());
}

NppStatus nppiSumGetBufferHostSize_8u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                              NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiSumGetBufferHostSize_8u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiSumGetBufferHostSize_8u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiSumGetBufferHostSize_16u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                               NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiSumGetBufferHostSize_16u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiSumGetBufferHostSize_16u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiSumGetBufferHostSize_16s_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                               NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiSumGetBufferHostSize_16s_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiSumGetBufferHostSize_16s_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiSumGetBufferHostSize_32f_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                               NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiSumGetBufferHostSize_32f_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiSumGetBufferHostSize_32f_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMean_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI,
                              Npp8u *pDeviceBuffer, Npp64f *pMean, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_8u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MEAN, pMean, RT_NPP_NOTHING, NULL, true},
        nppStreamCtx.hStream);
}

NppStatus nppiMean_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                          Npp64f *pMean)
{
    return nppiMean_8u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMean, rt_npp_context());
}

NppStatus nppiMean_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI,
                               Npp8u *pDeviceBuffer, Npp64f *pMean, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_16u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MEAN, pMean, RT_NPP_NOTHING, NULL, true},
        nppStreamCtx.hStream);
}

NppStatus nppiMean_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI,
                           Npp8u *pDeviceBuffer, Npp64f *pMean)
{
    return nppiMean_16u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMean, rt_npp_context());
}

NppStatus nppiMean_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI,
                               Npp8u *pDeviceBuffer, Npp64f *pMean, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_16s, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MEAN, pMean, RT_NPP_NOTHING, NULL, true},
        nppStreamCtx.hStream);
}

NppStatus nppiMean_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI,
                           Npp8u *pDeviceBuffer, Npp64f *pMean)
{
    return nppiMean_16s_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMean, rt_npp_context());
}

NppStatus nppiMean_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI,
                               Npp8u *pDeviceBuffer, Npp64f *pMean, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_32f, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MEAN, pMean, RT_NPP_NOTHING, NULL, true},
        nppStreamCtx.hStream);
}

NppStatus nppiMean_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI,
                           Npp8u *pDeviceBuffer, Npp64f *pMean)
{
    return nppiMean_32f_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMean, rt_npp_context());
}

NppStatus nppiMeanGetBufferHostSize_8u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                               NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMeanGetBufferHostSize_8u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMeanGetBufferHostSize_8u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMeanGetBufferHostSize_16u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                                NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMeanGetBufferHostSize_16u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMeanGetBufferHostSize_16u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMeanGetBufferHostSize_16s_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                                NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMeanGetBufferHostSize_16s_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMeanGetBufferHostSize_16s_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMeanGetBufferHostSize_32f_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                                NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMeanGetBufferHostSize_32f_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMeanGetBufferHostSize_32f_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMean_StdDev_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI,
                                     Npp8u *pDeviceBuffer, Npp64f *pMean, Npp64f *pStdDev,
                                     NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_8u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MEAN, pMean, RT_NPP_DEVIATION, pStdDev, true},
        nppStreamCtx.hStream);
}

NppStatus nppiMean_StdDev_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI,
                                 Npp8u *pDeviceBuffer, Npp64f *pMean, Npp64f *pStdDev)
{
    return nppiMean_StdDev_8u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMean, pStdDev,
                                      rt_npp_context());
}

NppStatus nppiMean_StdDev_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI,
                                      Npp8u *pDeviceBuffer, Npp64f *pMean, Npp64f *pStdDev,
                                      NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_16u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MEAN, pMean, RT_NPP_DEVIATION, pStdDev, true},
        nppStreamCtx.hStream);
}

NppStatus nppiMean_StdDev_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI,
                                  Npp8u *pDeviceBuffer, Npp64f *pMean, Npp64f *pStdDev)
{
    return nppiMean_StdDev_16u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMean, pStdDev,
                                       rt_npp_context());
}

NppStatus nppiMean_StdDev_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI,
                                      Npp8u *pDeviceBuffer, Npp64f *pMean, Npp64f *pStdDev,
                                      NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_32f, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MEAN, pMean, RT_NPP_DEVIATION, pStdDev, true},
        nppStreamCtx.hStream);
}

NppStatus nppiMean_StdDev_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI,
                                  Npp8u *pDeviceBuffer, Npp64f *pMean, Npp64f *pStdDev)
{
    return nppiMean_StdDev_32f_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMean, pStdDev,
                                       rt_npp_context());
}

NppStatus nppiMeanStdDevGetBufferHostSize_8u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                                     NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMeanStdDevGetBufferHostSize_8u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMeanStdDevGetBufferHostSize_8u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMeanStdDevGetBufferHostSize_16u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                                      NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMeanStdDevGetBufferHostSize_16u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMeanStdDevGetBufferHostSize_16u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMeanStdDevGetBufferHostSize_32f_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                                      NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMeanStdDevGetBufferHostSize_32f_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMeanStdDevGetBufferHostSize_32f_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMin_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI,
                             Npp8u *pDeviceBuffer, Npp8u *pMin, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_8u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MIN, pMin, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppiMin_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                         Npp8u *pMin)
{
    return nppiMin_8u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMin, rt_npp_context());
}

NppStatus nppiMin_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI,
                              Npp8u *pDeviceBuffer, Npp16u *pMin, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_16u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MIN, pMin, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppiMin_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                          Npp16u *pMin)
{
    return nppiMin_16u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMin, rt_npp_context());
}

NppStatus nppiMin_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI,
                              Npp8u *pDeviceBuffer, Npp16s *pMin, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_16s, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MIN, pMin, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppiMin_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                          Npp16s *pMin)
{
    return nppiMin_16s_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMin, rt_npp_context());
}

NppStatus nppiMin_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI,
                              Npp8u *pDeviceBuffer, Npp32f *pMin, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_32f, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MIN, pMin, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppiMin_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                          Npp32f *pMin)
{
    return nppiMin_32f_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMin, rt_npp_context());
}

NppStatus nppiMinGetBufferHostSize_8u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                              NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMinGetBufferHostSize_8u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMinGetBufferHostSize_8u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMinGetBufferHostSize_16u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                               NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMinGetBufferHostSize_16u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMinGetBufferHostSize_16u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMinGetBufferHostSize_16s_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                               NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMinGetBufferHostSize_16s_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMinGetBufferHostSize_16s_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMinGetBufferHostSize_32f_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                               NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMinGetBufferHostSize_32f_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMinGetBufferHostSize_32f_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMax_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI,
                             Npp8u *pDeviceBuffer, Npp8u *pMax, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_8u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MAX, pMax, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppiMax_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                         Npp8u *pMax)
{
    return nppiMax_8u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMax, rt_npp_context());
}

NppStatus nppiMax_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI,
                              Npp8u *pDeviceBuffer, Npp16u *pMax, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_16u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MAX, pMax, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppiMax_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                          Npp16u *pMax)
{
    return nppiMax_16u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMax, rt_npp_context());
}

NppStatus nppiMax_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI,
                              Npp8u *pDeviceBuffer, Npp16s *pMax, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_16s, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MAX, pMax, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppiMax_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                          Npp16s *pMax)
{
    return nppiMax_16s_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMax, rt_npp_context());
}

NppStatus nppiMax_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI,
                              Npp8u *pDeviceBuffer, Npp32f *pMax, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_32f, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MAX, pMax, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppiMax_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pDeviceBuffer,
                          Npp32f *pMax)
{
    return nppiMax_32f_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pDeviceBuffer, pMax, rt_npp_context());
}

NppStatus nppiMaxGetBufferHostSize_8u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                              NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMaxGetBufferHostSize_8u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMaxGetBufferHostSize_8u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMaxGetBufferHostSize_16u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                               NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMaxGetBufferHostSize_16u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMaxGetBufferHostSize_16u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMaxGetBufferHostSize_16s_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                               NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMaxGetBufferHostSize_16s_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMaxGetBufferHostSize_16s_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMaxGetBufferHostSize_32f_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                               NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMaxGetBufferHostSize_32f_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMaxGetBufferHostSize_32f_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMinMax_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pMin,
                                Npp8u *pMax, Npp8u *pDeviceBuffer, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_8u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MIN, pMin, RT_NPP_MAX, pMax, false}, nppStreamCtx.hStream);
}

NppStatus nppiMinMax_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI, Npp8u *pMin,
                            Npp8u *pMax, Npp8u *pDeviceBuffer)
{
    return nppiMinMax_8u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pMin, pMax, pDeviceBuffer,
                                 rt_npp_context());
}

NppStatus nppiMinMax_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI, Npp16u *pMin,
                                 Npp16u *pMax, Npp8u *pDeviceBuffer, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_16u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MIN, pMin, RT_NPP_MAX, pMax, false}, nppStreamCtx.hStream);
}

NppStatus nppiMinMax_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI, Npp16u *pMin,
                             Npp16u *pMax, Npp8u *pDeviceBuffer)
{
    return nppiMinMax_16u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pMin, pMax, pDeviceBuffer,
                                  rt_npp_context());
}

NppStatus nppiMinMax_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI, Npp16s *pMin,
                                 Npp16s *pMax, Npp8u *pDeviceBuffer, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_16s, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MIN, pMin, RT_NPP_MAX, pMax, false}, nppStreamCtx.hStream);
}

NppStatus nppiMinMax_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI, Npp16s *pMin,
                             Npp16s *pMax, Npp8u *pDeviceBuffer)
{
    return nppiMinMax_16s_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pMin, pMax, pDeviceBuffer,
                                  rt_npp_context());
}

NppStatus nppiMinMax_32f_C1R_Ctx(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI, Npp32f *pMin,
                                 Npp32f *pMax, Npp8u *pDeviceBuffer, NppStreamContext nppStreamCtx)
{
    return rt_npp_image_statistics(
        RT_NPP_32f, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MIN, pMin, RT_NPP_MAX, pMax, false}, nppStreamCtx.hStream);
}

NppStatus nppiMinMax_32f_C1R(const Npp32f *pSrc, int nSrcStep, NppiSize oSizeROI, Npp32f *pMin,
                             Npp32f *pMax, Npp8u *pDeviceBuffer)
{
    return nppiMinMax_32f_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pMin, pMax, pDeviceBuffer,
                                  rt_npp_context());
}

NppStatus nppiMinMaxGetBufferHostSize_8u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                                 NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMinMaxGetBufferHostSize_8u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMinMaxGetBufferHostSize_8u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMinMaxGetBufferHostSize_16u_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMinMaxGetBufferHostSize_16u_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMinMaxGetBufferHostSize_16u_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMinMaxGetBufferHostSize_16s_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMinMaxGetBufferHostSize_16s_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMinMaxGetBufferHostSize_16s_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiMinMaxGetBufferHostSize_32f_C1R_Ctx(NppiSize oSizeROI, size_t *hpBufferSize,
                                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiMinMaxGetBufferHostSize_32f_C1R(NppiSize oSizeROI, size_t *hpBufferSize)
{
    return nppiMinMaxGetBufferHostSize_32f_C1R_Ctx(oSizeROI, hpBufferSize, rt_npp_context());
}

NppStatus nppiHistogramEven_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI,
                                       Npp32s *pHist, int nLevels, Npp32s nLowerLevel,
                                       Npp32s nUpperLevel, Npp8u *pDeviceBuffer,
                                       NppStreamContext nppStreamCtx)
{
    return rt_npp_histogram(RT_NPP_8u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pHist,
                            (struct rt_npp_bins){nLevels, nLowerLevel, nUpperLevel}, pDeviceBuffer,
                            nppStreamCtx.hStream);
}

NppStatus nppiHistogramEven_8u_C1R(const Npp8u *pSrc, int nSrcStep, NppiSize oSizeROI,
                                   Npp32s *pHist, int nLevels, Npp32s nLowerLevel,
                                   Npp32s nUpperLevel, Npp8u *pDeviceBuffer)
{
    return nppiHistogramEven_8u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pHist, nLevels, nLowerLevel,
                                        nUpperLevel, pDeviceBuffer, rt_npp_context());
}

NppStatus nppiHistogramEven_16u_C1R_Ctx(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI,
                                        Npp32s *pHist, int nLevels, Npp32s nLowerLevel,
                                        Npp32s nUpperLevel, Npp8u *pDeviceBuffer,
                                        NppStreamContext nppStreamCtx)
{
    return rt_npp_histogram(RT_NPP_16u, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pHist,
                            (struct rt_npp_bins){nLevels, nLowerLevel, nUpperLevel}, pDeviceBuffer,
                            nppStreamCtx.hStream);
}

NppStatus nppiHistogramEven_16u_C1R(const Npp16u *pSrc, int nSrcStep, NppiSize oSizeROI,
                                    Npp32s *pHist, int nLevels, Npp32s nLowerLevel,
                                    Npp32s nUpperLevel, Npp8u *pDeviceBuffer)
{
    return nppiHistogramEven_16u_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pHist, nLevels, nLowerLevel,
                                         nUpperLevel, pDeviceBuffer, rt_npp_context());
}

NppStatus nppiHistogramEven_16s_C1R_Ctx(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI,
                                        Npp32s *pHist, int nLevels, Npp32s nLowerLevel,
                                        Npp32s nUpperLevel, Npp8u *pDeviceBuffer,
                                        NppStreamContext nppStreamCtx)
{
    return rt_npp_histogram(RT_NPP_16s, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pHist,
                            (struct rt_npp_bins){nLevels, nLowerLevel, nUpperLevel}, pDeviceBuffer,
                            nppStreamCtx.hStream);
}

NppStatus nppiHistogramEven_16s_C1R(const Npp16s *pSrc, int nSrcStep, NppiSize oSizeROI,
                                    Npp32s *pHist, int nLevels, Npp32s nLowerLevel,
                                    Npp32s nUpperLevel, Npp8u *pDeviceBuffer)
{
    return nppiHistogramEven_16s_C1R_Ctx(pSrc, nSrcStep, oSizeROI, pHist, nLevels, nLowerLevel,
                                         nUpperLevel, pDeviceBuffer, rt_npp_context());
}

NppStatus nppiHistogramEvenGetBufferSize_8u_C1R_Ctx(NppiSize oSizeROI, int nLevels,
                                                    size_t *hpBufferSize,
                                                    NppStreamContext nppStreamCtx)
{
    return rt_npp_histogram_size(oSizeROI, nLevels, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiHistogramEvenGetBufferSize_8u_C1R(NppiSize oSizeROI, int nLevels,
                                                size_t *hpBufferSize)
{
    return nppiHistogramEvenGetBufferSize_8u_C1R_Ctx(oSizeROI, nLevels, hpBufferSize,
                                                     rt_npp_context());
}

NppStatus nppiHistogramEvenGetBufferSize_16u_C1R_Ctx(NppiSize oSizeROI, int nLevels,
                                                     size_t *hpBufferSize,
                                                     NppStreamContext nppStreamCtx)
{
    return rt_npp_histogram_size(oSizeROI, nLevels, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiHistogramEvenGetBufferSize_16u_C1R(NppiSize oSizeROI, int nLevels,
                                                 size_t *hpBufferSize)
{
    return nppiHistogramEvenGetBufferSize_16u_C1R_Ctx(oSizeROI, nLevels, hpBufferSize,
                                                      rt_npp_context());
}

NppStatus nppiHistogramEvenGetBufferSize_16s_C1R_Ctx(NppiSize oSizeROI, int nLevels,
                                                     size_t *hpBufferSize,
                                                     NppStreamContext nppStreamCtx)
{
    return rt_npp_histogram_size(oSizeROI, nLevels, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppiHistogramEvenGetBufferSize_16s_C1R(NppiSize oSizeROI, int nLevels,
                                                 size_t *hpBufferSize)
{
    return nppiHistogramEvenGetBufferSize_16s_C1R_Ctx(oSizeROI, nLevels, hpBufferSize,
                                                      rt_npp_context());
}

NppStatus nppiLUT_Linear_8u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                    NppiSize oSizeROI, const Npp32s *pValues, const Npp32s *pLevels,
                                    int nLevels, NppStreamContext nppStreamCtx)
{
    return rt_npp_table(
        (struct rt_npp_point){pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, 0, NULL}, pValues,
        pLevels, nLevels, nppStreamCtx.hStream);
}

NppStatus nppiLUT_Linear_8u_C1R(const Npp8u *pSrc, int nSrcStep, Npp8u *pDst, int nDstStep,
                                NppiSize oSizeROI, const Npp32s *pValues, const Npp32s *pLevels,
                                int nLevels)
{
    return nppiLUT_Linear_8u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, pValues, pLevels,
                                     nLevels, rt_npp_context());
}

NppStatus nppiLabelMarkersUF_8u32u_C1R_Ctx(const Npp8u *pSrc, int nSrcStep, Npp32u *pDst,
                                           int nDstStep, NppiSize oSizeROI, NppiNorm eNorm,
                                           Npp8u *pBuffer, NppStreamContext nppStreamCtx)
{
    return rt_npp_label((struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDst, nDstStep, eNorm,
                        pBuffer, nppStreamCtx.hStream);
}

NppStatus nppiLabelMarkersUF_8u32u_C1R(const Npp8u *pSrc, int nSrcStep, Npp32u *pDst, int nDstStep,
                                       NppiSize oSizeROI, NppiNorm eNorm, Npp8u *pBuffer)
{
    return nppiLabelMarkersUF_8u32u_C1R_Ctx(pSrc, nSrcStep, pDst, nDstStep, oSizeROI, eNorm,
                                            pBuffer, rt_npp_context());
}

NppStatus nppiCompressMarkerLabelsUF_32u_C1IR_Ctx(Npp32u *pMarkerLabels, int nMarkerLabelsStep,
                                                  NppiSize oMarkerLabelsROI, int nStartingNumber,
                                                  int *pNewNumber, Npp8u *pDeviceBuffer,
                                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_compress(pMarkerLabels, nMarkerLabelsStep, oMarkerLabelsROI, nStartingNumber,
                           pNewNumber, pDeviceBuffer, nppStreamCtx.hStream);
}

NppStatus nppiCompressMarkerLabelsUF_32u_C1IR(Npp32u *pMarkerLabels, int nMarkerLabelsStep,
                                              NppiSize oMarkerLabelsROI, int nStartingNumber,
                                              int *pNewNumber, Npp8u *pDeviceBuffer)
{
    return nppiCompressMarkerLabelsUF_32u_C1IR_Ctx(pMarkerLabels, nMarkerLabelsStep,
                                                   oMarkerLabelsROI, nStartingNumber, pNewNumber,
                                                   pDeviceBuffer, rt_npp_context());
}

NppStatus nppsSum_32f_Ctx(const Npp32f *pSrc, size_t nLength, Npp32f *pSum, Npp8u *pDeviceBuffer,
                          NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_statistics(
        pSrc, NULL, nLength, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_SUM, pSum, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppsSum_32f(const Npp32f *pSrc, size_t nLength, Npp32f *pSum, Npp8u *pDeviceBuffer)
{
    return nppsSum_32f_Ctx(pSrc, nLength, pSum, pDeviceBuffer, rt_npp_context());
}

NppStatus nppsSumGetBufferSize_32f_Ctx(size_t nLength, size_t *hpBufferSize,
                                       NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_size(nLength, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppsSumGetBufferSize_32f(size_t nLength, size_t *hpBufferSize)
{
    return nppsSumGetBufferSize_32f_Ctx(nLength, hpBufferSize, rt_npp_context());
}

NppStatus nppsMean_32f_Ctx(const Npp32f *pSrc, size_t nLength, Npp32f *pMean, Npp8u *pDeviceBuffer,
                           NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_statistics(
        pSrc, NULL, nLength, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MEAN, pMean, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppsMean_32f(const Npp32f *pSrc, size_t nLength, Npp32f *pMean, Npp8u *pDeviceBuffer)
{
    return nppsMean_32f_Ctx(pSrc, nLength, pMean, pDeviceBuffer, rt_npp_context());
}

NppStatus nppsMeanGetBufferSize_32f_Ctx(size_t nLength, size_t *hpBufferSize,
                                        NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_size(nLength, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppsMeanGetBufferSize_32f(size_t nLength, size_t *hpBufferSize)
{
    return nppsMeanGetBufferSize_32f_Ctx(nLength, hpBufferSize, rt_npp_context());
}

NppStatus nppsMin_32f_Ctx(const Npp32f *pSrc, size_t nLength, Npp32f *pMin, Npp8u *pDeviceBuffer,
                          NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_statistics(
        pSrc, NULL, nLength, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MIN, pMin, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppsMin_32f(const Npp32f *pSrc, size_t nLength, Npp32f *pMin, Npp8u *pDeviceBuffer)
{
    return nppsMin_32f_Ctx(pSrc, nLength, pMin, pDeviceBuffer, rt_npp_context());
}

NppStatus nppsMinGetBufferSize_32f_Ctx(size_t nLength, size_t *hpBufferSize,
                                       NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_size(nLength, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppsMinGetBufferSize_32f(size_t nLength, size_t *hpBufferSize)
{
    return nppsMinGetBufferSize_32f_Ctx(nLength, hpBufferSize, rt_npp_context());
}

NppStatus nppsMax_32f_Ctx(const Npp32f *pSrc, size_t nLength, Npp32f *pMax, Npp8u *pDeviceBuffer,
                          NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_statistics(
        pSrc, NULL, nLength, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MAX, pMax, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppsMax_32f(const Npp32f *pSrc, size_t nLength, Npp32f *pMax, Npp8u *pDeviceBuffer)
{
    return nppsMax_32f_Ctx(pSrc, nLength, pMax, pDeviceBuffer, rt_npp_context());
}

NppStatus nppsMaxGetBufferSize_32f_Ctx(size_t nLength, size_t *hpBufferSize,
                                       NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_size(nLength, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppsMaxGetBufferSize_32f(size_t nLength, size_t *hpBufferSize)
{
    return nppsMaxGetBufferSize_32f_Ctx(nLength, hpBufferSize, rt_npp_context());
}

NppStatus nppsMinMax_32f_Ctx(const Npp32f *pSrc, size_t nLength, Npp32f *pMin, Npp32f *pMax,
                             Npp8u *pDeviceBuffer, NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_statistics(
        pSrc, NULL, nLength, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_MIN, pMin, RT_NPP_MAX, pMax, false}, nppStreamCtx.hStream);
}

NppStatus nppsMinMax_32f(const Npp32f *pSrc, size_t nLength, Npp32f *pMin, Npp32f *pMax,
                         Npp8u *pDeviceBuffer)
{
    return nppsMinMax_32f_Ctx(pSrc, nLength, pMin, pMax, pDeviceBuffer, rt_npp_context());
}

NppStatus nppsMinMaxGetBufferSize_32f_Ctx(size_t nLength, size_t *hpBufferSize,
                                          NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_size(nLength, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppsMinMaxGetBufferSize_32f(size_t nLength, size_t *hpBufferSize)
{
    return nppsMinMaxGetBufferSize_32f_Ctx(nLength, hpBufferSize, rt_npp_context());
}

NppStatus nppsNormDiff_L2_32f_Ctx(const Npp32f *pSrc1, const Npp32f *pSrc2, size_t nLength,
                                  Npp32f *pNorm, Npp8u *pDeviceBuffer,
                                  NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_statistics(
        pSrc1, pSrc2, nLength, pDeviceBuffer,
        (struct rt_npp_result){RT_NPP_LENGTH, pNorm, RT_NPP_NOTHING, NULL, false},
        nppStreamCtx.hStream);
}

NppStatus nppsNormDiff_L2_32f(const Npp32f *pSrc1, const Npp32f *pSrc2, size_t nLength,
                              Npp32f *pNorm, Npp8u *pDeviceBuffer)
{
    return nppsNormDiff_L2_32f_Ctx(pSrc1, pSrc2, nLength, pNorm, pDeviceBuffer, rt_npp_context());
}

NppStatus nppsNormDiffL2GetBufferSize_32f_Ctx(size_t nLength, size_t *hpBufferSize,
                                              NppStreamContext nppStreamCtx)
{
    return rt_npp_signal_size(nLength, hpBufferSize, nppStreamCtx.hStream);
}

NppStatus nppsNormDiffL2GetBufferSize_32f(size_t nLength, size_t *hpBufferSize)
{
    return nppsNormDiffL2GetBufferSize_32f_Ctx(nLength, hpBufferSize, rt_npp_context());
}

Npp8u *nppiMalloc_8u_C1(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 1 * sizeof(Npp8u), pStepBytes);
}

Npp8u *nppiMalloc_8u_C2(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 2 * sizeof(Npp8u), pStepBytes);
}

Npp8u *nppiMalloc_8u_C3(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 3 * sizeof(Npp8u), pStepBytes);
}

Npp8u *nppiMalloc_8u_C4(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 4 * sizeof(Npp8u), pStepBytes);
}

Npp16u *nppiMalloc_16u_C1(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 1 * sizeof(Npp16u), pStepBytes);
}

Npp16u *nppiMalloc_16u_C2(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 2 * sizeof(Npp16u), pStepBytes);
}

Npp16u *nppiMalloc_16u_C3(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 3 * sizeof(Npp16u), pStepBytes);
}

Npp16u *nppiMalloc_16u_C4(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 4 * sizeof(Npp16u), pStepBytes);
}

Npp16s *nppiMalloc_16s_C1(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 1 * sizeof(Npp16s), pStepBytes);
}

Npp16s *nppiMalloc_16s_C2(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 2 * sizeof(Npp16s), pStepBytes);
}

Npp16s *nppiMalloc_16s_C4(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 4 * sizeof(Npp16s), pStepBytes);
}

Npp16sc *nppiMalloc_16sc_C1(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 1 * sizeof(Npp16sc), pStepBytes);
}

Npp16sc *nppiMalloc_16sc_C2(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 2 * sizeof(Npp16sc), pStepBytes);
}

Npp16sc *nppiMalloc_16sc_C3(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 3 * sizeof(Npp16sc), pStepBytes);
}

Npp16sc *nppiMalloc_16sc_C4(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 4 * sizeof(Npp16sc), pStepBytes);
}

Npp32s *nppiMalloc_32s_C1(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 1 * sizeof(Npp32s), pStepBytes);
}

Npp32s *nppiMalloc_32s_C3(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 3 * sizeof(Npp32s), pStepBytes);
}

Npp32s *nppiMalloc_32s_C4(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 4 * sizeof(Npp32s), pStepBytes);
}

Npp32sc *nppiMalloc_32sc_C1(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 1 * sizeof(Npp32sc), pStepBytes);
}

Npp32sc *nppiMalloc_32sc_C2(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 2 * sizeof(Npp32sc), pStepBytes);
}

Npp32sc *nppiMalloc_32sc_C3(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 3 * sizeof(Npp32sc), pStepBytes);
}

Npp32sc *nppiMalloc_32sc_C4(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 4 * sizeof(Npp32sc), pStepBytes);
}

Npp32f *nppiMalloc_32f_C1(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 1 * sizeof(Npp32f), pStepBytes);
}

Npp32f *nppiMalloc_32f_C2(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 2 * sizeof(Npp32f), pStepBytes);
}

Npp32f *nppiMalloc_32f_C3(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 3 * sizeof(Npp32f), pStepBytes);
}

Npp32f *nppiMalloc_32f_C4(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 4 * sizeof(Npp32f), pStepBytes);
}

Npp32fc *nppiMalloc_32fc_C1(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 1 * sizeof(Npp32fc), pStepBytes);
}

Npp32fc *nppiMalloc_32fc_C2(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 2 * sizeof(Npp32fc), pStepBytes);
}

Npp32fc *nppiMalloc_32fc_C3(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 3 * sizeof(Npp32fc), pStepBytes);
}

Npp32fc *nppiMalloc_32fc_C4(int nWidthPixels, int nHeightPixels, int *pStepBytes)
{
    return rt_npp_allocate(nWidthPixels, nHeightPixels, 4 * sizeof(Npp32fc), pStepBytes);
}

Npp8u *nppsMalloc_8u(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp8u));
}

Npp8s *nppsMalloc_8s(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp8s));
}

Npp16u *nppsMalloc_16u(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp16u));
}

Npp16s *nppsMalloc_16s(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp16s));
}

Npp16sc *nppsMalloc_16sc(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp16sc));
}

Npp32u *nppsMalloc_32u(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp32u));
}

Npp32s *nppsMalloc_32s(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp32s));
}

Npp32sc *nppsMalloc_32sc(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp32sc));
}

Npp32f *nppsMalloc_32f(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp32f));
}

Npp32fc *nppsMalloc_32fc(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp32fc));
}

Npp64s *nppsMalloc_64s(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp64s));
}

Npp64sc *nppsMalloc_64sc(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp64sc));
}

Npp64f *nppsMalloc_64f(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp64f));
}

Npp64fc *nppsMalloc_64fc(size_t nSize)
{
    return rt_npp_allocate_signal(nSize, sizeof(Npp64fc));
}
