"""Programs whose device code is spread over several sources, as `nvcc -rdc=true` takes them. tests/separate is such a program; main.cu
names what it checks."""
import glob
import os
import shutil
import subprocess

from case import BUILD, BUILD_PORTS, SOURCE, TOOL, Case, main

NVCC = os.path.join(os.path.dirname(TOOL), "cu2cl-nvcc")
RIGHT = "58 checks, 0 wrong\n"


class Programs(Case):
    def setUp(self):
        super().setUp()
        if not BUILD_PORTS:
            self.skipTest("a port can't link this runtime")

    def check_report(self, words, status):
        if "-o" in words and words[words.index("-o") + 1] == "out":
            super().check_report(words, status)

    def nvcc(self, *words, status=0):
        self.run_tool(*words, status=status, tool=NVCC)

    def copy_program(self):
        for path in glob.glob(os.path.join(SOURCE, "tests/separate/*")):
            shutil.copy(path, self.folder)
        return sorted(name for name in os.listdir(self.folder) if name.endswith(".cu"))

    def test_separate_objects_are_one_program(self):
        """Objects, a static library of device code, and a device link of its own before the host's compiler links."""
        sources = self.copy_program()
        self.nvcc("-dc", *sources)
        objects = [name[:-3] + ".o" for name in sources]
        library = ["functions.o", "operations.o", "own.o", "shapes.o", "templates.o", "variables.o"]
        rest = [name for name in objects if name not in library]
        self.nvcc("-lib", *library, "-o", "libdevice.a")
        self.nvcc("-dlink", *rest, "-L.", "-ldevice", "-o", "device.o")
        subprocess.run(["g++", *rest, "device.o", "-L.", "-ldevice", "-o", "program", "-L" + os.path.join(BUILD, "lib"), "-lcu2cl",
                        "-Wl,-rpath," + os.path.join(BUILD, "lib")], cwd=self.folder, check=True)
        self.assert_prints("program", RIGHT)

    def test_separate_sources_are_one_port(self):
        """The same by cu2cl: all sources in one run."""
        sources = self.copy_program()
        self.run_tool(*sources, "-o", "out", "--", "-rdc=true", status=0)
        self.build_port()
        program = [name for name in os.listdir(self.path("out/build")) if name == sources[0][:-3]]
        self.assert_prints("out/build/" + program[0], RIGHT)

    def test_separate_source_that_is_compiled_twice(self):
        """With names that its text does not have: each object has its own static variables, also of a function."""
        self.write("part.cu", "static __device__ int kept = V;\n"
                              "__device__ int F(int x) { static int n = V; kept += x; n += x; return kept + n; }\n")
        self.write("main.cu", "#include <cstdio>\n__device__ int f1(int);\n__device__ int f2(int);\n"
                              "__global__ void k(int *p) { p[0] = f1(1); p[1] = f2(10); }\n"
                              "int main()\n{\n    int *p;\n    cudaMallocManaged(&p, 64);\n    k<<<1, 1>>>(p);\n    cudaDeviceSynchronize();\n"
                              "    std::printf(\"%d %d\\n\", p[0], p[1]);\n}\n")
        self.nvcc("-dc", "-DV=100", "-DF=f1", "part.cu", "-o", "one.o")
        self.nvcc("-dc", "-DV=200", "-DF=f2", "part.cu", "-o", "two.o")
        self.nvcc("-dc", "main.cu", "-o", "main.o")
        self.nvcc("main.o", "one.o", "two.o", "-o", "program")
        self.assert_prints("program", "202 420\n")

    def test_separate_libraries_and_plugins(self):
        """Kernels in a static library, in a shared one that is linked, and in two plug-ins, with the same kernel's name in all of them
        and device code of two sources in each plug-in."""
        self.write("part.cu", "__device__ int part(int x) { return x * FACTOR; }\n")
        self.write("kernels.cu", "extern __device__ int part(int x);\nstatic __constant__ int offset = FACTOR;\n"
                                 "static __global__ void work(int *p) { *p = part(10) + offset; }\n"
                                 "extern \"C\" int NAME() {\n    int *p, value = -1;\n    cudaMalloc(&p, 4);\n    work<<<1, 1>>>(p);\n"
                                 "    cudaMemcpy(&value, p, 4, cudaMemcpyDefault);\n    cudaFree(p);\n    return value;\n}\n")
        self.write("main.cc", "#include <cstdio>\n#include <dlfcn.h>\nextern \"C\" int archived();\nextern \"C\" int linked();\n"
                              "static int load(const char *file)\n{\n    void *plugin = dlopen(file, RTLD_NOW);\n"
                              "    int (*run)() = plugin ? (int (*)())dlsym(plugin, \"run\") : nullptr;\n"
                              "    int value = run ? run() : -2;\n    if (plugin)\n        dlclose(plugin);\n    return value;\n}\n"
                              "int main() { std::printf(\"%d %d %d %d %d\\n\", archived(), linked(), load(\"./one.so\"), load(\"./two.so\"), "
                              "load(\"./one.so\")); }\n")
        shared = ["-shared", "-Xcompiler", "-fPIC,-fvisibility-inlines-hidden", "-rdc=true", "part.cu", "kernels.cu"]
        self.nvcc("-dc", "-DFACTOR=1", "-DNAME=archived", "part.cu", "kernels.cu")
        self.nvcc("-lib", "part.o", "kernels.o", "-o", "libarchived.a")
        self.nvcc(*shared, "-DFACTOR=2", "-DNAME=linked", "-o", "liblinked.so")
        self.nvcc(*shared, "-DFACTOR=3", "-DNAME=run", "-o", "one.so")
        self.nvcc(*shared, "-DFACTOR=4", "-DNAME=run", "-o", "two.so")
        self.nvcc("-rdc=true", "main.cc", "-L.", "-larchived", "-llinked", "-Xlinker", "-rpath,$ORIGIN", "-ldl", "-o", "program")
        self.assert_prints("program", "11 22 33 44 33\n")


if __name__ == "__main__":
    main()
