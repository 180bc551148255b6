"""Whole projects by their compile commands, `cu2cl -p`. See case.py."""
import json
import os
import signal
import subprocess
import time

from case import Case, FAILED, NEEDS_HAND, PORTED, TOOL, USAGE, main, snapshot

HEADER = """\
#pragma once
__device__ inline float scaled(float x) { return SCALE * x; }
inline const char *text(void) { return cudaGetErrorString(cudaSuccess); }
"""
KERNEL = """\
#include <common.cuh>
__global__ void %s(float *p) { p[threadIdx.x] = scaled(p[threadIdx.x]); }
"""
MAIN = KERNEL % "first" + "int main(void) { first<<<1, 1>>>(0); return text()[0] == 0; }\n"
OTHER = KERNEL % "second" + "void other(float *p) { second<<<1, 32>>>(p); }\n"


class Trees(Case):
    def setUp(self):
        super().setUp()
        self.commands = []
        os.makedirs(self.path("build"))

    def source(self, path, text, flags="", target=None, command="nvcc", **more):
        """A source and how it is compiled; `target` names CMake's folder of its object."""
        self.write("src/" + path, text)
        entry = {"directory": self.path("build"), "file": "../src/" + path, **more}
        output = ("CMakeFiles/%s.dir/" % target if target else "") + path + ".o"
        if not more:
            entry["command"] = "%s %s -I../inc -c ../src/%s -o %s" % (command, flags, path, output)
        self.commands.append(entry)
        return output

    def link(self, target, line):
        self.write("build/CMakeFiles/%s.dir/link.txt" % target, line + "\n")

    def port(self, *words, status=PORTED):
        self.write("build/compile_commands.json", json.dumps(self.commands))
        self.run_tool("-p", "build", "-o", "out", *words, status=status)

    def check_report(self, words, status):
        """Trees have their own form; see report()."""

    def report(self, path="out/cu2cl-report.json"):
        with open(self.path(path), encoding="utf-8") as stream:
            return json.load(stream)

    def text(self, name):
        return snapshot(self.path("out"))[name].decode()

    def two_programs(self):
        self.write("inc/common.cuh", HEADER)
        objects = [self.source("a/main.cu", MAIN, "-DSCALE=2 -use_fast_math", "one"),
                   self.source("b/other.cu", OTHER, "-DSCALE=3 -DNAME=\\\"x\\ y\\\"", "one")]
        self.link("one", "g++ %s %s -o bin/one -lcudart -lcurand -lculibos -lm libtwo.a" % tuple(objects))
        self.link("two", "ar qc libtwo.a %s" % self.source("c/lib.cu", OTHER.replace("other", "lib"),
                                                            "-DSCALE=2", "two"))

    def test_trees_programs_and_libraries(self):
        self.two_programs()
        self.port("--in-root", "src")
        self.assertEqual(self.err.replace("\n", ""), "".join(
            line for line in self.err.split("\n") if "-use_fast_math" in line))
        build = self.text("CMakeLists.txt")
        self.assertIn('add_executable(one\n    "a/main.cpp"\n    "b/other.cpp")\n', build)
        self.assertIn('add_library(two STATIC\n    "c/lib.cpp")\n', build)
        self.assertIn('target_link_libraries(one PRIVATE cu2cl::cu2cl\n    two\n    "m")\n', build)
        self.assertIn('SOURCE "a/main.cpp" APPEND PROPERTY COMPILE_DEFINITIONS\n    "SCALE=2")', build)
        self.assertIn('"SCALE=3"\n    "NAME=\\"x y\\"")', build)
        self.assertIn('RUNTIME_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/bin"', build)
        self.assertIn("CU_FLUSH", self.text("a/main.cl.h"))
        self.assertNotIn("CU_FLUSH", self.text("b/other.cl.h"))  # flags are of one source
        self.assertIn("cu2clGetErrorString", self.text("include/common.cuh"))
        report = self.report()
        self.assertEqual([(p["name"], p["kind"], p["status"], p["sources"])
                          for p in report["programs"]],
                         [("one", "executable", 0, ["a/main.cu", "b/other.cu"]),
                          ("two", "static library", 0, ["c/lib.cu"])])
        self.assertEqual([f["output"] for f in report["files"]],
                         sorted(f["output"] for f in report["files"]))
        self.assertEqual(len([f for f in report["files"] if f["output"] == "include/common.cuh"]), 1)
        self.build_port("out")

    def test_trees_second_run_writes_nothing(self):
        self.two_programs()
        self.port()
        before = {name: os.stat(self.path("out/" + name)).st_mtime_ns
                  for name in snapshot(self.path("out"))}
        self.port("-j", "1")
        after = {name: os.stat(self.path("out/" + name)).st_mtime_ns
                 for name in snapshot(self.path("out"))}
        self.assertEqual(before, after)
        self.write("src/c/lib.cu", OTHER + "// more\n")
        self.write("out/c/lib.cpp", "// mine\n")
        self.write("src/a/main.cu", MAIN + "// more\n")
        self.port(status=NEEDS_HAND)
        self.assertRegex(self.text("CMakeLists.txt"), 'add_library.two STATIC\n.*lib.cpp".\n(.*\n)+.*lib.cl".\n')  # it is still built
        self.assertIn("they are marked in 'out/c/lib.cpp' [CU1025]", self.err)
        self.assertIn(b"<<<<<<< your edits\n// mine\n=======\n", snapshot(self.path("out"))["c/lib.cpp"])
        self.assertIn("// more", [text.decode() for name, text in snapshot(self.path("out")).items()
                                  if name.endswith("main.cpp")][0])

    def test_trees_one_bad_file(self):
        """One source crashes the parser, so each of the program is ported on its own."""
        if self.sanitized():
            self.skipTest("the sanitizers report the overflow themselves")
        self.write("inc/common.cuh", HEADER)
        names = [self.source("x/%s.cu" % name, text, "-DSCALE=1", "all") for name, text in (
            ("bad", "__global__ void k(int *p) { nothing(p); }\nint f() { return"),
            ("deep", "__global__ void k(int *x) { x[0] = %s1; }\n" % ("- " * 400000)),
            ("good", OTHER), ("main", MAIN))]
        self.link("all", "g++ -o all %s" % " ".join(names))
        self.source("x/gone.cu", "", "", "all")
        os.remove(self.path("src/x/gone.cu"))
        self.source("x/readme.f90", "", "", "all")
        self.port(status=NEEDS_HAND)
        self.assert_message("x/gone.cu': there is no such file")
        self.assert_message("readme.f90' is neither C, C++ nor CUDA: left out [CU1067]")
        self.assertRegex(self.err, "bad.cu:2:17: unported: expected expression")
        self.assertEqual([(s["path"].split("/")[-1], s["status"]) for s in self.report()["sources"]],
                         [("bad.cu", 3), ("deep.cu", 3), ("good.cu", 0), ("main.cu", 0)])
        self.assertRegex(self.err, "cannot parse '.*deep.cu' .CU1005")
        self.assertIn('good.cpp"', self.text("CMakeLists.txt"))
        self.assertNotIn('deep.cpp"', self.text("CMakeLists.txt"))

    def test_trees_other_writers_of_commands(self):
        self.write("build/flags.rsp", '-DSCALE=7 "-I../inc"')
        self.write("inc/common.cuh", HEADER)
        directory = self.path("build")
        self.write("src/made/a.cu", MAIN)
        self.write("src/made/b.cu", OTHER)
        for name in ("a", "b"):  # Bear: one command that compiles both and links
            self.commands.append({"directory": directory, "file": self.path("src/made/%s.cu" % name),
                                  "arguments": ["ccache", "nvcc", "--options-file", "flags.rsp", "-o",
                                                "made", "../src/made/a.cu", "../src/made/b.cu"]})
        self.source("m/x.cc", KERNEL % "third", arguments=["clang++", "-x", "cuda", "-DSCALE=1", "-I../inc",
                                                         "-c", "../src/m/x.cc", "-o", "m.p/x.o"])
        self.write("build/build.ninja", "rule L\n  command = x\nbuild m$ y: L m.p/x.o $\n  | other\n"
                                        "  LINK_ARGS = -lz -Wl,-rpath,/x\n")
        self.source("alone/k.cu", KERNEL % "fourth", "-DSCALE=1")
        self.source("alone/third_party/k.cu", "#error")
        self.port("--exclude", "*/third_party")
        self.assertEqual([(p["name"], p["kind"]) for p in self.report()["programs"]],
                         [("alone", "static library"), ("m_y", "executable"), ("made", "executable")])
        self.assert_message("'alone' is not known: they are built as a static library [CU1065]")
        self.assertIn('"SCALE=7"', self.text("CMakeLists.txt"))
        self.assertIn('"z"', self.text("CMakeLists.txt"))

    def test_trees_two_ways(self):
        """A function that leaves the host text of one program and stays in that of another: without it,
        f(2) would be f(double)."""
        self.source("a.cu", "#include \"f.h\"\n__global__ void k(int *p) { *p = f(1); }\nint main(void) { return f(1.0); }\n", "", "a")
        self.source("b.cu", "#include \"f.h\"\n__global__ void k(int *p) { *p = 1; }\nint c(void);\n"
                            "int main(void) { return f(2) + c(); }\n", "-DHOST", "b")
        self.write("src/f.h", "#ifdef HOST\n#define WHERE __global__\n#else\n#define WHERE __device__\n"
                              "#endif\nWHERE inline %s g(void) {}\n// once\nconst int x = 1;\n"
                              "#ifndef HOST\n__device__\n#endif\ninline int f(int i) { return i; }\n"
                              "inline int f(double i) { return 2; }\n" % "void")
        self.source("c.cu", "#include \"f.h\"\n#ifdef HOST\nint c(void) { return f(2.0); }\n#else\nint c(void) { return f(2); }\n#endif\n", "-DHOST", "b")
        for name, objects in (("a", "a"), ("b", "bc")):
            self.link(name, "g++ %s -o %s" % (" ".join("CMakeFiles/%s.dir/%s.cu.o" % (name, o) for o in objects), name))
        self.port()
        self.assert_message("f.h' has a text of its own for 'b.cu', and another one for 'a.cu': a macro chooses [CU1096]")
        header = self.text("f.h")
        self.assertIn("#if CU2CL_TEXT_F_H == 2 /* b.cu */\nWHERE inline void g(void) CU2CL_KERNEL(g)\n#endif\n", header)
        self.assertIn("\n// once\nconst int x = 1;\n", header)
        self.assertEqual(header.count("int f(int i)"), 1)
        build = self.text("CMakeLists.txt")
        for name, has in (("a", False), ("b", True), ("c", True)):
            self.assertEqual('"%s.cpp" APPEND PROPERTY COMPILE_DEFINITIONS CU2CL_TEXT_F_H=2' % name in build, has)
        first = snapshot(self.path("out"))
        self.port("-j", "1")
        self.assertEqual(snapshot(self.path("out")), first)
        for k in (1, 2):
            self.run_tool("-p", "build", "-o", "shard%d" % k, "--shard", "%d/2" % k, status=PORTED)
        self.run_tool("-p", "build", "-o", "all", "--merge-shards", "shard2", "shard1", status=PORTED)
        self.assertEqual(self.snapshot_of("all"), self.snapshot_of("out"))
        self.build_port("all")

    def test_trees_two_definitions(self):
        """A program of more sources than are ported together, whose first and last one define the same device function."""
        text = "__global__ void k%d(int *p) { *p = %d; }\n"
        same = "__device__ int same(int x) { return x + %d; }\n__global__ void s%d(int *p) { *p = same(1); }\n"
        objects = [self.source("s%d.cu" % i, same % (i, i) if i in (0, 9) else text % (i, i), "", "p") for i in range(10)]
        self.link("p", "g++ -o p %s" % " ".join(objects))
        self.port(status=NEEDS_HAND)
        self.assertRegex(self.err, r"s9\.cu:1:\d+: unported: 'same\(int\)' is defined in '.*s0\.cu', too: .*\[CU1085\]")
        self.assertEqual(self.err.count("CU1085"), 1)

    def test_trees_a_source_of_two_programs(self):
        self.write("inc/common.cuh", HEADER)
        for name, scale in (("one", 1), ("two", 2), ("three", 2)):
            self.source("main.cu", MAIN, "-DSCALE=%d" % scale, name)
            self.link(name, "g++ CMakeFiles/%s.dir/main.cu.o -o %s" % (name, name))
        self.port()
        build = self.text("CMakeLists.txt")
        self.assertIn('add_executable(one\n    "main.cpp")', build)
        self.assertIn('add_executable(two\n    "main_two.cpp")', build)
        self.assertIn('add_executable(three\n    "main_two.cpp")', build)

    def test_trees_later_units(self):
        """A unit that starts when others are merged says nothing of their headers."""
        self.write("src/f.h", "__device__ inline int f(int i) { return i; }\n")
        for name in "abc":
            self.source(name + ".cu", "%s__global__ void k(int *p) { *p = %s; }\nint main(void) { return 0; }\n"
                        % (("", "1") if name == "c" else ("#include \"f.h\"\n", "f(1)")), "", name)
            self.link(name, "g++ CMakeFiles/%s.dir/%s.cu.o -o %s" % (name, name, name))
        self.port("-j1")
        self.assertEqual([program["status"] for program in self.report()["programs"]], [0, 0, 0])

    def test_trees_shards(self):
        self.write("inc/common.cuh", HEADER)
        for i in range(12):
            self.source("s/k%d.cu" % i, KERNEL % ("k%d" % i), "-DSCALE=1")
        self.port()
        whole = self.report()
        folders, reports = ["shard1", "shard2", "shard3"], []
        for i in (1, 2, 3):
            self.run_tool("-p", "build", "-o", "shard%d" % i, "--shard", "%d/3" % i, status=PORTED)
            reports.append("shard%d/cu2cl-report.json" % i)
            self.assertLess(len(self.report(reports[-1])["sources"]), 12)
        self.run_tool("-p", "build", "-o", "all", "--merge-shards", *folders, status=PORTED)
        self.assertEqual(self.snapshot_of("all"), self.snapshot_of("out"))
        self.check_shards_that_do_not_fit(folders)
        self.run_tool("--merge-reports", *reports, "-o", "merged.json", status=PORTED)
        merged = self.report("merged.json")
        whole["files"] = [f for f in whole["files"] if f["output"] != "CMakeLists.txt"]
        whole["messages"] = [m for m in whole["messages"] if m["number"] != "CU1065"]
        self.assertEqual(merged, whole)
        self.run_tool("--merge-reports", reports[0], "build/compile_commands.json", "-o", "bad.json",
                      status=FAILED)
        self.assert_message("[CU1071]")

    def snapshot_of(self, folder):
        """The list of files has them in the order in which they were written."""
        files = snapshot(self.path(folder))
        files["cu2cl-files.txt"] = sorted(files["cu2cl-files.txt"].split(b"\n"))
        return files

    def check_shards_that_do_not_fit(self, folders):
        source = [name for name in snapshot(self.path("shard1")) if name.endswith(".cpp")][0]
        self.run_tool("-p", "build", "-o", "other", "--shard", "1/2", status=PORTED)
        for words, message in ((folders[:2], "'shard 3/3' is no part of the same port: no folder has it"),
                               (folders[:2] + ["other"], "the others have another number of shards"),
                               (["build"], "it is not what a shard of this version keeps"),
                               (folders, "it is not there, or was changed after the shard wrote it")):
            self.write("shard1/" + source, "// mine\n")
            self.run_tool("-p", "build", "-o", "bad", "--merge-shards", *words, status=FAILED)
            self.assert_message(message, "[CU1071]")
        self.run_tool("--merge-shards", "shard1", "-o", "bad", status=USAGE)

    def test_trees_interrupt(self):
        self.write("inc/common.cuh", HEADER)
        for i in range(300):
            self.source("s/k%d.cu" % i, KERNEL % ("k%d" % i), "-DSCALE=1", "p%d" % i)
        self.write("build/compile_commands.json", json.dumps(self.commands))
        process = subprocess.Popen([TOOL, "-p", "build", "-o", "out", "-j", "2"], cwd=self.folder,
                                   stderr=subprocess.PIPE)
        while not os.path.isdir(self.path("out")) or len(snapshot(self.path("out"))) < 4:
            self.assertIsNone(process.poll())
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 130, err)
        self.assertIn(b"[CU1072]", err)
        there = snapshot(self.path("out"))
        self.assertEqual([name for name in there if ".tmp" in name], [])
        listed = there["cu2cl-files.txt"].decode()
        for name, text in there.items():
            self.assertTrue(name == "cu2cl-files.txt" or "  %s\n" % name in listed, name)
            self.assertTrue(text.endswith(b"\n"))

    def test_trees_wrong_usage(self):
        self.run_tool("-p", "build", "-o", "out", status=FAILED)
        self.assert_message("compile_commands.json' can't be read")
        self.assert_message("[CU1066]")
        self.write("a.cu", "")
        for words in (["-p", "build", "a.cu", "-o", "out"], ["a.cu", "-o", "out", "--shard", "1/2"],
                      ["-p", "build", "-o", "out", "--dump=model"]):
            self.run_tool(*words, status=USAGE)
            self.assert_message("[CU1069]")
        self.run_tool("-p", "build", "-o", "out", "--shard", "3/2", status=USAGE)
        for bad in ("{", "{}", "[3]", '[{"directory": "/", "file": "x.cu"}]'):
            self.write("build/compile_commands.json", bad)
            self.run_tool("-p", "build", "-o", "out", status=FAILED)
            self.assert_message("[CU1066]")
        self.port(status=FAILED)
        self.assert_message("no source is left to port [CU1070]")


if __name__ == "__main__":
    main()
