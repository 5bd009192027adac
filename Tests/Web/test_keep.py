"""What is kept and brought: saved ways and tracks from files."""

import datetime
import re
import urllib.request

from playwright.sync_api import expect

from browser import (OFFLINE, QUESTION, await_answer, await_whole_answer, heard, linked, open_map, page_of, pause,
                     toasted, until, wait_for)
from service import HOUR, past_hour


SHORT = '<gpx><trk><trkseg><trkpt lat="39.48" lon="-0.38"/><trkpt lat="39.47" lon="-0.38"/></trkseg></trk></gpx>'


def kept(browser, service):
    """Ways are kept in the browser, opened again, and forgotten."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.get_by_role("button", name="Save", exact=True).click()
        page.locator(".asked-text").click()
        page.get_by_role("radio", name="Bike").check()
        linked(page, "mode=bike")
        await_answer(page)
        page.get_by_role("button", name="Save", exact=True).click()
        page.get_by_role("button", name="Done").click()
        page.get_by_role("button", name="New question").click()
        page.get_by_role("tab", name="Saved").click()
        # A second line tells ways between the same ends apart, for those who listen too.
        at = HOUR.replace("T", " ")
        expect(page.locator("#page-kept .step small")).to_have_text([f"Bike · {at}", f"On foot · {at}"])
        page.get_by_role("button", name=re.compile(f"^Remove: .* → .*, On foot · {at}$")).click()
        expect(page.get_by_role("button", name=re.compile("^Remove: "))).to_be_focused()
        page.locator("#page-kept .step").first.click()
        await_answer(page)
        page.get_by_role("tab", name="Saved").click()
        page.get_by_role("button", name=re.compile("^Remove: ")).first.click()
        expect(page.get_by_text("None yet: the star")).to_be_visible()
        expect(page.get_by_role("tab", name="Saved")).to_be_focused()


def opened_and_back(browser, service):
    """A saved way, or the ways along a track, take the question's place; the browser's Back brings it again."""
    with page_of(browser, service.address, allowed="Applying inline style") as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.get_by_role("button", name="Save", exact=True).click()
        asked = "&zones=39.4750,-0.3600,100"
        page.goto("about:blank")
        open_map(page, service.address, QUESTION + asked)
        await_answer(page)
        page.get_by_role("tab", name="Saved").click()
        page.locator("#page-kept .step").click()
        until(page, "!location.hash.includes('zones=')")
        page.go_back()
        linked(page, "zones=39.47500,-0.36000,100")
        expect(page.get_by_role("tab", name="Saved")).to_have_attribute("aria-selected", "true")
        page.locator("#track-file").set_input_files(
            {"name": "track.gpx", "mimeType": "application/gpx+xml", "buffer": SHORT.encode()})
        page.get_by_role("button", name="The ways between its ends").click()
        linked(page, "from=39.48000,-0.38000")
        page.go_back()
        linked(page, "from=39.48890,-0.38780")


def names_kept(browser, service):
    """A saved way is opened with the names of its stops; a link without names has them looked up, whenever it comes."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + "&via=39.4750,-0.3700")
        await_answer(page)
        linked(page, "via=39.47500,-0.37000,")
        page.get_by_role("button", name="Save", exact=True).click()
        page.get_by_role("button", name="New question").click()
        asked = []
        page.on("request", lambda one: asked.append(one.url) if "/reverse?" in one.url else None)
        page.get_by_role("tab", name="Saved").click()
        page.locator("#page-kept .step").first.click()
        await_answer(page)
        page.locator(".asked-text").click()
        name = page.locator(".end.via .name")
        expect(name).to_have_text(re.compile("Via [A-Z]"))
        assert not asked, asked
        page.evaluate("(hash) => { location.hash = hash; }", QUESTION.replace("from=39.48", "from=39.47")
                      + "&via=39.4750,-0.3700;39.4700,-0.3600")
        expect(name).to_have_text([re.compile("Via [A-Z]")] * 2)
        expect(page.get_by_role("combobox", name="From", exact=True)).to_have_value(re.compile("[A-Z]"))


def names_that_come_late(browser, service):
    """A way is saved by the names that its ends have by then, and by their numbers where they have none yet."""
    with page_of(browser, service.address) as page:
        names = []
        page.route("**/reverse?*", lambda one: names.append(one))
        open_map(page, service.address, QUESTION)
        await_whole_answer(page)
        rows = page.locator("#page-kept .step > span")
        page.get_by_role("button", name="Save", exact=True).click()
        expect(rows).to_have_text(["39.48890,-0.38780 → 39.46440,-0.34830"])
        # What asks for a name may be on its way yet.
        for name in names:
            name.continue_()
        page.unroute("**/reverse?*")
        expect(page.locator(".asked-text b")).to_contain_text(re.compile("[A-Z].* → .*[A-Z]"))
        page.get_by_role("button", name="Save", exact=True).click()
        expect(rows.first).to_have_text(re.compile("^[A-Z].* → [A-Z]"))


def names_from_right_to_left(browser, service):
    """Names that are written from right to left keep their order to themselves, and the arrow leads to the goal."""
    start, goal = "\u05ea\u05d7\u05e0\u05d4", "\u05e0\u05de\u05dc"
    with page_of(browser, service.address) as page:
        open_map(page, service.address, f"#from=39.4889,-0.3878,{start}&to=39.4644,-0.3483,{goal}")
        await_answer(page)
        page.get_by_role("button", name="Save", exact=True).click()
        expect(page.locator("#page-kept .step > span")).to_have_text(
            [f"\u2068{start}\u2069 → \u2068{goal}\u2069"])


def track(browser, service):
    """A GPX file is shown with its length; a huge one too, and one that is none is refused in words."""

    def gpx(count: int) -> bytes:
        points = "".join(
            f'<trkpt lat="{39.4889 - i * 0.0245 / count:.9f}" lon="{-0.3878 + i * 0.0395 / count:.9f}"/>'
            for i in range(count))
        return f'<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>{points}</trkseg></trk></gpx>'.encode()

    # Chromium's own tree for XML that is broken has a style, which the policy forbids.
    with page_of(browser, service.address, allowed="status of 400|Applying inline style") as page:
        open_map(page, service.address + "#tab=kept")
        chooser = page.locator("#track-file")
        for count in (60, 90_000):
            chooser.set_input_files(
                {"name": f"track{count}.gpx", "mimeType": "application/gpx+xml", "buffer": gpx(count)})
            expect(page.get_by_text(re.compile(rf"track{count}\.gpx · 4\.[0-9] km"))).to_be_visible()
        expect(page.get_by_text("Breathed: ")).to_be_visible()
        # One of another city is told why it has no figures.
        chooser.set_input_files({"name": "far.gpx", "mimeType": "application/gpx+xml",
                                 "buffer": gpx(60).replace(b'lat="39.', b'lat="49.')})
        expect(page.locator("#page-kept .problem")).to_contain_text("A place lies outside the area that is known here")
        # With times it is the air of its hour, beside the cleanest way between its ends then.
        begun = datetime.datetime.fromisoformat(past_hour()[0].replace("Z", "+00:00"))
        timed = gpx(60)
        for i in range(60):
            passed = (begun + datetime.timedelta(seconds=50 * i)).isoformat()
            timed = timed.replace(b"/>", f"><time>{passed}</time></trkpt>".encode(), 1)
        chooser.set_input_files({"name": "timed.gpx", "mimeType": "application/gpx+xml", "buffer": timed})
        expect(page.get_by_text(re.compile("timed.gpx · 4.[0-9] km · .*:00"))).to_be_visible()
        expect(page.get_by_text("Breathed: ")).to_be_visible()
        expect(page.get_by_text("between its ends would have")).to_be_visible()
        assert page.get_by_text("That is the air of now").count() == 0
        # Of tracks of the same time, as the page itself saves them, one is shown and the others can be chosen.
        both = timed.replace(b"<trk>", b"<trk><name>fastest</name>")
        shorter = timed[timed.index(b"<trk>"):timed.rindex(b"</gpx>")].replace(b"<trk>", b"<trk><name>cleanest</name>")
        both = both.replace(b"</gpx>", shorter.replace(b"39.464", b"39.470") + b"</gpx>")
        chooser.set_input_files({"name": "both.gpx", "mimeType": "application/gpx+xml", "buffer": both})
        choice = page.get_by_label("Which of its tracks")
        expect(choice.locator("option:checked")).to_have_text("fastest")
        expect(page.get_by_text("Breathed: ")).to_be_visible()
        choice.select_option("cleanest")
        expect(choice.locator("option:checked")).to_have_text("cleanest")
        expect(page.get_by_text("Breathed: ")).to_be_visible()
        page.get_by_role("button", name="The ways between its ends").click()
        await_answer(page)
        page.get_by_role("tab", name="Saved").click()
        chooser.set_input_files({"name": "no.gpx", "mimeType": "application/gpx+xml", "buffer": b"<gpx><x></gpx>"})
        expect(page.locator("#page-kept .problem")).to_have_text("There is no track in this file.")


def track_for_readers(browser, service):
    """What the server says of a track to somebody at a terminal is said in the page's words, in its language."""
    first, end = SHORT[SHORT.index("<trkpt"):SHORT.index("/>") + 2], SHORT.index("</trkseg>")
    with page_of(browser, service.address, locale="es-ES", allowed="status of 4") as page:
        open_map(page, service.address + "#tab=kept")
        for text, told, said in (
            (SHORT[:end] + first + SHORT[end:], ".notices", "El recorrido acaba donde empieza: en «Camino»"),
            (SHORT.replace('lat="39', 'lat="49'), ".problem", "Un lugar está fuera de la zona que se conoce aquí"),
        ):
            page.locator("#track-file").set_input_files(
                {"name": "track.gpx", "mimeType": "application/gpx+xml", "buffer": text.encode()})
            expect(page.locator(f"#page-kept {told}")).to_contain_text(said)


def track_chosen_last(browser, service):
    """Of two files that is shown which was chosen last, though the other takes longer to read."""
    with page_of(browser, service.address) as page:
        page.add_init_script("""const { text } = Blob.prototype;
            File.prototype.text = function () {
                if (this.name !== 'slow.gpx') return text.call(this);
                return new Promise((done) => { globalThis.readSlow = () => { done(text.call(this)); }; });
            };""")
        open_map(page, service.address, "#tab=kept")
        for name, is_there in (("slow", "'readSlow' in globalThis"), ("quick", "true")):
            page.locator("#track-file").set_input_files(
                {"name": f"{name}.gpx", "mimeType": "application/gpx+xml", "buffer": SHORT.encode()})
            until(page, is_there)
        shown = page.get_by_text(re.compile(r"quick\.gpx · 1\.[0-9] km"))
        expect(shown).to_be_visible()
        page.evaluate("readSlow()")
        pause(page, 500)
        expect(shown).to_be_visible()


def track_told_last(browser, service):
    """Of two answers about a track that of the language chosen last counts, though the other comes after it."""
    with page_of(browser, service.address, allowed="status of 400") as page:
        asked = []
        page.route("**/v1/tracks*", lambda one: asked.append(one))

        def told(number: int) -> None:
            wait_for(page, lambda: len(asked) > number,
                     lambda: f"{len(asked)} questions about the track, and not {number + 1}")
            language = asked[number].request.headers["accept-language"]
            asked[number].fulfill(status=400, content_type="application/problem+json",
                                  body='{"code": "strange", "detail": "Said in %s."}' % language)

        open_map(page, service.address, "#tab=kept")
        page.locator("#track-file").set_input_files(
            {"name": "track.gpx", "mimeType": "application/gpx+xml", "buffer": SHORT.encode()})
        told(0)
        trouble = page.locator("#page-kept .problem")
        expect(trouble).to_have_text("Said in en.")
        page.locator("select.language").select_option("es")
        page.locator("select.language").select_option("ca")
        told(2)
        expect(trouble).to_have_text("Said in ca.")
        told(1)
        pause(page, 300)
        expect(trouble).to_have_text("Said in ca.")


def track_heard_once(browser, service):
    """What goes wrong with a track is heard once, and not again whenever the page is drawn anew."""
    with page_of(browser, service.address, allowed="status of 400") as page:
        page.route("**/v1/tracks*", lambda route: route.fulfill(
            status=400, content_type="application/problem+json", body='{"code": "strange", "detail": "How strange."}'))
        open_map(page, service.address, "#tab=kept")
        page.locator("#track-file").set_input_files(
            {"name": "track.gpx", "mimeType": "application/gpx+xml", "buffer": SHORT.encode()})
        heard(page, "How strange.")
        for tab in ("Way", "Saved"):
            page.get_by_role("tab", name=tab).click()
        expect(page.locator("#page-kept .problem")).to_have_text("How strange.")
        pause(page, 500)
        assert page.evaluate("heard") == ["How strange."] and page.locator("#page-kept [role=alert]").count() == 0


def track_with_network_back(browser, service):
    """A track of which nothing could be asked for want of a network is told of when there is one again."""
    with page_of(browser, service.address, allowed=OFFLINE.pattern) as page:
        open_map(page, service.address, "#tab=kept")
        page.context.set_offline(True)
        page.locator("#track-file").set_input_files(
            {"name": "track.gpx", "mimeType": "application/gpx+xml", "buffer": SHORT.encode()})
        expect(page.locator("#page-kept .problem")).to_have_text("There is no network.")
        page.context.set_offline(False)
        expect(page.get_by_text("Breathed: ")).to_be_visible()
        expect(page.locator("#page-kept .problem")).to_have_count(0)
        # What was told of it stays where it cannot be told anew, in another language.
        page.context.set_offline(True)
        page.locator("select.language").select_option("es")
        expect(page.locator("#page-kept .problem")).to_have_text("No hay red.")
        expect(page.get_by_text("Respirado: ")).to_be_visible()


def traffic_of_track(browser, service):
    """The ways that the service saves can be read; by traffic they have no burden in minutes."""
    asked = "v1/routes?from=39.4889,-0.3878&to=39.4644,-0.3483&by=traffic&format=gpx&at=" + past_hour()[0]
    with urllib.request.urlopen(service.address + asked) as answer:
        ways = answer.read()
    with page_of(browser, service.address) as page:
        open_map(page, service.address + "#tab=kept&by=traffic")
        page.locator("#track-file").set_input_files(
            {"name": "ways.gpx", "mimeType": "application/gpx+xml", "buffer": ways})
        choice = page.get_by_label("Which of its tracks")
        expect(choice.locator("option:checked")).to_have_text("fastest")
        expect(page.get_by_text(re.compile(r"with least traffic .* would have had less of it \(−\d"))).to_be_visible()
        expect(page.get_by_text("NO₂ inhaled: ")).to_be_visible()
        assert page.get_by_text("Breathed: ").count() == 0
        choice.select_option(choice.locator("option").last.inner_text())
        expect(page.get_by_text("No way between its ends would have been much cleaner.")).to_be_visible()


def dropped(browser, service):
    """Files are taken where they are dropped, a folder is told to be none, and text goes into a field as anywhere."""
    drop = """([type, what]) => {
        const dataTransfer = new DataTransfer();
        if (what === 'text') dataTransfer.setData('text/plain', what);
        else dataTransfer.items.add(new File([what], 'track.gpx'));
        const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
        document.querySelector('#ask input').dispatchEvent(event);
        return event.defaultPrevented;
    }"""
    with page_of(browser, service.address, allowed="Applying inline style") as page:
        open_map(page, service.address)
        assert not page.evaluate(drop, ["dragover", "text"]) and not page.evaluate(drop, ["drop", "text"])
        assert page.evaluate(drop, ["dragover", SHORT]) and page.evaluate(drop, ["drop", SHORT])
        expect(page.get_by_text(re.compile(r"track\.gpx · 1\.[0-9] km"))).to_be_visible()
        expect(page.get_by_text(re.compile("Breathed: [0-9.]+ min at"))).to_be_visible()
        page.evaluate("() => { File.prototype.text = () => Promise.reject(new DOMException('', 'NotFoundError')); }")
        page.evaluate(drop, ["drop", SHORT])
        expect(page.locator("#page-kept .problem")).to_have_text("There is no track in this file.")


def keeps_nothing(browser, service):
    """In a browser that keeps nothing and has no clipboard the page is there, and says what it cannot do."""
    with page_of(browser, service.address) as page:
        page.add_init_script("""
            Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });
            Object.defineProperty(navigator, 'clipboard', { value: undefined });
            Object.defineProperty(navigator, 'share', { value: undefined });""")
        open_map(page, service.address, QUESTION)
        await_answer(page)
        page.get_by_role("button", name="Save", exact=True).click()
        toasted(page, "This browser does not keep it")
        page.get_by_role("button", name="Share the link").click()
        toasted(page, "The link cannot be copied here")
        page.get_by_label("Language").select_option("es")
        expect(page.get_by_role("tab", name="Guardado")).to_be_visible()


def forgotten_in_two_tabs(browser, service):
    """A way is forgotten by what it is, not by where it stood in the list."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, "#tab=kept")
        page.evaluate("""() => localStorage.setItem('brisa.kept',
            JSON.stringify({ routes: ['a', 'b'].map((name) => ({ name, link: `#mode=${name}` })) }))""")
        page.reload()
        names = page.locator("#page-kept .plain .step > span")
        expect(names).to_have_text(["a", "b"])
        page.evaluate("""() => localStorage.setItem('brisa.kept',
            JSON.stringify({ routes: ['new', 'a', 'b'].map((name) => ({ name, link: `#mode=${name}` })) }))""")
        page.get_by_role("button", name="Remove: a").click()
        expect(names).to_have_text(["new", "b"])


def places_of_one_name(browser, service):
    """Two places of one name are both kept, told apart by where they are, and forgotten each for itself."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, "#from=39.4889,-0.3878,Casa&to=39.4644,-0.3483,Casa&tab=kept")
        for star in page.get_by_role("button", name="Save: Casa").all():
            star.click()
        rows = page.locator("#page-kept .plain .step")
        expect(rows.locator("small")).to_have_text(["39.46440,-0.34830", "39.48890,-0.38780"])
        # Kept again it is one, and comes first.
        page.get_by_role("button", name="Save: Casa").first.click()
        expect(rows.locator("small")).to_have_text(["39.48890,-0.38780", "39.46440,-0.34830"])
        page.get_by_role("tab", name="Way").click()
        page.get_by_role("button", name="New question").click()
        page.get_by_role("combobox", name="From", exact=True).fill("casa")
        hits = page.get_by_role("listbox", name="From").get_by_role("option")
        expect(hits.first.locator("small")).to_have_text("saved · 39.48890,-0.38780")
        page.get_by_role("tab", name="Saved").click()
        page.get_by_role("button", name="Remove: Casa, 39.48890,-0.38780").click()
        expect(rows).to_have_text(["Casa"])
        rows.click()
        linked(page, "to=39.46440,-0.34830,Casa")


def long_track(browser, service):
    """Of a track that is too long the first places are read, and that is said; times without a zone are UTC."""
    begun = datetime.datetime.fromisoformat(past_hour()[0].replace("Z", ""))
    times = [(begun + datetime.timedelta(milliseconds=20 * i)).isoformat() for i in range(100_010)]
    points = "".join(
        f'<trkpt lat="{39.4889 - i * 2.4e-7:.7f}" lon="{-0.3878 + i * 3.9e-7:.7f}"><time>{time}</time></trkpt>'
        for i, time in enumerate(times))
    text = f'<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>{points}</trkseg></trk></gpx>'
    with page_of(browser, service.address, allowed="status of 4") as page:
        open_map(page, service.address + "#tab=kept")
        with page.expect_request(lambda one: "/v1/tracks" in one.url) as sent:
            page.locator("#track-file").set_input_files(
                {"name": "long.gpx", "mimeType": "application/gpx+xml", "buffer": text.encode()})
        expect(page.get_by_text("Only its first 100,000 places are read.")).to_be_visible()
        assert f"<time>{begun.isoformat()}" in sent.value.post_data, sent.value.post_data[:300]


TESTS = [
    kept, opened_and_back, names_kept, names_that_come_late, names_from_right_to_left, dropped, keeps_nothing,
    forgotten_in_two_tabs, places_of_one_name, track, track_for_readers, track_chosen_last, track_told_last,
    track_heard_once, track_with_network_back, long_track, traffic_of_track,
]
