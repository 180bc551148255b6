#!/bin/bash
# Makes a folder with all that is needed to compare ports with their CUDA originals on a machine with an NVIDIA GPU, where the
# tool itself need not be installable (libclang may be missing there):
#
#     bench/kernels/pack.sh BUILD FOLDER [DEBS]
#
# BUILD is a build tree with the tool, FOLDER is made anew. DEBS is a folder of Debian packages that run.sh unpacks first, for the
# headers of OpenCL (opencl-c-headers, ocl-icd-opencl-dev). On the other machine: FOLDER/run.sh
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,8s/^# \?//p' "$0" >&2; exit 2; }
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tool=$(cd "$1" && pwd)/bin/cu2cl
folder=$2
debs=${3:-}

rm -rf "$folder"
mkdir -p "$folder"/{cu2cl/src,original,port,e2e,e2e-port,debs}
cp "$root/CMakeLists.txt" "$folder/cu2cl/"
cp -r "$root/cmake" "$folder/cu2cl/"
cp -r "$root/src/runtime" "$folder/cu2cl/src/"
cp "$root"/bench/kernels/{run.sh,report.py} "$folder/"
[ -z "$debs" ] || cp "$debs"/*.deb "$folder/debs/"

for sample in vector_add reduction; do
    cp "$root/samples/$sample/$sample.cu" "$root/samples/$sample/expected.out" "$folder/original/"
    mv "$folder/original/expected.out" "$folder/original/$sample.out"
    "$tool" "$root/samples/$sample/$sample.cu" -o "$folder/port/$sample"
done

# The end-to-end programs, of one file each. One that does not port is left out here and counted in the report.
cp "$root"/tests/e2e/*.cu "$root"/tests/e2e/*.out "$root"/tests/e2e/check.h "$folder/e2e/"
for source in "$root"/tests/e2e/*.cu; do
    name=$(basename "$source" .cu)
    "$tool" "$source" -o "$folder/e2e-port/$name" 2>"$folder/e2e-port/$name.log" || {
        echo "pack.sh: $name does not port completely" >&2
        rm -rf "$folder/e2e-port/$name"
    }
done
du -sh "$folder"
