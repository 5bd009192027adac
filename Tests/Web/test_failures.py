"""What goes wrong around the page: hostile names, sources and servers that fail, a network that comes and goes."""

import math
import pathlib
import re
import tempfile

from playwright.sync_api import expect

from browser import (OFFLINE, PHONE, QUESTION, await_answer, clock_ahead, map_at_rest, middle_of, open_map, page_of,
                     pause, tap)
from service import HOSTILE, HOUR, TO, Service, hostile_city, past_hour


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
                expect(page.locator(".notices li").first).to_have_text("A source of readings failed.")
                # Neither a file's name nor a command is for those who use the page.
                page.get_by_role("tab", name="Air").click()
                # Of the map the legend says so, and no longer where the place does.
                why = "Nothing is known of the air here at this hour."
                expect(page.locator(".legend")).to_have_text(why)
                tap(page, 0.5, 0.5)
                expect(page.locator("p.welcome", has_text=why)).to_be_visible()
                expect(page.locator("#panel").get_by_text(why)).to_have_count(1)
        finally:
            other.stop()


def unanswerable(browser, service):
    """Why a question has no answer is said in words for the page, and in every language."""
    with page_of(browser, service.address, allowed="status of 4[0-9][0-9]") as page:
        open_map(page, service.address, QUESTION.replace(TO, "41.0,2.0"))
        expect(page.locator(".problem p")).to_have_text(
            "A place lies outside the area that is known here, or too far from any street.")
        page.get_by_label("Language").select_option("es")
        expect(page.locator(".problem p")).to_contain_text("Un lugar está fuera de la zona")
        page.evaluate("(hash) => { location.hash = hash; }", QUESTION.replace(HOUR, "2026-03-29T02:30"))
        expect(page.locator(".problem p")).to_contain_text("Los relojes de aquí no marcan esa hora")


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
            expect(page.locator(".problem p")).to_have_text("The server cannot be reached.")
            other.start()
            page.get_by_role("button", name="Try again").click()
            expect(page.locator(".problem p")).to_have_count(0)
            assert await_answer(page) != first
        # Where it is back without a question, nothing of it stays, and the base map comes too.
        with page_of(browser, other.address, allowed=OFFLINE.pattern) as page:
            is_away = [True]
            page.route(re.compile("/v1/cities|/tiles/base.json"),
                       lambda route: route.abort() if is_away[0] else route.continue_())
            open_map(page, other.address)
            expect(page.locator(".problem p")).to_have_text("The server cannot be reached.")
            is_away[0] = False
            with page.expect_response(re.compile("/tiles/base.json")):
                expect(page.locator(".problem p")).to_have_count(0)
    finally:
        other.stop()


def cities_awaited(browser, service):
    """While it is not known which cities there are, the panel of a phone stays as low as its reader has put it."""
    with page_of(browser, service.address, PHONE, allowed=OFFLINE.pattern) as page:
        asked = []
        page.route("**/v1/cities", lambda one: (asked.append(one), one.abort()))
        open_map(page, service.address)
        expect(page.locator(".problem p")).to_have_text("The server cannot be reached.")
        for height in ("full", "low"):
            page.locator("#grip").click()
            expect(page.locator("#panel")).to_have_attribute("data-sheet", height)
        for _ in range(2):
            with page.expect_request("**/v1/cities"):
                pass
        pause(page, 300)
        assert page.locator("#panel").get_attribute("data-sheet") == "low"


def network_back(browser, service):
    """What had no answer for want of a network says so, and is asked by itself when there is one again."""
    with page_of(browser, service.address, allowed=OFFLINE.pattern) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator("summary", has_text="Compare with another time").click()
        page.context.set_offline(True)
        page.get_by_role("button", name="A day later").click()
        expect(page.locator(".compare .problem")).to_have_text("There is no network.")
        page.context.set_offline(False)
        expect(page.locator(".compared table")).to_be_visible()
        page.context.set_offline(True)
        page.locator(".asked-text").click()
        page.get_by_role("radio", name="Bike").check()
        expect(page.locator("#answer .problem")).to_contain_text("There is no network.")
        page.context.set_offline(False)
        await_answer(page)


def network_told_early(browser, service):
    """What fails because a network is told of before it carries anything is asked again by itself."""
    with page_of(browser, service.address, allowed=OFFLINE.pattern) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.context.set_offline(True)
        page.locator(".asked-text").click()
        page.get_by_role("radio", name="Bike").check()
        expect(page.locator("#answer .problem p")).to_have_text("There is no network.")
        failed = []
        page.route("**/v1/routes*", lambda one: one.continue_() if failed else (failed.append(one), one.abort()))
        page.context.set_offline(False)
        await_answer(page)
        assert failed


def colors_with_network_back(browser, service):
    """The air along a way, and what its colours mean, are asked for again where they alone did not come."""
    with page_of(browser, service.address, allowed=OFFLINE.pattern) as page:
        clock_ahead(page)
        along = re.compile("/route/v1/foot/")
        page.route(along, lambda route: route.abort())
        with page.expect_event("requestfailed", lambda one: along.search(one.url)):
            open_map(page, service.address, QUESTION)
        await_answer(page)
        pause(page, 500)
        expect(page.locator(".profile")).to_have_count(0)
        page.unroute(along)
        page.evaluate("later(6)")
        expect(page.locator(".profile")).to_be_visible()
        scale = re.compile(r"/tiles/air/index/now\.json")
        page.route(scale, lambda route: route.abort())
        with page.expect_event("requestfailed", lambda one: scale.search(one.url)):
            page.get_by_label("Colour the way by").select_option("index")
        pause(page, 500)
        page.unroute(scale)
        with page.expect_response(scale):
            page.evaluate("later(6)")


def stored_answer_later(browser, service):
    """An answer that was stored is asked for again while the page is open, for when the server is back."""
    with page_of(browser, service.address) as page:
        clock_ahead(page)
        page.route("**/v1/routes*", lambda route: route.fulfill(
            json=route.fetch().json(), headers={"X-Brisa-Kept": "2026-11-20T08:00:00Z"}))
        open_map(page, service.address, QUESTION)
        await_answer(page)
        expect(page.locator("#answer .old")).to_be_visible()
        # The map stays as it has been put: it is the same question.
        map_at_rest(page)
        for _ in range(3):
            page.keyboard.press("ArrowRight")
            pause(page, 300)
        map_at_rest(page)
        before = middle_of(page)
        page.unroute("**/v1/routes*")
        page.evaluate("later(6)")
        expect(page.locator("#answer .old")).to_have_count(0)
        map_at_rest(page)
        assert math.dist(middle_of(page), before) < 1e-4


def hour_that_failed(browser, service):
    """Of another hour than now, too, pictures and legend that did not come are asked for again while one looks."""
    pictures = re.compile(r"/tiles/air/no2/[^/]+/[0-9/]+\.png")
    with page_of(browser, service.address, allowed=OFFLINE.pattern) as page:
        clock_ahead(page)
        open_map(page, service.address, "#tab=air")
        keys, hours = page.locator(".keys li"), page.locator(".hours input")
        expect(keys).to_have_count(6)
        page.route(pictures, lambda route: route.abort())
        with page.expect_event("requestfailed", lambda one: pictures.search(one.url)):
            hours.fill("5")
        pause(page, 500)
        page.unroute(pictures)
        with page.expect_response(pictures):
            page.evaluate("later(6)")
        legend = re.compile(r"/tiles/air/no2/[^/]+\.json")
        page.route(legend, lambda route: route.abort())
        hours.fill("7")
        expect(page.locator(".legend")).to_have_text("The server cannot be reached.")
        page.unroute(legend)
        page.evaluate("later(6)")
        expect(keys).to_have_count(6)


def air_with_network_back(browser, service):
    """The air, too, is asked for by itself when there is a network again: at a place, at stations, and on the map."""
    with page_of(browser, service.address, allowed=OFFLINE.pattern) as page:
        open_map(page, service.address, "#tab=air")
        keys = page.locator(".keys li")
        expect(keys).to_have_count(6)
        page.context.set_offline(True)
        page.locator(".hours input").fill("5")
        expect(keys).to_have_count(0)
        expect(page.locator(".legend")).to_have_text("There is no network.")
        expect(page.locator("summary", has_text="Stations")).to_have_count(0)
        tap(page, 0.4, 0.5)
        expect(page.locator("#page-air .welcome", has_text="There is no network.")).to_be_visible()
        with page.expect_response(re.compile(r"/tiles/air/no2/[^/]+/[0-9/]+\.png")):
            page.context.set_offline(False)
        expect(page.locator("table.air")).to_be_visible()
        expect(keys).to_have_count(6)
        expect(page.locator("summary", has_text="Stations")).to_be_visible()


def day_with_network_back(browser, service):
    """The hours of a place's day are asked for again with the network where they alone did not come."""
    with page_of(browser, service.address, allowed=OFFLINE.pattern) as page:
        open_map(page, service.address, "#tab=air")
        expect(page.locator(".keys li")).to_have_count(6)
        page.route("**/v1/air/hours?*", lambda route: route.abort())
        with page.expect_event("requestfailed", lambda one: "/v1/air/hours" in one.url):
            tap(page, 0.4, 0.5)
        expect(page.locator("table.air")).to_be_visible()
        pause(page, 300)
        expect(page.locator(".trend")).to_have_count(0)
        page.context.set_offline(True)
        page.unroute("**/v1/air/hours?*")
        page.context.set_offline(False)
        expect(page.locator(".trend")).to_be_visible()


BREAKING = """
  const real = globalThis.fetch;
  globalThis.breaks = true;
  globalThis.fetch = async (...asked) => {
    const reply = await real(...asked);
    if (!globalThis.breaks || !String(asked[0]).includes('/v1/routes')) return reply;
    const body = new ReadableStream({ start: (control) => control.error(new TypeError('network error')) });
    return new Response(body, { status: reply.status, headers: reply.headers });
  };"""


def broken_off(browser, service):
    """An answer that breaks off under way is none: the page says so, and asks again when it is told to."""
    with page_of(browser, service.address) as page:
        page.add_init_script(BREAKING)
        open_map(page, service.address, QUESTION)
        expect(page.locator(".problem p")).to_have_text("The server cannot be reached.")
        page.evaluate("globalThis.breaks = false")
        page.get_by_role("button", name="Try again").click()
        await_answer(page)


TESTS = [
    hostile_names, failing_source, unanswerable, restart, cities_awaited, network_back, network_told_early,
    hour_that_failed, air_with_network_back, day_with_network_back, colors_with_network_back, stored_answer_later,
    broken_off,
]
