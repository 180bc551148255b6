#!/usr/bin/env python3
"""Compiles CUDA's headers for host sources: check_headers.py INCLUDE_FOLDER COMPILER...

Every header that has contents of its own by itself, and all together, in C and C++ of all ages, with all usual warnings as errors; all constants have values; and
headers bring no names that programs like to have themselves."""
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "../../scripts"), os.path.join(HERE, "../lint")]
import check_macro_names  # noqa: E402
import cuda_names  # noqa: E402

WARNINGS = ["-Wall", "-Wextra", "-pedantic", "-Wshadow", "-Werror"]
STANDARDS = {False: ("c99", "c11", "gnu17"), True: ("c++98", "c++11", "c++17", "c++20")}
# What needs C++11. It brings much of the C++ library, so only one standard sees all of it.
CXX11 = ("cuda/", "thrust/", ".hpp", "cuda_fp16", "cuda_bf16", "cuda_fp8", "cuda_fp6", "cuda_fp4", "mma.h", "curand_kernel", "curand_mtgp32", "cublas", "nccl", "cufft", "cusparse", "cusolver", "npp")
# Names that a program can define although it includes CUDA's headers.
OWN_NAMES = """
static int min(int a, int b) { return a < b ? a : b; }
static int max(int a, int b) { return a > b ? a : b; }
static float rsqrtf(float x) { return 1 / x; }
static int round_up = 1, index_of = 2, texture = 3, surface = 4, add = 5, size = 6;
int use(void);
int use(void) { return min(round_up, max(index_of, texture)) + (int)rsqrtf(1) + surface + add + size; }
"""


def headers(folder):
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in ("cu2cl", "cu2cl_cuda"))
        for name in sorted(names):
            path = os.path.relpath(os.path.join(root, name), folder)
            if "#error" not in read(folder, path):
                yield path


def read(folder, name):
    with open(os.path.join(folder, name), encoding="utf-8") as stream:
        return stream.read()


def is_cxx11(name):
    return any(part in name for part in CXX11)


def is_short(folder, name):
    """Whether a header only names another one."""
    return cuda_names.MARK in read(folder, name)


def constants():
    """A text that names each constant of the APIs."""
    lines = ["#include <cuda.h>", "#include <cuda_runtime.h>", "#include <nvrtc.h>", "extern const size_t sizes[];",
             "const size_t sizes[] = {"]
    for key in cuda_names.FAMILIES:
        for cuda, to, _ in cuda_names.Names(key).rules("enumerators"):
            if cuda_names.is_renamed(cuda, to):
                lines.append("    sizeof(%s)," % cuda)
    return "\n".join(lines + ["0};", ""])


def compile_text(compiler, folder, standard, text, mode=("-fsyntax-only",), has_folder=True):
    language = "c++" if "++" in standard else "c"
    command = [compiler, "-x", language, "-std=" + standard, *WARNINGS, *mode, *(["-I", folder] if has_folder else []), "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    return "" if done.returncode == 0 else "%s\n%s%s" % (" ".join(command), done.stderr, text)


def with_macros(basic):
    """A text where the program has macros with common names in front of the headers."""
    words = sorted({*check_macro_names.WORDS, *check_macro_names.LETTERS} - check_macro_names.KEYWORDS)
    macros = "".join("#define %s )this is a macro of the program(\n" % word for word in words)
    system = "".join("#include <%s>\n" % name for name in ("limits.h", "math.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h"))
    system += "#ifdef __has_include\n#if __has_include(<GL/gl.h>)\n#include <GL/gl.h>\n#endif\n#endif\n"  # OpenGL's own header
    return system + macros + "".join("#include <%s>\n" % name for name in basic)


def texts(folder, is_cxx, standard, is_gnu):
    """What a compiler has to take in a standard."""
    every = list(headers(folder))
    basic = [name for name in every if not is_cxx11(name)]
    yield "".join("#include <%s>\n" % name for name in basic) + OWN_NAMES
    if standard in ("c11", "c++17"):
        yield constants()
        yield with_macros(basic)
    if standard == "c++17":
        yield "".join("#include <%s>\n" % name for name in every) + "int main(void) { return 0; }\n"
    if is_gnu and standard == "c++17":
        for name in every:
            if not is_short(folder, name):
                yield "#include <%s>\nint main(void) { return 0; }\n" % name


def by_path(folder):
    """A text that names the headers of an installed folder by their paths, so that no folder need be told."""
    names = [name for name in headers(folder) if "/" not in name and not is_cxx11(name)]
    return "".join('#include "%s/%s"\n' % (folder, name) for name in names)


def main():
    folder, compilers, failed = sys.argv[1], sys.argv[2:], False
    for compiler in compilers:
        is_cxx = "++" in os.path.basename(compiler)
        for standard in STANDARDS[is_cxx]:
            for text in texts(folder, is_cxx, standard, "clang" not in compiler):
                message = compile_text(compiler, folder, standard, text)
                failed = failed or bool(message)
                if message:
                    print(message[:2000])
        with tempfile.TemporaryDirectory() as copy:  # without the build tree's links, which lead elsewhere
            installed = shutil.copytree(folder, os.path.join(copy, "include"))
            message = compile_text(compiler, folder, STANDARDS[is_cxx][1], by_path(installed), has_folder=False)
        failed = failed or bool(message)
        if message:
            print(message[:2000])
    if "the interface of FFTW is not ported" not in compile_text(compilers[0], folder, "c11", "#include <cufftw.h>\n"):
        print("cufftw.h: should say that it is not ported")
        failed = True
    said = compile_text(compilers[0], folder, "c11", "#include <cuda_runtime.h>\nint main(void) { return cudaDestroyExternalMemory(NULL); }\n",
                        ("-S", "-o", os.devnull))
    if "share memory with graphics and other processes" not in said:
        print("cudaDestroyExternalMemory: a call should be warned of")
        failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
