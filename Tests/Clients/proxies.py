"""nginx and HAProxy with the files of the documentation, each in a temporary folder, and servers that stand for Pandu."""
import contextlib
import csv
import http.client
import io
import os
import pathlib
import re
import socket
import ssl
import subprocess
import sys
import threading
import time

from serving import ROOT

RESOURCES = ROOT / "Sources" / "pandu" / "Pandu.docc" / "Resources"
NAME = "tanya.lpse.example"  # as the files have it
# What a proxy must take for /metrics, because a server that decodes paths would.
METRICS = ["/metrics", "/metrics?", "/metrics?x=1", "/metrics?%6detrics", "http://127.0.0.1/metrics", f"https://{NAME}/%6detrics"]
METRICS += ["/metrics"[:n] + f"%{ord('/metrics'[n]):02{digits}}" + "/metrics"[n + 1:] for n in range(1, 8) for digits in "xX"]
METRICS += ["/" + "".join(f"%{ord(letter):02{digits}}" for letter in "metrics") for digits in "xX"]
METRICS += ["/%6d%65trics?x", "/metr%69%63s?/", "/%6De%74r%69c%73"]
# What is no route of Pandu, but might be taken for one by something in between.
ALMOST_METRICS = ["//metrics", "/./metrics", "/%2e/metrics", "/x/../metrics", "/x/%2e%2e/metrics", "/x%2f..%2fmetrics", "/v1/../metrics"]
ALMOST_METRICS += ["/%2fmetrics", "/metrics/", "/metrics//", "/metrics/.", "/METRICS", "/%4detrics", "/metrics%20", "/metrics%00"]
ALMOST_METRICS += ["/metrics%0a", "/metrics%3fx", "/metrics;x", "/metrics#x", "/metrics%23", "/%256detrics", "/%25%36%64etrics", "/%%36%64etrics"]


def free_ports(count):
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [free.getsockname()[1] for free in sockets]
    for free in sockets:
        free.close()
    return ports


def until(what, holds, seconds=60):
    """Waits for something; the script ends when it does not come."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            sys.exit(f"FAILED: {what}: not within {seconds} s")
        time.sleep(0.02)


def certificate(folder):
    """Writes tanya.key and tanya.pem into the folder; what trusts them."""
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2", "-nodes"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", *subject, "-keyout", "tanya.key", "-out", "tanya.pem"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return ssl.create_default_context(cafile=folder / "tanya.pem")


def substituted(checks, name, changes):
    """The file of the documentation with other ports and paths, each of which must be in it."""
    text = (RESOURCES / name).read_text()
    for old, new in changes:
        checks.true(f"{name} holds {old!r}", old in text)
        text = text.replace(old, new)
    return text


def is_open(port):
    with socket.socket() as trial:
        return not trial.connect_ex(("127.0.0.1", port))


def haproxy_text(checks, folder, ports):
    """`ports`: of the three replicas, of TLS, and without it. `folder` holds tanya.key and tanya.pem."""
    both = folder / "both.pem"
    both.write_text((folder / "tanya.pem").read_text() + (folder / "tanya.key").read_text())
    changes = [("/run/haproxy/admin.sock", f"{folder}/admin.sock"), ("/etc/haproxy/tanya.pem", str(both)),
               ("bind :443 ", f"bind 127.0.0.1:{ports[3]} "), ("bind :80\n", f"bind 127.0.0.1:{ports[4]}\n")]
    changes += [(f"127.0.0.1:808{n + 1}", f"127.0.0.1:{ports[n]}") for n in range(3)]
    if os.geteuid() != 0:  # Only root may become another user.
        changes += [(f"    {line}\n", "") for line in ("user haproxy", "group haproxy", "chroot /var/lib/haproxy")]
    return substituted(checks, "haproxy.cfg", changes)


class Proxy:
    """What is the same of both: a process in a folder, TLS on `port`, plain HTTP on `plain_port`."""

    def start(self, command, output=None):
        self.process = subprocess.Popen(command, cwd=self.folder, stdout=output, stderr=subprocess.STDOUT if output else None)
        until(f"{command[0]} listens", lambda: is_open(self.port) and is_open(self.plain_port))

    def connect(self, source="127.0.0.1"):
        return http.client.HTTPSConnection(
            "127.0.0.1", self.port, context=self.trust, source_address=(source, 0), timeout=20)

    def connect_plain(self):
        return http.client.HTTPConnection("127.0.0.1", self.plain_port, timeout=20)

    def get(self, target, source="127.0.0.1"):
        """Status and body of a request on a connection of its own."""
        connection = self.connect(source)
        try:
            connection.request("GET", target)
            answer = connection.getresponse()
            return answer.status, answer.read().decode(errors="replace")
        finally:
            connection.close()

    def stop(self):
        self.process.terminate()
        return self.process.wait(15)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()


class Nginx(Proxy):
    """The site of the documentation within what Debian's nginx.conf has around it.

    127.0.0.4 may say which address it has, so that one machine can be many clients of IPv6.
    """

    def __init__(self, checks, folder, upstream, changes=(), events=""):
        self.folder = pathlib.Path(folder)
        self.port, self.plain_port = free_ports(2)
        self.trust = certificate(self.folder)
        site = substituted(checks, "nginx.conf", [
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("/etc/ssl/", f"{folder}/"),
            ("/var/log/nginx/", f"{folder}/"),
            ("server 127.0.0.1:8080", f"server 127.0.0.1:{upstream}"),
            *changes,
        ])
        user = "user root;" if os.geteuid() == 0 else ""
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = " ".join(f"{kind}_temp_path temp-{kind};" for kind in kinds)
        (self.folder / "nginx.conf").write_text(f"""daemon off; {user} pid nginx.pid; error_log error.log; events {{ {events} }}
            http {{ keepalive_requests 100000; gzip on; {paths}
            set_real_ip_from 127.0.0.4; real_ip_header X-Seen-From;\n{site} }}""")
        self.start(["nginx", "-p", str(folder), "-c", "nginx.conf", "-e", "error.log"])

    def written(self):
        """All that stands in its logs."""
        return "".join(path.read_text() for path in self.folder.glob("*.log"))


class HAProxy(Proxy):
    """The file of the documentation in front of three servers, whose ports are given, or free ones."""

    def __init__(self, checks, folder, ports=None):
        self.folder = pathlib.Path(folder)
        self.trust = certificate(self.folder)
        self.ports = [*(ports or free_ports(3)), *free_ports(2)]
        self.port, self.plain_port = self.ports[3:]
        (self.folder / "haproxy.cfg").write_text(haproxy_text(checks, self.folder, self.ports))
        with open(self.folder / "haproxy.log", "w") as log:
            self.start(["haproxy", "-db", "-f", "haproxy.cfg"], output=log)
        # On a busy machine its first answer takes longer than the first question.
        until("HAProxy takes questions", lambda: (self.folder / "admin.sock").is_socket())

    def written(self):
        return (self.folder / "haproxy.log").read_text()

    def rows(self, backend="pandu"):
        """Its statistics of the servers and the backend, by name."""
        with socket.socket(socket.AF_UNIX) as admin:
            admin.connect(f"{self.folder}/admin.sock")
            admin.sendall(b"show stat\n")
            text = b"".join(iter(lambda: admin.recv(65_536), b"")).decode()
        rows = csv.DictReader(io.StringIO(text.lstrip("# ")))
        return {row["svname"]: row for row in rows if row["pxname"] == backend}

    def is_up(self, number):
        return self.rows()[f"replica{number + 1}"]["status"] == "UP"


class StandIn(threading.Thread):
    """A server in the place of Pandu: it answers whatever comes with 200, and writes down the targets.

    A target that holds the word `drop` is read to its end, and the connection is closed without an answer.
    """

    def __init__(self):
        super().__init__(daemon=True)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.targets = []
        self.start()

    def run(self):
        while True:
            try:
                connection = self.socket.accept()[0]
            except OSError:
                return
            threading.Thread(target=self.serve, args=[connection], daemon=True).start()

    def serve(self, connection):
        with contextlib.suppress(ConnectionError), connection, connection.makefile("rb") as reader:
            while line := reader.readline():
                target = line.split()[1].decode()
                head = b"".join(iter(reader.readline, b"\r\n")).decode()
                length = re.search(r"^content-length: (\d+)", head, re.I | re.M)
                reader.read(int(length[1]) if length else 0)
                if target == "/readyz":  # HAProxy's check
                    target = ""
                else:
                    self.targets.append(target)
                if "drop" in target or "drop" in head:
                    return
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\npandu_x\n")

    def stop(self):
        self.socket.close()


def hides_metrics(checks, name, proxy, alone):
    """/metrics is hidden in all its spellings; `alone`: the same proxy in front of a server that answers whatever comes."""
    for target in METRICS:
        checks.equal(f"{name} alone hides {target}", (alone.get(target)[0], "pandu_" in alone.get(target)[1]), (404, False))
    for target in METRICS + ALMOST_METRICS:
        status, body = proxy.get(target)
        checks.true(f"{name} hides {target}", status in (400, 404) and "pandu_" not in body, (status, body))
    print(f"{name}: {len(METRICS)} spellings of /metrics and {len(ALMOST_METRICS)} that are almost it, none answered")
