"""What one goes around: zones drawn with a finger, by keys, and many of them."""

import math
import re

from playwright.sync_api import expect

from browser import DESK, PHONE, QUESTION, await_answer, linked, map_at_rest, open_map, page_of, toasted, until


def many_zones(browser, service):
    """Two hundred zones are drawn, asked about, and all are removed."""
    zones = ";".join(f"{39.46 + i // 20 * 0.002:.5f},{-0.40 + i % 20 * 0.003:.5f},40" for i in range(200))
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + "&zones=" + zones)
        await_answer(page)
        page.locator(".asked-text").click()
        page.locator("summary", has_text="What to avoid").click()
        expect(page.get_by_text("Zones: 200")).to_be_visible()
        map_at_rest(page)
        page.keyboard.press("Enter")
        page.get_by_role("menuitem", name="Avoid this place").press("Enter")
        toasted(page, "There can be 200 zones at most.")
        page.get_by_role("button", name="Remove all").click()
        expect(page.get_by_text("Zones: 0")).to_be_visible()
        until(page, "!location.hash.includes('zones=')")


def around_stations(browser, service):
    """Circles around stations are named in the line that a question folds to."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + "&around=750")
        await_answer(page)
        expect(page.locator(".asked-text small")).to_contain_text("750 m around stations")


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
        expect(page.locator(".asked-text small")).to_contain_text("Zones avoided: 1")


def area_by_keyboard(browser, service):
    """An area is set corner by corner, with no finger: at the middle of the map, by its menu."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        page.locator("#map").focus()
        for key, told in (("ArrowRight", "1 corner."), ("ArrowDown", "2 corners."), ("ArrowLeft", "3 corners.")):
            page.keyboard.press("Enter")
            page.get_by_role("menuitem", name="Corner of a zone here").press("Enter")
            expect(page.locator("#drawing-hint")).to_contain_text(told)
            page.locator("#map").focus()
            page.keyboard.press(key)
            map_at_rest(page)
        expect(page.locator("#drawing-hint", has_text="Zone: 3 corners")).to_be_visible()
        page.keyboard.press("Enter")
        page.get_by_role("menuitem", name="Close the zone").press("Enter")
        expect(page.locator("#drawing-hint", has_text="Zone: 3 corners")).to_be_hidden()
        until(page, "/zones=[-0-9.]+(,[-0-9.]+){5}(&|$)/.test(location.hash)")


def next_corner(browser, service):
    """How the next corner of an area is set is said for what one points with: a mouse holds nothing."""
    for size, hint in ((DESK, "Zone: 1 corner. Right-click the map, or press Enter on it, for the next."),
                       (PHONE, "Zone: 1 corner. Hold the map for the next.")):
        with page_of(browser, service.address, size) as page:
            open_map(page, service.address)
            for told in (hint, "Zone: 2 corners."):
                if size is DESK:
                    page.mouse.click(800, 400, button="right")
                else:
                    page.locator("#map").focus()
                    page.keyboard.press("Enter")
                page.get_by_role("menuitem", name="Corner of a zone here").click()
                expect(page.locator("#drawing-hint span")).to_contain_text(told)


# A square around where one goes, and a circle around where one starts.
AREA, CIRCLE = "39.4614,-0.3513,39.4614,-0.3453,39.4674,-0.3453,39.4674,-0.3513", "39.4889,-0.3878,100"


def each_zone_told(browser, service):
    """Of several zones that the way cannot avoid each is told of."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + f"&zones={CIRCLE};{AREA}&zone=forbid")
        await_answer(page)
        for number in (1, 2):
            expect(page.locator("#answer .notices")).to_contain_text(f"Zone {number} cannot be avoided: ")


def zones_by_number(browser, service):
    """A zone has the number by which the server tells of it, circles before polygons, in whatever order they came."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, f"#zones={AREA};{CIRCLE}")
        page.locator("summary", has_text="What to avoid").click()
        rows = page.locator(".zones li")
        expect(rows).to_have_text([re.compile("^Zone 1, 100 m"), re.compile("^Zone 2, [0-9.]+ ha")])
        page.locator("#map").focus()
        page.keyboard.press("Enter")
        page.get_by_role("menuitem", name="Avoid this place").press("Enter")
        expect(rows).to_have_text(
            [re.compile("^Zone 1, 100 m"), re.compile("^Zone 2, 150 m"), re.compile("^Zone 3, [0-9.]+ ha")])


TESTS = [
    many_zones, around_stations, zone_by_finger, area_by_finger, area_by_keyboard, next_corner, each_zone_told,
    zones_by_number,
]
