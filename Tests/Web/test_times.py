"""The same question at other times: the best departure, and two answers beside each other."""

import re

from playwright.sync_api import expect

from browser import QUESTION, await_answer, await_whole_answer, clock_ahead, linked, open_map, page_of, pause, until
from service import FROM, HOUR


def no_length_at_other_times(browser, service):
    """On a way without length nothing is breathed at any time, and none is called better than another."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, f"#from={FROM}&to={FROM}&when=best")
        await_answer(page)
        best = page.locator(".chart p", has_text="Best: leave at")
        expect(best).to_be_visible()
        expect(best).not_to_contain_text("less")
        assert "NaN" not in page.locator("svg.departures").inner_html()
        page.goto("about:blank")
        open_map(page, service.address, f"#from={FROM}&to={FROM}&at={HOUR}&vs=2026-11-24T15:00")
        await_answer(page)
        expect(page.locator(".compared b")).to_contain_text("as much pollution")


def best_departure(browser, service):
    """When is best: the curve by departure, in which one chooses a time."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION.split("&at=")[0] + "&when=best")
        await_answer(page)
        expect(page.get_by_text(re.compile("Best: leave at [0-9]{2}:[0-9]{2}"))).to_be_visible()
        page.locator("svg.departures").click(position={"x": 200, "y": 40})
        until(page, "location.hash.includes('at=20')")
        await_answer(page)


def curve_by_keys(browser, service):
    """Where one has come to by keys on the curve of departures stays marked when all is drawn anew."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION.split("&at=")[0] + "&when=best")
        await_whole_answer(page)
        curve = page.locator("svg.departures")
        key, wanted = ("Home", "0") if curve.get_attribute("aria-valuenow") != "0" else ("ArrowRight", "1")
        curve.press(key)
        expect(curve).to_have_attribute("aria-valuenow", wanted)
        page.get_by_label("Colour the way by").select_option("no2")
        expect(page.locator(".chart .reading")).to_contain_text("NO₂")
        expect(curve).to_have_attribute("aria-valuenow", wanted)


def best_departure_later(browser, service):
    """When the hour turns, the best departure is looked for from then on: one that is past is no advice."""
    with page_of(browser, service.address) as page:
        clock_ahead(page)
        open_map(page, service.address, QUESTION.split("&at=")[0] + "&when=best")
        await_answer(page)
        with page.expect_request(lambda one: "depart_between=" in one.url):
            page.evaluate("later(61)")
        await_answer(page)


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
        # Folded it stays folded, whatever else is drawn anew, until another time is chosen; a link opens it.
        compare = page.locator("details", has_text="Compare with another time")
        compare.locator("summary").click()
        page.get_by_label("Colour the way by").select_option("no2")
        expect(page.locator(".chart .reading")).to_contain_text("NO₂")
        expect(compare).not_to_have_attribute("open", "")
        page.reload()
        await_answer(page)
        expect(compare).to_have_attribute("open", "")
        page.get_by_label("The other time").fill("2026-11-24T15:00")
        expect(page.locator(".compared thead th").last).to_contain_text("15:00")
        page.get_by_role("button", name="Leave at that time").click()
        until(page, "location.hash.includes('at=2026-11-24T15:00') && !location.hash.includes('vs=')")
        await_answer(page)


def time_entered(browser, service):
    """A field for a time that a finger enters stays until it is left, though what changed came below the finger."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_whole_answer(page)
        page.locator("summary", has_text="Compare with another time").click()
        field = page.locator(".compare input").element_handle()
        field.evaluate("(one) => one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")
        page.evaluate("dispatchEvent(new Event('offline'))")
        pause(page, 300)
        field.focus()
        field.evaluate("(one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        pause(page, 300)
        assert field.evaluate("(one) => one.isConnected")
        page.locator("#map").focus()
        until(page, "(one) => !one.isConnected", field)


def compare_what_is_known(browser, service):
    """What is known at one of two times alone is a dash at the other."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)

        def without_pm25(route) -> None:
            told = route.fetch().json()
            for one in told["routes"]:
                del one["doseMicrograms"]["pm25"]
            route.fulfill(json=told)

        page.route(re.compile("/v1/routes"), without_pm25)
        page.locator("summary", has_text="Compare with another time").click()
        page.get_by_role("button", name="A day later").click()
        row = page.locator(".compared tbody tr", has_text="PM2.5").locator("td")
        expect(row).to_have_text([re.compile("[0-9] µg"), "–"])


def compare_with_reservations(browser, service):
    """What the server says of the other time's answer stands with it, in the page's language; and its age does."""
    with page_of(browser, service.address) as page:

        def noticed(route) -> None:
            told = route.fetch().json()
            said = f"Said in {route.request.headers['accept-language']}."
            told["notices"] = [{"code": "new", "message": said}]
            route.fulfill(json=told, headers={"X-Brisa-Kept": "2026-11-20T08:00:00Z"})

        other = re.compile("/v1/routes.*at=2026-11-25")
        page.route(other, noticed)
        clock_ahead(page)
        open_map(page, service.address, QUESTION + "&vs=2026-11-25T08:00")
        await_answer(page)
        compared = page.locator(".compared")
        expect(compared.locator(".notices li").first).to_have_text("Said in en.")
        expect(compared.locator(".hint")).to_have_text(re.compile("^Wed.* 08:00:$"))
        expect(compared.locator(".old")).to_contain_text("this answer was stored")
        page.get_by_label("Language").select_option("es")
        expect(compared.locator(".notices li").first).to_have_text("Said in es.")
        # It is asked for again while one looks, though the answer above was not stored.
        page.unroute(other)
        page.evaluate("later(6)")
        expect(compared.locator(".old")).to_have_count(0)
        expect(compared.locator("table")).to_be_visible()


def week_earlier(browser, service):
    """A week earlier is told by its date, and at the same time by the clock though that was changed in between."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION.replace(HOUR, "2026-10-26T08:00"))
        await_answer(page)
        page.locator("summary", has_text="Compare with another time").click()
        page.get_by_role("button", name="A week earlier").click()
        linked(page, "vs=2026-10-19T08:00")
        expect(page.locator(".compared thead th")).to_have_text(
            [re.compile("Mon.*26 Oct.* 08:00"), re.compile("Mon.*19 Oct.* 08:00")])


TESTS = [
    no_length_at_other_times, best_departure, curve_by_keys, best_departure_later, compare_times, time_entered,
    compare_what_is_known, compare_with_reservations, week_earlier,
]
