#!/usr/bin/env python3
"""NO2 on the hill, every hour: a source for Brisa that needs nothing but Python.

Brisa runs this file, reads its handshake, writes one question to its standard input, and reads its answer line by
line. What it wants of the network it asks Brisa for, which caches and counts. Whatever goes to standard error is the
log. The protocol is described in docs/source-protocol.md.

The feed is a table `time,no2` with times in UTC, in a file (setting `path`) or behind an address (setting `url`).
"""

import csv
import io
import json
import sys
from datetime import datetime, timedelta, timezone

MANIFEST = {
    "id": "hill",
    "name": "The hill",
    "version": "1.0.0",
    "summary": "NO2 on the hill, every hour.",
    "pollutants": ["no2"],
    "licence": "CC-BY-4.0",
    "attribution": "The hill's observers",
    "cache": 600,
    "settings": [
        {"name": "path", "type": "path", "help": "The table as a file."},
        {"name": "url", "type": "text", "help": "The table's address."},
    ],
}
STATION = {"id": "hill", "name": "The hill", "latitude": 39.4810, "longitude": -0.3660, "type": "background"}


class Problem(Exception):
    """Why there is no answer: a kind of the protocol, one sentence, and the setting that is to blame."""

    def __init__(self, kind, message, **more):
        super().__init__(message)
        self.line = {"error": {"kind": kind, "message": message, **more}}


def write(message):
    print(json.dumps(message, ensure_ascii=False), flush=True)


def moment(text):
    """A time with a zone, as Python 3.9 reads it too."""
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def fetch(url):
    """The text behind an address, which Brisa fetches or has in its cache."""
    write({"fetch": {"id": 1, "url": url}})
    fetched = json.loads(sys.stdin.readline())["fetched"]
    if "error" in fetched:
        raise Problem(fetched["error"]["kind"], fetched["error"]["message"])
    if fetched["status"] != 200:
        raise Problem("unavailable", f"The hill's table answered with status {fetched['status']}.")
    if "body" not in fetched:
        raise Problem("malformed", "The hill's table is no text in UTF-8.")
    return fetched["body"]


def check(settings):
    if bool(settings.get("path")) == bool(settings.get("url")):
        raise Problem("setting", "must be given, or url, but not both", setting="path")
    if not settings.get("path") and not settings["url"].startswith("https://"):
        raise Problem("setting", "must begin with https://", setting="url")


def table(settings):
    """The text of the table."""
    try:
        if settings.get("path"):
            with open(settings["path"], encoding="utf-8") as file:
                return file.read()
        return fetch(settings["url"])
    except UnicodeDecodeError:
        raise Problem("malformed", "The hill's table is no text in UTF-8.")
    except OSError as error:
        raise Problem("unavailable", f"The hill's table cannot be read: {error}.")


def readings(settings, query):
    start, end = moment(query["start"]), moment(query["end"])
    for row in csv.DictReader(io.StringIO(table(settings))):
        try:
            begin, value = moment(row["time"]), float(row["no2"])
        except (KeyError, TypeError, ValueError):
            write({"notice": {"code": "bad-row", "message": f"The hill's row {row} is left out."}})
            continue
        if begin.tzinfo is None:
            begin = begin.replace(tzinfo=timezone.utc)
        finish = begin + timedelta(hours=1)
        if begin < end and finish > start and "no2" in query["pollutants"]:
            write({"reading": {
                "station": STATION, "pollutant": "no2", "value": value,
                "start": begin.isoformat(), "end": finish.isoformat(),
            }})


def main():
    write({"brisa_source": 2, "manifest": MANIFEST})
    line = sys.stdin.readline()
    if not line:
        return  # Only the manifest was wanted.
    question = json.loads(line)
    try:
        check(question["settings"])
        if question["request"] == "readings":
            readings(question["settings"], question["query"])
        write({"end": True})
    except Problem as problem:
        write(problem.line)


if __name__ == "__main__":
    main()
