"""The package in builds that keep CUDA sources: CMake's functions, and the rules for make."""
import os
import shutil
import subprocess
import time

from case import BUILD_PORTS, Case, main

BUILD = os.environ["CU2CL_BUILD"]
PROJECT = """\
cmake_minimum_required(VERSION 3.18)
project(p LANGUAGES CXX)
find_package(cu2cl REQUIRED)
cu2cl_add_library(tools STATIC lib/tools.cu)
target_include_directories(tools PUBLIC "with space")
cu2cl_add_executable(p src/main.cc src/run.cu src/gpu/twice.cpp)
target_sources(p PRIVATE src/plain.cc)
target_compile_definitions(p PRIVATE START=40 "TEXT=\\"a b\\"")
target_link_libraries(p PRIVATE tools)
set_property(TARGET p PROPERTY CXX_STANDARD 17)
"""
FILES = {
    "CMakeLists.txt": PROJECT,
    "with space/tools.h": "#define STEP 1\nint add_step(int *host);\n",
    "lib/tools.cu": """#include "tools.h"
#include <cuda_runtime.h>
__global__ void step(int *p) { *p += STEP; }
int add_step(int *host)
{
    int *p;
    cudaMalloc(&p, sizeof *p);
    cudaMemcpy(p, host, sizeof *p, cudaMemcpyHostToDevice);
    step<<<1, 1>>>(p);
    return cudaMemcpy(host, p, sizeof *p, cudaMemcpyDeviceToHost);
}
""",
    "src/run.cu": """#include "tools.h"
#include <cstring>
__global__ void twice(int *p) { *p *= 2; }
static_assert(__cplusplus >= 201703L, "the target's standard");
void run(int *device) { twice<<<1, std::strlen(TEXT) == 3 ? 1 : 0>>>(device); }
""",
    "src/main.cc": """#include "tools.h"
#include <cuda_runtime.h>
#include <cstdio>
void run(int *device);
int plain();
int main()
{
    int value = START, *device;
    if (cudaMalloc((void **)&device, sizeof value) != cudaSuccess || add_step(&value) != cudaSuccess)
        return 1;
    cudaMemcpy(device, &value, sizeof value, cudaMemcpyHostToDevice);
    run(device);
    cudaMemcpy(&value, device, sizeof value, cudaMemcpyDeviceToHost);
    std::printf("%d\\n", value + plain());
}
""",
    "src/gpu/twice.cpp": "int unused_here() { return 0; }\n",
    "src/plain.cc": "int plain() { return 0; }\n",
}


class CMakeFunctions(Case):
    def setUp(self):
        super().setUp()
        if not BUILD_PORTS:
            self.skipTest("a port can't link this runtime")
        for name, text in FILES.items():
            self.write(name, text)

    def cmake(self, *words, good=True):
        done = subprocess.run(["cmake", *words], cwd=self.folder, capture_output=True, text=True, timeout=200)
        self.assertEqual(done.returncode == 0, good, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def configure(self):
        return self.cmake("-S", ".", "-B", "b", "-DCMAKE_PREFIX_PATH=" + BUILD)

    def result(self):
        done = subprocess.run([self.path("b/p")], capture_output=True, text=True, timeout=100)
        self.assertEqual(done.returncode, 0, done.stderr)
        return int(done.stdout)

    def test_cmake_functions_port_when_they_build(self):
        """CUDA and host sources in one target, a library beside it, and again after a header changed."""
        self.configure()
        self.assertIn("Porting the CUDA sources of p", self.cmake("--build", "b"))
        self.assertEqual(self.result(), 82)
        self.assertTrue(os.path.exists(self.path("b/p.cu2cl/run.cl")))
        self.assertNotIn("Porting", self.cmake("--build", "b"), "nothing changed")
        time.sleep(1)
        self.write("with space/tools.h", FILES["with space/tools.h"].replace("STEP 1", "STEP 2"))
        self.cmake("--build", "b")
        self.assertEqual(self.result(), 84)

    def test_cmake_functions_fail_with_the_port(self):
        """What can't be ported ends the build, at its line."""
        self.write("src/run.cu", FILES["src/run.cu"] + "__global__ void no(int *p) { asm(\"nothing.of.the.kind %0;\" : \"=r\"(*p)); }\n")
        self.configure()
        self.assertRegex(self.cmake("--build", "b", good=False), r"run\.cu:6:\d+: unported")

    def test_components(self):
        """A port finds the library that it uses; one that was not built is an error that names the package."""
        self.write("use.cu", "#include <cublas_v2.h>\nint main() { cublasHandle_t h; return cublasCreate(&h) || cublasDestroy(h); }\n")
        done = subprocess.run([os.path.join(BUILD, "bin/cu2cl"), "use.cu", "-o", "port"], cwd=self.folder, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        package = os.path.join(BUILD, "lib/cmake/cu2cl")
        if os.path.exists(os.path.join(package, "cu2cl_blasTargets.cmake")):
            self.cmake("-S", "port", "-B", "b", "-DCMAKE_PREFIX_PATH=" + BUILD)
            self.cmake("--build", "b")
            subprocess.run([self.path("b/use")], check=True, timeout=100)
        os.makedirs(self.path("without/lib/cmake/cu2cl"))
        for name in os.listdir(package):
            if "blas" not in name:
                shutil.copy(os.path.join(package, name), self.path("without/lib/cmake/cu2cl"))
        said = self.cmake("-S", "port", "-B", "b2", "-DCMAKE_PREFIX_PATH=" + self.path("without"), good=False)
        self.assertIn("libclblast-dev", " ".join(said.split()))

    def test_make_rules_build_beside_cuda(self):
        """The file that makefiles include: objects of CUDA and of host sources, made again after a header changed."""
        rules = os.path.join(BUILD, "share/cu2cl/cu2cl.mk")
        self.write("Makefile", f"include {rules}\nCPPFLAGS = -I'with space' -DSTART=40 -DTEXT='\"a b\"'\n"
                               "p: lib/tools.cl.o src/run.cl.o src/main.cl.o src/plain.cl.o\n\t$(CU2CL_NVCC) $^ -o b/p\n"
                               "-include src/run.cl.d lib/tools.cl.d\n")
        os.mkdir(self.path("b"))
        for expected, step in (82, 1), (84, 2):
            self.write("with space/tools.h", FILES["with space/tools.h"].replace("STEP 1", f"STEP {step}"))
            done = subprocess.run(["make", "-s"], cwd=self.folder, capture_output=True, text=True, timeout=200)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertEqual(self.result(), expected)
            time.sleep(1)


if __name__ == "__main__":
    main()
