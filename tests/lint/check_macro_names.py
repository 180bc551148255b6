#!/usr/bin/env python3
"""Compiles the runtime's headers where a program's macros have the names of everything in them.

check_macro_names.py INCLUDE_FOLDER COMPILER...

The compilers' names say what they compile: c++, g++ and clang++ C++14, C++17 and C++20, the others C. All single letters, common
words in small letters and capitals, and each name of one word that the headers use themselves are macros without a meaning. The
system's headers come before them: what those use is none of ours. Names that programs call are left out.
"""
import re
import subprocess
import sys

CXX_ONLY = ("mma.h", "float8.h", "float6.h", "std.h", "std_bit.h", "std_span.h", "std_optional.h", "std_variant.h", "std_mdspan.h", "std_chrono.h",
            "cmath.h", "std_complex.h", "thrust_complex.h", "atomic.h", "barrier.h", "pipeline.h")
BOTH = ("cu2cl.h", "driver.h", "nvrtc.h", "complex.h", "half.h", "bfloat16.h", "curand.h", "curand_kernel.h", "blas.h", "nccl.h", "fft.h", "sparse.h", "solver.h", "solver_common.h", "nvml.h", "npp.h", "launch.h",
        "module.h", "math_constants.h", "opencl.h")
SYSTEM = ("assert.h", "limits.h", "math.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "string.h", "time.h", "CL/cl.h")
SYSTEM_CXX = ("algorithm", "array", "chrono", "cmath", "complex", "cstddef", "cstdint", "cstring", "exception", "functional", "iterator",
              "limits", "numeric", "tuple", "type_traits", "utility")

LETTERS = "abcdefghijklmnopqrstuvwxyz"
WORDS = """alpha angle array back base begin beta block body buffer by bytes callback center channel check child clone color cols
column columns config context copy count cpu data debug delta depth destination device dim dimension direction done dst edge edges
elements enabled end eps epsilon event expected factor field file filter first flag flags format from function functions gamma gpu
graph grid group half handle head height id image in index inf info init input item iterations k key keep kernel kernels lambda last
launch left len length level limit line list local lock log loop low managed mask matrix max mean memory message min mode module n
name nodes norm normal number object offset old op options order out output parameters parent peer pi pitch pointer points pool
position precision print product program properties queue radius range rank raw real reference refused result right rows run sample
samples scale seed shadow shape shared shift sign size slot source src start state status step steps stream stride success sum swap
symbols tail target temp text texture threads threshold tile time tmp token total tree type unit value values variables vector
verbose version view wanted weight width work""".split()

# One word each, and part of the interface: a program that has such a macro does not mean the function or the type. The C++ library's
# namespace and the compilers' attributes are no names of ours.
INTERFACE = re.compile(r"(cu|CU)\w*|make_\w+|u?(char|int|short|long|longlong)[1-4]|(float|double)[1-4]|dim3|h2?[a-z]+\d*|nv_\w+|"
                       r"thrust|nvcuda|wmma|fragment|accumulator|experimental|tf32|[su]4|b1|rcbrtf|rsqrtf|(sin|cos|sincos)pif?|"
                       r"erf(inv|cinv|cx)f?|normcdf(inv)?f?|rhypotf?|norm3df?|fdividef?|defined|aligned|visibility|memcpy|memset")
KEYWORDS = set("""alignas alignof asm auto bool break case catch char class const const_cast constexpr continue decltype default
delete do double else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept
nullptr operator private protected public register reinterpret_cast requires restrict return short signed sizeof static
static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using
virtual void volatile while concept""".split())


def includes(names, folder=""):
    return "".join(f"#include <{folder}{name}>\n" for name in names)


def compile_text(command, text):
    return subprocess.run(command, input=text, capture_output=True, text=True)


def split_names(preprocessed, folder):
    """The identifiers of the headers below `folder`, and those of all others."""
    own, others, current = set(), set(), False
    for line in preprocessed.splitlines():
        if line.startswith("# "):
            current = folder in line
        elif not line.startswith("#"):
            line = re.sub(r'"(\\.|[^"\\])*"', "", line)
            (own if current else others).update(re.findall(r"(?<![\w.'])[A-Za-z_]\w*", line))
    return own, others



def check(compiler, flags, is_cxx, folder):
    """Returns the compiler's messages."""
    language = ["-x", "c++" if is_cxx else "c", *flags, "-I", folder, "-"]
    system = includes(SYSTEM + (SYSTEM_CXX if is_cxx else ()))
    ours = includes(BOTH + (CXX_ONLY if is_cxx else ()), "cu2cl/")
    done = compile_text([compiler, "-E", *language], system + ours)
    if done.returncode:
        return done.stderr
    own, others = split_names(done.stdout, folder)
    one_word = {name for name in own if re.fullmatch(r"[a-z]+\d*|[A-Z]+", name)}
    words = one_word - others - {name for name in one_word if INTERFACE.fullmatch(name)}
    words |= {*LETTERS, *LETTERS.upper(), *WORDS, *(word.upper() for word in WORDS)}
    macros = "".join(f"#define {word} )this is a macro of the program(\n" for word in sorted(words - KEYWORDS))
    return compile_text([compiler, "-fsyntax-only", *language], system + macros + ours).stderr


def main():
    folder, compilers = sys.argv[1], sys.argv[2:]
    failed = False
    for compiler in compilers:
        is_cxx = "++" in compiler
        for standard in ("c++14", "c++17", "c++20") if is_cxx else ("c11",):
            errors = [line for line in check(compiler, [f"-std={standard}"], is_cxx, folder).splitlines() if "error" in line]
            if errors:
                failed = True
                print(f"{compiler} -std={standard}:", *errors[:20], sep="\n")
    return failed


if __name__ == "__main__":
    sys.exit(main())
