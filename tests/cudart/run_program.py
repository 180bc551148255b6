#!/usr/bin/env python3
"""Ports kernels.cu, compiles shared.c and shared.cpp as they are, links all of them and runs the program.

    run_program.py BUILD_TREE TOOLKIT WORK svm|buffer

The link names the libraries as a CUDA program's does; the runtime comes with them."""
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def run(*command, **more):
    print(" ".join(command), flush=True)
    return subprocess.run(command, check=True, **more)


def main():
    build, toolkit, work, device, pocl = (sys.argv[1:] + ["/etc/OpenCL/vendors/pocl.icd"])[:5]
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    os.chdir(work)
    include, libraries = toolkit + "/include", toolkit + "/lib64"
    warnings = ["-Wall", "-Wextra", "-pedantic", "-Werror"]
    run(build + "/bin/cu2cl", HERE + "/kernels.cu", "-o", "port")
    run("c++", "-std=c++14", "-c", "port/kernels.cpp", '-DCU2CL_KERNEL_DIR="%s/port"' % work, "-I", build + "/include", "-o", "kernels.o")
    run("cc", "-std=c11", *warnings, "-c", HERE + "/shared.c", "-I", include, "-o", "shared_c.o")
    run("c++", "-std=c++98", *warnings, "-c", HERE + "/shared.cpp", "-I", include, "-o", "shared_cpp.o")
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("CU2CL_", "OCL_ICD", "POCL_", "LD_LIBRARY_PATH"))}
    environment.update(HOME=work, XDG_CACHE_HOME=work, POCL_CACHE_DIR=work, OCL_ICD_VENDORS=pocl,
                       CU2CL_MEMORY=device)
    objects = ["kernels.o", "shared_c.o", "shared_cpp.o"]
    for cudart in (["-lcudart"], ["-lcudart_static", "-ldl", "-lcudadevrt"]):
        run("c++", *objects, "-o", "program", "-L", libraries, "-lcurand", "-lcuda", *cudart)
        done = run("./program", env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        print(done.stdout, done.stderr)
        if done.stdout != "PASSED\n" or "cudaDestroyExternalMemory is not ported: " not in done.stderr:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
