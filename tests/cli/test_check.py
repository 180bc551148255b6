"""`cu2cl check`: programs are ported, run on the OpenCL drivers that are there, and compared. See case.py."""
import json
import os
import re
import shutil
import signal
import stat
import struct
import subprocess
import sys
import time
import unittest
import xml.etree.ElementTree

from case import BUILD_PORTS, SOURCE, TOOL, Case, main

PASSED, FAILED, USAGE, NOTHING = 0, 1, 2, 3

PROGRAM = """\
#include <cstdio>
#include <cstdlib>
__global__ void scale(float *x, float f, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] *= f; }
int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "";
    float *d, h[8];
    for (int i = 0; i < 8; i++) h[i] = i;
    cudaMalloc(&d, sizeof h); cudaMemcpy(d, h, sizeof h, cudaMemcpyHostToDevice);
    scale<<<1, 8>>>(d, 1.5f, 8);
    cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
    FILE *in = fopen("data.txt", "r"); char word[20] = "nothing"; if (in) fscanf(in, "%19s", word);
    printf("read %s\\nlast %f\\n", word, h[7]);
    FILE *out = fopen("out.bin", "wb"); fwrite(h, 4, 8, out); fclose(out);
    if (*mode == 'l') for (;;) fflush(stdout);
    if (*mode == 'a') abort();
    return *mode == 's' ? 3 : 0;
}
"""


ENDS = """\
__global__ void ends(float *out, const float *in)
{
    int i = threadIdx.x;
    out[i] = in[i
                + 1];
}
"""

# Lines are named by the test.
RACES = """\
#include <cstdlib>
#include "sub/ends.cuh"
#define LAST(p, v) p[N - 1] = v; /* a macro's use is one line */
template <int N> __global__ void many(float *out, int n)
{
    LAST(out, blockIdx.x);
    if (n < 3)
        return;
    out[0 *
        n] = blockIdx.x;
    LAST(out, blockIdx.x);
}
__global__ void unwritten(float *out, const float *in)
{
    float v = in[threadIdx.x];
    if (v > 1) out[threadIdx.x] = 1;
}
__global__ void lockstep(float *out)
{
    __shared__ float s[32];
    int i = threadIdx.x;
    s[i] = i;
    out[i] = s[31 - i];
}
int main(int argc, char **argv)
{
    float *a, *b;
    cudaMalloc(&a, 128), cudaMalloc(&b, 128);
    cudaMemset(a, 0, 128);
    many<1><<<2, 1>>>(a, 0);
    many<2><<<2, 1>>>(a, atoi(argv[1]));
    ends<<<1, 32>>>(b, a);
    float *c;
    cudaMalloc(&c, 128);
    unwritten<<<1, 1>>>(b, c);
    lockstep<<<1, 32>>>(b);
    return cudaDeviceSynchronize();
}
"""

# What memory is written by; each thread reads what it, or the block before a barrier, has written.
CLEAN = """\
__constant__ float factors[2];
__device__ int counter, numbers[64];
__global__ void sum(float *out, const float *in, int2 more)
{
    __shared__ float s[64];
    int i = threadIdx.x;
    s[i] = in[i] * factors[i % 2] + more.y + numbers[i];
    __syncthreads();
    for (int n = 32; n; n /= 2) { if (i < n) s[i] += s[i + n]; __syncthreads(); }
    if (s[0] >= 0) out[i] = s[0] + out[i];
    atomicAdd(&counter, 1);
}
int main()
{
    float *in, *out, zeros[64] = {0};
    size_t pitch;
    cudaMalloc(&in, 256), cudaMallocPitch(&out, &pitch, 200, 2);
    cudaMemcpyToSymbol(factors, zeros, 8);
    cudaMemset(in, 0, 256), cudaMemset2D(out, pitch, 0, 200, 1), cudaMemset(out, 1, 256);
    sum<<<1, 64>>>(out, in, make_int2(1, 2));
    cudaMemcpy(in, out, 256, cudaMemcpyDeviceToDevice);
    sum<<<1, 64>>>(in, out, make_int2(1, 2));
    return cudaDeviceSynchronize();
}
"""


class Check(Case):
    def check(self, *words, status, **more):
        self.run_tool("check", *words, status=status, **more)

    def need_a_driver(self):
        """Ports are built and run: that takes the runtime, and an OpenCL device."""
        self.write("any.cu", PROGRAM)
        done = subprocess.run([TOOL, "check", "--list", "any.cu"], cwd=self.folder, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, check=False)
        if not BUILD_PORTS or done.returncode != PASSED:
            self.skipTest("no runtime to link with, or no OpenCL device")
        return [line.split()[1].rstrip(":") for line in done.stdout.decode().splitlines() if line.startswith("driver ")]

    def test_check_tells_what_is_wrong_with_its_input(self):
        self.write("a.cu", PROGRAM)
        for words, status, text in (
                (["--help"], PASSED, ""), ([], USAGE, "nothing to check"), (["--fast"], USAGE, "unknown option: --fast [CU5002]"),
                (["a.cu", "-j", "0"], USAGE, "a number from 1 to 1024"), (["a.cu", "b.txt"], USAGE, "'b.txt' is not a source"),
                (["--keep=1", "a.cu"], USAGE, "takes no value"), (["none.yaml"], NOTHING, "cannot read 'none.yaml'"),
                (["a.cu", "--driver", "of-nobody"], NOTHING, "[CU5003]"),
                (["a.cu", "--case", "b*"], NOTHING, "nothing is left to check")):
            self.check(*words, status=status)
            self.assertIn(text, self.err)
        for text, message in (
                ("programs: [", "not valid YAML"), ("- a\n", "a check file must be a mapping"), ("drivers: []\n", "a list 'programs'"),
                ("programs: [{sources: a.cu}]\nspeed: 1\n", ":2:1: error: unknown key 'speed'; allowed: programs, defaults"),
                ("programs:\n  - {sources: z*.cu}\n", ":2:15: error: no file matches 'z*.cu' in '%s' [CU5001]" % os.path.realpath(self.folder)),
                ("programs:\n  - {sources: a.cu, timeout: soon}\n", ":2:30: error: timeout must be a number"),
                ("programs:\n  - {sources: a.cu, name: ../x}\n", "must be a name of letters"),
                ("programs:\n  - {sources: a.cu, run: x, run: y}\n", ":2:29: error: key 'run' is given twice [CU4009]"),
                ("programs:\n  - {sources: a.cu}\n  - {sources: a.cu}\n", "two programs have the name: a"),
                ("programs:\n  - {sources: a.cu, ignore: '('}\n", "'(' is no regular expression: Unmatched ( or \\( [CU5005]"),
                ("programs:\n  - {sources: a.cu, files: {x: float16}}\n", "type must be one of text, image, float32"),
                ("folder: $OF_NOBODY/x\nprograms: [{sources: a.cu}]\n", ":1:9: error: $OF_NOBODY/x must be a folder: the variable is not set"),
                ("folder: none\nprograms: [{sources: a.cu}]\n", ":1:9: error: no file matches 'none'"),
                ("programs: " + "[" * 200000, "nested too deeply")):
            self.write("c.yaml", text)
            self.check("c.yaml", status=NOTHING)
            self.assertIn(message, self.err)
        self.assertEqual(sorted(os.listdir(self.folder)), ["a.cu", "c.yaml"])
        # Paths are seen from another folder; the stored results are not.
        os.mkdir(self.path("sub"))
        self.write("sub/c.yaml", "folder: $UP/.\nprograms: [{sources: a.cu}]\n")
        self.check("--list", "--races", "sub/c.yaml", status=PASSED, env={**os.environ, "UP": self.folder})
        self.assertIn("a.1 ", self.out)

    def test_check_compares_with_what_is_stored(self):
        drivers = self.need_a_driver()
        self.write("src/scale.cu", PROGRAM)
        self.write("src/asm.cu", PROGRAM.replace("x[i] *= f", 'asm("what.u32;")'))
        self.write("data.txt", "words\n")
        self.write("t/CHECK.yaml", "defaults: {timeout: 60, inputs: ../data.txt}\nprograms:\n"
                   "  - {sources: ../src/scale.cu, cases: [{name: good}, {name: text}, {name: file}, s, a, {name: l, run: l, timeout: 2},"
                   " {name: three, run: s, status: 3}, {name: unread, expect: none.txt}, {name: silent, stdin: none.txt}], files: {out.bin: {type: float32, shape: 2x4}}}\n"
                   "  - {name: asm, sources: ../src/asm.cu}\n")
        values = [1.5 * i for i in range(8)]
        for case, text, numbers in (("good", "read words\nlast 10.500001\n", values), ("text", "read words\nlast 10.6\n", values),
                                    ("file", "read words\nlast 10.5\n", values[:7] + [11.0]), ("three", "read words\nlast 10.5\n", values)):
            self.write("t/expected/scale/%s/stdout" % case, text)
            self.write("t/expected/scale/%s/files/out.bin" % case, struct.pack("8f", *numbers))
        self.check("t/CHECK.yaml", "-o", "work", "--junit", "j.xml", "--json", "r.json", "--html", "r.html", "--github", status=FAILED)
        with open(self.path("r.json"), encoding="utf-8") as stream:
            report = json.load(stream)
        verdicts = {(r["program"], r["case"], r["driver"]): (r["verdict"], r["reason"]) for r in report["results"]}
        self.assertEqual(len(verdicts), 10 * len(drivers))
        for driver in drivers:
            said = {key[0] + "." + key[1]: value for key, value in verdicts.items() if key[2] == driver}
            self.assertEqual(said["scale.good"], ("pass", None))
            self.assertEqual(said["scale.three"], ("pass", None))
            self.assertEqual(said["scale.text"], ("differs", '1 of 1 numbers differ; line 2: "last 10.500000", expected "last 10.6"'))
            self.assertEqual(said["scale.file"][0], "differs")
            self.assertIn("out.bin: 1 of 8 elements differ; [1][3] is 10.5, expected 11", said["scale.file"][1])
            for case in ("unread", "silent"):
                self.assertEqual(said["scale." + case], ("error", "cannot read '%s/t/none.txt': No such file or directory" % os.path.realpath(self.folder)))
            self.assertEqual(said["scale.4"], ("status", "exit status 3"))
            self.assertEqual(said["scale.5"][0], "status")
            self.assertIn("signal 6", said["scale.5"][1])
            self.assertEqual(said["scale.l"][0], "timeout")
            self.assertEqual(said["asm.1"][0], "not ported")
        suites = xml.etree.ElementTree.parse(self.path("j.xml")).getroot()
        self.assertEqual([suite.get("name") for suite in suites], drivers)
        self.assertEqual([(s.get("tests"), s.get("failures")) for s in suites], [("10", "6")] * len(drivers))
        self.assertIn("::error file=t/CHECK.yaml,line=3,title=scale.text on %s::differs: 1 of 1" % drivers[0], self.out)
        self.assertIn("%d of %d passed" % (2 * len(drivers), 10 * len(drivers)), self.out)
        with open(self.path("r.html"), encoding="utf-8") as stream:
            page = json.loads(re.search(r'id="data">(.*?)</script>', stream.read(), re.DOTALL)[1])
        self.assertEqual(page["check"], report)
        self.assertEqual(sorted(page["texts"]), sorted(os.path.realpath(self.path("src/" + name)) for name in ("scale.cu", "asm.cu")))
        self.assertIn("__kernel void scale", "".join(page["programs"][0]["outputs"].values()))
        kept = os.listdir(self.path("work/scale/run"))
        self.assertIn("text." + drivers[0], kept)
        self.assertNotIn("good." + drivers[0], kept)
        with open(self.path("data.txt"), encoding="utf-8") as stream:
            self.assertEqual(stream.read(), "words\n")

        self.check("t/CHECK.yaml", "-o", "work", "--case", "scale.good", "--store-times", status=PASSED)
        with open(self.path("t/expected/scale/good/result.json"), encoding="utf-8") as stream:
            times = json.load(stream)["seconds"]
        self.assertEqual(sorted(times), sorted(drivers))
        self.write("t/expected/scale/good/result.json", json.dumps({"seconds": {driver: 1e-6 for driver in drivers}}))
        self.write("slow.yaml", "expected: t/expected\nprograms: [{sources: src/scale.cu, inputs: data.txt, cases: [{name: good, slowdown: 2}]}]\n")
        self.check("slow.yaml", "-o", "work", status=FAILED)
        self.assertIn(": slow: ", self.out)
        self.write("t/expected/scale/good/result.json", "{")
        self.check("slow.yaml", "-o", "work", status=FAILED)
        self.assertIn("result.json:1", self.out)

    @unittest.skipUnless(shutil.which("oclgrind"), "no Oclgrind")
    def test_check_races_at_the_lines_of_the_source(self):
        if not BUILD_PORTS:
            self.skipTest("ports are not built")
        self.write("sub/ends.cuh", ENDS)
        self.write("races.cu", RACES)
        self.write("clean.cu", CLEAN)
        self.write("CHECK.yaml", "programs:\n  - {sources: races.cu, run: '0', races: '4'}\n  - {sources: clean.cu}\n")
        out = self.check("--races", "CHECK.yaml", "--json", "o.json", "--junit", "o.xml", "--html", "o.html", "--github", status=FAILED)
        with open(self.path("o.json"), encoding="utf-8") as stream:
            data = json.load(stream)
        first, second = data["results"]
        places = {(finding["file"], finding["line"], finding["text"]) for finding in first["findings"]}
        self.assertEqual((first["verdict"], second["verdict"]), ("faults", "clean"))
        self.assertEqual(places, {
            ("sub/ends.cuh", 4, "read out of bounds, in kernel ends"),
            ("sub/ends.cuh", 4, "stores what nobody wrote, in kernel ends"),
            ("races.cu", 6, "data race, two writes, in kernel many_1"),
            ("races.cu", 6, "data race, two writes, in kernel many_2"),
            ("races.cu", 10, "data race, two writes, in kernel many_2"),
            ("races.cu", 16, "branches by what nobody wrote, in kernel unwritten"),
            ("races.cu", 23, "'lockstep' needs work-items that run in lockstep: this reads what another thread of the warp has written "
                             "at line 22, with no barrier between"),
            ("races.cu", 18, "kernel lockstep needs warps and runs in its lanes form: threads of one block were not compared")})
        self.assertEqual(second["findings"], [])
        self.assertIn("    sub/ends.cuh:4: read out of bounds, in kernel ends\n", self.out)
        self.assertIn("::error file=sub/ends.cuh,line=4,title=races::read out of bounds, in kernel ends\n", self.out)
        failure = xml.etree.ElementTree.parse(self.path("o.xml")).find(".//failure")
        self.assertIn("sub/ends.cuh:4: read out of bounds", failure.text)
        self.assertIn("read out of bounds, in kernel ends", open(self.path("o.html"), encoding="utf-8").read())
        self.check("--races", "--driver", "pocl", "CHECK.yaml", status=USAGE)

    def test_check_by_example_workflows(self):
        """The workflows of the documentation, by a runner of our own; what they install is here already."""
        self.need_a_driver()
        self.write("scale.cu", PROGRAM)
        self.write("expected/scale/1/stdout", "read nothing\nlast 10.5\n")
        os.mkdir(self.path("bin"))
        self.write("bin/apt-get", "#!/bin/sh\necho apt-get \"$@\"\n")
        os.chmod(self.path("bin/apt-get"), stat.S_IRWXU)
        os.remove(self.path("any.cu"))
        here = dict(os.environ, PATH="%s:%s:%s" % (self.path("bin"), os.path.dirname(TOOL), os.environ["PATH"]))
        for service, wanted in (("github", ["report.html", "results.xml", "cu2cl.sarif"]), ("gitlab", ["report.html", "results.xml"])):
            self.write("CHECK.yaml", "programs: [{sources: scale.cu}]\n")
            words = [sys.executable, os.path.join(SOURCE, "tests/cli/workflow.py"), os.path.join(SOURCE, "docs/workflows/%s.yml" % service)]
            done = subprocess.run(words, cwd=self.folder, env=here, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
            self.assertEqual(done.returncode, PASSED, done.stdout.decode()[-3000:])
            self.assertIn(b"apt-get install -y ./packages/*.deb g++ cmake pocl-opencl-icd", done.stdout)
            for name in wanted:
                self.assertTrue(os.path.exists(self.path(name)), name)
                os.remove(self.path(name))
            if service == "gitlab":
                self.write("expected/scale/1/stdout", "read nothing\nlast 11.5\n")
                done = subprocess.run(words, cwd=self.folder, env=here, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
                self.assertEqual(done.returncode, FAILED)

    def test_check_records_what_the_cuda_program_gives(self):
        """A stand-in for nvcc, whose program prints a line that differs from run to run."""
        self.write("a.cu", PROGRAM)
        self.write("nvcc", '#!/bin/sh\ncase "$*" in *-o\\ *recorder*) exit 1;; esac\necho "$*" >> words\nwhile [ "$1" != -o ]; do shift; done\n'
                   'printf \'#!/bin/sh\\n[ "$1" = 3 ] && exit 3\\necho took $$ s\\necho sum 1.5 of $0\\necho bytes > out.txt\\necho now x$$ > now.txt\\n\' > "$2"\nchmod +x "$2"\n')
        os.chmod(self.path("nvcc"), stat.S_IRWXU)
        self.write("c.yaml", "programs: [{name: a, sources: a.cu, files: {out.txt: text}, cases: [{name: good}, {name: bad, run: 3}]}]\n")
        self.check("c.yaml", "--record", "--nvcc", self.path("nvcc"), "-o", "work", status=FAILED)
        self.assertIn("1 of 2 cases stored", self.out)
        self.assertIn("a.bad is not recorded: exit status 3", self.err)
        with open(self.path("expected/a/good/result.json"), encoding="utf-8") as stream:
            result = json.load(stream)
        self.assertEqual(result["volatile"], [1])
        with open(self.path("expected/a/good/stdout"), encoding="utf-8") as stream:
            self.assertIn("\nsum 1.5 of {program}\n", stream.read())
        self.assertIn("cuda", result["seconds"])
        with open(self.path("expected/a/good/files/out.txt"), encoding="utf-8") as stream:
            self.assertEqual(stream.read(), "bytes\n")
        self.assertEqual(os.listdir(self.path("expected/a")), ["good"])
        # What is not there is not stored: a line to compare, and launches.
        os.environ["XDG_CACHE_HOME"] = self.path("cache")
        self.addCleanup(os.environ.pop, "XDG_CACHE_HOME")
        self.write("c.yaml", "defaults: {flags: -DA, nvcc-flags: -DB}\nprograms: [{name: b, sources: a.cu, cases: "
                   "[{name: line, only: sum}, {name: none, only: PASSED}, {name: launches, trace: true}, {name: file, files: {now.txt: text}}]}]\n")
        self.check("c.yaml", "--record", "--nvcc", self.path("nvcc"), "-o", "work", status=FAILED)
        self.assertIn("b.none is not recorded: no line matches 'only'", self.err)
        self.assertIn('b.file is not recorded: two runs write different files now.txt: line 1: "now ', self.err)
        self.assertIn("b.launches is not recorded: its launches could not be recorded", self.err)
        self.assertEqual([name for name in sorted(os.listdir(self.path("expected/b"))) if os.listdir(self.path("expected/b/" + name))], ["line"])
        with open(self.path("words"), encoding="utf-8") as stream:
            self.assertIn("a.cu -DA -DB -o ", stream.read())

    def test_check_records_only_what_it_compares(self):
        """Lines that are left out are not stored, nor the output of a program that checks itself. What is not there is missed."""
        drivers = self.need_a_driver()
        self.write("a.cu", PROGRAM)
        self.write("nvcc", "#!/bin/sh\nwhile [ \"$1\" != -o ]; do shift; done\ncat > \"$2\" <<'END'\n#!/bin/sh\n"
                   "case \"$1$PWD\" in more*-2) echo more;; esac\n"
                   "echo 'device: another'\necho\necho 'read nothing  '\necho last 10.5\nprintf '%32s' '' > out.bin\nEND\nchmod +x \"$2\"\n")
        os.chmod(self.path("nvcc"), stat.S_IRWXU)
        text = ("programs: [{name: a, sources: a.cu, ignore: '^device', cases: [{name: all}, {name: one, only: last}, {name: none, %s"
                "run: more, files: {out.bin: {type: float32, absolute: 100}}}]}]\n")
        record = ["c.yaml", "--record", "--nvcc", self.path("nvcc"), "-o", "native"]
        self.write("c.yaml", text % "no-output: true, ")
        self.write("expected/a/none/stdout", "of the last time\n")
        self.check(*record, status=PASSED)
        for case, wanted in (("all", "read nothing\nlast 10.5\n"), ("one", "last 10.5\n")):
            with open(self.path("expected/a/%s/stdout" % case), encoding="utf-8") as stream:
                self.assertEqual(stream.read(), wanted)
        self.assertEqual(sorted(os.listdir(self.path("expected/a/none"))), ["files", "result.json"])
        self.check("c.yaml", "--driver", drivers[0], "-o", "work", "--json", "o.json", status=PASSED)
        with open(self.path("o.json"), encoding="utf-8") as stream:
            self.assertEqual([result["verdict"] for result in json.load(stream)["results"]], ["pass"] * 3)
        self.write("c.yaml", text % "")
        self.check("c.yaml", "--driver", drivers[0], "-o", "work", status=FAILED)
        self.assertIn("a.none on %s: differs: no standard output is stored for it" % drivers[0], self.out)

    def test_check_records_without_libclang(self):
        """-DCU2CL_TRANSLATOR=OFF builds a cu2cl for machines with CUDA, which records and ports nothing."""
        words = ["-DCU2CL_TRANSLATOR=OFF", "-DCU2CL_RUNTIME=OFF", "-DBUILD_TESTING=OFF", "-DCMAKE_BUILD_TYPE=None", "-DCU2CL_WERROR=ON"]
        for step in (["cmake", "-S", SOURCE, "-B", "build", *words], ["cmake", "--build", "build", "-j2"],
                     ["cmake", "--install", "build", "--prefix", self.path("installed")]):
            done = subprocess.run(step, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
            self.assertEqual(done.returncode, 0, done.stdout.decode()[-3000:])
        tool = self.path("installed/bin/cu2cl")
        needs = subprocess.run(["ldd", tool], stdout=subprocess.PIPE, check=True).stdout
        self.assertNotIn(b"clang", needs)

        def run(*given):
            done = subprocess.run([tool, *given], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
            return done.returncode, done.stdout.decode()
        self.assertRegex(run("--version")[1], r"^cu2cl [0-9.]+, without libclang\n$")
        self.write("a.cu", PROGRAM)
        self.write("nvcc", "#!/bin/sh\nwhile [ \"$1\" != -o ]; do shift; done\nprintf '#!/bin/sh\\necho sum 1.5\\n' > \"$2\"\nchmod +x \"$2\"\n")
        os.chmod(self.path("nvcc"), stat.S_IRWXU)
        self.assertEqual(run("check", "--record", "--nvcc", self.path("nvcc"), "a.cu"),
                         (PASSED, "1 of 1 cases stored in %s/expected\n" % os.path.realpath(self.folder)))
        self.assertEqual(run("a.cu", "-o", "port"), (NOTHING, "cu2cl: error: this cu2cl was built without libclang: it records, and ports nothing\n"))
        self.assertEqual(run("explain", "CU5007")[0], 0)
        self.assertEqual(run("record", "--nvcc", "none", "true")[0], 3)

    def test_check_without_a_device(self):
        self.write("a.cu", PROGRAM)
        self.check("a.cu", "--record", "--nvcc", "./no-nvcc", status=FAILED)
        self.assertIn("a.1 is not recorded: ./no-nvcc: it can't be started: No such file or directory", self.err)
        os.mkdir(self.path("empty"))
        self.check("a.cu", status=NOTHING, env=dict(os.environ, OCL_ICD_VENDORS=self.path("empty") + "/"))
        self.assertRegex(self.err, r"there is no OpenCL driver: .* \[CU5004\]")

    def test_check_ends_what_runs_when_it_is_interrupted(self):
        self.need_a_driver()
        self.write("slow.cu", PROGRAM)
        tool = subprocess.Popen([TOOL, "check", "slow.cu", "--run", "l", "-o", "work"], cwd=self.folder,
                                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        folder = self.path("work/slow/run")
        for _ in range(1200):
            if os.path.isdir(folder) and os.listdir(folder) and \
                    os.path.exists(os.path.join(folder, os.listdir(folder)[0], "out.bin")):
                break
            time.sleep(0.1)
        tool.send_signal(signal.SIGINT)
        _, errors = tool.communicate(timeout=60)
        self.assertEqual(tool.returncode, NOTHING)
        self.assertIn(b"a signal ended the check: nothing is compared; what ran is in %s/work [CU5009]" % os.path.realpath(self.folder).encode(), errors)
        left = subprocess.run(["pgrep", "-f", self.path("work/slow/build")], stdout=subprocess.PIPE, check=False)
        self.assertEqual(left.stdout, b"")


if __name__ == "__main__":
    main()
