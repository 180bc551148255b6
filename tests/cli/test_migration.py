"""docs/migration.md is true: its commands, block by block, on a copy of its project."""
import os
import re
import shutil
import subprocess

from case import BUILD, BUILD_PORTS, SOURCE, Case, main


class Migration(Case):
    def test_migration_guide(self):
        if not BUILD_PORTS:
            self.skipTest("a port can't link this runtime")
        with open(os.path.join(SOURCE, "docs/migration.md"), encoding="utf-8") as stream:
            blocks = re.findall(r"^```sh\n(.*?)^```$", stream.read(), re.M | re.S)
        self.assertEqual(len(blocks), 5)
        shutil.copytree(os.path.join(SOURCE, "tests/migration/heat"), self.path("heat"))
        for block in blocks:
            done = subprocess.run(["bash", "-e", "-u", "-c", block], cwd=self.folder, env=dict(os.environ, PREFIX=BUILD),
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            self.assertEqual(done.returncode, 0, block + done.stdout[-3000:])
            if block != blocks[-1]:  # whose run is to fail
                self.assertNotIn("warning", done.stdout)
        with open(self.path("port.txt"), encoding="utf-8") as stream:
            self.assertRegex(stream.read(), r"\Amean temperature \d+\.\d{3}, in the middle \d+\.\d{3}\n\Z")


if __name__ == "__main__":
    main()
