#!/usr/bin/env python3
"""What the runtime shows of a program: seeing.py PROGRAM

Runs a test program of this folder that launches the kernel `add`, copies in both directions and uses a
module that does not build, with CU2CL_TRACE and CU2CL_PROFILE, and checks that the trace, the table and
the file of the profile are there, well-formed and say the same.
"""
import json
import os
import re
import subprocess
import sys
import tempfile


def run(program, folder, **variables):
    environment = dict(os.environ, **variables)
    for name in ("CU2CL_TRACE", "CU2CL_TRACE_FILE", "CU2CL_PROFILE", "CU2CL_QUIET"):
        if name not in variables:
            environment.pop(name, None)
    done = subprocess.run([os.path.abspath(program)], cwd=folder, env=environment, stderr=subprocess.PIPE,
                          stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stderr


def check_off(program, folder):
    text = run(program, folder)
    assert "profile" not in text and " = cudaSuccess" not in text, text


def check_trace(program, folder):
    path = os.path.join(folder, "trace.log")
    text = run(program, folder, CU2CL_TRACE="2", CU2CL_TRACE_FILE=path)
    assert " = cudaSuccess" not in text, text
    lines = open(path).read().splitlines()
    shown = "\n".join(lines[:100])
    for wanted in (r": device 0: ",
                   r": cu2clMalloc\(pointer=0x\w+ -> 0x\w+, size=4000\) = cudaSuccess$",
                   r": cu2clMemcpy\(dst=0x\w+, src=0x\w+, count=4000, kind=HostToDevice\) = cudaSuccess$",
                   r": add<<<\(4, 1, 1\), \(256, 1, 1\), 0, \S+>>>\(0x\w+, 0x\w+, 0x\w+, 0x000003e8\) = cudaSuccess$",
                   r": clBuildProgram: CL_BUILD_PROGRAM_FAILURE \(-11\)$",
                   r"\) = cudaErrorInvalidConfiguration$"):
        assert any(re.search(wanted, line) for line in lines), wanted + "\n" + shown
    # The programs are built ahead of all launches; the log of the one that fails comes with its launch.
    built = [i for i, line in enumerate(lines) if re.search(r": kernels\.cl for ", line)]
    launched = [i for i, line in enumerate(lines) if ">>>(" in line]
    assert len(built) == 1 and built[0] < launched[0], shown
    assert text.count("broken.cl does not build for ") == 1, text
    assert all(re.match(r"cu2cl: +\d+\.\d{3} ms, thread \d+: ", line) for line in lines), shown
    few = run(program, folder, CU2CL_TRACE="1")
    assert "device 0: " in few and " = cudaSuccess" not in few, few


def times_in_table(text, title):
    found = re.search(r" (\d+) +[\d.]+ +[\d.]+ +[\d.]+  %s$" % title, text, re.M)
    assert found, (title, text)
    return int(found.group(1))


def check_profile(program, folder):
    path = os.path.join(folder, "profile.json")
    text = run(program, folder, CU2CL_PROFILE=path)
    events = json.load(open(path))["traceEvents"]
    names = [e["args"]["name"] for e in events if e["ph"] == "M"]
    assert "host" in names and "default stream" in names, names
    ran = [e for e in events if e["ph"] == "X"]
    assert len(ran) + len(names) == len(events)
    assert all(e["dur"] >= 0 and 0 <= e["ts"] < 120e6 and e["tid"] >= 0 for e in ran), ran
    adds = [e for e in ran if e["cat"] == "kernel" and e["name"] == "add"]
    assert 0 < len(adds) == times_in_table(text, "kernel add"), text
    calls = [e for e in ran if e["cat"] == "call" and e["name"] == "cu2clMemcpy"]
    assert 0 < len(calls) == times_in_table(text, "call cu2clMemcpy"), text
    copied = sum(e["args"]["bytes"] for e in ran if e["cat"] == "copy" and e["name"] == "copy to device")
    shown = re.search(r"copy to device  ([\d.]+) MB", text).group(1)
    assert shown == "%.3f" % (copied / 1e6), (shown, copied)
    built = [e for e in ran if e["cat"] in ("build", "load") and e["name"] == "kernels.cl"]
    launched = min(e["ts"] for e in ran if e["cat"] == "call" and e["name"] == "cu2clLaunchKernel")
    assert len(built) == 1 and built[0]["ts"] + built[0]["dur"] <= launched, (built, launched)
    # A command runs after the host's first call, and before its last one ends, give or take the
    # difference of the clocks.
    ends = max(e["ts"] + e["dur"] for e in ran if e["cat"] == "call")
    assert all(e["ts"] + e["dur"] < ends + 10e3 for e in adds), (adds, ends)
    assert not re.search("commands failed", text), text


with tempfile.TemporaryDirectory() as work:
    for check in (check_off, check_trace, check_profile):
        check(sys.argv[1], work)
