#!/usr/bin/env python3
"""Makes the folder that a check file of this folder starts from: prepare.py rodinia|cuda-samples CHECKOUT FOLDER

Copies the sources of the programs. Sizes and repetitions become small enough for a CPU, and seeds constant. Inputs that the checkout
lacks are made, always the same. `removed.h` comes along, for nvcc. Nothing is written into the checkout.
"""
import os
import re
import shutil
import sys

# (file, pattern, replacement): each must match.
EDITS = {
    "rodinia": [
        ("cuda/cfd/euler3d.cu", r"#define\s+iterations\s+\d+", "#define iterations 4"),
        ("cuda/cfd/euler3d_double.cu", r"#define\s+iterations\s+\d+", "#define iterations 4"),
        ("cuda/cfd/pre_euler3d.cu", r"#define\s+iterations\s+\d+", "#define iterations 4"),
        ("cuda/cfd/pre_euler3d_double.cu", r"#define\s+iterations\s+\d+", "#define iterations 4"),
        ("cuda/dwt2d/main.cu", r'"\.\./\.\./data/dwt2d/"', '""'),
        ("cuda/hybridsort/bucketsort.cu", r"#include <GL/\w+\.h>", ""),
        ("cuda/hybridsort/main.cu", r"SIZE\s+\(1 << 22\)", "SIZE (1 << 16)"),
        ("cuda/lavaMD/main.c", r"srand\(time\(NULL\)\)", "srand(7)"),
        ("cuda/particlefilter/ex_particle_CUDA_naive_seq.cu", r"time\(0\)", "7"),
        ("cuda/particlefilter/ex_particle_CUDA_float_seq.cu", r"time\(0\)", "7"),
    ],
    "cuda-samples": [
        ("0_Introduction/simpleMultiGPU/simpleMultiGPU.cu", r"1048576 \* 32", "1048576"),
        ("0_Introduction/simpleStreams/simpleStreams.cu", r"nreps\s*=\s*100?;", "nreps = 2;"),
        ("0_Introduction/simpleStreams/simpleStreams.cu", r"16 \* 1024 \* 1024", "1024 * 1024"),
        ("2_Concepts_and_Techniques/convolutionSeparable/main.cpp", r"image([WH])\s*=\s*3072", r"image\1 = 768"),
        ("2_Concepts_and_Techniques/convolutionSeparable/main.cpp", r"iterations\s*=\s*16", "iterations = 1"),
        ("2_Concepts_and_Techniques/histogram/main.cpp", r"numRuns\s*=\s*16", "numRuns = 1"),
        ("2_Concepts_and_Techniques/histogram/main.cpp", r"64 \* 1048576", "4 * 1048576"),
        ("2_Concepts_and_Techniques/scan/main.cpp", r"iCycles\s*=\s*100", "iCycles = 1"),
        ("2_Concepts_and_Techniques/scan/main.cpp", r"13 \* 1048576 / 2", "13 * 262144 / 2"),
        ("3_CUDA_Features/StreamPriorities/StreamPriorities.cu", r"256 \* 1024 \* 1024", "(16 * 1024 * 1024)"),
        ("3_CUDA_Features/StreamPriorities/StreamPriorities.cu", r"128 \* 1024 \* 1024", "(8 * 1024 * 1024)"),
        ("5_Domain_Specific/binomialOptions/binomialOptions_common.h", r"MAX_OPTIONS\s+1024", "MAX_OPTIONS 32"),
        ("5_Domain_Specific/fastWalshTransform/fastWalshTransform.cu", r"log2Data\s*=\s*23", "log2Data = 17"),
        ("5_Domain_Specific/quasirandomGenerator/quasirandomGenerator.cpp", r"numIterations\s*=\s*20", "numIterations = 1"),
        ("5_Domain_Specific/quasirandomGenerator/quasirandomGenerator.cpp", r"\bN\s*=\s*1048576", "N = 65536"),
        ("6_Performance/LargeKernelParameter/LargeKernelParameter.cu", r"\(1000\)", "(10)"),
        ("6_Performance/UnifiedMemoryPerf/matrixMultiplyPerf.cu", r"maxSampleSizeInMb\s*=\s*64", "maxSampleSizeInMb = 16"),
        ("6_Performance/transpose/transpose.cu", r"NUM_REPS\s+100", "NUM_REPS 2"),
    ],
}


class Numbers:
    """The same numbers with every version of Python: a linear congruential generator."""

    def __init__(self):
        self.state = 20261122

    def whole(self, count):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % count

    def real(self, low, high):
        return low + (high - low) * self.whole(1 << 24) / (1 << 24)


# --- inputs of Rodinia: functions of the numbers, with the text or the bytes of a file

def grid(count, low, high):
    return lambda n: "".join(f"{n.real(low, high):.6f}\n" for _ in range(count))


def tree_keys(n):
    return "10000\n" + "".join(f"{key}\n" for key in range(10000))


def graph(n):
    """Nodes with the place and the number of their edges, the node to start from, and the edges: node and cost."""
    nodes = 4096
    edges = [[(node + 1) % nodes] + [n.whole(nodes) for _ in range(1 + n.whole(5))] for node in range(nodes)]
    text, at = f"{nodes}\n", 0
    for some in edges:
        text += f"{at} {len(some)}\n"
        at += len(some)
    return text + f"\n0\n\n{at}\n" + "".join(f"{to} {1 + n.whole(10)}\n" for some in edges for to in some)


def mesh(n):
    """A channel of squares: area, and four neighbours with normals; -1 is far away. A wall stands in the lower half."""
    width, height = 32, 16

    def cell(x, y):
        return y * width + x + 1 if 0 <= x < width and 0 <= y < height else -1

    text = f"{width * height}\n"
    for y in range(height):
        for x in range(width):
            wall = y < height // 2
            sides = [(0 if wall and x == width // 2 + 1 else cell(x - 1, y), -1, 0),
                     (0 if wall and x == width // 2 else cell(x + 1, y), 1, 0), (cell(x, y - 1), 0, -1), (cell(x, y + 1), 0, 1)]
            text += "1.0 " + " ".join(f"{to} {dx} {dy} 0" for to, dx, dy in sides) + "\n"
    return text


def picture(n):
    return bytes((3 * x + 5 * y * (channel + 1) + n.whole(8)) % 256 for y in range(192) for x in range(192) for channel in range(3))


def skewed_bytes(n):
    return bytes(min(n.whole(256), n.whole(256), n.whole(256), n.whole(256)) for _ in range(262144))


def clusters(n):
    return "".join(f"{i + 1} " + " ".join(f"{i % 5 * 10 + n.real(-2, 2):.4f}" for _ in range(8)) + "\n" for i in range(2000))


def storms(n):
    """Records of 48 characters; latitude at 28, longitude at 33."""
    return "".join(f"{1950 + n.whole(55):4d} {1 + n.whole(12):2d} {1 + n.whole(28):2d} {6 * n.whole(4):2d} {1 + n.whole(10):2d} "
                   f"{'STORM' + chr(65 + n.whole(26)):10s} {n.real(7, 70):5.1f} {n.real(0, 358):5.1f} {10 + n.whole(150):4d} "
                   f"{5 + n.whole(995):3d}\n" for _ in range(1000))


def genome(n):
    return "".join("ACGT"[n.whole(4)] for _ in range(5000))


def reference(n):
    text = genome(n)
    return ">ref\n" + "".join(text[at:at + 70] + "\n" for at in range(0, len(text), 70))


def queries(n):
    text = genome(Numbers())
    starts = [n.whole(len(text) - 40) for _ in range(200)]
    return "".join(f">q{i}\n{text[at:at + 40]}\n" for i, at in enumerate(starts))


INPUTS = {
    "b+tree/keys.txt": tree_keys,
    "b+tree/command.txt": lambda n: "j 100 50\nk 200\n",
    "bfs/graph.txt": graph,
    "cfd/mesh.domn": mesh,
    "dwt2d/img.raw": picture,
    "hotspot/temp_64": grid(64 * 64, 323, 341),
    "hotspot/power_64": grid(64 * 64, 0, 0.001),
    "hotspot3D/temp": grid(64 * 512, 323, 341),
    "hotspot3D/power": grid(64 * 512, 0, 0.001),
    "huffman/in.bin": skewed_bytes,
    "kmeans/data.txt": clusters,
    "mummergpu/ref.fna": reference,
    "mummergpu/query.fna": queries,
    "nn/nndata/list.txt": lambda n: "".join(f"nndata/db{i}.txt\n" for i in range(4)),
    **{f"nn/nndata/db{i}.txt": storms for i in range(4)},
}

# What is copied; all sources, and data only where a sample needs some.
FOLDERS = {"rodinia": [("cuda", "cuda")], "cuda-samples": [("Samples", "Samples"), ("Common", "Common")]}
ENDINGS = (".c", ".cc", ".cpp", ".cu", ".cuh", ".h", ".hh", ".hpp", ".inl", ".dat")


def leave_out(folder, names):
    return [name for name in names if not os.path.isdir(os.path.join(folder, name)) and not name.endswith(ENDINGS)]


def prepare(suite, checkout, folder):
    for source, to in FOLDERS[suite]:
        shutil.copytree(os.path.join(checkout, source), os.path.join(folder, to), ignore=leave_out)
    shutil.copy(os.path.join(os.path.dirname(os.path.abspath(__file__)), "removed.h"), folder)
    for name, pattern, replacement in EDITS[suite]:
        path = os.path.join(folder, "" if suite == "rodinia" else "Samples", name)
        with open(path, errors="surrogateescape") as file:
            text, count = re.subn(pattern, replacement, file.read())
        if not count:
            sys.exit(f"{name}: '{pattern}' does not match; is this the checkout of {suite}?")
        with open(path, "w", errors="surrogateescape") as file:
            file.write(text)
    for name, make in INPUTS.items() if suite == "rodinia" else ():
        path, data = os.path.join(folder, "data", name), make(Numbers())
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data if isinstance(data, bytes) else data.encode())


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in FOLDERS:
        sys.exit(__doc__)
    if os.path.exists(sys.argv[3]):
        sys.exit(f"{sys.argv[3]} exists already")
    prepare(*sys.argv[1:])
