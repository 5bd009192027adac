"""`brisa serve` for the tests: started, stopped, and started again at the same port."""

import contextlib
import datetime
import http.client
import http.server
import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import threading
import time
import zoneinfo

HOUR = "2026-11-24T08:00"
FROM, TO = "39.4889,-0.3878", "39.4644,-0.3483"
HOME = tempfile.TemporaryDirectory(prefix="brisa-web-")


def clean_environment() -> dict:
    """The environment of the tests, without settings, language and files of the machine's user."""
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith(("BRISA_", "LC_", "XDG_")) and name not in ("COLUMNS", "LANG", "NO_COLOR")}
    return {**kept, "HOME": HOME.name, "TZ": "UTC"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Service:
    """A running service; `address` ends with a slash."""

    def __init__(self, program: str, *arguments: str):
        self.command = [program, "serve", *arguments]
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process = None
        self.start()

    def start(self) -> None:
        self.log = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [*self.command, "--port", str(self.port)], stdout=self.log, stderr=self.log, env=clean_environment()
        )
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        self.log.seek(0)
        raise RuntimeError("brisa serve does not start:\n" + self.log.read())

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class Proxy:
    """nginx with a certificate of its own making before a service, by the lines of docs/service.md."""

    host = "air.example.org"

    def __init__(self, service_port: int):
        self.service_port, self.port = service_port, free_port()
        self.address = f"https://{self.host}:{self.port}/"

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        path = self.folder.name
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={self.host}",
             "-keyout", f"{path}/key.pem", "-out", f"{path}/certificate.pem"],
            check=True, capture_output=True)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        spare = "".join(f"{kind}_temp_path {path}/{kind};" for kind in kinds)
        pathlib.Path(f"{path}/nginx.conf").write_text(
            f"daemon off; pid {path}/pid; error_log {path}/log; events {{}}\nhttp {{ access_log off; {spare}\n"
            f"server {{ listen 127.0.0.1:{self.port} ssl; server_name {self.host};\n"
            f"ssl_certificate {path}/certificate.pem; ssl_certificate_key {path}/key.pem;\n{self.lines()}}} }}\n",
            encoding="utf-8")
        self.process = subprocess.Popen(
            ["nginx", "-c", f"{path}/nginx.conf", "-e", f"{path}/log"], stderr=subprocess.DEVNULL)
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("nginx does not start:\n" + pathlib.Path(f"{path}/log").read_text(encoding="utf-8"))

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def lines(self) -> str:
        """The indented lines below `nginx:` in the documents, with the port of the service."""
        text = (pathlib.Path(__file__).parents[2] / "docs/service.md").read_text(encoding="utf-8")
        block = text.split("\nnginx:\n\n", 1)[1]
        lines = []
        for line in block.splitlines():
            if line and not line.startswith("    "):
                break
            lines.append(line)
        return "\n".join(lines).replace("127.0.0.1:8080", f"127.0.0.1:{self.service_port}") + "\n"


class Gateway(http.server.ThreadingHTTPServer):
    """A proxy that answers 502 where the service behind it does not."""

    daemon_threads = True

    def __init__(self, service_port: int):
        super().__init__(("127.0.0.1", 0), GatewayCall)
        self.service_port = service_port
        self.address = f"http://127.0.0.1:{self.server_port}/"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class GatewayCall(http.server.BaseHTTPRequestHandler):
    """A call that is passed on."""

    def do_GET(self):
        behind = http.client.HTTPConnection("127.0.0.1", self.server.service_port, timeout=120)
        try:
            behind.request("GET", self.path, headers=dict(self.headers.items()))
            reply = behind.getresponse()
            status, headers, body = reply.status, reply.getheaders(), reply.read()
        except OSError:
            status, headers, body = 502, [("Content-Type", "text/html")], b"<html><body>Bad Gateway</body></html>"
        self.send_response(status)
        for name, value in headers:
            if name.lower() not in ("content-length", "connection", "transfer-encoding", "cache-control"):
                self.send_header(name, value)
        # So that what is shown afterwards is what the page has kept.
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        # A page that moved on does not wait for it.
        with contextlib.suppress(ConnectionError):
            self.wfile.write(body)

    def log_message(self, *words):
        pass


def past_hour(zone: str = "Europe/Madrid") -> tuple:
    """The hour that ended last: in UTC, and as the city's clock has it."""
    start = datetime.datetime.now(datetime.timezone.utc).replace(minute=0, second=0, microsecond=0)
    start -= datetime.timedelta(hours=1)
    return start.strftime("%Y-%m-%dT%H:%M:%SZ"), start.astimezone(zoneinfo.ZoneInfo(zone)).strftime("%Y-%m-%dT%H:%M")


def small_city(folder: pathlib.Path, name: str, zone: str, south: float, west: float, scale: str = "eu-aqi") -> str:
    """A configuration of a grid of eight by eight streets with three stations of the last hours; gives its path."""
    folder.mkdir()
    places = {(i, j): (8 * i + j + 1, south + i * 0.0015, west + j * 0.003) for i in range(8) for j in range(8)}
    nodes = "".join(f'<node id="{id}" lat="{lat:.5f}" lon="{lon:.5f}"/>' for id, lat, lon in places.values())
    ways = ""
    for i in range(8):
        for number, kind, line in ((2 * i + 1, "primary" if i == 4 else "residential", [(i, j) for j in range(8)]),
                                   (2 * i + 2, "footway", [(j, i) for j in range(8)])):
            members = "".join(f'<nd ref="{places[one][0]}"/>' for one in line)
            tags = f'<tag k="highway" v="{kind}"/><tag k="name" v="{name} {number}"/>'
            ways += f'<way id="{number}">{members}{tags}</way>'
    (folder / "city.osm").write_text(f'<osm version="0.6">{nodes}{ways}</osm>', encoding="utf-8")
    rows = ["station_id,name,latitude,longitude,type,time,pollutant,value,unit"]
    now = datetime.datetime.now(datetime.timezone.utc).replace(minute=0, second=0, microsecond=0)
    for time_ in (now + datetime.timedelta(hours=hours) for hours in range(-3, 2)):
        for number, (lat, lon, value) in enumerate([(0.0015, 0.004, 60), (0.009, 0.02, 8), (0.005, 0.012, 30)]):
            for pollutant in ("no2", "pm25"):
                rows.append(f"s{number},{name} {number},{south + lat},{west + lon},traffic,"
                            f"{time_.strftime('%Y-%m-%dT%H:%M:%SZ')},{pollutant},{value},µg/m³")
    (folder / "readings.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    (folder / "brisa.yml").write_text(
        f"city:\n  name: {name}\n  timezone: {zone}\nnetwork: city.osm\nscale: {scale}\nsources:\n"
        "  - id: station-csv\n    settings:\n      path: readings.csv\n      licence: none\n"
        "      attribution: nobody\n", encoding="utf-8")
    return str(folder / "brisa.yml")


HOSTILE = '<img src=x onerror="document.title=1"><b>&amp;'


def hostile_city(folder: pathlib.Path) -> pathlib.Path:
    """A configuration whose streets and stations are named by somebody who wishes ill; gives its path."""
    escaped = HOSTILE.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    places = {1: (39.470, -0.380), 2: (39.470, -0.370), 3: (39.470, -0.360), 4: (39.473, -0.380), 5: (39.473, -0.360)}
    nodes = "".join(f'<node id="{i}" lat="{lat}" lon="{lon}"/>' for i, (lat, lon) in places.items())
    name = f'<tag k="name" v="{escaped}"/>'

    def way(number: int, kind: str, *of: int) -> str:
        members = "".join(f'<nd ref="{one}"/>' for one in of)
        return f'<way id="{number}">{members}<tag k="highway" v="{kind}"/>{name}</way>'

    streets = way(1, "primary", 1, 2, 3) + way(2, "footway", 1, 4, 5, 3)
    (folder / "city.osm").write_text(f'<osm version="0.6">{nodes}{streets}</osm>', encoding="utf-8")
    quoted = '"' + HOSTILE.replace('"', '""') + '"'
    rows = ["station_id,name,latitude,longitude,type,time,pollutant,value,unit"]
    for number, (lat, lon, value) in enumerate([(39.4702, -0.379, 60), (39.4728, -0.362, 8), (39.471, -0.37, 30)]):
        for pollutant in ("no2", "pm25"):
            rows.append(f"s{number},{quoted},{lat},{lon},traffic,{past_hour()[0]},{pollutant},{value},µg/m³")
    (folder / "readings.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    configuration = folder / "brisa.yml"
    configuration.write_text(
        "city:\n  name: '<i>Hostile</i>'\n  timezone: Europe/Madrid\nnetwork: city.osm\nsources:\n"
        "  - id: station-csv\n    settings:\n      path: readings.csv\n      licence: none\n"
        "      attribution: '<u>Nobody</u>'\n",
        encoding="utf-8",
    )
    return configuration
