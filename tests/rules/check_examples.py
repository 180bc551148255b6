"""The examples of docs/rules.md: check_examples.py TOOL PAGE.

Each block of rules is followed by a block of source. The source is ported with these rules over the
built-in ones, which has to end with status 0, and the port has each text that a comment of the
source promises: `// becomes TEXT`. The comments are taken out before, since ports keep comments.
"""
import os
import re
import subprocess
import sys
import tempfile


def examples(page):
    """(line, rules, source) of each example; the source is "" where there is none."""
    text = open(page, encoding="utf-8").read()
    blocks = [(text[:m.start()].count("\n") + 1, m.group(1), m.group(2))
              for m in re.finditer(r"^```([\w+]*)\n(.*?)^```$", text, re.M | re.S)]
    for index, (line, language, rules) in enumerate(blocks):
        if language == "yaml":
            following = blocks[index + 1] if index + 1 < len(blocks) else (0, "", "")
            yield line, rules, following[2] if following[1] == "c++" else ""


def check(tool, rules, source, folder):
    """What is wrong with an example, as a text; None when all is well."""
    promised = re.findall(r"// becomes (.*)", source)
    if not promised:
        return "no source with '// becomes' behind these rules"
    for name, text in (("rules.yaml", rules), ("a.cu", re.sub(r"\s*// becomes .*", "", source))):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as stream:
            stream.write(text)
    done = subprocess.run([os.path.abspath(tool), "a.cu", "-o", "out", "--rules", "rules.yaml"], cwd=folder,
                          stderr=subprocess.PIPE)
    if done.returncode != 0:
        return "status %d\n%s" % (done.returncode, done.stderr.decode())
    port = "".join(open(os.path.join(folder, "out", name), encoding="utf-8").read()
                   for name in ("a.cpp", "a.cl") if os.path.exists(os.path.join(folder, "out", name)))
    missing = [text for text in promised if text not in port]
    return "not in the port: %s\n%s" % (missing, port) if missing else None


def main():
    tool, page = sys.argv[1:]
    found = list(examples(page))
    failed = 0
    for line, rules, source in found:
        with tempfile.TemporaryDirectory(prefix="cu2cl_rules_") as folder:
            wrong = check(tool, rules, source, folder)
        if wrong:
            print("%s:%d: %s" % (page, line, wrong))
            failed += 1
    if not found:
        sys.exit("%s has no examples" % page)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
