# Sourced by quickstart.sh and test.sh: installs Debian packages that are missing, and only those.

# With the packages' names. Says what it installs; ends the script with advice when it can't.
install_packages() {
    local missing=() package
    command -v dpkg-query >/dev/null || {
        echo "This script installs packages on Debian or Ubuntu. Elsewhere, install these by hand:" >&2
        echo "  $*" >&2
        return 0
    }
    for package in "$@"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
            missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    echo "Installing: ${missing[*]}"
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            fail "not root and no sudo here; run as root: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq update </dev/null >&2 ||
        echo "apt-get update failed; trying with the lists that are there" >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y -o Dpkg::Use-Pty=0 --no-install-recommends \
        "${missing[@]}" </dev/null >&2 ||
        fail "apt-get could not install: ${missing[*]}. Debian 12 has all of them in 'main'; check the network and /etc/apt/sources.list"
}

fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}

step() {
    printf '\n== %s\n' "$*"
}

# libclang 19, the libraries of the translator, and what compiles and runs a port.
build_packages=(gcc g++ cmake make pkg-config libclang-19-dev libyaml-dev libjansson-dev
    ocl-icd-opencl-dev opencl-c-headers pocl-opencl-icd)
# What components of the runtime are built on; without one of these the rest is built.
component_packages=(libclblast-dev libvkfft-dev libfftw3-single3 libfftw3-double3 libopenblas0-pthread)
# python3-jsonschema checks reports, python3-yaml reads example workflows, dpkg-dev and file make packages; chromium draws the page that is made of them.
# libopenmpi-dev: programs with MPI are tested. MPICH, which is larger, is tested where it is installed.
# libegl1 and libgl1-mesa-dri: OpenGL without a window.
test_packages=(libcmocka-dev clang-19 oclgrind python3 clang-format-14 clang-tidy-19 cppcheck pmccabe libopenmpi-dev ccache python3-jsonschema python3-yaml chromium dpkg-dev file libegl1 libgl1-mesa-dri)
