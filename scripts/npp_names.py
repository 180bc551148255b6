#!/usr/bin/env python3
"""Writes the functions of NPP from the table below: npp_names.py [--check]

    src/runtime/include/cu2cl/npp_functions.h     as ported sources see them, and g++
    src/translator/cuda/npp_functions.h           as the translator sees them
    src/runtime/libraries/npp/calls.c             each calls a function for all types (npp.h there)
    rules/host/npp.yaml                           a rule for each

A function that works in a stream has two forms: NAME_Ctx gets the stream in an NppStreamContext, NAME takes that of nppSetStream.
--check says which files are stale."""
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MARK = "Made by scripts/npp_names.py; not edited by hand."

ROI = "NppiSize oSizeROI"
SOURCE = "const S *pSrc, int nSrcStep, "
FIRST = "const S *pSrc1, int nSrc1Step, "
SECOND = "const S *pSrc2, int nSrc2Step, "
RESULT = "D *pDst, int nDstStep, "
# The members of struct rt_npp_point: two images, the result, its size; what else an operation needs, constants.
ONE = "{pSrc, nSrcStep, NULL, 0, pDst, nDstStep, oSizeROI, %s, %s}"
TWO = "{%s, %s, %s, %s, pDst, nDstStep, oSizeROI, %%s, NULL}"
FORWARD = TWO % ("pSrc1", "nSrc1Step", "pSrc2", "nSrc2Step")
BACKWARD = TWO % ("pSrc2", "nSrc2Step", "pSrc1", "nSrc1Step")  # the second less the first
CONSTANT = "{pSrc1, nSrc1Step, NULL, 0, pDst, nDstStep, oSizeROI, %s, %s}"

INTEGERS = "8u 16u 16s"
ALL = "8u 16u 16s 32s 32f"
TABLE = []  # name, type of the source, of the result, channels, parameters, body


def add(pattern, types, channels, parameters, body):
    """pattern: @ is the type or types of elements, # the channels. types: a word is a type, or source:result. In body S, D and # are replaced."""
    for word in types.split():
        source, _, result = word.partition(":")
        for count in channels:
            name = pattern.replace("@", word.replace(":", "")).replace("#", str(count))
            text = body.replace("RT_S", "RT_NPP_" + source).replace("RT_D", "RT_NPP_" + (result or source)).replace("#", str(count))
            words = re.sub(r"\bS\b", "Npp" + source, re.sub(r"\bD\b", "Npp" + (result or source), parameters)).replace("#", str(count))
            TABLE.append((name, words, text))


def point(how, operation, initializer):
    return "rt_npp_%s(RT_S, RT_D, #, RT_NPP_%s, (struct rt_npp_point)%s, nppStreamCtx.hStream)" % (how, operation, initializer)


def add_arithmetic():
    for name, operation, two in (("Add", "ADD", FORWARD), ("Sub", "SUB", BACKWARD), ("Mul", "MUL", FORWARD)):
        scale = "nScaleFactor"
        add("nppi%s_@_C#RSfs" % name, INTEGERS, (1, 3, 4), FIRST + SECOND + RESULT + ROI + ", int nScaleFactor", point("two", operation, two % scale))
        add("nppi%s_@_C#R" % name, "32f", (1, 3, 4), FIRST + SECOND + RESULT + ROI, point("two", operation, two % "0"))
        one, array = "&nConstant", "aConstants"
        add("nppi%sC_@_C#RSfs" % name, INTEGERS, (1,), FIRST + "const S nConstant, " + RESULT + ROI + ", int nScaleFactor",
            point("constant", operation, CONSTANT % (scale, one)))
        add("nppi%sC_@_C#RSfs" % name, INTEGERS, (3, 4), FIRST + "const S aConstants[#], " + RESULT + ROI + ", int nScaleFactor",
            point("constant", operation, CONSTANT % (scale, array)))
        add("nppi%sC_@_C#R" % name, "32f", (1,), FIRST + "const S nConstant, " + RESULT + ROI, point("constant", operation, CONSTANT % ("0", one)))
        add("nppi%sC_@_C#R" % name, "32f", (3, 4), FIRST + "const S aConstants[#], " + RESULT + ROI, point("constant", operation, CONSTANT % ("0", array)))
    add("nppiAbsDiff_@_C#R", "8u", (1, 3, 4), FIRST + SECOND + RESULT + ROI, point("two", "ABS_DIFF", FORWARD % "0"))
    add("nppiAbsDiff_@_C#R", "16u 32f", (1,), FIRST + SECOND + RESULT + ROI, point("two", "ABS_DIFF", FORWARD % "0"))
    for name in ("And", "Or", "Xor"):
        add("nppi%s_@_C#R" % name, "8u 16u 32s", (1, 3, 4), FIRST + SECOND + RESULT + ROI, point("two", name.upper(), FORWARD % "0"))
    add("nppiNot_@_C#R", "8u", (1, 3, 4), SOURCE + RESULT + ROI, point("one", "NOT", ONE % ("0", "NULL")))


def add_comparisons():
    compared = "8u:8u 16u:8u 16s:8u 32f:8u"
    operation = ", NppCmpOp eComparisonOperation"
    names = ["nppiCompare_%s_C#R", "nppiCompareC_%s_C#R"]
    for word in compared.split():
        source = word.partition(":")[0]
        add(names[0] % source, word, (1,), FIRST + SECOND + RESULT + ROI + operation,
            point("compare", "LESS", FORWARD % "(int)eComparisonOperation"))
        add(names[1] % source, word, (1,), SOURCE + "const S nConstant, " + RESULT + ROI + operation,
            point("compare", "LESS", ONE % ("(int)eComparisonOperation", "&nConstant")))
    add("nppiThreshold_@_C#R", "8u 16u 16s 32f", (1,), SOURCE + RESULT + ROI + ", const S nThreshold" + operation,
        point("threshold", "LIMIT_LESS", ONE % ("(int)eComparisonOperation", "&nThreshold")))


def add_moves():
    value = "{NULL, 0, NULL, 0, pDst, nDstStep, oSizeROI, 0, %s}"
    add("nppiSet_@_C#R", ALL, (1,), "const S nValue, " + RESULT + ROI, point("set", "SET", value % "&nValue"))
    add("nppiSet_@_C#R", ALL, (3, 4), "const S aValue[#], " + RESULT + ROI, point("set", "SET", value % "aValue"))
    add("nppiCopy_@_C#R", ALL, (1, 3, 4), SOURCE + RESULT + ROI, point("one", "COPY", ONE % ("0", "NULL")))
    exact = "8u:16u 8u:16s 8u:32s 8u:32f 16u:32s 16u:32f 16s:32s 16s:32f 16u:8u 16s:8u"
    add("nppiConvert_@_C#R", exact, (1, 3, 4), SOURCE + RESULT + ROI, point("one", "COPY", ONE % ("0", "NULL")))
    add("nppiConvert_@_C#R", "32f:8u 32f:16u 32f:16s", (1, 3, 4), SOURCE + RESULT + ROI + ", NppRoundMode eRoundMode",
        point("one", "ROUND", ONE % ("(int)eRoundMode", "NULL")))
    move = "rt_npp_move(RT_S, #, RT_NPP_%s, (struct rt_npp_move){%s}, nppStreamCtx.hStream)"
    same = "pSrc, nSrcStep, %s, pDst, nDstStep, %s, %s"
    add("nppiMirror_@_C#R", ALL.replace(" 16s", ""), (1, 3, 4), SOURCE + RESULT + "NppiSize oROI, NppiAxis flip",
        move % ("MIRROR", same % ("oROI", "oROI", "(int)flip, 0, NULL")))
    add("nppiTranspose_@_C#R", ALL, (1, 3, 4), SOURCE + RESULT + "NppiSize oSrcROI",
        move % ("TRANSPOSE", same % ("oSrcROI", "{oSrcROI.height, oSrcROI.width}", "0, 0, NULL")))
    sizes = "const S *pSrc, int nSrcStep, NppiSize oSrcSizeROI, D *pDst, int nDstStep, NppiSize oDstSizeROI, int nTopBorderHeight, int nLeftBorderWidth"
    border = same % ("oSrcSizeROI", "oDstSizeROI", "nTopBorderHeight, nLeftBorderWidth, %s")
    add("nppiCopyConstBorder_@_C#R", ALL, (1,), sizes + ", S nValue", move % ("CONSTANT_BORDER", border % "&nValue"))
    add("nppiCopyConstBorder_@_C#R", ALL, (3, 4), sizes + ", const S aValue[#]", move % ("CONSTANT_BORDER", border % "aValue"))
    add("nppiCopyReplicateBorder_@_C#R", ALL, (1, 3, 4), sizes, move % ("REPLICATED_BORDER", border % "NULL"))
    add("nppiCopyWrapBorder_@_C#R", ALL, (1, 3, 4), sizes, move % ("WRAPPED_BORDER", border % "NULL"))
    for name, channels in (("nppiRGBToGray_8u_C3C1R", 3), ("nppiRGBToGray_8u_AC4C1R", 4)):
        add(name, "8u", (channels,), SOURCE + RESULT + ROI, "rt_npp_gray(#, (struct rt_npp_point)" + ONE % ("0", "NULL") + ", nppStreamCtx.hStream)")


# The members of struct rt_npp_filter: the pixels of oSizeROI, the result, the mask; the whole image where there is a border.
IMAGE = "{pSrc, nSrcStep, pDst, nDstStep, oSizeROI, %s, %s, {0, 0}, {0, 0}, NPP_BORDER_NONE, false}"
BORDERED = "{pSrc, nSrcStep, pDst, nDstStep, oSizeROI, %s, %s, oSrcSize, oSrcOffset, eBorderType, true}"
BORDER = "NppiSize oSrcSize, NppiPoint oSrcOffset, "


def add_filters():
    call = "rt_npp_neighbours(RT_S, #, RT_NPP_%s, (struct rt_npp_filter)%s, nppStreamCtx.hStream)"
    mask = ", NppiSize oMaskSize, NppiPoint oAnchor"
    for name, operation in (("Box", "BOX"), ("Max", "MAX_OF"), ("Min", "MIN_OF")):
        add("nppiFilter%s_@_C#R" % name, "8u 16u 16s 32f", (1, 3, 4), SOURCE + RESULT + ROI + mask,
            call % (operation, IMAGE % ("oMaskSize", "oAnchor")))
        add("nppiFilter%sBorder_@_C#R" % name, "8u 16u 16s 32f", (1, 3, 4), SOURCE + BORDER + RESULT + ROI + mask + ", NppiBorderType eBorderType",
            call % (operation, BORDERED % ("oMaskSize", "oAnchor")))
    for name, operation in (("Dilate", "MAX_OF"), ("Erode", "MIN_OF")):
        add("nppi%s3x3_@_C#R" % name, "8u 16u 32f", (1, 3, 4), SOURCE + RESULT + ROI, call % (operation, IMAGE % ("{3, 3}", "{1, 1}")))
        add("nppi%s3x3Border_@_C#R" % name, "8u 16u 32f", (1, 3, 4), SOURCE + BORDER + RESULT + ROI + ", NppiBorderType eBorderType",
            call % (operation, BORDERED % ("{3, 3}", "{1, 1}")))
    for name, middle in (("Prewitt", 1), ("Sobel", 2)):
        add("nppiGradientVector%sBorder_8u16s_C1R" % name, "8u", (1,),
            "const Npp8u *pSrc, int nSrcStep, " + BORDER + "Npp16s *pDstX, int nDstXStep, Npp16s *pDstY, int nDstYStep, Npp16s *pDstMag, int nDstMagStep, "
            "Npp32f *pDstAngle, int nDstAngleStep, " + ROI + ", NppiMaskSize eMaskSize, NppiNorm eNorm, NppiBorderType eBorderType",
            "rt_npp_gradient((struct rt_npp_filter)" + BORDERED.replace("pDst, nDstStep", "NULL, 0") % ("{3, 3}", "{1, 1}") + ", (struct rt_npp_gradient){pDstX, pDstY, pDstMag, pDstAngle, nDstXStep, nDstYStep, nDstMagStep, nDstAngleStep}, "
            "eMaskSize, eNorm, %d, nppStreamCtx.hStream)" % middle)
    add("nppiFilterCannyBorder_8u_C1R", "8u", (1,),
        SOURCE + BORDER + RESULT + ROI + ", NppiDifferentialKernel eFilterType, NppiMaskSize eMaskSize, Npp16s nLowThreshold, Npp16s nHighThreshold, "
        "NppiNorm eNorm, NppiBorderType eBorderType, Npp8u *pDeviceBuffer",
        "rt_npp_canny((struct rt_npp_filter)" + BORDERED % ("{5, 5}", "{2, 2}") +
        ", (struct rt_npp_canny){eFilterType, eMaskSize, eNorm, nLowThreshold, nHighThreshold}, pDeviceBuffer, nppStreamCtx.hStream)")


def add_statistics():
    buffer = ", Npp8u *pDeviceBuffer"
    results = {
        "Sum": ("Npp64f *pSum", "SUM, pSum, RT_NPP_NOTHING, NULL, true"),
        "Mean": ("Npp64f *pMean", "MEAN, pMean, RT_NPP_NOTHING, NULL, true"),
        "Mean_StdDev": ("Npp64f *pMean, Npp64f *pStdDev", "MEAN, pMean, RT_NPP_DEVIATION, pStdDev, true"),
        "Min": ("S *pMin", "MIN, pMin, RT_NPP_NOTHING, NULL, false"),
        "Max": ("S *pMax", "MAX, pMax, RT_NPP_NOTHING, NULL, false"),
    }
    call = "rt_npp_image_statistics(RT_S, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDeviceBuffer, (struct rt_npp_result){RT_NPP_%s}, nppStreamCtx.hStream)"
    for name, (parameters, words) in results.items():
        types = "8u 16u 32f" if name == "Mean_StdDev" else "8u 16u 16s 32f"
        add("nppi%s_@_C1R" % name, types, (1,), SOURCE + ROI + buffer + ", " + parameters, call % words)
        add("nppi%sGetBufferHostSize_@_C1R" % name.replace("_", ""), types, (1,), ROI + ", size_t *hpBufferSize",
            "rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream)")
    add("nppiMinMax_@_C1R", "8u 16u 16s 32f", (1,), SOURCE + ROI + ", S *pMin, S *pMax" + buffer,
        call % "MIN, pMin, RT_NPP_MAX, pMax, false")
    add("nppiMinMaxGetBufferHostSize_@_C1R", "8u 16u 16s 32f", (1,), ROI + ", size_t *hpBufferSize",
        "rt_npp_statistics_size(oSizeROI, hpBufferSize, nppStreamCtx.hStream)")
    add("nppiHistogramEven_@_C1R", INTEGERS, (1,), SOURCE + ROI + ", Npp32s *pHist, int nLevels, Npp32s nLowerLevel, Npp32s nUpperLevel" + buffer,
        "rt_npp_histogram(RT_S, (struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pHist, (struct rt_npp_bins){nLevels, nLowerLevel, nUpperLevel}, "
        "pDeviceBuffer, nppStreamCtx.hStream)")
    add("nppiHistogramEvenGetBufferSize_@_C1R", INTEGERS, (1,), ROI + ", int nLevels, size_t *hpBufferSize",
        "rt_npp_histogram_size(oSizeROI, nLevels, hpBufferSize, nppStreamCtx.hStream)")
    add("nppiLUT_Linear_@_C1R", "8u", (1,), SOURCE + RESULT + ROI + ", const Npp32s *pValues, const Npp32s *pLevels, int nLevels",
        "rt_npp_table((struct rt_npp_point)" + ONE % ("0", "NULL") + ", pValues, pLevels, nLevels, nppStreamCtx.hStream)")


def add_labels():
    add("nppiLabelMarkersUF_8u32u_C1R", "8u:32u", (1,), SOURCE + RESULT + ROI + ", NppiNorm eNorm, Npp8u *pBuffer",
        "rt_npp_label((struct rt_npp_pixels){pSrc, nSrcStep, oSizeROI}, pDst, nDstStep, eNorm, pBuffer, nppStreamCtx.hStream)")
    add("nppiCompressMarkerLabelsUF_32u_C1IR", "32u", (1,),
        "Npp32u *pMarkerLabels, int nMarkerLabelsStep, NppiSize oMarkerLabelsROI, int nStartingNumber, int *pNewNumber, Npp8u *pDeviceBuffer",
        "rt_npp_compress(pMarkerLabels, nMarkerLabelsStep, oMarkerLabelsROI, nStartingNumber, pNewNumber, pDeviceBuffer, nppStreamCtx.hStream)")


def add_signals():
    source = "const Npp32f *pSrc, size_t nLength, "
    call = "rt_npp_signal_statistics(pSrc, NULL, nLength, pDeviceBuffer, (struct rt_npp_result){RT_NPP_%s}, nppStreamCtx.hStream)"
    for name, words in (("Sum", "SUM, pSum"), ("Mean", "MEAN, pMean"), ("Min", "MIN, pMin"), ("Max", "MAX, pMax")):
        result = words.split()[1]
        add("npps%s_32f" % name, "32f", (1,), source + "Npp32f *%s, Npp8u *pDeviceBuffer" % result, call % (words + ", RT_NPP_NOTHING, NULL, false"))
        add("npps%sGetBufferSize_32f" % name, "32f", (1,), "size_t nLength, size_t *hpBufferSize", "rt_npp_signal_size(nLength, hpBufferSize, nppStreamCtx.hStream)")
    add("nppsMinMax_32f", "32f", (1,), source + "Npp32f *pMin, Npp32f *pMax, Npp8u *pDeviceBuffer", call % "MIN, pMin, RT_NPP_MAX, pMax, false")
    add("nppsMinMaxGetBufferSize_32f", "32f", (1,), "size_t nLength, size_t *hpBufferSize", "rt_npp_signal_size(nLength, hpBufferSize, nppStreamCtx.hStream)")
    add("nppsNormDiff_L2_32f", "32f", (1,), "const Npp32f *pSrc1, const Npp32f *pSrc2, size_t nLength, Npp32f *pNorm, Npp8u *pDeviceBuffer",
        "rt_npp_signal_statistics(pSrc1, pSrc2, nLength, pDeviceBuffer, (struct rt_npp_result){RT_NPP_LENGTH, pNorm, RT_NPP_NOTHING, NULL, false}, nppStreamCtx.hStream)")
    add("nppsNormDiffL2GetBufferSize_32f", "32f", (1,), "size_t nLength, size_t *hpBufferSize", "rt_npp_signal_size(nLength, hpBufferSize, nppStreamCtx.hStream)")


for adds in (add_arithmetic, add_comparisons, add_moves, add_filters, add_statistics, add_labels, add_signals):
    adds()

# Functions that core.c and memory.c define: their declarations are written by hand.
BY_HAND = """nppGetLibVersion nppGetGpuNumSMs nppGetMaxThreadsPerBlock nppGetMaxThreadsPerSM nppGetGpuDeviceProperties nppGetGpuName nppGetStream
    nppGetStreamContext nppGetStreamNumSMs nppGetStreamMaxThreadsPerSM nppSetStream nppiFree nppsFree nppiEvenLevelsHost_32s
    nppiFilterCannyBorderGetBufferSize
    nppiLabelMarkersUFGetBufferSize_32u_C1R nppiCompressMarkerLabelsGetBufferSize_32u_C1R""".split()
IMAGES = "8u_C1 8u_C2 8u_C3 8u_C4 16u_C1 16u_C2 16u_C3 16u_C4 16s_C1 16s_C2 16s_C4 16sc_C1 16sc_C2 16sc_C3 16sc_C4 32s_C1 32s_C3 32s_C4 " \
    "32sc_C1 32sc_C2 32sc_C3 32sc_C4 32f_C1 32f_C2 32f_C3 32f_C4 32fc_C1 32fc_C2 32fc_C3 32fc_C4"
SIGNALS = "8u 8s 16u 16s 16sc 32u 32s 32sc 32f 32fc 64s 64sc 64f 64fc"
PARTIAL = {
    "nppiFilterCannyBorder_8u_C1R": "Sobel's 3x3 kernel only; the high threshold changes nothing, as in NPP 13",
}
REFUSED = {
    "nppiSegmentWatershed_8u_C1IR": "how NPP segments is not documented", "nppiSegmentWatershedGetBufferSize_8u_C1R": "how NPP segments is not documented",
    "nppiResize_8u_C1R": "NPP's interpolation is not documented", "nppiResize_8u_C3R": "NPP's interpolation is not documented",
    "nppiResizeSqrPixel_8u_C1R": "NPP's interpolation is not documented",
}


def forms():
    """(symbol, parameters, body) of both forms of all functions"""
    for name, parameters, body in TABLE:
        arguments = ", ".join(re.search(r"(\w+)(\[\d\])?$", word).group(1) for word in parameters.split(", "))
        yield name + "_Ctx", parameters + ", NppStreamContext nppStreamCtx", body
        yield name, parameters, "%s_Ctx(%s, rt_npp_context())" % (name, arguments)


def renamed(parameters, rename):
    return ", ".join(re.sub(r"(\w+)((?:\[\d\])?)$", lambda match: rename(match.group(1)) + match.group(2), word) for word in parameters.split(", "))


def memory(suffix_of_runtime):
    lines = []
    for word in IMAGES.split():
        names = "int __nWidthPixels, int __nHeightPixels, int *__pStepBytes" if suffix_of_runtime else "int, int, int *"
        lines.append("Npp%s *nppiMalloc_%s(%s);" % (word.split("_")[0], word, names))
    lines += ["Npp%s *nppsMalloc_%s(%s);" % (word, word, "size_t __nSize" if suffix_of_runtime else "size_t") for word in SIGNALS.split()]
    return lines


def header(guard, is_runtimes):
    lines = ["/* %s\n * %s */" % ("The functions of NPP for types of elements and channels.", MARK), "#ifndef %s" % guard, "#define %s" % guard, "",
             "#ifdef __cplusplus", 'extern "C" {', "#endif", ""]
    rename = (lambda name: "__" + name) if is_runtimes else (lambda name: "")
    lines += memory(is_runtimes)
    lines += ["NppStatus %s(%s);" % (symbol, renamed(parameters, rename)) for symbol, parameters, _ in forms()]
    if not is_runtimes:
        lines += ["NppStatus %s(...);" % name for base in sorted(REFUSED) for name in (base, base + "_Ctx")]
    return "\n".join(lines + ["", "#ifdef __cplusplus", "}", "", *of_old_sizes(rename, is_runtimes), "#endif", "", "#endif", ""])


def of_old_sizes(rename, is_runtimes):
    """Before CUDA 12.3 sizes were ints; in C++ programs may still ask for such."""
    lines = []
    for symbol, parameters, _ in forms():
        if "size_t *hpBufferSize" in parameters:
            prototype = "NppStatus %s(%s)" % (symbol, renamed(parameters.replace("size_t *", "int *"), rename))
            words = [re.search(r"\w+$", word).group() for word in renamed(parameters, rename).split(", ")] if is_runtimes else []
            arguments = ", ".join("&__size" if word == "__hpBufferSize" else word for word in words)
            lines.append("static inline " + prototype + " { size_t __size = 0; NppStatus __status = %s(%s); "
                         "if (__hpBufferSize) *__hpBufferSize = (int)__size; "
                         "return __hpBufferSize ? __status : NPP_NULL_POINTER_ERROR; }" % (symbol, arguments)
                         if is_runtimes else prototype + ";")
    return lines


def calls_source():
    lines = ["/* The functions of NPP: each calls one for all types.\n * %s */" % MARK, '#include "libraries/npp/npp.h"', ""]
    for symbol, parameters, body in forms():
        lines += ["NppStatus %s(%s)" % (symbol, parameters), "{", "    return %s;" % body, "}", ""]
    for word in IMAGES.split():
        kind, _, channels = word.partition("_C")
        lines += ["Npp%s *nppiMalloc_%s(int nWidthPixels, int nHeightPixels, int *pStepBytes)" % (kind, word), "{",
                  "    return rt_npp_allocate(nWidthPixels, nHeightPixels, %s * sizeof(Npp%s), pStepBytes);" % (channels, kind), "}", ""]
    for kind in SIGNALS.split():
        lines += ["Npp%s *nppsMalloc_%s(size_t nSize)" % (kind, kind), "{", "    return rt_npp_allocate_signal(nSize, sizeof(Npp%s));" % kind, "}", ""]
    return "\n".join(lines)


def rules():
    lines = ["# NPP, under its own names. %s" % MARK, "", "component: npp", "functions:"]
    names = sorted({symbol for symbol, _, _ in forms()} | set(BY_HAND) | {"nppiMalloc_" + word for word in IMAGES.split()} |
                   {"nppsMalloc_" + word for word in SIGNALS.split()})
    for name in names:
        note = PARTIAL.get(name.replace("_Ctx", ""))
        state = 'partial, note: "%s"' % note if note else "full"
        lines.append("  - {cuda: %s, to: %s, state: %s}" % (name, name, state))
    lines += ['  - {cuda: %s, state: none, note: "%s"}' % (name, note) for base, note in sorted(REFUSED.items()) for name in (base, base + "_Ctx")]
    return "\n".join(lines) + "\n"


OUTPUTS = {
    "src/runtime/include/cu2cl/npp_functions.h": lambda: header("CU2CL_NPP_FUNCTIONS_H", True),
    "src/translator/cuda/npp_functions.h": lambda: header("CU2CL_CUDA_NPP_FUNCTIONS_H", False),
    "src/runtime/libraries/npp/calls.c": calls_source,
    "rules/host/npp.yaml": rules,
}


def formatted(path, text):
    if path.endswith(".yaml"):
        return text
    for _ in range(3):
        done = subprocess.run(["clang-format-14", "--assume-filename=" + os.path.join(ROOT, path)], input=text, capture_output=True,
                              text=True, check=True, cwd=ROOT).stdout
        if done == text:
            break
        text = done
    return text


def main():
    stale = False
    for path, make in OUTPUTS.items():
        full = os.path.join(ROOT, path)
        old = ""
        if os.path.exists(full):
            with open(full, encoding="utf-8") as stream:
                old = stream.read()
        text = make()
        if re.sub(r"[\s\\*]", "", old) == re.sub(r"[\s\\*]", "", text):
            continue
        stale = True
        if "--check" in sys.argv:
            print("%s: stale: run scripts/npp_names.py" % path, file=sys.stderr)
        else:
            with open(full, "w", encoding="utf-8") as stream:
                stream.write(formatted(path, text))
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
