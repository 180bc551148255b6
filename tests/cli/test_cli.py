"""Runs the tool as a user does and looks at exit status, messages and files. See case.py."""
import contextlib
import filecmp
import json
import os
import random
import re
import resource
import select
import shutil
import signal
import subprocess
import time

from case import (BUILD, FAILED, NEEDS_HAND, PORTED, PROGRAM, HOST_PROGRAM, SOURCE, TOOL, USAGE, Case,
                  main, snapshot)


def read_terminal(main):
    """All that was written to the other side of a terminal, which is closed: one read may give a part only."""
    parts = []
    with contextlib.suppress(OSError):  # how the end of a terminal shows
        while not parts or parts[-1]:
            parts.append(os.read(main, 65536))
    os.close(main)
    return b"".join(parts)


class Information(Case):
    def test_help_lists_options_and_statuses(self):
        self.run_tool("--help", status=PORTED)
        self.assertEqual(self.err, "")
        for text in ("Usage:", "-o OUT", "--rules FILE", "--dump=STAGE", "Exit status"):
            self.assertIn(text, self.out)
        for command in re.findall(r"^ {7}cu2cl (\w+)", self.out, re.M):
            self.run_tool(command, "--help", status=PORTED)
            self.assertIn("Usage: cu2cl %s" % command, self.out)
            self.assertIn("Exit status:\n", self.out)

    def test_version_names_cu2cl_and_clang(self):
        self.run_tool("--version", status=PORTED)
        self.assertRegex(self.out, r"\Acu2cl \d+\.\d+\.\d+\n.*clang version 19")

    def test_manual_pages_are_valid_troff(self):
        """With the sections that a manual page has, for the tool and for the stand-in for nvcc."""
        last = ["EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES", "SEE ALSO"]
        self.check_page(TOOL, "CU2CL", ["COMMANDS", r"STAGES OF \-\-dump", "COMPILER FLAGS", *last])
        self.check_page(TOOL + "-nvcc", "CU2CL-NVCC", last)
        for command in ("analyze", "check", "compare", "record"):
            self.check_page(TOOL, "CU2CL-" + command.upper(), last, command)
        self.check_page(TOOL, "CU2CL-DOCTOR", last, "doctor", options=[])
        for command in ("explain", "lanes"):
            self.check_page(TOOL, "CU2CL-" + command.upper(), [name for name in last if name != "ENVIRONMENT"], command, options=[])
        self.check_page(TOOL, "CU2CL-QUERY", ["EXIT STATUS", "EXAMPLES", "SEE ALSO"], "query", options=[])
        self.run_tool("--print-man", "chek", status=USAGE)

    def check_page(self, tool, title, sections, *command, options=("OPTIONS",)):
        self.run_tool("--print-man", *command, status=PORTED, tool=tool)
        self.assertTrue(self.out.startswith(f".TH {title} 1"))
        headings = re.findall(r"^\.SH (.*)", self.out, re.M)
        self.assertEqual(headings, ["NAME", "SYNOPSIS", "DESCRIPTION", *options, *sections])
        if shutil.which("groff"):
            done = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z"], input=self.out.encode(),
                                  stderr=subprocess.PIPE)
            self.assertEqual((done.returncode, done.stderr), (0, b""))

    def test_no_thread_can_be_started(self):
        """CU1009, where the address space has no room for another stack."""
        if self.sanitized():
            self.skipTest("AddressSanitizer needs more address space than the limit leaves")
        self.write("a.cpp", HOST_PROGRAM)
        size = 64 << 20
        while size < 2 << 30:  # the smallest limit under which the libraries load
            limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (size, size))
            if subprocess.run([TOOL, "--version"], preexec_fn=limit, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode == 0:
                break
            size += 2 << 20
        size += 4 << 20  # for the rules; the smallest stack needs 8 MiB
        self.run_tool("a.cpp", "-o", "out", status=FAILED, preexec_fn=limit)
        self.assert_message("CU1009")

    def test_head_of_the_device_code(self):
        """Source, version, and what the names mean that are in it; nothing of those that are not."""
        self.write("a.cu", "__global__ void k(int *p) { extern __shared__ int s[]; s[0] = *p; *p = __any_sync(~0u, s[0]); }\n")
        self.write("b.cu", "__global__ void k(int *p) { *p = 1; }\n")
        self.run_tool("a.cu", "b.cu", "-o", "out", status=PORTED)
        texts = {name: snapshot(self.path("out"))[name].decode() for name in ("a.cl", "b.cl")}
        self.assertRegex(texts["a.cl"], r"\A/\* Made from a\.cu by cu2cl \d+\.\d+\.\d+\.\n \* cu_lanes: .*\n \* CU_LOCAL_ARGUMENT\(p\): .* \*/\n")
        self.assertRegex(texts["b.cl"], r"\A/\* Made from b\.cu by cu2cl \d+\.\d+\.\d+\. \*/\n")

    def test_output_to_a_full_device(self):
        with open("/dev/full", "w") as full:
            done = subprocess.run([TOOL, "--help"], stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, FAILED)
        self.assertIn(b"cannot write", done.stderr)

    def test_questions_are_answered(self):
        self.run_tool("explain", "CU2010", "cu1003", status=0)
        self.assertIn("# CU2010: ", self.out)
        self.assertIn("# CU1003: ", self.out)
        self.run_tool("explain", "CU9999", status=1)
        self.assertIn("no message has the number CU9999", self.err)
        self.run_tool("explain", "../CU1003", status=2)
        self.run_tool("query", "cudamemcpy2d", status=0)
        self.assertRegex(self.out, r"^cudaMemcpy2D \(function of the host\): ported, as cu2clMemcpy2D\n    rule: .*memory.yaml:\d+\n$")
        self.run_tool("query", "cudaMemcopy", status=1)
        self.assertIn("these are like it:\n    cudaMemcpy (", self.out)
        self.run_tool("query", "x" * 5000, "of_nobody_at_all", status=1)
        self.assertIn("of_nobody_at_all: no rule has this name\n", self.out)
        for command in ("explain", "query"):
            self.run_tool(command, status=2)
        self.run_tool("doctor", status=(0, 1))
        self.assertIn("OpenCL devices\n", self.out)
        os.mkdir(self.path("empty"))
        self.run_tool("doctor", status=1, env={"PATH": self.path("empty"), "OCL_ICD_VENDORS": self.path("empty") + "/"})
        self.assertRegex(self.out, r"cmake +missing +builds ports \(Debian: cmake\)\n")
        self.assertIn("no OpenCL device: ", self.out)
        self.assertIn("something is missing", self.out)


class Usage(Case):
    def test_no_arguments(self):
        self.run_tool(status=USAGE)
        self.assert_message("no source file", "usage")

    def test_no_output(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", status=USAGE)
        self.assert_message("-o OUT")

    def test_unknown_option(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "out", "--frobnicate", status=USAGE)
        self.assert_message("--frobnicate", "--help")
        self.assertFalse(os.path.exists(self.path("out")))

    def test_not_a_source_file(self):
        self.write("a.txt", PROGRAM)
        self.run_tool("a.txt", "-o", "out", status=USAGE)
        self.assert_message("a.txt", ".cu")

    def test_a_folder_as_source(self):
        os.mkdir(self.path("dir.cu"))
        for name in ("dir.cu", ".", "..", "./dir.cu/"):
            self.run_tool(name, "-o", "out", status=USAGE)
            self.assertEqual(self.err, "cu2cl: error: '%s' is a directory; name the source files in it "
                             "[CU1023]\n" % name)

    def test_unknown_stage(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "--dump=nothing", status=USAGE)
        self.assert_message("nothing", "model")

    def test_unknown_compiler_flag_is_a_warning(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "out", "--", "-qstrange", status=PORTED)
        self.assert_message("-qstrange", "warning", "CU1016")
        self.run_tool("a.cu", "-o", "out", "--werror", "--", "-qstrange", status=NEEDS_HAND)
        self.assert_message("cu2cl: written to out; 1 warning, by --werror\n")


    def test_number_of_threads(self):
        self.write("a.cu", PROGRAM)
        for value in ("0", "-1", "1025", "x", "2x"):
            self.run_tool("a.cu", "-o", "out", "-j", value, status=USAGE)
            self.assert_message("'-j' needs a value: a number from 1 to 1024")


class Port(Case):
    def test_files_of_a_port(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "out", status=PORTED)
        self.assertEqual(self.err, "")
        self.assertEqual(sorted(os.listdir(self.path("out"))),
                         [".cu2cl", "CMakeLists.txt", "a.cl", "a.cl.h", "a.cpp", "cu2cl-files.txt",
                          "cu2cl-report.json"])

    def test_report_tells_what_was_ported(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "out", status=PORTED)
        with open(self.path("out/cu2cl-report.json")) as stream:
            report = json.load(stream)
        self.assertTrue(report["complete"])
        self.assertEqual(report["messages"], [])
        self.assertEqual(report["runs_on"], {"any": 1, "nvidia": 0})
        kernels = report["sources"][0]["kernels"]
        self.assertEqual([(k["host"], k["file"], k["line"], k["ported"]) for k in kernels],
                         [("add_one", "a.cu", 5, True)])
        ported = [f for f in report["files"] if f["from"] == "a.cu"]
        malloc = [e for e in ported[0]["edits"] if e.get("from") == "cudaMalloc"]
        self.assertEqual(malloc, [{"line": 15, "from": "cudaMalloc", "to": "cu2clMalloc"}])

    def test_report_tells_what_runs_on_few_devices(self):
        self.write("a.cu", "__global__ void waits(volatile int *p)\n{\n    while (*p == 0)\n        ;\n}\n"
                   "__global__ void writes(int *p) { *p = 1; }\n")
        self.run_tool("a.cu", "-o", "out", status=PORTED)
        self.assertIn("CU2034", self.err)
        with open(self.path("out/cu2cl-report.json")) as stream:
            report = json.load(stream)
        self.assertEqual(report["runs_on"], {"any": 1, "nvidia": 1})
        self.assertEqual([(k["host"], k["needs"]) for k in report["sources"][0]["kernels"]],
                         [("waits", ["independent_threads"]), ("writes", [])])

    def test_ports_do_not_name_the_folder_of_the_source(self):
        """The same for a relative path and an absolute one, from wherever the tool runs."""
        os.makedirs(self.path("project/parts"))
        self.write("project/parts/check.h", "__device__ inline void check(int *p) { assert(*p == 1); }\n")
        self.write("project/a.cu", "#include <cassert>\n#include <cstdio>\n#include \"parts/check.h\"\n__global__ void k(int *p)\n{\n"
                   "    assert(*p);\n    check(p);\n}\nint main() { k<<<1, 1>>>(nullptr); }\n")
        self.run_tool(self.path("project/a.cu"), "-o", "out", status=PORTED)
        files = snapshot(self.path("out"))
        for name, text in files.items():
            self.assertNotIn(self.folder.encode(), text, name)
        text = files["a.cl"].decode()
        self.assertIn('"a.cu", 6, ', text)
        self.assertIn('"parts/check.h", 1, ', text)
        report = json.loads(files["cu2cl-report.json"])
        self.assertEqual((report["sources"][0]["path"], report["sources"][0]["kernels"][0]["file"]), ("a.cu", "a.cu"))
        self.assertEqual({f["from"] for f in report["files"]}, {"a.cu", "parts/check.h", None})
        self.run_tool("project/a.cu", "-o", "again", status=PORTED)
        self.assertEqual(files["cu2cl-report.json"], snapshot(self.path("again"))["cu2cl-report.json"])

    def test_report_tells_why_a_kernel_was_not_ported(self):
        self.write("a.cu", "__global__ void k(int *p)\n{\n    cudaDeviceSynchronize();\n}\n")
        self.run_tool("a.cu", "-o", "out", status=NEEDS_HAND)
        with open(self.path("out/cu2cl-report.json")) as stream:
            report = json.load(stream)
        self.assertFalse(report["complete"])
        kernel = report["sources"][0]["kernels"][0]
        self.assertEqual((kernel["host"], kernel["line"], kernel["ported"]), ("k", 1, False))
        self.assertIn("cudaDeviceSynchronize", kernel["reason"])

    def test_report_holds_the_messages(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "out", "--", "-qstrange", status=PORTED)
        with open(self.path("out/cu2cl-report.json")) as stream:
            messages = json.load(stream)["messages"]
        self.assertIn(("CU1016", "warning"), [(m["number"], m["severity"]) for m in messages])

    def test_output_named_as_a_file(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "deep/er/b.cpp", status=PORTED)
        self.assertIn("b.cl", os.listdir(self.path("deep/er")))
        self.assertIn("b.cpp", os.listdir(self.path("deep/er")))
        self.run_tool("a.cu", "-o", "c.cpp", status=PORTED)
        self.assertIn("c.cl.h", os.listdir(self.folder))

    def test_two_runs_are_equal_byte_for_byte(self):
        self.write("src/a.cu", '#include "b.cuh"\n' + PROGRAM)
        self.write("src/b.cuh", "__device__ int twice(int x) { return 2 * x; }\n")
        self.run_tool("src/a.cu", "-o", "one", status=PORTED)
        self.run_tool("src/a.cu", "-o", "two/three", status=PORTED)
        self.assertEqual(snapshot(self.path("one")), snapshot(self.path("two/three")))
        self.run_tool("src/a.cu", "-o", "one", status=PORTED)
        self.assertEqual(snapshot(self.path("one")), snapshot(self.path("two/three")))

    def test_a_run_over_its_own_output_changes_nothing(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "out", status=PORTED)
        self.run_tool("out/a.cpp", "-o", "again", status=PORTED)
        for name in ("a.cpp", "a.cl.h"):
            if os.path.exists(self.path("again/" + name)):
                self.assertTrue(filecmp.cmp(self.path("out/" + name), self.path("again/" + name),
                                            shallow=False), name)
        self.assertTrue(os.path.exists(self.path("again/a.cpp")))

    def test_host_programs_in_c_and_cxx(self):
        self.write("a.cpp", HOST_PROGRAM)
        self.write("b.c", "int helper(void) { return 1; }\n")
        self.run_tool("a.cpp", "b.c", "-o", "out", status=PORTED)
        self.assertEqual(snapshot(self.path("out"))["a.cpp"].decode(), HOST_PROGRAM)
        self.assertIn("b.c", snapshot(self.path("out")))

    def test_the_number_of_threads_does_not_show(self):
        """Sources that share a header which each of them ports in part, and that have messages."""
        self.write("shared.cuh", "".join("#ifdef ROLE_%d\n__device__ int role_%d(void) { return %d; }\n"
                                         "static int host_%d(void) { return cudaSuccess; }\n#endif\n"
                                         % (i, i, i, i) for i in range(4)))
        names = []
        for i in range(4):
            names.append("s%d.cu" % i)
            self.write(names[-1], '#define ROLE_%d\n#include "shared.cuh"\n'
                       "__global__ void k%d(int *x) { x[0] = role_%d(); }\n"
                       "void f%d(int *x) { k%d<<<1, 1>>>(x); }\n"
                       "__global__ void asm%d(int *x) { asm(\"nonsense.u32;\"); }\n"
                       "void g%d(int *x) { asm%d<<<1, 1>>>(x); }\n" % ((i,) * 8))
        results = []
        for words in (["-j1"], ["-j", "2"], ["-j7"]):
            shutil.rmtree(self.path("out"), True)
            self.run_tool(*names, "-o", "out", *words, status=NEEDS_HAND)
            results.append((self.err, snapshot(self.path("out"))))
        for result in results[1:]:
            self.assertEqual(results[0], result)
        self.assertEqual(results[0][0].count("unported:"), 5)
        self.assertIn("host_3(void) { return cu2clSuccess", results[0][1]["shared.cuh"].decode())

    def test_progress_on_a_terminal(self):
        """A header that arrives after two seconds, and what is shown until then."""
        import pty
        self.write("a.cu", '#include "slow.h"\n' + PROGRAM)
        os.mkfifo(self.path("slow.h"))
        main, other = pty.openpty()
        tool = subprocess.Popen([TOOL, "a.cu", "-o", "out"], cwd=self.folder, stderr=other)
        os.close(other)
        shown = b""
        while b" of 1 sources, 2 s" not in shown:
            self.assertTrue(select.select([main], [], [], 100)[0], shown)
            shown += os.read(main, 4096)
        self.assertTrue(shown.startswith(b"\rcu2cl: 0 of 1 sources, 2 s"), shown)
        while tool.poll() is None:
            with contextlib.suppress(OSError):  # nobody reads at this moment
                os.close(os.open(self.path("slow.h"), os.O_WRONLY | os.O_NONBLOCK))
            time.sleep(0.01)
        self.assertEqual(tool.returncode, PORTED)
        self.assertRegex(read_terminal(main).decode(), "\r\x1b\\[Kcu2cl: 1 kernel ported to out")

    def test_several_sources_make_one_program(self):
        self.write("a.cu", PROGRAM)
        self.write("b.cu", PROGRAM.replace("add_one", "add_two").replace("main", "other"))
        self.run_tool("a.cu", "b.cu", "-o", "out", status=PORTED)
        files = snapshot(self.path("out"))
        for name in ("a.cpp", "a.cl", "b.cpp", "b.cl"):
            self.assertIn(name, files)
        self.assertEqual(files["CMakeLists.txt"].count(b"add_executable"), 1)
        self.assertRegex(files["CMakeLists.txt"], rb"(?s)enable_testing\(\).*add_test\(NAME (\w+) COMMAND \1 "
                                                  rb".*ENVIRONMENT CU2CL_ON_REFUSAL=abort\)")

    def test_files_of_kernels_that_the_program_loads(self):
        """The build writes a file in place of each that has a source; others are reported."""
        host = """
#include <cuda.h>
#define FILE64 "add_one64.fatbin"
int main(void)
{
    CUmodule module;
    CUfunction function;
    cuModuleLoad(&module, FILE64);
    cuModuleLoad(&module, "data/add_one.ptx");
    return cuModuleGetFunction(&function, module, "_Z7add_onePfi");
}
"""
        self.write("add_one.cpp", host)
        self.write("add_one.cu", PROGRAM.replace("int main", "static int unused"))
        self.run_tool("add_one.cpp", "add_one.cu", "-o", "out", status=PORTED)
        self.assert_message("CU3018", "'add_one64.fatbin' stands for the kernels of 'add_one.cu'")
        files = snapshot(self.path("out"))
        build, module = files["CMakeLists.txt"].decode(), [n for n in files if n.endswith(".cl")][0][:-3]
        for name in ("add_one64.fatbin", "data/add_one.ptx"):
            self.assertIn('CURRENT_BINARY_DIR}/%s" "cu2cl module %s\\n")' % (name, module), build)
        tables = files[module + ".cl.h"].decode()
        self.assertIn('{"_Z7add_onePfi", ', tables)
        self.assertIn('cu2clRegisterModuleEntries(&cu2cl_module, "add_one", ', tables)
        self.run_tool("add_one.cpp", "-o", "alone", status=NEEDS_HAND)
        self.assert_message("CU3016", "'add_one64.fatbin'", "'data/add_one.ptx'")

    def test_sources_that_the_program_compiles_at_run_time(self):
        """The same for what it gives to NVRTC, and for CUDA's headers that it looks for; `text.cu` is compiled then."""
        host = """
#include <nvrtc.h>
const char *names[] = {"kernel.cu", "cooperative_groups.h", "text.cu"};
nvrtcResult make(nvrtcProgram *program, const char *text)
{
    return nvrtcCreateProgram(program, text, names[0], 0, 0, 0);
}
int main(void) { return 0; }
"""
        self.write("main.cpp", host)
        self.write("kernel.cu", PROGRAM.replace("int main", "static int unused"))
        self.run_tool("main.cpp", "kernel.cu", "-o", "out", status=PORTED)
        build = snapshot(self.path("out"))["CMakeLists.txt"].decode()
        self.assertNotIn("text.cu", build)
        self.assertIn('DIR}/kernel.cu" "cu2cl module kernel\\n")', build)
        self.assertIn('DIR}/cooperative_groups.h" "', build)
        self.write("main.cpp", host[:host.index("nvrtcResult")] + "int main(void) { return 0; }\n")
        self.run_tool("main.cpp", "kernel.cu", "-o", "out", status=PORTED)
        self.assertNotIn("file(WRITE", snapshot(self.path("out"))["CMakeLists.txt"].decode())

    def test_two_sources_with_a_kernel_of_the_same_name(self):
        kernel = "%s__global__ void solve(int *p) { *p = 1; }\n"
        self.write("main.cpp", "#include <cuda.h>\nint main() { CUmodule m; return cuModuleUnload(m); }\n")
        self.write("a.cu", kernel % 'extern "C" ')
        for before, status in (('extern "C" ', NEEDS_HAND), ("", PORTED), ("static ", PORTED)):
            self.write("b.cu", kernel % before)
            self.run_tool("main.cpp", "a.cu", "b.cu", "-o", "out", status=status)
            if status == NEEDS_HAND:
                self.assert_message("CU3019", "kernel 'solve' is defined in 'a.cu', too", "b.cu:1")

    def test_a_program_that_finds_the_driver_itself(self):
        text = """
extern "C" {
typedef int CUresult;
extern CUresult (*cuInit)(unsigned), (*cuDeviceGetCount)(int *);
}
namespace own { int cudaMalloc(void) { return 0; } }
struct S { int cudaFree; };
int main(void) { int cudaMalloc = 0; return cuInit(0) + own::cudaMalloc() + cudaMalloc; }
"""
        self.write("a.cpp", text)
        self.run_tool("a.cpp", "-o", "out", status=NEEDS_HAND)
        self.assert_message("CU3017", "'cuInit'")
        self.assertEqual(self.err.count("CU3017"), 1)
        self.assertEqual(snapshot(self.path("out"))["a.cpp"].decode(), text)
        self.write("b.cpp", text[text.index("namespace"):].replace("cuInit(0)", "1"))
        self.run_tool("b.cpp", "-o", "other", status=PORTED)

    def test_include_folders_are_relative_to_the_current_folder(self):
        self.write("src/a.cu", '#include "size.h"\n' + PROGRAM.replace("1024", "SIZE"))
        self.write("inc/size.h", "#define SIZE 1024\n")
        self.run_tool("src/a.cu", "-o", "out", status=NEEDS_HAND)
        for words in (["-Iinc"], ["-I", "inc"], ["--", "-Iinc"], ["--", "-I", "inc"],
                      ["--", "--include-path=inc"]):
            self.run_tool("src/a.cu", "-o", "out", *words, status=PORTED)

    def test_a_header_above_the_source_beside_include_folders(self):
        self.write("src/a.cu", '#include "./../size.h"\n' + PROGRAM.replace("1024", "SIZE"))
        self.write("size.h", "#define SIZE 1024\n")
        self.write("inc/other.h", "")
        self.run_tool("src/a.cu", "-o", "out", "-Iinc", status=PORTED)
        with open(self.path("out/a.cpp")) as stream:
            self.assertIn('#include "size.h"', stream.read())

    def test_mathematical_functions_of_newer_libraries(self):
        """glibc 2.41 and 2.42 declare these by the names of C23, as functions of C that throw nothing."""
        names = [name + ending for name in ("sinpi", "cospi", "rsqrt") for ending in ("", "f")]
        self.write("newer/newer.h", 'extern "C" {\n' + "".join("extern {0} {1}({0}) noexcept(true);\n".format("float" if name.endswith("f") else "double", name)
                                                              for name in names) + "}\n")
        self.write("a.cu", '#include <cmath>\n#include "newer.h"\n__global__ void turn(double *x) { *x = cospi(*x) + rsqrt(*x); }\n'
                           "double host(double x) { return sinpi(x) + rsqrt(x); }\n" + PROGRAM)
        self.run_tool("a.cu", "-o", "out", "--", "-isystem", "newer", status=PORTED)
        self.assertEqual(self.err, "")

    def test_definitions_reach_the_parse(self):
        self.write("a.cu", "#ifndef N\n#error N is not defined\n#endif\n" + PROGRAM)
        self.run_tool("a.cu", "-o", "out", status=NEEDS_HAND)
        for words in (["-DN=1"], ["-D", "N"], ["--", "-DN"], ["--", "-Xcompiler", "-DN"],
                      ["-include", "n.h"], ["--", "-include", "n.h"]):
            self.write("n.h", "#define N 1\n")
            self.run_tool("a.cu", "-o", "out", *words, status=PORTED)

    def test_fast_math_is_visible(self):
        self.write("a.cu", "#ifndef __USE_FAST_MATH__\n#error\n#endif\n" + PROGRAM)
        self.run_tool("a.cu", "-o", "out", "--", "-use_fast_math", "-arch=sm_80",
                      status=(PORTED, NEEDS_HAND))

    def test_fast_math_makes_fast_functions(self):
        self.write("a.cu", "#include <cmath>\n__global__ void k(float *f, double *d)\n{\n"
                           "    f[0] = sinf(f[1]) + cos(f[2]) + std::log(f[3]) + fdividef(f[4], f[5]) + powf(f[6], f[7]);\n"
                           "    d[0] = sin(d[1]) + std::log(d[2]);\n}\nint main() {}\n")
        texts = []
        for flags in [], ["-use_fast_math"], ["--use_fast_math"]:
            self.run_tool("a.cu", "-o", "out", "--", *flags, status=PORTED)
            with open(self.path("out/a.cl"), encoding="utf-8") as stream:
                text = stream.read()
            with open(self.path("out/a.cl.h"), encoding="utf-8") as stream:
                self.assertEqual("-DCU_FAST_DIVISION" in stream.read(), bool(flags))
            texts.append(text)
        self.assertNotIn("cu_fast_", texts[0])
        self.assertEqual(texts[1], texts[2])
        for call in "cu_fast_sin(f[1])", "cu_fast_cos(f[2])", "cu_fast_log(f[3])", "cu_fast_divide(f[4], f[5])", " log(d[2])":
            self.assertIn(call, texts[1])
        for call in "cu_fast_sin(d", "cu_fast_pow":
            self.assertNotIn(call, texts[1])

    def test_files_that_are_included_by_a_flag(self):
        """They are ported, and the build includes them: CUDA's, local ones and the compiler's."""
        self.write("sub/it's x.h", "#define CHECK(x) if ((x) != cudaSuccess) return 1\n"
                   "static inline cudaError_t last(void) { return cudaGetLastError(); }\n")
        self.write("dir/only_macros.h", "#define SCALE 3\n")
        self.write("a.cu", "__global__ void k(uint8_t *x) { x[0] = SCALE; }\n"
                   "int main() { uint8_t *p; CHECK(cudaMalloc(&p, SCALE)); k<<<1, 1>>>(p);\n"
                   "             CHECK(last()); return 0; }\n")
        self.run_tool("a.cu", "-o", "out", "-include", "sub/it's x.h", "--", "-Idir", "-include",
                      "cuda_runtime.h", "-include", "cstdint", "-include", "only_macros.h",
                      status=PORTED)
        self.assertEqual(self.err, "")
        files = snapshot(self.path("out"))
        self.assertIn(b"cu2clGetLastError", files["sub/it's x.h"])
        self.assertIn(b"SCALE 3", files["dir/only_macros.h"])
        self.assertIn(b'''"SHELL:-include cstdint"\n    "SHELL:-include \\"${CMAKE_CURRENT_SOURCE_DIR}/'''
                      b'''dir/only_macros.h\\""''', files["CMakeLists.txt"])
        self.build_port()

    def test_the_language_of_a_source(self):
        """A C++ file with kernels is CUDA, with -x cu or without; not so where a host compiler would skip them."""
        guarded = "#ifdef __CUDACC__\n__global__ void k() {}\n#endif\nint main() {}\n"
        for name, text, flags, status, noted, kernels in (
                ("a.cpp", PROGRAM, [], PORTED, True, True), ("a.cc", PROGRAM, ["-x", "cu"], PORTED, False, True),
                ("a.cpp", PROGRAM, ["-x", "c++"], (NEEDS_HAND, FAILED), False, False), ("a.cpp", guarded, [], PORTED, False, False),
                ("a.C", guarded, ["-xcu"], PORTED, False, True)):
            self.write(name, text)
            self.run_tool(name, "-o", "out" + "".join(flags), "--", *flags, status=status)
            self.assertEqual("CU1031" in self.err, noted, (name, flags))
            self.assertEqual(os.path.exists(self.path("out" + "".join(flags) + "/a.cl")), kernels, (name, flags))
            shutil.rmtree(self.path("out" + "".join(flags)), ignore_errors=True)

    def test_wrong_values_of_flags(self):
        self.write("a.cu", PROGRAM)
        for flags in ["-rdc=yes"], ["-arch=ninety"], ["-x", "fortran"]:
            self.run_tool("a.cu", "-o", "out", "--", *flags, status=USAGE)
            self.assert_message("CU1030")

    def test_default_stream_per_thread(self):
        self.write("a.cu", PROGRAM)
        for flags, wanted in [(["--default-stream", "per-thread"], True), (["-default-stream=per-thread"], True),
                              (["--default-stream=legacy"], False)]:
            self.run_tool("a.cu", "-o", "out", "--", *flags, status=PORTED)
            with open(self.path("out/CMakeLists.txt"), encoding="utf-8") as stream:
                self.assertEqual("CUDA_API_PER_THREAD_DEFAULT_STREAM" in stream.read(), wanted)

    def test_extended_lambda_brings_functional(self):
        """nvcc includes <functional> with the flag; the parse and the emitted build do as well."""
        self.write("a.cu", PROGRAM + "int twice() { return std::bind([](int x) { return 2 * x; }, 2)(); }\n")
        for flag in ("--extended-lambda", "-expt-extended-lambda"):
            self.run_tool("a.cu", "-o", "out", "--", flag, status=PORTED)
            with open(os.path.join(self.folder, "out", "CMakeLists.txt")) as stream:
                self.assertIn("CU2CL_EXTENDED_LAMBDA", stream.read())

    def test_dump_prints_and_writes_nothing(self):
        self.write("a.cu", PROGRAM)
        for stage, content in (("model", "add_one"), ("desugar", "add_one"), ("addrspace", "global"),
                               ("lower", "__kernel void add_one"), ("edits", "cu2clMalloc")):
            self.run_tool("a.cu", "--dump=" + stage, status=PORTED)
            first = self.out
            self.assertIn(content, first, stage)
            self.run_tool("a.cu", "--dump", stage, status=PORTED)
            self.assertEqual(first, self.out)
        self.assertEqual(os.listdir(self.folder), ["a.cu"])

    def test_messages_without_a_terminal_have_no_colour(self):
        self.write("a.cu", "#error broken\n")
        self.run_tool("a.cu", "-o", "out", status=FAILED)
        self.assertNotIn("\033", self.err)

    def test_messages_of_one_cause_are_printed_once(self):
        self.write("m.h", "#define BAD(x) cublasSgeqrfBatched(0, x)\n")
        self.write("a.cu", '#include <cublas_v2.h>\n#include "m.h"\nvoid f(void *p)\n{\n' + "    BAD(p);\n" * 12
                   + "    cublasDgeqrfBatched(0, p);\n    cublasDgeqrfBatched(0, p);\n}\n")
        self.run_tool("a.cu", "-o", "out", status=NEEDS_HAND)
        others = ", ".join("a.cu:%d:5" % line for line in range(6, 14))
        self.assert_message("    the same at 11 more places: %s, ...\n    in the macro 'BAD' of ./m.h:1\n" % others,
                            "    the same at 1 more place: a.cu:18:5\ncu2cl: written to out; 14 places need a hand\n")
        self.assertEqual(self.err.count("[CU3001]"), 2)
        with open(self.path("out/cu2cl-report.json")) as stream:
            messages = json.load(stream)["messages"]
        self.assertEqual(len(messages), 14)
        self.assertEqual(messages[3]["macro"], {"name": "BAD", "file": "m.h", "line": 1})

    def on_terminal(self, *words):
        """What the tool prints to a terminal, without the codes of colours."""
        import pty
        main, other = pty.openpty()
        subprocess.run([TOOL, *words], cwd=self.folder, stderr=other, env=dict(os.environ, NO_COLOR="1"))
        os.close(other)
        text = read_terminal(main).decode()
        return re.sub(r"\rcu2cl: \d+ of \d+ sources, \d+ s|\r\x1b\[K", "", text).replace("\r\n", "\n")

    def test_summary_on_a_terminal(self):
        self.write("my a.cu", PROGRAM.replace("float", "double") + "__global__ void wide(double *x) { *x += 1; }\n"
                   "template <int N> __global__ void many(double *x) { *x += N; }\n"
                   "void f(double *x) { many<1><<<1, 1>>>(x); many<2><<<1, 1>>>(x); }\n")
        prefix = os.path.dirname(os.path.dirname(TOOL))
        self.assertEqual(self.on_terminal("my a.cu", "-o", "my out"),
                         "cu2cl: 4 kernels ported to my out\n  needs of kernels: fp64 (4)\n"
                         "  next: cmake -S 'my out' -B 'my out/build' -DCMAKE_PREFIX_PATH=%s"
                         " && cmake --build 'my out/build'\n" % prefix)
        self.write("b.cu", '__global__ void k(int *x) { asm("what.u32;"); asm("what.u32;"); }\n')
        text = self.on_terminal("b.cu", "-o", "out")
        self.assertIn("\ncu2cl: 0 kernels ported to out, 1 not\ncu2cl: written to out; 3 places need a hand\n"
                      "     1  kernel 'k' is not ported: it uses the instruction 'what.u32', which has no rule [CU2001]\n"
                      "     2  inline PTX is not ported here: the instruction 'what.u32', which has no rule [CU2080]\n  next: ", text)

    def test_messages_on_a_terminal_have_colour(self):
        import pty
        self.write("a.cu", "#error broken\n")
        main, other = pty.openpty()
        environment = dict(os.environ, TERM="xterm")
        environment.pop("NO_COLOR", None)
        subprocess.run([TOOL, "a.cu", "-o", "out"], cwd=self.folder, stderr=other, env=environment)
        os.close(other)
        self.assertIn(b"\033[1;31merror:", read_terminal(main))

    def test_only_programs_without_streams_say_so(self):
        """A part of a program, and one whose host code makes streams, leave it to the driver."""
        one = "__global__ void k(int *p) { *p = 1; }\n"
        use = "int main() { int *p; cudaMalloc(&p, 4); k<<<1, 1>>>(p); return cudaFree(p); }\n"
        streams = "cudaStream_t make() { cudaStream_t s; cudaStreamCreate(&s); return s; }\n"
        for name, text, says in (("one", one + use, True), ("part", one, False),
                                 ("streams", one + streams + use, False)):
            self.write(name + ".cu", text)
            self.run_tool(name + ".cu", "-o", name, status=PORTED)
            with open(os.path.join(self.folder, name, name + ".cl.h")) as header:
                self.assertEqual("cu2clRegisterOneStream" in header.read(), says, name)

    STEPS = """\
__device__ int *as_counts(int *p);
__global__ void sums(int *p)
{
    __shared__ int s[64];
    int *q = as_counts(p), sum = 0;
    for (int i = 0; i < 8; i++) {
        s[threadIdx.x] = q[threadIdx.x] + i;
        __syncthreads();
        sum += s[63 - threadIdx.x];
        __syncthreads();
    }
    p[threadIdx.x] = sum;
}
void run(int *p) { sums<<<1, 64>>>(p); }
"""

    def test_a_text_that_does_not_compile_has_no_lanes_form(self):
        self.write("a.cu", self.STEPS)
        rule = "device_functions:\n  - cuda: as_counts\n    to: (__global %s *)$1\n    state: full\n"
        self.write("right.yaml", rule % "int")
        self.write("wrong.yaml", rule % "float")
        self.run_tool("a.cu", "--rules", "right.yaml", "-o", "right", status=PORTED)
        self.assertIn("a.lanes.cl", snapshot(self.path("right")))
        self.run_tool("a.cu", "--rules", "wrong.yaml", "-o", "wrong", status=NEEDS_HAND)
        self.assert_message("CU2015")
        self.assertNotIn("a.lanes.cl", snapshot(self.path("wrong")))

    def test_an_interrupted_run_leaves_no_file_of_clangs(self):
        """What clang has read is kept in a file; it loses its name before it is used."""
        kernels = (self.STEPS.replace("as_counts(p)", "p").replace("sums", "sums%d" % i).replace("run", "run%d" % i)
                   for i in range(40))
        self.write("a.cu", "".join(kernels))
        os.mkdir(self.path("temporary"))
        tool = subprocess.Popen([TOOL, "a.cu", "-o", "out"], cwd=self.folder, stderr=subprocess.DEVNULL,
                                env=dict(os.environ, TMPDIR=self.path("temporary")))
        opened, folder = "", "/proc/%d/fd" % tool.pid
        while tool.poll() is None and not opened:
            with contextlib.suppress(OSError):
                links = [os.readlink(os.path.join(folder, name)) for name in os.listdir(folder)]
                opened = next((link for link in links if "/temporary/cu2cl-" in link and link.endswith(" (deleted)")), "")
        tool.terminate()
        tool.wait()
        self.assertTrue(opened)
        self.assertEqual(os.listdir(self.path("temporary")), [])


class Images(Case):
    TEXT = "__constant__ int table[2] = {1, 2};\n__global__ void k(int *p) { *p = table[1]; }\n"

    def make(self, text, status, *flags):
        self.write("k.cu", text)
        self.run_tool("--image", "k.cu", "-o", "k.image", *flags, status=status)
        return os.path.exists(self.path("k.image"))

    def test_an_image_has_text_and_tables(self):
        self.assertTrue(self.make(self.TEXT, PORTED))
        with open(self.path("k.image")) as stream:
            text = stream.read()
        for line in ("module k.image.cl", "symbol 0 8 table table", "bytes 1, 0, 0, 0, 2", "kernel 0 k _Z1kPi",
                     "argument 1 8 0 0 0", "__kernel void k(", "end"):
            self.assertIn("\n" + line, text)
        self.assertNotIn("\nreads ", text)

    def test_what_has_no_image(self):
        self.assertFalse(self.make("__device__ int g() { return 1; }\n__device__ int (*f)() = g;\n"
                                   "__global__ void k(int *p) { *p = f(); }\n", NEEDS_HAND))
        self.assert_message("CU2003", "'f'")
        self.assertFalse(self.make(self.TEXT + "int h() { return missing; }\n", NEEDS_HAND))
        self.assertFalse(self.make(self.TEXT, 2, "--", "--no-such-flag"))
        self.run_tool("--image", "k.cu", "k.cu", "-o", "k.image", status=2)


class HostileInput(Case):
    def test_syntax_error(self):
        self.write("a.cu", "int x = ;\n" + PROGRAM)
        self.run_tool("a.cu", "-o", "out", status=NEEDS_HAND)
        self.assert_message("a.cu:1:9: unported:", "int x = ;\n", "^", "[CU1001]")
        self.assertIn(b"add_one", snapshot(self.path("out"))["a.cl"])

    def test_syntax_error_leaves_an_earlier_port_alone(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "out", status=PORTED)
        before = snapshot(self.path("out"))
        self.write("a.cu", PROGRAM + "}\n")
        self.run_tool("a.cu", "-o", "out", status=FAILED)
        self.assert_message("a.cu:", "CU1001", "CU1042", "nothing was written")
        after = snapshot(self.path("out"))
        for name in ("a.cpp", "a.cl", "a.cl.h", "CMakeLists.txt"):
            self.assertEqual(after[name], before[name])

    def test_missing_brace(self):
        self.write("a.cu", PROGRAM.rstrip().rstrip("}"))
        self.run_tool("a.cu", "-o", "out", status=(NEEDS_HAND, FAILED))
        self.assert_message("a.cu:")

    def test_error_in_one_kernel_leaves_the_others(self):
        self.write("a.cu", PROGRAM + "__global__ void bad(float *x) { x[0] = nothing + 1; }\n")
        self.run_tool("a.cu", "-o", "out", status=NEEDS_HAND)
        self.assert_message("a.cu:21:", "nothing", "unported", "CU1090", "CU2001")
        files = snapshot(self.path("out"))
        self.assertIn(b"add_one", files["a.cl"])
        self.assertNotIn(b"bad", files["a.cl"])
        report = json.loads(files["cu2cl-report.json"])
        self.assertFalse(report["complete"])

    def test_missing_header(self):
        self.write("a.cu", '#include "nowhere.h"\n' + PROGRAM)
        self.run_tool("a.cu", "-o", "out", status=NEEDS_HAND)
        self.assert_message("a.cu:1:10: unported: 'nowhere.h' file not found")
        self.assertIn(b"add_one", snapshot(self.path("out"))["a.cl"])

    def test_what_is_not_ported_compiles(self):
        folder = os.path.join(SOURCE, "tests", "golden", "diagnostics", "left_out")
        self.run_tool(os.path.join(folder, "input.cu"), "-o", self.path("out"), status=NEEDS_HAND)
        self.assert_message("CU2050", "CU1047", "CU3001")
        compile_host = ["c++", "-std=c++17", "-fsyntax-only", "-DCU2CL_KERNEL_DIR=\"\"",
                        "-I" + os.path.join(BUILD, "include"), self.path("out/input.cpp")]
        done = subprocess.run(compile_host, stderr=subprocess.PIPE)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        # and the program's own text is there
        done = subprocess.run(compile_host + ["-DCU2CL_UNPORTED"], stderr=subprocess.PIPE)
        self.assertIn(b"cuda::device_buffer<int>", done.stderr)

    def test_host_file_without_cuda_that_clang_can_not_read(self):
        text = b'#include "nowhere.h"\nlong ticks() { return __builtin_ia32_sbb_u64(1, 2, 3); }\nint x = ;\n'
        self.write("a.cu", PROGRAM)
        self.write("b.cpp", text)
        self.run_tool("a.cu", "b.cpp", "-o", "out", status=PORTED)
        self.assert_message("'b.cpp' has no CUDA", "'nowhere.h' file not found", "CU1043")
        self.assertEqual(snapshot(self.path("out"))["b.cpp"], text)

    def test_host_file_with_cuda_that_clang_can_not_read(self):
        self.write("a.cu", PROGRAM)
        self.write("b.cpp", "#include <cuda_runtime.h>\n#include <nowhere.h>\n"
                            "void f(int *p) { use(p); cudaFree(cast<int>(p)); cudaGetExportTable(p); }\n")
        self.run_tool("a.cu", "b.cpp", "-o", "out", status=NEEDS_HAND)
        self.assert_message("b.cpp:2:10:", "CU1001", "CU1002", "'cudaGetExportTable' is not supported")
        self.assertIn(b"use(p); cu2clFree(cast<int>(p));", snapshot(self.path("out"))["b.cpp"])

    def test_missing_file(self):
        self.run_tool("nowhere.cu", "-o", "out", status=FAILED)
        self.assert_message("nowhere.cu", "No such file")

    def test_one_bad_source_of_two(self):
        self.write("a.cu", PROGRAM)
        self.write("b.cu", "#error broken\n")
        self.run_tool("a.cu", "b.cu", "-o", "out", status=NEEDS_HAND)
        self.assert_message("b.cu:1:2: unported: broken [CU1001]")
        self.assertIn(b"add_one", snapshot(self.path("out"))["a.cl"])
        self.run_tool("b.cu", "-o", "none", status=FAILED)
        self.assert_only_a_report("none")

    def test_empty_file_ports_to_an_empty_program(self):
        self.write("a.cu", "")
        self.run_tool("a.cu", "-o", "out", status=PORTED)
        self.assertIn("a.cpp", snapshot(self.path("out")))

    def test_comments_only(self):
        self.write("a.cu", "// nothing\n/* at all */")
        self.run_tool("a.cu", "-o", "out", status=PORTED)
        self.assertIn(b"// nothing\n/* at all */", snapshot(self.path("out"))["a.cpp"])

    def test_binary_file(self):
        self.write("a.cu", random.Random(1).randbytes(100000))
        self.run_tool("a.cu", "-o", "out", status=FAILED)
        self.assert_only_a_report()
        self.assertNotIn("\033", self.err)

    def test_executable_as_source(self):
        shutil.copy("/bin/true", self.path("a.cu"))
        self.run_tool("a.cu", "-o", "out", status=FAILED)

    def test_zero_bytes_in_the_text(self):
        self.write("a.cu", PROGRAM.encode() + b"// \0 \0\n")
        self.run_tool("a.cu", "-o", "out", status=(PORTED, FAILED))

    def test_fifo_and_device(self):
        os.mkfifo(self.path("fifo.cu"))
        os.symlink("/dev/null", self.path("null.cu"))
        os.symlink("/dev/zero", self.path("zero.cu"))
        for name in ("fifo.cu", "null.cu", "zero.cu"):
            self.run_tool(name, "-o", "out", status=FAILED)
            self.assert_message(name, "not a regular file", "CU1006")

    def test_fifty_thousand_lines(self):
        kernel = ("__global__ void k%d(float *x, int n)\n{\n    int i = threadIdx.x;\n"
                  "    if (i < n)\n        x[i] += %d;\n}\n")
        text = "".join(kernel % (i, i) for i in range(2000))
        text += "".join("static int f%d(int x)\n{\n    return x + %d;\n}\n" % (i, i)
                        for i in range(9500))
        self.write("a.cu", text + PROGRAM)
        self.run_tool("a.cu", "-o", "out", status=PORTED)
        self.assertEqual(snapshot(self.path("out"))["a.cl"].count(b"__kernel"), 2001)

    def test_one_very_long_line(self):
        text = "int table[] = {" + "1," * 200000 + "0};"
        self.write("a.cu", PROGRAM + text)
        self.run_tool("a.cu", "-o", "out", status=PORTED)
        self.write("a.cu", PROGRAM + text + " int y = ;")
        self.run_tool("a.cu", "-o", "out", status=NEEDS_HAND)
        self.assertLess(len(self.err), 2000)

    def test_deep_nesting(self):
        for depth in (200, 2000, 20000):
            body = "x[0] = " + "(" * depth + "1" + ")" * depth + ";"
            self.write("a.cu", "__global__ void k(int *x) { %s }\n" % body)
            self.run_tool("a.cu", "-o", "out", status=(PORTED, NEEDS_HAND, FAILED))
            body = "{" * depth + "x[0] = 1;" + "}" * depth
            self.write("a.cu", "__global__ void k(int *x) { %s }\n" % body)
            self.run_tool("a.cu", "-o", "out", status=(PORTED, NEEDS_HAND, FAILED))

    def test_nesting_deeper_than_any_stack(self):
        """clang has no limit for unary operators."""
        self.write("a.cu", "__global__ void k(int *x) { x[0] = %s1; }\n" % ("- " * 400000))
        if self.sanitized():
            self.skipTest("the sanitizers report the overflow themselves")
        self.run_tool("a.cu", "-o", "out", status=FAILED)
        self.assert_message("cannot parse 'a.cu'", "CU1005", "nothing was written")
        self.assertFalse(os.path.exists(self.path("out")))

    def test_long_expressions(self):
        self.write("a.cu", "__global__ void k(int *x) { x[0] = 1%s; }\n" % (" + x[1]" * 5000))
        self.run_tool("a.cu", "-o", "out", status=(PORTED, NEEDS_HAND, FAILED))

    def test_a_file_that_includes_itself(self):
        self.write("a.cu", '#include "a.cu"\n')
        self.run_tool("a.cu", "-o", "out", status=FAILED)

    def test_truncated_programs(self):
        for length in range(0, len(PROGRAM), 37):
            self.write("a.cu", PROGRAM[:length])
            self.run_tool("a.cu", "-o", "out", status=(PORTED, NEEDS_HAND, FAILED))

    def test_rules_that_can_not_be_read(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "out", "--rules", "nowhere.yaml", status=FAILED)
        self.assert_message("nowhere.yaml")
        self.write("bad.yaml", "host_functions:\n  - cuda: x\n    colour: red\n")
        self.run_tool("a.cu", "-o", "out", "--rules=bad.yaml", status=FAILED)
        self.assert_message("bad.yaml:3:", "colour", "CU4003")
        self.assert_only_a_report()


class HostileOutput(Case):
    def setUp(self):
        super().setUp()
        self.write("a.cu", PROGRAM)

    def test_a_file_stands_where_out_goes(self):
        self.write("out", "mine")
        self.run_tool("a.cu", "-o", "out", status=FAILED)
        self.assert_message("cannot write", "out", "CU1004")
        self.run_tool("a.cu", "-o", "out/below", status=FAILED)
        self.assertEqual(snapshot(self.folder)["out"], b"mine")

    def test_a_folder_that_can_not_be_made(self):
        self.run_tool("a.cu", "-o", "/proc/cu2cl", status=FAILED)
        self.assert_message("cannot write", "/proc/cu2cl")

    def test_a_read_only_folder(self):
        if os.geteuid() == 0:
            self.skipTest("root may write everywhere")
        os.mkdir(self.path("out"), 0o555)
        self.run_tool("a.cu", "-o", "out", status=FAILED)
        self.assert_message("cannot write", "Permission denied")

    def test_a_folder_stands_where_a_file_goes(self):
        os.makedirs(self.path("out/a.cpp/x"))
        self.run_tool("a.cu", "-o", "out", status=FAILED)
        self.assert_message("cannot write", "a.cpp")
        self.assert_nothing_written()

    def test_files_that_can_not_grow(self):
        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64))
        self.run_tool("a.cu", "-o", "out", status=FAILED, preexec_fn=limit)
        self.assert_message("cannot write")
        self.assert_nothing_written()

    def test_a_full_disk_leaves_an_earlier_port_alone(self):
        with self.small_disk(256 * 1024) as disk:
            self.run_tool("a.cu", "-o", "disk", status=PORTED)
            before = snapshot(disk)
            self.write("a.cu", PROGRAM + "// grown\n")
            self.fill(disk)
            self.run_tool("a.cu", "-o", "disk", status=FAILED)
            self.assert_message("cannot write", "No space left")
            os.remove(disk + "/filler")
            self.assertEqual(snapshot(disk), before)

    def test_a_source_is_never_overwritten(self):
        self.write("b.cpp", HOST_PROGRAM)
        self.run_tool("b.cpp", "-o", ".", status=FAILED)
        self.assert_message("b.cpp")
        self.assertEqual(snapshot(self.folder), {"a.cu": PROGRAM.encode(),
                                                 "b.cpp": HOST_PROGRAM.encode()})

    def test_links_out_of_the_output_are_not_followed(self):
        os.makedirs(self.path("out"))
        self.write("victim", "mine")
        os.symlink("../victim", self.path("out/a.cpp"))
        self.run_tool("a.cu", "-o", "out", status=(PORTED, FAILED))
        with open(self.path("victim")) as stream:
            self.assertEqual(stream.read(), "mine")


class Names(Case):
    def check_name(self, name, builds=False):
        self.write(name, PROGRAM)
        self.run_tool("./" + name, "-o", "out", status=PORTED)
        files = snapshot(self.path("out"))
        self.assertIn(os.path.basename(name)[:-3] + ".cpp", files)
        if builds:
            self.build_port()

    def test_spaces(self):
        self.check_name("my file.cu", builds=True)

    def test_quotes(self):
        self.check_name("it's \"q\".cu")

    def test_shell_and_cmake_characters(self):
        self.check_name("a;b$(c)#d.cu")

    def test_backslash(self):
        self.check_name("back\\slash.cu")

    def test_newline(self):
        self.write("new\nline.cu", PROGRAM)
        self.run_tool("new\nline.cu", "-o", "out", status=(PORTED, FAILED))
        self.run_tool("no\nsuch.cu", "-o", "out", status=FAILED)

    def test_leading_dash(self):
        self.check_name("-dash.cu")
        self.run_tool("-dash.cu", "-o", "out", status=USAGE)

    def test_bytes_that_are_not_utf8(self):
        name = b"caf\xe9.cu"
        with open(os.path.join(self.folder.encode(), name), "w") as stream:
            stream.write(PROGRAM)
        self.run_tool(name, "-o", "out", status=PORTED)
        json.loads(snapshot(self.path("out"))["cu2cl-report.json"])

    def test_a_name_that_cmake_reserves(self):
        for name in ("test.cu", "all.cu", "install.cu"):
            shutil.rmtree(self.path("out"), True)
            self.check_name(name)
            self.build_port()

    def test_output_names_with_spaces_and_quotes(self):
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "o u't \"x\"", status=PORTED)
        self.assertIn("a.cpp", snapshot(self.path("o u't \"x\"")))


class Installation(Case):
    def install(self):
        subprocess.run(["cmake", "--install", BUILD, "--prefix", self.path("first")], check=True,
                       stdout=subprocess.DEVNULL)
        os.rename(self.path("first"), self.path("moved"))
        return self.path("moved/bin/cu2cl")

    def test_a_moved_prefix_works_from_anywhere(self):
        tool = self.install()
        self.write("a.cu", PROGRAM + "__global__ void meet(int *p) { if (threadIdx.x < 2) *p = __any_sync(3, *p); }\n")
        self.run_tool("a.cu", "-o", "installed", status=PORTED, tool=tool)
        self.run_tool("a.cu", "-o", "built", status=PORTED)
        self.assertIn("a.lanes.cl", snapshot(self.path("installed")))  # clang's own headers were found
        self.assertEqual(snapshot(self.path("installed")), snapshot(self.path("built")))
        os.symlink(tool, self.path("link"))
        self.run_tool("a.cu", "-o", "linked", status=PORTED, tool=self.path("link"))
        self.assertEqual(snapshot(self.path("linked")), snapshot(self.path("built")))
        self.assertTrue(os.path.exists(self.path("moved/share/man/man1/cu2cl.1")))

    def test_another_version_among_the_systems_headers_is_not_read(self):
        self.write("other/cu2cl/std.h", "#error another version\n")
        self.write("a.cu", "#include <cuda/std/functional>\nint main() { return cuda::std::identity()(0); }\n")
        self.run_tool("a.cu", "-o", "out", status=PORTED,
                      env={**os.environ, "CPLUS_INCLUDE_PATH": self.path("other")})

    def test_without_its_files_the_tool_says_so(self):
        os.makedirs(self.path("alone/bin"))
        shutil.copy(TOOL, self.path("alone/bin/cu2cl"))
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "out", status=FAILED, tool=self.path("alone/bin/cu2cl"))
        self.assert_message("installation is incomplete", "CU1008")

    def test_without_rules_the_compiled_ones_serve(self):
        os.makedirs(self.path("some/bin"))
        os.makedirs(self.path("some/share/cu2cl"))
        shutil.copy(TOOL, self.path("some/bin/cu2cl"))
        os.symlink(SOURCE + "/src/translator/cuda", self.path("some/share/cu2cl/cuda"))
        self.write("a.cu", PROGRAM)
        self.run_tool("a.cu", "-o", "out", status=PORTED, tool=self.path("some/bin/cu2cl"))
        self.run_tool("a.cu", "-o", "built", status=PORTED)
        self.assertEqual(snapshot(self.path("out")), snapshot(self.path("built")))


if __name__ == "__main__":
    main()
