// TEST nvcc: -lnppc -lnppif -lnppist -lnppitc -lnppidei -lnppial -lnppisu -lnpps
// TEST not-nvcc: NPP's headers are a package of their own
// TEST not-native: which of several errors comes first is NPP's own
// TEST warnings: the high threshold of NPP 13's Canny filter changes nothing
// NPP: what a wrong argument gives, and that nothing is written then.
#include "npp_image.h"

static const NppiSize size = {8, 4}, none = {0, 4}, negative = {8, -1};

static void images()
{
    Image<Npp8u> a(8, 4), d(8, 4);
    Image<Npp16s> s(8, 4);
    const NppStreamContext c = context();
    EXPECT(nppiAdd_8u_C1RSfs_Ctx(NULL, 8, a.device, a.step(), d.device, d.step(), size, 0, c) ==
           NPP_NULL_POINTER_ERROR);
    EXPECT(nppiAdd_8u_C1RSfs_Ctx(a.device, a.step(), NULL, 8, d.device, d.step(), size, 0, c) ==
           NPP_NULL_POINTER_ERROR);
    EXPECT(nppiAdd_8u_C1RSfs_Ctx(a.device, a.step(), a.device, a.step(), NULL, 8, size, 0, c) ==
           NPP_NULL_POINTER_ERROR);
    EXPECT(nppiAdd_8u_C1RSfs_Ctx(a.device, a.step(), a.device, a.step(), d.device, d.step(), none,
                                 0, c) == NPP_SIZE_ERROR);
    EXPECT(nppiAdd_8u_C1RSfs_Ctx(a.device, a.step(), a.device, a.step(), d.device, d.step(),
                                 negative, 0, c) == NPP_SIZE_ERROR);
    EXPECT(nppiAdd_8u_C1RSfs_Ctx(a.device, 0, a.device, a.step(), d.device, d.step(), size, 0, c) ==
           NPP_STEP_ERROR);
    EXPECT(nppiAdd_8u_C1RSfs_Ctx(a.device, a.step(), a.device, a.step(), d.device, -8, size, 0,
                                 c) == NPP_STEP_ERROR);
    EXPECT(nppiAbsDiff_16u_C1R_Ctx((const Npp16u *)s.device, 19, (const Npp16u *)s.device, 16,
                                   (Npp16u *)s.device, 16, size, c) == NPP_NOT_EVEN_STEP_ERROR);
    EXPECT(nppiSet_8u_C3R_Ctx(NULL, d.device, d.step(), NppiSize{2, 2}, c) ==
           NPP_NULL_POINTER_ERROR);
    EXPECT(nppiCompareC_16s_C1R_Ctx(s.device, s.step(), 0, d.device, d.step(), size, (NppCmpOp)5,
                                    c) == NPP_NOT_SUPPORTED_MODE_ERROR);
    EXPECT(nppiThreshold_8u_C1R_Ctx(a.device, a.step(), d.device, d.step(), size, 5, NPP_CMP_EQ,
                                    c) == NPP_NOT_SUPPORTED_MODE_ERROR);
    EXPECT(nppiCopyConstBorder_8u_C1R_Ctx(a.device, a.step(), size, d.device, d.step(), size, 0, 1,
                                          9, c) == NPP_SIZE_ERROR);
    d.compare("what was refused");
}

static void filters()
{
    Image<Npp8u> a(8, 4), d(8, 4);
    const NppStreamContext c = context();
    const NppiPoint origin = {0, 0}, one = {1, 1};
    const NppiSize three = {3, 3};
    int bytes;
    EXPECT(nppiFilterBoxBorder_8u_C1R_Ctx(a.device, a.step(), size, origin, d.device, d.step(),
                                          size, NppiSize{0, 3}, one, NPP_BORDER_REPLICATE,
                                          c) == NPP_MASK_SIZE_ERROR);
    EXPECT(nppiFilterBoxBorder_8u_C1R_Ctx(a.device, a.step(), size, origin, d.device, d.step(),
                                          size, three, NppiPoint{3, 1}, NPP_BORDER_REPLICATE,
                                          c) == NPP_ANCHOR_ERROR);
    for (NppiBorderType border :
         {NPP_BORDER_NONE, NPP_BORDER_CONSTANT, NPP_BORDER_WRAP, NPP_BORDER_MIRROR})
        EXPECT(nppiFilterBoxBorder_8u_C1R_Ctx(a.device, a.step(), size, origin, d.device, d.step(),
                                              size, three, one, border,
                                              c) == NPP_NOT_SUPPORTED_MODE_ERROR);
    EXPECT(nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx(
               a.device, a.step(), size, origin, NULL, 0, NULL, 0, NULL, 0, NULL, 0, size,
               NPP_MASK_SIZE_5_X_5, nppiNormL1, NPP_BORDER_REPLICATE, c) == NPP_MASK_SIZE_ERROR);
    EXPECT(nppiFilterCannyBorderGetBufferSize(size, NULL) == NPP_NULL_POINTER_ERROR);
    EXPECT(nppiFilterCannyBorderGetBufferSize(none, &bytes) == NPP_SIZE_ERROR);
    EXPECT(nppiFilterCannyBorder_8u_C1R_Ctx(a.device, a.step(), size, origin, d.device, d.step(),
                                            size, NPP_FILTER_SOBEL, NPP_MASK_SIZE_3_X_3, 72, 256,
                                            nppiNormL2, NPP_BORDER_REPLICATE, NULL,
                                            c) == NPP_NULL_POINTER_ERROR);
    EXPECT(nppiFilterCannyBorder_8u_C1R_Ctx(a.device, a.step(), size, origin, d.device, d.step(),
                                            size, NPP_FILTER_SOBEL, NPP_MASK_SIZE_3_X_3, 256, 72,
                                            nppiNormL2, NPP_BORDER_REPLICATE, d.device,
                                            c) == NPP_BAD_ARGUMENT_ERROR);
    d.compare("what was refused");
}

static void figures()
{
    Image<Npp8u> a(8, 4);
    const NppStreamContext c = context();
    Npp32s *counts = new_on_device<Npp32s>(8), levels[4];
    Npp64f *sum = new_on_device<Npp64f>(1);
    Npp8u *buffer = new_on_device<Npp8u>(1 << 16);
    Npp32f *signal = new_on_device<Npp32f>(8);
    EXPECT(nppiHistogramEven_8u_C1R_Ctx(a.device, a.step(), size, counts, 1, 0, 256, buffer, c) ==
           NPP_HISTOGRAM_NUMBER_OF_LEVELS_ERROR);
    EXPECT(nppiHistogramEven_8u_C1R_Ctx(a.device, a.step(), size, NULL, 4, 0, 256, buffer, c) ==
           NPP_NULL_POINTER_ERROR);
    EXPECT(nppiLUT_Linear_8u_C1R_Ctx(a.device, a.step(), a.device, a.step(), size, counts, counts,
                                     1, c) == NPP_LUT_NUMBER_OF_LEVELS_ERROR);
    EXPECT(nppiEvenLevelsHost_32s(levels, 1, 0, 5) == NPP_HISTOGRAM_NUMBER_OF_LEVELS_ERROR);
    EXPECT(nppiEvenLevelsHost_32s(NULL, 4, 0, 5) == NPP_NULL_POINTER_ERROR);
    EXPECT(nppiSum_8u_C1R_Ctx(a.device, a.step(), size, NULL, sum, c) == NPP_NULL_POINTER_ERROR);
    EXPECT(nppiSum_8u_C1R_Ctx(a.device, a.step(), size, buffer, NULL, c) == NPP_NULL_POINTER_ERROR);
    EXPECT(nppsSum_32f_Ctx(NULL, 8, signal, buffer, c) == NPP_NULL_POINTER_ERROR);
    EXPECT(nppsSum_32f_Ctx(signal, 0, signal, buffer, c) == NPP_SIZE_ERROR);
    CHECK(cudaFree(counts));
    CHECK(cudaFree(sum));
    CHECK(cudaFree(buffer));
    CHECK(cudaFree(signal));
}

static void memory()
{
    int step = -1;
    EXPECT(nppiMalloc_8u_C1(0, 5, &step) == NULL);
    EXPECT(nppiMalloc_8u_C1(5, -1, &step) == NULL);
    Npp8u *p = nppiMalloc_8u_C3(171, 3, &step);
    EXPECT(p != NULL && step >= 171 * 3 && step % 32 == 0);
    CHECK(cudaMemset2D(p, step, 5, 171 * 3, 3));
    nppiFree(p);
    Npp64f *s = nppsMalloc_64f(100);
    EXPECT(s != NULL);
    CHECK(cudaMemset(s, 0, 100 * sizeof *s));
    nppsFree(s);
    EXPECT(nppGetLibVersion()->major >= 12);
}

int main()
{
    images();
    filters();
    figures();
    memory();
    return finish();
}
