"""What the page keeps for when there is no network, or no server behind its gateway."""

from contextlib import contextmanager

from playwright.sync_api import Error, expect

from browser import OFFLINE, QUESTION, await_answer, await_worker, open_map, page_of, pause, tap, until
from service import Gateway, Service


def stored(page, *paths: str) -> None:
    """Waits until the page has kept the answers of some paths."""
    until(page, """async (paths) => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        const found = kept.flat().map((one) => new URL(one.url).pathname);
        return paths.every((path) => found.includes(path));
    }""", list(paths))


@contextmanager
def page_alone(browser, program, question=""):
    """A page with its worker at a service of its own, and what takes network and service away."""
    other = Service(program)
    try:
        with page_of(browser, other.address, allowed=OFFLINE.pattern, worker=True) as page:
            def go_offline() -> None:
                page.context.set_offline(True)
                other.stop()

            open_map(page, other.address, question)
            await_worker(page)
            yield page, go_offline
    finally:
        other.stop()


def offline(browser, service, program):
    """After the first visit the page opens without a network, with the last answer and its age."""
    with page_alone(browser, program, QUESTION) as (page, go_offline):
        page.reload()
        first = await_answer(page)
        stored(page, "/v1/routes", "/v1/cities", "/openapi.json", "/tiles/base.json")
        go_offline()
        page.reload()
        assert await_answer(page) == first
        expect(page.get_by_text("The server is not reached: this answer was stored")).to_be_visible()


def offline_after_one_visit(browser, service, program):
    """One visit is enough: without a network the page opens again, and knows its city."""
    with page_alone(browser, program) as (page, go_offline):
        go_offline()
        page.reload()
        expect(page.locator("#head .city")).to_have_text("València (sketch)")
        pause(page, 300)
        expect(page.locator("#answer .problem")).to_have_count(0)


def offline_in_another_language(browser, service, program):
    """Without a network, in a language in which nothing was stored, what was stored last in another one is shown."""
    with page_alone(browser, program, QUESTION) as (page, go_offline):
        page.reload()
        await_answer(page)
        stored(page, "/v1/routes")
        page.locator("select.language").select_option("es")
        until(page, """async () => (await (await caches.open('brisa-ways')).keys()).some((one) =>
            one.url.includes('/v1/routes?') && !one.url.includes('pareto')
            && one.headers.get('Accept-Language') === 'es')""")
        go_offline()
        page.locator("select.language").select_option("ca")
        expect(page.locator("#answer .old")).to_be_visible()
        page.locator("summary", has_text="Pas a pas").click()
        expect(page.locator(".steps .step").first).to_contain_text("Salga")


def offline_elsewhere(browser, service, program):
    """Without a network the page is where it is, and stands in for nothing else at its server."""
    with page_alone(browser, program) as (page, go_offline):
        address = page.evaluate("new URL('.', location.href).href")
        go_offline()
        try:
            page.goto(address + "v1/heatmap/files/index.html")
        except Error as error:
            assert "net::ERR_" in error.message, error.message
        else:
            raise AssertionError("the page stands in for a report")
        # The browser's own page, which says so, comes a moment later.
        page.wait_for_url("chrome-error://chromewebdata/", wait_until="commit")
        open_map(page, address, "?lang=es")


def stopped_behind_gateway(browser, service, program):
    """A gateway's word that the server is gone counts as no network: what was kept is shown, with its age."""
    other = Service(program)
    gateway = Gateway(other.port)
    try:
        with page_of(browser, gateway.address, allowed=OFFLINE.pattern, worker=True) as page:
            open_map(page, gateway.address, QUESTION)
            await_worker(page)
            page.reload()
            first = await_answer(page)
            page.get_by_role("tab", name="Air").click()
            tap(page, 0.4, 0.5)
            expect(page.locator(".trend")).to_be_visible()
            stored(page, "/v1/routes", "/v1/cities", "/openapi.json", "/tiles/base.json", "/v1/stations", "/v1/air",
                   "/v1/air/hours", "/tiles/air/no2/2026-11-24T07%3A00Z.json")
            until(page, "caches.open('brisa-air').then((one) => one.keys()).then((all) => all.length > 0)")
            # What the page cannot do without lies where no answer pushes it out, and ways where no air does.
            kept = page.evaluate("""async () => {
              const path = (one) => new URL(one.url).pathname;
              const paths = async (name) => (await (await caches.open(name)).keys()).map(path);
              const names = await caches.keys();
              return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await paths(name)])));
            }""")
            assert {"/v1/cities", "/openapi.json", "/tiles/base.json"} <= set(kept["brisa-ground"]), kept
            assert "/v1/routes" in kept["brisa-ways"] and "/v1/routes" not in kept["brisa-answers"], kept
            assert not any(path.endswith((".png", ".mvt")) for path in kept["brisa-answers"]), kept
            other.stop()
            page.reload()
            page.get_by_role("tab", name="Air").click()
            expect(page.get_by_text("this air was stored")).to_be_visible()
            expect(page.locator("#legend-chip")).to_contain_text("stored")
            expect(page.locator(".sources li").first).to_contain_text("stored")
            assert "fresh" not in page.locator(".sources").inner_text()
            page.get_by_role("tab", name="Way").click()
            assert await_answer(page) == first
            expect(page.get_by_text("this answer was stored")).to_be_visible()
    finally:
        other.stop()
        gateway.shutdown()


TESTS = [
    offline, offline_after_one_visit, offline_in_another_language, offline_elsewhere, stopped_behind_gateway,
]
