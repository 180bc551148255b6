"""clang's form of cuda_runtime.h that is kept between runs: the port is the same with it, and nothing out of date is used.
See case.py."""
import os
import subprocess

from case import Case, NEEDS_HAND, PORTED, PROGRAM, main, snapshot

HOURS_AGO = 5 * 3600


class KeptHeaders(Case):
    def setUp(self):
        super().setUp()
        self.write("a.cu", PROGRAM)
        self.cache = self.path("home/cache")
        os.makedirs(self.path("home"))
        self.wanted = self.port(CU2CL_CACHE="0")
        self.assertFalse(os.path.exists(self.cache))

    def port(self, *flags, **variables):
        environment = {**os.environ, "XDG_CACHE_HOME": self.cache, **variables}
        self.run_tool("a.cu", "-o", "out", "--overwrite", "--", *flags, status=PORTED, env=environment)
        self.assertEqual(self.err, "")
        return snapshot(self.path("out"))

    def kept(self, ending):
        folder = os.path.join(self.cache, "cu2cl/headers")
        return sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(ending))

    def age(self):
        """A use of what is kept is noted by the time of its listing."""
        for path in self.kept(".txt"):
            before = os.stat(path).st_mtime - HOURS_AGO
            os.utime(path, (before, before))

    def times(self):
        return [os.stat(path).st_mtime for path in self.kept(".txt")]

    def test_kept_headers_give_the_same_port(self):
        self.assertEqual(self.port(), self.wanted)
        self.assertEqual((len(self.kept(".pch")), len(self.kept(".txt"))), (2, 2))
        forms = [os.stat(path).st_ino for path in self.kept(".pch")]
        self.age()
        old = self.times()
        self.assertEqual(self.port(), self.wanted)
        self.assertTrue(all(now > before for now, before in zip(self.times(), old)), "it was not used")
        self.assertEqual([os.stat(path).st_ino for path in self.kept(".pch")], forms)

    def test_kept_headers_out_of_date_are_made_anew(self):
        self.port()
        listings = {path: open(path, encoding="utf-8").read() for path in self.kept(".txt")}
        for path, text in listings.items():
            at = text.index("\nfile ") + len("\nfile ")
            with open(path, "w", encoding="utf-8") as stream:
                stream.write(text[:at] + "1" + text[at:])  # another size
        self.assertEqual(self.port(), self.wanted)
        for path, text in listings.items():
            with open(path, encoding="utf-8") as stream:
                self.assertEqual([line for line in stream.read().splitlines() if line.startswith("file ")],
                                 [line for line in text.splitlines() if line.startswith("file ")])

    def test_kept_headers_that_are_damaged_are_made_anew(self):
        self.port()
        for damage in (lambda text: text[:len(text) // 2], lambda text: text[:1000] + bytes(1000) + text[2000:], lambda text: b""):
            for path in self.kept(".pch"):
                with open(path, "rb") as stream:
                    text = stream.read()
                with open(path, "wb") as stream:
                    stream.write(damage(text))
            self.assertEqual(self.port(), self.wanted)
            self.age()
            old = self.times()
            self.assertEqual(self.port(), self.wanted)
            self.assertTrue(all(now > before for now, before in zip(self.times(), old)), "it was not made anew")

    def test_kept_headers_by_macros_that_they_know(self):
        self.port()
        self.port("-DROWS=3", "-Isome")
        self.assertEqual(len(self.kept(".pch")), 2)
        self.port("-DNULL=0")
        self.assertEqual(len(self.kept(".pch")), 4)

    def test_kept_headers_until_cxx17(self):
        """From C++20 on clang would compare definitions, and crash on some."""
        self.write("a.cu", "#include <new>\n#include <vector>\n#include <complex>\n" + PROGRAM)
        for standard in ("c++20", "c++2a", "gnu++23"):
            self.port("-std=" + standard)
        self.assertFalse(os.path.exists(os.path.join(self.cache, "cu2cl/headers")) and self.kept(""))
        self.port("-std=c++14")
        self.assertEqual(len(self.kept(".pch")), 2)

    def test_kept_headers_with_errors_give_the_same_messages(self):
        self.write("a.cu", "int wrong(void) { return missing; }\n" + PROGRAM)
        messages = []
        for cache in ("0", "", ""):
            self.run_tool("a.cu", "-o", "out", "--overwrite", status=NEEDS_HAND,
                          env={**os.environ, "XDG_CACHE_HOME": self.cache, "CU2CL_CACHE": cache})
            messages.append((self.err, snapshot(self.path("out"))))
        self.assertIn("missing", messages[0][0])
        self.assertEqual(messages[1:], messages[:1] * 2)

    def test_kept_headers_of_the_user_end_the_search(self):
        self.port()
        self.write("mine/math.h", "#include_next <math.h>\n#define MINE 1\n")
        self.write("a.cu", PROGRAM + "#ifndef MINE\n#error \"not read\"\n#endif\n")
        self.age()
        old = self.times()
        self.port("-Imine")
        self.assertEqual(self.times(), old)

    def test_kept_headers_in_no_folder_of_others(self):
        self.port()
        for path in self.kept(""):
            os.remove(path)
        os.chmod(os.path.join(self.cache, "cu2cl/headers"), 0o777)
        self.assertEqual(self.port(), self.wanted)
        self.assertEqual(self.kept(""), [])

    def test_kept_headers_without_a_folder(self):
        self.write("home/cache", "a file is in the way")
        self.assertEqual(self.port(), self.wanted)

    def test_kept_headers_on_a_full_disk(self):
        with self.small_disk(1 << 20) as disk:
            self.cache = disk
            self.assertEqual(self.port(), self.wanted)
            self.assertEqual(self.kept(""), [])

    def test_kept_headers_by_several_runs_at_once(self):
        environment = {**os.environ, "XDG_CACHE_HOME": self.cache}
        runs = [subprocess.Popen([os.environ["CU2CL"], "a.cu", "-o", "out%d" % i], cwd=self.folder, env=environment)
                for i in range(4)]
        self.assertEqual([run.wait(timeout=200) for run in runs], [PORTED] * 4)
        for i in range(4):
            self.assertEqual(snapshot(self.path("out%d" % i)), self.wanted)
        self.assertEqual((len(self.kept(".pch")), len(self.kept(""))), (2, 4))


if __name__ == "__main__":
    main()
