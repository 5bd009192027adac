"""A browser for the tests, in which nothing goes wrong unseen: no error of the page, no word to another host."""

import contextlib
import itertools
import os
import re
import sys
import time

from playwright.sync_api import Error, Page, expect, sync_playwright

from service import FROM, HOUR, TO

# Chromium writes a line for every answer that is no success, and hit detection of the map reads pictures back.
ALLOWED = re.compile(r"the server responded with a status of (404|503)|Canvas2D: Multiple readback")
OFFLINE = re.compile(
    r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED)|status of 50[0-9]"
)
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}

# A debug build on a busy machine makes the hours of a day in a minute; only what fails waits as long as this.
PATIENCE = 120
expect.set_options(timeout=1000 * PATIENCE)


# A page as slow as this finds what a test does not wait for: milliseconds until an answer begins, and how many times
# longer the page computes. With a latency Chromium is not taken off the network: `follow_offline` and `network_back`
# fail.
LATENCY_MS, SLOWDOWN = int(os.environ.get("LATENCY_MS", 0)), int(os.environ.get("SLOWDOWN", 1))


# What the page tells those who listen to it, and shows for a moment, stays in lists: a slow test looks later.
RECORDER = """
  globalThis.heard = [];
  globalThis.toasts = [];
  addEventListener('DOMContentLoaded', () => {
    const live = document.getElementById('live');
    if (!live) return;
    new MutationObserver(() => live.textContent && heard.push(live.textContent)).observe(live, { childList: true });
    new MutationObserver((changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach((one) => {
      if (one.className === 'toast') toasts.push(one.textContent);
    })).observe(document.body, { childList: true });
  });"""


class Faults:
    """What went wrong on a page."""

    def __init__(self, address: str, allowed: re.Pattern, elsewhere: str = ""):
        self.address, self.allowed, self.list = address, allowed, []
        self.hosts = (address, "data:", "blob:" + address) + ((elsewhere,) if elsewhere else ())

    def console(self, message) -> None:
        text = message.text
        if message.type in ("error", "warning") and not ALLOWED.search(text) and not self.allowed.search(text):
            self.list.append(f"console: {message.text[:300]}")

    def request(self, request) -> None:
        if not request.url.startswith(self.hosts):
            self.list.append(f"request elsewhere: {request.url[:200]}")


@contextlib.contextmanager
def chromium(path: str):
    """The browser."""
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        except Error as error:
            sys.exit(f"web: {path} does not start as a browser: {error.message.splitlines()[0]}")
        try:
            yield browser
        finally:
            browser.close()


@contextlib.contextmanager
def page_of(browser, address: str, size=None, scheme="light", locale="en-GB", allowed=r"^$", worker=False, elsewhere="",
            **options):
    """A page that has not been opened yet, of a browser that has seen nothing; it may ask the host `elsewhere`."""
    size = size or DESK
    context = browser.new_context(
        viewport=size, color_scheme=scheme, locale=locale, service_workers="allow" if worker else "block",
        has_touch=size["width"] < 500, timezone_id="Europe/Madrid", **options,
    )
    context.set_default_timeout(1000 * PATIENCE)
    faults = Faults(address, re.compile(allowed + r"|Service Worker registration blocked by Playwright"), elsewhere)
    page = context.new_page()
    page.on("console", faults.console)
    page.on("pageerror", lambda error: faults.list.append(f"error: {error}"))
    context.on("request", faults.request)
    page.add_init_script(RECORDER)
    slow_down(page)
    try:
        yield page
        assert not faults.list, "\n".join(faults.list)
    finally:
        # What a test has put between the page and the service may be busy with an answer that nobody waits for.
        page.unroute_all(behavior="ignoreErrors")
        context.close()


def slow_down(page: Page) -> None:
    """Makes a page as slow as the environment says."""
    if LATENCY_MS == 0 and SLOWDOWN == 1:
        return
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    if LATENCY_MS > 0:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", {
            "offline": False, "latency": LATENCY_MS, "downloadThroughput": -1, "uploadThroughput": -1,
        })


def wait_for(page: Page, look, instead):
    """Waits until what a function finds is true, and gives it; else tells what another says is there instead."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, f"not within {PATIENCE} s: {instead()}"
        page.wait_for_timeout(50)
    return found


def until(page: Page, expression: str, argument=None):
    """Waits until an expression of the page is true, and gives its value.

    Playwright's own waiting needs `eval`, which the page forbids.
    """
    return wait_for(page, lambda: page.evaluate(expression, argument), lambda: expression)


def pause(page: Page, milliseconds: int) -> None:
    """Lets the page's own clock go on: what it had put off by less has begun then, on the slowest machine too."""
    page.evaluate("(time) => new Promise((done) => { setTimeout(done, time); })", milliseconds)


def heard(page: Page, words, where: str = "heard") -> None:
    """Waits until those who listen to the page have been told some words, a text or a pattern, since it was opened.

    The page forgets what it has said some seconds later, so that nothing is to be read from its live region.
    """
    pattern = words if isinstance(words, re.Pattern) else re.compile(re.escape(words))
    wait_for(page, lambda: any(map(pattern.search, page.evaluate(where))),
             lambda: f"{pattern.pattern} is not among {page.evaluate(where)}")


def toasted(page: Page, words) -> None:
    """Waits until some words have been seen in a line that goes after some seconds."""
    heard(page, words, "toasts")


def walk(page: Page, places: list, expression: str, argument=None) -> None:
    """Gives positions, from the first again after the last, until an expression of the page is true.

    A busy page may see two of them as one.
    """
    end = time.monotonic() + PATIENCE
    for latitude, longitude in itertools.cycle(places):
        page.context.set_geolocation({"latitude": latitude, "longitude": longitude, "accuracy": 8})
        page.wait_for_timeout(150)
        if page.evaluate(expression, argument):
            return
        assert time.monotonic() < end, f"not within {PATIENCE} s: {expression}"


def clock_ahead(page: Page) -> None:
    """Lets the page's `later` put its clock on by some minutes, as if it had lain out of sight until then."""
    page.add_init_script("""const now = Date.now;
        let ahead = 0;
        Date.now = () => now() + ahead;
        globalThis.later = (minutes) => {
            ahead += minutes * 60e3;
            document.dispatchEvent(new Event('visibilitychange'));
        };""")


def late_position(page: Page, latitude: float, longitude: float) -> None:
    """Lets a position be known only when the page's `positionComes` is called."""
    page.add_init_script("""navigator.geolocation.getCurrentPosition = (found) => {
        globalThis.positionComes = () => found({
            coords: { latitude: %s, longitude: %s, accuracy: 8 }, timestamp: Date.now() });
    };""" % (latitude, longitude))


def may_be_held(page: Page, x: float, y: float) -> bool:
    """Whether the cursor says that something can be taken there."""
    page.mouse.move(x, y)
    return page.evaluate("document.getElementById('map').style.cursor") == "grab"


def taken_hold(page: Page, places) -> tuple:
    """The first of some places where something can be taken, once the map has come to rest."""
    end = time.monotonic() + PATIENCE
    places = list(places)
    while time.monotonic() < end:
        first = next((one for one in places if may_be_held(page, *one)), None)
        page.mouse.move(5, 130)
        page.wait_for_timeout(300)
        if first and may_be_held(page, *first):
            return first
    raise AssertionError("nothing can be taken hold of")


def linked(page: Page, part: str) -> None:
    """Waits until the link of the page holds a part: it is written a moment after the state has changed."""
    until(page, "(part) => location.href.includes(part)", part)


def open_map(page: Page, address: str, question: str = "") -> None:
    """Opens the page and waits until it takes what one does."""
    page.goto(address + question)
    until(page, "performance.getEntriesByName('brisa-ready').length > 0")


def await_worker(page: Page) -> None:
    """Waits until the page's worker is there, so that the page opens without a network."""
    until(page, "navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')")


def tap(page: Page, x: float, y: float) -> None:
    """Taps the map at a part of its width and height."""
    box = page.locator("#map").bounding_box()
    page.mouse.click(box["x"] + box["width"] * x, box["y"] + box["height"] * y)


def await_answer(page: Page) -> str:
    """Waits for the sentence above the answer, and gives it."""
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator("#answer")).to_have_attribute("aria-busy", "false")
    return page.locator(".verdict").inner_text()


def await_whole_answer(page: Page) -> None:
    """Waits for the answer and for the air along the way, which comes last and draws all anew."""
    await_answer(page)
    expect(page.locator(".profile")).to_be_visible()


# At once: a menu that lies open keeps the map from going along, and a map that begins to move closes it.
MIDDLE = """() => {
  const press = (node, key) =>
    node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const map = document.getElementById('map');
  map.focus({ preventScroll: true });
  press(map, 'Enter');
  const text = document.querySelector('.menu-place').textContent;
  press(document.querySelector('.menu'), 'Escape');
  return text;
}"""


def middle_of(page: Page) -> tuple:
    """Where the middle of the map is, by its menu, in degrees north and east; the keyboard is on the map then."""
    lat, lon = page.evaluate(MIDDLE).split(",")
    return float(lat), float(lon)


def map_at_rest(page: Page) -> None:
    """Waits until the map lies still, for a map that begins to move closes its menu; the keyboard is on it then.

    Between two looks is as much of the page's time as the map takes to begin and end a movement, and then a picture.
    """
    end = time.monotonic() + PATIENCE
    last = None
    while (now := middle_of(page)) != last:
        assert time.monotonic() < end, f"the map does not come to rest: {now}"
        last = now
        pause(page, 400)
        page.evaluate("new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); })")


def panel_at_rest(page: Page) -> None:
    """Waits until nothing of the panel is in transition, nor waits for an answer."""
    until(page, """document.getAnimations().length === 0
      && document.getElementById('answer')?.getAttribute('aria-busy') === 'false'""")


QUESTION = f"#from={FROM}&to={TO}&at={HOUR}"


RUN = """([first, last, perSecond]) => {
  const input = document.querySelector('.hours input');
  const start = performance.now();
  globalThis.hasRun = false;
  const step = () => {
    const wanted = Math.floor(first + (performance.now() - start) / 1000 * perSecond);
    // Where pictures are slow to come, hours are left out, but not the last.
    const hour = Math.min(last, wanted);
    if (Number(input.value) !== hour) {
      input.value = String(hour);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (wanted > last) globalThis.hasRun = true;
    else requestAnimationFrame(step);
  };
  step();
}"""


def run_hours(page: Page, first: int, last: int, per_second: float) -> None:
    """Moves the slider of hours as a finger does, and waits until it is at the last one."""
    page.evaluate(RUN, [first, last, per_second])
    until(page, "globalThis.hasRun")
