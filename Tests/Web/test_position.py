"""Where somebody is: outside the city, some minutes ago, roughly, too late, not given, and behind HTTPS."""

import contextlib
import re
import shutil

from playwright.sync_api import expect

from browser import (PHONE, QUESTION, await_answer, await_worker, clock_ahead, heard, late_position, linked, open_map,
                     page_of, tap, toasted, until)
from service import Proxy


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


def outside(browser, service):
    """Somebody outside the city is told, and sees the city."""
    with page_of(browser, service.address, permissions=["geolocation"],
                 geolocation={"latitude": 60.17, "longitude": 24.94}) as page:
        open_map(page, service.address)
        page.locator("#map-tools").get_by_role("button", name="My position").click()
        heard(page, "You are outside")
        toasted(page, "You are outside")


# Whether there is a dot on the map, by its colour.
DOT = """() => [...document.querySelectorAll('#map canvas')].some((one) => {
    if (!one.width || !one.height) return false;
    const { data } = one.getContext('2d').getImageData(0, 0, one.width, one.height);
    for (let i = 0; i < data.length; i += 4) {
        if (data[i] === 26 && data[i + 1] === 115 && data[i + 2] === 217) return true;
    }
    return false;
})"""


def position_of_before(browser, service):
    """Where one was some minutes ago is not shown as where one is."""
    with page_of(browser, service.address, permissions=["geolocation"],
                 geolocation={"latitude": 39.4699, "longitude": -0.3763, "accuracy": 8}) as page:
        clock_ahead(page)
        open_map(page, service.address)
        page.locator("#map-tools").get_by_role("button", name="My position").click()
        until(page, DOT)
        page.evaluate("later(11)")
        until(page, f"() => !({DOT})()")


def rough_position(browser, service):
    """A start where one is roughly is taken, and it is said how far it may be from there."""
    with page_of(browser, service.address, permissions=["geolocation"],
                 geolocation={"latitude": 39.4699, "longitude": -0.3763, "accuracy": 3000}) as page:
        open_map(page, service.address)
        page.locator("#ask").get_by_role("button", name="My position").click()
        toasted(page, "Your position is known only to within 3.0 km.")
        linked(page, "from=39.46990,-0.37630")


def refused(browser, service):
    """Who does not give the position sees why, whatever the panel shows; beside the question until that is another."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address, QUESTION + "&tab=air")
        page.locator("#map-tools").get_by_role("button", name="My position").click()
        toasted(page, "The browser was told not to give the position.")
        page.get_by_role("tab", name="Way").click()
        page.locator(".asked-text").click()
        hint = page.locator("#ask > .hint")
        expect(hint).to_have_text("The browser was told not to give the position.")
        page.get_by_label("Language").select_option("es")
        expect(hint).to_contain_text("navegador")
        page.get_by_role("radio", name="Bici").check()
        expect(hint).to_have_count(0)


def behind_proxy(browser, service, program, path):
    """Behind nginx by the lines of docs/service.md a phone has a position, and can install the page; else neither."""
    if not shutil.which("nginx") or not shutil.which("openssl"):
        print("web: behind_proxy is not tried: there is no nginx or no openssl", flush=True)
        return
    phone = {"size": PHONE, "permissions": ["geolocation"], "geolocation": {"latitude": 39.4699, "longitude": -0.3763}}
    with Proxy(service.port) as proxy, contextlib.closing(browser.browser_type.launch(
        executable_path=path, args=["--no-sandbox", "--disable-gpu", "--ignore-certificate-errors",
                                    f"--host-resolver-rules=MAP {proxy.host} 127.0.0.1"]
    )) as phones:
        plain = f"http://{proxy.host}:{service.port}/"
        with page_of(phones, plain, **phone) as page:
            open_map(page, plain)
            assert not page.evaluate("isSecureContext")
            page.locator("#map-tools").get_by_role("button", name="My position").click()
            expect(page.get_by_text("The position needs a secure address (https).").first).to_be_visible()
        with page_of(phones, proxy.address, worker=True, ignore_https_errors=True, **phone) as page:
            open_map(page, proxy.address)
            assert page.evaluate("isSecureContext")
            await_worker(page)
            page.locator("#ask").get_by_role("button", name="My position").click()
            linked(page, "from=39.46990,-0.37630")
            assert page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.ok)")
            page.goto(proxy.address + QUESTION)
            page.reload()
            await_answer(page)


TESTS = [
    position_that_comes_late, outside, position_of_before, rough_position, refused, behind_proxy,
]
