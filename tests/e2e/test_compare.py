#!/usr/bin/env python3
"""bench/programs/compare.py on a port, with itself as the other OpenCL program: test_compare.py PROGRAM

Both ways of measuring must see the same kernels, as often, at about the same time; what gives no times must be named.
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

COMPARE = Path(__file__).resolve().parents[2] / "bench/programs/compare.py"


def main():
    program = sys.argv[1]
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
    assert list(result["port_kernels"]) == list(result["other_kernels"]) == ["vector_add"], result["port_kernels"]
    assert result["port_ms"] > 0 and result["other_ms"] > 0
    assert abs(result["ratio"] - result["other_ms"] / result["port_ms"]) < 1e-6 * result["ratio"]
    assert "geometric mean of 1 programs" in done.stdout


if __name__ == "__main__":
    main()
