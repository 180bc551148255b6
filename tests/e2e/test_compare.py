#!/usr/bin/env python3
"""bench/programs/compare.py on a port, with itself as the other OpenCL program: test_compare.py PROGRAM

Both ways of measuring must see the same kernels, as often, at about the same time; what gives no times must be named.
Then with an OpenMP program as the other: its outer regions must be seen, with at least the time they sleep, and no more.
"""
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

COMPARE = Path(__file__).resolve().parents[2] / "bench/programs/compare.py"
# Three regions sleep 2 ms each; one of them opens another inside. The first does so with a dynamic schedule.
OPENMP = r"""
#include <unistd.h>
int main(void)
{
#pragma omp parallel for schedule(dynamic) num_threads(2)
    for (int i = 0; i < 2; i++)
        usleep(2000);
    usleep(1000000);
    for (int turn = 0; turn < 2; turn++) {
#pragma omp parallel num_threads(2)
        {
#pragma omp parallel num_threads(2)
            usleep(2000);
        }
    }
    return 0;
}
"""


def openmp(program):
    if not shutil.which("gcc"):
        print("no gcc, whose OpenMP library the layer is for: OpenMP programs are not tested")
        return
    with tempfile.TemporaryDirectory() as work:
        programs, out, source, other = (Path(work, name) for name in ("programs.tsv", "out.json", "o.c", "o"))
        source.write_text(OPENMP)
        subprocess.run(["gcc", "-fopenmp", source, "-o", other], check=True)
        programs.write_text(f"regions\t{work}\t{program} 100000 3\t{other}\n"
                            f"no_region\t{work}\t{program} 100000 3\t/bin/true\n")
        done = subprocess.run([COMPARE, programs, "--other", "openmp", "--runs", "1", "--json", out],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        print(done.stdout)
        measured = json.loads(out.read_text())
    assert measured["failed"] == [["no_region", "other: no kernel ran"]], measured["failed"]
    result, = measured["results"]
    regions = sorted(launches for _, launches in result["other_kernels"].values())
    assert regions == [1, 2], "two functions, one of them twice, and not the regions inside: %s" % regions
    assert all(name.startswith("0x") for name in result["other_kernels"])
    assert 6 <= result["other_ms"] < 1000, "the time of the regions, not that between them: %s" % result["other_ms"]


def main():
    program = sys.argv[1]
    openmp(program)
    with tempfile.TemporaryDirectory() as work:
        programs, out = Path(work, "programs.tsv"), Path(work, "out.json")
        programs.write_text("# name, folder, port, other\n"
                            f"itself\t{work}\t{program} 100000 3\t{program} 100000 3\n"
                            f"no_kernel\t{work}\t{program} 100000 3\t/bin/true\n"
                            f"fails\t{work}\t/bin/false\t{program} 100000 3\n")
        done = subprocess.run([COMPARE, programs, "--other", "opencl", "--runs", "1", "--json", out],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        print(done.stdout)
        assert done.returncode == 1, "two programs have no ratio"
        measured = json.loads(out.read_text())
    assert [name for name, _ in measured["failed"]] == ["no_kernel", "fails"], measured["failed"]
    assert measured["failed"][0][1] == "other: no kernel ran" and "port: exit status 1" == measured["failed"][1][1]
    result, = measured["results"]
    assert result["port_launches"] == result["other_launches"] > 0
    # OpenCL's calls have the name of the form that ran, the port's profile that of the kernel.
    others = [re.sub("_lanes(_part)?$", "", name) for name in result["other_kernels"]]
    assert list(result["port_kernels"]) == others == ["vector_add"], result["other_kernels"]
    assert result["port_ms"] > 0 and result["other_ms"] > 0
    assert abs(result["ratio"] - result["other_ms"] / result["port_ms"]) < 1e-6 * result["ratio"]
    assert "geometric mean of 1 programs" in done.stdout


if __name__ == "__main__":
    main()
