"""What the answer says and offers: the ways, the air along them, figures, files and paper."""

import pathlib
import re

from playwright.sync_api import expect

from browser import (DESK, PHONE, QUESTION, await_answer, await_whole_answer, heard, linked, open_map, page_of, pause,
                     toasted, until)
from service import FROM, HOUR


def slider(browser, service):
    """The slider between faster and cleaner goes over the ways of the trade-off, by the keyboard too."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        knob = page.get_by_role("slider", name="From the fastest to the cleanest way")
        expect(knob).to_be_visible()
        said, texts = [], set()
        knob.focus()
        knob.press("Home")
        for number in range(int(knob.get_attribute("max")) + 1):
            expect(knob).to_have_value(str(number))
            # As two ways may have one sentence, its change cannot be waited for.
            texts.add(await_answer(page))
            said.append(knob.get_attribute("aria-valuetext"))
            page.keyboard.press("ArrowRight")
        assert len(set(said)) >= 3 and len(texts) >= 3, (said, texts)
        assert page.evaluate("document.activeElement.type") == "range"


def slider_by_pointer(browser, service):
    """The slider is dragged over all of its ways, and the chosen one is there again after a reload, and in the file."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_whole_answer(page)
        knob = page.get_by_role("slider", name="From the fastest to the cleanest way")
        knob.scroll_into_view_if_needed()
        box = knob.bounding_box()
        last = int(knob.get_attribute("max"))
        middle = box["y"] + box["height"] / 2
        page.mouse.move(box["x"] + box["width"] - 8, middle)
        page.mouse.down()
        values = set()
        for step in range(12):
            page.mouse.move(box["x"] + box["width"] - 8 - step * (box["width"] - 16) / 11, middle)
            page.wait_for_timeout(80)
            values.add(knob.input_value())
        page.mouse.up()
        assert values == {str(one) for one in range(last + 1)}, values
        until(page, "document.getElementById('answer').getAttribute('aria-busy') === 'false'")
        knob.focus()
        knob.press("ArrowRight")
        until(page, "/way=choice/.test(location.hash)")
        sentence = await_answer(page)
        page.reload()
        expect(page.locator(".verdict")).to_have_text(sentence)
        linked(page, "way=choice")
        page.get_by_label("Language").select_option("es")
        expect(page.locator(".verdict")).not_to_have_text(sentence)
        page.get_by_label("Idioma").select_option("en")
        expect(page.locator(".verdict")).to_have_text(sentence)
        page.locator("summary", has_text="Save as a file").click()
        with page.expect_download() as found:
            page.get_by_role("button", name="GPX", exact=True).click()
        text = pathlib.Path(found.value.path()).read_text(encoding="utf-8")
        assert "<rtept" in text and text.count("<name>choice") >= 1


def picked_meanwhile(browser, service):
    """Who picks a way while the trade-off with that of the link is on its way hears of it, and keeps it."""
    trade_off = re.compile("/v1/routes.*pareto=true")
    with page_of(browser, service.address) as page:
        asked = []
        page.route(trade_off, lambda one: asked.append(one))
        with page.expect_request(trade_off):
            open_map(page, service.address, QUESTION + "&way=choice")
        await_answer(page)
        pause(page, 300)
        # What only stands in for the way of the link is not said.
        assert page.evaluate("heard") == []
        page.locator(".card").first.click()
        heard(page, re.compile("^Fastest: "))
        page.locator(".card").last.click()
        heard(page, re.compile("^Cleanest: "))
        for one in asked:
            one.continue_()
        expect(page.get_by_role("slider", name="From the fastest to the cleanest way")).to_be_visible()
        expect(page.locator(".card input:checked")).to_have_value("cleanest")


def minutes_agree(browser, service):
    """How much longer a way takes is what the minutes beside it say: of two of 59 minutes none is longer."""
    with page_of(browser, service.address) as page:

        def alike(route) -> None:
            told = route.fetch().json()
            for one in told["routes"]:
                one["durationSeconds"] = 3511 if "fastest" in one["labels"] else 3565
            route.fulfill(json=told)

        page.route(re.compile("/v1/routes(?!.*pareto)"), alike)
        open_map(page, service.address, QUESTION)
        assert await_answer(page).startswith("Cleanest: as fast, ")
        expect(page.locator(".card-time").first).to_have_text("59 min")
        expect(page.locator(".card-time").last).to_have_text("59 min")


def words_of_chances(browser, service):
    """How sure it is in words goes by the percent that stand beside them."""
    with page_of(browser, service.address) as page:
        chance = [0.0]

        def sure(route) -> None:
            told = route.fetch().json()
            for one in told["routes"]:
                if "fastest" not in one["labels"]:
                    one["cleanerProbability"] = chance[0]
            route.fulfill(json=told)

        page.route("**/v1/routes*", sure)
        for chance[0], words in ((0.948, "Almost certainly cleaner (95%)."), (0.944, "Very likely cleaner (94%)."),
                                 (0.796, "Very likely cleaner (80%)."), (0.794, "Probably cleaner (79%)."),
                                 (0.998, "Almost certainly cleaner (>99%).")):
            page.goto("about:blank")
            open_map(page, service.address, QUESTION)
            assert (said := await_answer(page)).endswith(words), said


def cleaner_by_what_is_expected(browser, service):
    """A way is cleaner by what is expected of it: less that is charged where nothing is known makes it none."""
    with page_of(browser, service.address) as page:

        def charged(route) -> None:
            told = route.fetch().json()
            for one in told["routes"]:
                if "fastest" not in one["labels"]:
                    one["difference"]["burdenPercent"] = 4
            route.fulfill(json=told)

        page.route("**/v1/routes*", charged)
        with page.expect_response(re.compile("/v1/routes.*pareto")):
            open_map(page, service.address, QUESTION)
        assert await_answer(page).endswith("and no cleaner than the fastest.")
        expect(page.locator(".card-air").last).to_contain_text("+4")
        page.wait_for_timeout(200)
        expect(page.get_by_role("slider", name="From the fastest to the cleanest way")).to_have_count(0)


def unknown_air(browser, service):
    """Where nothing is known of the air, neither the fastest way is the cleanest nor a time better than another."""
    with page_of(browser, service.address) as page:

        def unknown(route) -> None:
            told = route.fetch().json()
            told["routes"] = told["routes"][:1]
            told["routes"][0]["metersWithoutAir"] = 0.6 * told["routes"][0]["distanceMeters"]
            route.fulfill(json=told)

        page.route("**/v1/routes*", unknown)
        open_map(page, service.address, QUESTION + "&vs=2026-11-24T15:00")
        assert "no way can be called cleaner" in await_answer(page)
        expect(page.locator(".compared b")).to_contain_text("The times are not compared")


def chart(browser, service):
    """The chart of the air along the way is read by keys, and tells the map."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        chart = page.get_by_role("slider", name="Air along the way")
        expect(chart).to_be_visible()
        chart.focus()
        chart.press("End")
        expect(chart).to_have_attribute("aria-valuetext", re.compile(r"^4\.[78] km: pollution .* [0-9.]+$"))
        # Drawn anew, it points where it pointed.
        page.get_by_label("Colour the way by").select_option("no2")
        expect(chart).to_have_attribute("aria-valuetext", re.compile(r"^4\.[78] km: .*µg/m³"))


def chart_of_what_is_kept_low(browser, service):
    """The chart along the way is of the pollution that is kept low, and says which: ozone, or traffic alone."""
    with page_of(browser, service.address) as page:
        values = {}
        for by, name in (("mix", "pollution (1 = guideline)"), ("o3", "Ozone (1 = guideline)"), ("traffic", "traffic")):
            page.goto("about:blank")
            open_map(page, service.address, QUESTION + "&by=" + by)
            await_answer(page)
            expect(page.locator(".chart .reading")).to_have_text(f"Air along the way · {name}")
            expect(page.get_by_label("Colour the way by").locator("option").nth(1)).to_have_text(name)
            page.get_by_role("slider", name="Air along the way").press("Home")
            values[by] = page.locator(".chart .reading").inner_text().removeprefix(f"0 m: {name} ")
        assert len(set(values.values())) == 3, values


def beside_traffic(browser, service):
    """Where PM2.5 counts beside traffic, all that tells it names both, and what the service says of it is shown."""
    said = "Ninguna estación mide NO2 a esta hora, y el tráfico lo sustituye junto a PM2.5."
    with page_of(browser, service.address) as page:

        def beside(route) -> None:
            told = route.fetch().json()
            told["air"] |= {"relative": True, "measuredBeside": "pm25"}
            told["notices"] = [{"code": "traffic-only", "message": said}]
            route.fulfill(json=told)

        page.route(re.compile("/v1/routes"), beside)
        open_map(page, service.address, QUESTION)
        assert "less pollution (traffic and PM2.5)" in await_answer(page)
        expect(page.locator(".chart .reading")).to_have_text("Air along the way · traffic and PM2.5")
        page.locator("summary", has_text="All figures").click()
        name = "Traffic and PM2.5 on the way (fastest = 100)"
        expect(page.get_by_role("rowheader", name=name)).to_be_visible()
        page.get_by_label("Language").select_option("es")
        expect(page.locator("#answer .notices").first).to_contain_text(said)


def pollutant_named(browser, service):
    """Wherever more or less of a pollutant is told that was to be kept low, it is named as in the sentence."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + "&by=no2&vs=2026-11-24T15:00")
        assert "less pollution (NO₂)." in await_answer(page)
        knob = page.get_by_role("slider", name="From the fastest to the cleanest way")
        expect(knob).to_have_attribute("aria-valuetext", re.compile(r"less pollution \(NO₂\) than the fastest$"))
        expect(page.locator(".card-air").last).to_contain_text("pollution (NO₂)")
        expect(page.locator(".compared b")).to_contain_text("less pollution (NO₂).")
        page.goto("about:blank")
        open_map(page, service.address, QUESTION.split("&at=")[0] + "&by=no2&when=best")
        await_answer(page)
        curve = page.get_by_role("slider", name="Curve of pollution (NO₂) by departure")
        curve.press("End")
        expect(curve).to_have_attribute("aria-valuetext", re.compile(r"pollution \(NO₂\) than now"))
        page.goto("about:blank")
        open_map(page, service.address, f"#from={FROM}&at={HOUR}&loop=40&by=no2")
        assert "less pollution (NO₂) than on the streets around" in await_answer(page)


def no_length(browser, service):
    """A way without length has no chart, and nothing goes wrong over it."""
    with page_of(browser, service.address) as page:
        with page.expect_response(lambda one: "/route/v1/" in one.url):
            open_map(page, service.address, f"#from={FROM}&to={FROM}&at={HOUR}")
            await_answer(page)
        page.wait_for_timeout(500)
        expect(page.locator(".profile")).to_have_count(0)


def pressed_while_drawn(browser, service):
    """What is pressed has its click, though what is drawn anew with all around it comes before the button is up."""
    along = re.compile("/route/v1/foot/")
    with page_of(browser, service.address) as page:
        asked = []
        page.route(along, lambda one: asked.append(one))
        with page.expect_request(along):
            open_map(page, service.address, QUESTION)
        await_answer(page)
        # The trade-off comes before.
        expect(page.get_by_role("slider", name="From the fastest to the cleanest way")).to_be_visible()
        turns = page.locator("summary", has_text="Turn by turn")
        turns.hover()
        page.mouse.down()
        with page.expect_response(along):
            for one in asked:
                one.continue_()
            page.unroute(along)
        pause(page, 500)
        page.mouse.up()
        expect(page.locator(".steps .step").first).to_be_visible()
        expect(page.locator(".profile")).to_be_visible()
        expect(page.locator(".steps .step").first).to_be_visible()


def steps_and_files(browser, service):
    """Turn by turn, all figures as a table, and the way as GPX, KML and GeoJSON."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator("summary", has_text="Turn by turn").click()
        expect(page.locator(".steps .step").nth(3)).to_be_visible()
        page.locator("summary", has_text="All figures").click()
        # The ways between come after the answer.
        expect(page.get_by_role("columnheader", name="Between 2")).to_be_visible()
        names = page.locator("thead th").all_inner_texts()
        assert "Cleanest" in names and len(set(names)) == len(names), names
        page.locator("summary", has_text="Save as a file").click()
        for name, begins in (("GPX", "<?xml"), ("KML", "<kml"), ("GeoJSON", "{")):
            with page.expect_download() as found:
                page.get_by_role("button", name=name, exact=True).click()
            text = pathlib.Path(found.value.path()).read_text(encoding="utf-8")
            assert text.lstrip().startswith(begins), (name, text[:80])


def rare_lengths(browser, service):
    """How far a bike is pushed, and a scooter goes among faster cars, stands among the figures where it is so."""
    told = {"bike": ("metersPushed", 39.4, "Pushing the bike", "39 m"),
        "scooter": ("metersAmongFastCars", 120.0, "Among faster cars", "120 m")}
    for mode, (key, meters, name, text) in told.items():
        with page_of(browser, service.address) as page:

            def first_has(route) -> None:
                answer = route.fetch().json()
                for number, way in enumerate(answer["routes"]):
                    way[key] = meters if number == 0 else 0
                route.fulfill(json=answer)

            page.route(re.compile("/v1/routes"), first_has)
            open_map(page, service.address, QUESTION + f"&mode={mode}")
            await_answer(page)
            page.locator("summary", has_text="All figures").click()
            row = page.locator("tbody tr", has=page.get_by_role("rowheader", name=name, exact=True))
            assert row.locator("td").first.inner_text() == text
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator("summary", has_text="All figures").click()
        expect(page.get_by_role("rowheader", name="Distance")).to_be_visible()
        for _, _, name, _ in told.values():
            expect(page.get_by_role("rowheader", name=name, exact=True)).to_have_count(0)


def shared(browser, service):
    """A link that a browser cannot share by itself is copied; nothing is where its reader thinks better of it."""
    for error, copied in (("NotAllowedError", 1), ("AbortError", 0)):
        with page_of(browser, service.address) as page:
            page.add_init_script("""globalThis.copied = [];
                const writeText = async (text) => { copied.push(text); };
                Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
                Object.defineProperty(navigator, 'share', {
                    value: async () => { throw new DOMException('', '%s'); } });""" % error)
            open_map(page, service.address, QUESTION)
            await_answer(page)
            page.get_by_role("button", name="Share the link").click()
            if copied:
                toasted(page, "The link is copied.")
            pause(page, 300)
            assert page.evaluate("copied.length") == copied and page.evaluate("toasts.length") == copied


def index_colors(browser, service):
    """A way that is coloured by the index has the colours of its scale, whatever the map is painted with."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + "&layer=no2-sigma")
        await_answer(page)
        legend = page.request.get(service.address + "tiles/air/index/now.json").json()
        colors = [band["color"] for band in legend["brisa"]["bands"]]
        page.get_by_label("Colour the way by").select_option("index")
        expect(page.locator(".chart .reading")).to_contain_text("index")
        until(page, """(colors) => {
            const fills = [...document.querySelectorAll('svg.profile rect')].map((one) => one.getAttribute('fill'));
            return fills.length > 3 && fills.every((one) => colors.includes(one));
        }""", colors)


def on_paper(browser, service):
    """Whoever prints gets one page: map, sentence, figures and turns; the screen is as before afterwards."""
    for size, scheme in ((DESK, "light"), (PHONE, "dark")):
        with page_of(browser, service.address, size, scheme) as page:
            open_map(page, service.address, QUESTION)
            sentence = await_answer(page)
            # A canvas is hidden until something is drawn, and now and then while the map is drawn again.
            before = until(page, """() => {
                const canvas = document.querySelector('#map canvas');
                return canvas?.checkVisibility() && canvas.getBoundingClientRect().toJSON();
            }""")
            file = page.pdf(format="A4", print_background=True)
            assert len(re.findall(rb"/Type\s*/Page\b", file)) == 1, "more than a page"
            assert len(file) > 40_000, "the map is missing"
            until(page, "!document.body.classList.contains('on-paper')")
            # The map is drawn again with the next frame.
            until(page, """(before) => {
                const box = document.querySelector('#map canvas')?.getBoundingClientRect();
                return box && ['x', 'y', 'width', 'height'].every((side) => Math.abs(box[side] - before[side]) < 1);
            }""", before)
            page.evaluate("dispatchEvent(new Event('beforeprint'))")
            page.emulate_media(media="print")
            paper = page.locator("#paper")
            expect(paper.locator("h2")).to_have_text(sentence)
            expect(paper.locator("h1")).to_contain_text("→")
            expect(paper.locator("table")).to_be_visible()
            assert paper.locator("ol li").count() > 4
            expect(page.locator("#map")).to_be_visible()
            expect(page.locator("#panel")).to_be_hidden()
            page.emulate_media(media="screen")
            page.evaluate("dispatchEvent(new Event('afterprint'))")
            expect(paper).to_be_hidden()
            expect(page.locator("#panel")).to_be_visible()
    with page_of(browser, service.address) as page:
        page.add_init_script("window.print = () => { window.printed = document.body.className; };")
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator("summary", has_text="Save as a file").click()
        page.get_by_role("button", name="PDF or print").click()
        until(page, "(window.printed ?? '').includes('on-paper')")
        # A browser that prints nothing leaves the page as it was.
        until(page, "!document.body.classList.contains('on-paper')")


def what_was_asked(browser, service):
    """Screen and paper say in the same words what was asked: what is avoided, and whether it is forbidden."""
    asked = "&mode=bike&by=no2&around=500&zones=39.4750,-0.3600,100&me=sensitive&via=39.4750,-0.3700,Vivers"
    what = "NO₂ · 500 m around stations %s · Zones %s: 1 · sensitive to bad air · Via Vivers"
    for strictness, word in (("", "avoided"), ("&zone=forbid", "forbidden")):
        with page_of(browser, service.address) as page:
            open_map(page, service.address, QUESTION + asked + strictness)
            await_answer(page)
            told = what % (word, word)
            expect(page.locator(".asked-text small")).to_have_text(f"Bike · {HOUR.replace('T', ' ')} · {told}")
            page.evaluate("dispatchEvent(new Event('beforeprint'))")
            expect(page.locator("#paper h1 + .detail")).to_have_text(
                re.compile(rf"^València.* · Bike · 2026-11-24 · Tue.* 08:00 · {told}$"))


TESTS = [
    slider, slider_by_pointer, picked_meanwhile, minutes_agree, words_of_chances, cleaner_by_what_is_expected,
    unknown_air, chart, no_length, chart_of_what_is_kept_low, pollutant_named, beside_traffic, pressed_while_drawn,
    steps_and_files, rare_lengths, shared, index_colors, what_was_asked, on_paper,
]
