"""How one asks: by tapping, dragging, typing, by a link, with a profile and over stops."""

import contextlib
import pathlib
import re

from playwright.sync_api import expect

from browser import (DESK, OFFLINE, PHONE, QUESTION, await_answer, late_position, linked, open_map, page_of, pause,
                     taken_hold, tap, until)
from service import FROM, HOUR, TO

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


def position_that_comes_late(browser, service):
    """A position that comes when one has chosen a start meanwhile takes nothing of that back."""
    with page_of(browser, service.address) as page:
        late_position(page, 39.47, -0.36)
        open_map(page, service.address)
        page.locator("#ask").get_by_role("button", name="My position").click()
        tap(page, 0.25, 0.35)
        tap(page, 0.75, 0.7)
        await_answer(page)
        linked(page, "from=")
        start = re.search("from=[-0-9.]+,[-0-9.]+", page.url).group()
        page.evaluate("positionComes()")
        page.locator(".asked-text").click()
        page.get_by_role("radio", name="Bike").check()
        linked(page, "mode=bike")
        assert start in page.url, (start, page.url)


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


def search(browser, service):
    """Typing finds, and tells what kind of place it is; arrows choose, Enter takes, Escape closes; coordinates are
    places too."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        field = page.get_by_role("combobox", name="From")
        field.press_sequentially("vive")
        hits = page.get_by_role("listbox", name="From").get_by_role("option")
        expect(hits.filter(has_text="Vivers").first).to_be_visible()
        field.press("Escape")
        expect(page.get_by_role("listbox", name="From")).to_be_hidden()
        field.fill("vivers")
        # What it is also called says why it is in the list.
        expect(hits.filter(has_text="Jardins del Real").filter(has_text="Vivers · park")).to_be_visible()
        field.press("ArrowDown")
        expect(hits.first).to_have_attribute("aria-selected", "true")
        field.press("Enter")
        page.get_by_role("combobox", name="To", exact=True).fill("39.4644, -0.3483")
        page.get_by_role("combobox", name="To", exact=True).press("Enter")
        await_answer(page)


def search_in_two_languages(browser, service):
    """A street that is found by its name in another language tells that name, once."""
    with page_of(browser, service.address, locale="es-ES") as page:
        open_map(page, service.address)
        page.get_by_role("combobox", name="Desde", exact=True).fill("colom")
        street = page.get_by_role("option").filter(has_text="Calle de Colón")
        expect(street.locator("small")).to_have_text("calle · Carrer de Colom")


def search_unanswered(page, service):
    """The field for where one starts on a page whose questions for places wait, and the list of these questions."""
    asked = []
    page.route("**/v1/places?*", lambda one: asked.append(one))
    open_map(page, service.address)
    return page.get_by_role("combobox", name="From", exact=True), asked


def search_given_up(browser, service):
    """Escape closes the list that is on its way, too, whatever it still waits for, and gives up what Enter would take."""
    with page_of(browser, service.address) as page:
        field, asked = search_unanswered(page, service)
        field.focus()
        # At once, as no test types on a busy machine.
        field.evaluate("""(one) => {
            one.value = 'viv';
            one.dispatchEvent(new Event('input'));
            one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        }""")
        pause(page, 400)
        assert not asked, asked
        for key in ("e", "Enter"):
            with page.expect_request("**/v1/places?*"):
                field.press(key)
            with page.expect_event("requestfailed", lambda one: "/v1/places?" in one.url):
                field.press("Escape")
            asked.pop().abort()
            page.wait_for_timeout(200)
            expect(page.get_by_role("listbox", name="From")).to_be_hidden()
            expect(field).to_have_value("vive")
            assert "from=" not in page.url
        # An arrow looks again.
        page.unroute("**/v1/places?*")
        field.press("ArrowDown")
        expect(page.get_by_role("option").filter(has_text="Vivers").first).to_be_visible()
    # What the page itself finds waits until it is known what the server can.
    with page_of(browser, service.address) as page:
        asked = []
        page.route("**/openapi.json", lambda one: asked.append(one))
        open_map(page, service.address)
        field = page.get_by_role("combobox", name="From", exact=True)
        field.fill("olivereta")
        pause(page, 400)
        field.press("Escape")
        with page.expect_response("**/openapi.json"):
            asked[0].fulfill(json={"paths": {}})
        pause(page, 300)
        expect(page.get_by_role("listbox", name="From")).to_be_hidden()
        field.press("ArrowDown")
        expect(page.get_by_role("option").filter(has_text="Olivereta")).to_be_visible()


def drag(browser, service):
    """The end is dragged, and the way over another place."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        before = await_answer(page)
        # The pin is what lies in the map's lower right: found by the cursor that says that it can be taken.
        box = page.locator("#map").bounding_box()
        found = taken_hold(page, (
            (x, y) for y in range(int(box["y"] + box["height"]) - 40, int(box["y"] + box["height"] / 2), -8)
            for x in range(int(box["x"] + box["width"]) - 90, int(box["x"] + box["width"] / 2), -8)))
        link_before = page.evaluate("location.hash")
        page.mouse.down()
        page.mouse.move(found[0] - 120, found[1] - 160, steps=6)
        page.mouse.up()
        until(page, "(before) => location.hash !== before", link_before)
        expect(page.locator("#answer")).to_have_attribute("aria-busy", "false")
        assert "via=" in page.url or "to=39.4644" not in page.url, (before, page.url)


def press_on_a_pin(browser, service):
    """A press on the pin by a hand that is not quite still is a tap, and drags it nowhere."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        box = page.locator("#map").bounding_box()
        x, y = taken_hold(page, (
            (x, y) for y in range(int(box["y"] + box["height"]) - 40, int(box["y"] + box["height"] / 2), -8)
            for x in range(int(box["x"] + box["width"]) - 90, int(box["x"] + box["width"] / 2), -8)))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 2, y + 2)
        page.mouse.up()
        # The address is written a moment after the question has changed.
        pause(page, 600)
        assert re.search(r"to=39\.46440?,-0\.34830?(,|&|$)", page.url) and "via=" not in page.url, page.url


def fingers_on_the_way(browser, service):
    """A finger that begins on the way moves the map, two zoom it, and one that has rested there drags the way."""
    with page_of(browser, service.address, PHONE) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        fingers = page.context.new_cdp_session(page)

        def touch(kind: str, *places) -> None:
            points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(places)]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            page.wait_for_timeout(20)

        def on_the_way() -> tuple:
            found = taken_hold(page, ((x, 200) for x in range(60, 280, 5)))
            page.mouse.move(5, 130)
            return found

        def slide(*from_to) -> None:
            for part in (0.3, 0.6, 1):
                touch("touchMove", *[(start + part * (end - start), 200) for start, end in from_to])
            touch("touchEnd")
            page.wait_for_timeout(600)

        x, y = on_the_way()
        touch("touchStart", (x, y))
        slide((x, x + 60))
        assert on_the_way()[0] > x + 20, "the map has not moved"
        x, y = on_the_way()
        touch("touchStart", (x, y))
        touch("touchStart", (x, y), (x + 40, y))
        slide((x, x - 20), (x + 40, x + 80))
        assert "via=" not in page.url, page.url
        x, y = on_the_way()
        touch("touchStart", (x, y))
        page.wait_for_timeout(700)
        expect(page.get_by_role("menu")).to_have_count(0)
        slide((x, x + 60))
        linked(page, "via=")
        await_answer(page)


def double_tap(browser, service):
    """Two quick taps at one place zoom, and are neither start nor end."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        page.mouse.dblclick(850, 400)
        page.wait_for_timeout(600)
        assert "from=" not in page.url and "to=" not in page.url, page.url
        tap(page, 0.25, 0.35)
        tap(page, 0.75, 0.7)
        linked(page, "to=")


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
        expect(page.locator("#live")).to_have_text(VERDICT)


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
        # What is said is soon followed by the sentence of the new answer.
        page.evaluate("""() => {
            window.said = [];
            const live = document.getElementById('live');
            new MutationObserver(() => window.said.push(live.textContent)).observe(live, { childList: true });
        }""")
        handle.focus()
        with page.expect_request(lambda one: "/v1/routes" in one.url):
            page.keyboard.press("ArrowDown")
        expect(names).to_have_text(["Via Second", "Via First"])
        expect(handle).to_be_focused()
        until(page, "window.said.includes('First is now stop 3 of 4.')")
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
            page.unroute("**/reverse?*")
            for name in names:
                name.continue_()
            expect(rows.first).to_have_text(re.compile("Via [A-Z]"))
            expect(rows.last).to_have_text(re.compile("Via [A-Z]"))
            texts = rows.all_inner_texts()
            if is_changed:
                page.get_by_role("button", name="Remove: Via 2").click()
                expect(rows).to_have_count(1)
            with page.expect_response("**/v1/trips"):
                trips[0].continue_()
            if is_changed:
                page.wait_for_timeout(300)
                expect(rows).to_have_text(texts[:1])
                expect(page.locator(".toast")).to_have_count(0)
            else:
                expect(rows).to_have_text(texts[::-1])
                expect(page.locator(".toast")).to_have_text("The places are in their best order.")


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


def search_of_both_ends(browser, service):
    """What Enter takes in one field comes though one types in the other meanwhile."""
    with page_of(browser, service.address) as page:
        field, asked = search_unanswered(page, service)
        field.fill("vivers")
        with page.expect_request("**/v1/places?*"):
            field.press("Enter")
        goal = page.get_by_role("combobox", name="To", exact=True)
        with page.expect_request(lambda one: "/v1/places?" in one.url and "q=oliv" in one.url):
            goal.fill("oliv")
        for one in asked:
            one.continue_()
        linked(page, "from=")
        expect(goal).to_have_value("oliv")


def search_before_stations(browser, service):
    """What is found before the stations have come has them too when they come."""
    with page_of(browser, service.address) as page:
        asked = []
        page.route("**/v1/stations?*", lambda one: asked.append(one))
        page.route("**/v1/places?*", lambda one: one.fulfill(json={"places": []}))
        open_map(page, service.address)
        page.get_by_role("combobox", name="From", exact=True).fill("olivereta")
        expect(page.locator("#ask .hint", has_text="Nothing is found for “olivereta”.")).to_be_visible()
        page.unroute("**/v1/stations?*")
        for one in asked:
            one.continue_()
        expect(page.get_by_role("option").filter(has_text="Olivereta")).to_be_visible()


def search_emptied(browser, service):
    """Who empties the field gives up what Enter would take when it comes."""
    with page_of(browser, service.address) as page:
        field, asked = search_unanswered(page, service)
        field.fill("vivers")
        with page.expect_request("**/v1/places?*"):
            field.press("Enter")
        with page.expect_event("requestfailed", lambda one: "/v1/places?" in one.url):
            field.fill("")
        asked.pop().abort()
        pause(page, 400)
        expect(field).to_have_value("")
        assert "from=" not in page.url, page.url


def search_by_finger(browser, service):
    """A finger takes a found place and nothing that lies below the list; with both ends the answer is seen."""
    with page_of(browser, service.address, PHONE) as page:
        open_map(page, service.address)
        for end, text, name in [("From", "viv", "Vivers"), ("To", "olivereta", "Olivereta")]:
            page.get_by_role("combobox", name=end, exact=True).fill(text)
            # Above a keyboard there is room for a whole sheet alone.
            expect(page.locator("#panel")).to_have_attribute("data-sheet", "full")
            hits = page.get_by_role("listbox", name=end).get_by_role("option")
            hits.filter(has_text=name).last.tap()
            expect(page.locator("#panel")).to_have_attribute("data-sheet", "half")
        await_answer(page)
        assert "mode=" not in page.url and "at=" not in page.url, page.url
        expect(page.get_by_role("listbox", name="To")).to_be_hidden()
        # The question is folded: its answer is what one sees.
        expect(page.locator(".asked")).to_be_visible()


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


def finger_on_a_pin(browser, service):
    """A finger that has rested on a pin drags it, and no menu comes below the finger."""
    with page_of(browser, service.address, PHONE) as page:
        # Without a start there is no way: what can be taken is the pin.
        open_map(page, service.address, f"#to={TO}")
        top = int(page.locator("#panel").bounding_box()["y"])
        x, y = taken_hold(page, ((x, y) for y in range(top - 10, 60, -8) for x in range(330, 20, -8)))
        page.mouse.move(5, 130)
        finger = page.context.new_cdp_session(page)

        def touch(kind: str, *places) -> None:
            points = [{"x": x, "y": y} for x, y in places]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", (x, y))
        pause(page, 900)
        expect(page.get_by_role("menu")).to_have_count(0)
        for part in (0.3, 0.6, 1):
            touch("touchMove", (x - 70 * part, y - 50 * part))
        touch("touchEnd")
        until(page, "/to=/.test(location.hash) && !/to=39[.]46440?,-0[.]34830?(,|&|$)/.test(location.hash)")
        expect(page.get_by_role("menu")).to_have_count(0)


def hold(browser, service):
    """The menu that a finger opens by staying is there when it is lifted; in a low window all of it can be reached."""
    for size in ({"width": 360, "height": 740}, {"width": 320, "height": 256}):
        with page_of(browser, service.address, size) as page:
            open_map(page, service.address)
            finger = page.context.new_cdp_session(page)
            point = [{"x": 150, "y": 90}]
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
            expect(page.get_by_role("menuitem", name="From here")).to_be_visible()
            page.wait_for_timeout(200)
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            page.wait_for_timeout(400)
            expect(page.get_by_role("menuitem", name="From here")).to_be_visible()
            menu, panel = page.get_by_role("menu").bounding_box(), page.locator("#panel").bounding_box()
            assert menu["y"] >= 0 and menu["y"] + menu["height"] <= panel["y"] + 1, (menu, panel)
            page.get_by_role("menuitem", name="From here").tap()
            linked(page, "from=")
            # The next tap counts.
            page.touchscreen.tap(200, 100)
            linked(page, "to=")


def hold_by_a_living_hand(browser, service):
    """A finger that stays opens the menu though it rolls a little or presses harder; one that goes on does not."""
    touch = """([kind, x]) => {
        const target = document.querySelector('#map canvas');
        const touch = new Touch({ identifier: 1, target, clientX: x, clientY: 90 });
        target.dispatchEvent(new TouchEvent(kind, { touches: kind === 'touchend' ? [] : [touch], bubbles: true }));
    }"""
    with page_of(browser, service.address, PHONE) as page:
        open_map(page, service.address)
        for far, opened in ((30, 0), (2, 1)):
            page.evaluate(touch, ["touchstart", 150])
            page.evaluate(touch, ["touchmove", 150 + far])
            pause(page, 800)
            expect(page.get_by_role("menu")).to_have_count(opened)
            page.evaluate(touch, ["touchend", 150])


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


def search_undisturbed(browser, service):
    """What is typed stays when the name of the other place arrives, is chosen by a quick Enter, and is told of."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        start = page.get_by_role("combobox", name="From", exact=True)
        goal = page.get_by_role("combobox", name="To", exact=True)
        page.route("**/reverse?*", lambda route: (page.wait_for_timeout(700), route.continue_()))
        start.fill("39.4889,-0.3878")
        start.press("Enter")
        goal.fill("oliv")
        until(page, "location.hash.split('&')[0].split(',').length > 2 || location.hash.includes('%2C-0.38780%2C')")
        expect(goal).to_have_value("oliv")
        expect(goal).to_be_focused()
        goal.fill("qqxxzz")
        expect(page.get_by_text("Nothing is found for “qqxxzz”.").first).to_be_visible()
        expect(page.locator("#live")).to_contain_text("Nothing is found")
        page.get_by_role("radio", name="Bike").focus()
        expect(goal).to_have_value("")
        goal.focus()
        page.keyboard.insert_text("olivereta")
        page.keyboard.press("Enter")
        await_answer(page)


def search_seen(browser, service):
    """Only what is seen and meant is chosen: no hit of a list that is closed, and none of a text that was replaced."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        field = page.get_by_role("combobox", name="From", exact=True)
        hits = page.get_by_role("listbox", name="From").get_by_role("option")
        field.fill("vivers")
        expect(hits.first).to_be_visible()
        field.press("Escape")
        field.press("ArrowDown")
        expect(hits.first).to_be_visible()
        expect(hits.first).to_have_attribute("aria-selected", "false")
        field.press("ArrowUp")
        expect(hits.last).to_have_attribute("aria-selected", "true")
        field.press("ArrowDown")
        expect(hits.first).to_have_attribute("aria-selected", "true")
        field.select_text()
        page.keyboard.insert_text("olivereta")
        assert not field.evaluate("(one) => one.hasAttribute('aria-activedescendant')")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(field).to_have_value(re.compile("Olivereta"))


def best_and_back(browser, service):
    """Places on the way wait in the link while the best time is asked for; the curve is used by keys."""
    stops = "&via=39.4750,-0.3700,First;39.4700,-0.3600,Second"
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + stops)
        await_answer(page)
        page.locator(".asked-text").click()
        page.get_by_role("radio", name="When is best?").check()
        expect(page.locator(".toast")).to_contain_text("they come back")
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
    by_tapping, double_tap, folded, by_tapping_on_a_phone, position_that_comes_late, link, link_of_what_cannot_be,
    link_of_another_way, new_question_and_back, search, search_in_two_languages, search_by_finger, search_given_up,
    search_of_both_ends, search_before_stations, search_emptied, search_undisturbed, search_seen, drag, press_on_a_pin,
    fingers_on_the_way, finger_on_a_pin, hold, hold_by_a_living_hand, keyboard, skip_link, typed_date, radius,
    my_profile, profile_of_a_link, type_a_stop, reorder_stops, best_and_back, best_order, slow_network,
    clocks_that_change,
]
