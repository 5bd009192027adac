"""On the way: the next turn, the map that goes along, the voice, and the end."""

import math
import re

from playwright.sync_api import expect

from browser import (OFFLINE, PHONE, QUESTION, await_answer, clock_ahead, heard, linked, map_at_rest, may_be_held,
                     middle_of, open_map, page_of, panel_at_rest, pause, tap, until, walk)
from service import FROM, HOUR, TO

# Where the way of the question begins.
START = {"latitude": 39.48887, "longitude": -0.38778, "accuracy": 8}


def at_start(browser, service, **more):
    """A page of somebody who stands where the way begins."""
    return page_of(browser, service.address, permissions=["geolocation"], geolocation=START, **more)


def set_out(page):
    """Begins to follow the way of the answer, and waits for the next thing to do."""
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.locator("#follow .next")).to_contain_text(re.compile("In [0-9.]+ k?m: "))


def follow(browser, service):
    """The way is followed: the next thing to do large, off the way it is asked again, and the end is said."""
    with at_start(browser, service) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        set_out(page)
        walk(page, [(39.4800 + step * 1e-5, -0.3900) for step in range(5)], "location.hash.includes('from=39.48')")
        expect(page.locator("#answer")).to_have_attribute("aria-busy", "false")
        page.wait_for_timeout(500)
        walk(page, [(39.46444 + step * 1e-6, -0.34834) for step in range(3)],
             "document.querySelector('#follow .next').innerText.includes('You have arrived.')")
        expect(page.locator("#follow .next")).to_have_text("You have arrived.")
        page.get_by_role("button", name="End").click()
        expect(page.locator("#follow")).to_be_hidden()


def trade_off_after_the_walk(browser, service):
    """The trade-off of a way that is found while one walks is not seen then: it is asked for when the walk is over."""
    with at_start(browser, service) as page:
        with page.expect_response(lambda one: "pareto=true" in one.url):
            open_map(page, service.address, QUESTION)
        await_answer(page)
        set_out(page)
        asked = []
        page.on("request", lambda one: asked.append(one.url) if "/v1/routes" in one.url else None)
        walk(page, [(39.4800 + step * 1e-5, -0.3900) for step in range(5)], "location.hash.includes('from=39.4800')")
        await_answer(page)
        pause(page, 500)
        assert asked and not any("pareto" in one for one in asked), asked
        with page.expect_response(lambda one: "pareto=true" in one.url and "from=39.4800" in one.url):
            page.get_by_role("button", name="End").click()


def follow_on_a_phone(browser, service):
    """On a phone all that is to be read on the way stands above the buttons, in every language."""
    for width, height in ((320, 640), (390, 844)):
        for locale in ("en-GB", "es-ES", "ca-ES"):
            with page_of(browser, service.address, {"width": width, "height": height}, locale=locale,
                         permissions=["geolocation"]) as page:
                open_map(page, service.address, QUESTION)
                await_answer(page)
                page.locator("#answer button.main").first.click()
                # At first it is said what the position is for; then what is left to go.
                for fix in (None, START):
                    before = page.locator("#follow .next").inner_text()
                    if fix:
                        page.context.set_geolocation(fix)
                        expect(page.locator("#follow .next")).not_to_have_text(before)
                    panel_at_rest(page)
                    text, buttons = (page.locator("#follow " + part).bounding_box() for part in (".detail", ".actions"))
                    assert text["y"] + text["height"] <= buttons["y"], (width, locale, text, buttons)
                    assert buttons["y"] + buttons["height"] <= height, (width, locale, buttons)
                # What a tab shows has room below.
                page.locator("#tab-air").click()
                expect(page.locator("#panel")).to_have_attribute("data-sheet", "half")
                panel_at_rest(page)
                assert page.locator("#body").bounding_box()["height"] > 90, (width, locale)


def time_left_by_steps(browser, service):
    """The time that is left is that of the steps to come: behind a slow part, as where a bike is pushed, little is."""
    with at_start(browser, service) as page:
        places = []

        def slow_at_first(route) -> None:
            answer = route.fetch().json()
            for way in answer["routes"]:
                for number, step in enumerate(way["steps"]):
                    step["durationSeconds"] = 0 if number else way["durationSeconds"]
                if "cleanest" in way["labels"]:
                    places[:] = [way["steps"][2]["location"][::-1]]
            route.fulfill(json=answer)

        page.route(re.compile("/v1/routes"), slow_at_first)
        open_map(page, service.address, QUESTION)
        await_answer(page)
        set_out(page)
        expect(page.locator("#follow .detail")).to_contain_text(re.compile("^1 h"))
        walk(page, places, "document.querySelector('#follow .detail').innerText.startsWith('1 min, ')")


def follow_over_the_hour(browser, service):
    """Who follows a way stays on it when the hour turns: it is asked again when the walk is over."""
    with at_start(browser, service) as page:
        clock_ahead(page)
        open_map(page, service.address, f"#from={FROM}&to={TO}")
        await_answer(page)
        set_out(page)
        asked = []
        page.on("request", lambda one: asked.append(one.url) if "/v1/routes" in one.url else None)
        page.evaluate("later(61)")
        pause(page, 500)
        assert not asked, asked
        page.get_by_role("button", name="End").click()
        with page.expect_request(lambda one: "/v1/routes" in one.url):
            page.evaluate("later(6)")
        await_answer(page)


def follow_rounds(browser, service):
    """A round trip does not end where it begins; who leaves it is led home, and over stops that are still to come."""
    with at_start(browser, service) as page:
        open_map(page, service.address, f"#from={FROM}&loop=40&at={HOUR}")
        await_answer(page)
        set_out(page)
        expect(page.locator("#follow .detail")).to_contain_text(re.compile("(3[0-9]|4[0-9]) min"))
        walk(page, [(39.4920 + step * 1e-5, -0.3840) for step in range(3)], "location.href.includes('to=39.4889')")
        assert "via=" in page.url and "loop=" not in page.url, page.url
        expect(page.locator("#answer")).to_have_attribute("aria-busy", "false")
        page.get_by_role("button", name="End").click()
    stops = "&via=39.4860,-0.3850;39.4700,-0.3600"
    with at_start(browser, service) as page:
        with page.expect_response(lambda one: "v1/routes" in one.url) as answer:
            open_map(page, service.address, QUESTION + stops)
        await_answer(page)
        page.get_by_role("button", name="Go", exact=True).click()
        cleanest = next(one for one in answer.value.json()["routes"] if "cleanest" in one["labels"])
        line = cleanest["geometry"]["coordinates"]

        def passed(stop):
            return min(range(len(line)), key=lambda i: math.dist(line[i], stop))

        lon, lat = line[(passed((-0.3850, 39.4860)) + passed((-0.3600, 39.4700))) // 2]
        expect(page.locator("#follow .next")).to_contain_text(re.compile("In [0-9.]+ k?m: "))
        before = page.locator("#follow .detail").inner_text()
        page.context.set_geolocation({"latitude": lat, "longitude": lon, "accuracy": 8})
        expect(page.locator("#follow .detail")).not_to_have_text(before)
        walk(page, [(39.4800 + step * 1e-4, -0.3990) for step in range(3)], "location.href.includes('from=39.480')")
        assert "39.47000,-0.36000" in page.url and "39.48600" not in page.url, page.url


def follow_until_asked_anew(browser, service):
    """A new question ends the walk; a tap on the map leaves the round trip that is walked as it is."""
    with at_start(browser, service) as page:
        open_map(page, service.address, f"#from={FROM}&loop=40&at={HOUR}")
        await_answer(page)
        set_out(page)
        # The map goes to where one stands.
        map_at_rest(page)
        tap(page, 0.6, 0.3)
        expect(page.locator(".menu-place")).to_be_visible()
        assert "loop=40" in page.url and "to=" not in page.url, page.url
        page.keyboard.press("Escape")
        page.get_by_role("button", name="New question").click()
        expect(page.locator("#follow")).to_be_hidden()


def held_while_following(browser, service):
    """Nothing of a way that is followed can be dragged, its start neither, where one stands at first."""
    with at_start(browser, service) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        set_out(page)
        # The map goes to where one stands, which is the start.
        map_at_rest(page)
        box = page.locator("#map").bounding_box()
        middle = round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)
        near = ((x, y) for y in range(middle[1] - 150, middle[1] + 150, 12)
                for x in range(middle[0] - 150, middle[0] + 150, 12))
        held = [place for place in near if may_be_held(page, *place)]
        assert not held, held


def follow_roughly(browser, service):
    """A position that is known within kilometres alone says so: it asks for no way from where one is not."""
    with at_start(browser, service) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        set_out(page)
        following = page.locator("#follow .next")
        for step in range(6):
            page.context.set_geolocation({"latitude": 39.48 + step * 1e-4, "longitude": -0.37, "accuracy": 3000})
            page.wait_for_timeout(150)
        expect(following).to_have_text("Your position is known too roughly to follow the way.")
        pause(page, 500)
        assert "from=39.488" in page.url, page.url
        page.context.set_geolocation({"latitude": 39.48887, "longitude": -0.38777, "accuracy": 8})
        expect(following).to_contain_text(re.compile("In [0-9]+ m: "))


def on_the_way(line, left):
    """The place on a line that is so many metres from its end, as a browser gives it."""
    for (lon, lat), (before_lon, before_lat) in zip(line[::-1], line[-2::-1]):
        east = (before_lon - lon) * 111195 * math.cos(math.radians(lat))
        step = math.hypot(east, (before_lat - lat) * 111195)
        if step >= left:
            part = left / step
            return {"latitude": lat + (before_lat - lat) * part, "longitude": lon + (before_lon - lon) * part,
                    "accuracy": 8}
        left -= step
    raise AssertionError("the way is shorter")


def follow_offline(browser, service):
    """Who leaves the way without a network is told, follows the old one, and a new one when the network is back."""
    with at_start(browser, service, allowed=OFFLINE.pattern) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        set_out(page)
        page.context.set_offline(True)
        walk(page, [(39.4800 + step * 1e-5, -0.3900) for step in range(4)],
             "document.querySelector('#follow .detail').innerText.includes('The page asks again by itself.')")
        expect(page.locator("#follow .next")).to_contain_text("You have left the way")
        with page.expect_response(lambda one: "v1/routes" in one.url and "39.480" in one.url):
            page.context.set_offline(False)
        expect(page.locator("#follow .next")).to_contain_text(re.compile("In [0-9.]+ k?m"))
        linked(page, "from=39.480")
        page.get_by_role("button", name="End").click()


def follow_on_the_map(browser, service):
    """The map goes along with whoever follows a way, also after zooming in, until they drag it elsewhere."""
    with at_start(browser, service) as page:
        with page.expect_response(lambda one: "v1/routes" in one.url) as answer:
            open_map(page, service.address, QUESTION)
        await_answer(page)
        cleanest = next(one for one in answer.value.json()["routes"] if "cleanest" in one["labels"])
        line = cleanest["geometry"]["coordinates"]

        def away(left: float) -> float:
            """The degrees from the middle of the map to where one is after a step, when it has been taken."""
            before = page.locator("#follow .detail").inner_text()
            place = on_the_way(line, left)
            page.context.set_geolocation(place)
            expect(page.locator("#follow .detail")).not_to_have_text(before)
            map_at_rest(page)
            return math.dist(middle_of(page), (place["latitude"], place["longitude"]))

        set_out(page)
        assert away(3000) < 0.002
        page.get_by_role("button", name="Closer").click()
        assert away(2800) < 0.002
        box = page.locator("#map").bounding_box()
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(middle[0] + 60, middle[1] + 60)
        page.mouse.down()
        page.mouse.move(middle[0] + 360, middle[1] + 260, steps=5)
        page.mouse.up()
        map_at_rest(page)
        there = middle_of(page)
        assert away(2600) > 0.002
        assert math.dist(there, middle_of(page)) < 1e-4
        page.locator("#map-tools").get_by_role("button", name="My position").click()
        map_at_rest(page)
        assert away(2500) < 0.002


def arrival(browser, service):
    """The arrival is said at the end, once; until then the button that ends it stays the same, and nothing looks on."""
    with at_start(browser, service, size=PHONE) as page:
        page.add_init_script("""window.said = [];
            SpeechSynthesis.prototype.speak = ({ text }) => said.push(text);
            window.watches = 0;
            const { watchPosition, clearWatch } = Geolocation.prototype;
            Geolocation.prototype.watchPosition = function (...all) {
                window.watches += 1;
                return watchPosition.apply(this, all);
            };
            Geolocation.prototype.clearWatch = function (id) {
                window.watches -= 1;
                clearWatch.call(this, id);
            };""")
        with page.expect_response(lambda one: "v1/routes" in one.url) as answer:
            open_map(page, service.address, QUESTION)
        await_answer(page)
        cleanest = next(one for one in answer.value.json()["routes"] if "cleanest" in one["labels"])
        line = cleanest["geometry"]["coordinates"]
        for _ in range(2):
            page.locator("#answer button.main").first.evaluate("(one) => one.click()")
        assert page.evaluate("watches") == 1
        page.get_by_role("button", name="End").focus()
        for left in (60, 52, 44):
            page.context.set_geolocation(on_the_way(line, left))
            page.wait_for_timeout(300)
        expect(page.locator("#follow .next")).to_have_text(re.compile("In 4[0-9] m you arrive"))
        assert page.evaluate("document.activeElement.textContent") == "End"
        assert not page.evaluate("said.some((one) => one.startsWith('You have arrived'))")
        for left in (5, 4, 3):
            page.context.set_geolocation(on_the_way(line, left))
            page.wait_for_timeout(300)
        expect(page.locator("#follow .next")).to_contain_text("You have arrived")
        assert page.evaluate("said.filter((one) => one.startsWith('You have arrived')).length") == 1
        assert page.evaluate("watches") == 0
        page.get_by_role("button", name="End").click()
        expect(page.locator("#follow")).to_be_hidden()


def keyboard_on_the_way(browser, service):
    """On a phone the keyboard is on the button that ends the walk, and afterwards on the one that begins it."""
    with at_start(browser, service, size=PHONE) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.get_by_role("button", name="Go", exact=True).press("Enter")
        until(page, "document.activeElement.textContent === 'End'")
        page.keyboard.press("Enter")
        expect(page.locator("#follow")).to_be_hidden()
        until(page, "document.activeElement.matches('#answer button.main')")


def sheet_after_the_walk(browser, service):
    """A phone's sheet that was lowered for the walk is as high as before afterwards: the answer is in sight again."""
    with at_start(browser, service, size=PHONE) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        panel, go = page.locator("#panel"), page.get_by_role("button", name="Go", exact=True)
        for height in ("half", "full"):
            while panel.get_attribute("data-sheet") != height:
                page.locator("#grip").click()
            panel_at_rest(page)
            go.click()
            expect(panel).to_have_attribute("data-sheet", "low")
            page.get_by_role("button", name="End").click()
            expect(panel).to_have_attribute("data-sheet", height)
            panel_at_rest(page)
            box = go.bounding_box()
            assert box["y"] + box["height"] <= PHONE["height"], (height, box)


def heard_on_the_way(browser, service):
    """Who listens to the page is told what to do when it is due, and not every few metres how far it is."""
    with at_start(browser, service) as page:
        with page.expect_response(lambda one: "v1/routes" in one.url) as answer:
            open_map(page, service.address, QUESTION)
        await_answer(page)
        page.evaluate("heard.length = 0")
        page.get_by_role("button", name="Go", exact=True).click()
        cleanest = next(one for one in answer.value.json()["routes"] if "cleanest" in one["labels"])
        for left in (120, 110, 100, 90, 80, 70):
            place = on_the_way(cleanest["geometry"]["coordinates"], left)
            places = [(place["latitude"] + step * 1e-7, place["longitude"]) for step in range(2)]
            walk(page, places, f"document.querySelector('#follow .next').innerText.includes('In {left} m')")
        page.context.set_geolocation(on_the_way(cleanest["geometry"]["coordinates"], 5))
        heard(page, re.compile("^You have arrived"))
        assert page.evaluate("heard.length") < 5, page.evaluate("heard")
        assert page.locator("#follow [aria-live]").count() == 0


def voice(browser, service):
    """What is to be done is spoken in the reader's language by the browser's own speech, until it is turned off."""
    for tag, begins, ends in (("ca-ES", "Isca cap ", "Ha arribat."), ("es-ES", "Salga", "Ha llegado."),
                              ("en-GB", "Head ", "You have arrived.")):
        for is_muted in (False, True):
            with at_start(browser, service, size=PHONE, locale=tag) as page:
                page.add_init_script("window.said = [];"
                                     "SpeechSynthesis.prototype.speak = ({ lang, text }) => said.push([lang, text]);")
                open_map(page, service.address, QUESTION)
                await_answer(page)
                page.locator("#answer button.main").first.click()
                until(page, "said.length > 0")
                language, text = page.evaluate("said[0]")
                assert language == tag and text.startswith(begins), (language, text)
                if is_muted:
                    picture = page.locator("#follow .quiet svg").inner_html()
                    page.locator("#follow button[aria-pressed=true]").click()
                    assert page.locator("#follow button[aria-pressed=false] svg").inner_html() != picture
                    spoken = page.evaluate("said.length")
                for step in range(3):
                    page.context.set_geolocation(
                        {"latitude": 39.46444 + step * 1e-6, "longitude": -0.34834, "accuracy": 8})
                    page.wait_for_timeout(400)
                expect(page.locator("#follow .next")).to_have_text(ends)
                if is_muted:
                    assert page.evaluate("said.length") == spoken, page.evaluate("said")
                else:
                    assert page.evaluate("said.at(-1)") == [tag, ends], page.evaluate("said")


TESTS = [
    follow, trade_off_after_the_walk, follow_on_a_phone, time_left_by_steps, follow_over_the_hour, follow_rounds,
    follow_until_asked_anew, follow_roughly, held_while_following, follow_offline, follow_on_the_map, arrival,
    keyboard_on_the_way, sheet_after_the_walk, heard_on_the_way, voice,
]
