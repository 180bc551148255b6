"""Runs over ports that somebody worked on: no edit may be lost. See case.py."""
import os
import shutil
import subprocess

from case import Case, FAILED, NEEDS_HAND, PORTED, PROGRAM, TOOL, main, snapshot


class SecondRuns(Case):
    """Each begins with a fresh port, does something to it, and runs again."""
    GROWN = PROGRAM + "// grown\n"
    FILES = ("a.cpp", "a.cl", "a.cl.h", "b.cuh", "CMakeLists.txt", "cu2cl-report.json")

    def setUp(self):
        super().setUp()
        self.write("a.cu", '#include "b.cuh"\n' + PROGRAM)
        self.write("b.cuh", "__device__ int twice(int x) { return 2 * x; }\n"
                            "inline int host(void) { return cudaSuccess; }\n")
        self.run_tool("a.cu", "-o", "first", status=PORTED)
        self.assertTrue(set(self.FILES) < set(os.listdir(self.path("first"))))
        self.runs = 0

    def fresh(self):
        shutil.rmtree(self.path("out"), True)
        shutil.copytree(self.path("first"), self.path("out"))

    def edit(self, name, text=b"// mine\n"):
        with open(self.path("out/" + name), "ab") as stream:
            stream.write(text)

    def remove(self, name):
        os.remove(self.path("out/" + name))

    def again(self, *words, status, source="a.cu"):
        """Returns what changed below out: names of files whose bytes are others now."""
        before = snapshot(self.path("out"))
        self.run_tool(source, "-o", "out", *words, status=status)
        after = snapshot(self.path("out"))
        self.assertEqual([name for name in after if ".tmp" in name], [])
        self.runs += 1
        return {name for name in {*before, *after} if before.get(name) != after.get(name)}

    def refused(self, *names, source="a.cu"):
        """Without the texts that edits are told from, nothing changes, and each file is named."""
        shutil.rmtree(self.path("out/.cu2cl"), True)
        self.assertEqual(self.again(status=FAILED, source=source), set())
        self.assert_message("cu2cl: nothing was written\n")
        for name in names:
            self.assertRegex(self.err, "error: 'out/%s' .*'--overwrite' replaces it" % name)
        self.assertEqual(self.err.count("--overwrite"), len(names), self.err)

    def test_second_runs_edited_files(self):
        for names in (("a.cl",), ("a.cpp",), ("CMakeLists.txt",), ("b.cuh",), self.FILES):
            self.fresh()
            for name in names:
                self.edit(name, b"\n")
            self.refused(*names)
            self.assertEqual(self.err.count("[CU1020]"), len(names))
        self.assertEqual(self.again("--overwrite", status=PORTED), set(self.FILES))
        self.assertEqual(self.err, "")
        self.assertEqual(snapshot(self.path("first")), snapshot(self.path("out")))
        os.truncate(self.path("out/a.cl"), 0)
        self.write("a.cu", self.GROWN)
        self.refused("a.cl")

    def replace(self, name, *changes):
        """Changes texts of a file; each must be there."""
        with open(self.path(name), encoding="utf-8") as stream:
            text = stream.read()
        for before, after in changes:
            self.assertIn(before, text)
            text = text.replace(before, after)
        self.write(name, text)

    def text_of(self, name):
        with open(self.path(name), encoding="utf-8") as stream:
            return stream.read()

    def test_second_runs_merge_edits(self):
        self.fresh()
        self.replace("out/a.cl", ("data[i] += 1.0f;", "data[i] += 1.0f; /* mine */"))
        self.edit("a.cpp")
        self.edit("CMakeLists.txt", b"# mine\n")
        mine = snapshot(self.path("out"))
        self.assertEqual(self.again(status=PORTED), {"cu2cl-files.txt", "cu2cl-report.json"})  # nothing is new
        self.assertEqual(self.err.count("are kept [CU1024]"), 3)
        self.assertEqual(self.again(status=PORTED), set())
        self.replace("a.cu", ("// adds one to each element", "// adds a whole one"), ("<<<4, 256>>>", "<<<8, 128>>>"))
        self.assertEqual(self.again("--diff", status=PORTED), set())
        self.assertIn("+// adds a whole one\n", self.out)
        self.assertNotIn("mine", "".join(line for line in self.out.splitlines(True) if line[0] in "+-"))
        self.assertEqual(self.again(status=PORTED), {"a.cl", "a.cpp", "cu2cl-files.txt", "cu2cl-report.json"})
        self.assertRegex(self.err, r"note: your edits of 'out/a.cl' are merged with what is new \[CU1024\]")
        for part in ("/* mine */", "// adds a whole one"):
            self.assertIn(part, self.text_of("out/a.cl"))
        for part in ("// mine\n", "8, 128"):
            self.assertIn(part, self.text_of("out/a.cpp"))
        self.assertEqual(snapshot(self.path("out"))["CMakeLists.txt"], mine["CMakeLists.txt"])
        self.again("--overwrite", status=PORTED)
        self.assertNotIn("mine", self.text_of("out/a.cl") + self.text_of("out/a.cpp"))

    def test_second_runs_remake_the_lanes_form(self):
        """`cu2cl lanes` makes the form of edited kernels; a second run makes it of what is merged."""
        self.write("w.cu", """__global__ void swap(int *out)
{
    if (threadIdx.x < 8) {
        int v = out[threadIdx.x] * 3;

        if (v > 100)
            v -= 100;

        out[threadIdx.x] = __shfl_xor_sync(0xff, v, 1);
    }
}
int main() { swap<<<1, 32>>>(nullptr); }
""")
        shutil.rmtree(self.path("out"), True)
        self.again(status=PORTED, source="w.cu")
        self.replace("out/w.cl", ("* 3", "* 5"))
        self.run_tool("lanes", "out/w.cl", status=0)
        self.assertIn("* 5", self.text_of("out/w.lanes.cl"))
        self.assertEqual(self.again(status=PORTED, source="w.cu"), {"cu2cl-files.txt", "cu2cl-report.json"})
        self.replace("w.cu", ("v, 1", "v, 2"))
        self.again(status=PORTED, source="w.cu")
        for part in ("* 5", "255, 2, 32"):
            self.assertIn(part, self.text_of("out/w.lanes.cl"))
        remade = self.text_of("out/w.lanes.cl")
        self.run_tool("lanes", "out/w.cl", status=0)
        self.assertEqual(self.text_of("out/w.lanes.cl"), remade)
        self.edit("w.cl", b"}\n")
        self.run_tool("lanes", "out/w.cl", status=3)
        self.assertIn("error: ", self.err)
        self.assertEqual(self.text_of("out/w.lanes.cl"), remade)
        self.run_tool("lanes", "w.cu", status=3)
        self.run_tool("lanes", status=2)

    def test_second_runs_mark_conflicts(self):
        self.fresh()
        self.replace("out/a.cl", ("+= 1.0f", "+= 2.0f"))
        self.replace("a.cu", ("+= 1.0f", "+= 3.0f"))
        for _ in range(2):  # a conflict that is not resolved is told again
            self.again(status=NEEDS_HAND)
            self.assertRegex(self.err, r"what is new: 1; they are marked in 'out/a.cl' \[CU1025\]")
        self.assertRegex(self.text_of("out/a.cl"),
                         r"(?s)<<<<<<< your edits\n[^\n]*2\.0f;\n=======\n[^\n]*3\.0f;\n>>>>>>> cu2cl\n")
        self.replace("a.cu", ("+= 3.0f", "+= 4.0f"))
        self.assertEqual(self.again(status=FAILED), set())  # no conflict inside a conflict
        self.assertIn("[CU1020]", self.err)
        self.replace("a.cu", ("+= 4.0f", "+= 3.0f"))
        resolved = self.text_of("first/a.cl").replace("+= 1.0f", "+= 5.0f")
        self.write("out/a.cl", resolved)
        self.again(status=PORTED)
        self.assertEqual(self.text_of("out/a.cl"), resolved)

    def test_second_runs_without_diff3(self):
        """Nothing is written if the texts can't be merged."""
        self.fresh()
        self.edit("a.cl")
        self.write("a.cu", '#include "b.cuh"\n' + self.GROWN.replace("+= 1.0f", "+= 3.0f"))
        before = snapshot(self.path("out"), hidden=True)
        self.run_tool("a.cu", "-o", "out", status=FAILED, env=dict(os.environ, PATH=self.folder))
        self.assertIn("[CU1020]", self.err)
        self.assertEqual(snapshot(self.path("out"), hidden=True), before)
        done = subprocess.run([TOOL, "a.cu", "-o", "out", "--diff"], cwd=self.folder, stderr=subprocess.PIPE,
                              env=dict(os.environ, PATH=self.folder), check=False)
        self.assertEqual(done.returncode, FAILED)
        self.assertIn(b"'diff' can't be run", done.stderr)

    def test_second_runs_without_edits(self):
        self.fresh()
        os.utime(self.path("out/a.cpp"), (1, 1))
        self.write("out/notes.txt", "mine")
        self.remove("a.cl")
        self.assertEqual(self.again(status=PORTED), {"a.cl"})
        self.assertEqual(os.stat(self.path("out/a.cpp")).st_mtime, 1)
        for name in self.FILES + ("cu2cl-files.txt",):
            self.remove(name)
        self.assertEqual(self.again(status=PORTED), {*self.FILES, "cu2cl-files.txt"})
        self.edit("a.cl")
        shutil.copy(self.path("first/a.cl"), self.path("out/a.cl"))  # an edit that is taken back
        self.write("a.cu", self.GROWN)
        self.assertIn("a.cpp", self.again(status=PORTED))
        self.edit("a.cpp")
        self.refused("a.cpp")  # and what the second run wrote is known, too
        self.assertEqual(snapshot(self.path("out"))["notes.txt"], b"mine")

    def test_second_runs_with_a_lost_or_damaged_list(self):
        self.write("a.cu", '#include "b.cuh"\n' + self.GROWN)
        changed = ("a.cpp", "cu2cl-report.json")
        self.fresh()
        self.remove("cu2cl-files.txt")
        self.refused(*changed)
        self.remove("cu2cl-report.json")  # an old port, of which no report is left
        self.refused("a.cpp")
        for damage in (b"", b"0123456789abcdef  a.cpp\n"):
            self.fresh()
            self.write("out/cu2cl-files.txt", damage)
            self.refused("cu2cl-files.txt", *changed)
        lines = snapshot(self.path("first"))["cu2cl-files.txt"].splitlines(True)
        self.fresh()
        self.write("out/cu2cl-files.txt", b"".join(lines)[:-9])  # the report's line comes last
        self.refused("cu2cl-files.txt", "cu2cl-report.json")
        self.fresh()
        self.write("out/cu2cl-files.txt", b"".join(line for line in lines if b"a.cpp" not in line))
        self.refused("a.cpp")
        self.fresh()
        self.write("out/cu2cl-files.txt", b"".join(lines).replace(b"  a.cpp", b"0 a.cpp"))
        self.refused("cu2cl-files.txt", *changed)

    def test_second_runs_with_links_and_folders(self):
        self.write("mine.cl", "mine")
        self.fresh()
        for name, target in (("a.cl", "../mine.cl"), ("a.cpp", "nowhere")):
            self.remove(name)
            os.symlink(target, self.path("out/" + name))
        self.run_tool("a.cu", "-o", "out", status=FAILED)
        self.assert_message("'out/a.cl' was changed", "'out/a.cpp' was changed")
        self.assertEqual(os.readlink(self.path("out/a.cl")), "../mine.cl")
        self.assertEqual(os.readlink(self.path("out/a.cpp")), "nowhere")
        with open(self.path("mine.cl")) as stream:
            self.assertEqual(stream.read(), "mine")
        self.fresh()
        self.remove("a.cl")
        os.makedirs(self.path("out/a.cl"))
        self.run_tool("a.cu", "-o", "out", status=FAILED)
        self.assert_message("a directory is in the way")
        self.fresh()
        os.symlink("out", self.path("link"))
        self.edit("a.cl")
        shutil.rmtree(self.path("out/.cu2cl"))
        self.run_tool("a.cu", "-o", "link", status=FAILED)
        self.assert_message("'link/a.cl' was changed")

    def test_second_runs_of_another_program(self):
        self.write("c.cu", PROGRAM)
        self.fresh()
        changed = self.again(source="c.cu", status=PORTED)
        self.assertEqual(changed, {"c.cpp", "c.cl", "c.cl.h", "CMakeLists.txt", "cu2cl-report.json",
                                   "cu2cl-files.txt"})
        self.assert_message("warning: left by an earlier port, and not part of this one: ",
                            "'out/a.cpp'", "'out/a.cl'", "'out/a.cl.h'", "'out/b.cuh'", "CU1022")
        self.assertEqual(self.again(source="c.cu", status=PORTED), set())
        self.edit("a.cl")
        self.assertEqual(self.again(source="c.cu", status=PORTED), set())
        self.refused("a.cl")
        self.remove("c.cpp")
        self.assertEqual(self.again("--overwrite", status=PORTED),
                         {"a.cl", "CMakeLists.txt", "cu2cl-report.json", "cu2cl-files.txt"})
        self.assertNotIn("c.cpp", self.err)
        self.assert_message("'out/c.cl'")

    def test_second_runs_that_fail(self):
        """Status 3 leaves the port, and what is known of it; only the report is another."""
        self.write("bad.yaml", "rules: [")
        bad = ("--rules", "bad.yaml")
        self.fresh()
        self.edit("a.cl")
        self.assertEqual(self.again(*bad, status=FAILED), {"cu2cl-report.json", "cu2cl-files.txt"})
        self.assert_message("cu2cl: nothing was written but out/cu2cl-report.json\n")
        self.assertEqual(self.again(*bad, status=FAILED), set())
        self.refused("a.cl")
        self.fresh()
        self.edit("cu2cl-report.json")
        self.assertEqual(self.again(*bad, status=FAILED), set())
        self.assert_message("'out/cu2cl-report.json' was changed", "cu2cl: nothing was written\n")

    def test_second_runs_beside_the_source(self):
        """-o FILE.cpp and -o . write into folders that are not cu2cl's."""
        self.write("out/c.cu", PROGRAM)
        self.write("out/CMakeLists.txt", "project(mine)\n")
        self.write("out/c.cpp", "mine\n")
        self.refused("c.cpp", "CMakeLists.txt", source="out/c.cu")
        self.assertEqual(self.err.count("[CU1021]"), 2)
        before = snapshot(self.path("out"))
        self.run_tool("out/c.cu", "-o", "out/c.cpp", status=FAILED)
        self.run_tool("out/c.cu", "-o", "out/d.cpp", status=FAILED)
        self.assert_message("'out/CMakeLists.txt'")
        os.remove(self.path("out/CMakeLists.txt"))
        del before["CMakeLists.txt"]
        self.run_tool("out/c.cu", "-o", "out/d.cpp", status=PORTED)
        self.run_tool("out/c.cu", "-o", "out/d.cpp", status=PORTED)
        self.edit("d.cpp")
        shutil.rmtree(self.path("out/.cu2cl"))
        self.run_tool("out/c.cu", "-o", "out/d.cpp", status=FAILED)
        self.assert_message("'out/d.cpp' was changed")
        self.run_tool("out/d.cpp", "-o", "out", "--overwrite", status=FAILED)
        self.assert_message("one of the files to port")
        self.assertEqual({name: snapshot(self.path("out"))[name] for name in before}, before)


if __name__ == "__main__":
    main()
