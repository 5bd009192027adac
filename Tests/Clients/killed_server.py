"""Kills `brisa serve` under load, again and again, and looks whether a reading is lost: killed_server.py BRISA NETWORK

Each round the feed has an hour more. A reading that the archive had before the kill has to be there after it, the
archive has to be sound, and the last server, whose feed is gone, has to answer from it.
"""

import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

ROUNDS = 8
ROUTE = "/v1/routes?from=39.4699,-0.3763&to=39.4795,-0.3443"


class City:
    """A configuration with a feed and an archive in a folder."""

    def __init__(self, folder: Path, network: Path) -> None:
        self.folder = folder
        self.now = int(time.time()) // 3600 * 3600
        (folder / "brisa.yml").write_text(
            f"network: {network}\narchive: archive.sqlite\nsources:\n  - id: station-csv\n"
            "    settings: {path: stations.csv}\n")

    def feed(self, hours: int) -> int:
        """Writes a file with some hours up to this one; the number of its readings."""
        lines = ["station_id,name,latitude,longitude,type,time,pollutant,value,unit"]
        for back in range(hours):
            hour = time.strftime("%Y-%m-%dT%H:00:00Z", time.gmtime(self.now - 3600 * (ROUNDS - hours + back)))
            lines += [f"s{station},Station {station},{39.46 + station / 500},{-0.38 + station / 500},traffic,{hour},"
                      f"no2,{20 + (7 * station + back) % 40},µg/m³" for station in range(10)]
        (self.folder / "new.csv").write_text("\n".join(lines) + "\n")
        (self.folder / "new.csv").rename(self.folder / "stations.csv")
        return len(lines) - 1

    def readings(self) -> set[tuple]:
        """What the archive has."""
        file = self.folder / "archive.sqlite"
        if not file.exists():
            return set()
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as archive:
            if not archive.execute("SELECT 1 FROM sqlite_master WHERE name = 'reading'").fetchone():
                return set()
            assert archive.execute("PRAGMA integrity_check").fetchone() == ("ok",), "the archive is damaged"
            return set(archive.execute("SELECT start, station, pollutant, end, kind, concentration FROM reading"))


class Server:
    """A server over the city, and the questions that it gets."""

    def __init__(self, brisa: Path, city: City) -> None:
        self.process = subprocess.Popen(
            [brisa, "serve", "--config", "brisa.yml", "--listen", "127.0.0.1:0", "--refresh", "1s"], cwd=city.folder,
            stderr=subprocess.PIPE, text=True)
        found = None
        while not found:
            line = self.process.stderr.readline()
            assert line, "brisa serve ended"
            found = re.search(r"Listening on (\S+)", line)
        self.address = found[1]
        self.answers = 0
        # What the server says on must be read, else it waits.
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def ask(self) -> dict:
        with urllib.request.urlopen(self.address + ROUTE, timeout=60) as answer:
            return json.load(answer)

    def load(self) -> None:
        def work() -> None:
            while True:
                try:
                    self.ask()
                    self.answers += 1
                except (OSError, ValueError, urllib.error.URLError):
                    return

        for _ in range(4):
            threading.Thread(target=work, daemon=True).start()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def main() -> int:
    brisa, network = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    rng = random.Random(9)
    answers = 0
    with tempfile.TemporaryDirectory() as name:
        city = City(Path(name), network)
        for number in range(1, ROUNDS + 1):
            expected = city.feed(number)
            server = Server(brisa, city)
            server.load()
            # The last round ends once all is there, the others in the middle of it.
            deadline = time.time() + (60 if number == ROUNDS else rng.uniform(0.5, 3))
            while time.time() < deadline and len(city.readings()) < expected:
                time.sleep(0.05)
            before = city.readings()
            server.kill()
            answers += server.answers
            after = city.readings()
            assert before <= after, f"kill {number} lost {len(before - after)} readings"
        assert len(after) == expected, f"{len(after)} of {expected} readings came into the archive"
        (city.folder / "stations.csv").unlink()
        server = Server(brisa, city)
        air = server.ask()["air"]
        server.kill()
        assert air["stations"], "a server without its feed does not answer from the archive"
    print(f"killed server: {ROUNDS} kills after {answers} questions lost none of {expected} readings: OK")
    return 0


if __name__ == "__main__":
    sys.exit(main())
