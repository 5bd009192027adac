"""Uses the page as people do. Called by `run`: program, Chromium, and words by which tests are chosen."""

import base64
import contextlib
import datetime
import http.server
import json
import math
import pathlib
import re
import shutil
import sys
import tempfile
import threading
import time
import traceback
import urllib.parse

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser import (
    DESK, OFFLINE, PATIENCE, PHONE, QUESTION, await_answer, chromium, linked, open_map, page_of, run_hours, tap, until,
)
from service import HOSTILE, HOUR, Proxy, Service, hostile_city, past_hour

WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}


def by_tapping(browser, service):
    """The first tap is where one starts, the second where one goes; the answer is a sentence, ways and a link."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        expect(page.get_by_text("Tap the map where you start")).to_be_visible()
        tap(page, 0.25, 0.35)
        expect(page.get_by_text("Now tap where you want to go")).to_be_visible()
        tap(page, 0.75, 0.7)
        assert re.search(r"min", await_answer(page))
        assert page.locator(".card").count() in (1, 2, 3)
        linked(page, "from=")
        linked(page, "to=")
        # The places are named by their streets.
        expect(page.locator(".asked-text b")).to_contain_text(re.compile("[A-Z].* → .*[A-Z]"))
        tap(page, 0.5, 0.2)
        expect(page.get_by_role("menuitem", name="Over this place")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("menu")).to_have_count(0)


def link(browser, service):
    """A link holds the whole question, and nonsense in it is left out."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + "&mode=bike&by=no2&zones=39.4750,-0.3600,100;x;1,2&zone=forbid")
        await_answer(page)
        expect(page.locator(".asked-text small")).to_contain_text("Bike")
        expect(page.locator(".asked-text small")).to_contain_text("Zones: 1")
        for part in ("mode=bike", "by=no2", "zones=39.47500,-0.36000,100", "zone=forbid", f"at={HOUR}"):
            linked(page, part)
        page.goto(service.address + "#from=999,1&to=a&mode=rocket&at=never&way=%3Cb%3E")
        expect(page.get_by_text("Tap the map where you start")).to_be_visible()


def search(browser, service):
    """Typing finds; arrows choose, Enter takes, Escape closes; coordinates are places too."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        field = page.get_by_role("combobox", name="From")
        field.press_sequentially("vive")
        hits = page.get_by_role("listbox", name="From").get_by_role("option")
        expect(hits.filter(has_text="Vivers").first).to_be_visible()
        field.press("Escape")
        expect(page.get_by_role("listbox", name="From")).to_be_hidden()
        field.fill("vivers")
        expect(hits.first).to_be_visible()
        field.press("ArrowDown")
        expect(hits.first).to_have_attribute("aria-selected", "true")
        field.press("Enter")
        page.get_by_role("combobox", name="To", exact=True).fill("39.4644, -0.3483")
        page.get_by_role("combobox", name="To", exact=True).press("Enter")
        await_answer(page)


def drag(browser, service):
    """The end is dragged, and the way over another place."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        before = await_answer(page)
        page.wait_for_timeout(800)

        # The pin is what lies in the map's lower right: found by the cursor that says that it can be taken.
        box = page.locator("#map").bounding_box()
        found = None
        for y in range(int(box["y"] + box["height"]) - 40, int(box["y"] + box["height"] / 2), -8):
            for x in range(int(box["x"] + box["width"]) - 90, int(box["x"] + box["width"] / 2), -8):
                page.mouse.move(x, y)
                if page.evaluate("document.getElementById('map').style.cursor") == "grab":
                    found = (x, y)
                    break
            if found:
                break
        assert found, "nothing of the question can be taken hold of"
        link_before = page.evaluate("location.hash")
        page.mouse.down()
        page.mouse.move(found[0] - 120, found[1] - 160, steps=6)
        page.mouse.up()
        until(page, "(before) => location.hash !== before", link_before)
        expect(page.locator("#answer")).to_have_attribute("aria-busy", "false")
        assert "via=" in page.url or "to=39.4644" not in page.url, (before, page.url)


def slider(browser, service):
    """The slider between faster and cleaner goes over the ways of the trade-off, by the keyboard too."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        knob = page.get_by_role("slider", name="From the fastest to the cleanest way")
        expect(knob).to_be_visible()
        said, texts = [], set()
        knob.focus()
        knob.press("Home")
        for _ in range(int(knob.get_attribute("max")) + 1):
            said.append(knob.get_attribute("aria-valuetext"))
            texts.add(page.locator(".verdict").inner_text())
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(60)
        assert len(set(said)) >= 3 and len(texts) >= 3, (said, texts)
        assert page.evaluate("document.activeElement.type") == "range"


def chart(browser, service):
    """The chart of the air along the way is read by keys, and tells the map."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        chart = page.get_by_role("slider", name="Air along the way")
        expect(chart).to_be_visible()
        chart.focus()
        chart.press("End")
        expect(chart).to_have_attribute("aria-valuetext", re.compile(r"^4\.[78] km: pollution .* [0-9.]+$"))
        page.get_by_label("Colour the way by").select_option("no2")
        expect(page.get_by_role("slider", name="Air along the way")).to_have_attribute("aria-valuetext", re.compile("µg/m³"))


def languages(browser, service):
    """Spanish, Valencian and English, with their numbers, and the choice is kept."""
    with page_of(browser, service.address, locale="es-ES") as page:
        open_map(page, service.address, QUESTION)
        assert "contaminación" in await_answer(page)
        expect(page.locator(".card").first).to_contain_text("4,7 km")
        page.get_by_label("Idioma").select_option("ca")
        expect(page.locator(".verdict")).to_contain_text("contaminació.")
        expect(page.get_by_role("tab", name="Camí")).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "ca"
        page.reload()
        expect(page.get_by_role("tab", name="Guardat")).to_be_visible()
        page.get_by_label("Llengua").select_option("en")
        expect(page.get_by_role("tab", name="Saved")).to_be_visible()


def texts_complete(browser, service):
    """Every text is there in all three languages, with the same values in it."""
    folder = pathlib.Path(__file__).parents[2] / "Sources/Server/Page/Web/words"
    texts = {code: (folder / f"{code}.mjs").read_text(encoding="utf-8") for code in ("en", "es", "ca")}
    with contextlib.closing(browser.new_page()) as page:
        missing = page.evaluate(
            """async (texts) => {
              const [en, es, ca] = await Promise.all(Object.entries(texts).map(async ([code, text]) =>
                (await import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))))[code]));
              const holes = (text) => (text.match(/\\{\\w+\\}/g) ?? []).sort().join();
              return Object.keys(en).flatMap((key) => Object.entries({ es, ca })
                .filter(([, words]) => !words[key] || holes(words[key]) !== holes(en[key]) && !key.startsWith('notice-'))
                .map(([code]) => `${code} ${key}`)).concat(
                  [es, ca].flatMap((words) => Object.keys(words).filter((key) => !(key in en))));
            }""", texts)
    assert not missing, missing


def keyboard(browser, service):
    """A question is asked and answered without a pointer, also from the middle of the map."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.id") == "skip"
        page.locator("#map").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("menuitem", name="From here")).to_be_focused()
        page.keyboard.press("Enter")
        page.locator("#map").focus()
        for _ in range(3):
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(250)
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        await_answer(page)
        expect(page.locator("#live")).to_contain_text("min")


def phone(browser, service):
    """On 360 pixels nothing is cut off, targets are large enough, and the sheet has three heights."""
    with page_of(browser, service.address, PHONE) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, select, input, summary, a[href]')].filter((one) => {
              const box = one.getBoundingClientRect();
              return box.width && box.bottom > 0 && (box.width < 24 || box.height < 24) && !one.closest('.skip, .unseen');
            }).map((one) => one.outerHTML.slice(0, 120))"""
        )
        assert not small, small
        panel, grip = page.locator("#panel"), page.locator("#grip")
        expect(panel).to_have_attribute("data-sheet", "half")
        grip.click()
        expect(panel).to_have_attribute("data-sheet", "full")
        page.wait_for_timeout(400)
        assert panel.bounding_box()["height"] > 650
        grip.click()
        expect(panel).to_have_attribute("data-sheet", "low")


def air(browser, service):
    """The air where one taps, the stations, and the hours on a slider that plays."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        page.get_by_role("tab", name="Air").click()
        tap(page, 0.4, 0.5)
        expect(page.locator("table.air tbody tr").first).to_be_visible()
        expect(page.locator(".index b")).not_to_be_empty()
        expect(page.locator(".trend")).to_be_visible()
        expect(page.locator(".keys li")).to_have_count(6)
        page.locator("summary", has_text="Stations").click()
        page.get_by_role("button", name=re.compile("Vivers")).click()
        expect(page.get_by_role("heading", name="Vivers")).to_be_visible()
        expect(page.locator(".station-reading")).to_contain_text("NO₂")
        expect(page.locator(".trend")).to_be_visible()
        hours = page.locator(".hours input")
        hours.fill("5")
        expect(page.locator(".hours label")).to_contain_text("forecast")
        page.get_by_role("button", name="Play").click()
        until(page, "Number(document.querySelector('.hours input').value) > 6")
        page.get_by_role("button", name="Pause").click()


def hours_run(browser, service):
    """Hours that run under the finger are painted with larger tiles, and asked about once when the finger rests."""
    with page_of(browser, service.address) as page:
        asked = []
        page.on("request", lambda request: asked.append(urllib.parse.unquote(request.url)))

        def zooms(hour: str) -> set:
            return {int(found[1]) for url in asked if (found := re.search(f"/tiles/air/[^/]+/{hour}/([0-9]+)/", url))}

        open_map(page, service.address)
        page.get_by_role("tab", name="Air").click()
        expect(page.locator(".keys li")).to_have_count(6)
        page.wait_for_timeout(1000)
        before = len(asked)
        run_hours(page, first=1, last=12, per_second=20)
        last = page.evaluate("new Date((Math.floor(Date.now() / 3600000) + 12) * 3600000).toISOString().slice(0, 16) + 'Z'")
        deepest = max(zooms("now"))
        deadline = time.monotonic() + PATIENCE
        while deepest not in zooms(last):
            assert time.monotonic() < deadline, f"no tiles of {last} as deep as {deepest}: {asked[before:]}"
            page.wait_for_timeout(100)
        assert min(zooms("[^/]+")) == deepest - 1, f"the hours between have tiles of {zooms('[^/]+')}"
        stations = [url for url in asked[before:] if "v1/stations" in url]
        assert len(stations) <= 3 and last in stations[-1], stations


def best_departure(browser, service):
    """When is best: the curve by departure, in which one chooses a time."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION.split("&at=")[0] + "&when=best")
        await_answer(page)
        expect(page.get_by_text(re.compile("Best: leave at [0-9]{2}:[0-9]{2}"))).to_be_visible()
        page.locator("svg.departures").click(position={"x": 200, "y": 40})
        until(page, "location.hash.includes('at=20')")
        await_answer(page)


def steps_and_files(browser, service):
    """Turn by turn, all figures as a table, and the way as GPX, KML and GeoJSON."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator("summary", has_text="Turn by turn").click()
        expect(page.locator(".steps .step").nth(3)).to_be_visible()
        page.locator("summary", has_text="All figures").click()
        expect(page.get_by_role("columnheader", name="Cleanest")).to_be_visible()
        page.locator("summary", has_text="Save as a file").click()
        for name, begins in (("GPX", "<?xml"), ("KML", "<kml"), ("GeoJSON", "{")):
            with page.expect_download() as found:
                page.get_by_role("button", name=name, exact=True).click()
            text = pathlib.Path(found.value.path()).read_text(encoding="utf-8")
            assert text.lstrip().startswith(begins), (name, text[:80])


def kept(browser, service):
    """Ways are kept in the browser, opened again, and forgotten."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.get_by_role("button", name="Save", exact=True).click()
        page.get_by_role("button", name="New question").click()
        page.get_by_role("tab", name="Saved").click()
        page.locator("#page-kept .step").first.click()
        await_answer(page)
        page.get_by_role("tab", name="Saved").click()
        page.get_by_role("button", name=re.compile("^Remove: ")).first.click()
        expect(page.get_by_text("None yet: the star")).to_be_visible()


def track(browser, service):
    """A GPX file is shown with its length; a huge one too, and one that is none is refused in words."""

    def gpx(count: int) -> bytes:
        points = "".join(f'<trkpt lat="{39.4889 - i * 0.0245 / count:.9f}" lon="{-0.3878 + i * 0.0395 / count:.9f}"/>' for i in range(count))
        return f'<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>{points}</trkseg></trk></gpx>'.encode()

    # Chromium's own tree for XML that is broken has a style, which the policy forbids.
    with page_of(browser, service.address, allowed="status of 400|Applying inline style") as page:
        open_map(page, service.address + "#tab=kept")
        chooser = page.locator("#track-file")
        for count in (60, 90_000):
            chooser.set_input_files({"name": f"track{count}.gpx", "mimeType": "application/gpx+xml", "buffer": gpx(count)})
            expect(page.get_by_text(re.compile(rf"track{count}\.gpx · 4\.[0-9] km"))).to_be_visible()
        expect(page.get_by_text("Breathed: ")).to_be_visible()
        # One of another city is told why it has no figures, in the server's words.
        chooser.set_input_files({"name": "far.gpx", "mimeType": "application/gpx+xml",
                                 "buffer": gpx(60).replace(b'lat="39.', b'lat="49.')})
        expect(page.get_by_text("none of it lies where")).to_be_visible()
        # With times it is the air of its hour, beside the cleanest way between its ends then.
        begun = datetime.datetime.fromisoformat(past_hour()[0].replace("Z", "+00:00"))
        timed = gpx(60)
        for i in range(60):
            timed = timed.replace(b"/>", f"><time>{(begun + datetime.timedelta(seconds=50 * i)).isoformat()}</time></trkpt>".encode(), 1)
        chooser.set_input_files({"name": "timed.gpx", "mimeType": "application/gpx+xml", "buffer": timed})
        expect(page.get_by_text(re.compile("timed.gpx · 4.[0-9] km · .*:00"))).to_be_visible()
        expect(page.get_by_text("Breathed: ")).to_be_visible()
        expect(page.get_by_text("between its ends would have")).to_be_visible()
        assert page.get_by_text("That is the air of now").count() == 0
        page.get_by_role("button", name="The ways between its ends").click()
        await_answer(page)
        page.get_by_role("tab", name="Saved").click()
        chooser.set_input_files({"name": "no.gpx", "mimeType": "application/gpx+xml", "buffer": b"<gpx><x></gpx>"})
        expect(page.get_by_text("There is no track in this file.")).to_be_visible()


def many_zones(browser, service):
    """Two hundred zones are drawn, asked about, and all are removed."""
    zones = ";".join(f"{39.46 + i // 20 * 0.002:.5f},{-0.40 + i % 20 * 0.003:.5f},40" for i in range(200))
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + "&zones=" + zones)
        await_answer(page)
        page.locator(".asked-text").click()
        page.locator("summary", has_text="What to avoid").click()
        expect(page.get_by_text("Zones: 200")).to_be_visible()
        page.get_by_role("button", name="Remove all").click()
        expect(page.get_by_text("Zones: 0")).to_be_visible()
        until(page, "!location.hash.includes('zones=')")


def zone_by_finger(browser, service):
    """A zone is drawn from its middle outwards."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        page.locator("summary", has_text="What to avoid").click()
        page.get_by_role("button", name="Draw a circle").click()
        page.mouse.move(800, 400)
        page.mouse.down()
        page.mouse.move(860, 400, steps=5)
        page.mouse.up()
        expect(page.get_by_text("Zones: 1")).to_be_visible()
        linked(page, "zones=")


def area_by_finger(browser, service):
    """An area is drawn around its border; it counts as a zone, and a forbidden one is gone around."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator(".asked-text").click()
        page.locator("summary", has_text="What to avoid").click()
        page.get_by_role("button", name="Draw an area").click()
        expect(page.locator("#drawing-hint")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#drawing-hint")).to_be_hidden()
        page.get_by_role("button", name="Draw an area").click()
        box = page.locator("#map").bounding_box()
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        corners = [(middle[0] + 70 * math.cos(i / 6), middle[1] + 45 * math.sin(i / 6)) for i in range(37)]
        page.mouse.move(*corners[0])
        page.mouse.down()
        for corner in corners:
            page.mouse.move(*corner)
        page.mouse.up()
        expect(page.get_by_text("Zones: 1")).to_be_visible()
        expect(page.locator(".zones li")).to_contain_text(re.compile("Zone 1, [0-9.]+ (ha|km²)"))
        until(page, "location.hash.includes('zones=')")
        numbers = re.search(r"zones=([-0-9.,]+)", page.url).group(1).split(",")
        assert 6 <= len(numbers) <= 120 and len(numbers) % 2 == 0, numbers
        with page.expect_request(lambda one: "exclude_polygons=" in one.url and "exclusion=forbid" in one.url):
            page.get_by_label("Zones are").select_option("forbid")
        await_answer(page)
        page.goto(service.address)
        page.goto(service.address + QUESTION + "&zones=" + ",".join(numbers))
        await_answer(page)
        expect(page.locator(".asked-text small")).to_contain_text("Zones: 1")


def area_by_keyboard(browser, service):
    """An area is set corner by corner, with no finger: at the middle of the map, by its menu."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        page.locator("#map").focus()
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
            page.keyboard.press("Enter")
            page.get_by_role("menuitem", name="Corner of a zone here").press("Enter")
            page.wait_for_timeout(150)
            page.locator("#map").focus()
            page.keyboard.press(key)
            page.wait_for_timeout(400)
        expect(page.locator("#drawing-hint", has_text="Zone: 3 corners")).to_be_visible()
        page.keyboard.press("Enter")
        page.get_by_role("menuitem", name="Close the zone").press("Enter")
        expect(page.locator("#drawing-hint", has_text="Zone: 3 corners")).to_be_hidden()
        until(page, "/zones=[-0-9.]+(,[-0-9.]+){5}(&|$)/.test(location.hash)")


def doubt_layers(browser, service):
    """Beside what the air is, the map shows how far that is known, and how likely it is above the guideline."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address + "#tab=air")
        with page.expect_response(re.compile(r"/tiles/air/no2-sigma/[^?]+\.png")):
            page.get_by_label("Show").select_option("sigma")
        expect(page.locator(".legend h3")).to_have_text("Uncertainty of NO₂, µg/m³")
        expect(page.locator(".keys li")).to_have_count(6)
        expect(page.locator(".keys li").first).to_contain_text("very sure (≤ 2.5)")
        page.get_by_label("Paint the map with").select_option("pm25")
        expect(page.locator(".legend h3")).to_have_text("Uncertainty of PM2.5, µg/m³")
        page.get_by_label("Show").select_option("exceedance")
        expect(page.locator(".legend h3")).to_have_text("PM2.5 above WHO, %")
        expect(page.locator(".keys li").last).to_contain_text("very likely")
        linked(page, "layer=pm25-exceedance")
        page.get_by_label("Paint the map with").select_option("index")
        expect(page.get_by_label("Show")).to_have_count(0)


def narrow(browser, service):
    """On a narrow phone nothing is wider than the screen, in any language."""
    for locale in ("en-GB", "es-ES", "ca-ES"):
        with page_of(browser, service.address, PHONE, locale=locale) as page:
            open_map(page, service.address + QUESTION + "&vs=2026-11-25T08:00&layer=no2-exceedance")
            await_answer(page)
            expect(page.locator(".compared table")).to_be_visible()
            for tab in ("way", "air", "kept"):
                page.locator(f"#tab-{tab}").click()
                until(page, "document.getElementById('body').scrollWidth <= 360")
            page.locator("#tab-way").click()
            page.locator(".asked-text").click()
            for fold in page.locator("#ask details > summary").all():
                fold.click()
            until(page, "document.getElementById('body').scrollWidth <= 360")


def index_colors(browser, service):
    """A way that is coloured by the index has the colours of its scale, whatever the map is painted with."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + "&layer=no2-sigma")
        await_answer(page)
        legend = page.request.get(service.address + "tiles/air/index/now.json").json()
        colors = [band["color"] for band in legend["brisa"]["bands"]]
        page.get_by_label("Colour the way by").select_option("index")
        expect(page.locator(".chart .reading")).to_contain_text("index")
        until(page, """(colors) => {
            const fills = [...document.querySelectorAll('svg.profile rect')].map((one) => one.getAttribute('fill'));
            return fills.length > 3 && fills.every((one) => colors.includes(one));
        }""", colors)


def my_profile(browser, service):
    """Who asks goes with each question, stays in the browser, and stands in the link."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator(".asked-text").click()
        page.locator("summary", has_text="My profile").click()
        with page.expect_request(lambda one: "/v1/routes" in one.url and "speed=2.4" in one.url):
            page.get_by_label("On foot, km/h").fill("2.4")
            page.get_by_label("On foot, km/h").press("Tab")
        page.get_by_label("I breathe").select_option("hard")
        page.get_by_label("Stairs", exact=True).select_option("avoid")
        with page.expect_request(lambda one: all(word in one.url for word in (
                "speed=2.4", "breathing=hard", "stairs=avoid", "wheelchair=true"))):
            page.get_by_label("in a wheelchair").check()
        await_answer(page)
        linked(page, "me=walk-2.4,hard,stairs-avoid,wheelchair")
        # Who rides a bike has left the wheelchair at home.
        with page.expect_request(lambda one: "mode=bike" in one.url) as asked:
            page.get_by_role("radio", name="Bike").check()
        assert "wheelchair" not in asked.value.url and "speed" not in asked.value.url
        expect(page.get_by_text("count on foot alone")).to_be_visible()
        await_answer(page)
        # A page that is opened anew knows it; a link of somebody else counts before it, and changes nothing.
        with page.expect_request(lambda one: "/v1/routes" in one.url and "breathing=hard" in one.url):
            page.goto(service.address)
            page.goto(service.address + QUESTION)
        await_answer(page)
        with page.expect_request(lambda one: "/v1/routes" in one.url and "lit=true" in one.url) as asked:
            page.goto(service.address + QUESTION + "&me=lit,nonsense,walk-900")
        assert "breathing" not in asked.value.url and "speed" not in asked.value.url
        await_answer(page)
        page.goto(service.address)
        page.locator("summary", has_text="My profile").click()
        expect(page.get_by_label("On foot, km/h")).to_have_value("2.4")
        page.get_by_role("button", name="Clear my profile").click()
        expect(page.get_by_label("On foot, km/h")).to_have_value("")
        assert page.evaluate("localStorage.getItem('brisa.person')") is None


def compare_times(browser, service):
    """The same question at another time stands beside the answer, in a sentence and figure by figure."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator("summary", has_text="Compare with another time").click()
        page.get_by_role("button", name="A day later").click()
        expect(page.locator(".compared thead th")).to_have_text([re.compile("Tue.* 08:00"), re.compile("Wed.* 08:00")])
        expect(page.locator(".compared b")).to_contain_text("pollution")
        expect(page.locator(".compared tbody tr").first).to_contain_text(re.compile("[0-9] (h|min)"))
        assert page.locator(".compared tbody tr").count() >= 5
        linked(page, "vs=2026-11-25T08:00")
        page.get_by_label("The other time").fill("2026-11-24T15:00")
        expect(page.locator(".compared thead th").last).to_contain_text("15:00")
        page.get_by_role("button", name="Leave at that time").click()
        until(page, "location.hash.includes('at=2026-11-24T15:00') && !location.hash.includes('vs=')")
        await_answer(page)


def reorder_stops(browser, service):
    """Stops change places by the arrow keys and by dragging, and the way is asked again."""
    stops = "&via=39.4750,-0.3700,First;39.4700,-0.3600,Second"
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + stops)
        await_answer(page)
        page.locator(".asked-text").click()
        names = page.locator(".end.via .name")
        expect(names).to_have_text(["Over First", "Over Second"])
        handle = page.get_by_role("button", name="Move First")
        # What is said is soon followed by the sentence of the new answer.
        page.evaluate("""() => {
            window.said = [];
            const live = document.getElementById('live');
            new MutationObserver(() => window.said.push(live.textContent)).observe(live, { childList: true });
        }""")
        handle.focus()
        with page.expect_request(lambda one: "/v1/routes" in one.url):
            page.keyboard.press("ArrowDown")
        expect(names).to_have_text(["Over Second", "Over First"])
        expect(handle).to_be_focused()
        until(page, "window.said.includes('First is now stop 3 of 4.')")
        page.keyboard.press("ArrowUp")
        expect(names).to_have_text(["Over First", "Over Second"])
        await_answer(page)
        # The first of all is dragged below the others: the way begins elsewhere.
        start = page.get_by_role("button", name=re.compile("^Move ")).first.bounding_box()
        row = page.locator(".end").nth(2).bounding_box()
        page.mouse.move(start["x"] + 20, start["y"] + 20)
        page.mouse.down()
        page.mouse.move(start["x"] + 20, row["y"] + row["height"] - 2, steps=6)
        page.mouse.up()
        expect(page.get_by_role("combobox", name="From", exact=True)).to_have_value("First")
        expect(names.first).to_have_text("Over Second")
        await_answer(page)


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
                page.wait_for_timeout(300)
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


def on_paper(browser, service):
    """Whoever prints gets one page: map, sentence, figures and turns; the screen is as before afterwards."""
    for size, scheme in ((DESK, "light"), (PHONE, "dark")):
        with page_of(browser, service.address, size, scheme) as page:
            open_map(page, service.address, QUESTION)
            sentence = await_answer(page)
            # A canvas without anything drawn yet is hidden, and has no box.
            until(page, "document.querySelector('#map canvas')?.checkVisibility()")
            before = page.locator("#map canvas").first.bounding_box()
            file = page.pdf(format="A4", print_background=True)
            assert len(re.findall(rb"/Type\s*/Page\b", file)) == 1, "more than a page"
            assert len(file) > 40_000, "the map is missing"
            until(page, "!document.body.classList.contains('on-paper')")
            # The map is drawn again with the next frame.
            until(page, """(before) => {
                const box = document.querySelector('#map canvas')?.getBoundingClientRect();
                return box && ['x', 'y', 'width', 'height'].every((side) => Math.abs(box[side] - before[side]) < 1);
            }""", before)
            page.evaluate("dispatchEvent(new Event('beforeprint'))")
            page.emulate_media(media="print")
            paper = page.locator("#paper")
            expect(paper.locator("h2")).to_have_text(sentence)
            expect(paper.locator("h1")).to_contain_text("→")
            expect(paper.locator("table")).to_be_visible()
            assert paper.locator("ol li").count() > 4
            expect(page.locator("#map")).to_be_visible()
            expect(page.locator("#panel")).to_be_hidden()
            page.emulate_media(media="screen")
            page.evaluate("dispatchEvent(new Event('afterprint'))")
            expect(paper).to_be_hidden()
            expect(page.locator("#panel")).to_be_visible()
    with page_of(browser, service.address) as page:
        page.add_init_script("window.print = () => { window.printed = document.body.className; };")
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator("summary", has_text="Save as a file").click()
        page.get_by_role("button", name="PDF or print").click()
        until(page, "(window.printed ?? '').includes('on-paper')")


def attribution(browser, service):
    """Whose data it is stands there once, and covers no end of the way."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        until(page, "document.querySelector('.whose p').textContent.split(' · ').length > 1")
        names = page.locator(".whose p").inner_text().split(" · ")
        assert len(names) == len(set(names)), names
        page.wait_for_timeout(900)
        box = page.locator(".whose").bounding_box()
        grabs = []
        for x in range(int(box["x"]), int(box["x"] + box["width"]), 12):
            page.mouse.move(x, box["y"] - 4)
            grabs.append(page.evaluate("document.getElementById('map').style.cursor"))
        # Nothing of the way lies at its edge, so nothing of it below.
        assert "grab" not in grabs


def hostile_names(browser, service, program):
    """Names of streets, stations and cities are texts, whatever they hold."""
    with tempfile.TemporaryDirectory() as folder:
        other = Service(program, "--config", str(hostile_city(pathlib.Path(folder))))
        try:
            with page_of(browser, other.address) as page:
                open_map(page, other.address, "#from=39.4701,-0.3795&to=39.4701,-0.3605&at=" + past_hour()[1])
                await_answer(page)
                expect(page.locator(".asked-text b")).to_contain_text(HOSTILE[:20])
                page.locator("summary", has_text="Turn by turn").click()
                expect(page.locator(".steps .step").first).to_contain_text("<img src=x")
                page.get_by_role("tab", name="Air").click()
                page.locator("summary", has_text="Stations").click()
                expect(page.locator("#page-air .step").first).to_contain_text("<b>")
                page.locator("#page-air .step").first.click()
                expect(page.locator(".place h2")).to_contain_text("onerror")
                page.locator(".whose summary").click()
                expect(page.locator(".whose p")).to_contain_text("<u>Nobody</u>")
                assert page.locator("#panel img, #panel i:not(.waiting i), #panel u, .whose u").count() == 0
                assert page.title().startswith("Brisa · <i>Hostile")
        finally:
            other.stop()


def failing_source(browser, service, program):
    """With no readings at all there are still ways, and the page says what is missing."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        configuration = hostile_city(folder)
        (folder / "readings.csv").unlink()
        other = Service(program, "--config", str(configuration))
        try:
            with page_of(browser, other.address) as page:
                open_map(page, other.address, "#from=39.4701,-0.3795&to=39.4701,-0.3605&at=" + past_hour()[1])
                await_answer(page)
                expect(page.locator(".notices li").first).to_be_visible()
        finally:
            other.stop()


def without_library(browser, service):
    """Without the map's library the page says which command brings it, and answers all the same."""
    with page_of(browser, service.address, allowed="ERR_FAILED") as page:
        page.route("**/vendor/ol.js", lambda route: route.abort())
        page.goto(service.address + QUESTION)
        await_answer(page)
        expect(page.locator("#map")).to_contain_text("make setup && swift build")


def restart(browser, service, program):
    """While the server is away the page says so; when it is back, it answers."""
    other = Service(program)
    try:
        with page_of(browser, other.address, allowed=OFFLINE.pattern) as page:
            open_map(page, other.address, QUESTION)
            first = await_answer(page)
            other.stop()
            page.locator(".asked-text").click()
            page.get_by_role("radio", name="Bike").check()
            expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
            other.start()
            page.get_by_role("button", name="Try again").click()
            expect(page.get_by_text("The server cannot be reached.")).to_have_count(0)
            assert await_answer(page) != first
    finally:
        other.stop()


def offline(browser, service, program):
    """After the first visit the page opens without a network, with the last answer and its age."""
    other = Service(program)
    try:
        with page_of(browser, other.address, allowed=OFFLINE.pattern, worker=True) as page:
            open_map(page, other.address, QUESTION)
            until(page, "navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')")
            page.reload()
            first = await_answer(page)
            page.wait_for_timeout(1500)
            page.context.set_offline(True)
            other.stop()
            page.reload()
            assert await_answer(page) == first
            expect(page.get_by_text("No network: this answer was stored")).to_be_visible()
    finally:
        other.stop()


def slow_network(browser, service):
    """On a slow network the page says that it waits, and a question that was changed meanwhile wins."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        slow = page.context.new_cdp_session(page)
        slow.send("Network.enable")
        slow.send("Network.emulateNetworkConditions",
                  {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 20_000})
        tap(page, 0.25, 0.35)
        tap(page, 0.75, 0.7)
        expect(page.locator(".waiting")).to_be_visible()
        page.get_by_role("radio", name="Bike").check()
        await_answer(page)
        expect(page.locator(".asked-text small")).to_contain_text("Bike")


def follow(browser, service):
    """The way is followed: the next thing to do large, off the way it is asked again, and the end is said."""
    with page_of(browser, service.address, permissions=["geolocation"],
                 geolocation={"latitude": 39.48887, "longitude": -0.38778, "accuracy": 8}) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.get_by_role("button", name="Go", exact=True).click()
        expect(page.locator("#follow .next")).to_contain_text(re.compile("In [0-9]+ m: "))
        for step in range(5):
            page.context.set_geolocation({"latitude": 39.4800 + step * 1e-5, "longitude": -0.3900, "accuracy": 8})
            page.wait_for_timeout(150)
        until(page, "location.hash.includes('from=39.48')")
        expect(page.locator("#answer")).to_have_attribute("aria-busy", "false")
        page.wait_for_timeout(500)
        for step in range(3):
            page.context.set_geolocation({"latitude": 39.46444 + step * 1e-6, "longitude": -0.34834, "accuracy": 8})
            page.wait_for_timeout(400)
        expect(page.locator("#follow .next")).to_have_text("You have arrived.")
        page.get_by_role("button", name="End").click()
        expect(page.locator("#follow")).to_be_hidden()


def voice(browser, service):
    """What is to be done is spoken in the reader's language by the browser's own speech, until it is turned off."""
    for tag, begins, ends in (("ca-ES", "Ix cap ", "Has arribat."), ("es-ES", "Sal", "Has llegado."),
                              ("en-GB", "Head ", "You have arrived.")):
        for is_muted in (False, True):
            with page_of(browser, service.address, PHONE, locale=tag, permissions=["geolocation"],
                         geolocation={"latitude": 39.48887, "longitude": -0.38778, "accuracy": 8}) as page:
                page.add_init_script("window.said = [];"
                                     "SpeechSynthesis.prototype.speak = ({ lang, text }) => said.push([lang, text]);")
                open_map(page, service.address, QUESTION)
                await_answer(page)
                page.locator("#answer button.main").first.click()
                until(page, "said.length > 0")
                language, text = page.evaluate("said[0]")
                assert language == tag and text.startswith(begins), (language, text)
                if is_muted:
                    page.locator("#follow button[aria-pressed=true]").click()
                for step in range(3):
                    page.context.set_geolocation(
                        {"latitude": 39.46444 + step * 1e-6, "longitude": -0.34834, "accuracy": 8})
                    page.wait_for_timeout(400)
                expect(page.locator("#follow .next")).to_have_text(ends)
                last = page.evaluate("said.at(-1)")
                assert last == ([language, text] if is_muted else [tag, ends]), last


def behind_proxy(browser, service, program, path):
    """Behind the lines of docs/service.md for nginx a phone has a position, and can install the page; without, neither."""
    if not shutil.which("nginx") or not shutil.which("openssl"):
        print("web: behind_proxy is not tried: there is no nginx or no openssl", flush=True)
        return
    phone = {"size": PHONE, "permissions": ["geolocation"], "geolocation": {"latitude": 39.4699, "longitude": -0.3763}}
    with Proxy(service.port) as proxy, contextlib.closing(browser.browser_type.launch(
        executable_path=path, args=["--no-sandbox", "--disable-gpu", "--ignore-certificate-errors",
                                    f"--host-resolver-rules=MAP {proxy.host} 127.0.0.1"]
    )) as phones:
        plain = f"http://{proxy.host}:{service.port}/"
        with page_of(phones, plain, **phone) as page:
            open_map(page, plain)
            assert not page.evaluate("isSecureContext")
            page.locator("#map-tools").get_by_role("button", name="My position").click()
            expect(page.get_by_text("The position needs a secure address (https).").first).to_be_visible()
        with page_of(phones, proxy.address, worker=True, ignore_https_errors=True, **phone) as page:
            open_map(page, proxy.address)
            assert page.evaluate("isSecureContext")
            until(page, "navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')")
            page.locator("#map-tools").get_by_role("button", name="My position").click()
            expect(page.get_by_text("The position needs")).to_have_count(0)
            assert page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.ok)")
            page.goto(proxy.address + QUESTION)
            page.reload()
            await_answer(page)


def outside(browser, service):
    """Somebody outside the city is told, and sees the city."""
    with page_of(browser, service.address, permissions=["geolocation"],
                 geolocation={"latitude": 60.17, "longitude": 24.94}) as page:
        open_map(page, service.address)
        page.locator("#map-tools").get_by_role("button", name="My position").click()
        expect(page.locator("#live")).to_contain_text("You are outside")


def accessible(browser, service):
    """axe finds nothing against WCAG 2.2 AA: light and dark, desk and phone, in every part of the page."""
    for size in (DESK, PHONE):
        for scheme in ("light", "dark"):
            with page_of(browser, service.address, size, scheme, bypass_csp=True) as page:
                open_map(page, service.address)
                check(page, f"{scheme} {size['width']} first")
                page.goto(service.address + QUESTION + "&via=39.4750,-0.3700&vs=2026-11-25T08:00"
                          "&zones=39.47,-0.38,39.48,-0.38,39.48,-0.37")
                page.reload()
                await_answer(page)
                page.wait_for_timeout(600)
                for summary in ("Turn by turn", "All figures", "Save as a file"):
                    page.locator("summary", has_text=summary).click()
                expect(page.locator(".compared table")).to_be_visible()
                check(page, f"{scheme} {size['width']} answer")
                page.locator(".asked-text").click()
                page.locator("summary", has_text="What to avoid").click()
                page.locator("summary", has_text="My profile").click()
                check(page, f"{scheme} {size['width']} question")
                page.get_by_role("button", name="Draw an area").click()
                expect(page.locator("#drawing-hint")).to_be_visible()
                check(page, f"{scheme} {size['width']} drawing")
                page.keyboard.press("Escape")
                page.get_by_role("tab", name="Air").click()
                page.locator("summary", has_text="Stations").click()
                page.locator("#page-air .step").first.click()
                expect(page.locator("table.air")).to_be_visible()
                check(page, f"{scheme} {size['width']} air")
                page.get_by_role("tab", name="Saved").click()
                check(page, f"{scheme} {size['width']} saved")


def check(page, where: str) -> None:
    found = Axe().run(page, options=WCAG).response["violations"]
    told = [f"{where}: {one['id']}: {one['help']}: " + json.dumps([node["html"][:160] for node in one["nodes"][:3]]) for one in found]
    assert not told, "\n".join(told)


TESTS = [
    by_tapping, link, search, drag, slider, chart, languages, texts_complete, keyboard, phone, air, hours_run,
    best_departure, steps_and_files, kept, track, many_zones, zone_by_finger, area_by_finger, area_by_keyboard, doubt_layers,
    index_colors, my_profile, compare_times, reorder_stops, on_paper, attribution, slow_network, follow, voice, outside,
    behind_proxy,
    narrow, accessible, without_library, other_tiles, hostile_names, failing_source, restart, offline,
]


def main() -> int:
    program, path, *words = sys.argv[1:]
    chosen = [test for test in TESTS if not words or any(word in test.__name__ for word in words)]
    failed = 0
    service = Service(program)
    try:
        with chromium(path) as browser:
            for test in chosen:
                start = time.monotonic()
                extra = [program, path][: test.__code__.co_argcount - 2]
                try:
                    test(browser, service, *extra)
                except Exception:
                    failed += 1
                    print(f"web: {test.__name__}: failed\n{traceback.format_exc(limit=4)}", flush=True)
                else:
                    print(f"web: {test.__name__}: {time.monotonic() - start:.0f} s", flush=True)
    finally:
        service.stop()
    print(f"web: {len(chosen) - failed} of {len(chosen)} tests passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
