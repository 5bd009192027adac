"""Round trips: for a while or of a length, and what is said of their air."""

import pathlib
import re

from playwright.sync_api import expect

from browser import await_answer, linked, open_map, page_of, until
from service import FROM, HOUR, TO


def round_trip_alone(browser, service):
    """A round trip keeps out of zones, as ways do; what cannot be done there is not offered."""
    with page_of(browser, service.address) as page:
        with page.expect_request(lambda one: "/v1/loops" in one.url and "exclude=" in one.url):
            open_map(page, service.address, f"#from={FROM}&at={HOUR}&loop=20&zones=39.4750,-0.3600,100")
        await_answer(page)
        expect(page.locator(".asked-text small")).to_contain_text("Zones avoided: 1")
        page.locator(".asked-text").click()
        expect(page.get_by_role("radio", name="Now")).to_have_count(1)
        expect(page.get_by_role("radio", name="When is best?")).to_have_count(0)
        expect(page.get_by_role("button", name="Swap")).to_have_count(0)


def loops(browser, service):
    """From where one starts one may go round for a while, and come back; a place to go to ends that."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, f"#from={FROM}&at={HOUR}")
        expect(page.get_by_text("Or a round trip from here:")).to_be_visible()
        with page.expect_request(lambda one: "/v1/loops" in one.url and "minutes=40" in one.url):
            page.get_by_role("button", name="40 min").click()
        assert re.match(r"Round trip: (3[0-9]|4[0-9]|50) min, [0-9.]+ km", await_answer(page))
        linked(page, "loop=40")
        expect(page.locator(".asked-text b")).to_contain_text("→ Round trip of 40 min")
        cards = page.locator(".card")
        assert cards.count() >= 2
        expect(cards.first).to_contain_text("Round trip")
        lengths = set()
        for way in range(cards.count()):
            cards.nth(way).click()
            lengths.add(await_answer(page))
        assert len(lengths) == cards.count(), lengths
        page.locator("summary", has_text="Turn by turn").click()
        expect(page.locator(".steps .step").nth(3)).to_be_visible()
        page.locator("summary", has_text="Save as a file").click()
        with page.expect_download() as found:
            page.get_by_role("button", name="GPX", exact=True).click()
        points = re.findall(r'<trkpt lat="([-0-9.]+)" lon="([-0-9.]+)"', pathlib.Path(found.value.path()).read_text())
        assert len(points) > 20 and points[0] == points[-1], points[:1] + points[-1:]
        # The link says it all; a place to go to makes a way of it again.
        page.goto(service.address)
        page.goto(service.address + f"#from={FROM}&at={HOUR}&loop=20")
        assert re.match(r"Round trip: (1[0-9]|2[0-9]) min", await_answer(page))
        page.locator(".asked-text").click()
        page.get_by_role("combobox", name="To", exact=True).fill(TO)
        page.get_by_role("combobox", name="To", exact=True).press("Enter")
        expect(page.locator(".verdict")).not_to_contain_text("Round trip")
        await_answer(page)
        until(page, "!location.hash.includes('loop=')")


def loop_among_cleaner_streets(browser, service):
    """A round trip says how its air is beside that of the streets around, dirtier as well as cleaner."""
    with page_of(browser, service.address) as page:
        burden = [0.0]

        def told(route) -> None:
            answer = route.fetch().json()
            for one in answer["loops"]["loops"]:
                one["relativeBurden"] = burden[0]
            route.fulfill(json=answer)

        page.route("**/v1/loops*", told)
        for burden[0], words in ((1.455, r", 46% more .+ than on the streets around\."),
                                 (0.8, r", 20% less .+ than on the streets around\."), (1.004, r", [0-9.]+ km\.")):
            page.goto("about:blank")
            open_map(page, service.address, f"#from={FROM}&at={HOUR}&loop=40&by=no2")
            assert re.search(words + "$", said := await_answer(page)), said


def loop_of_a_length(browser, service):
    """A round trip is of a time or of a length; both are changed where one asks, and stand in the link."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, f"#from={FROM}&at={HOUR}")
        with page.expect_request(lambda one: "/v1/loops" in one.url and "length=5000" in one.url):
            page.get_by_role("button", name="5 km").click()
        assert re.match(r"Round trip: .* (4\.[5-9]|5\.[0-5]) km", await_answer(page))
        linked(page, "km=5")
        page.reload()
        await_answer(page)
        expect(page.locator(".asked-text b")).to_contain_text("→ Round trip of 5 km")
        page.locator(".asked-text").click()
        choice = page.get_by_label("Round trip", exact=True)
        expect(choice.locator("option:checked")).to_have_text("5 km")
        choice.focus()
        with page.expect_request(lambda one: "minutes=20" in one.url and "length" not in one.url):
            choice.select_option("20 min")
        assert re.match(r"Round trip: (1[0-9]|2[0-9]) min", await_answer(page))
        expect(choice).to_be_focused()
        linked(page, "loop=20")
        assert "km=" not in page.url


TESTS = [
    loops, loop_among_cleaner_streets, loop_of_a_length, round_trip_alone,
]
