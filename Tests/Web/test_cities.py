"""Several cities on one page: whose air is painted, whose clock goes, and whose name a link has."""

import contextlib
import pathlib
import re
import tempfile

from playwright.sync_api import expect

from browser import await_answer, late_position, linked, map_at_rest, open_map, page_of, pause, toasted, until
from service import Service, past_hour, small_city

# Places of the second city.
THERE, YONDER = "60.16650,24.93300", "60.17400,24.94800"
# The colour of what is not known.
GREY = "#9aa4a8"


@contextlib.contextmanager
def two_cities(program):
    """A service of a city in Spain and one in Finland."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        service = Service(
            program, small_city(folder / "sur", "Ciudad Meridional", "Europe/Madrid", 39.465, -0.385, "es-ica"),
            small_city(folder / "norte", "Pohjoinen Kaupunki", "Europe/Helsinki", 60.165, 24.930))
        try:
            yield service
        finally:
            service.stop()


def city_of_question(browser, service, program):
    """The city is that in which one starts: its air is painted, its clock goes, and a link of its air names it."""
    with two_cities(program) as service:
        with page_of(browser, service.address) as page:
            open_map(page, service.address)
            chosen = page.locator("select.city")
            expect(chosen.locator("option:checked")).to_have_text("Ciudad Meridional")
            with page.expect_response(re.compile(r"/tiles/air/no2/now/[0-9/]+\.png\?city=pohjoinen")):
                page.evaluate("(hash) => { location.hash = hash; }", f"from={THERE}&to={YONDER}")
            await_answer(page)
            expect(chosen.locator("option:checked")).to_have_text("Pohjoinen Kaupunki")
            page.locator(".asked-text").click()
            page.get_by_role("radio", name="At …").check()
            asked, here = page.get_by_label("Leave at").input_value(), page.evaluate(
                "new Date(Date.now() + 36e5).toLocaleTimeString('en-GB', { timeZone: 'Europe/Helsinki' }).slice(0, 2)")
            assert asked[11:13] == here, (asked, here)
            # The air of a city that no question names.
            page.evaluate("location.hash = 'tab=air'")
            expect(chosen.locator("option:checked")).to_have_text("Ciudad Meridional")
            chosen.focus()
            page.keyboard.press("ArrowDown")
            expect(chosen.locator("option:checked")).to_have_text("Pohjoinen Kaupunki")
            expect(chosen).to_be_focused()
            linked(page, "city=pohjoinen")
            page.reload()
            expect(chosen.locator("option:checked")).to_have_text("Pohjoinen Kaupunki")


def question_beside_another_city(browser, service, program):
    """With another city shown a question keeps its own one's name, clock and scale, on the screen and on paper."""
    there, here = (past_hour(zone)[1][11:] for zone in ("Europe/Helsinki", "Europe/Madrid"))
    with two_cities(program) as service:
        with page_of(browser, service.address, allowed="status of 404") as page:
            asked = f"#from={THERE}&to={YONDER}&at={past_hour('Europe/Helsinki')[1]}&layer=index"
            open_map(page, service.address, asked)
            await_answer(page)
            north = page.evaluate("fetch('v1/cities').then((one) => one.json()).then((one) => one.cities[1].id)")
            legend = page.request.get(service.address + "tiles/air/index/now.json?city=" + north).json()
            expect(page.locator(".profile")).to_be_visible()
            page.get_by_role("tab", name="Air").click()
            hour = page.locator(".hours label")
            expect(hour).to_have_text(re.compile(there))
            with page.expect_response(re.compile(r"/tiles/air/index/[^/]+\.json\?city=ciudad")):
                page.locator("select.city").select_option(label="Ciudad Meridional")
            # The hour of the question, by the clock of the city that is shown.
            expect(hour).to_have_text(re.compile(here))
            page.get_by_role("tab", name="Way").click()
            expect(page.locator(".asked-text small")).to_contain_text("Pohjoinen Kaupunki")
            page.get_by_label("Colour the way by").select_option("index")
            until(page, """(colors) => {
                const fills = [...document.querySelectorAll('svg.profile rect')].map((one) => one.getAttribute('fill'));
                return fills.length > 3 && fills.every((one) => colors.includes(one));
            }""", [band["color"] for band in legend["brisa"]["bands"]])
            page.locator("summary", has_text="Compare with another time").click()
            page.get_by_role("button", name="A day earlier").click()
            until(page, "(hour) => new RegExp(`vs=[-0-9]+T${hour}`).test(location.hash)", there)
            page.evaluate("dispatchEvent(new Event('beforeprint'))")
            expect(page.locator("#paper h1 + .detail")).to_have_text(re.compile(f"^Pohjoinen Kaupunki · .* {there}"))


def colors_of_another_city(browser, service, program):
    """While a city's bands do not come, its way is grey, and has none of the colours of another one's."""
    with two_cities(program) as service:
        with page_of(browser, service.address, allowed="Failed to load|ERR_FAILED") as page:
            open_map(page, service.address, f"#from={THERE}&to={YONDER}&by=ica")
            await_answer(page)
            page.get_by_label("Colour the way by").select_option("index")
            fills = "() => [...document.querySelectorAll('svg.profile rect')].map((one) => one.getAttribute('fill'))"
            until(page, f"(grey) => ({fills})().some((one) => one !== grey)", GREY)
            page.route(re.compile(r"/tiles/air/index/now\.json\?city=ciudad"), lambda route: route.abort())
            asked = "39.46600,-0.38400", "39.47400,-0.36600"
            page.evaluate("(hash) => { location.hash = hash; }", f"from={asked[0]}&to={asked[1]}&by=ica")
            expect(page.locator(".asked-text small")).to_contain_text("Ciudad Meridional")
            await_answer(page)
            are_grey = "all.length > 3 && all.every((one) => one === grey)"
            until(page, f"(grey) => {{ const all = ({fills})(); return {are_grey}; }}", GREY)


def overlapping_cities(browser, service, program):
    """Where two cities hold a place, its ways, its name and its air are those of the city that is shown."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        other = Service(program, *(small_city(folder / city, city, "Europe/Madrid", south, -0.385)
                                   for city, south in (("Alfa", 39.465), ("Beta", 39.4651))))
        try:
            with page_of(browser, other.address) as page:
                asked = []
                page.on("request", lambda one: asked.append(one.url))
                open_map(page, other.address, "#city=beta&from=39.4670,-0.3820&to=39.4740,-0.3660")
                await_answer(page)
                expect(page.locator(".asked-text b")).to_contain_text("Beta")
                expect(page.locator(".chart")).to_be_visible()
                page.get_by_role("tab", name="Air").click()
                map_at_rest(page)
                page.keyboard.press("Enter")
                page.get_by_role("menuitem", name="The air here").press("Enter")
                expect(page.locator(".trend")).to_be_visible()
                of_place = re.compile("/v1/(routes|air|air/hours)[?]|/route/v1/|/reverse[?]")
                assert all("city=beta" in one for one in asked if of_place.search(one)), asked
                assert len({of_place.search(one).group() for one in asked if of_place.search(one)}) == 5, asked
                assert sum("/v1/routes?" in one and "pareto" not in one for one in asked) == 1, asked
                # With another city the same question is another one; what the server takes by itself is not named.
                asked.clear()
                with page.expect_response(re.compile("/v1/air[?]")), page.expect_response(re.compile("/v1/routes[?]")):
                    page.locator("select.city").select_option(label="Alfa")
                assert not any("city=" in one for one in asked if of_place.search(one)), asked
        finally:
            other.stop()


def search_from_outside(browser, service, program):
    """Who is in none of the cities finds the places of the one that is shown."""
    with two_cities(program) as service:
        with page_of(browser, service.address, permissions=["geolocation"],
                     geolocation={"latitude": 48.1, "longitude": 11.5}) as page:
            open_map(page, service.address)
            page.locator("#map-tools").get_by_role("button", name="My position").click()
            toasted(page, "Ciudad Meridional is shown")
            page.get_by_role("combobox", name="From", exact=True).fill("Meridional 3")
            expect(page.get_by_role("option").filter(has_text="Meridional 3").first).to_be_visible()


def position_of_another_city(browser, service, program):
    """A position in another city that comes when one has chosen a start meanwhile leaves the city that is shown."""
    with two_cities(program) as service:
        with page_of(browser, service.address) as page:
            late_position(page, *(float(one) for one in THERE.split(",")))
            open_map(page, service.address)
            located = page.locator("#map-tools").get_by_role("button", name="My position")
            located.click()
            page.evaluate("location.hash = 'from=39.4670,-0.3820'")
            expect(page.get_by_text("Now tap where you want to go")).to_be_visible()
            page.evaluate("positionComes()")
            chosen = page.locator("select.city option:checked")
            pause(page, 300)
            expect(chosen).to_have_text("Ciudad Meridional")
            located.click()
            page.evaluate("positionComes()")
            expect(chosen).to_have_text("Pohjoinen Kaupunki")


def track_of_another_city(browser, service, program):
    """A track has the clock of its own city, by which the ways between its ends are asked for."""
    begun, there = past_hour("Europe/Helsinki")
    times = [f"{begun[:14]}{i // 2:02}:{i % 2 * 30:02}Z" for i in range(12)]
    points = "".join(f'<trkpt lat="{60.1665 + i * 0.0003:.4f}" lon="24.933"><time>{time}</time></trkpt>'
                     for i, time in enumerate(times))
    with two_cities(program) as service:
        with page_of(browser, service.address) as page:
            open_map(page, service.address, "#tab=kept")
            page.locator("#track-file").set_input_files({
                "name": "track.gpx", "mimeType": "application/gpx+xml",
                "buffer": f"<gpx><trk><trkseg>{points}</trkseg></trk></gpx>".encode()})
            expect(page.get_by_text(re.compile(f"track.gpx · .* {there[11:]}"))).to_be_visible()
            page.get_by_role("button", name="The ways between its ends").click()
            linked(page, f"at={there}")
            await_answer(page)
            expect(page.locator("select.city option:checked")).to_have_text("Pohjoinen Kaupunki")


def narrow_cities(browser, service, program):
    """On narrow phones the head with a choice of cities stays on the screen, in every language."""
    with two_cities(program) as service:
        for width in (320, 360, 390):
            for locale in ("en-GB", "es-ES", "ca-ES"):
                with page_of(browser, service.address, {"width": width, "height": 640}, locale=locale) as page:
                    open_map(page, service.address)
                    until(page, """(width) => {
                      const all = [...document.querySelectorAll('#head button, #head select')];
                      return all.every((one) => {
                        const { left, right } = one.getBoundingClientRect();
                        return left >= 0 && right <= width && one.scrollWidth <= Math.ceil(right - left);
                      });
                    }""", width)


TESTS = [
    city_of_question, question_beside_another_city, colors_of_another_city, overlapping_cities, search_from_outside,
    position_of_another_city, track_of_another_city, narrow_cities,
]
