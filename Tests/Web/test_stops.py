"""Stops on the way: typed, moved, and put in the best order."""

import re

from playwright.sync_api import expect

from browser import QUESTION, await_answer, heard, linked, open_map, page_of, pause, toasted
from service import HOUR


def type_a_stop(browser, service):
    """A place on the way is typed as its ends are, one after the other."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator(".asked-text").click()
        field = page.get_by_role("combobox", name="Add a stop")
        for text, count in (("39.4750,-0.3700", 1), ("vivers", 2)):
            field.fill(text)
            with page.expect_request(lambda one: "/v1/routes" in one.url and "via=39.4750" in one.url):
                field.press("Enter")
            expect(page.locator(".end.via .name")).to_have_count(count)
            expect(field).to_be_focused()
            expect(field).to_have_value("")
        expect(page.locator(".end.via .name").first).not_to_contain_text("39.4750")
        # By a handle it goes past no row that is no place.
        page.get_by_role("button", name=re.compile("^Move ")).last.focus()
        page.keyboard.press("ArrowDown")
        expect(page.locator(".end.via .name")).to_have_count(2)
        await_answer(page)


def reorder_stops(browser, service):
    """Stops change places by the arrow keys and by dragging, and the way is asked again."""
    stops = "&via=39.4750,-0.3700,First;39.4700,-0.3600,Second"
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + stops)
        await_answer(page)
        page.locator(".asked-text").click()
        names = page.locator(".end.via .name")
        expect(names).to_have_text(["Via First", "Via Second"])
        handle = page.get_by_role("button", name="Move First")
        handle.focus()
        with page.expect_request(lambda one: "/v1/routes" in one.url):
            page.keyboard.press("ArrowDown")
        expect(names).to_have_text(["Via Second", "Via First"])
        expect(handle).to_be_focused()
        heard(page, "First is now stop 3 of 4.")
        page.keyboard.press("ArrowUp")
        expect(names).to_have_text(["Via First", "Via Second"])
        await_answer(page)
        # The first of all is dragged below the others: the way begins elsewhere.
        start = page.get_by_role("button", name=re.compile("^Move ")).first.bounding_box()
        row = page.locator(".end").nth(2).bounding_box()
        page.mouse.move(start["x"] + 20, start["y"] + 20)
        page.mouse.down()
        page.mouse.move(start["x"] + 20, row["y"] + row["height"] - 2, steps=6)
        page.mouse.up()
        expect(page.get_by_role("combobox", name="From", exact=True)).to_have_value("First")
        expect(names.first).to_have_text("Via Second")
        await_answer(page)


def best_order(browser, service):
    """The best order keeps out of zones, as the ways do; it is taken with the names that came meanwhile, and said, but
    not where the stops are others by then."""
    stops = "&via=39.4700,-0.3600;39.4860,-0.3850&by=no2&zones=39.4750,-0.3600,100&zone=forbid&me=walk-4"
    for is_changed in (False, True):
        with page_of(browser, service.address) as page:
            trips, names = [], []
            page.route("**/v1/trips", lambda one: trips.append(one))
            page.route("**/reverse?*", lambda one: names.append(one))
            open_map(page, service.address, QUESTION + stops)
            await_answer(page)
            page.locator(".asked-text").click()
            rows = page.locator(".end.via .name")
            expect(rows).to_have_text(["Via 39.47000,-0.36000", "Via 39.48600,-0.38500"])
            with page.expect_request("**/v1/trips") as asked:
                page.get_by_role("button", name="Best order of the places").click()
            assert asked.value.post_data_json == {
                "from": [39.4889, -0.3878], "to": [39.4644, -0.3483], "stops": [[39.47, -0.36], [39.486, -0.385]],
                "mode": "walk", "by": "no2", "at": HOUR, "speed": 4,
                "exclude": "39.47500,-0.36000,100", "exclusion": "forbid"}
            for name in names:
                name.continue_()
            page.unroute("**/reverse?*")
            expect(rows.first).to_have_text(re.compile("Via [A-Z]"))
            expect(rows.last).to_have_text(re.compile("Via [A-Z]"))
            texts = rows.all_inner_texts()
            if is_changed:
                page.get_by_role("button", name="Remove: Via 2").click()
                expect(rows).to_have_count(1)
            with page.expect_response("**/v1/trips"):
                trips[0].continue_()
            if is_changed:
                pause(page, 300)
                expect(rows).to_have_text(texts[:1])
                assert page.evaluate("toasts") == []
            else:
                expect(rows).to_have_text(texts[::-1])
                toasted(page, "The places are in their best order.")


def best_and_back(browser, service):
    """Places on the way wait in the link while the best time is asked for; the curve is used by keys."""
    stops = "&via=39.4750,-0.3700,First;39.4700,-0.3600,Second"
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + stops)
        await_answer(page)
        page.locator(".asked-text").click()
        page.get_by_role("radio", name="When is best?").check()
        toasted(page, "they come back")
        linked(page, "when=best")
        page.reload()
        await_answer(page)
        curve = page.get_by_role("slider", name="Pollution by departure")
        curve.focus()
        curve.press("Home")
        curve.press("ArrowRight")
        expect(curve).to_have_attribute("aria-valuetext", re.compile("[0-9]{2}:[0-9]{2}: .* pollution than now"))
        curve.press("Enter")
        linked(page, "via=39.47500,-0.37000,First;39.47000,-0.36000,Second")
        linked(page, "at=")
        await_answer(page)


TESTS = [
    type_a_stop, reorder_stops, best_and_back, best_order,
]
