"""The map under finger and mouse: taps, drags, pins and presses that last."""

import re

from playwright.sync_api import expect

from browser import PHONE, QUESTION, await_answer, linked, open_map, page_of, pause, taken_hold, tap, until
from service import TO


def drag(browser, service):
    """The end is dragged, and the way over another place."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        # The pin is what lies in the map's lower right: found by the cursor that says that it can be taken.
        box = page.locator("#map").bounding_box()
        found = taken_hold(page, (
            (x, y) for y in range(int(box["y"] + box["height"]) - 40, int(box["y"] + box["height"] / 2), -8)
            for x in range(int(box["x"] + box["width"]) - 90, int(box["x"] + box["width"] / 2), -8)))
        page.mouse.down()
        page.mouse.move(found[0] - 120, found[1] - 160, steps=6)
        page.mouse.up()
        until(page, "/via=/.test(location.hash) || !/to=39[.]46440?,-0[.]34830?(,|&|$)/.test(location.hash)")
        expect(page.locator("#answer")).to_have_attribute("aria-busy", "false")


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
        pause(page, 700)
        expect(page.get_by_role("menu")).to_have_count(0)
        slide((x, x + 60))
        linked(page, "via=")
        await_answer(page)


def double_tap(browser, service):
    """Two quick taps at one place zoom, and are neither start nor end."""
    with page_of(browser, service.address) as page:
        page.add_init_script("""globalThis.lifts = [];
            addEventListener('pointerup', () => lifts.push(performance.now()), true);""")
        # A busy page may see the second tap too late for a double one.
        for _ in range(30):
            page.goto("about:blank")
            open_map(page, service.address)
            page.mouse.dblclick(850, 400)
            if page.evaluate("lifts[1] - lifts[0] < 200"):
                break
        pause(page, 600)
        assert "from=" not in page.url and "to=" not in page.url, page.url
        tap(page, 0.25, 0.35)
        tap(page, 0.75, 0.7)
        linked(page, "to=")


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


TESTS = [
    double_tap, drag, press_on_a_pin, fingers_on_the_way, finger_on_a_pin, hold, hold_by_a_living_hand,
]
