#!/usr/bin/env python3
"""Holds the libraries with CUDA's names against the host rules: check_names.py LIBRARY_FOLDER

The generated files (scripts/cuda_names.py) are those of today's rules and headers. Each function that a rule knows is defined in a
library or in C++'s overloads, or it is in missing.txt with the reason; what missing.txt has refuses a call, or is not defined. A library exports nothing
but CUDA's names."""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../scripts"))
import cuda_names  # noqa: E402


def exported(folder):
    """The functions of all libraries."""
    found = set()
    for name in sorted(os.listdir(folder)):
        if ".so." in name and not name.startswith("libcu2cl"):
            listing = subprocess.run(["nm", "-D", "--defined-only", os.path.join(folder, name)], capture_output=True, text=True,
                                     check=True).stdout
            found.update(line.split()[-1] for line in listing.splitlines())
    return found


def main():
    findings = []
    done = subprocess.run([sys.executable, cuda_names.__file__, "--check"], stderr=subprocess.PIPE, text=True)
    findings += done.stderr.splitlines()
    names = exported(sys.argv[1])
    missing = list(cuda_names.missing())
    rows = ["%s: %s: %s\n" % row for row in missing]
    with open(os.path.join(HERE, "missing.txt"), encoding="utf-8") as stream:
        listed = stream.readlines()
    findings += ["missing.txt: not missing any more, or for another reason: " + row.strip() for row in listed if row not in rows]
    findings += ["missing.txt: not listed: " + row.strip() for row in rows if row not in listed]
    refused = {row[0] for key in cuda_names.FAMILIES for row in cuda_names.Refused(key).functions()}
    findings += ["%s: is listed as missing, and defined" % name for _, name, _ in missing if name in names - refused]
    findings += ["%s: no library refuses it" % name for name in refused - names]
    for key in cuda_names.FAMILIES:
        findings += ["%s: no library has it" % call[0] for call in cuda_names.calls(key) if call[0] not in names]
    findings += ["%s: not a name of CUDA's" % name for name in sorted(names) if not re.match(r"cu|nccl|npp|nvml|nvrtc|nvtx", name)]
    print("\n".join(findings))
    return 1 if findings or not names else 0


if __name__ == "__main__":
    sys.exit(main())
