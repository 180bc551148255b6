#!/usr/bin/env python3
"""Pictures of a page that `cu2cl --html` wrote: screenshots.py PAGE.html FOLDER [HEIGHT]

Writes FOLDER/desktop-light.png, desktop-dark.png, phone-light.png and phone-dark.png by a headless Chromium (CHROMIUM names it, if it
is not on PATH). Ends with status 1 and prints what the browser's console says, where it says anything.
"""
import html
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

WIDTHS = {"desktop": 1280, "phone": 390}
SCHEMES = {"light": 1, "dark": 0}  # as the browser's setting counts them


def browser():
    """The browser's command, or None."""
    return shutil.which(os.environ.get("CHROMIUM", "chromium")) or shutil.which("chromium-browser") or shutil.which("google-chrome")


def run_browser(*words):
    """Returns standard output, and the messages of the console."""
    with tempfile.TemporaryDirectory(prefix="cu2cl_browser_") as profile:
        done = subprocess.run(
            [browser(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
             "--disable-background-networking", "--allow-file-access-from-files", "--enable-logging=stderr",
             "--user-data-dir=" + profile, *words],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120, check=True)
    said = [line for line in done.stderr.decode(errors="replace").splitlines() if re.search(r":CONSOLE[:(]", line)]
    return done.stdout.decode(errors="replace"), said


def take(page, picture, width, height, scheme):
    """The page is in a frame, since a window has a smallest width that is larger than a phone's."""
    with tempfile.NamedTemporaryFile("w", suffix=".html") as frame:
        frame.write("<body style='margin:0'><iframe style='border:0;width:%dpx;height:%dpx' src='%s'></iframe>"
                    % (width, height, html.escape(pathlib.Path(page).resolve().as_uri(), quote=True)))
        frame.flush()
        return run_browser("--screenshot=" + picture, "--window-size=%d,%d" % (width, height),
                           "--blink-settings=preferredColorScheme=%d" % SCHEMES[scheme], "file://" + frame.name)[1]


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    if not browser():
        sys.exit("no Chromium was found; name it in CHROMIUM")
    os.makedirs(sys.argv[2], exist_ok=True)
    height = int(sys.argv[3]) if len(sys.argv) == 4 else 2000
    said = []
    for kind, width in WIDTHS.items():
        for scheme in SCHEMES:
            said += take(sys.argv[1], os.path.join(sys.argv[2], "%s-%s.png" % (kind, scheme)), width, height, scheme)
    print("\n".join(said), end="\n" if said else "")
    sys.exit(1 if said else 0)


if __name__ == "__main__":
    main()
