"""The map itself: whose data it is, tiles of other providers, and what is there without its library."""

import base64
import contextlib
import http.server
import pathlib
import re
import tempfile
import threading
import time

from playwright.sync_api import expect

from browser import (DESK, OFFLINE, PATIENCE, PHONE, QUESTION, await_answer, await_whole_answer, linked, map_at_rest,
                     middle_of, open_map, page_of, pause, tap, until)
from service import FROM, TO, Service, hostile_city, past_hour


def attribution(browser, service):
    """Whose data it is stands there once, and covers no end of the way."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        until(page, "document.querySelector('.whose p').textContent.split(' · ').length > 1")
        names = page.locator(".whose p").inner_text().split(" · ")
        assert len(names) == len(set(names)), names
        map_at_rest(page)
        box = page.locator(".whose").bounding_box()
        grabs = []
        for x in range(int(box["x"]), int(box["x"] + box["width"]), 12):
            page.mouse.move(x, box["y"] - 4)
            grabs.append(page.evaluate("document.getElementById('map').style.cursor"))
        # Nothing of the way lies at its edge, so nothing of it below.
        assert "grab" not in grabs


def zoomed_out(browser, service):
    """Whoever looks at half the world asks for few tiles of the ground, and sees it again when they come back."""
    with page_of(browser, service.address) as page:
        asked = []
        page.on("request", lambda request: asked.append(request.url) if "/tiles/base/" in request.url else None)
        with page.expect_response(re.compile(r"/tiles/base/\d")):
            open_map(page, service.address)
        for _ in range(14):
            page.get_by_role("button", name="Farther").click()
            page.wait_for_timeout(200)
        pause(page, 500)
        finest = re.compile("/tiles/base/14/")
        assert len(asked) < 150 and not any(map(finest.search, asked)), asked
        deadline = time.monotonic() + PATIENCE
        while not any(map(finest.search, asked)):
            assert time.monotonic() < deadline, asked
            page.get_by_role("button", name="Closer").click()
            page.wait_for_timeout(200)


def ground_with_network_back(browser, service):
    """Tiles of the ground that did not come are asked for again when there is a network again."""
    ground = re.compile(r"/tiles/base/\d")
    with page_of(browser, service.address, allowed=OFFLINE.pattern) as page:
        page.route(ground, lambda route: route.abort())
        with page.expect_event("requestfailed", lambda one: ground.search(one.url)):
            open_map(page, service.address)
        pause(page, 500)
        page.context.set_offline(True)
        page.unroute(ground)
        with page.expect_response(ground):
            page.context.set_offline(False)


def attribution_of_streets(browser, service, program):
    """Who is named for the streets stands there as the operator writes it, and once, whoever else says it."""
    streets = "<i>Streets</i> & more"
    with tempfile.TemporaryDirectory() as name:
        configuration = hostile_city(pathlib.Path(name))
        text = configuration.read_text(encoding="utf-8")
        configuration.write_text(
            text.replace("  timezone:", f"  streets_attribution: '{streets}'\n  timezone:"), encoding="utf-8")
        other = Service(program, "--config", str(configuration))
        try:
            with page_of(browser, other.address) as page:
                open_map(page, other.address, "#from=39.4701,-0.3795&to=39.4701,-0.3605&at=" + past_hour()[1])
                await_answer(page)
                whose = page.locator(".whose p")
                expect(whose).to_contain_text(streets)
                expect(whose).to_contain_text("Nobody")
                pause(page, 300)
                assert whose.inner_text().count("more") == 1, whose.inner_text()
        finally:
            other.stop()


def attribution_of_air(browser, service):
    """Whose air and streets the map is painted with stands there, though neither ground nor stations have come."""
    with page_of(browser, service.address, allowed="ERR_FAILED") as page:
        page.route(re.compile("/tiles/base.json|/v1/stations"), lambda route: route.abort())
        open_map(page, service.address)
        for name in ("Generalitat Valenciana", "sketch from crossings"):
            expect(page.locator(".whose p")).to_contain_text(name)


def lying_phone(browser, service):
    """On a phone that lies on its side the legend has all its words, whether one reads whose data it is or not."""
    with page_of(browser, service.address, {"width": 844, "height": 390}) as page:
        open_map(page, service.address, QUESTION + "&layer=no2-exceedance")
        await_answer(page)
        chip, whose = page.locator("#legend-chip"), page.locator(".whose")
        assert whose.get_attribute("open") is None
        for _ in range(2):
            assert chip.evaluate("({ firstChild: words }) => words.scrollWidth <= words.clientWidth")
            words, data = chip.bounding_box(), whose.bounding_box()
            assert words["x"] + words["width"] <= data["x"] or data["y"] + data["height"] <= words["y"], (words, data)
            assert data["width"] > 60 and data["y"] >= 0, data
            page.locator(".whose summary").click()


def legend_on_a_phone(browser, service):
    """On a narrow phone the legend has layer and hour in full, in every language; below it is whose data it is."""
    for locale in ("en-GB", "es-ES", "ca-ES"):
        for layer in ("no2", "pm25-sigma"):
            with page_of(browser, service.address, {"width": 320, "height": 640}, locale=locale) as page:
                open_map(page, service.address, QUESTION + "&layer=" + layer)
                await_answer(page)
                chip = page.locator("#legend-chip")
                expect(chip).to_contain_text("08:00")
                assert chip.evaluate("({ firstChild: words }) => words.scrollWidth <= words.clientWidth"), locale
                box, tools, data = (page.locator(one).bounding_box() for one in (
                    "#legend-chip", "#map-tools", ".whose"))
                assert box["x"] + box["width"] < tools["x"], (box, tools)
                assert box["y"] + box["height"] <= data["y"], (box, data)


def start_in_sight(browser, service):
    """On a phone a way begins below what lies over the map: no end of it is covered."""
    for width, height in ((320, 640), (390, 844)):
        with page_of(browser, service.address, {"width": width, "height": height}) as page:
            open_map(page, service.address, QUESTION)
            await_answer(page)
            deadline = time.monotonic() + PATIENCE
            north = 0
            # The map moves until all of the way is in sight.
            while north <= float(FROM.split(",")[0]):
                assert time.monotonic() < deadline, north
                map_at_rest(page)
                data = page.locator(".whose").bounding_box()
                # The map's menu says which place lies there; the start is the northernmost place of this way.
                page.mouse.click(width / 2, data["y"] + data["height"] + 8, button="right")
                # A map that moves after all closes its menu.
                said = page.evaluate("document.querySelector('.menu-place')?.textContent ?? '0,0'")
                north = float(said.split(",")[0])


def ends_in_sight(browser, service):
    """The places that are asked for are in sight beside their way, though one lies beyond every street."""
    beyond = "39.4930,-0.3650"
    for size in (DESK, PHONE):
        with page_of(browser, service.address, size) as page:
            open_map(page, service.address, QUESTION.replace(TO, beyond))
            await_answer(page)
            tools = page.locator("#map-tools").bounding_box()
            deadline = time.monotonic() + PATIENCE
            north, east = 0, -180
            # The map moves until both are in sight: below its upper edge, and left of its tools.
            while north <= 39.4930 or east <= -0.3650:
                assert time.monotonic() < deadline, (north, east)
                map_at_rest(page)
                page.mouse.click(tools["x"] - 4, 4, button="right")
                said = page.evaluate("document.querySelector('.menu-place')?.textContent ?? '0,-180'")
                north, east = map(float, said.split(","))


DASHES = """globalThis.dashes = new Set();
    const { setLineDash } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.setLineDash = function setAndTell(dash) {
        dashes.add(dash.join(' '));
        return setLineDash.call(this, dash);
    };"""


def pushed_parts(browser, service):
    """Where a bike is pushed the way has short dashes, and a line says so, on paper too; elsewhere it has none."""
    for parts, count in (([[1, 3]], 1), ([], 0)):
        with page_of(browser, service.address) as page:
            page.add_init_script(DASHES)

            def all_have(route) -> None:
                answer = route.fetch().json()
                for way in answer["routes"]:
                    way["pushedPoints"] = parts
                route.fulfill(json=answer)

            page.route(re.compile("/v1/routes"), all_have)
            open_map(page, service.address, QUESTION + "&mode=bike")
            await_whole_answer(page)
            key = page.locator("#answer .pushed-key")
            expect(key).to_have_count(count)
            if count:
                expect(key).to_have_text("Pushing the bike")
                until(page, "dashes.has('4 4')")
                page.evaluate("dashes.clear()")
            page.get_by_label("Colour the way by").select_option("no2")
            if count:
                # Over the colours of the air a gap is pale and dark.
                until(page, "dashes.has('4 4') && dashes.has('2 6')")
            map_at_rest(page)
            assert page.evaluate("dashes.has('4 4')") == bool(count)
            page.evaluate("dispatchEvent(new Event('beforeprint'))")
            expect(page.locator("#paper .pushed-key")).to_have_count(count)


def unclicked(browser, service):
    """The wheel zooms a map that nobody has clicked yet."""
    with page_of(browser, service.address) as page:
        depths = []
        page.on("request", lambda one: depths.extend(
            int(depth) for depth in re.findall("/tiles/air/[^/]+/[^/]+/([0-9]+)/", one.url)))
        open_map(page, service.address)
        deadline = time.monotonic() + PATIENCE

        def deeper(than: int) -> int:
            while (deepest := max(depths, default=0)) <= than:
                assert time.monotonic() < deadline, depths
                page.wait_for_timeout(100)
            return deepest

        deeper(0)
        # The map takes its first place; what it asks for later is asked by the wheel.
        page.wait_for_timeout(1000)
        deepest = max(depths)
        page.mouse.move(850, 400)
        page.mouse.wheel(0, -900)
        deeper(deepest)


def calm(browser, service):
    """Who wants nothing to move by itself has a map that lies still when it is let go of."""
    with page_of(browser, service.address, reduced_motion="reduce") as page:
        open_map(page, service.address)
        before = middle_of(page)
        page.mouse.move(900, 400)
        page.mouse.down()
        page.mouse.move(700, 300, steps=5)
        page.mouse.up()
        there = middle_of(page)
        assert there != before
        pause(page, 500)
        assert middle_of(page) == there


def menu_left(browser, service):
    """The map's menu closes when the keyboard or a click goes elsewhere; a click on the map does nothing but that."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        map_at_rest(page)
        menu = page.get_by_role("menu")

        def open_menu() -> None:
            page.locator("#map").focus()
            page.keyboard.press("Enter")
            expect(menu).to_be_visible()

        open_menu()
        menu.locator(".menu-place").click()
        expect(menu).to_be_visible()
        page.keyboard.press("Shift+Tab")
        expect(menu).to_have_count(0)
        open_menu()
        page.locator("#panel h1").click()
        expect(menu).to_have_count(0)
        open_menu()
        tap(page, 0.1, 0.1)
        expect(menu).to_have_count(0)
        # What is chosen is done before it closes.
        open_menu()
        page.get_by_role("menuitem", name="Avoid this place").click()
        linked(page, "zones=")
        expect(menu).to_have_count(0)


def menu_at_once(browser, service):
    """A menu that is opened before a slow computer has drawn the map a second time stays, until the map moves."""
    with page_of(browser, service.address) as page:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 8})
        open_map(page, service.address)
        page.mouse.click(800, 400, button="right")
        page.get_by_role("menuitem", name="Corner of a zone here").click()
        expect(page.locator("#drawing-hint")).to_contain_text("1 corner.")
        page.mouse.click(800, 400, button="right")
        expect(page.get_by_role("menu")).to_be_visible()
        page.mouse.move(1000, 200)
        page.mouse.wheel(0, -300)
        expect(page.get_by_role("menu")).to_have_count(0)


def menu_beside_the_panel(browser, service):
    """The menu opens where one presses, whole, also where the panel beside the map is wider than the map."""
    with page_of(browser, service.address, {"width": 768, "height": 1024}) as page:
        open_map(page, service.address)
        page.mouse.click(500, 400, button="right")
        box = page.get_by_role("menu").bounding_box()
        last = page.get_by_role("menuitem").last.bounding_box()
        assert abs(box["y"] - 400) < 2 and last["y"] + last["height"] <= box["y"] + box["height"], (box, last)


class Tiles(http.server.BaseHTTPRequestHandler):
    """Another provider's tiles: one pixel, whichever is asked for."""

    pixel = base64.b64decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    )

    def do_GET(self):
        self.server.asked.append(self.path)
        self.send_response(200)
        self.send_header("Content-Type", "image/png")
        self.end_headers()
        # A page that moved on does not wait for it.
        with contextlib.suppress(ConnectionError):
            self.wfile.write(self.pixel)

    def log_message(self, *words):
        pass


def other_tiles(browser, service, program):
    """Tiles of another provider are there where the operator names them, and nobody asks for them before."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address + "#tab=air&bg=Aerial")
        expect(page.get_by_label("Paint the map with")).to_be_visible()
        expect(page.get_by_label("Background")).to_have_count(0)
    provider = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Tiles)
    provider.asked = []
    threading.Thread(target=provider.serve_forever, daemon=True).start()
    host = f"http://127.0.0.1:{provider.server_port}"
    with tempfile.TemporaryDirectory() as name:
        configuration = hostile_city(pathlib.Path(name))
        with configuration.open("a", encoding="utf-8") as file:
            address = host + "/{z}/{x}/{y}.png"
            file.write(f"tiles:\n  - name: Aerial\n    url: {address}\n    attribution: '<b>Flyers</b>'\n")
        other = Service(program, "--config", str(configuration))
        try:
            with page_of(browser, other.address, elsewhere=host) as page:
                open_map(page, other.address + "#tab=air")
                expect(page.get_by_label("Background")).to_be_visible()
                pause(page, 300)
                assert not provider.asked, provider.asked
                with page.expect_response(lambda one: one.url.startswith(host) and one.status == 200):
                    page.get_by_label("Background").select_option("Aerial")
                expect(page.locator(".whose p")).to_contain_text("<b>Flyers</b>")
                assert all(re.fullmatch(r"/[0-9]+/[0-9]+/[0-9]+\.png", path) for path in provider.asked)
                linked(page, "bg=Aerial")
                page.get_by_label("Background").select_option("")
                expect(page.locator(".whose p")).not_to_contain_text("Flyers")
        finally:
            other.stop()
            provider.shutdown()


def without_library(browser, service):
    """Without the map's library the page says which command brings it, and answers all the same."""
    with page_of(browser, service.address, allowed="ERR_FAILED") as page:
        page.route("**/vendor/ol.js", lambda route: route.abort())
        page.goto(service.address + QUESTION)
        await_answer(page)
        expect(page.locator("#map")).to_contain_text("make setup && swift build")


TESTS = [
    attribution, zoomed_out, ground_with_network_back, attribution_of_streets, attribution_of_air, lying_phone,
    legend_on_a_phone, start_in_sight, ends_in_sight, pushed_parts, unclicked, calm, menu_left, menu_at_once,
    menu_beside_the_panel, other_tiles, without_library,
]
