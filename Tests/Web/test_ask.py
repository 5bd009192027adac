"""How one asks: by tapping, by keys, by a link, at a time, with a profile, and on a slow network."""

import contextlib
import pathlib
import re

from playwright.sync_api import expect

from browser import (DESK, OFFLINE, QUESTION, await_answer, heard, linked, map_at_rest, open_map, page_of, pause, tap,
                     toasted, until)
from service import FROM, HOUR

# How the sentence above an answer begins.
VERDICT = re.compile(
    "Cleanest: (as fast|[0-9 hmin]+ longer), |The fastest way is also the cleanest: [0-9 hmin]+, [0-9.]+ k?m[.]")


def by_tapping(browser, service):
    """The first tap is where one starts, the second where one goes; the answer is a sentence, ways and a link."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        expect(page.get_by_text("Tap the map where you start")).to_be_visible()
        tap(page, 0.25, 0.35)
        expect(page.get_by_text("Now tap where you want to go")).to_be_visible()
        tap(page, 0.75, 0.7)
        assert VERDICT.match(await_answer(page)), await_answer(page)
        assert page.locator(".card").count() in (1, 2, 3)
        linked(page, "from=")
        linked(page, "to=")
        # The places are named by their streets.
        expect(page.locator(".asked-text b")).to_contain_text(re.compile("[A-Z].* → .*[A-Z]"))
        map_at_rest(page)
        tap(page, 0.5, 0.2)
        expect(page.get_by_role("menuitem", name="Via this place")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("menu")).to_have_count(0)


def folded(browser, service):
    """The line that a question folds to has the whole name of where one goes, also where that of the start is long."""
    for size in (DESK, {"width": 390, "height": 844}):
        with page_of(browser, service.address, size) as page:
            open_map(page, service.address, QUESTION)
            await_answer(page)
            goal = page.locator(".asked-text b").get_by_text("Carrer de les Illes Canàries")
            expect(goal).to_be_visible()
            assert goal.evaluate("""(one) => one.scrollWidth <= one.clientWidth
              && one.getBoundingClientRect().right <= one.closest('.asked-text').getBoundingClientRect().right""")


def by_tapping_on_a_phone(browser, service):
    """What to do next, that there is no answer and why stand where one sees them, above a form as high as the sheet."""
    with page_of(browser, service.address, {"width": 390, "height": 844}, allowed=OFFLINE.pattern) as page:

        def seen(words: str) -> None:
            expect(page.locator("#answer").get_by_text(words)).to_be_in_viewport(ratio=1)

        open_map(page, service.address)
        seen("Tap the map where you start")
        tap(page, 0.3, 0.2)
        seen("Now tap where you want to go")
        expect(page.get_by_role("button", name="60 min")).to_be_in_viewport(ratio=1)
        page.route("**/v1/routes*", lambda route: route.abort())
        page.locator("#body").evaluate("(one) => { one.scrollTop = 200; }")
        tap(page, 0.6, 0.3)
        seen("The server cannot be reached.")
        page.unroute("**/v1/routes*")
        page.get_by_role("button", name="Try again").tap()
        await_answer(page)
        # An answer stands below its question again; for a new one the map is there to be tapped.
        assert page.locator("#ask").bounding_box()["y"] < page.locator("#answer").bounding_box()["y"]
        page.get_by_role("button", name="New question").tap()
        seen("Tap the map where you start")
        expect(page.locator("#panel")).to_have_attribute("data-sheet", "half")


def link(browser, service):
    """A link holds the whole question, and nonsense in it is left out."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + "&mode=bike&by=no2&zones=39.4750,-0.3600,100;x;1,2&zone=forbid")
        await_answer(page)
        expect(page.locator(".asked-text small")).to_contain_text("Bike")
        expect(page.locator(".asked-text small")).to_contain_text("Zones forbidden: 1")
        for part in ("mode=bike", "by=no2", "zones=39.47500,-0.36000,100", "zone=forbid", f"at={HOUR}"):
            linked(page, part)
        page.goto(service.address + "#from=999,1&to=a&mode=rocket&at=never&way=%3Cb%3E")
        expect(page.get_by_text("Tap the map where you start")).to_be_visible()
        page.evaluate("location.hash = 'from=,&mode=bike'")
        expect(page.get_by_role("radio", name="Bike")).to_be_checked()
        expect(page.get_by_text("Tap the map where you start")).to_be_visible()


def link_of_what_cannot_be(browser, service):
    """A link asks no round trip over places or at its best time, and nothing on a day that no calendar has."""
    with page_of(browser, service.address) as page:
        for impossible in ("&loop=20&when=best&via=39.4750,-0.3700", "&loop=20&at=2026-02-31T08:00"):
            page.goto("about:blank")
            open_map(page, service.address, f"#from={FROM}" + impossible)
            await_answer(page)
            expect(page.locator(".asked-text small")).to_have_text("On foot · Now")


def link_of_another_way(browser, service):
    """A link of a way that the answer has not, opened while it is shown, leaves one of its ways on the page."""
    with page_of(browser, service.address) as page:
        trip = f"#from={FROM}&at={HOUR}&loop=20"
        open_map(page, service.address, trip)
        sentence = await_answer(page)
        linked(page, "way=loop")
        for way in ("", "&way=balanced"):
            page.evaluate("(hash) => { location.hash = hash; }", trip + way)
            until(page, "!location.hash.includes('way=loop')")
            page.wait_for_timeout(400)
            expect(page.locator(".card input:checked")).to_have_value("loop")
            # What is printed is the way that is shown.
            page.evaluate("dispatchEvent(new Event('beforeprint'))")
            expect(page.locator("#paper h2")).to_have_text(sentence)
            page.evaluate("dispatchEvent(new Event('afterprint'))")


def new_question_and_back(browser, service):
    """A new question drops stops and zones; the browser's Back brings them again, with their answer."""
    # Who shares a link may have had a query put before what it asks.
    with page_of(browser, service.address) as page:
        open_map(page, service.address, "?ref=abc" + QUESTION + "&via=39.4750,-0.3700&zones=39.4750,-0.3600,100")
        sentence = await_answer(page)
        page.get_by_role("button", name="New question").click()
        expect(page.get_by_text("Tap the map where you start")).to_be_visible()
        until(page, "!location.hash.includes('from=')")
        page.go_back()
        expect(page.locator(".verdict")).to_have_text(sentence)
        linked(page, "zones=39.47500,-0.36000,100")
        page.locator(".asked-text").click()
        expect(page.locator(".end.via .name")).to_have_text(re.compile("Via [A-Z]"))
        page.go_forward()
        expect(page.get_by_text("Tap the map where you start")).to_be_visible()


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
            pause(page, 250)
        map_at_rest(page)
        page.keyboard.press("Enter")
        expect(page.get_by_role("menuitem", name="From here")).to_be_focused()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        await_answer(page)
        heard(page, VERDICT)


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
        expect(page.get_by_text("only count on foot")).to_be_visible()
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


def slow_network(browser, service):
    """On a slow network the page says that it waits, and a question that was changed meanwhile wins."""
    with page_of(browser, service.address) as page:
        asked = []
        page.route("**/v1/routes*", lambda one: asked.append(one))
        open_map(page, service.address)
        tap(page, 0.25, 0.35)
        tap(page, 0.75, 0.7)
        expect(page.locator(".waiting")).to_be_visible()
        with page.expect_request(lambda one: "/v1/routes" in one.url and "mode=bike" in one.url):
            page.get_by_role("radio", name="Bike").check()
        # The last comes first.
        for one in asked[::-1]:
            one.continue_()
        page.unroute("**/v1/routes*")
        await_answer(page)
        pause(page, 500)
        expect(page.locator(".asked-text small")).to_contain_text("Bike")
        linked(page, "mode=bike")
        expect(page.locator(".problem")).to_have_count(0)


def skip_link(browser, service):
    """Who skips to the panel keeps the question."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        before = await_answer(page)
        page.locator("#skip").focus()
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "panel"
        page.evaluate("location.hash = 'panel'")
        page.wait_for_timeout(300)
        assert await_answer(page) == before


def typed_date(browser, service):
    """A date and time are typed digit by digit, of which browsers tell each; the question is asked when they rest."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator(".asked-text").click()
        field = page.get_by_label("Leave at")
        asked = []
        page.on("request", lambda one: asked.append(one.url) if "/v1/routes" in one.url else None)
        field.focus()
        write = """(one, text) => {
            one.value = text;
            one.dispatchEvent(new Event('change', { bubbles: true }));
        }"""
        for year in ("0002", "0020", "0202", "2026"):
            field.evaluate(write, year + "-11-23T10:15")
            page.wait_for_timeout(200)
        expect(field).to_have_value("2026-11-23T10:15")
        assert field.evaluate("(one) => one === document.activeElement")
        linked(page, "at=2026-11-23T10:15")
        page.wait_for_timeout(500)
        assert asked and all("2026-11-23T10%3A15" in one for one in asked), asked
        assert field.evaluate("(one) => one === document.activeElement")
        # By keys, day and month alike, whichever comes first: the year has four digits, and what follows is the hour.
        field.click(position={"x": 20, "y": 20})
        page.keyboard.type("111120261015AM")
        page.keyboard.press("Enter")
        linked(page, "at=2026-11-11T10:15")
        # A click that leaves the field is not lost.
        field.evaluate(write, "2026-11-24T10:15")
        page.get_by_role("radio", name="Bike").click()
        linked(page, "mode=bike")
        linked(page, "at=2026-11-24")


def radius(browser, service):
    """Any radius around stations is taken."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        page.locator("summary", has_text="What to avoid").click()
        page.get_by_label("Around polluted stations").select_option("other")
        page.get_by_label("Radius in metres").fill("800")
        page.get_by_label("Radius in metres").press("Tab")
        linked(page, "around=800")


def fold_drawn_anew(browser, service):
    """What is unfolded stays so where the question is drawn anew in the same moment."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        page.evaluate("""() => {
            const around = [...document.querySelectorAll('label')]
              .find((one) => one.textContent === 'Around polluted stations');
            const choice = document.getElementById(around.htmlFor);
            choice.closest('details').querySelector('summary').click();
            choice.value = 'other';
            choice.dispatchEvent(new Event('change'));
        }""")
        expect(page.get_by_label("Radius in metres")).to_be_visible()


def profile_of_a_link(browser, service):
    """A profile that came by a link is not kept, whatever is changed of it."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        page.evaluate("localStorage.setItem('brisa.person', JSON.stringify({ breathing: 'hard' }))")
        page.goto("about:blank")
        open_map(page, service.address, QUESTION + "&me=lit")
        await_answer(page)
        page.locator(".asked-text").click()
        page.locator("summary", has_text="My profile").click()
        page.get_by_label("quiet streets").check()
        linked(page, "me=lit,quiet")
        assert page.evaluate("JSON.parse(localStorage.getItem('brisa.person')).breathing") == "hard"
        page.get_by_role("button", name="Clear my profile").click()
        linked(page, "me=hard")


def profile_that_is_not_kept(browser, service):
    """A profile for which the browser has no room goes with the question, and it is said once that it is not kept."""
    with page_of(browser, service.address) as page:
        page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };")
        open_map(page, service.address)
        page.locator("summary", has_text="My profile").click()
        page.get_by_label("quiet streets").check()
        toasted(page, "This browser does not keep it")
        page.get_by_label("lit streets").check()
        linked(page, "me=lit,quiet")
        assert page.evaluate("toasts.length") == 1


def clocks_that_change(browser, service):
    """A typed time is the moment that the server takes: the first of two, and none where no clock shows it."""
    moments = {
        ("2026-07-01T08:00", "Europe/Madrid"): "2026-07-01T06:00Z",
        ("2026-10-25T01:59", "Europe/Madrid"): "2026-10-24T23:59Z",
        ("2026-10-25T02:30", "Europe/Madrid"): "2026-10-25T00:30Z",
        ("2026-10-25T03:00", "Europe/Madrid"): "2026-10-25T02:00Z",
        ("2026-03-29T01:59", "Europe/Madrid"): "2026-03-29T00:59Z",
        ("2026-03-29T02:30", "Europe/Madrid"): None,
        ("2026-03-29T03:00", "Europe/Madrid"): "2026-03-29T01:00Z",
        ("2026-07-01T22:00", "America/New_York"): "2026-07-02T02:00Z",
        ("2026-11-01T01:30", "America/New_York"): "2026-11-01T05:30Z",
        ("2026-03-08T02:30", "America/New_York"): None,
        ("soon", "Europe/Madrid"): None,
    }
    module = pathlib.Path(__file__).parents[2] / "Sources/Server/Page/Web/base/moments.mjs"
    with contextlib.closing(browser.new_page()) as page:
        told, later = page.evaluate(
            """async ([text, typed]) => {
              const { daysAfter, localText, momentOf, momentText } =
                await import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
              const told = typed.map(([local, zone]) => {
                const moment = momentOf(local, zone);
                return Number.isNaN(moment) ? [null, local] : [momentText(moment), localText(moment, zone)];
              });
              return [told, daysAfter('2026-10-24T08:00', 1)];
            }""", [module.read_text(encoding="utf-8"), [list(typed) for typed in moments]])
    assert told == [[moment, local] for (local, _), moment in moments.items()], told
    assert later == "2026-10-25T08:00", later


TESTS = [
    by_tapping, folded, by_tapping_on_a_phone, link, link_of_what_cannot_be, link_of_another_way, new_question_and_back,
    keyboard, skip_link, typed_date, radius, fold_drawn_anew, my_profile, profile_of_a_link, profile_that_is_not_kept,
    slow_network, clocks_that_change,
]
