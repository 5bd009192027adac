"""What a person would see: the page as a picture, beside one that was looked at."""

from browser import DESK, PHONE, QUESTION, await_answer, linked, open_map, page_of
from pictures import TOLERATED_PERCENT, at_rest, gallery
from service import FROM, HOUR


def pictures(browser, service):
    """The answer on a desk and on a phone, light and dark, and the air of an hour, look as they did."""
    scenes = [
        ("answer-desk-light", DESK, "light", QUESTION), ("answer-desk-dark", DESK, "dark", QUESTION),
        ("answer-phone-light", PHONE, "light", QUESTION), ("answer-phone-dark", PHONE, "dark", QUESTION),
        ("index-desk-light", DESK, "light", QUESTION + "&layer=index"),
    ]
    with gallery(browser) as shown:
        for name, size, scheme, question in scenes:
            with page_of(browser, service.address, size, scheme) as page:
                open_map(page, service.address, question)
                await_answer(page)
                shown.hold(page, name)


def turned_dark(browser, service):
    """A page that turns dark while it is open looks as one that was opened so."""
    with gallery(browser) as shown, page_of(browser, service.address, DESK, "light") as page:
        open_map(page, service.address, QUESTION)
        await_answer(page)
        shown.hold(page, "answer-desk-light")
        page.emulate_media(color_scheme="dark")
        shown.hold(page, "answer-desk-dark")


def pictures_of_others(browser, service):
    """A page without the way, another way, other air or the dark is no such picture: the comparison can fail."""
    others = [
        ("no way", "light", f"#from={FROM}&at={HOUR}"), ("dark", "dark", QUESTION),
        ("other air", "light", QUESTION + "&layer=no2-sigma"),
        ("another way", "light", f"#from={FROM}&to=39.4580,-0.3900&at={HOUR}"),
    ]
    with gallery(browser) as shown:
        for what, scheme, question in others:
            with page_of(browser, service.address, DESK, scheme) as page:
                open_map(page, service.address, question)
                linked(page, "from=")
                percent = shown.far_percent(at_rest(page), "answer-desk-light")
                assert percent > 2 * TOLERATED_PERCENT, f"{what} is {percent:.1f} % another picture"


TESTS = [pictures, turned_dark, pictures_of_others]
