"""`cu2cl record` and `cu2cl compare`: what launches leave in memory is kept, and a port that differs is told where. See case.py."""
import os
import resource
import shutil
import signal
import subprocess
import time

from case import BUILD, BUILD_PORTS, TOOL, Case, has_device, main

SAME, DIFFERS, USAGE, NOTHING, PARTLY = 0, 1, 2, 3, 4

PROGRAM = r"""
#include <cstdio>
#include <cstdlib>
struct view { float *y; const float *x; };
__device__ int calls;
__global__ void saxpy(float *y, const float *x, float a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] += a * x[i] - 1;
}
__global__ void bin(const unsigned *keys, unsigned *bins, unsigned n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicAdd(&bins[(keys[i] ^ 5) % 16], keys[i] & 3);
    if (i == 0)
        calls = calls + 2;
}
__global__ void block_sum(float *sums, const float *x)
{
    __shared__ float part[64];
    int t = threadIdx.x;
    part[t] = x[blockIdx.x * 64 + t] * x[t];
    for (int s = 32; s > 0; s /= 2) {
        __syncthreads();
        if (t < s)
            part[t] += part[t + s];
    }
    if (t == 0)
        sums[blockIdx.x] = part[0] / 64;
}
__global__ void polynomial(view v, int shift)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    v.y[i] = (v.x[i] + 2) * v.y[i] - fabsf(v.x[i] - 7);
    v.y[i] = i >> shift > 3 ? v.y[i] : -v.y[i];
}
template <typename T, int N> __global__ void scale(T *x, T by)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    x[i] = x[i] * by + (T)(i % N);
}
int main(int argc, char **argv)
{
    float *x, *y, *sums, h[256];
    unsigned *keys, *bins, k[256];
    for (int i = 0; i < 256; i++) h[i] = (i * 37 % 101) * 0.25f, k[i] = i * 2654435761u >> 7;
    cudaMalloc(&x, sizeof h); cudaMalloc(&y, sizeof h); cudaMalloc(&sums, 4 * sizeof *sums);
    cudaMalloc(&keys, sizeof k); cudaMalloc(&bins, 16 * sizeof *bins);
    cudaMemcpy(x, h, sizeof h, cudaMemcpyHostToDevice); cudaMemcpy(y, h, sizeof h, cudaMemcpyHostToDevice);
    cudaMemcpy(keys, k, sizeof k, cudaMemcpyHostToDevice); cudaMemset(bins, 0, 16 * sizeof *bins);
    for (int round = 0; round < 2; round++) {
        saxpy<<<2, 128>>>(y, x, 0.5f, 250);
        bin<<<4, 64>>>(keys, bins, 256);
        block_sum<<<4, 64>>>(sums, y);
        polynomial<<<4, 64>>>(view{y, x}, 4);
        scale<float, 3><<<4, 64>>>(y, 1.5f);
        scale<int, 5><<<1, 16>>>((int *)bins, 3);
    }
    for (int more = argc > 1 ? atoi(argv[1]) : 0; more > 0; more--) { scale<int, 5><<<1, 16>>>((int *)bins, 3); cudaDeviceSynchronize(); }
    cudaDeviceSynchronize();
    cudaMemcpy(h, y, sizeof h, cudaMemcpyDeviceToHost);
    printf("%g\n", h[200]);
}
"""

PAIRS = r"""
struct pair { float first, second; };
__global__ void pairs(pair *p) { p[threadIdx.x].first = threadIdx.x + 2.5f; p[threadIdx.x].second = threadIdx.x + 1; }
__global__ void numbers(float4 *v) { v[threadIdx.x] = make_float4(threadIdx.x, 1.5f, 3, threadIdx.x); }
int main()
{
    pair *p;
    float4 *v;
    cudaMalloc(&p, 64 * sizeof *p), cudaMalloc(&v, 64 * sizeof *v);
    pairs<<<1, 64>>>(p);
    numbers<<<1, 64>>>(v);
    return cudaDeviceSynchronize();
}
"""

GRAPHS = r"""
__global__ void add(float *y, const float *x) { y[threadIdx.x] += x[threadIdx.x]; }
__global__ void scale(float *y) { y[threadIdx.x] *= 1.5f; }
int main()
{
    float *x, *y;
    cudaStream_t s;
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaMalloc(&x, 256), cudaMalloc(&y, 256), cudaMemset(x, 63, 256), cudaMemset(y, 0, 256), cudaStreamCreate(&s);
    cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
    add<<<1, 64, 0, s>>>(y, x);
    scale<<<1, 64, 0, s>>>(y);
    cudaStreamEndCapture(s, &graph);
    cudaGraphInstantiate(&exec, graph, 0);
    cudaGraphLaunch(exec, s);
    scale<<<1, 64, 0, s>>>(y);
    cudaGraphLaunch(exec, s);
    scale<<<1, 64, 0, s>>>(x);
    return cudaDeviceSynchronize();
}
"""

# Copies what malloc left, and where the host has it.
HOST = r"""
#include <cstdlib>
#include <ctime>
#include <unistd.h>
struct part { float *host, *device; long step; };
__global__ void take(part *p, float *x) { x[threadIdx.x] += p->step++; p->device = x; }
int main()
{
    timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    float *left = (float *)malloc(32768), *x;
    for (int i = 0; i < 8192; i++) left[i] = now.tv_nsec + getpid();
    free(left);
    float *h = (float *)malloc(32768);
    part p = {h, nullptr, 1}, *d;
    cudaMalloc(&x, 32768), cudaMalloc(&d, sizeof p);
    cudaMemcpy(x, h, 32768, cudaMemcpyHostToDevice), cudaMemcpy(d, &p, sizeof p, cudaMemcpyHostToDevice);
    take<<<1, 1>>>(d, x);
    return cudaDeviceSynchronize();
}
"""

# One operator of the .cl, what it becomes, and how the first launch that differs is called.
FAULTS = (
    ("y[i] += a", "y[i] -= a", "launch 1, saxpy", "parameter 1 y"), ("a * x[i]", "a + x[i]", "launch 1, saxpy", "parameter 1 y"),
    ("x[i] - 1", "x[i] + 1", "launch 1, saxpy", "parameter 1 y"), ("i < n)\n        y", "i > n)\n        y", "launch 1, saxpy", "parameter 1 y"),
    ("[i] ^ 5", "[i] | 5", "launch 2, bin", "parameter 2 bins"), ("[i] ^ 5", "[i] & 5", "launch 2, bin", "parameter 2 bins"),
    ("[i] & 3", "[i] | 3", "launch 2, bin", "parameter 2 bins"), ("*calls + 2", "*calls - 2", "launch 2, bin", "variable calls"),
    ("* x[t]", "+ x[t]", "launch 3, block_sum", "parameter 1 sums"), ("[t] += part", "[t] -= part", "launch 3, block_sum", "parameter 1 sums"),
    ("[0] / 64", "[0] * 64", "launch 3, block_sum", "parameter 1 sums"), ("s /= 2", "s -= 2", "launch 3, block_sum", "parameter 1 sums"),
    ("[i] + 2)", "[i] - 2)", "launch 4, polynomial", "parameter 1 v_arg"), ("[i] - 7)", "[i] + 7)", "launch 4, polynomial", "parameter 1 v_arg"),
    ("> 3 ?", "< 3 ?", "launch 4, polynomial", "parameter 1 v_arg"), (": -((", ": +((", "launch 4, polynomial", "parameter 1 v_arg"),
    ("by + (float)", "by - (float)", "launch 5, scale_float_3", "parameter 1 x"), ("(i % 3)", "(i / 3)", "launch 5, scale_float_3", "parameter 1 x"),
    ("by + (int)", "by * (int)", "launch 6, scale_int_5", "parameter 1 x"), ("(i % 5)", "(i & 5)", "launch 6, scale_int_5", "parameter 1 x"),
)


def number(value):
    """As the file has numbers."""
    out = b""
    while value >= 128:
        out, value = out + bytes([value & 127 | 128]), value >> 7
    return out + bytes([value])


def records(data):
    """The head of a trace, and its records: tag and payload."""
    at = len(b"cu2cl launches\n")

    def take():
        nonlocal at
        value = shift = 0
        while True:
            byte = data[at]
            value, shift, at = value | (byte & 127) << shift, shift + 7, at + 1
            if byte < 128:
                return value
    take(), take()
    size = take()
    at += size
    head, found = data[:at], []
    while at < len(data):
        tag, at = data[at], at + 1
        size = take()
        found.append((tag, data[at:at + size]))
        at += size
    return head, found


def without_graphs(data, unseen):
    """The trace as CUDA's recorder writes it of graphs that it can't see: the launches with these numbers are one of a graph."""
    head, found = records(data)
    kernels = [payload for tag, payload in found if tag == 1]
    name = b"cuGraphLaunch"
    out, launch = head, 0
    for tag, payload in found:
        if tag == 3:
            launch += 1
            if launch in unseen:
                if launch - 1 in unseen:
                    continue
                payload = number(len(kernels)) + bytes([1] * 6) + bytes([0, 0, 0])
        elif tag == 4:
            payload = number(launch - len([n for n in unseen if n - 1 in unseen])) + number(1)
        if tag == 3 and launch == min(unseen):
            kernel = number(len(name)) + name + number(0)
            out += bytes([1]) + number(len(kernel)) + kernel
        out += bytes([tag]) + number(len(payload)) + payload
    return out


class Record(Case):
    def build_port(self, text=PROGRAM):
        """The port's program, and the text of its .cl."""
        if not BUILD_PORTS or not has_device():
            self.skipTest("no runtime to link with, or no OpenCL device")
        self.write("launches.cu", text)
        self.run_tool("launches.cu", "-o", "port", status=0)
        for words in (["cmake", "-S", "port", "-B", "build", "-DCMAKE_PREFIX_PATH=" + BUILD], ["cmake", "--build", "build"]):
            subprocess.run(words, cwd=self.folder, stdout=subprocess.DEVNULL, check=True)
        with open(self.path("port/launches.cl"), encoding="utf-8") as stream:
            return "build/launches", stream.read()

    def compare_edited(self, text, *words, status):
        self.write("edited/launches.cl", text)
        self.run_tool("compare", "--report", "report.txt", *words, status=status, env={**os.environ, "CU2CL_KERNEL_PATH": "edited"})
        with open(self.path("report.txt"), encoding="utf-8") as stream:
            return stream.read().splitlines()

    def test_record_finds_the_launch_that_differs(self):
        """A changed operator is named by launch and argument, in 20 of 20 trials."""
        program, text = self.build_port()
        self.run_tool("record", "-o", "good.trace", "--", program, status=0)
        self.assertIn("12 launches of 6 kernels in good.trace", self.err)
        self.assertEqual(self.compare_edited(text, "good.trace", program, status=SAME)[0], "same")
        for old, _, _, _ in FAULTS:
            self.assertEqual(text.count(old), 1, old)

        # The bytes are restored, so a fault in each kernel is found by itself: a round has one of each.
        self.run_tool("record", "--contents", "-o", "contents.trace", "--", program, status=0)
        for turn in range(4):
            faults = [kind[turn] for kind in ([f for f in FAULTS if f[2] == launch] for launch in sorted({f[2] for f in FAULTS})) if turn < len(kind)]
            edited = text
            for old, new, _, _ in faults:
                edited = edited.replace(old, new)
            lines = self.compare_edited(edited, "--resync", "contents.trace", program, status=DIFFERS)
            for number, fault in enumerate(faults):
                self.assertIn(fault[2] + "<<<", lines[1 + number], fault)
                self.assertIn(": %s: " % fault[3], lines[1 + number], fault)

        two = text.replace("x[i] - 1", "x[i] + 1").replace("by + (float)", "by - (float)")
        lines = self.compare_edited(two, "good.trace", program, status=DIFFERS)
        self.assertEqual(lines[0], "differs")
        self.assertEqual([line.split("<<<")[0] for line in lines[1:-1]], ["launch 1, saxpy"])
        self.assertIn(": parameter 1 y: element [", lines[1])
        self.assertIn("1 differs, 7 more use what these wrote", lines[-1])
        lines = self.compare_edited(two, "--resync", "contents.trace", program, status=DIFFERS)
        self.assertEqual([line.split("<<<")[0] for line in lines[1:-1]],
                         ["launch 1, saxpy", "launch 5, scale_float_3", "launch 7, saxpy", "launch 11, scale_float_3"])
        self.assertIn("element [0] is 1, expected -1 (2130706432 ULPs", lines[1])
        self.assertIn("4 differ, 0 more use what these wrote", lines[-1])
        lines = self.compare_edited(text.replace("by + (float)", "by * 1.0001f + (float)"), "--bounds", "relative=0.01,absolute=1", "contents.trace", program, status=PARTLY)
        self.assertEqual(len(lines), 3) # of what a pointer in a structure leads to, the type is not known
        self.assertIn("close as one type and not as another", lines[-1])

        self.write("c.yaml", "programs: [{sources: launches.cu, no-output: true, cases: [{name: good, trace: good.trace}, {name: bad, trace: none.trace}, "
                   "{name: stored, trace: true}, {name: changed, trace: true, run: '1'}, {name: lost, trace: true}, {name: new, trace: true}]}]\n")
        for case in ("stored", "changed", "lost"):
            self.write("expected/launches/%s/result.json" % case, "{}")
            if case != "lost":
                shutil.copy(self.path("good.trace"), self.path("expected/launches/%s/launches.trace" % case))
        self.run_tool("check", "c.yaml", "-o", "work", status=1)
        for case in ("bad", "lost"):
            self.assertRegex(self.out, "launches.%s on .*: it can't be read" % case)
        self.assertRegex(self.out, "launches.changed on .*: differs: scale_int_5 is launched once more here")
        for case in ("good", "stored", "new"):
            self.assertNotIn("launches.%s on" % case, self.out)

    def test_record_tells_what_was_not_compared(self):
        """Nothing is called the same that was looked at in part, or in a type that it may not have."""
        program, text = self.build_port(PAIRS)
        self.run_tool("record", "-o", "good.trace", "--", program, status=0)
        self.run_tool("record", "--contents", "-o", "contents.trace", "--", program, status=0)
        self.assertEqual(self.compare_edited(text, "contents.trace", program, status=SAME)[0], "same")
        little = text.replace("1.5f", "1.500001f")
        lines = self.compare_edited(little, "good.trace", program, status=PARTLY)
        self.assertEqual(lines[0], "partly")
        self.assertIn("only samples, which are within the bounds, were compared", lines[-1])
        self.assertEqual(self.compare_edited(little, "contents.trace", program, status=SAME)[0], "same")
        # The first of two floats is the lower half of a double.
        lines = self.compare_edited(text.replace("2.5f", "2.25f"), "contents.trace", program, status=PARTLY)
        self.assertIn("words that are close as one type and not as another", lines[-1])
        self.compare_edited(text, "--bounds", "relativ=1", "contents.trace", program, status=NOTHING)
        # A kernel that one side alone has.
        program, text = self.build_port(PAIRS.replace("numbers", "others"))
        lines = self.compare_edited(text, "good.trace", program, status=PARTLY)
        self.assertEqual(lines[-2:], ["1 launches here are of kernels that the trace does not have",
                                      "1 launches of the trace are of kernels that the program does not have"])

    def test_record_knows_graphs(self):
        """Launches of graphs are compared; those that the trace does not have are counted, and what follows is compared."""
        program, text = self.build_port(GRAPHS)
        self.run_tool("record", "-o", "all.trace", "--", program, status=0)
        self.assertIn("6 launches of 2 kernels", self.err)
        self.assertEqual(self.compare_edited(text, "all.trace", program, status=SAME)[0], "same")
        self.assertIn("launch 1, add<<<", self.compare_edited(text.replace("+=", "-="), "all.trace", program, status=DIFFERS)[1])
        with open(self.path("all.trace"), "rb") as stream:
            data = stream.read()
        # The second launch of the graph: its digests are new, and the one behind it is of other memory.
        self.write("second.trace", without_graphs(data, {4, 5}))
        lines = self.compare_edited(text, "second.trace", program, status=PARTLY)
        self.assertIn("4 launches compared", lines[1])
        self.assertEqual(lines[2:], ["2 launches of graphs were not compared: the trace does not have them"])
        self.assertIn("launch 1, add<<<", self.compare_edited(text.replace("+=", "-="), "second.trace", program, status=DIFFERS)[1])
        # A graph where the program launches a kernel.
        self.write("third.trace", without_graphs(data, {3}))
        lines = self.compare_edited(text, "third.trace", program, status=DIFFERS)
        self.assertIn("launch 3 is of cuGraphLaunch in the trace, and of scale here", lines[1])

    def test_record_passes_over_what_the_host_left(self):
        program, _ = self.build_port(HOST)
        self.run_tool("record", "--contents", "-o", "host.trace", "--", program, status=0)
        self.run_tool("compare", "host.trace", "--", program, status=SAME)
        self.run_tool("compare", "host.trace", "--", program, status=DIFFERS, env={**os.environ, "MALLOC_PERTURB_": "0"})
        self.assertIn("parameter 2 x: element [", self.err)
        self.assertNotIn("parameter 1", self.err)

    def test_record_tells_what_is_wrong(self):
        """Traces that are broken, foreign or short, a full disk, Ctrl-C, programs that are not there or launch nothing."""
        for words, status, text in ((["record"], USAGE, "name a program"), (["compare"], USAGE, "name a trace"), (["record", "--help"], 0, ""),
                                    (["record", "--fast", "x"], USAGE, "unknown option: --fast"), (["compare", "x.trace"], USAGE, "name a program"),
                                    (["record", "-o", "/dev/full", "--", "true"], NOTHING, "[CU5008]"),
                                    (["compare", "x", "true"], NOTHING, "[CU5008]"),
                                    (["record", "--nvcc", "none", "true"], NOTHING, "there is no none to compile"),
                                    (["compare", "x", "./none"], NOTHING, "No such file or directory [CU5007]")):
            self.run_tool(*words, status=status)
            self.assertIn(text, self.err)
        self.write("old.txt", "same\n") # of a run before
        self.run_tool("compare", "--report", "old.txt", "x", "true", status=NOTHING)
        program, _ = self.build_port()
        self.run_tool("record", "-o", "good.trace", "--", program, status=0)
        with open(self.path("good.trace"), "rb") as stream:
            good = stream.read()
        for name, data, text in (("foreign", b"#!/bin/sh\n", "not a trace of launches"), ("version", good.replace(b"launches\n\1", b"launches\n\2"), "another version"),
                                 ("short", good[:len(good) // 2], "it is truncated"), ("empty", b"", "not a trace"), ("head", good[:17], "truncated"),
                                 ("broken", good.replace(b"\5saxpy", b"\xf5saxpy"), "it is broken")):
            self.write(name, data)
            self.run_tool("compare", name, program, status=NOTHING)
            self.assertIn(text, self.err)

        def small_disk():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20)) # drivers write files, too
        self.run_tool("record", "--contents", "-o", "good.trace", "--", program, "15000", status=NOTHING, preexec_fn=small_disk)
        self.assertIn("recording ends here", self.err)
        self.assertIn("trace 'good.trace.part': it has", self.err)
        with open(self.path("good.trace"), "rb") as stream:
            self.assertEqual(stream.read(), good)

        with subprocess.Popen([TOOL, "record", "-o", "long.trace", "--", program, "1000000000"], cwd=self.folder, stderr=subprocess.PIPE,
                              start_new_session=True, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)) as running:
            for _ in range(600):
                if os.path.exists(self.path("long.trace.part")) and os.path.getsize(self.path("long.trace.part")) > 4096:
                    break
                time.sleep(0.1)
            os.killpg(running.pid, signal.SIGINT)
            self.addCleanup(subprocess.run, ["kill", "-9", "--", "-%d" % running.pid], check=False, stderr=subprocess.DEVNULL)
            _, errors = running.communicate(timeout=60)
        self.assertEqual(running.returncode, 128 + signal.SIGINT)
        self.assertIn(b"the program was ended by a signal [CU5008]", errors)
        self.assertFalse(os.path.exists(self.path("long.trace")))
        self.run_tool("compare", "long.trace.part", program, status=DIFFERS)
        self.assertIn("the trace goes on with launch 13, of scale_int_5", self.err)


main()
