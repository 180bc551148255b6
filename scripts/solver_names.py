#!/usr/bin/env python3
"""Writes the functions of cuSOLVER's dense part from the table below: solver_names.py [--check]

    src/runtime/include/cu2cl/solver_functions.h     as ported sources see them, and g++
    src/translator/cuda/cusolver_functions.h         as the translator sees them
    src/runtime/libraries/solver/calls.c             each calls a function for all types (solver.h there)
    rules/host/solver.yaml                           a rule for each

--check says which files are stale."""
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MARK = "Made by scripts/solver_names.py; not edited by hand."

# The element type of a letter, and the type of its absolute value.
ELEMENT = {"S": "float", "D": "double", "C": "cuComplex", "Z": "cuDoubleComplex"}
REAL = {"S": "float", "D": "double", "C": "float", "Z": "double"}

# A parameter is name:kind. What has a capital K is not passed on.
KINDS = {
    "O": "cublasOperation_t %s", "U": "cublasFillMode_t %s", "D": "cublasDiagType_t %s", "L": "cublasSideMode_t %s",
    "E": "cusolverEigMode_t %s", "G": "cusolverEigRange_t %s", "T": "cusolverEigType_t %s", "t": "cudaDataType %s",
    "c": "signed char %s", "i": "int %s", "n": "cusolver_int_t %s", "N": "cusolver_int_t *%s", "l": "long long int %s", "m": "int64_t %s",
    "M": "int64_t *%s", "u": "const int64_t *%s", "Z": "size_t *%s",
    "x": "const ELEMENT *%s", "X": "ELEMENT *%s", "f": "REAL %s", "r": "const REAL *%s", "R": "REAL *%s", "J": "int *%s", "j": "const int *%s",
    "A": "ELEMENT *%s[]", "v": "const void *%s", "V": "void *%s", "H": "double *%s",
    "P": "syevjInfo_t %s", "Q": "gesvdjInfo_t %s",
    "Kx": "const ELEMENT *%s", "KX": "ELEMENT *%s", "Kr": "const REAL *%s", "KR": "REAL *%s", "Ki": "int %s", "KV": "void *%s", "Kz": "size_t %s",
    "Kp": "cusolverDnParams_t %s", "Kt": "cudaDataType %s", "KP": "syevjInfo_t %s", "KQ": "gesvdjInfo_t %s", "KA": "ELEMENT *%s[]",
    "Kj": "const int *%s",
}
WORK = " work:KX lwork:Ki"
INFO = " devInfo:J"
EIG = "jobz:E uplo:U n:i A:X lda:i"
PAIR = "itype:T jobz:E uplo:U n:i A:X lda:i B:X ldb:i"
RANGE = " range:G", " vl:f vu:f il:i iu:i meig:J"
SVDJ = "jobz:E econ:i m:i n:i A:X lda:i S:R U:X ldu:i V:X ldv:i"
SVDJ_BATCH = SVDJ.replace("econ:i ", "")
SVDA = ("jobz:E rank:i m:i n:i A:x lda:i strideA:l S:R strideS:l U:X ldu:i strideU:l V:X ldv:i strideV:l")


def constant(parameters):
    """The parameters of a function that asks for room: its matrices are not written."""
    return parameters.replace(":X", ":x").replace(":R", ":r")


# Names with * for the letter, those of complex types behind `/`; what is called in solver.h, with constants for it; the parameters; those of
# the function NAME_bufferSize, with the condition and the number of elements; nothing where there is none.
TABLE = [
    ("potrf", "potrf", "uplo:U n:i A:X lda:i" + WORK + INFO, "uplo:U n:i A:X lda:i", "fits(n, n, lda)", "32 * (int64_t)n"),
    ("potrs", "potrs", "uplo:U n:i nrhs:i A:x lda:i B:X ldb:i" + INFO),
    ("potrfBatched", "potrf_batched", "uplo:U n:i Aarray:A lda:i infoArray:J batchSize:i"),
    ("potrsBatched", "potrs_batched", "uplo:U n:i nrhs:i A:A lda:i B:A ldb:i d_info:J batchSize:i"),
    ("potri", "potri", "uplo:U n:i A:X lda:i" + WORK + INFO, "uplo:U n:i A:X lda:i", "fits(n, n, lda)", "32 * (int64_t)n"),
    ("lauum", "lauum", "uplo:U n:i A:X lda:i" + WORK + INFO, "uplo:U n:i A:X lda:i", "fits(n, n, lda)", "32 * (int64_t)n"),
    ("getrf", "getrf", "m:i n:i A:X lda:i work:KX devIpiv:J" + INFO, "m:i n:i A:X lda:i", "fits(m, n, lda)", "32 * (int64_t)n"),
    ("laswp", "laswp", "n:i A:X lda:i k1:i k2:i devIpiv:j incx:i"),
    ("getrs", "getrs", "trans:O n:i nrhs:i A:x lda:i devIpiv:j B:X ldb:i" + INFO),
    ("geqrf", "geqrf", "m:i n:i A:X lda:i TAU:X" + WORK + INFO, "m:i n:i A:X lda:i", "fits(m, n, lda)", "32 * (int64_t)n"),
    ("orgqr/ungqr", "orgqr", "m:i n:i k:i A:X lda:i tau:x" + WORK + INFO, "m:i n:i k:i A:x lda:i tau:x", "k >= 0 && fits(m, n, lda)", "32 * (int64_t)n"),
    ("ormqr/unmqr", "ormqr", "side:L trans:O m:i n:i k:i A:x lda:i tau:x C:X ldc:i" + WORK + INFO,
     "side:L trans:O m:i n:i k:i A:x lda:i tau:x C:x ldc:i", "k >= 0 && fits(m, n, ldc)", "32 * ((int64_t)m + n)"),
    ("sytrf", "sytrf", "uplo:U n:i A:X lda:i ipiv:J" + WORK + INFO, "n:i A:X lda:i", "fits(n, n, lda)", "32 * (int64_t)n"),
    ("sytri", "sytri", "uplo:U n:i A:X lda:i ipiv:j" + WORK + INFO, "uplo:U n:i A:X lda:i ipiv:j", "fits(n, n, lda)", "32 * (int64_t)n"),
    ("gebrd", "gebrd", "m:i n:i A:X lda:i D:R E:R TAUQ:X TAUP:X" + WORK + INFO, "m:i n:i", "m >= 0 && n >= 0", "32 * ((int64_t)m + n)"),
    ("orgbr/ungbr", "orgbr", "side:L m:i n:i k:i A:X lda:i tau:x" + WORK + INFO, "side:L m:i n:i k:i A:x lda:i tau:x", "k >= 0 && fits(m, n, lda)",
     "32 * (int64_t)n"),
    ("sytrd/hetrd", "sytrd", "uplo:U n:i A:X lda:i d:R e:R tau:X" + WORK + INFO, "uplo:U n:i A:x lda:i d:r e:r tau:x", "fits(n, n, lda)", "32 * (int64_t)n"),
    ("orgtr/ungtr", "orgtr", "uplo:U n:i A:X lda:i tau:x" + WORK + INFO, "uplo:U n:i A:x lda:i tau:x", "fits(n, n, lda)", "32 * (int64_t)n"),
    ("ormtr/unmtr", "ormtr", "side:L uplo:U trans:O m:i n:i A:X lda:i tau:X C:X ldc:i" + WORK + INFO,
     "side:L uplo:U trans:O m:i n:i A:x lda:i tau:x C:x ldc:i", "fits(m, n, ldc)", "32 * ((int64_t)m + n)"),
    ("gesvd", "gesvd", "jobu:c jobvt:c m:i n:i A:X lda:i S:R U:X ldu:i VT:X ldvt:i" + WORK + " rwork:KR" + INFO, "m:i n:i", "m >= n && n >= 0",
     "32 * ((int64_t)m + n)"),
    ("syevd/heevd", "syevd", EIG + " W:R" + WORK + INFO, constant(EIG + " W:R"), "fits(n, n, lda)", "n * ((int64_t)n + 32)"),
    ("syevdx/heevdx", "syevdx", EIG.replace(" uplo", RANGE[0] + " uplo") + RANGE[1] + " W:R" + WORK + INFO,
     constant(EIG.replace(" uplo", RANGE[0] + " uplo") + RANGE[1] + " W:R"), "fits(n, n, lda)", "n * ((int64_t)n + 32)"),
    ("sygvd/hegvd", "sygvd", PAIR + " W:R" + WORK + INFO, constant(PAIR + " W:R"), "fits(n, n, lda) && ldb >= lda_of(n)", "n * ((int64_t)n + 32)"),
    ("sygvdx/hegvdx", "sygvdx", PAIR.replace(" uplo", RANGE[0] + " uplo") + RANGE[1] + " W:R" + WORK + INFO,
     constant(PAIR.replace(" uplo", RANGE[0] + " uplo") + RANGE[1] + " W:R"), "fits(n, n, lda) && ldb >= lda_of(n)", "n * ((int64_t)n + 32)"),
    ("syevj/heevj", "syevj", EIG + " W:R" + WORK + INFO + " params:P", constant(EIG + " W:R") + " lwork:! params:P", "params && fits(n, n, lda)",
     "n * ((int64_t)n + 32)"),
    ("syevjBatched/heevjBatched", "syevj_batched", EIG + " W:R" + WORK + INFO + " params:P batchSize:i",
     constant(EIG + " W:R") + " lwork:! params:P batchSize:i", "params && batchSize >= 0 && fits(n, n, lda)", "n * ((int64_t)n + 32)"),
    ("sygvj/hegvj", "sygvj", PAIR + " W:R" + WORK + INFO + " params:P", constant(PAIR + " W:R") + " lwork:! params:P",
     "params && fits(n, n, lda) && ldb >= lda_of(n)", "n * ((int64_t)n + 32)"),
    ("gesvdj", "gesvdj", SVDJ + WORK + INFO + " params:Q", constant(SVDJ) + " lwork:! params:Q", "params && fits(m, n, lda)", "32 * ((int64_t)m + n)"),
    ("gesvdjBatched", "gesvdj_batched", SVDJ_BATCH + WORK + INFO + " params:Q batchSize:i", constant(SVDJ_BATCH) + " lwork:! params:Q batchSize:i",
     "params && batchSize >= 0 && m <= 32 && n <= 32 && fits(m, n, lda)", "32 * ((int64_t)m + n)"),
    ("gesvdaStridedBatched", "gesvda_strided", SVDA + WORK + " d_info:J h_R_nrmF:H batchSize:i", constant(SVDA) + " lwork:! batchSize:i",
     "batchSize >= 0 && fits(m, n, lda)", "32 * ((int64_t)m + n)"),
]
# Solvers that begin in a lower precision: the letters of their types, and the letter of the result's.
REFINED = {"Z": "ZZ ZC ZK ZE ZY", "C": "CC CK CE CY", "D": "DD DS DH DB DX", "S": "SS SH SB SX"}
REFINED_TABLE = [
    ("gesv", "n:n nrhs:n dA:X ldda:n dipiv:N dB:X lddb:n dX:X lddx:n dWorkspace:KV", "fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n)"),
    ("gels", "m:n n:n nrhs:n dA:X ldda:n dB:X lddb:n dX:X lddx:n dWorkspace:KV", "m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m)"),
]
# The functions for 64 bits: parameters, those of NAME_bufferSize, condition. What is `room` stands for the workspaces on both sides.
ROOM = " computeType:Kt bufferOnDevice:KV sizeOnDevice:Kz bufferOnHost:KV sizeOnHost:Kz"
X_EIG = "jobz:E uplo:U n:m dataTypeA:t A:V lda:m dataTypeW:t W:V"
X_RANGE = "jobz:E range:G uplo:U n:m dataTypeA:t A:V lda:m vl:V vu:V il:m iu:m meig64:M dataTypeW:t W:V"
X_SVD = "m:m n:m dataTypeA:t A:V lda:m dataTypeS:t S:V dataTypeU:t U:V ldu:m dataTypeVT:t VT:V ldvt:m"
X_RANDOM = "jobu:c jobv:c m:m n:m k:m p:m niters:m dataTypeA:t A:V lda:m dataTypeS:t S:V dataTypeU:t U:V ldu:m dataTypeV:t V:V ldv:m"
X_GEEV = "jobvl:E jobvr:E n:m dataTypeA:t A:V lda:m dataTypeW:t W:V dataTypeVL:t VL:V ldvl:m dataTypeVR:t VR:V ldvr:m"
X_TABLE = [
    ("Xpotrf", "params:Kp uplo:U n:m dataTypeA:t A:V lda:m" + ROOM + " info:J", True),
    ("Xpotrs", "params:Kp uplo:U n:m nrhs:m dataTypeA:t A:v lda:m dataTypeB:t B:V ldb:m info:J", False),
    ("Xgeqrf", "params:Kp m:m n:m dataTypeA:t A:V lda:m dataTypeTau:t tau:V" + ROOM + " info:J", True),
    ("Xgetrf", "params:Kp m:m n:m dataTypeA:t A:V lda:m ipiv:M" + ROOM + " info:J", True),
    ("Xgetrs", "params:Kp trans:O n:m nrhs:m dataTypeA:t A:v lda:m ipiv:u dataTypeB:t B:V ldb:m info:J", False),
    ("Xsyevd", "params:Kp " + X_EIG + ROOM + " info:J", True),
    ("Xsyevdx", "params:Kp " + X_RANGE + ROOM + " info:J", True),
    ("XsyevBatched", "params:Kp " + X_EIG + ROOM + " info:J batchSize:m", True),
    ("Xgesvd", "params:Kp jobu:c jobvt:c " + X_SVD + ROOM + " info:J", True),
    ("Xgesvdp", "params:Kp jobz:E econ:i " + X_SVD.replace("VT", "V").replace("ldvt", "ldv") + ROOM + " info:J h_err_sigma:H", True),
    ("Xgesvdr", "params:Kp " + X_RANDOM + ROOM + " info:J", True),
    ("Xgeev", "params:Kp " + X_GEEV + ROOM + " info:J", True),
    ("Xtrtri", "uplo:U diag:D n:m dataTypeA:t A:V lda:m" + ROOM.replace(" computeType:Kt", "") + " devInfo:J", True),
    ("Xsytrs", "uplo:U n:m nrhs:m dataTypeA:t A:v lda:m ipiv:u dataTypeB:t B:V ldb:m" + ROOM.replace(" computeType:Kt", "") + " info:J", True),
]
# Functions that handle.c defines: their declarations are written by hand.
BY_HAND = """cusolverGetProperty cusolverGetVersion cusolverDnCreate cusolverDnDestroy cusolverDnSetStream cusolverDnGetStream
    cusolverDnSetDeterministicMode cusolverDnGetDeterministicMode cusolverDnCreateParams cusolverDnDestroyParams cusolverDnSetAdvOptions
    cusolverDnCreateSyevjInfo cusolverDnDestroySyevjInfo cusolverDnXsyevjSetTolerance cusolverDnXsyevjSetMaxSweeps
    cusolverDnXsyevjSetSortEig cusolverDnXsyevjGetResidual cusolverDnXsyevjGetSweeps
    cusolverDnCreateGesvdjInfo cusolverDnDestroyGesvdjInfo cusolverDnXgesvdjSetTolerance cusolverDnXgesvdjSetMaxSweeps
    cusolverDnXgesvdjSetSortEig cusolverDnXgesvdjGetResidual cusolverDnXgesvdjGetSweeps""".split()


class Function:
    """One function. body: None where it is written by hand."""

    def __init__(self, name, letter, parameters, body):
        self.name, self.letter, self.body = "cusolverDn" + name, letter, body
        self.parameters = [part.split(":") for part in parameters.split()]

    def typed(self, kind):
        return KINDS[kind].replace("ELEMENT", ELEMENT.get(self.letter, "")).replace("REAL", REAL.get(self.letter, ""))

    def prototype(self, mark="", named=True):
        """mark: in front of the parameters' names, which the translator's headers don't have."""
        names = [(mark + name) if named else "" for name in ["handle"] + [name for name, _ in self.parameters]]
        words = ["cusolverDnHandle_t " + names[0]] + [self.typed(kind) % name for (_, kind), name in zip(self.parameters, names[1:])]
        return "cusolverStatus_t %s(%s)" % (self.name, ", ".join(words))

    def unused(self, used):
        words = ["(void)%s" % name for name, _ in self.parameters if not re.search(r"\b%s\b" % name, used)]
        return "    %s;\n" % ", ".join(words) if words else ""


def call(function, parameters):
    words = ["(void **)%s" % name if kind == "A" else name for name, kind in (part.split(":") for part in parameters.split()) if kind[0] != "K"]
    return "return rt_solver_%s(%s);" % (function, ", ".join(words))


def typed_functions():
    for names, function, parameters, *room in TABLE:
        real, _, other = names.partition("/")
        for letter in "SDCZ":
            name = letter + (other if other and letter in "CZ" else real)
            passed = call(function, "handle:h RT_SOLVER_%s:h " % letter + parameters)
            yield Function(name, letter, parameters, passed)
            if room:
                asked = room[0].replace("lwork:!", "lwork:J") if "lwork:!" in room[0] else room[0] + " lwork:J"
                yield Function(name + "_bufferSize", letter, asked, "return rt_solver_room(handle, %s, %s, lwork);" % (room[1], room[2]))


def refined_functions():
    for function, parameters, condition in REFINED_TABLE:
        for letter, pairs in REFINED.items():
            for pair in pairs.split():
                done = call(function, "handle:h RT_SOLVER_%s:h %s niters:N dinfo:N" % (letter, parameters))
                yield Function(pair + function, letter, parameters + " lwork_bytes:Kz niters:N dinfo:N", done)
                yield Function(pair + function + "_bufferSize", letter, parameters + " lwork_bytes:Z",
                               "return rt_solver_bytes(handle, %s, lwork_bytes, NULL);" % condition)


def wide_functions():
    for name, parameters, has_room in X_TABLE:
        yield Function(name, "-", parameters, None)
        if has_room:
            asked = re.sub(r" (info|devInfo|h_err_sigma):\w", "", parameters)
            asked = re.sub(r" bufferOnDevice.*?sizeOnHost:Kz", " sizeOnDevice:Z sizeOnHost:Z", asked)
            asked = re.sub(r"\b(A|W|S|U|V|VT|tau|VL|VR):V", r"\1:v", asked)
            asked = asked.replace("A:v", "A:V") if name == "Xtrtri" else asked
            asked = asked.replace("ipiv:M", "ipiv:u") if name != "Xgetrf" else asked.replace(" ipiv:M", "")
            yield Function(name + "_bufferSize", "-", asked, "return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);")


def functions():
    yield from typed_functions()
    yield from refined_functions()
    yield from wide_functions()


# --- files

def guarded(guard, brief, lines):
    return "\n".join(["/* %s\n * %s */" % (brief, MARK), "#ifndef %s" % guard, "#define %s" % guard, "", *lines, "", "#endif", ""])


EXTERN = ["#ifdef __cplusplus", 'extern "C" {', "#endif", ""]
END_EXTERN = ["", "#ifdef __cplusplus", "}", "#endif"]


def runtime_header():
    return guarded("CU2CL_SOLVER_FUNCTIONS_H", "The functions of cuSOLVER's dense part that compute.",
                   EXTERN + [f.prototype("__") + ";" for f in functions()] + END_EXTERN)


def translator_header():
    return guarded("CU2CL_CUDA_CUSOLVER_FUNCTIONS_H", "The functions of cuSOLVER's dense part that compute.",
                   EXTERN + [f.prototype(named=False) + ";" for f in functions()] + END_EXTERN)


def calls_source():
    lines = ["/* The functions of cuSOLVER's dense part: each calls one for all types.\n * %s */" % MARK, '#include "libraries/solver/dense.h"', ""]
    for f in functions():
        if f.body:
            lines += [f.prototype(), "{", f.unused(f.body) + "    " + f.body, "}", ""]
    return "\n".join(lines)


def rules():
    names = [f.name for f in functions()] + BY_HAND
    lines = ["# cuSOLVER's dense part, under its own names. %s" % MARK, "", "component: solver", "functions:"]
    lines += ["  - {cuda: %s, to: %s, state: full}" % (name, name) for name in sorted(names)]
    return "\n".join(lines) + "\n"


OUTPUTS = {
    "src/runtime/include/cu2cl/solver_functions.h": runtime_header,
    "src/translator/cuda/cusolver_functions.h": translator_header,
    "src/runtime/libraries/solver/calls.c": calls_source,
    "rules/host/solver.yaml": rules,
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
            print("%s: stale: run scripts/solver_names.py" % path, file=sys.stderr)
        else:
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "w", encoding="utf-8") as stream:
                stream.write(formatted(path, text))
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
