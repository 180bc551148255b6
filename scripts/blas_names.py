#!/usr/bin/env python3
"""Writes the functions of cuBLAS from the table below: blas_names.py [--check]

    src/runtime/include/cu2cl/blas_functions.h     as ported sources see them, and g++
    src/runtime/include/cu2cl/blas_legacy.h        those of the old API, cublas.h
    src/translator/cuda/cublas_functions.h         as the translator sees them
    src/translator/cuda/cublas_legacy.h
    src/runtime/libraries/blas/calls.c             each calls a function for all types (blas.h there)
    src/runtime/libraries/blas/calls_legacy.c
    rules/host/blas.yaml                           a rule for each

--check says which files are stale."""
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MARK = "Made by scripts/blas_names.py; not edited by hand."

# The element type of a letter, and the type of its absolute value.
ELEMENT = {"S": "float", "D": "double", "C": "cuComplex", "Z": "cuDoubleComplex", "H": "__half"}
REAL = {"S": "float", "D": "double", "C": "float", "Z": "double", "H": "__half"}

# A parameter is name:kind.
KINDS = {
    "O": "cublasOperation_t %s", "U": "cublasFillMode_t %s", "D": "cublasDiagType_t %s", "L": "cublasSideMode_t %s",
    "T": "cudaDataType %s", "M": "cublasComputeType_t %s", "G": "cublasGemmAlgo_t %s",
    "i": "INT %s", "l": "long long %s", "I": "INT *%s", "J": "int *%s", "j": "const int *%s",
    "s": "const ELEMENT *%s", "r": "const REAL *%s", "x": "const ELEMENT *%s", "X": "ELEMENT *%s", "R": "REAL *%s",
    "a": "const ELEMENT *const %s[]", "A": "ELEMENT *const %s[]",
    "P": "const cublasOperation_t %s[]", "n": "const INT %s[]", "e": "const ELEMENT %s[]",
    "v": "const void *%s", "V": "void *%s", "w": "const void *const %s[]", "W": "void *const %s[]",
}
GEMM = "transa:O transb:O m:i n:i k:i alpha:s "
GROUPED = "transa:P transb:P m:n n:n k:n alpha:v "
TRIANGLE = "uplo:U trans:O diag:D n:i "

# name, with * for the letter; the letters, or letter=prefix; what is called in blas.h, with constants for it in front of the parameters; flags: 2 the name ends
# in _v2, o the old API has it, n it has no _64 form; parameters.
TABLE = [
    # level 1
    ("*nrm2", "S D C=Sc Z=Dz", "nrm2", "2o", "n:i x:x incx:i result:R"),
    ("*asum", "S D C=Sc Z=Dz", "asum", "2o", "n:i x:x incx:i result:R"),
    ("I*amax", "S=s D=d C=c Z=z", "iamax WIDE", "2o", "n:i x:x incx:i result:I"),
    ("I*amin", "S=s D=d C=c Z=z", "iamin WIDE", "2o", "n:i x:x incx:i result:I"),
    ("*dot", "S D", "dot false", "2o", "n:i x:x incx:i y:x incy:i result:X"),
    ("*dotu", "C Z", "dot false", "2o", "n:i x:x incx:i y:x incy:i result:X"),
    ("*dotc", "C Z", "dot true", "2o", "n:i x:x incx:i y:x incy:i result:X"),
    ("*scal", "S D C Z", "scal false", "2o", "n:i alpha:s x:X incx:i"),
    ("*scal", "C=Cs Z=Zd", "scal true", "2o", "n:i alpha:r x:X incx:i"),
    ("*axpy", "S D C Z", "axpy", "2o", "n:i alpha:s x:x incx:i y:X incy:i"),
    ("*copy", "S D C Z", "copy", "2o", "n:i x:x incx:i y:X incy:i"),
    ("*swap", "S D C Z", "swap", "2o", "n:i x:X incx:i y:X incy:i"),
    ("*rot", "S D", "rot true", "2o", "n:i x:X incx:i y:X incy:i c:r s:s"),
    ("*rot", "C Z", "rot false", "2o", "n:i x:X incx:i y:X incy:i c:r s:s"),
    ("*rot", "C=Cs Z=Zd", "rot true", "2o", "n:i x:X incx:i y:X incy:i c:r s:r"),
    ("*rotg", "S D C Z", "rotg", "2on", "a:X b:X c:R s:X"),
    ("*rotm", "S D", "rotm", "2o", "n:i x:X incx:i y:X incy:i param:s"),
    ("*rotmg", "S D", "rotmg", "2on", "d1:X d2:X x1:X y1:s param:X"),
    # level 2
    ("*gemv", "S D C Z", "gemv", "2o", "trans:O m:i n:i alpha:s A:x lda:i x:x incx:i beta:s y:X incy:i"),
    ("*gbmv", "S D C Z", "gbmv", "2o", "trans:O m:i n:i kl:i ku:i alpha:s A:x lda:i x:x incx:i beta:s y:X incy:i"),
    ("*symv", "S D C Z", "symv false", "2o", "uplo:U n:i alpha:s A:x lda:i x:x incx:i beta:s y:X incy:i"),
    ("*hemv", "C Z", "symv true", "2o", "uplo:U n:i alpha:s A:x lda:i x:x incx:i beta:s y:X incy:i"),
    ("*sbmv", "S D", "sbmv false", "2o", "uplo:U n:i k:i alpha:s A:x lda:i x:x incx:i beta:s y:X incy:i"),
    ("*hbmv", "C Z", "sbmv true", "2o", "uplo:U n:i k:i alpha:s A:x lda:i x:x incx:i beta:s y:X incy:i"),
    ("*spmv", "S D", "spmv false", "2o", "uplo:U n:i alpha:s AP:x x:x incx:i beta:s y:X incy:i"),
    ("*hpmv", "C Z", "spmv true", "2o", "uplo:U n:i alpha:s AP:x x:x incx:i beta:s y:X incy:i"),
    ("*trmv", "S D C Z", "trmv", "2o", TRIANGLE + "A:x lda:i x:X incx:i"),
    ("*tbmv", "S D C Z", "tbmv", "2o", TRIANGLE + "k:i A:x lda:i x:X incx:i"),
    ("*tpmv", "S D C Z", "tpmv", "2o", TRIANGLE + "AP:x x:X incx:i"),
    ("*trsv", "S D C Z", "trsv", "2o", TRIANGLE + "A:x lda:i x:X incx:i"),
    ("*tbsv", "S D C Z", "tbsv", "2o", TRIANGLE + "k:i A:x lda:i x:X incx:i"),
    ("*tpsv", "S D C Z", "tpsv", "2o", TRIANGLE + "AP:x x:X incx:i"),
    ("*ger", "S D", "ger false", "2o", "m:i n:i alpha:s x:x incx:i y:x incy:i A:X lda:i"),
    ("*geru", "C Z", "ger false", "2o", "m:i n:i alpha:s x:x incx:i y:x incy:i A:X lda:i"),
    ("*gerc", "C Z", "ger true", "2o", "m:i n:i alpha:s x:x incx:i y:x incy:i A:X lda:i"),
    ("*syr", "S D C Z", "syr false", "2o", "uplo:U n:i alpha:s x:x incx:i A:X lda:i"),
    ("*her", "C Z", "syr true", "2o", "uplo:U n:i alpha:r x:x incx:i A:X lda:i"),
    ("*spr", "S D", "spr false", "2o", "uplo:U n:i alpha:s x:x incx:i AP:X"),
    ("*hpr", "C Z", "spr true", "2o", "uplo:U n:i alpha:r x:x incx:i AP:X"),
    ("*syr2", "S D C Z", "syr2 false", "2o", "uplo:U n:i alpha:s x:x incx:i y:x incy:i A:X lda:i"),
    ("*her2", "C Z", "syr2 true", "2o", "uplo:U n:i alpha:s x:x incx:i y:x incy:i A:X lda:i"),
    ("*spr2", "S D", "spr2 false", "2o", "uplo:U n:i alpha:s x:x incx:i y:x incy:i AP:X"),
    ("*hpr2", "C Z", "spr2 true", "2o", "uplo:U n:i alpha:s x:x incx:i y:x incy:i AP:X"),
    # level 3
    ("*gemm", "S D C Z", "gemm", "2o", GEMM + "A:x lda:i B:x ldb:i beta:s C:X ldc:i"),
    ("*gemm3m", "C Z", "gemm", "", GEMM + "A:x lda:i B:x ldb:i beta:s C:X ldc:i"),
    ("*gemm", "H", "gemm", "", GEMM + "A:x lda:i B:x ldb:i beta:s C:X ldc:i"),
    ("*symm", "S D C Z", "symm false", "2o", "side:L uplo:U m:i n:i alpha:s A:x lda:i B:x ldb:i beta:s C:X ldc:i"),
    ("*hemm", "C Z", "symm true", "2o", "side:L uplo:U m:i n:i alpha:s A:x lda:i B:x ldb:i beta:s C:X ldc:i"),
    ("*syrk", "S D C Z", "syrk false", "2o", "uplo:U trans:O n:i k:i alpha:s A:x lda:i beta:s C:X ldc:i"),
    ("*herk", "C Z", "syrk true", "2o", "uplo:U trans:O n:i k:i alpha:r A:x lda:i beta:r C:X ldc:i"),
    ("*syr2k", "S D C Z", "syr2k false", "2o", "uplo:U trans:O n:i k:i alpha:s A:x lda:i B:x ldb:i beta:s C:X ldc:i"),
    ("*her2k", "C Z", "syr2k true", "2o", "uplo:U trans:O n:i k:i alpha:s A:x lda:i B:x ldb:i beta:r C:X ldc:i"),
    ("*syrkx", "S D C Z", "syrkx false", "", "uplo:U trans:O n:i k:i alpha:s A:x lda:i B:x ldb:i beta:s C:X ldc:i"),
    ("*herkx", "C Z", "syrkx true", "", "uplo:U trans:O n:i k:i alpha:s A:x lda:i B:x ldb:i beta:r C:X ldc:i"),
    ("*trsm", "S D C Z", "trsm", "2o", "side:L uplo:U trans:O diag:D m:i n:i alpha:s A:x lda:i B:X ldb:i"),
    ("*trmm", "S D C Z", "trmm", "2", "side:L uplo:U trans:O diag:D m:i n:i alpha:s A:x lda:i B:x ldb:i C:X ldc:i"),
    # what BLAS has not
    ("*gemmBatched", "S D C Z H", "gemm_batched", "", GEMM + "Aarray:a lda:i Barray:a ldb:i beta:s Carray:A ldc:i count:i"),
    ("*gemmStridedBatched", "S D C Z H", "gemm_strided", "",
     GEMM + "A:x lda:i strideA:l B:x ldb:i strideB:l beta:s C:X ldc:i strideC:l count:i"),
    ("*gemvBatched", "S D C Z", "gemv_batched", "", "trans:O m:i n:i alpha:s Aarray:a lda:i xarray:a incx:i beta:s yarray:A incy:i count:i"),
    ("*gemvStridedBatched", "S D C Z", "gemv_strided", "",
     "trans:O m:i n:i alpha:s A:x lda:i strideA:l x:x incx:i stridex:l beta:s y:X incy:i stridey:l count:i"),
    ("*trsmBatched", "S D C Z", "trsm_batched", "", "side:L uplo:U trans:O diag:D m:i n:i alpha:s A:a lda:i B:A ldb:i count:i"),
    ("*geam", "S D C Z", "geam", "", "transa:O transb:O m:i n:i alpha:s A:x lda:i beta:s B:x ldb:i C:X ldc:i"),
    ("*dgmm", "S D C Z", "dgmm", "", "side:L m:i n:i A:x lda:i x:x incx:i C:X ldc:i"),
    ("*tpttr", "S D C Z", "tpttr", "n", "uplo:U n:i AP:x A:X lda:i"),
    ("*trttp", "S D C Z", "trttp", "n", "uplo:U n:i A:x lda:i AP:X"),
    ("*gemmGroupedBatched", "S D", "gemm_grouped WIDE", "", GROUPED.replace(":v", ":e") +
     "Aarray:a lda:n Barray:a ldb:n beta:e Carray:A ldc:n group_count:i group_size:n"),
    ("*getrfBatched", "S D C Z", "getrf", "n", "n:i A:A lda:i P:J info:J batchSize:i"),
    ("*getriBatched", "S D C Z", "getri", "n", "n:i A:a lda:i P:j C:A ldc:i info:J batchSize:i"),
    ("*getrsBatched", "S D C Z", "getrs", "n", "trans:O n:i nrhs:i A:a lda:i P:j B:A ldb:i info:J batchSize:i"),
    ("*matinvBatched", "S D C Z", "matinv", "n", "n:i A:a lda:i Ainv:A lda_inv:i info:J batchSize:i"),
    ("*gelsBatched", "S D C Z", "gels", "n",
     "trans:O m:i n:i nrhs:i Aarray:A lda:i Carray:A ldc:i info:J devInfoArray:J batchSize:i"),
    # mixed types
    ("GemmEx", "-", "gemm_ex", "", GEMM.replace(":s", ":v") + "A:v Atype:T lda:i B:v Btype:T ldb:i beta:v C:V Ctype:T ldc:i computeType:M algo:G"),
    ("GemmBatchedEx", "-", "gemm_batched_ex", "", GEMM.replace(":s", ":v") +
     "Aarray:w Atype:T lda:i Barray:w Btype:T ldb:i beta:v Carray:W Ctype:T ldc:i count:i computeType:M algo:G"),
    ("GemmStridedBatchedEx", "-", "gemm_strided_ex", "", GEMM.replace(":s", ":v") +
     "A:v Atype:T lda:i strideA:l B:v Btype:T ldb:i strideB:l beta:v C:V Ctype:T ldc:i strideC:l count:i computeType:M algo:G"),
    ("GemmGroupedBatchedEx", "-", "gemm_grouped_ex WIDE", "", GROUPED +
     "Aarray:w Atype:T lda:n Barray:w Btype:T ldb:n beta:v Carray:W Ctype:T ldc:n group_count:i group_size:n computeType:M"),
    ("*gemmEx", "S C", "gemm_typed", "", GEMM + "A:v Atype:T lda:i B:v Btype:T ldb:i beta:s C:V Ctype:T ldc:i"),
    ("Nrm2Ex", "-", "nrm2_ex", "", "n:i x:v xType:T incx:i result:V resultType:T executionType:T"),
    ("DotEx", "-", "dot_ex false", "", "n:i x:v xType:T incx:i y:v yType:T incy:i result:V resultType:T executionType:T"),
    ("DotcEx", "-", "dot_ex true", "", "n:i x:v xType:T incx:i y:v yType:T incy:i result:V resultType:T executionType:T"),
    ("ScalEx", "-", "scal_ex", "", "n:i alpha:v alphaType:T x:V xType:T incx:i executionType:T"),
    ("AsumEx", "-", "asum_ex", "", "n:i x:v xType:T incx:i result:V resultType:T executionType:T"),
    ("CopyEx", "-", "copy_ex", "", "n:i x:v xType:T incx:i y:V yType:T incy:i"),
    ("SwapEx", "-", "swap_ex", "", "n:i x:V xType:T incx:i y:V yType:T incy:i"),
    ("RotEx", "-", "rot_ex", "", "n:i x:V xType:T incx:i y:V yType:T incy:i c:v s:v csType:T executionType:T"),
    ("*syrkEx", "C", "syrk_ex false", "", "uplo:U trans:O n:i k:i alpha:s A:v Atype:T lda:i beta:s C:V Ctype:T ldc:i"),
    ("*herkEx", "C", "syrk_ex true", "", "uplo:U trans:O n:i k:i alpha:r A:v Atype:T lda:i beta:r C:V Ctype:T ldc:i"),
    ("*syrk3mEx", "C", "syrk_ex false", "", "uplo:U trans:O n:i k:i alpha:s A:v Atype:T lda:i beta:s C:V Ctype:T ldc:i"),
    ("*herk3mEx", "C", "syrk_ex true", "", "uplo:U trans:O n:i k:i alpha:r A:v Atype:T lda:i beta:r C:V Ctype:T ldc:i"),
    ("AxpyEx", "-", "axpy_ex", "", "n:i alpha:v alphaType:T x:v xType:T incx:i y:V yType:T incy:i executionType:T"),
]
# Functions that handle.c, copy.c, legacy.c and the files lt*.c define: their declarations are written by hand.
BY_HAND = """cublasCreate cublasDestroy cublasGetVersion cublasGetProperty cublasGetCudartVersion cublasSetStream cublasGetStream cublasSetWorkspace
    cublasSetPointerMode cublasGetPointerMode cublasSetAtomicsMode cublasGetAtomicsMode cublasSetMathMode cublasGetMathMode
    cublasSetEmulationStrategy cublasGetEmulationStrategy cublasSetEmulationSpecialValuesSupport cublasGetEmulationSpecialValuesSupport
    cublasSetFixedPointEmulationMantissaControl cublasGetFixedPointEmulationMantissaControl
    cublasSetFixedPointEmulationMaxMantissaBitCount cublasGetFixedPointEmulationMaxMantissaBitCount
    cublasSetFixedPointEmulationMantissaBitOffset cublasGetFixedPointEmulationMantissaBitOffset
    cublasSetFixedPointEmulationMantissaBitCountPointer cublasGetFixedPointEmulationMantissaBitCountPointer
    cublasSetSmCountTarget cublasGetSmCountTarget
    cublasGetStatusName cublasGetStatusString cublasLoggerConfigure cublasSetLoggerCallback cublasGetLoggerCallback
    cublasSetVector cublasGetVector cublasSetMatrix cublasGetMatrix cublasSetVectorAsync cublasGetVectorAsync cublasSetMatrixAsync
    cublasGetMatrixAsync cublasSetVector_64 cublasGetVector_64 cublasSetMatrix_64 cublasGetMatrix_64
    cublasInit cublasShutdown cublasGetError cublasAlloc cublasFree cublasSetKernelStream cublasXerbla""".split()
LT = """cublasLtCreate cublasLtDestroy cublasLtGetCudartVersion cublasLtGetProperty cublasLtGetStatusName cublasLtGetStatusString cublasLtGetVersion
    cublasLtHeuristicsCacheGetCapacity cublasLtHeuristicsCacheSetCapacity cublasLtLoggerForceDisable cublasLtLoggerOpenFile
    cublasLtLoggerSetLevel cublasLtLoggerSetMask cublasLtMatmul cublasLtMatmulAlgoCheck cublasLtMatmulAlgoConfigGetAttribute
    cublasLtMatmulAlgoConfigSetAttribute cublasLtMatmulAlgoGetHeuristic cublasLtMatmulAlgoGetIds cublasLtMatmulAlgoInit
    cublasLtMatmulDescCreate cublasLtMatmulDescDestroy cublasLtMatmulDescGetAttribute cublasLtMatmulDescInit cublasLtMatmulDescSetAttribute
    cublasLtMatmulPreferenceCreate cublasLtMatmulPreferenceDestroy cublasLtMatmulPreferenceGetAttribute cublasLtMatmulPreferenceInit
    cublasLtMatmulPreferenceSetAttribute cublasLtMatrixLayoutCreate cublasLtMatrixLayoutDestroy cublasLtMatrixLayoutGetAttribute
    cublasLtMatrixLayoutInit cublasLtMatrixLayoutSetAttribute cublasLtMatrixTransform cublasLtMatrixTransformDescCreate
    cublasLtMatrixTransformDescDestroy cublasLtMatrixTransformDescGetAttribute cublasLtMatrixTransformDescInit
    cublasLtMatrixTransformDescSetAttribute""".split()
# What is not there.
REFUSED = {
    "cublasSgeqrfBatched": "QR factors in batches are not there", "cublasDgeqrfBatched": "QR factors in batches are not there",
    "cublasCgeqrfBatched": "QR factors in batches are not there", "cublasZgeqrfBatched": "QR factors in batches are not there",
}

LT_REFUSED = {"cublasLtMatmulAlgoCapGetAttribute": "there is one way to compute", "cublasLtLoggerSetCallback": "nothing is logged",
              "cublasLtLoggerSetFile": "nothing is logged"}
REFUSED.update(LT_REFUSED)


class Function:
    def __init__(self, pattern, letter, prefix, call, flags, parameters, wide=False):
        self.letter, self.flags, self.wide = letter, flags, wide
        self.name = "cublas" + pattern.replace("*", prefix)
        self.symbol = self.name + ("_v2" if "2" in flags else "")
        if wide:
            self.name, self.symbol = self.name + "_64", self.symbol + "_64"
        self.call, *self.constants = call.split()
        self.parameters = [part.split(":") for part in parameters.split()]

    def typed(self, kind, runtime):
        text = KINDS[kind].replace("INT", "int64_t" if self.wide else "int")
        text = text.replace("ELEMENT", ELEMENT.get(self.letter, "")).replace("REAL", REAL.get(self.letter, ""))
        return text.replace("cudaDataType", "cudaDataType") if runtime else text

    def prototype(self, named, mark="", runtime=True):
        """named: the symbol's; mark: in front of the parameters' names, which the translator's headers don't have."""
        names = [(mark + name) if runtime else "" for name in ["handle"] + [name for name, _ in self.parameters]]
        words = ["cublasHandle_t " + names[0]] + [self.typed(kind, runtime) % name for (_, kind), name in zip(self.parameters, names[1:])]
        return "cublasStatus_t %s(%s)" % (named, ", ".join(words))

    def body(self):
        words = [name for name, _ in self.parameters]
        constants = [{"WIDE": str(self.wide).lower()}.get(word, word) for word in self.constants]
        kind = ["RT_BLAS_" + self.letter] if self.letter != "-" else []
        words = ["(const void *const *)%s" % name if kind == "a" else "(void *const *)%s" % name if kind == "A" else name
                 for name, kind in self.parameters]
        return "return rt_blas_%s(%s);" % (self.call, ", ".join(["handle"] + kind + constants + words))


def functions():
    for pattern, letters, call, flags, parameters in TABLE:
        for word in letters.split():
            letter, _, prefix = word.partition("=")
            for wide in (False, True):
                if not wide or "n" not in flags:
                    yield Function(pattern, letter, prefix or letter, call, flags, parameters, wide)


# --- the old API: no handle, letters for what is chosen, scalars by value, results returned

LETTERS = {"O": "operation", "U": "fill", "D": "diagonal", "L": "side"}


class Old:
    def __init__(self, function):
        self.function = function
        self.name = function.name
        self.result = None
        self.words, self.arguments = [], []
        for name, kind in function.parameters:
            if name == "result":
                self.result = "int" if kind == "I" else function.typed(kind, True).replace("*%s", "").strip()
                self.arguments.append("&result")
            elif kind in LETTERS:
                self.words.append("char %s" % name)
                self.arguments.append("%s_of(%s)" % (LETTERS[kind], name))
            elif kind in "sr" and name != "param" and name != "y1":
                self.words.append(function.typed(kind, True).replace("const ", "").replace("*%s", name))
                self.arguments.append("&" + name)
            else:
                self.words.append(function.typed(kind, True) % name)
                self.arguments.append(name)

    def prototype(self, mark=""):
        words = [re.sub(r"(\w+)$", mark + r"\1" if mark is not None else "", word) for word in self.words]
        return "%s %s(%s)" % (self.result or "void", self.name, ", ".join(words))

    def definition(self):
        call = "note(%s(%s))" % (self.function.symbol, ", ".join(["the_handle()"] + self.arguments))
        if self.function.call == "trmm":
            raise ValueError("in place there")
        if self.result:
            zero = "{0, 0}" if self.result in ("cuComplex", "cuDoubleComplex") else "0"
            return "%s\n{\n    %s result = %s;\n    %s;\n    return result;\n}\n" % (self.prototype(), self.result, zero, call)
        return "%s\n{\n    %s;\n}\n" % (self.prototype(), call)


def old_functions():
    return [Old(f) for f in functions() if "o" in f.flags and not f.wide]


TRMM = ["void cublas%strmm(char %%sside, char %%suplo, char %%strans, char %%sdiag, int %%sm, int %%sn, %s %%salpha, const %s *%%sA, int %%slda, "
        "%s *%%sB, int %%sldb)" % (letter, ELEMENT[letter], ELEMENT[letter], ELEMENT[letter]) for letter in "SDCZ"]


# --- files

def guarded(guard, brief, lines):
    return "\n".join(["/* %s\n * %s */" % (brief, MARK), "#ifndef %s" % guard, "#define %s" % guard, "", *lines, "", "#endif", ""])


EXTERN = ["#ifdef __cplusplus", 'extern "C" {', "#endif", ""]
END_EXTERN = ["", "#ifdef __cplusplus", "}", "#endif", ""]


def runtime_header():
    found = list(functions())
    lines = EXTERN + [f.prototype(f.symbol, "__") + ";" for f in found] + END_EXTERN
    lines += ["#ifndef CU2CL_BLAS_LEGACY"] + ["#define %s %s" % (f.name, f.symbol) for f in found if f.name != f.symbol] + ["#endif"]
    return guarded("CU2CL_BLAS_FUNCTIONS_H", "The functions of cuBLAS that compute.", lines)


def legacy_header(guard, mark, condition):
    lines = ["#ifdef " + condition] + EXTERN + [f.prototype(mark) + ";" for f in old_functions()]
    trmm = [text % ((mark or "",) * text.count("%s")) + ";" for text in TRMM]
    lines += trmm if mark is not None else [re.sub(r" ?\b\w+(?=[,)])", "", text) for text in trmm]
    lines += END_EXTERN + ["#endif"]
    return guarded(guard, "The functions of cuBLAS's old API that compute.", lines)


def translator_header():
    found = list(functions())
    plain = [f.prototype(f.name, "", False) + ";" for f in found]
    refused = ["cublasStatus_t %s(cublasHandle_t, ...);" % name for name in sorted(REFUSED) if "Lt" not in name]
    lines = EXTERN + ["#ifndef CU2CL_CUDA_CUBLAS_LEGACY"] + plain + refused + ["#endif"] + \
        [f.prototype(f.symbol, "", False) + ";" for f in found if f.name != f.symbol] + END_EXTERN
    return guarded("CU2CL_CUDA_CUBLAS_FUNCTIONS_H", "The functions of cuBLAS that compute.", lines)


def calls_source():
    lines = ["/* The functions of cuBLAS: each calls one for all types.\n * %s */" % MARK, '#include "libraries/blas/blas.h"', ""]
    for f in functions():
        lines += [f.prototype(f.symbol), "{", "    " + f.body(), "}", ""]
    return "\n".join(lines)


def legacy_source():
    lines = ["/* The functions of cuBLAS's old API: no handle, scalars by value, results returned.\n * %s */" % MARK,
             '#include "libraries/blas/legacy.h"', ""]
    lines += [f.definition() for f in old_functions()]
    for text, letter in zip(TRMM, "SDCZ"):
        lines.append("%s\n{\n    note(cublas%strmm_v2(the_handle(), side_of(side), fill_of(uplo), operation_of(trans), diagonal_of(diag), m, n, "
                     "&alpha, A, lda, B, ldb, B, ldb));\n}\n" % (text % (("",) * text.count("%s")), letter))
    return "\n".join(lines)


def rules():
    names = sorted({f.name for f in functions()} | {f.symbol for f in functions()} | set(BY_HAND) | set(LT))
    names += [name + "_v2" for name in BY_HAND if re.fullmatch(r"cublas(Create|Destroy|GetVersion|[SG]etStream|[SG]etPointerMode|SetWorkspace)", name)]
    lines = ["# cuBLAS and cuBLASLt, under their own names. %s" % MARK, "", "component: blas", "functions:"]
    lines += ["  - {cuda: %s, to: %s, state: full}" % (name, name) for name in sorted(names)]
    lines += ['  - {cuda: %s, state: none, note: "%s"}' % row for row in sorted(REFUSED.items())]
    return "\n".join(lines) + "\n"


OUTPUTS = {
    "src/runtime/include/cu2cl/blas_functions.h": runtime_header,
    "src/runtime/include/cu2cl/blas_legacy.h": lambda: legacy_header("CU2CL_BLAS_LEGACY_H", "__", "CU2CL_BLAS_LEGACY"),
    "src/translator/cuda/cublas_functions.h": translator_header,
    "src/translator/cuda/cublas_legacy.h": lambda: legacy_header("CU2CL_CUDA_CUBLAS_LEGACY_H", None, "CU2CL_CUDA_CUBLAS_LEGACY"),
    "src/runtime/libraries/blas/calls.c": calls_source,
    "src/runtime/libraries/blas/calls_legacy.c": legacy_source,
    "rules/host/blas.yaml": rules,
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
        old = open(full, encoding="utf-8").read() if os.path.exists(full) else ""
        text = make()
        if re.sub(r"[\s\\*]", "", old) == re.sub(r"[\s\\*]", "", text):
            continue
        stale = True
        if "--check" in sys.argv:
            print("%s: stale: run scripts/blas_names.py" % path, file=sys.stderr)
        else:
            with open(full, "w", encoding="utf-8") as stream:
                stream.write(formatted(path, text))
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
