"""What the figures of this folder share: the machine, loads, readings of a process, and bars."""
import contextlib
import glob
import http.client
import json
import os
import pathlib
import re
import shlex
import socket
import subprocess
import sys
import tempfile
import time

CLIENTS = pathlib.Path(__file__).resolve().parents[2] / "Clients"
sys.path.insert(0, str(CLIENTS))
from serving import ROOT, Server, need, questions, skip  # noqa: E402,F401

failed = []


def arguments(least, most=None):
    """The script's arguments, after the lines that say what is measured, on what and by which command."""
    text = sys.modules["__main__"].__doc__
    if not least < len(sys.argv) <= (most or least) + 1:
        sys.exit(text)
    print(text.splitlines()[-1])
    model = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    cores = len(os.sched_getaffinity(0))
    print(f"machine: {model[1] if model else 'unknown processor'}, {cores} processors, Linux {os.uname().release}, ",
          f"load {os.getloadavg()[0]:.1f}", sep="")
    name = pathlib.Path(sys.argv[0]).resolve().relative_to(ROOT)
    print("command:", shlex.join([str(name), *sys.argv[1:]]))
    return sys.argv[1:]


def bar(what, holds):
    print(f"bar: {what}: {'met' if holds else 'NOT MET'}")
    if not holds:
        failed.append(what)


def end():
    sys.exit(1 if failed else 0)


@contextlib.contextmanager
def question_file():
    """More than 200 different questions as JSON bodies, one a line."""
    texts = questions("fresh-a") + questions("fresh-b")
    with tempfile.NamedTemporaryFile("w") as file:
        file.write("".join(json.dumps({"question": text}) + "\n" for text in texts))
        file.flush()
        print(f"{len(texts)} different questions")
        yield file.name


def load(url, seconds, bodies=None, connections=64):
    """What wrk gets with so many kept connections; nothing but 2xx is allowed."""
    command = ["wrk", "-t2", f"-c{connections}", f"-d{seconds}s", "--timeout", "20s", "--latency"]
    command += ["-s", str(CLIENTS / "ask.lua"), url, "--", bodies] if bodies else [url]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    for trouble in ("Non-2xx", "Socket errors"):
        if trouble in text:
            sys.exit(f"{url}: {text}")
    units = {"us": 0.001, "ms": 1, "s": 1_000}
    value, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", text).groups()
    return {
        "requests": int(re.search(r"(\d+) requests in", text)[1]),
        "rate": float(re.search(r"Requests/sec:\s+([\d.]+)", text)[1]),
        "p99": float(value) * units[unit],
    }


def alternate(a, b, seconds):
    """Loads `a` and `b` (name, process, url, bodies) by turns, A B A B, prints each, and returns the mean of both.

    The processor time of a request is shown too: other work on the machine disturbs it less than the rate.
    """
    for _, _, url, bodies in (a, b):
        load(url, 2, bodies)
    runs = {a[0]: [], b[0]: []}
    for name, pids, url, bodies in (a, b, a, b):
        before = sum(map(cpu, pids))
        run = load(url, seconds, bodies)
        run["cpu"] = (sum(map(cpu, pids)) - before) / run["requests"] / 1_000
        runs[name].append(run)
        print(f"{name}: {run['rate']:.0f} requests a second, p99 {run['p99']:.2f} ms, processor {run['cpu']:.1f} µs")
    return [{key: sum(run[key] for run in runs[name]) / 2 for key in ("rate", "p99")} for name in (a[0], b[0])]


def get(port, path, body=None):
    """Status and body of one request on a connection of its own."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    fields = {"Content-Type": "application/json"} if body is not None else {}
    connection.request("POST" if body is not None else "GET", path, body, fields)
    answer = connection.getresponse()
    return answer.status, answer.read()


def wait_for(port):
    """Waits until something listens on the port."""
    for _ in range(200):
        with contextlib.suppress(OSError):
            return http.client.HTTPConnection("127.0.0.1", port).connect()
        time.sleep(0.05)
    sys.exit(f"nothing listens on port {port}")


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def cpu(pid):
    """Nanoseconds of processor time that all threads of a process have used, user and system."""
    return sum(int(pathlib.Path(path).read_text().split()[0]) for path in glob.glob(f"/proc/{pid}/task/*/schedstat"))


def children(pid):
    """The processes that a process has started."""
    return [int(number) for number in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def resident(pid):
    """Resident memory in MiB."""
    return int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{pid}/status").read_text())[1]) / 1024
