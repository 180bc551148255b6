"""Packages, completion of shells, notes of releases. See case.py."""
import glob
import os
import re
import shutil
import subprocess
import sys

from case import BUILD, BUILD_PORTS, PORTED, SOURCE, USAGE, Case, has_device, main

DEBS = {"cu2cl": ["usr/bin/cu2cl", "usr/bin/cu2cl-nvcc", "usr/share/man/man1/cu2cl.1.gz", "usr/share/man/man1/cu2cl-check.1.gz", "usr/share/cu2cl/rules", "usr/share/cu2cl/diagnostics/CU2001.md",
                  "usr/share/bash-completion/completions/cu2cl", "usr/share/fish/vendor_completions.d/cu2cl.fish"],
        "libcu2cl0": ["usr/lib/libcu2cl.so.0", "usr/bin/cu2cl-build", "usr/share/man/man1/cu2cl-build.1.gz"],
        "libcu2cl-dev": ["usr/include/cu2cl/cu2cl.h", "usr/lib/libcu2cl.so", "usr/lib/libcu2cl.a", "usr/lib/cmake/cu2cl/cu2clConfig.cmake"]}


class Packages(Case):
    def run_words(self, *words, decode=True, **more):
        done = subprocess.run(words, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=900, check=False, **more)
        text = done.stdout.decode(errors="replace")
        self.assertEqual(done.returncode, 0, text[-3000:])
        return text if decode else done.stdout

    def test_packages_work_where_they_are_unpacked(self):
        """The packages of the build tree, in an empty root; then the example of the README with that root."""
        if not BUILD_PORTS or not all(map(shutil.which, ("cpack", "dpkg-deb", "dpkg-shlibdeps"))):
            self.skipTest("no runtime is built, or no dpkg-deb and dpkg-shlibdeps")
        folder = self.path("packages")
        # Named so, the generator has no target to run before: what is built is packed as it is.
        self.run_words("cpack", "--config", BUILD + "/CPackConfig.cmake", "-B", folder, "-D", "CPACK_CMAKE_GENERATOR=Ninja",
                       "-D", "CPACK_DEBIAN_COMPRESSION_TYPE=none")
        debs = {os.path.basename(path).split("_")[0]: path for path in glob.glob(folder + "/*.deb")}
        self.assertEqual(sorted(debs), sorted(DEBS))
        owner = {}
        for name, path in debs.items():
            listing = [line.split(None, 5)[5].split(" -> ")[0] for line in self.run_words("dpkg-deb", "-c", path).splitlines()]
            for file in (file for file in listing if not file.endswith("/")):
                self.assertNotIn(file, owner, "in %s, too" % name)
                owner[file] = name
            self.run_words("dpkg-deb", "-x", path, "root")
            for file in DEBS[name] + ["usr/share/doc/%s/copyright" % name]:
                self.assertTrue(os.path.lexists(self.path("root/" + file)), file)
            self.assertTrue(os.path.exists(self.path("root/usr/share/doc/%s/changelog.gz" % name)))
            control = self.run_words("dpkg-deb", "--ctrl-tarfile", path, decode=False)
            self.assertNotIn(b"ldconfig", control.replace(b"activate-noawait ldconfig", b""), name)
            self.assertEqual(b"libcu2cl 0 libcu2cl0 (>= " in control, name == "libcu2cl0")
            self.assertEqual(b"activate-noawait ldconfig" in control, name == "libcu2cl0")
        # What only this kind of machine has is not in share/, and the folder of the Toolkit is whole.
        for folder, _, files in os.walk(self.path("root/usr/share")):
            for file in (file for file in files if not os.path.islink(os.path.join(folder, file))):
                with open(os.path.join(folder, file), "rb") as stream:
                    self.assertNotIn(stream.read(4), (b"\x7fELF", b"!<ar"), file)
        self.assertTrue(os.path.exists(self.path("root/usr/share/cu2cl/nvcc/lib64/libcudart.so")))
        self.assertTrue(os.path.exists(self.path("root/usr/share/cu2cl/nvcc/nvvm/lib64/libnvvm.so")))
        self.assertNotIn("/llvm", self.run_words("readelf", "-d", "root/usr/bin/cu2cl"))
        fields = {name: self.run_words("dpkg-deb", "-f", path, "Depends", "Version", "Description") for name, path in debs.items()}
        self.assertIn("libclang1-19", fields["cu2cl"])
        self.assertIn("libclang-common-19-dev", fields["cu2cl"])
        self.assertIn("ocl-icd-libopencl1", fields["libcu2cl0"])
        self.assertIn("libcu2cl0 (= ", fields["libcu2cl-dev"])
        prefix, clean = self.path("root/usr"), {"PATH": self.path("root/usr/bin") + ":/usr/bin:/bin", "HOME": self.folder}
        self.run_words("cu2cl", os.path.join(SOURCE, "samples/vector_add/vector_add.cu"), "-o", "out", env=clean)
        self.run_words("cmake", "-S", "out", "-B", "out/build", "-DCMAKE_PREFIX_PATH=" + prefix, env=clean)
        self.run_words("cmake", "--build", "out/build", env=clean)
        linked = self.run_words("ldd", "out/build/vector_add", env=clean)
        # A lanes form needs clang's own headers.
        self.run_words("cu2cl", os.path.join(SOURCE, "tests/golden/lanes/meetings/input.cu"), "-o", "lanes", env=clean)
        self.assertTrue(os.path.exists(self.path("lanes/input.lanes.cl")))
        self.assertIn(os.path.realpath(prefix) + "/lib/libcu2cl.so.0", linked.replace(prefix, os.path.realpath(prefix)))
        flags = self.run_words("pkg-config", "--variable=libdir", "cu2cl", env=dict(clean, PKG_CONFIG_PATH=prefix + "/lib/pkgconfig"))
        self.assertEqual(os.path.realpath(flags.strip()), os.path.realpath(prefix + "/lib"))
        if has_device():
            self.assertIn("PASSED", self.run_words("out/build/vector_add"))

    def test_completion_of_shells(self):
        for shell in ("bash", "zsh", "fish"):
            self.run_tool("--print-completion", shell, status=PORTED)
            self.write(shell, self.out)
        self.run_tool("--print-completion", "tcsh", status=USAGE)
        for words, expected in (("cu2cl check --ht", ["--html"]), ("cu2cl --sar", ["--sarif"]), ("cu2cl an", ["analyze"]),
                                ("cu2cl analyze --exc", ["--exclude"]), ("cu2cl --print-completion z", ["zsh"]), ("cu2cl che", ["check"]),
                                ("cu2cl record --con", ["--contents"]), ("cu2cl compare --re", ["--resync", "--report"]),
                                ("cu2cl check --ra", ["--races"])):
            script = '. ./bash; COMP_WORDS=(%s); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _cu2cl; printf "%%s\\n" "${COMPREPLY[@]}"' % words
            self.assertEqual(self.run_words("bash", "-c", script).split(), expected)
        if shutil.which("zsh"):
            self.run_words("zsh", "-n", "zsh")
        if shutil.which("fish"):
            told = self.run_words("fish", "-c", "source fish; complete -C 'cu2cl check --ht'; complete -C 'cu2cl an'")
            self.assertEqual([line.split("\t")[0] for line in told.splitlines()], ["--html", "analyze"])

    def test_release_notes_are_of_the_version_that_is_built(self):
        with open(os.path.join(SOURCE, "CMakeLists.txt"), encoding="utf-8") as stream:
            version = re.search(r"project\(cu2cl VERSION (\S+)", stream.read())[1]
        script = os.path.join(SOURCE, "scripts/release_notes.py")
        self.assertIn("cu2cl", self.run_words(sys.executable, script, "v" + version))
        for tag in ("v9.9.9", version, "v1"):
            self.assertEqual(subprocess.run([sys.executable, script, tag], stderr=subprocess.DEVNULL, check=False).returncode, 1)


if __name__ == "__main__":
    main()
