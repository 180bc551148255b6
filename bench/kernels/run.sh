#!/bin/bash
# Runs in a folder made by pack.sh, on a machine with an NVIDIA GPU, nvcc, gcc, cmake and NVIDIA's OpenCL driver:
#
#     FOLDER/run.sh [kernels] [e2e] [report-only]      (default: kernels e2e)
#
# kernels: builds vector_add and reduction with nvcc -O3 and as ports, runs them on 1 GiB arrays (ROUNDS times in turn, default 3),
# compares their output and prints the ratio of their kernel times. e2e: builds and runs the end-to-end programs both ways.
# Everything is built below WORK (default: FOLDER/work). CU2CL_DEVICE chooses the port's device (default: NVIDIA).
set -uo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=${WORK:-$here/work}
rounds=${ROUNDS:-3}
jobs=$(nproc)
export CU2CL_DEVICE=${CU2CL_DEVICE:-NVIDIA} XDG_CACHE_HOME=$work/cache
export PATH=$PATH:/usr/local/cuda/bin
what=${*:-kernels e2e}
GIB=268435456 # floats

must() {
    local log=$work/must.log
    "$@" >"$log" 2>&1 || { tail -n 30 "$log"; echo "run.sh: failed: $*"; exit 1; }
}

build_runtime() {
    for package in "$here"/debs/*.deb; do
        [ ! -e "$package" ] || must dpkg -x "$package" /
    done
    local library=/usr/lib/x86_64-linux-gnu/libOpenCL.so # the package's link may name another version
    [ ! -L $library ] || [ -e $library ] || must ln -sf libOpenCL.so.1 $library
    must cmake -S "$here/cu2cl" -B "$work/cu2cl" -DCMAKE_BUILD_TYPE=Release -DCU2CL_TRANSLATOR=OFF -DBUILD_TESTING=OFF
    must cmake --build "$work/cu2cl" -j "$jobs"
}

# build_port NAME PORT: the way a user does it.
build_port() {
    cmake -S "$2" -B "$work/port/$1" -DCMAKE_PREFIX_PATH="$work/cu2cl" -DCMAKE_BUILD_TYPE=Release &&
        cmake --build "$work/port/$1"
}

build_native() {
    nvcc -O3 -std=c++17 -arch=native ${3:-} -o "$work/native/$1" "$2"
}

run_kernels() {
    local elements
    for program in vector_add reduction; do
        must build_native "$program" "$here/original/$program.cu"
        must build_port "$program" "$here/port/$program"
    done
    for round in $(seq "$rounds"); do
        for kind in native port; do
            local folder=$work/$kind
            [ $kind = native ] && suffix='' || suffix=/
            timeout 120 "$folder/vector_add${suffix:+/vector_add}" $GIB 21 >"$work/out/vector_add.$kind.$round" 2>&1 ||
                echo "vector_add $kind failed" >>"$work/out/failed"
            for type in int float double; do
                elements=$GIB
                [ $type = double ] && elements=$((GIB / 2))
                timeout 120 "$folder/reduction${suffix:+/reduction}" elements=$elements type=$type repetitions=21 \
                    >"$work/out/reduction_$type.$kind.$round" 2>&1 || echo "reduction $type $kind failed" >>"$work/out/failed"
            done
        done
    done
    for program in vector_add reduction; do
        for kind in native port; do
            [ $kind = native ] && suffix='' || suffix=/$program
            timeout 120 "$work/$kind/$program$suffix" >"$work/out/$program.default.$kind" 2>&1
        done
    done
}

# One end-to-end program, both ways; prints NAME NATIVE PORT, each "pass" or what failed.
run_e2e_case() {
    local name=$1 native=build port=unported
    if build_native "e2e_$name" "$here/e2e/$name.cu" -I"$here/e2e" >"$work/e2e/$name.nvcc" 2>&1; then
        timeout 60 "$work/native/e2e_$name" >"$work/e2e/$name.native" 2>&1 && native=pass || native=fail
    fi
    if [ -d "$here/e2e-port/$name" ]; then
        port=build
        if build_port "e2e_$name" "$here/e2e-port/$name" >"$work/e2e/$name.build" 2>&1; then
            timeout 60 "$work/port/e2e_$name/$name" >"$work/e2e/$name.port" 2>&1 && port=pass || port=fail
        fi
    fi
    echo "$name $native $port"
}

run_e2e() {
    export -f run_e2e_case build_native build_port
    export here work
    for source in "$here"/e2e/*.cu; do
        basename "$source" .cu
    done | xargs -P "$jobs" -I{} bash -c 'run_e2e_case {}' | sort >"$work/out/e2e"
}

mkdir -p "$work"/{native,port,out,e2e}
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
nvcc --version | tail -n 1
case " $what " in *" report-only "*) ;; *)
    build_runtime
    case " $what " in *" kernels "*) run_kernels ;; esac
    case " $what " in *" e2e "*) run_e2e ;; esac
    ;;
esac
python3 "$here/report.py" "$here" "$work"
