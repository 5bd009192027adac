"""For every reader: languages, narrow screens, and WCAG 2.2 AA by axe."""

import contextlib
import json
import pathlib
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser import (DESK, OFFLINE, PHONE, QUESTION, await_answer, await_whole_answer, open_map, page_of,
                     panel_at_rest, pause, tap, until)

WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}


def languages(browser, service):
    """Spanish, Valencian and English, with their numbers, and the choice is kept."""
    with page_of(browser, service.address, locale="es-ES") as page:
        open_map(page, service.address, QUESTION)
        assert "contaminación" in await_answer(page)
        expect(page.locator(".card").first).to_contain_text("4,7 km")
        page.get_by_label("Idioma").select_option("ca")
        expect(page.locator(".verdict")).to_contain_text("contaminació.")
        expect(page.get_by_role("tab", name="Camí")).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "ca"
        page.reload()
        expect(page.get_by_role("tab", name="Guardat")).to_be_visible()
        page.get_by_label("Llengua").select_option("en")
        expect(page.get_by_role("tab", name="Saved")).to_be_visible()
        # An address may name a language, beside what others have written there; it does not undo what is chosen then.
        open_map(page, service.address, "?ref=mail/news&lang=es" + QUESTION)
        page.get_by_label("Idioma").select_option("ca")
        page.reload()
        expect(page.get_by_role("tab", name="Guardat")).to_be_visible()
        assert "&lang=ca#" in page.url, page.url


def sentences_of_the_server(browser, service):
    """What the server itself says, of a question or of a track, is said again in a language that is chosen later."""
    refusal = '{"code": "strange", "detail": "Said in %s."}'
    with page_of(browser, service.address, allowed="status of 400") as page:
        page.route(re.compile("/v1/(routes|tracks)"), lambda route: route.fulfill(
            status=400, content_type="application/problem+json",
            body=refusal % route.request.headers["accept-language"]))
        open_map(page, service.address, QUESTION)
        expect(page.locator(".problem")).to_contain_text("Said in en.")
        page.get_by_role("tab", name="Saved").click()
        places = "".join(f'<trkpt lat="39.48{i}" lon="-0.38"/>' for i in range(9))
        page.locator("#track-file").set_input_files({
            "name": "track.gpx", "mimeType": "application/gpx+xml",
            "buffer": f"<gpx><trk><trkseg>{places}</trkseg></trk></gpx>".encode()})
        expect(page.locator("#page-kept .problem")).to_have_text("Said in en.")
        page.get_by_label("Language").select_option("es")
        expect(page.locator("#page-kept .problem")).to_have_text("Said in es.")
        page.get_by_role("tab", name="Camino").click()
        expect(page.locator("#answer .problem")).to_contain_text("Said in es.")


def notices_of_the_server(browser, service):
    """What the server says of an answer is shown as it says it, in the page's language; not what ails a source."""
    with page_of(browser, service.address) as page:

        def noticed(route) -> None:
            told = route.fetch().json()
            said = f"Said in {route.request.headers['accept-language']}."
            told["notices"] = [{"code": code, "message": said} for code in ("typical-air", "source-failed", "new")]
            route.fulfill(json=told)

        page.route(re.compile("/v1/routes"), noticed)
        open_map(page, service.address, QUESTION)
        notices = page.locator("#answer .notices").first.locator("li")
        failed = {"en": "A source of readings failed.", "es": "Una fuente de lecturas ha fallado.",
                  "ca": "Una font de lectures ha fallat."}
        for language, own in failed.items():
            page.locator("select.language").select_option(language)
            said = f"Said in {language}."
            expect(notices.nth(2)).to_have_text(said)
            assert notices.all_inner_texts()[:3] == [said, own, said]


def without_javascript(browser, service):
    """Without JavaScript the page says what it needs, in three languages, where one sees it."""
    for size in (DESK, PHONE):
        with page_of(browser, service.address, size, java_script_enabled=False) as page:
            page.goto(service.address)
            for language in ("en", "es", "ca"):
                text = page.locator(f"p[lang={language}]")
                expect(text).to_contain_text("JavaScript")
                # Where something lay over it, the pointer would not reach it.
                text.hover(timeout=5000)


def texts_complete(browser, service):
    """Every text is there in all three languages, with the same values in it, and in the form for strangers."""
    folder = pathlib.Path(__file__).parents[2] / "Sources/Server/Page/Web/words"
    texts = {code: (folder / f"{code}.mjs").read_text(encoding="utf-8") for code in ("en", "es", "ca")}
    with contextlib.closing(browser.new_page()) as page:
        missing = page.evaluate(
            """async (texts) => {
              const [en, es, ca] = await Promise.all(Object.entries(texts).map(async ([code, text]) =>
                (await import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))))[code]));
              const holes = (text) => (text.match(/\\{\\w+\\}/g) ?? []).sort().join();
              return Object.keys(en).flatMap((key) => Object.entries({ es, ca })
                .filter(([, words]) => !words[key] || holes(words[key]) !== holes(en[key]))
                .map(([code]) => `${code} ${key}`)).concat(
                  [es, ca].flatMap((words) => Object.keys(words).filter((key) => !(key in en))));
            }""", texts)
    assert not missing, missing
    familiar = re.compile(
        r"\b(?:has|tus?|te|ti|tuy[oa]s?|sigue|llegas|toca|escribe|arrastra|mueve|mantén|suelta|prueba|estás|vas|sales"
        r"|quieres|puedes|tienes|teu(?:a|es|s)?|seguix|arribes|escriu|arrossega|mou|mantín|solta|prova|estàs|vols"
        r"|pots|tens)\b", re.IGNORECASE)
    assert not familiar.findall(texts["es"] + texts["ca"])


def phone(browser, service):
    """On 360 pixels nothing is cut off, targets are large enough, and the sheet has three heights."""
    with page_of(browser, service.address, PHONE) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        # What is fixed to the screen makes the document no wider: its parts are measured.
        assert page.evaluate("['head', 'body'].every((id) => document.getElementById(id).scrollWidth <= 360)")
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, select, input, summary, a[href]')].filter((one) => {
              const box = one.getBoundingClientRect();
              return box.width && box.bottom > 0 && (box.width < 24 || box.height < 24)
                && !one.closest('.skip, .unseen');
            }).map((one) => one.outerHTML.slice(0, 120))"""
        )
        assert not small, small
        panel, grip = page.locator("#panel"), page.locator("#grip")
        expect(panel).to_have_attribute("data-sheet", "half")
        grip.click()
        expect(panel).to_have_attribute("data-sheet", "full")
        panel_at_rest(page)
        assert panel.bounding_box()["height"] > 650
        grip.click()
        expect(panel).to_have_attribute("data-sheet", "low")
        # A quick drag lands where the finger left it, and the keyboard goes on from there.
        panel_at_rest(page)
        box = grip.bounding_box()
        page.mouse.move(180, box["y"] + 10)
        page.mouse.down()
        page.mouse.move(180, 300)
        page.mouse.move(180, 40)
        page.mouse.up()
        expect(panel).to_have_attribute("data-sheet", "full")
        grip.press("Enter")
        expect(panel).to_have_attribute("data-sheet", "low")


def hints_in_fields(browser, service):
    """What stands in an empty field is as light or dark as every other hint."""
    with page_of(browser, service.address, scheme="dark") as page:
        open_map(page, service.address)
        page.locator("summary", has_text="My profile").click()
        color = "(one, part) => getComputedStyle(one, part).color"
        hint = page.get_by_text("It stays in this browser").evaluate(color, None)
        for field in (page.get_by_role("combobox", name="From", exact=True), page.get_by_label("On foot, km/h")):
            assert field.evaluate(color, "::placeholder") == hint, field


def sheet_beside_the_map(browser, service):
    """On a phone the sheet is raised to change a question, and lowered for its answer, for the air, and for a zone."""
    with page_of(browser, service.address, PHONE) as page:
        panel = page.locator("#panel")

        def height(wanted: str) -> None:
            expect(panel).to_have_attribute("data-sheet", wanted)

        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.locator(".asked-text").click()
        height("full")
        # In a field for text the phone would open its keyboard.
        expect(page.get_by_role("radio", name="On foot")).to_be_focused()
        page.get_by_role("button", name="Done").click()
        height("half")
        expect(page.locator(".verdict")).to_be_in_viewport()
        page.locator(".asked-text").click()
        height("full")
        page.get_by_role("tab", name="Air").click()
        height("half")
        # It comes down in a moment: until then it lies where one taps.
        until(page, "document.getElementById('panel').getBoundingClientRect().top > innerHeight / 2")
        tap(page, 0.2, 0.35)
        expect(page.locator(".place h2")).to_have_text("The air here")
        page.get_by_role("tab", name="Way").click()
        page.locator("summary", has_text="What to avoid").click()
        for is_drawn in (True, False):
            page.get_by_role("button", name="Draw a circle").click()
            height("low")
            if is_drawn:
                page.mouse.move(150, 250)
                page.mouse.down()
                page.mouse.move(180, 280, steps=4)
                page.mouse.up()
            else:
                page.keyboard.press("Escape")
            height("half")
        expect(page.get_by_text("Zones: 1")).to_be_visible()


def low_window(browser, service):
    """At 400 % of a desk's screen, and on a phone that lies on its side, the sheet covers none of the map's tools."""
    for size in ({"width": 320, "height": 256}, {"width": 667, "height": 375}):
        with page_of(browser, service.address, size) as page:
            open_map(page, service.address)
            for height in ("half", "low"):
                page.locator("#panel").evaluate("(one, height) => { one.dataset.sheet = height; }", height)
                panel_at_rest(page)
                top = page.locator("#panel").bounding_box()["y"]
                tools, foot = (page.locator(one).bounding_box() for one in ("#map-tools", "#legend-chip"))
                assert tools["y"] + tools["height"] <= top, (size, height, tools, top)
                assert foot["x"] + foot["width"] <= tools["x"], (size, foot, tools)


LARGE_TEXT = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; });"


def narrow(browser, service):
    """On a narrow phone, and with letters twice as large, nothing is wider than the screen, in any language."""
    for locale, width, is_large in [(locale, *size) for locale in ("en-GB", "es-ES", "ca-ES")
                                    for size in ((360, False), (320, False), (390, True))]:
        with page_of(browser, service.address, {"width": width, "height": 740}, locale=locale) as page:
            if is_large:
                page.add_init_script(LARGE_TEXT)
            open_map(page, service.address + QUESTION + "&vs=2026-11-25T08:00&layer=no2-exceedance")
            await_answer(page)
            expect(page.locator(".compared table")).to_be_visible()
            for tab in ("air", "kept", "way"):
                page.locator(f"#tab-{tab}").click()
                for fold in page.locator(f"#page-{tab} > div > details:not([open]) > summary").all()[::-1]:
                    fold.click()
                until(page, "(width) => document.getElementById('body').scrollWidth <= width", width)
            page.locator(".asked-text").click()
            for fold in page.locator("#ask details > summary").all():
                fold.click()
            until(page, "(width) => document.getElementById('body').scrollWidth <= width", width)


def large_text(browser, service):
    """With letters twice as large all tabs are there, and what ends following; the link to the panel hides whole."""
    inside = """(chosen) => [...document.querySelectorAll(chosen)].every((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    })"""
    for size in ({"width": 360, "height": 640}, {"width": 320, "height": 640}):
        with page_of(browser, service.address, size, locale="es-ES", permissions=["geolocation"],
                     geolocation={"latitude": 39.48887, "longitude": -0.38778, "accuracy": 8}) as page:
            page.add_init_script(LARGE_TEXT)
            open_map(page, service.address, QUESTION)
            await_answer(page)
            until(page, inside, ".tabs button")
            assert page.evaluate("document.getElementById('skip').getBoundingClientRect().bottom") <= 0
            page.locator("#answer button.main").first.evaluate("(one) => one.click()")
            expect(page.locator("#follow .next")).to_contain_text("En ")
            until(page, inside, "#follow button")


def accessible(browser, service):
    """axe finds nothing against WCAG 2.2 AA: light and dark, desk and phone, in every part of the page."""
    for size in (DESK, PHONE):
        for scheme in ("light", "dark"):
            with page_of(browser, service.address, size, scheme, bypass_csp=True) as page:
                open_map(page, service.address)
                check(page, f"{scheme} {size['width']} first")
                page.goto(service.address + QUESTION + "&via=39.4750,-0.3700&vs=2026-11-25T08:00"
                          "&zones=39.47,-0.38,39.48,-0.38,39.48,-0.37")
                page.reload()
                await_answer(page)
                pause(page, 600)
                for summary in ("Turn by turn", "All figures", "Save as a file"):
                    page.locator("summary", has_text=summary).click()
                expect(page.locator(".compared table")).to_be_visible()
                check(page, f"{scheme} {size['width']} answer")
                page.locator(".asked-text").click()
                page.locator("summary", has_text="What to avoid").click()
                page.locator("summary", has_text="My profile").click()
                check(page, f"{scheme} {size['width']} question")
                page.get_by_role("button", name="Draw an area").click()
                expect(page.locator("#drawing-hint")).to_be_visible()
                check(page, f"{scheme} {size['width']} drawing")
                page.keyboard.press("Escape")
                page.get_by_role("tab", name="Air").click()
                page.locator("summary", has_text="Stations").click()
                page.locator("#page-air .step").first.click()
                expect(page.locator("table.air")).to_be_visible()
                check(page, f"{scheme} {size['width']} air")
                page.get_by_role("tab", name="Saved").click()
                check(page, f"{scheme} {size['width']} saved")


def system_colors(browser, service):
    """Where the system chooses the colours, what is chosen is told by its edge, and a legend keeps its own."""
    with page_of(browser, service.address, forced_colors="active") as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)

        def style(chosen: str, name: str) -> list:
            return page.evaluate("""([chosen, name]) =>
                [...document.querySelectorAll(chosen)].map((one) => getComputedStyle(one)[name])""", [chosen, name])

        assert style(".card input:checked + .card-face", "borderTopWidth") == ["3px"]
        chosen, = style(".tabs [aria-selected=true]", "borderBottomColor")
        assert chosen not in style(".tabs [aria-selected=false]", "borderBottomColor"), chosen
        page.locator(".asked-text").click()
        assert set(style(".segments input:checked + span", "borderTopStyle")) == {"solid"}
        page.get_by_role("tab", name="Air").click()
        expect(page.locator(".keys li")).to_have_count(6)
        assert len(set(style(".keys .swatch", "backgroundColor"))) == 6


def keyboard_stays(browser, service):
    """Where the control that one pressed goes, the keyboard is on the next one, or where it was, and never nowhere."""
    with page_of(browser, service.address, allowed=OFFLINE.pattern) as page:

        def press(name: str, then: str) -> None:
            page.get_by_role("button", name=name, exact=True).press("Enter")
            until(page, "(then) => document.activeElement.matches(then)", then)

        open_map(page, service.address, QUESTION + "&me=lit&zones=39.4750,-0.3600,100")
        await_answer(page)
        page.locator(".asked-text").click()
        press("Done", ".asked-text")
        page.locator(".asked-text").press("Enter")
        page.locator("summary", has_text="My profile").click()
        page.locator("summary", has_text="What to avoid").click()
        press("Remove: Zone 1", "summary")
        await_answer(page)
        press("Clear my profile", "#ask button.wide")
        press("Draw a circle", "#ask button")
        press("Cancel", "#map")
        page.route("**/v1/*", lambda route: route.abort())
        page.get_by_role("radio", name="Bike").check()
        expect(page.locator("#answer .problem")).to_be_visible()
        with page.expect_event("requestfailed", lambda one: "/v1/routes" in one.url):
            press("Try again", "#answer, #answer *")
        page.unroute("**/v1/*")
        press("Try again", "#answer, #answer *")
        await_answer(page)
        page.get_by_role("tab", name="Saved").click()
        star = page.locator("#page-kept .files .small").first
        star.press("Enter")
        expect(star).to_be_focused()
        page.get_by_role("tab", name="Air").click()
        page.locator(".hours input").fill("5")
        press("now", ".hours input")
        # Whose data it is is told anew with each layer and hour.
        page.locator(".whose summary").focus()
        page.evaluate("location.hash = 'tab=air&layer=pm25'")
        expect(page.locator("#legend-chip")).to_contain_text("PM2.5")
        assert page.evaluate("document.activeElement.matches('.whose summary')")


def keyboard_on_a_turn(browser, service):
    """The keyboard stays on the turn on which it is when the answer is drawn anew."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_whole_answer(page)
        page.locator("summary", has_text="Turn by turn").click()
        turn = page.locator(".steps .step").first
        turn.focus()
        before = turn.element_handle()
        page.evaluate("dispatchEvent(new Event('offline'))")
        until(page, "(one) => !one.isConnected", before)
        pause(page, 300)
        expect(turn).to_be_focused()


def check(page, where: str) -> None:
    # What is on its way is paler than it will be.
    panel_at_rest(page)
    found = Axe().run(page, options=WCAG).response["violations"]
    told = [f"{where}: {one['id']}: {one['help']}: " + json.dumps([node["html"][:160] for node in one["nodes"][:3]])
            for one in found]
    assert not told, "\n".join(told)


TESTS = [
    languages, sentences_of_the_server, notices_of_the_server, without_javascript, texts_complete, phone,
    hints_in_fields, sheet_beside_the_map, low_window, narrow, large_text, keyboard_stays, keyboard_on_a_turn,
    system_colors, accessible,
]
