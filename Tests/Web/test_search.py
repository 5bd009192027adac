"""Places and addresses that one types: what is found, and how it is chosen and given up."""

import re

from playwright.sync_api import expect

from browser import PHONE, await_answer, heard, linked, open_map, page_of, pause, until


def search(browser, service):
    """Typing finds, and tells what kind of place it is; arrows choose, Enter takes, Escape closes; coordinates are
    places too."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        field = page.get_by_role("combobox", name="From")
        field.press_sequentially("vive")
        hits = page.get_by_role("listbox", name="From").get_by_role("option")
        expect(hits.filter(has_text="Vivers").first).to_be_visible()
        field.press("Escape")
        expect(page.get_by_role("listbox", name="From")).to_be_hidden()
        field.fill("vivers")
        # What it is also called says why it is in the list.
        expect(hits.filter(has_text="Jardins del Real").filter(has_text="Vivers · park")).to_be_visible()
        field.press("ArrowDown")
        expect(hits.first).to_have_attribute("aria-selected", "true")
        field.press("Enter")
        page.get_by_role("combobox", name="To", exact=True).fill("39.4644, -0.3483")
        page.get_by_role("combobox", name="To", exact=True).press("Enter")
        await_answer(page)


def search_in_two_languages(browser, service):
    """A street that is found by its name in another language tells that name, once."""
    with page_of(browser, service.address, locale="es-ES") as page:
        open_map(page, service.address)
        page.get_by_role("combobox", name="Desde", exact=True).fill("colom")
        street = page.get_by_role("option").filter(has_text="Calle de Colón")
        expect(street.locator("small")).to_have_text("calle · Carrer de Colom")


def search_unanswered(page, service):
    """The field for where one starts on a page whose questions for places wait, and the list of these questions."""
    asked = []
    page.route("**/v1/places?*", lambda one: asked.append(one))
    open_map(page, service.address)
    return page.get_by_role("combobox", name="From", exact=True), asked


def search_given_up(browser, service):
    """Escape closes the list that is on its way, too, whatever it waits for, and gives up what Enter would take."""
    with page_of(browser, service.address) as page:
        field, asked = search_unanswered(page, service)
        field.focus()
        # At once, as no test types on a busy machine.
        field.evaluate("""(one) => {
            one.value = 'viv';
            one.dispatchEvent(new Event('input'));
            one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        }""")
        pause(page, 400)
        assert not asked, asked
        for key in ("e", "Enter"):
            with page.expect_request("**/v1/places?*"):
                field.press(key)
            with page.expect_event("requestfailed", lambda one: "/v1/places?" in one.url):
                field.press("Escape")
            asked.pop().abort()
            page.wait_for_timeout(200)
            expect(page.get_by_role("listbox", name="From")).to_be_hidden()
            expect(field).to_have_value("vive")
            assert "from=" not in page.url
        # An arrow looks again.
        page.unroute("**/v1/places?*")
        field.press("ArrowDown")
        expect(page.get_by_role("option").filter(has_text="Vivers").first).to_be_visible()
    # What the page itself finds waits until it is known what the server can.
    with page_of(browser, service.address) as page:
        asked = []
        page.route("**/openapi.json", lambda one: asked.append(one))
        open_map(page, service.address)
        field = page.get_by_role("combobox", name="From", exact=True)
        field.fill("olivereta")
        pause(page, 400)
        field.press("Escape")
        with page.expect_response("**/openapi.json"):
            asked[0].fulfill(json={"paths": {}})
        pause(page, 300)
        expect(page.get_by_role("listbox", name="From")).to_be_hidden()
        field.press("ArrowDown")
        expect(page.get_by_role("option").filter(has_text="Olivereta")).to_be_visible()


def search_of_both_ends(browser, service):
    """What Enter takes in one field comes though one types in the other meanwhile."""
    with page_of(browser, service.address) as page:
        field, asked = search_unanswered(page, service)
        field.fill("vivers")
        with page.expect_request("**/v1/places?*"):
            field.press("Enter")
        goal = page.get_by_role("combobox", name="To", exact=True)
        with page.expect_request(lambda one: "/v1/places?" in one.url and "q=oliv" in one.url):
            goal.fill("oliv")
        for one in asked:
            one.continue_()
        linked(page, "from=")
        expect(goal).to_have_value("oliv")


def search_before_stations(browser, service):
    """What is found before the stations have come has them too when they come."""
    with page_of(browser, service.address) as page:
        asked = []
        page.route("**/v1/stations?*", lambda one: asked.append(one))
        page.route("**/v1/places?*", lambda one: one.fulfill(json={"places": []}))
        open_map(page, service.address)
        page.get_by_role("combobox", name="From", exact=True).fill("olivereta")
        expect(page.locator("#ask .hint", has_text="Nothing is found for “olivereta”.")).to_be_visible()
        for one in asked:
            one.continue_()
        page.unroute("**/v1/stations?*")
        expect(page.get_by_role("option").filter(has_text="Olivereta")).to_be_visible()


def search_emptied(browser, service):
    """Who empties the field gives up what Enter would take when it comes."""
    with page_of(browser, service.address) as page:
        field, asked = search_unanswered(page, service)
        field.fill("vivers")
        with page.expect_request("**/v1/places?*"):
            field.press("Enter")
        with page.expect_event("requestfailed", lambda one: "/v1/places?" in one.url):
            field.fill("")
        asked.pop().abort()
        pause(page, 400)
        expect(field).to_have_value("")
        assert "from=" not in page.url, page.url


def search_composed(browser, service):
    """Enter that ends a word of an input method takes no place: the next one does."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        field = page.get_by_role("combobox", name="From", exact=True)
        field.fill("vivers")
        expect(page.get_by_role("listbox", name="From").get_by_role("option").first).to_be_visible()
        field.evaluate("""(one) => one.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))""")
        pause(page, 700)
        assert "from=" not in page.url, page.url
        expect(field).to_have_value("vivers")
        field.press("Enter")
        linked(page, "from=")


def search_by_finger(browser, service):
    """A finger takes a found place and nothing that lies below the list; with both ends the answer is seen."""
    with page_of(browser, service.address, PHONE) as page:
        open_map(page, service.address)
        for end, text, name in [("From", "viv", "Vivers"), ("To", "olivereta", "Olivereta")]:
            page.get_by_role("combobox", name=end, exact=True).fill(text)
            # Above a keyboard there is room for a whole sheet alone.
            expect(page.locator("#panel")).to_have_attribute("data-sheet", "full")
            hits = page.get_by_role("listbox", name=end).get_by_role("option")
            hits.filter(has_text=name).last.tap()
            expect(page.locator("#panel")).to_have_attribute("data-sheet", "half")
        await_answer(page)
        assert "mode=" not in page.url and "at=" not in page.url, page.url
        expect(page.get_by_role("listbox", name="To")).to_be_hidden()
        # The question is folded: its answer is what one sees.
        expect(page.locator(".asked")).to_be_visible()


def search_undisturbed(browser, service):
    """What is typed stays when the name of the other place arrives, is chosen by a quick Enter, and is told of."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        start = page.get_by_role("combobox", name="From", exact=True)
        goal = page.get_by_role("combobox", name="To", exact=True)
        page.route("**/reverse?*", lambda route: (page.wait_for_timeout(700), route.continue_()))
        start.fill("39.4889,-0.3878")
        start.press("Enter")
        goal.fill("oliv")
        until(page, "location.hash.split('&')[0].split(',').length > 2 || location.hash.includes('%2C-0.38780%2C')")
        expect(goal).to_have_value("oliv")
        expect(goal).to_be_focused()
        goal.fill("qqxxzz")
        expect(page.get_by_text("Nothing is found for “qqxxzz”.").first).to_be_visible()
        heard(page, "Nothing is found for “qqxxzz”.")
        page.get_by_role("radio", name="Bike").focus()
        expect(goal).to_have_value("")
        goal.focus()
        page.keyboard.insert_text("olivereta")
        page.keyboard.press("Enter")
        await_answer(page)


def search_seen(browser, service):
    """Only what is seen and meant is chosen: no hit of a list that is closed, and none of a text that was replaced."""
    with page_of(browser, service.address) as page:
        open_map(page, service.address)
        field = page.get_by_role("combobox", name="From", exact=True)
        hits = page.get_by_role("listbox", name="From").get_by_role("option")
        field.fill("vivers")
        expect(hits.first).to_be_visible()
        field.press("Escape")
        field.press("ArrowDown")
        expect(hits.first).to_be_visible()
        expect(hits.first).to_have_attribute("aria-selected", "false")
        field.press("ArrowUp")
        expect(hits.last).to_have_attribute("aria-selected", "true")
        field.press("ArrowDown")
        expect(hits.first).to_have_attribute("aria-selected", "true")
        field.select_text()
        page.keyboard.insert_text("olivereta")
        assert not field.evaluate("(one) => one.hasAttribute('aria-activedescendant')")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(field).to_have_value(re.compile("Olivereta"))


TESTS = [
    search, search_in_two_languages, search_by_finger, search_given_up, search_of_both_ends, search_before_stations,
    search_emptied, search_composed, search_undisturbed, search_seen,
]
