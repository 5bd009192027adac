"""For those who listen to the page: what is said, once, and gone again some seconds later."""

import re

from playwright.sync_api import expect

from browser import OFFLINE, QUESTION, await_answer, clock_ahead, heard, open_map, page_of, pause, tap, until
from service import TO


def heard_once(browser, service):
    """Who listens to the page hears nothing of a way of the trade-off when its answer is asked for again, and is so."""
    with page_of(browser, service.address) as page:
        clock_ahead(page)
        # What was stored is asked for again every few minutes.
        page.route("**/v1/routes*", lambda route: route.fulfill(
            json=route.fetch().json(), headers={"X-Brisa-Kept": "2026-11-20T08:00:00Z"}))
        open_map(page, service.address, QUESTION + "&way=choice")
        await_answer(page)
        heard(page, re.compile("^Between: "))
        page.evaluate("heard.length = 0")
        with page.expect_response(lambda one: "pareto=true" in one.url):
            page.evaluate("later(6)")
        await_answer(page)
        pause(page, 500)
        assert page.evaluate("heard") == []


def problem_heard_once(browser, service):
    """Why there is no answer is heard once, and not again whenever the page is drawn anew."""
    with page_of(browser, service.address, allowed="status of 400") as page:
        open_map(page, service.address, QUESTION.replace(TO, "41.0,2.0"))
        why = "A place lies outside the area that is known here, or too far from any street."
        expect(page.locator("#answer .problem p")).to_have_text(why)
        heard(page, why)
        page.evaluate("heard.length = 0")
        # Another layer has another legend, and with it the answer is drawn anew.
        with page.expect_response(re.compile(r"/tiles/air/pm25/[^/]+\.json")):
            page.evaluate("location.hash += '&layer=pm25'")
        pause(page, 500)
        assert page.evaluate("heard") == [] and page.locator("#answer [role=alert]").count() == 0


def comparison_heard_once(browser, service):
    """Why there is no answer for another time is heard once, though what comes of the first one asks again."""
    trade_off, other = re.compile("/v1/routes.*pareto=true"), re.compile("/v1/routes.*at=2026-11-25")
    with page_of(browser, service.address, allowed="status of 400") as page:
        page.route(other, lambda one: one.fulfill(
            status=400, content_type="application/problem+json", body='{"code": "strange", "detail": "How strange."}'))
        asked = []
        page.route(trade_off, lambda one: asked.append(one))
        with page.expect_request(trade_off):
            open_map(page, service.address, QUESTION + "&vs=2026-11-25T08:00")
        await_answer(page)
        heard(page, "How strange.")
        with page.expect_response(other):
            for one in asked:
                one.continue_()
            page.unroute(trade_off)
        pause(page, 500)
        assert page.evaluate("heard.filter((one) => one === 'How strange.').length") == 1


def air_heard_when_it_comes(browser, service):
    """Who was told that nothing is known of the air at a place hears what it is when that comes."""
    air = re.compile(r"/v1/air\?")
    with page_of(browser, service.address, allowed=OFFLINE.pattern) as page:
        open_map(page, service.address, "#tab=air")
        page.route(air, lambda one: one.abort())
        tap(page, 0.4, 0.5)
        heard(page, "The air here: The server cannot be reached.")
        page.context.set_offline(True)
        page.unroute(air)
        page.context.set_offline(False)
        heard(page, re.compile("^The air here: (?!The server|There is no network)"))


def said_and_forgotten(browser, service):
    """What was said is gone some seconds later, unspoken: who reads through the page meets no problem of before."""
    with page_of(browser, service.address, allowed="status of 400") as page:
        open_map(page, service.address, QUESTION.replace(TO, "41.0,2.0"))
        why = "A place lies outside the area that is known here, or too far from any street."
        heard(page, why)
        until(page, "document.getElementById('live').childNodes.length === 0")
        expect(page.get_by_text(why)).to_have_count(1)
        assert page.evaluate("heard") == [why]


TESTS = [
    heard_once, problem_heard_once, comparison_heard_once, air_heard_when_it_comes, said_and_forgotten,
]
