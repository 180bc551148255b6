"""Runs the commands of a workflow file as its service does, in the current folder: workflow.py FILE

Reads GitHub's `jobs: NAME: steps: - run:` and GitLab's `before_script` and `script`. Steps that are actions of the service are printed
and left out. Each step of GitHub runs in a shell of its own and ends the job where it fails, but for steps with `if: always()`; GitLab's
lines are one script. The exit status is that of the first step that failed.
"""
import subprocess
import sys

import yaml


def github_steps(workflow):
    """(name, script, whether it always runs) of all jobs."""
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            always = step.get("if") == "always()"
            if "run" in step:
                yield step.get("name", step["run"]), step["run"], always
            else:
                print("left out: %s" % step["uses"], flush=True)


def gitlab_steps(workflow):
    for name, job in workflow.items():
        yield name, "\n".join(job.get("before_script", []) + job["script"]), False


def main():
    with open(sys.argv[1], encoding="utf-8") as stream:
        workflow = yaml.safe_load(stream)
    status = 0
    for name, script, always in (github_steps if "jobs" in workflow else gitlab_steps)(workflow):
        if status and not always:
            print("not run: %s" % name, flush=True)
            continue
        print("run: %s" % name, flush=True)
        done = subprocess.run(["bash", "-eo", "pipefail", "-c", script], check=False)
        status = status or done.returncode
    sys.exit(status)


if __name__ == "__main__":
    main()
