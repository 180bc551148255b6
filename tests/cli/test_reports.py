"""What is made of reports: the schema, SARIF, the page. See case.py."""
import json
import os
import re
import sys


from case import FAILED, NEEDS_HAND, PORTED, PROGRAM, SOURCE, USAGE, Case, main, validate

sys.path.insert(0, os.path.join(SOURCE, "scripts"))
import screenshots  # noqa: E402

HOSTILE = "</script><script>document.title='owned'</script>"
UNPORTED = "// %s\n" % HOSTILE + PROGRAM.replace("data[i] += 1.0f;", "data[i] += 1.0f;\n}\n__global__ void ptx(unsigned *p)\n{\n"
                                                 '    /* \u00fc */ asm("nonsense.u32 %0;" : "=r"(*p));')


class Reports(Case):
    def read(self, name):
        with open(self.path(name), encoding="utf-8") as stream:
            return stream.read()

    def data_of(self, name):
        """What the page shows, as its script reads it."""
        return json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', self.read(name), re.DOTALL)[1])

    def test_report_schema_tells_good_from_bad(self):
        """All tests of the command validate their reports; here, that the schema refuses something."""
        self.write("a.cu", UNPORTED)
        self.run_tool("a.cu", "-o", "out", status=NEEDS_HAND)
        good = json.loads(self.read("out/cu2cl-report.json"))
        self.assertTrue(validate(good, "docs/report.schema.json"))
        for change in (lambda r: r.update(status=2), lambda r: r.update(extra=1), lambda r: r["messages"][0].pop("number"),
                       lambda r: r["sources"][0]["kernels"][0].pop("needs"), lambda r: r["files"][0]["edits"][0].pop("from")):
            bad = json.loads(json.dumps(good))
            change(bad)
            with self.assertRaises(AssertionError):
                validate(bad, "docs/report.schema.json")

    def test_report_as_sarif(self):
        self.write("src/a b.cu", UNPORTED)
        self.run_tool("src/a b.cu", "-o", "out", "--sarif", "log.sarif", status=NEEDS_HAND)
        log = json.loads(self.read("log.sarif"))
        validate(log, "tests/cli/sarif.schema.json")
        run = log["runs"][0]
        rules = run["tool"]["driver"]["rules"]
        asm = [result for result in run["results"] if result["ruleId"] == "CU2080"]
        self.assertEqual([result["level"] for result in asm], ["error"])
        place = asm[0]["locations"][0]["physicalLocation"]
        self.assertEqual(place["artifactLocation"], {"uri": "src/a%20b.cu", "uriBaseId": "SRCROOT"})
        line = UNPORTED.split("\n")[place["region"]["startLine"] - 1]
        self.assertTrue(line[place["region"]["startColumn"] - 1:].startswith("asm("), place)  # behind a character of two bytes
        self.assertEqual(rules[asm[0]["ruleIndex"]]["id"], "CU2080")
        self.assertIn("what helps", rules[asm[0]["ruleIndex"]]["help"]["markdown"])
        self.run_tool("src/a b.cu", "-o", "out", "--sarif", "log.sarif", status=NEEDS_HAND)  # a log is written over
        self.write("broken.cu", b"\xff\xfe\x00 int")
        self.run_tool("broken.cu", "-o", "out2", "--sarif", "log.sarif", status=(NEEDS_HAND, FAILED))
        validate(json.loads(self.read("log.sarif")), "tests/cli/sarif.schema.json")

    def test_reports_spare_other_files(self):
        self.write("a.cu", PROGRAM)
        for option in ("--html", "--sarif"):
            self.run_tool("a.cu", "-o", "out", option, "a.cu", status=FAILED)
            self.assertIn("[CU5020]", self.err)
            self.assertEqual(self.read("a.cu"), PROGRAM)
            self.run_tool("a.cu", "-o", "out", option, "none/a.html", status=FAILED)
            self.assertIn("cannot write 'none/a.html'", self.err)
            self.run_tool("a.cu", "-o", "out", option, "x", "--diff", status=USAGE)
        self.assertEqual(sorted(os.listdir(self.folder)), ["a.cu", "out"])

    def test_page_is_one_file_and_escaped(self):
        name = "a&<b>\"'.cu"
        self.write(name, UNPORTED)
        self.run_tool(name, "-o", "out", "--html", "page.html", status=NEEDS_HAND)
        page, data = self.read("page.html"), self.data_of("page.html")
        self.assertNotIn(HOSTILE, page)
        self.assertIn("default-src 'none'", page)
        frame = page.replace(page[page.index('id="data">'):page.index("</script>")], "")
        self.assertEqual(re.findall(r"""(?:src|href)=["']?(?!data:,)[^"' >]+|url\(|@import|fetch\(|innerHTML|//(?!www\.w3\.org/)\w+\.\w+""", frame), [])
        self.assertEqual(data["texts"], {name: UNPORTED})
        self.assertEqual({key: data["facts"]["files"][0][key] for key in ("path", "effort", "kernels", "kernels_ported", "by_hand")},
                         {"path": name, "effort": "hand", "kernels": 2, "kernels_ported": 1, "by_hand": 2})
        program = data["programs"][0]
        self.assertEqual({file["from"] for file in program["files"]}, {name, None})
        self.assertEqual(sorted(data["pages"]), sorted({m["number"] for m in program["messages"]}))
        self.assertIn("__kernel void add_one", "".join(program["outputs"].values()))

    def test_analyze_a_tree(self):
        self.write("t/a.cu", UNPORTED)
        self.write("t/sub/b.cu", '#include "b.cuh"\n#include "none.h"\n' + PROGRAM)
        self.write("t/sub/b.cuh", "__global__ void parent(int *p) { (parent)<<<1, 1>>>(p); }\ntemplate <class T> T *none();\n")
        self.write("t/host.cpp", "#include <cuda_runtime.h>\nint main() { return cudaDeviceSynchronize(); }\n")
        self.write("t/plain.cpp", "int plain;\n")
        self.write("t/kernels.cu", "__global__ void of_others(node *p) { p->i = 1; }\n")  # not to be read alone
        self.write("t/whole.cu", 'struct node { int i; };\n#include "kernels.cu"\n')
        self.write("t/left/out.cu", "broken\n")
        before = sorted(os.listdir(self.folder))
        os.mkdir(self.path("tmp"))
        words = ["analyze", "t", "--exclude", "left", "--json", "a.json", "--html", "a.html", "--sarif=a.sarif"]
        self.run_tool(*words, status=NEEDS_HAND, env=dict(os.environ, TMPDIR=self.path("tmp")))
        self.assertEqual(os.listdir(self.path("tmp")), [])
        self.assertEqual(sorted(os.listdir(self.folder)), sorted(before + ["a.html", "a.json", "a.sarif", "tmp"]))
        facts = json.loads(self.read("a.json"))
        validate(facts, "docs/analysis.schema.json")
        self.assertEqual([(f["path"], f["effort"], f["kernels"], f["kernels_ported"], f["lines"]) for f in facts["files"]],
                         [("a.cu", "hand", 2, 1, UNPORTED.count("\n")), ("host.cpp", "automatic", 0, 0, 2),
                          ("kernels.cu", "automatic", 1, 1, 1),
                          ("sub/b.cu", "hand", 1, 1, PROGRAM.count("\n") + 2), ("sub/b.cuh", "counterpart", 1, 0, 2),
                          ("whole.cu", "automatic", 0, 0, 2)])
        self.assertEqual(facts["causes"][0]["number"], "CU1044")
        self.assertEqual([line.split()[0] for line in self.out.splitlines()[1:8]],
                         ["sub/b.cuh", "a.cu", "sub/b.cu", "host.cpp", "kernels.cu", "whole.cu", "all"])
        self.assertIn("[CU1044] sub/b.cuh:1\n", self.out)
        self.assertEqual(self.data_of("a.html")["facts"], facts)
        validate(json.loads(self.read("a.sarif")), "tests/cli/sarif.schema.json")

        self.run_tool("analyze", "t/host.cpp", status=PORTED)
        self.assertIn("host.cpp", self.out)
        for words, status, text in ((["analyze"], USAGE, "CU1012"), (["analyze", "--json"], USAGE, "CU1011"), (["analyze", "--fast", "t"], USAGE, "CU1010"),
                                    (["analyze", "tmp"], FAILED, "CU5021"), (["analyze", "t/none.cu"], FAILED, ""),
                                    (["analyze", "t/host.cpp", "--json", "t/host.cpp"], FAILED, "CU5020")):
            self.run_tool(*words, status=status)
            self.assertIn(text, self.err)

    def test_page_in_a_browser(self):
        if not screenshots.browser():
            self.skipTest("no Chromium, which draws the page")
        self.write("a.cu", UNPORTED)
        self.write("b.cu", "__global__ void other(int *p) { *p = 1; }\n")
        self.run_tool("a.cu", "b.cu", "-o", "out", "--html", "page.html", status=NEEDS_HAND)
        steps = """<script>
            const shown = () => [...document.querySelectorAll("#files td.path")].map((cell) => cell.textContent).join();
            const said = [shown()];
            [...document.querySelectorAll("#files th button")][0].click(); said.push(shown());
            const filter = document.querySelector("input"); filter.value = "B.C"; filter.dispatchEvent(new Event("input")); said.push(shown());
            said.push(document.querySelectorAll(".said.hand").length, document.querySelectorAll("svg rect.bar").length);
            const port = [...document.querySelectorAll(".port")][1]; port.click(); said.push(port.textContent);
            said.push([...document.querySelectorAll(".code.b")].some((cell) => cell.textContent.includes("CU2CL_LAUNCH(add_one")));
            document.querySelector("a[href='#CU2080']").click(); said.push(document.getElementById("CU2080").open, document.title);
            document.body.append("said " + JSON.stringify(said) + ".");
            </script>"""
        self.write("steps.html", self.read("page.html") + steps)
        dom, console = screenshots.run_browser("--dump-dom", "file://" + self.path("steps.html"))
        self.assertEqual(console, [])
        self.assertEqual(json.loads(re.search(r"said (\[.*?\])\.", dom)[1]),
                         ["a.cu,b.cu", "a.cu,b.cu", "b.cu", 2, 4, "a.cpp", True, True, os.path.basename(self.folder) + ": cu2cl report"])
        picture = self.path("phone.png")
        self.assertEqual(screenshots.take(self.path("page.html"), picture, 390, 900, "dark"), [])
        with open(picture, "rb") as stream:
            self.assertEqual(stream.read(8), b"\x89PNG\r\n\x1a\n")


if __name__ == "__main__":
    main()
