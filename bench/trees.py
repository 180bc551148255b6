#!/usr/bin/env python3
"""What `cu2cl -p` costs for many sources: ports N copies of a source with one and with two processes, and once more with nothing changed.

trees.py [--tool CU2CL] [--copies N] [--jobs J...] FILE
Prints for each run the wall time, the processor time of the process that leads and of those that port, and the largest resident memory of
both kinds. Processor times can be compared on a machine that others use, too: what the leading process takes is what -j can't divide.
"""
import argparse
import json
import os
import subprocess
import tempfile
import time


def make_tree(folder, source, copies):
    """Each copy is a program of its own."""
    with open(source, encoding="utf-8") as stream:
        text = stream.read()
    commands = []
    os.makedirs(folder + "/src")
    for i in range(copies):
        with open("%s/src/k%d.cu" % (folder, i), "w", encoding="utf-8") as stream:
            stream.write(text)
        target = "%s/build/CMakeFiles/p%d.dir" % (folder, i)
        os.makedirs(target)
        with open(target + "/link.txt", "w", encoding="utf-8") as stream:
            stream.write("c++ CMakeFiles/p%d.dir/k%d.cu.o -o p%d\n" % (i, i, i))
        commands.append({"directory": folder + "/build", "file": "../src/k%d.cu" % i,
                         "command": "nvcc -c ../src/k%d.cu -o CMakeFiles/p%d.dir/k%d.cu.o" % (i, i, i)})
    with open(folder + "/build/compile_commands.json", "w", encoding="utf-8") as stream:
        json.dump(commands, stream)


def process_times(pid):
    """Seconds of the processor: of a process, and of its children that ended; None when it is gone."""
    try:
        with open("/proc/%d/stat" % pid, encoding="utf-8") as stream:
            fields = stream.read().rsplit(")", 1)[1].split()
        with open("/proc/%d/status" % pid, encoding="utf-8") as stream:
            peak = [int(line.split()[1]) for line in stream if line.startswith("VmHWM")]
    except OSError:
        return None
    tick = os.sysconf("SC_CLK_TCK")
    ticks = [int(field) for field in fields[11:15]]
    return (ticks[0] + ticks[1]) / tick, (ticks[2] + ticks[3]) / tick, peak[0] if peak else 0


def run(tool, folder, out, jobs):
    begin = time.monotonic()
    process = subprocess.Popen([tool, "-p", folder + "/build", "-o", out, "-j", str(jobs)], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    leading, peak = 0.0, 0
    while True:
        now = process_times(process.pid)
        done, status, usage = os.wait4(process.pid, os.WNOHANG)
        if done:
            break
        if now and now[2]:
            leading, peak = now[0], max(peak, now[2])
        time.sleep(0.02)
    wall = time.monotonic() - begin
    total = usage.ru_utime + usage.ru_stime
    print("-j %d: status %d, wall %.1f s, processor %.1f s, of that leading %.2f s; memory: leading %.1f MB, largest %.1f MB"
          % (jobs, os.waitstatus_to_exitcode(status), wall, total, leading, peak / 1024, usage.ru_maxrss / 1024), flush=True)


def times_of(folder):
    return {os.path.join(base, name): os.stat(os.path.join(base, name)).st_mtime_ns for base, _, names in os.walk(folder) for name in names}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default="cu2cl")
    parser.add_argument("--copies", type=int, default=1000)
    parser.add_argument("--jobs", type=int, nargs="*", default=[1, 2])
    parser.add_argument("source")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        make_tree(folder, options.source, options.copies)
        print("%d copies of %s; load %s" % (options.copies, os.path.basename(options.source), " ".join(map(str, os.getloadavg()))), flush=True)
        for jobs in options.jobs:
            run(options.tool, folder, "%s/out%d" % (folder, jobs), jobs)
        last = "%s/out%d" % (folder, options.jobs[-1])
        before = times_of(last)
        run(options.tool, folder, last, options.jobs[-1])
        changed = [name for name, value in times_of(last).items() if before.get(name) != value]
        print("again, nothing changed: %d of %d files written" % (len(changed), len(before)))


if __name__ == "__main__":
    main()
