"""What the scripts of this folder share: a `pandu serve` of their own, questions, and counted checks."""
import json
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
SKIPPED = 77


class Server:
    """`pandu serve` on a free port; ended on the way out of the `with`. PANDU is its path, or a command that runs it."""

    def __init__(self, pandu, *options, log=None):
        program = [pandu] if isinstance(pandu, str) else pandu
        # A flag may stand once.
        usual = {"--port": "0", "--knowledge": str(ROOT / "knowledge")}
        given = [word for flag, value in usual.items() if flag not in options for word in (flag, value)]
        command = [*program, "serve", *given, *map(str, options)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        address = re.search(r"http://(\S+):(\d+)/", self.process.stdout.readline())
        if not address:
            sys.exit(f"{' '.join(command)}: no address printed, exit code {self.process.wait()}")
        self.url, self.host, self.port = address[0][:-1], address[1].strip("[]"), int(address[2])
        self.pid = self.process.pid

    def stop(self):
        """Asks it to end; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return "it did not end within 15 s of SIGTERM"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


class Checks:
    """Counts what holds, prints what does not. Threads may use it."""

    def __init__(self):
        self.count, self.failures, self.lock = 0, 0, threading.Lock()

    def true(self, what, holds, seen=""):
        with self.lock:
            self.count += 1
            if not holds:
                self.failures += 1
                print(f"FAILED: {what}{f': {seen!r}'[:600] if seen != '' else ''}")
        return holds

    def equal(self, what, got, wanted):
        return self.true(what, got == wanted, f"{got!r} instead of {wanted!r}")

    def end(self, server=None):
        """Ends the server and the script."""
        if server:
            self.equal("SIGTERM ends the server with 0", server.stop(), 0)
        name = pathlib.Path(sys.argv[0]).name
        print(f"{name}: {self.count} checks, {self.failures} failed")
        sys.exit(1 if self.failures else 0)


def program():
    """The path of pandu, the only argument."""
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(f"usage: {pathlib.Path(sys.argv[0]).name} PANDU\n{sys.modules['__main__'].__doc__}")
    return str(pathlib.Path(sys.argv[1]).resolve())


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def need(*names):
    """Skips unless all these programs are there."""
    for name in names:
        if not shutil.which(name):
            skip(f"{name} is not installed")


def questions(file="fresh-a"):
    """The labelled questions of a file, each text once."""
    lines = (ROOT / "Tests" / "Questions" / f"{file}.jsonl").read_text().splitlines()
    return list(dict.fromkeys(json.loads(line)["question"] for line in lines))
