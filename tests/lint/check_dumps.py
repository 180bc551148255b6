"""The dumps that docs/translator.md shows are what the tool prints: check_dumps.py TOOL PAGE [--update].

`The source is `NAME`:` stands before the block with the source; each block that begins with
`$ cu2cl ...` is a command and what it prints. With --update the page is written anew.
"""
import os
import re
import subprocess
import sys
import tempfile


def page_now(text, tool):
    """The page with the output of every command as it is today, and the number of commands."""
    name, source = re.search(r"The source is `([\w.]+)`:\n\n```c\+\+\n(.*?)^```$", text,
                             re.M | re.S).groups()
    with tempfile.TemporaryDirectory(prefix="cu2cl_dumps_") as folder:
        with open(os.path.join(folder, name), "w", encoding="utf-8") as stream:
            stream.write(source)

        def run(match):
            words = match.group(1).split()
            done = subprocess.run([tool, *words], cwd=folder, stdout=subprocess.PIPE, check=True)
            return "```\n$ cu2cl %s\n%s```" % (match.group(1), done.stdout.decode())

        return re.subn(r"^```\n\$ cu2cl ([^\n]*)\n.*?^```$", run, text, flags=re.M | re.S)


def main():
    tool, page = os.path.abspath(sys.argv[1]), sys.argv[2]
    with open(page, encoding="utf-8") as stream:
        text = stream.read()
    now, commands = page_now(text, tool)
    if commands < 3:
        sys.exit("%s: %d commands were found" % (page, commands))
    if "--update" in sys.argv:
        with open(page, "w", encoding="utf-8") as stream:
            stream.write(now)
    elif now != text:
        sys.exit("%s shows what the tool does not print any more; build the target golden_update" % page)


if __name__ == "__main__":
    main()
