"""Measures the page on loopback with the processor slowed four times.

Called by `run measure`: program, Chromium, [runs].

Each run is a browser that has seen nothing. Times are milliseconds: of the map, from the beginning of the navigation to
its first picture, and to the one with all tiles of the air; of the route, from the second tap to the end of the picture
in which its line is seen: it is laid over the map at first, and is drawn in it by a broad stroke. The slider goes over
48 hours, 30 a second; counted are the page's frames, and the pictures of hours that the map shows.
"""

import gzip
import re
import statistics
import sys
import urllib.request

from browser import chromium, open_map, page_of, run_hours, tap, until
from service import Service

SLOWED = 4

WATCH = """() => {
  const original = CanvasRenderingContext2D.prototype.stroke;
  globalThis.drawn = [];
  CanvasRenderingContext2D.prototype.stroke = function (...values) {
    if (this.lineWidth > 5) globalThis.drawn.push(performance.now());
    return original.apply(this, values);
  };
  // What is there when a picture begins is painted in the first turn after it; what the page does then comes later.
  const painted = new MessageChannel();
  painted.port1.onmessage = () => globalThis.drawn.push(performance.now());
  let seen = null;
  const look = () => {
    const line = document.querySelector('.early-line');
    if (line && line !== seen) painted.port2.postMessage(0);
    seen = line;
    requestAnimationFrame(look);
  };
  look();
  addEventListener('pointerup', () => { globalThis.tapped = performance.now(); globalThis.drawn = []; }, true);
}"""

# When the answer had come, and its line was drawn.
DRAWN = """globalThis.drawn.find((time) => time > (performance.getEntriesByType('resource').find((one) =>
  one.name.includes('/v1/routes?') && one.startTime > globalThis.tapped)?.responseEnd ?? Infinity))"""


def sizes(address: str) -> dict:
    """Bytes of page, scripts and styles as they go over the line."""
    def packed(path: str) -> bytes:
        request = urllib.request.Request(address + path, headers={"Accept-Encoding": "gzip", "Accept": "text/html,*/*"})
        with urllib.request.urlopen(request) as answer:
            return answer.read()

    page = packed("")
    paths = set(re.findall(r'(?:href|src)="(web/[^"]+)"', gzip.decompress(page).decode()))
    found = {"page": len(page)}
    for path in paths:
        ending = path.rsplit(".", 1)[1]
        kind = "library" if "vendor/" in path else {"mjs": "modules", "css": "styles"}.get(ending, "rest")
        found[kind] = found.get(kind, 0) + len(packed(path))
    return found


PICTURES = """() => {
  const original = CanvasRenderingContext2D.prototype.drawImage;
  globalThis.pictures = [];
  CanvasRenderingContext2D.prototype.drawImage = function (image, ...values) {
    const hour = String(image.src ?? '').match(/tiles\\/air\\/[^/]*\\/([^/]*)/)?.[1];
    if (hour && this.globalAlpha > 0.1 && globalThis.pictures.at(-1) !== hour) globalThis.pictures.push(hour);
    return original.call(this, image, ...values);
  };
  const count = () => { globalThis.frames += 1; requestAnimationFrame(count); };
  count();
}"""
COUNTED = "[globalThis.frames, globalThis.pictures.length, performance.now() - globalThis.begun]"


def slide(browser, service) -> None:
    """Prints how smoothly hours run that nobody has seen yet, and those that were seen."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        page.get_by_role("tab", name="Air").click()
        page.wait_for_timeout(1500)
        page.evaluate(PICTURES)
        session = page.context.new_cdp_session(page)
        for name, slowed, pace in (("new hours", 1, 30), ("seen slowly", 1, 5), ("seen hours", 1, 30),
                                   (f"seen hours, processor slowed {SLOWED} times", SLOWED, 30)):
            session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
            page.evaluate("() => { Object.assign(globalThis, { frames: 0, pictures: [], begun: performance.now() }); }")
            run_hours(page, -24, 24, pace)
            frames, pictures, took = page.evaluate(COUNTED)
            if pace == 30:
                print(f"web: slider over {name}, 30 a second: {frames / took * 1000:.0f} frames and "
                      f"{pictures / took * 1000:.0f} pictures a second")
            page.wait_for_timeout(1500)


def run(browser, service) -> tuple:
    with page_of(browser, service.address) as page:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        open_map(page, service.address)
        until(page, "performance.getEntriesByName('brisa-map').length > 0")
        first, seen = (page.evaluate(f"performance.getEntriesByName('brisa-{mark}')[0].startTime")
                       for mark in ("first", "map"))
        page.wait_for_timeout(1500)
        page.evaluate(WATCH)
        tap(page, 0.35, 0.4)
        page.wait_for_timeout(800)
        tap(page, 0.6, 0.6)
        until(page, "document.querySelector('.verdict') !== null && " + DRAWN + " !== undefined")
        return first, seen, page.evaluate(DRAWN + " - globalThis.tapped")


def main() -> int:
    program, path = sys.argv[1:3]
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 7
    service = Service(program)
    try:
        found = sizes(service.address)
        print("web: compressed: " + ", ".join(f"{name} {size / 1000:.0f} kB" for name, size in sorted(found.items()))
              + f", together {sum(found.values()) / 1000:.0f} kB")
        with chromium(path) as browser:
            run(browser, service)  # The service's own first answers are not the page's.
            times = [run(browser, service) for _ in range(runs)]
            slide(browser, service)
    finally:
        service.stop()
    for name, values in zip(("first sight of the map", "map with the air", "route after the tap"), zip(*times)):
        print(f"web: {name}, processor slowed {SLOWED} times: median {statistics.median(values):.0f} ms, "
              f"worst of {runs} {max(values):.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
