#!/usr/bin/env python3
"""Makes a PoCL for tests that starts faster: pocl_library.py PROJECT OUTPUT writes OUTPUT/pocl.icd.

Each process that compiles kernels has PoCL read its whole library of OpenCL C's functions, 23,000 of them, and their declarations for each
program: half a second, more than a small kernel takes. OUTPUT has links to the PoCL that is installed, and beside them, where PoCL looks for
both, the library and the declarations without the functions whose names stand nowhere in PROJECT's sources, rules and tests (MADE_OF_PARTS apart),
and without those for 3, 8 and 16 elements whose names don't have that number. The functions that stay are the same, and so is what kernels become;
a kernel that calls another one does not build. Where this can't be made, pocl.icd names the PoCL that is installed, and OUTPUT/why says why.
"""
import ctypes
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

INSTALLED = Path("/etc/OpenCL/vendors/pocl.icd")
VECTOR = re.compile(r"\b(?:u?(?:char|short|int|long)|float|double|half)(2|3|4|8|16)\b")
# Names that the translator or a macro puts together may stand nowhere as a whole.
MADE_OF_PARTS = re.compile(r"(atom|convert|get|read_image|write_image|sub_group|work_group|vload\d|vstore\d)")
# The list of all names that OpenCL C takes says nothing of what is called.
ALL_NAMES = "opencl_builtins.def"
KERNEL = b"__kernel void k(__global int *p) { p[get_global_id(0)] = 1; }"


def build_a_kernel():
    """Builds a kernel on the first device; PoCL says on stderr which library it takes."""
    cl = ctypes.CDLL("libOpenCL.so.1")
    cl.clCreateContext.restype = cl.clCreateProgramWithSource.restype = ctypes.c_void_p
    platform, device, status = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_int()
    cl.clGetPlatformIDs(1, ctypes.byref(platform), None)
    cl.clGetDeviceIDs(platform, ctypes.c_ulong(0xFFFFFFFF), 1, ctypes.byref(device), None)
    context = ctypes.c_void_p(cl.clCreateContext(None, 1, ctypes.byref(device), None, None, ctypes.byref(status)))
    text = ctypes.c_char_p(KERNEL)
    program = ctypes.c_void_p(cl.clCreateProgramWithSource(context, 1, ctypes.byref(text), None, ctypes.byref(status)))
    sys.exit(cl.clBuildProgram(program, 1, ctypes.byref(device), None, None, None) != 0)


def library_in_use(icd):
    """The file of the functions that PoCL takes on this processor."""
    with tempfile.TemporaryDirectory() as cache:
        environment = dict(os.environ, OCL_ICD_VENDORS=str(icd), POCL_DEBUG="llvm", POCL_CACHE_DIR=cache)
        done = subprocess.run([sys.executable, __file__, "--build"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                              text=True, errors="replace", timeout=60)
    found = re.search(r"Using (\S+) as the built-in lib", done.stderr)
    if done.returncode or not found:
        raise RuntimeError(f"{icd}: a kernel does not build, or PoCL does not say with which library")
    return Path(found.group(1))


def words_of(project):
    """Every word of the sources, rules and tests: what a kernel may call stands among them."""
    words = set()
    for folder in ("src", "rules", "tests"):
        for path in (project / folder).rglob("*"):
            if path.is_file():
                found = re.findall(r"[A-Za-z_]\w*", path.read_text(errors="replace"), re.ASCII)
                words.update(filter(MADE_OF_PARTS.match, found) if path.name == ALL_NAMES else found)
    return words


class Bitcode:
    """A module, read and written by the LLVM that PoCL is linked with."""
    def __init__(self, pocl, path):
        self.llvm = ctypes.CDLL(str(pocl))
        pointer = ctypes.c_void_p
        for name, arguments in (("ContextCreate", []), ("GetFirstFunction", [pointer]), ("GetNextFunction", [pointer]),
                                ("GetFirstUse", [pointer]), ("DeleteFunction", [pointer]), ("StripModuleDebugInfo", [pointer]),
                                ("GetValueName2", [pointer, pointer]), ("WriteBitcodeToFile", [pointer, ctypes.c_char_p])):
            function = getattr(self.llvm, "LLVM" + name)
            function.argtypes, function.restype = arguments, pointer
        self.llvm.LLVMGetValueName2.restype = ctypes.c_char_p
        self.llvm.LLVMWriteBitcodeToFile.restype = ctypes.c_int
        buffer, module, message = pointer(), pointer(), ctypes.c_char_p()
        context = pointer(self.llvm.LLVMContextCreate())
        if (self.llvm.LLVMCreateMemoryBufferWithContentsOfFile(str(path).encode(), ctypes.byref(buffer), ctypes.byref(message))
                or self.llvm.LLVMParseBitcodeInContext2(context, buffer, ctypes.byref(module))):
            raise RuntimeError(f"{path}: LLVM can't read it")
        self.module = module

    def functions(self):
        function = self.llvm.LLVMGetFirstFunction(self.module)
        while function:
            length = ctypes.c_size_t()
            yield function, self.llvm.LLVMGetValueName2(function, ctypes.byref(length)).decode()
            function = self.llvm.LLVMGetNextFunction(function)

    def drop(self, unwanted):
        """Deletes the functions of unwanted names that none of the others calls."""
        gone = True
        while gone:
            gone = [function for function, name in self.functions() if unwanted(name) and not self.llvm.LLVMGetFirstUse(function)]
            for function in gone:
                self.llvm.LLVMDeleteFunction(function)

    def write(self, path):
        self.llvm.LLVMStripModuleDebugInfo(self.module)
        if self.llvm.LLVMWriteBitcodeToFile(self.module, str(path).encode()):
            raise RuntimeError(f"{path}: can't be written")


def is_unused(name, widths, words):
    """Whether no kernel calls the function of that name for vectors of so many elements (none: for scalars)."""
    if not widths and MADE_OF_PARTS.match(name):
        return False
    wide = not {3, 8, 16}.isdisjoint(widths)
    return name not in words or (wide and not re.search(r"(3|8|16)(_\w+)?$", name))


def is_unused_function(mangled, words):
    """The same of a function of the library. (PoCL puts _cl_ before the names of OpenCL C's.)"""
    parts = re.match(r"_Z(\d+)(.*)", mangled)
    if not parts:
        return False
    name = re.sub(r"^_cl_", "", parts.group(2)[:int(parts.group(1))])
    return is_unused(name, [int(width) for width in re.findall(r"Dv(\d+)_", mangled)], words)


def declarations(text, words):
    """The header without the declarations of such functions, which have a line each."""
    def stays(line):
        name = re.search(r"(\w+)\([^()]*\);\s*$", line)
        return not name or not is_unused(name.group(1), [int(width) for width in VECTOR.findall(line)], words)
    return "".join(line for line in text.splitlines(keepends=True) if stays(line))


def make(project, output):
    installed = Path(INSTALLED.read_text().strip())
    library = library_in_use(INSTALLED)
    folder = re.match("(.*)/../../share/pocl$", str(library.parent))
    if not folder:
        raise RuntimeError(f"{library}: not where it is seen from PoCL's own folder")
    pocl, data = Path(folder.group(1)) / installed.name, library.parent.resolve()
    words = words_of(project)
    # PoCL looks for its files in ../../share/pocl, and for its devices in pocl, both seen from its own folder.
    own_library, own_data = output / "lib" / "here" / pocl.name, output / "share" / "pocl"
    for folder in (own_library.parent, own_data / "include"):
        folder.mkdir(parents=True)
    own_library.symlink_to(pocl)
    (own_library.parent / "pocl").symlink_to(pocl.parent / "pocl")
    for file in (data / "include").iterdir():
        (own_data / "include" / file.name).symlink_to(file)
    header = own_data / "include" / "opencl-c.h"
    if header.exists():
        header.unlink()
        header.write_text(declarations((data / "include" / header.name).read_text(), words))
    module = Bitcode(pocl, library)
    module.drop(lambda name: is_unused_function(name, words))
    module.write(own_data / library.name)
    icd = output / "own.icd"
    icd.write_text(f"{own_library}\n")
    if library_in_use(icd).resolve() != (own_data / library.name).resolve():
        raise RuntimeError("PoCL does not take the library that was made")
    icd.rename(output / "pocl.icd")


def main():
    if sys.argv[1:] == ["--build"]:
        build_a_kernel()
    project, output = Path(sys.argv[1]), Path(sys.argv[2]).resolve()
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    try:
        make(project, output)
    except (OSError, RuntimeError, AttributeError, subprocess.SubprocessError) as error:
        (output / "why").write_text(f"{error}\n")
        (output / "pocl.icd").write_text(INSTALLED.read_text())


if __name__ == "__main__":
    main()
