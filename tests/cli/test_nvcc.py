"""The stand-in for nvcc as a build calls it: its command line, what it makes, and what it leaves when something goes wrong."""
import json
import os
import resource
import shutil
import subprocess

from case import BUILD, BUILD_PORTS, PROGRAM, TOOL, Case, main, snapshot

NVCC = os.path.join(os.path.dirname(TOOL), "cu2cl-nvcc")
LIBRARIES = os.path.join(BUILD, "lib")
HEADER = "#ifdef __CUDA_ARCH__\n#include \"device_only.h\"\n#endif\nint lib(void);\n"
USER = """\
#include "lib.h"
#include <cuda_runtime.h>
#include <stdio.h>
__global__ void fill(int *p) { p[threadIdx.x] = threadIdx.x * VALUE; }
int fill_and_sum(void)
{
    int *p, host[64], sum = 0;
    cudaMalloc((void **)&p, sizeof host);
    fill<<<1, 64>>>(p);
    if (cudaMemcpy(host, p, sizeof host, cudaMemcpyDeviceToHost) != cudaSuccess)
        return -1;
    for (int i = 0; i < 64; i++)
        sum += host[i];
    return sum;
}
"""
MAIN = """\
#include <cstdio>
extern "C" int lib(void);
int fill_and_sum(void);
int main() { std::printf("%d %d\\n", fill_and_sum(), lib()); }
"""
REFUSED = "__global__ void k(unsigned *p) { asm(\"mov.u32 %0, %%laneid_of_nothing;\" : \"=r\"(*p)); }\nint main() { k<<<1, 1>>>(0); }\n"


# A static library of device code, a shared one with a kernel, a program of both, and one that g++ links.
PROJECT = {
    "CMakeLists.txt": """cmake_minimum_required(VERSION 3.18)
project(p LANGUAGES CXX)
include(CheckLanguage)
check_language(CUDA)
if(NOT CMAKE_CUDA_COMPILER)
    message(FATAL_ERROR "check_language finds no compiler")
endif()
enable_language(CUDA)
find_package(CUDAToolkit 12 REQUIRED)
foreach(header include/cuda_runtime.h include/cccl/nv/target)
    if(NOT EXISTS ${CUDAToolkit_BIN_DIR}/../${header})
        message(FATAL_ERROR "the toolkit has no ${header}")
    endif()
endforeach()
try_compile(good ${CMAKE_BINARY_DIR}/good ${CMAKE_SOURCE_DIR}/good.cu)
try_compile(bad ${CMAKE_BINARY_DIR}/bad ${CMAKE_SOURCE_DIR}/bad.cu)
if(NOT good OR bad)
    message(FATAL_ERROR "try_compile: ${good} ${bad}")
endif()
set(CMAKE_CUDA_ARCHITECTURES 70 80)
add_library(part STATIC part.cu)
add_library(own SHARED own.cu)
add_executable(app main.cu)
set_target_properties(part app PROPERTIES CUDA_SEPARABLE_COMPILATION ON)
target_link_libraries(app part own)
add_executable(host host.cpp)
target_link_libraries(host CUDA::cudart)
""",
    "good.cu": "__global__ void k(int *p) { *p = 1; }\nint main() { k<<<1, 1>>>(nullptr); }\n",
    "bad.cu": "__global__ void k(int *p) { *p = nothing; }\nint main() {}\n",
    "part.cu": "__device__ int part(int x) { return x + 1; }\n",
    "own.cu": "__global__ void own_kernel(int *p) { *p = 5; }\nvoid own(int *p) { own_kernel<<<1, 1>>>(p); }\n",
    "main.cu": "#include <cstdio>\n__device__ int part(int x);\nvoid own(int *p);\n__global__ void k(int *p) { p[1] = part(41); }\n"
               "int main()\n{\n    int *p;\n    cudaMallocManaged(&p, 64);\n    own(p);\n    k<<<1, 1>>>(p);\n    cudaDeviceSynchronize();\n"
               "    std::printf(\"%d %d\\n\", p[0], p[1]);\n}\n",
    "host.cpp": "#include <cstdio>\n#include <cuda_runtime.h>\nint main()\n{\n    int count = 0;\n    cudaGetDeviceCount(&count);\n"
                "    std::puts(count ? \"devices\" : \"none\");\n}\n",
}


class NvccCase(Case):
    def nvcc(self, *words, status=0, **more):
        return self.run_tool(*words, status=status, tool=NVCC, **more)

    def check_report(self, words, status):
        """The stand-in writes none."""

    def setUp(self):
        super().setUp()
        if not BUILD_PORTS:
            self.skipTest("a port can't link this runtime")


class Building(NvccCase):
    def test_nvcc_builds_from_several_languages(self):
        """Objects, an archive, a link with sources among its inputs, and the program's result."""
        self.write("lib.c", "int lib(void) { return __STDC_VERSION__ > 0 ? 7 : 0; }\n")
        self.write("inc/lib.h", HEADER)
        self.write("inc/device_only.h", "")
        self.write("user.cu", USER)
        self.write("main.cc", MAIN)
        self.write("flags.rsp", "-Iinc -DVALUE=2")
        self.nvcc("--options-file", "flags.rsp", "-c", "user.cu", "-o", "obj/../user.o", "-O2", "-gencode", "arch=compute_80,code=sm_80",
                  "--compiler-options", "-Wall -fPIC", "--use_fast_math", "-MD", status=1)  # obj/ is not there
        self.assertFalse(os.path.exists(self.path("user.o")))
        self.nvcc("--options-file", "flags.rsp", "-c", "user.cu", "-O2", "-gencode", "arch=compute_80,code=sm_80",
                  "--compiler-options", "-Wall -fPIC", "--use_fast_math", "-MD")
        self.assertEqual(self.err, "")
        with open(self.path("user.d"), encoding="utf-8") as stream:
            rule = stream.read()
        self.assertTrue(rule.startswith("user.o : user.cu"), rule[:80])
        for name in ("inc/lib.h", "inc/device_only.h"):
            self.assertIn(name, rule)
        self.nvcc("-lib", "lib.c", "-o", "liblib.a")
        self.nvcc("user.o", "main.cc", "-L.", "-llib", "-lcudart", "-lcublas", "-o", "program")
        self.assertEqual(sorted(os.listdir(self.folder)), ["flags.rsp", "inc", "lib.c", "liblib.a", "main.cc", "program", "user.cu",
                                                           "user.d", "user.o"])
        self.assert_prints("program", "4032 7\n")

    def test_nvcc_makes_equal_objects(self):
        """Caches of compilers rely on it: neither the folder of the port nor chance is in an object."""
        self.write("a.cu", "namespace { int n = __LINE__; struct s { s() { n++; } } one; }\n" + PROGRAM + "const char *file = __FILE__;\n")
        objects = []
        for name in ("first", "second"):
            os.mkdir(self.path(name))
            self.nvcc("-g", "-O2", "-c", "a.cu", "-o", name + ".o", env=dict(os.environ, TMPDIR=self.path(name)))
            self.assertEqual(os.listdir(self.path(name)), [])
            objects.append(snapshot(self.folder)[name + ".o"])
        self.assertEqual(*objects)
        self.assertNotIn(b"cu2cl-nvcc-", objects[0])
        self.assertIn(b"\0a.cu\0", objects[0])

    def test_nvcc_under_ccache(self):
        """A rebuild takes all objects from the cache; what only the host reads is seen when it changes, in a header or the source."""
        if not shutil.which("ccache"):
            self.skipTest("ccache is not installed")
        self.write("device.h", "__device__ inline int twice(int x) { return 2 * x; }\n")
        self.write("host.h", "#define BLOCKS 1\n")
        one = "#ifdef __CUDA_ARCH__\n#include \"device.h\"\n#else\n#include \"host.h\"\n__device__ int twice(int x);\n#endif\n" \
              "__global__ void one(int *p) { *p = twice(*p); }\nvoid run(int *p) { one<<<BLOCKS, 1>>>(p); }\n"
        self.write("one.cu", one)
        self.write("two.cu", "#include \"device.h\"\n__global__ void two(int *p) { *p += twice(1); }\nvoid more(int *p) { two<<<1, 1>>>(p); }\n")
        first = self.build_cached(misses=2)
        self.assertEqual(self.build_cached(misses=0), first)
        self.write("host.h", "#define BLOCKS 2\n")
        second = self.build_cached(misses=1)
        self.assertNotEqual(second["one.o"], first["one.o"])
        self.write("one.cu", one.replace("twice(int x);", "twice(int x); extern const int three; const int three = 3;"))
        self.assertNotEqual(self.build_cached(misses=1)["one.o"], second["one.o"])
        self.write("device.h", "__device__ inline int twice(int x) { return x + x; }\n")
        self.build_cached(misses=2)

    def build_cached(self, misses):
        """Compiles both sources, and returns the objects."""
        environment = dict(os.environ, CCACHE_DIR=self.path("cache"), CCACHE_SLOPPINESS="include_file_ctime,include_file_mtime")
        for name in ("CCACHE_DISABLE", "CCACHE_PREFIX", "CCACHE_READONLY"):
            environment.pop(name, None)
        subprocess.run(["ccache", "--zero-stats"], env=environment, stdout=subprocess.DEVNULL, check=True)
        for name in ("one", "two"):
            self.run_tool(NVCC, "-O2", "-c", name + ".cu", "-o", name + ".o", tool="ccache", status=0, env=environment)
        printed = subprocess.run(["ccache", "--print-stats"], env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
        stats = dict(line.split("\t") for line in printed.splitlines())
        self.assertEqual((int(stats["cache_miss"]), int(stats["direct_cache_hit"])), (misses, 2 - misses))
        objects = snapshot(self.folder)
        return {name: objects[name] for name in ("one.o", "two.o")}

    def test_nvcc_keeps_ports_and_commands(self):
        self.write("src/a.cu", PROGRAM)
        environment = dict(os.environ, NVCC_PREPEND_FLAGS="-DA=1", NVCC_APPEND_FLAGS="-O1", CU2CL_KEEP="kept")
        for _ in range(2):  # the second time nothing is added
            self.nvcc("--compile-commands=all.json", "-c", "src/a.cu", env=environment)
        self.assertEqual({name for name in snapshot(self.path("kept")) if not name.startswith(".")},
                         {"src/a.cpp", "src/a.cl", "src/a.cl.h", "CMakeLists.txt", "cu2cl-report.json", "cu2cl-files.txt"})
        with open(self.path("all.json"), encoding="utf-8") as stream:
            commands = json.load(stream)
        self.assertEqual(commands, [{"directory": os.path.realpath(self.folder), "file": "src/a.cu", "output": "a.o",
                                     "arguments": ["nvcc", "-DA=1", "-c", "src/a.cu", "-O1"]}])

    def test_nvcc_shows_what_cmake_reads(self):
        self.write("a.cu", PROGRAM)
        self.nvcc("--version")
        self.assertRegex(self.out, r"\Anvcc: NVIDIA \(R\) Cuda compiler driver\n(.*\n)*.*release (\d+\.\d+), V\2\.\d+\n\Z")
        self.nvcc("-v", "__cmake_determine_cuda", status=1)
        self.assertRegex(self.err, r"#\$ TOP=(.*)\n")
        self.nvcc("--dryrun", "a.cu", "-arch=sm_80")
        libraries = [line for line in self.err.splitlines() if line.startswith("#$ LIBRARIES=")][0].split("=", 1)[1].strip()
        self.assertIn("-arch compute_80", self.err)
        self.assertIn(libraries, self.err.splitlines()[-1])
        self.assertEqual(os.listdir(self.folder), ["a.cu"])

    def test_nvcc_with_cmake(self):
        """Identification, the test of the compiler, a check of a flag, and a program."""
        self.write("a.cu", PROGRAM)
        self.write("CMakeLists.txt", "cmake_minimum_required(VERSION 3.18)\nproject(p LANGUAGES CUDA)\ninclude(CheckCUDACompilerFlag OPTIONAL)\n"
                   "add_library(o OBJECT a.cu)\nset_target_properties(o PROPERTIES CUDA_ARCHITECTURES \"80;90\" CUDA_STANDARD 17)\n"
                   "add_executable(p $<TARGET_OBJECTS:o>)\nset_target_properties(p PROPERTIES LINKER_LANGUAGE CUDA)\n")
        for command in (["cmake", "-S", ".", "-B", "b", "-DCMAKE_CUDA_COMPILER=" + NVCC], ["cmake", "--build", "b"]):
            done = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            self.assertEqual(done.returncode, 0, done.stdout.decode()[-3000:])
            self.assertNotIn(b"arning", done.stdout)
        self.assert_prints("b/p", "no error\n")  # the host compiler has linked it, without a run path

    def test_nvcc_with_cmake_in_a_large_project(self):
        """What projects ask CMake for, with the CMake that CU2CL_CMAKE names, which may be another version."""
        cmake = os.environ.get("CU2CL_CMAKE", "cmake")
        toolkit = os.path.normpath(os.path.join(os.path.dirname(TOOL), "../share/cu2cl/nvcc"))
        for name, text in PROJECT.items():
            self.write(name, text)
        for command in ([cmake, "-S", ".", "-B", "b", "-DCMAKE_CUDA_COMPILER=%s/bin/nvcc" % toolkit, "-DCMAKE_PREFIX_PATH=" + toolkit],
                        [cmake, "--build", "b"]):
            done = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            self.assertEqual(done.returncode, 0, done.stdout.decode()[-3000:])
            self.assertNotIn(b"arning", done.stdout)
        self.assert_prints("b/app", "5 42\n")
        self.assert_prints("b/host", "devices\n")

    def test_nvcc_links_programs_of_other_linkers(self):
        """g++ links objects of ours with what a toolkit offers it, and the program finds the runtime by itself."""
        self.write("user.cu", USER.replace("#include \"lib.h\"\n", ""))
        self.write("main.cc", MAIN)
        self.write("lib.c", "int lib(void) { return 7; }\n")
        self.nvcc("-c", "user.cu", "-o", "user.o", "-DVALUE=2")
        toolkit = os.path.join(os.path.dirname(TOOL), "../share/cu2cl/nvcc/lib64")
        for name in "lib.c", "main.cc":
            subprocess.run(["gcc" if name.endswith(".c") else "g++", "-c", name], cwd=self.folder, check=True)
        subprocess.run(["g++", "main.o", "user.o", "lib.o", "-o", "p", "-L" + toolkit, "-lcudadevrt", "-lcudart_static", "-lrt",
                        "-lpthread", "-ldl"], cwd=self.folder, check=True)
        clean = {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}
        self.assert_prints("p", "4032 7\n", env=clean)

    def test_nvcc_traps_at_functions_of_another_object(self):
        """A pointer to a device function of an object that was ported alone is an error, and never another function."""
        head = "typedef int (*F)(int);\nvoid fill(F *f);\n"
        self.write("a.cu", head + "#include <cstdio>\n__device__ int one(int x) { return x + 1; }\n__device__ F own = one;\n"
                                  "__global__ void call(F *f, int *out) { *out = own(1) + f[0](10); }\n"
                                  "int main() { F *f; int *o; cudaMallocManaged(&f, 8); cudaMallocManaged(&o, 4); fill(f); call<<<1, 1>>>(f, o);\n"
                                  "    std::puts(cudaDeviceSynchronize() == cudaSuccess ? \"no error\" : \"error\"); }\n")
        self.write("b.cu", head + "__device__ int hundred(int x) { return x + 100; }\n__device__ F mine = hundred;\n"
                                  "__global__ void give(F *f) { f[0] = mine; }\nvoid fill(F *f) { give<<<1, 1>>>(f); }\n")
        for name in "ab":
            self.nvcc("-c", f"{name}.cu", "-o", f"{name}.o")
        self.nvcc("a.o", "b.o", "-o", "p")
        self.assert_prints("p", "error\n")

    def test_nvcc_keeps_variables_of_headers_apart(self):
        """Without -rdc=true each object has its own `__device__` variable, also one of a header."""
        self.write("h.h", "__constant__ int start = 4;\n__device__ int count;\ninline __device__ int next(int x) { return x + 1; }\n")
        self.write("a.cu", "#include \"h.h\"\n#include <cstdio>\nint other();\n__global__ void k() { count = next(start); }\n"
                           "int main() { int n; k<<<1, 1>>>(); cudaMemcpyFromSymbol(&n, count, 4); printf(\"%d %d\\n\", n, other()); }\n")
        self.write("b.cu", "#include \"h.h\"\n__global__ void k2() { count += next(start) * 2; }\n"
                           "int other() { int n; k2<<<1, 1>>>(); cudaMemcpyFromSymbol(&n, count, 4); return n; }\n")
        for name in "ab":
            self.nvcc("-c", f"{name}.cu", "-o", f"{name}.o")
        self.nvcc("a.o", "b.o", "-o", "p")
        self.assert_prints("p", "5 10\n")


IMAGE = """\
__constant__ int bias = 5;
__device__ int total;
extern "C" __global__ void add(int *p)
{
    p[threadIdx.x] += bias;
    atomicAdd(&total, 1);
}
template <typename T> __global__ void scale(T *p, T by) { p[threadIdx.x] *= by; }
template __global__ void scale<int>(int *, int);
"""
LOADER = """\
#include <cuda.h>
#include <cstdio>
#include <fstream>
#include <sstream>
static void run(CUresult loaded, const CUmodule &module)
{
    CUfunction add, scale;
    CUdeviceptr p, total, bias;
    int host[4] = {0, 1, 2, 3}, by = 3, count = -1;
    size_t size;
    cuModuleGetFunction(&add, module, "add");
    cuModuleGetFunction(&scale, module, "_Z5scaleIiEvPT_S0_");
    cuModuleGetGlobal(&total, &size, module, "total");
    cuModuleGetGlobal(&bias, &size, module, "bias");
    cuMemAlloc(&p, sizeof host);
    cuMemcpyHtoD(p, host, sizeof host);
    void *one[] = {&p}, *two[] = {&p, &by};
    cuLaunchKernel(add, 1, 1, 1, 4, 1, 1, 0, 0, one, 0);
    cuLaunchKernel(scale, 1, 1, 1, 4, 1, 1, 0, 0, two, 0);
    cuMemcpyDtoH(host, p, sizeof host);
    cuMemcpyDtoH(&count, total, 4);
    cuMemcpyHtoD(bias, &count, 4); /* of this module alone */
    std::printf("%d %d %d %d\\n", loaded, host[0], host[3], count);
}
int main(int, char **files)
{
    CUcontext context;
    CUmodule a = 0, b = 0, c = 0, d = 0;
    CUlinkState link;
    std::stringstream text;
    void *image;
    cuInit(0);
    cuCtxCreate(&context, 0, 0);
    run(cuModuleLoad(&a, files[1]), a);
    text << std::ifstream(files[2]).rdbuf();
    run(cuModuleLoadData(&b, text.str().c_str()), b);
    cuModuleUnload(a);
    run(cuModuleLoad(&c, files[1]), c);
    cuLinkCreate(0, 0, 0, &link);
    cuLinkAddFile(link, CU_JIT_INPUT_PTX, files[1], 0, 0, 0);
    cuLinkComplete(link, &image, 0);
    run(cuModuleLoadData(&d, image), d);
    std::printf("%d\\n", cuModuleLoad(&d, files[3]));
}
"""


class Trees(NvccCase):
    def test_nvcc_finds_headers_once(self):
        """A ported header of another folder includes one that lies beside the source: both name the same, ported file."""
        self.write("driver/shared.h", "#pragma once\nstruct range { int from; };\n__device__ inline int next(int x) { return x + 1; }\n")
        self.write("cuda/context.h", "#pragma once\n#include \"shared.h\"\n#include \"plain.h\"\n"
                   "__global__ void k(range r, int *p) { *p = next(r.from); }\n")
        self.write("cuda/plain.h", "#pragma once\nint plain();\n")
        self.write("driver/a.cpp", "#include \"context.h\"\n#include \"shared.h\"\nint main() { k<<<1, 1>>>(range(), 0); }\n")
        self.nvcc("-x", "cu", "-Icuda", "-Idriver", "-c", "driver/a.cpp")
        machines = os.path.join(os.path.dirname(TOOL), "../share/cu2cl/nvcc/targets")
        for machine in os.listdir(machines):
            self.assertTrue(os.path.exists(os.path.join(machines, machine, "include/cuda_runtime.h")))


class Images(NvccCase):
    def test_nvcc_makes_files_for_the_driver_api(self):
        """-ptx and -cubin: kernels and variables are found, each load has its own variables, and a damaged file is refused."""
        self.write("kernel.cu", IMAGE)
        self.write("main.cpp", LOADER)
        self.nvcc("-ptx", "kernel.cu", "-MD", "-O2")
        self.nvcc("-cubin", "-o", "other.bin", "kernel.cu", "-O2")
        self.nvcc("main.cpp", "-o", "main", "-lcuda")
        self.assertEqual(sorted(os.listdir(self.folder)), ["kernel.cu", "kernel.d", "kernel.ptx", "main", "main.cpp", "other.bin"])
        files = snapshot(self.folder)
        self.assertEqual(files["kernel.ptx"], files["other.bin"])
        self.assertTrue(files["kernel.d"].startswith(b"kernel.ptx : kernel.cu"), files["kernel.d"][:40])
        self.write("bad.ptx", files["kernel.ptx"].decode().replace("\nf0", "\n00", 1))
        messages = self.assert_prints("main", "0 15 24 4\n" * 4 + "200\n", arguments=("kernel.ptx", "other.bin", "bad.ptx"))
        self.assertIn("can't load an image", messages)

    def test_nvcc_gives_the_host_text(self):
        """-cuda: g++ alone compiles what comes out, with the kernels in it."""
        self.write("a.cu", "// a \\ and \"quotes\"??/\n" + PROGRAM)
        self.nvcc("-cuda", "a.cu")
        os.remove(self.path("a.cu"))
        subprocess.run(["g++", "-c", "a.cu.cpp.ii", "-o", "a.o"], cwd=self.folder, check=True)
        self.nvcc("a.o", "-o", "a")
        self.assert_prints("a", "no error\n")


CALLER = """\
#include <cstdio>
#include "square.h"
extern __device__ int counter;
extern __constant__ int factors[4];
__device__ int helper(int x);
__global__ void other(int *p);
__global__ void k(int *p)
{
    Square square;
    Shape *shape = &square;
    p[threadIdx.x] = helper(threadIdx.x) * factors[threadIdx.x] + counter + shape->sides();
}
int main()
{
    int *p, h[4];
    cudaMalloc(&p, sizeof h);
    k<<<1, 4>>>(p);
    other<<<1, 4>>>(p);
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDefault);
    printf("%d %d %d %d\\n", h[0], h[1], h[2], h[3]);
}
"""
SHAPES = """\
struct Shape { __device__ virtual int sides() const = 0; };
struct Square : Shape { __device__ int sides() const override; };
"""
CALLED = """\
#include "square.h"
__device__ int counter = 5;
__constant__ int factors[4] = {1, 2, 3, 4};
__device__ int helper(int x) { return x * x + 1; }
__device__ int Square::sides() const { return 4000; }
"""
OTHER = "extern __device__ int counter;\n__global__ void other(int *p) { p[threadIdx.x] += 100 * counter; }\n"
RESULT = "4506 4509 4520 4545\n"


KEPT = {
    "inc/common.cuh": "#pragma once\n#include <cstdlib>\n__device__ inline float scaled(float x) { return SCALE * x; }\n"
                      "#define CHECK(call) do { if ((call) != cudaSuccess) std::abort(); } while (0)\n",
    "inc/parts.h": "float in_archive(float x);\nfloat in_shared(float x);\nextern \"C\" float in_c(float x);\n",
    "src/main.cu": """\
#include "common.cuh"
#include "parts.h"
#include <cstdio>
__global__ void scale(float *p) { *p = scaled(*p); }
int main()
{
    float *p, x = 3;
    CHECK(cudaMalloc((void **)&p, sizeof x));
    CHECK(cudaMemcpy(p, &x, sizeof x, cudaMemcpyHostToDevice));
    scale<<<1, 1>>>(p);
    CHECK(cudaMemcpy(&x, p, sizeof x, cudaMemcpyDeviceToHost));
    std::printf("%g %g %g %g\\n", x, in_archive(1), in_shared(1), in_c(1));
}
""",
    "lib/part.cu": """\
#include "common.cuh"
#include "parts.h"
__global__ void NAME(float *p) { *p = scaled(*p) + 1; }
float NAME(float x)
{
    float *p;
    CHECK(cudaMallocManaged(&p, sizeof x));
    *p = x;
    NAME<<<1, 1>>>(p);
    CHECK(cudaDeviceSynchronize());
    return *p;
}
""",
    "src/host.c": "#include <cuda_runtime_api.h>\n#ifndef OFFSET\n#define OFFSET 5\n#endif\n"
                  "float in_c(float x)\n{\n    int n;\n    return cudaGetDeviceCount(&n) == cudaSuccess && n > 0 ? x * OFFSET : 0;\n}\n",
    "far/user.cu": "#include <cstdio>\nextern __device__ int far_away(int x);\n__global__ void k(int *p) { *p = far_away(*p); }\n"
                   "int main()\n{\n    int *p;\n    cudaMallocManaged(&p, sizeof *p);\n    *p = 4;\n    k<<<1, 1>>>(p);\n"
                   "    cudaDeviceSynchronize();\n    std::printf(\"%d\\n\", *p);\n}\n",
    "far/away.cu": "__device__ int far_away(int x) { return x * 10 + 1; }\n",
}
KEPT_MAKEFILE = """\
all: prog far/prog
prog: src/main.o src/host.o lib/libarchive.a lib/libshared.so
	$(NVCC) -o $@ src/main.o src/host.o -Llib -larchive -lshared -Xlinker -rpath=$(CURDIR)/lib -lcudart -lm
src/main.o: src/main.cu
	$(NVCC) -Iinc -DSCALE=2 -c $< -o $@
src/host.o: src/host.c
	$(CC) -I$(TOOLKIT)/include -c $< -o $@
lib/libarchive.a: lib/archive.cu
	$(NVCC) -Iinc -DSCALE=3 -c $< -o lib/archive.o
	$(NVCC) -lib -o $@ lib/archive.o
lib/libshared.so: lib/shared.cu
	$(NVCC) -Iinc -DSCALE=4 -Xcompiler -fPIC -shared -o $@ $<
far/prog: far/user.o far/away.o
	$(NVCC) -rdc=true -o $@ $^
far/%.o: far/%.cu
	$(NVCC) -dc $< -o $@
"""
KEPT_CMAKE = """\
cmake_minimum_required(VERSION 3.18)
project(kept LANGUAGES C CXX CUDA)
add_subdirectory(lib)
add_subdirectory(util)
add_executable(prog src/main.cu src/host.c)
target_compile_definitions(prog PRIVATE SCALE=2 OFFSET=6)
target_include_directories(prog PRIVATE ${CMAKE_CUDA_TOOLKIT_INCLUDE_DIRECTORIES})
target_link_libraries(prog PRIVATE archive shared)
add_executable(host_only src/host_only.cpp)
target_compile_definitions(host_only PRIVATE NUMBER=8)
target_link_libraries(host_only PRIVATE util archive)
add_executable(unrelated src/unrelated.cpp)
add_executable(far far/user.cu far/away.cu)
set_target_properties(far PROPERTIES CUDA_SEPARABLE_COMPILATION ON)
"""


class KeptPorts(NvccCase):
    """--keep-port leaves a project that plain CMake builds, and whose programs print the same."""

    def setUp(self):
        super().setUp()
        for name, text in KEPT.items():
            if name == "lib/part.cu":
                self.write("lib/archive.cu", text.replace("__global__ void NAME", "__global__ void first").replace("NAME<<<", "first<<<")
                           .replace("NAME", "in_archive"))
                self.write("lib/shared.cu", text.replace("__global__ void NAME", "__global__ void second").replace("NAME<<<", "second<<<")
                           .replace("NAME", "in_shared"))
            else:
                self.write(name, text)

    def run_command(self, *words, **more):
        done = subprocess.run(words, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)
        self.assertEqual(done.returncode, 0, done.stdout[-3000:])
        return done.stdout

    def build_kept(self):
        """Without the stand-in, the sources and the first build's files."""
        for name in ("src", "lib", "inc", "far"):
            os.rename(self.path(name), self.path("away_" + name))
        self.run_command("cmake", "-S", "kept", "-B", "again", "-DCMAKE_PREFIX_PATH=" + BUILD)
        self.run_command("cmake", "--build", "again")
        with open(self.path("kept/CMakeLists.txt"), encoding="utf-8") as stream:
            self.assertNotIn(BUILD, stream.read())

    def test_nvcc_keeps_a_port_of_make(self):
        self.write("Makefile", KEPT_MAKEFILE)
        make = ["make", "-j2", "NVCC=" + NVCC, "TOOLKIT=" + os.path.join(os.path.dirname(TOOL), "../share/cu2cl/nvcc")]
        environment = dict(os.environ, CU2CL_KEEP=self.path("kept"))
        self.assertEqual(self.run_command(*make, env=environment).count("CU1095"), 1)  # host.c
        first = snapshot(self.path("kept"))
        self.assertIn("lib/archive.cpp", first)
        self.assertIn("inc/common.cuh", first)
        before = {name: os.stat(self.path("kept/" + name)).st_mtime_ns for name in first}
        self.write("src/main.cu", KEPT["src/main.cu"] + "// more\n")  # one source is compiled again, and a person's edit stays
        self.write("kept/lib/archive.cpp", "#error\n")
        os.utime(self.path("lib/archive.cu"))
        self.run_command(*make, env=environment)
        self.assertEqual(snapshot(self.path("kept"))["lib/archive.cpp"], b"#error\n")
        changed = [name for name in first if name[0] != "." and os.stat(self.path("kept/" + name)).st_mtime_ns != before[name]]
        self.assertEqual(sorted(changed), ["cu2cl-files.txt", "cu2cl-report.json", "lib/archive.cpp", "src/main.cpp"])
        self.write("kept/lib/archive.cpp", first["lib/archive.cpp"].decode())
        self.build_kept()
        for program, expected in (("prog", "6 4 5 5\n"), ("far/prog", "41\n")):
            self.assert_prints("again/" + program, expected)

    def test_nvcc_keeps_a_port_of_cmake(self):
        """Also host sources that the stand-in does not see, of targets that have to do with CUDA."""
        self.write("CMakeLists.txt", KEPT_CMAKE)
        self.write("lib/CMakeLists.txt", "include_directories(../inc)\nadd_library(archive STATIC archive.cu)\nadd_library(shared SHARED shared.cu)\n"
                   "target_compile_definitions(archive PRIVATE SCALE=3)\ntarget_compile_definitions(shared PRIVATE SCALE=4)\n"
                   "target_include_directories(archive INTERFACE ../inc)\n")
        self.write("util/CMakeLists.txt", "add_library(util STATIC util.cpp)\ntarget_include_directories(util PUBLIC .)\n")
        self.write("util/util.h", "#pragma once\nint util(int x);\n")
        self.write("util/util.cpp", "#include \"util.h\"\nint util(int x) { return x + 1; }\n")
        self.write("src/unrelated.cpp", "int main() {}\n")
        self.write("src/host_only.cpp", "#include \"parts.h\"\n#include \"util.h\"\n#include <cstdio>\n"
                   "int main() { std::printf(\"%g %d\\n\", in_archive(2), util(NUMBER)); }\n")
        environment = dict(os.environ, CU2CL_KEEP=self.path("kept"))
        self.run_command("cmake", "-S", ".", "-B", "b", "-DCMAKE_CUDA_COMPILER=" + NVCC, env=environment)
        self.assertFalse(os.path.exists(self.path("kept")))  # CMake's tests of the compiler are nobody's sources
        self.run_command("cmake", "--build", "b", "-j2", env=environment)
        kept = snapshot(self.path("kept"))
        self.assertIn("util/util.cpp", kept)
        self.assertNotIn("src/unrelated.cpp", kept)
        self.build_kept()
        for program, expected in (("prog", "6 4 5 6\n"), ("host_only", "7 9\n"), ("far", "41\n")):
            self.assert_prints("again/" + program, expected)


class Separate(NvccCase):
    def setUp(self):
        super().setUp()
        for name, text in (("a.cu", CALLER), ("square.h", SHAPES), ("b.cu", CALLED), ("c.cu", OTHER)):
            self.write(name, text)

    def test_nvcc_links_device_code(self):
        """Functions, variables with first values, virtual functions, and a kernel of other sources; in one command, of objects, of
        an archive in another folder, and by a device link of its own with the host compiler's link behind it."""
        self.nvcc("-rdc=true", "a.cu", "b.cu", "c.cu", "-o", "at_once")
        self.assert_prints("at_once", RESULT)
        self.nvcc("-dc", "a.cu", "b.cu", "c.cu")
        self.nvcc("-lib", "b.o", "c.o", "-o", "libdevice.a")
        os.mkdir(self.path("sub"))
        self.nvcc("../a.o", "-L..", "-ldevice", "-o", "../of_archive", cwd=self.path("sub"))
        self.nvcc("-dlink", "a.o", "-L.", "-ldevice", "-o", "device.o")
        before = snapshot(self.folder)["device.o"]
        self.nvcc("-dlink", "a.o", "-L.", "-ldevice", "-o", "device.o")
        self.assertEqual(before, snapshot(self.folder)["device.o"])
        for name, linker in (("linked", NVCC), ("linked_by_host", "g++")):
            done = subprocess.run([linker, "a.o", "device.o", "-L.", "-ldevice", "-o", name, "-L" + LIBRARIES, "-lcu2cl",
                                   "-Xlinker", "-rpath", "-Xlinker", LIBRARIES], cwd=self.folder, stderr=subprocess.PIPE)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assert_prints(name, RESULT)
        sections = subprocess.run(["readelf", "-SW", self.path("of_archive")], stdout=subprocess.PIPE, check=True).stdout
        self.assertNotIn(b".cu2cl", sections)

    def test_nvcc_device_link_fails_loudly(self):
        self.nvcc("-dc", "a.cu", "b.cu", "c.cu")
        before = set(snapshot(self.folder))
        self.nvcc("a.o", "c.o", "-o", "program", status=1)
        self.assertIn("CU2007", self.err)
        self.write("square.h", SHAPES + "struct Other {};\n")
        self.nvcc("a.o", "b.o", "c.o", "-o", "program", status=1)
        self.assertIn("CU1056", self.err)
        self.write("square.h", SHAPES)
        self.write("flags.rsp", "-DA=1")
        self.nvcc("-dc", "@flags.rsp", "b.cu")
        self.write("flags.rsp", "-DA=2")
        self.nvcc("a.o", "b.o", "c.o", "-o", "program", status=1)
        self.assertIn("CU1056", self.err)
        os.remove(self.path("flags.rsp"))
        self.nvcc("-dc", "b.cu")
        os.remove(self.path("b.cu"))
        self.nvcc("a.o", "b.o", "c.o", "-o", "program", status=1)
        self.assertIn("CU1003", self.err)
        content = snapshot(self.folder)["c.o"]
        self.write("c.o", content.replace(b"cu2cl-record\0002\0", b"cu2cl-record\0000\0"))
        self.nvcc("a.o", "c.o", "-o", "program", status=1)
        self.assertIn("CU1055", self.err)
        self.assertEqual(set(snapshot(self.folder)), before - {"b.cu"})
        self.write("d.cu", "extern __constant__ int table[];\n__global__ void k(int *p) { *p = table[0]; }\n")
        self.nvcc("-dc", "d.cu", status=1)
        self.assertIn("CU2003", self.err)
        self.nvcc("-c", "a.cu", status=1)
        self.assertIn("CU2007", self.err)


class Twice(NvccCase):
    """Two objects that define the same device function: nvlink refuses them, and nvcc's host linker without -rdc=true."""
    def setUp(self):
        super().setUp()
        for name, value in (("one", 1), ("two", 2)):
            self.write(name + ".cu", f"namespace n {{ __device__ int f(int x) {{ return x + {value}; }} }}\n"
                                     f"__global__ void {name}(int *p) {{ *p = n::f(0); }}\nvoid run_{name}(int *p) {{ {name}<<<1, 1>>>(p); }}\n")
        self.write("main.cu", "void run_one(int *p); int main() { run_one(0); }\n")
        self.write("user.cu", "namespace n { __device__ int f(int x); }\n__global__ void user(int *p) { *p = n::f(0); }\n")

    def assert_twice(self, text, *words):
        before = snapshot(self.folder)
        self.nvcc(*words, "-o", "program", status=1)
        self.assertRegex(self.err, text)
        self.assertEqual(snapshot(self.folder), before)

    def test_nvcc_refuses_two_definitions(self):
        message = r"multiple definition of 'n::f\(int\)' in '%s', first defined in '%s' \[CU1086\]"
        self.assert_twice(message % ("two.cu", "one.cu"), "-rdc=true", "main.cu", "one.cu", "two.cu")
        self.assert_twice(r"multiple definition of `n::f\(int\) \[clone \.device\]'", "main.cu", "one.cu", "two.cu")
        self.nvcc("-dc", "main.cu", "one.cu", "two.cu", "user.cu")
        for name in "one", "two":
            self.nvcc("-lib", name + ".o", "-o", f"lib{name}.a")
        self.assert_twice(message % (r"\./libtwo\.a\(two\.o\)", r"\./libone\.a\(one\.o\)"), "main.o", "-L.", "-lone", "-ltwo")
        self.assert_twice(message % ("two.o", "one.o"), "-dlink", "user.o", "one.o", "two.o")
        self.nvcc("main.o", "user.o", "-L.", "-lone", "-o", "program")

    def test_nvcc_sources_may_have_their_own(self):
        """What is static, inline, a template or in an unnamed namespace; one archive that is named twice."""
        text = ("static __device__ int f() { return 1; }\ninline __device__ int g() { return 2; }\nnamespace { __device__ int h; }\n"
                "template <class T> __device__ T t(T x) { return x; }\nstatic __constant__ int c;\nconst __device__ int d = 3;\n"
                "inline __device__ int i = 4;\nstruct s { static constexpr int e = 5; __device__ int m() { return e; } };\n"
                "static __global__ void k(int *p) { *p = f() + g() + h + t(1) + c + d + i + s().m(); }\nvoid run_%s() { k<<<1, 1>>>(0); }\n")
        self.write("one.cu", text % "one")
        self.write("two.cu", text % "two")
        self.write("main.cu", "int main() {}\n")
        self.nvcc("-rdc=true", "one.cu", "two.cu", "main.cu", "-o", "program")
        self.nvcc("-dc", "one.cu", "main.cu")
        self.nvcc("-lib", "one.o", "-o", "libone.a")
        self.nvcc("main.o", "-L.", "-lone", "libone.a", "-o", "program")

    def test_cu2cl_refuses_two_definitions(self):
        self.run_tool("main.cu", "one.cu", "two.cu", "-o", "out", status=1)
        self.assertRegex(self.err, r"two\.cu:1:\d+: unported: 'n::f\(int\)' is defined in 'one\.cu', too: .*\[CU1085\]")
        self.run_tool("one.cu", "-o", "out", status=0)


class Failing(NvccCase):
    def assert_fails(self, number, *words, **more):
        before = set(snapshot(self.folder))
        self.nvcc(*words, status=1, **more)
        self.assertIn(number, self.err)
        self.assertEqual(set(snapshot(self.folder)), before)

    def test_nvcc_refuses_wrong_command_lines(self):
        self.write("a.cu", PROGRAM)
        self.write("b.cu", PROGRAM)
        self.assert_fails("CU1050", "-fno-such-thing", "a.cu")
        self.assert_fails("CU1050", "--nothing", "a.cu")
        self.assert_fails("CU1051", "-c")
        self.assert_fails("CU1051", "a.unknown")
        self.assert_fails("CU1051", "-c", "a.cu", "b.cu", "-o", "x.o")
        self.assert_fails("CU1003", "-c", "none.cu")
        self.assert_fails("CU1030", "-c", "a.cu", "-std=c++99")
        self.assert_fails("CU1052", "-c", "a.cu", "-ccbin", "/no/such/compiler")
        self.assert_fails("CU1053", "-ltoir", "a.cu")

    def test_nvcc_fails_as_compilers_do(self):
        """A source that is not ported, as an error at its line, unless the caller takes that."""
        self.write("a.cu", REFUSED)
        self.nvcc("-c", "a.cu", status=1)
        self.assertRegex(self.err, r"(?m)^a\.cu:1:\d+: error: .*\[CU2\d+\]$")
        self.assertEqual(os.listdir(self.folder), ["a.cu"])
        self.nvcc("-c", "a.cu", env=dict(os.environ, CU2CL_ALLOW_PARTIAL="1"))
        self.assertRegex(self.err, r"(?m)^a\.cu:1:\d+: warning: ")
        self.assertEqual(sorted(os.listdir(self.folder)), ["a.cu", "a.o"])

    def test_nvcc_leaves_nothing_half_written(self):
        """A disk that is full while an object or a program is written; what was there stays."""
        self.write("a.cu", PROGRAM)
        self.nvcc("-c", "a.cu")
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (6000, 6000))
        for words in (("-c", "a.cu"), ("a.o", "-o", "program")):
            before = snapshot(self.folder)
            self.nvcc(*words, status=1, preexec_fn=limit)
            self.assertEqual(snapshot(self.folder), before)

    def test_nvcc_on_a_full_disk(self):
        """Objects, archives, device links, programs, and the folder of temporary files: a message, and no half of a file."""
        self.write("a.cu", "__device__ int f(int);\n__global__ void k(int *p) { *p = f(*p); }\nint main() { k<<<1, 1>>>(0); }\n")
        self.write("b.cu", "__device__ int f(int x) { return x; }\n")
        self.nvcc("-dc", "a.cu", "b.cu")
        with self.small_disk(64 * 1024) as disk:
            self.fill(disk)
            for words in (("-c", "b.cu", "-o", "disk/b.o"), ("-lib", "a.o", "b.o", "-o", "disk/l.a"), ("-dlink", "a.o", "b.o", "-o", "disk/d.o"),
                          ("a.o", "b.o", "-o", "disk/p"), ("-E", "b.cu", "-o", "disk/b.ii")):
                self.nvcc(*words, status=1)
                self.assertIn("No space left", self.err)
                self.assertEqual(os.listdir(disk), ["filler"], words)
            self.nvcc("a.o", "b.o", "-o", "p", status=1, env=dict(os.environ, TMPDIR=disk))
            self.assert_message("cannot write", "No space left")
            self.assertEqual((os.listdir(disk), os.path.exists(self.path("p"))), (["filler"], False))

    def test_nvcc_says_which_library_is_missing(self):
        self.write("a.cc", "extern \"C\" int nvjpegDestroy(void *); int main() { return nvjpegDestroy(0); }\n")
        self.assert_fails("CU1054", "a.cc", "-lnvjpeg", "-o", "program")
        self.assertIn("nvjpeg", self.err.split("CU1054")[0].splitlines()[-1])

    def test_nvcc_links_own_libraries_whose_names_begin_as_those_of_cuda(self):
        self.write("part.cc", "int part() { return 0; }\n")
        self.write("main.cc", "int part(); int main() { return part(); }\n")
        os.mkdir(self.path("own"))
        self.nvcc("-lib", "part.cc", "-o", "own/libnccl_part.a")
        self.nvcc("main.cc", "-lnccl_part", "-Lown", "-o", "by_name")
        self.nvcc("main.cc", "own/libnccl_part.a", "-o", "by_path")
        os.rename(self.path("own/libnccl_part.a"), self.path("libnccl_part.a"))
        self.nvcc("main.cc", "libnccl_part.a", "-o", "here")
        self.write("libcudart.so", "")  # beside CUDA's own they are CUDA's
        self.assert_fails("CU1054", "main.cc", "-L.", "-lnccl_part", "-o", "program")


if __name__ == "__main__":
    main()
