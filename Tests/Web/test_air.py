"""The air: where one taps, at stations, hour by hour, and how far it is known."""

import pathlib
import re
import tempfile
import time
import urllib.parse

from playwright.sync_api import expect

from browser import (PATIENCE, PHONE, clock_ahead, heard, linked, open_map, page_of, pause, run_hours, tap, until,
                     wait_for)
from service import Service, small_city


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


def station_of_its_hour(browser, service):
    """What a station measured is that of the hour that is shown, and of no other."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address + "#tab=air")
        page.locator("summary", has_text="Stations").click()
        page.get_by_role("button", name=re.compile("Vivers")).click()
        reading = page.locator(".station-reading")
        expect(reading).to_contain_text("NO₂")

        def measured(route) -> None:
            told = route.fetch().json()
            for one in told["stations"]:
                one["concentrations"] = {"no2": 99}
            route.fulfill(json=told)

        page.route("**/v1/stations?*", measured)
        page.locator(".hours input").fill("5")
        expect(reading).to_contain_text("NO₂ 99 µg/m³")
        page.unroute("**/v1/stations?*")
        page.route("**/v1/stations?*", lambda route: route.fulfill(
            json={**route.fetch().json(), "stations": []}))
        page.locator(".hours input").fill("6")
        expect(reading).to_have_count(0)
        expect(page.get_by_role("heading", name="Vivers")).to_be_visible()


def station_of_other_hours(browser, service):
    """What a station did not measure in the hour is not said to be measured: it is of a model, or of other hours."""
    with page_of(browser, service.address) as page:
        kind, bridged = ["traffic"], [[]]

        def told(route) -> None:
            answer = route.fetch().json()
            answer["air"] |= {"staleHours": {"pm25": 2}}
            answer["air"].pop("typicalDay", None)
            for one in answer["stations"]:
                one |= {"isTypical": False, "type": kind[0], "concentrations": {"no2": 9, "pm25": 8},
                        "bridged": bridged[0]}
            route.fulfill(json=answer)

        page.route("**/v1/stations?*", told)
        open_map(page, service.address + "#tab=air")
        page.locator("summary", has_text="Stations").click()
        page.get_by_role("button", name=re.compile("Vivers")).click()
        reading = page.locator(".station-reading")
        expect(reading).to_have_text("Measured: NO₂ 9 µg/m³; Of an earlier hour: PM2.5 8 µg/m³")
        bridged[0] = ["no2"]
        page.locator(".hours input").fill("-1")
        expect(reading).to_have_text("Between the hours around: NO₂ 9 µg/m³; Of an earlier hour: PM2.5 8 µg/m³")
        kind[0] = "model"
        page.locator(".hours input").fill("-2")
        expect(reading).to_have_text("By a model: NO₂ 9 · PM2.5 8 µg/m³")


def place_in_sight(browser, service):
    """On a phone the air of a station of the list is what one sees next, and hears; a tab begins at its top."""
    with page_of(browser, service.address, PHONE) as page:
        open_map(page, service.address + "#tab=air")
        page.locator("summary", has_text="Stations").click()
        page.get_by_role("button", name=re.compile("Vivers")).tap()
        expect(page.get_by_role("heading", name="Vivers")).to_be_in_viewport(ratio=1)
        heard(page, re.compile("^Vivers: [A-Z]"))
        assert page.locator("#body").evaluate("(one) => { one.scrollTop = 400; return one.scrollTop; }") > 0
        page.get_by_role("tab", name="Way").click()
        until(page, "document.getElementById('body').scrollTop === 0")


def little_is_known(browser, service, program):
    """Where no ozone is measured there is no day of it; a partial index is told once, and how old the readings are."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name) / "uno"
        other = Service(program, "--config", small_city(folder, "Uno", "Europe/Madrid", 39.465, -0.385))
        try:
            with page_of(browser, other.address, allowed="status of 404") as page:

                def older(route) -> None:
                    told = route.fetch().json()
                    told["air"]["sources"][0].update(state="stale", ageSeconds=7200)
                    route.fulfill(json=told)

                page.route("**/v1/stations?*", older)
                open_map(page, other.address, "#tab=air&layer=o3")
                expect(page.locator(".legend")).to_have_text("Nothing is known of the air here at this hour.")
                expect(page.locator(".sources li")).to_contain_text(re.compile(r": old · 2 h ago \([0-9]{2}:00\)"))
                page.locator("#map").focus()
                page.keyboard.press("Enter")
                with page.expect_response(re.compile("/v1/air/hours")):
                    page.get_by_role("menuitem", name="The air here").press("Enter")
                expect(page.locator("table.air tbody tr")).to_have_count(2)
                assert page.locator(".place").inner_text().lower().count("partial") == 1
                page.wait_for_timeout(300)
                expect(page.locator(".trend")).to_have_count(0)
                page.get_by_label("Paint the map with").select_option("no2")
                expect(page.locator(".trend")).to_be_visible()
        finally:
            other.stop()


# Moves the slider of hours over some without a rest between them: whatever watches the hour is told of each.
AT_ONCE = """async (hours) => {
  const input = document.querySelector('.hours input');
  for (const hour of hours) {
    input.value = String(hour);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await null;
  }
}"""


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
        wait_for(page, lambda: zooms("now"), lambda: asked)
        pause(page, 500)
        deepest = max(zooms("now"))
        last = page.evaluate(
            "new Date((Math.floor(Date.now() / 3600000) + 12) * 3600000).toISOString().slice(0, 16) + 'Z'")
        # Where pictures are slow to come, those of a single run may not be asked for.
        deadline = time.monotonic() + PATIENCE
        while deepest - 1 not in zooms("[^/]+"):
            assert time.monotonic() < deadline, f"the hours between have tiles of {zooms('[^/]+')}"
            run_hours(page, first=1, last=12, per_second=20)
        assert min(zooms("[^/]+")) == deepest - 1, f"the hours between have tiles of {zooms('[^/]+')}"

        pause(page, 500)
        before = len(asked)
        page.evaluate(AT_ONCE, list(range(1, 13)))

        def stations() -> list:
            return [url for url in asked[before:] if "v1/stations" in url]

        wait_for(page, lambda: deepest in zooms(last) and last in (stations() or [""])[-1],
                 lambda: f"{last} is not asked for when it rests: {asked[before:]}")
        pause(page, 500)
        # Of the hours between none is asked about.
        assert len(stations()) <= 2, stations()


def day_while_hours_play(browser, service):
    """While hours play, the day around each is not asked for at the place that was tapped; when they stop, it is."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address + "#tab=air")
        tap(page, 0.4, 0.5)
        expect(page.locator(".trend")).to_be_visible()
        asked = []
        page.on("request", lambda one: asked.append(one.url) if "/v1/air" in one.url else None)
        page.get_by_role("button", name="Play").click()
        until(page, "Number(document.querySelector('.hours input').value) > 3")
        assert asked and not any("/v1/air/hours" in one for one in asked), asked
        with page.expect_response(re.compile("/v1/air/hours")):
            page.get_by_role("button", name="Pause").click()


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
        # The sketch has typical days alone, of which no chance is told.
        expect(page.locator(".legend")).to_contain_text("nobody measured it")
        expect(page.locator(".keys li")).to_have_count(0)
        linked(page, "layer=pm25-exceedance")
        page.get_by_label("Paint the map with").select_option("index")
        expect(page.get_by_label("Show")).to_have_count(0)
        # A link paints what can be chosen, and nothing else.
        page.evaluate("location.hash = 'tab=air&layer=so2'")
        expect(page.get_by_label("Paint the map with")).to_have_value("no2")
        expect(page.locator(".legend h3")).to_have_text("NO₂, µg/m³")


def renewed(browser, service):
    """The air of now is asked for again while the page is open, and follows the hours unless the reader chose one."""
    with page_of(browser, service.address) as page:
        asked = []
        page.on("request", lambda request: asked.append(urllib.parse.unquote(request.url)))

        def asks(part: str, after: int) -> None:
            wait_for(page, lambda: any(re.search(part, url) for url in asked[after:]),
                     lambda: f"nothing like {part}: {asked[after:]}")

        def hour(ahead: int) -> str:
            return page.evaluate("(ahead) => new Date((Math.floor(Date.now() / 36e5) + ahead) * 36e5).toISOString()"
                                 ".slice(0, 16) + 'Z'", ahead)

        clock_ahead(page)
        open_map(page, service.address + "#tab=air")
        expect(page.locator(".keys li")).to_have_count(6)
        page.wait_for_timeout(1000)
        before = len(asked)
        page.evaluate("later(6)")
        asks(r"/tiles/air/no2/now/[0-9/]+\.png", before)
        asks(r"/v1/stations\?at=" + hour(0), before)
        # An hour that the reader chose stays, until it is now again.
        hours = page.locator(".hours input")
        hours.fill("3")
        page.evaluate("later(60)")
        until(page, "document.querySelector('.hours input').value === '2'")
        page.locator(".hours .small").click()
        before = len(asked)
        page.evaluate("later(60)")
        asks(r"/v1/stations\?at=" + hour(0), before)
        expect(page.locator(".hours label")).to_have_text("now")
        # A question of another hour is shown again.
        hours.fill("3")
        page.evaluate("(hash) => { location.hash = hash; }",
                      "tab=air&from=39.4889,-0.3878&to=39.4644,-0.3483&at=2026-11-24T08:00")
        expect(page.locator(".hours label")).to_have_text(re.compile("^Tue( 24 Nov,)? 08:00$"))


def other_days(browser, service):
    """An hour of none of the slider's days has its date, and playing goes on from the slider's first hour."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, "#tab=air&from=39.4889,-0.3878&to=39.4644,-0.3483&at=2025-11-25T08:00")
        expect(page.locator(".hours label")).to_have_text("Tue 25 Nov, 08:00")
        expect(page.locator("#legend-chip")).to_contain_text("Tue 25 Nov, 08:00")
        slider = page.get_by_role("slider", name="Hour")
        expect(slider).to_have_attribute("aria-valuetext", "Tue 25 Nov, 08:00")
        page.get_by_role("button", name="Play").click()
        until(page, "document.querySelector('.hours input').value === '-23'")
        page.get_by_role("button", name="Pause").click()
        expect(slider).to_have_attribute("aria-valuetext", re.compile("^[A-Z][a-z]{2} [0-9]{2}:00$"))


def place_of_its_hour(browser, service):
    """A place never keeps the air of another hour or place: where there is none, the server's sentence stands there."""
    with page_of(browser, service.address, allowed="status of 4[0-9][0-9]") as page:
        open_map(page, service.address + "#tab=air")
        tap(page, 0.4, 0.5)
        expect(page.locator("table.air tbody tr").first).to_be_visible()
        refusal = '{"code": "bad-argument", "detail": "Nothing is told of that hour."}'
        page.route("**/v1/air?*", lambda route: route.fulfill(
            status=400, content_type="application/problem+json", body=refusal))
        page.locator(".hours input").fill("5")
        expect(page.locator("#page-air .welcome")).to_have_text("Nothing is told of that hour.")
        expect(page.locator("table.air")).to_have_count(0)
        page.unroute("**/v1/air?*")
        page.locator(".hours .small").click()
        expect(page.locator("table.air tbody tr").first).to_be_visible()


def air_redrawn(browser, service):
    """What moves the hour closes no list, a change of language reaches the legend, and nothing plays out of sight."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address + "#tab=air&layer=index")
        expect(page.locator(".keys li").first).to_contain_text("Good")
        page.locator("#page-air summary").click()
        with page.expect_response(re.compile("/v1/stations")):
            page.locator(".hours input").fill("5")
        page.wait_for_timeout(300)
        expect(page.locator("#page-air details .step").first).to_be_visible()
        page.get_by_role("button", name="Play").click()
        page.get_by_role("tab", name="Way").click()
        page.get_by_role("tab", name="Air").click()
        expect(page.get_by_role("button", name="Play")).to_be_visible()
        page.get_by_role("button", name="Play").click()
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        page.evaluate("() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
                      "document.dispatchEvent(new Event('visibilitychange')); delete document.hidden; }")
        expect(page.get_by_role("button", name="Play")).to_be_visible()
        language = page.locator("select.language")
        language.focus()
        language.select_option("es")
        expect(language).to_be_focused()
        expect(page.locator(".keys li").first).to_contain_text("Buena")


TESTS = [
    air, station_of_its_hour, station_of_other_hours, place_in_sight, little_is_known, hours_run,
    day_while_hours_play, doubt_layers, renewed, other_days, place_of_its_hour, air_redrawn,
]
