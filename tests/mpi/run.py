#!/usr/bin/env python3
"""Programs of 4 ranks that pass device pointers to MPI: run.py PROGRAM MPI BUILD WORK

MPI is openmpi or mpich, as Debian names their commands. The programs are built with the stand-in for nvcc, and run in the tier where
device pointers are no addresses of memory: what is not staged is a crash there, or a wrong result. Skipped, with status 77, where this
MPI is not installed."""
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def run(command, **more):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=200, **more)
    text = done.stdout.decode(errors="replace")
    if done.returncode:
        sys.exit("%s: status %d\n%s" % (" ".join(command), done.returncode, text[-3000:]))
    return text


def commands(mpi):
    """The compiler and mpirun of an MPI; a machine with one MPI has them without an ending."""
    ending = "." + mpi
    if not shutil.which("mpicxx" + ending) and shutil.which("mpirun"):
        version = subprocess.run(["mpirun", "--version"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout.decode()
        ending = "" if ("Open MPI" in version) == (mpi == "openmpi") else ending
    if not shutil.which("mpicxx" + ending) or not shutil.which("mpirun" + ending):
        print("skipped: %s is not installed" % mpi)
        sys.exit(77)
    return "mpicxx" + ending, "mpirun" + ending


def without_wrapper(compiler):
    """What a Makefile says to nvcc that knows Open MPI's folders: the C library only, before the source, and no optimisation. The C++
    bindings in the header must not get in the way."""
    folders = {flag: run([compiler, "--showme:" + what]).split() for flag, what in (("-I", "incdirs"), ("-L", "libdirs"))}
    return [flag + folder for flag in folders for folder in folders[flag]] + ["-lmpi"]


def build(program, mpi, compiler, tools, toolkit):
    """messages: one call, with MPI's compiler behind the stand-in, or Open MPI's folders. halo: the host's source by MPI's compiler alone,
    which also links it; then once more by the stand-in, with the MPI library before all others."""
    nvcc = os.path.join(tools, "cu2cl-nvcc")
    if program == "messages":
        how = ["-ccbin", compiler] if mpi == "mpich" else without_wrapper(compiler)
        run([nvcc] + how + [os.path.join(HERE, "messages.cu"), "-o", "messages"])
        return ["messages"]
    run([compiler, "-std=c++17", "-c", os.path.join(HERE, "halo.cpp"), "-o", "halo.o"])
    run([nvcc, "-c", os.path.join(HERE, "halo_kernels.cu"), "-o", "halo_kernels.o"])
    run([compiler, "halo.o", "halo_kernels.o", "-L" + toolkit, "-lcudart", "-o", "halo"])
    run([nvcc, "-ccbin", compiler, "halo.o", "halo_kernels.o", "-o", "halo_nvcc"])
    return ["halo", "halo_nvcc"]


def main():
    program, mpi, tree, work = sys.argv[1:]
    compiler, launcher = commands(mpi)
    shutil.rmtree(work, True)
    os.makedirs(work)
    os.chdir(work)
    environment = dict(os.environ, CU2CL_MEMORY="buffer", OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1",
                       OMPI_MCA_rmaps_base_oversubscribe="1", OMPI_MCA_hwloc_base_binding_policy="none")
    for name in build(program, mpi, compiler, os.path.join(tree, "bin"), os.path.join(tree, "share/cu2cl/nvcc/lib64")):
        text = run([launcher, "-n", "4", "./" + name] + (["--refused"] if name == "messages" else []), env=environment)
        print(text)
        if text.count(" 0 failed") != 4:
            sys.exit("%s: not all of four ranks are right" % name)
        if name == "messages" and "MPI_Win_create: one-sided communication" not in text:
            sys.exit("a refusal has no message")


if __name__ == "__main__":
    main()
