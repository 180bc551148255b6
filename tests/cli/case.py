"""What the tests of the command share: the tool, a small program, and a folder for each test.

CU2CL is the tool, CU2CL_BUILD its build tree, CU2CL_SOURCE the project; with CU2CL_BUILD_PORTS=1 ports are also compiled. A test that
leaves that out counts as skipped, so that scripts/test.sh runs it again where it can be done. A crash of the tool is never an
accepted outcome, whatever the input: `run_tool` checks that.
"""
import contextlib
import functools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

TOOL = os.environ["CU2CL"]
SOURCE = os.environ["CU2CL_SOURCE"]
BUILD = os.environ["CU2CL_BUILD"]
BUILD_PORTS = os.environ.get("CU2CL_BUILD_PORTS") == "1"
PORTED, NEEDS_HAND, USAGE, FAILED = 0, 1, 2, 3

PROGRAM = """\
#include <cuda_runtime.h>
#include <stdio.h>

// adds one to each element
__global__ void add_one(float *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] += 1.0f;
}

int main(void)
{
    float *data;
    cudaMalloc((void **)&data, 1024 * sizeof(float));
    add_one<<<4, 256>>>(data, 1024);
    printf("%s\\n", cudaGetErrorString(cudaDeviceSynchronize()));
    cudaFree(data);
    return 0;
}
"""
HOST_PROGRAM = "int main(void) { return 0; }\n"


# Status 0 if OpenCL has a device here. In a process of its own: drivers bring threads and memory.
COUNT_DEVICES = """\
import ctypes, sys
try:
    opencl = ctypes.CDLL("libOpenCL.so.1")
except OSError:
    sys.exit(1)
platforms, count = (ctypes.c_void_p * 16)(), ctypes.c_uint(0)
if opencl.clGetPlatformIDs(16, platforms, ctypes.byref(count)) != 0:
    sys.exit(1)
every_kind, devices = ctypes.c_ulong(0xffffffff), ctypes.c_uint(0)
sys.exit(not any(opencl.clGetDeviceIDs(ctypes.c_void_p(platform), every_kind, 0, None, ctypes.byref(devices)) == 0
                 for platform in platforms[:count.value]))
"""


@functools.lru_cache(maxsize=None)
def has_device():
    return subprocess.run([sys.executable, "-c", COUNT_DEVICES], stderr=subprocess.DEVNULL, timeout=100).returncode == 0


def snapshot(folder, hidden=False):
    """Every file below a folder with its content; `hidden`: also what is kept to tell edits from."""
    result = {}
    for root, folders, names in os.walk(folder):
        if not hidden and ".cu2cl" in folders:
            folders.remove(".cu2cl")
        for name in names:
            path = os.path.join(root, name)
            with open(path, "rb") as stream:
                result[os.path.relpath(path, folder)] = stream.read()
    return result


def validate(value, schema):
    """Fails unless the value is as the schema of the project says; returns False where nothing can check it."""
    try:
        import jsonschema
    except ImportError:
        return False
    with open(os.path.join(SOURCE, schema), encoding="utf-8") as stream:
        checker = jsonschema.Draft202012Validator(json.load(stream))
    found = ["%s: %s" % ("/".join(map(str, error.absolute_path)), error.message) for error in checker.iter_errors(value)]
    if found:
        raise AssertionError("\n".join(found[:5]))
    return True


class Case(unittest.TestCase):
    left_out = ""  # why a part of the test was not done

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="cu2cl_cli_")
        self.addCleanup(shutil.rmtree, self.folder, True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as stream:
            stream.write(text if isinstance(text, bytes) else text.encode())
        return name

    def run_tool(self, *words, status, tool=TOOL, **more):
        more.setdefault("cwd", self.folder)
        done = subprocess.run([tool, *words], stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=240, **more)
        self.out = done.stdout.decode(errors="replace")
        self.err = done.stderr.decode(errors="replace")
        statuses = status if isinstance(status, tuple) else (status,)
        self.assertIn(done.returncode, statuses, self.err[-3000:])
        self.assertNotIn("runtime error:", self.err)
        self.assertNotIn("Sanitizer", self.err)
        self.check_report(words, done.returncode)
        return done.returncode

    def check_report(self, words, status):
        """Whatever a run comes to, its report is valid, and says so."""
        out = self.path(words[words.index("-o") + 1]) if "-o" in words[:-1] else self.folder
        path = os.path.join(out if os.path.isdir(out) else os.path.dirname(out), "cu2cl-report.json")
        not_written = any(number in self.err for number in ("CU1004", "CU1005", "CU1020", "CU1021", "CU5020"))
        if status == USAGE or not_written or not os.path.exists(path):
            return
        with open(path, encoding="utf-8") as stream:
            report = json.load(stream)
        validate(report, "docs/report.schema.json")
        self.assertEqual((report["status"], report["complete"]), (status, status == PORTED))
        self.assertEqual(report["files"] == [], status == FAILED)
        severities = {message["severity"] for message in report["messages"]}
        self.assertEqual("error" in severities, status == FAILED)

    @staticmethod
    def sanitized():
        return subprocess.run(["grep", "-qa", "__asan_init", TOOL]).returncode == 0

    @contextlib.contextmanager
    def small_disk(self, size):
        """A file system of its own; skips where one can't be mounted."""
        os.mkdir(self.path("disk"))
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=%d" % size, "tmpfs",
                                  self.path("disk")], stderr=subprocess.PIPE)
        if mounted.returncode != 0:
            self.skipTest("a tmpfs can't be mounted here")
        try:
            yield self.path("disk")
        finally:
            subprocess.run(["umount", self.path("disk")], check=True)

    @staticmethod
    def fill(disk):
        """Leaves no room on it."""
        filler = os.open(disk + "/filler", os.O_CREAT | os.O_WRONLY)
        with contextlib.suppress(OSError):
            while True:
                os.write(filler, b"x" * 4096)
        os.close(filler)

    def assert_prints(self, program, text, **more):
        """Runs a program that was built, in the test's folder. The rest of the test is skipped where there is no device."""
        if not has_device():
            self.skipTest("no OpenCL device: what the programs print is not compared")
        done = subprocess.run([self.path(program), *more.pop("arguments", ())], cwd=self.folder, capture_output=True, text=True, timeout=200,
                              **more)
        self.assertEqual((done.stdout, done.returncode), (text, 0), done.stderr)
        return done.stderr

    def assert_nothing_written(self, name="out"):
        self.assertEqual(snapshot(self.path(name)), {})

    def assert_only_a_report(self, name="out"):
        """What is left by a run that ports nothing."""
        files = snapshot(self.path(name))
        self.assertEqual(set(files), {"cu2cl-files.txt", "cu2cl-report.json"})
        report = json.loads(files["cu2cl-report.json"])
        self.assertEqual((report["status"], report["complete"], report["files"]), (FAILED, False, []))
        self.assertIn("error", [message["severity"] for message in report["messages"]])

    def assert_message(self, *texts):
        for text in texts:
            self.assertIn(text, self.err)

    def build_port(self, folder="out"):
        """Builds with the runtime of the build tree; where that can't be linked, the test goes on, and counts as skipped."""
        if not BUILD_PORTS:
            Case.left_out = "a port can't link this runtime"
            return
        for command in (["cmake", "-S", folder, "-B", folder + "/build", "-DCMAKE_PREFIX_PATH=" + BUILD],
                        ["cmake", "--build", folder + "/build"]):
            done = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT)
            self.assertEqual(done.returncode, 0, done.stdout.decode(errors="replace")[-3000:])


def main():
    """Runs the tests that the command line names; the exit status is 77 when they were skipped, or left something out."""
    program = unittest.main(exit=False, verbosity=0)
    if program.result.testsRun == 0:
        sys.exit("no test ran")
    if not program.result.wasSuccessful():
        sys.exit(1)
    if Case.left_out:
        print("left out:", Case.left_out)
    sys.exit(77 if program.result.skipped or Case.left_out else 0)
