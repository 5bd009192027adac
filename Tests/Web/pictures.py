"""Pictures of the page held against those that a person has looked at.

They are made small first, so that a machine's fonts and the edges of lines do not count: what counts is that way, air,
streets and figures are where they were, in their colours. `UPDATE_PICTURES=1` writes them anew, to be looked at.
"""

import base64
import contextlib
import os
import pathlib
import time

from browser import PATIENCE

FOLDER = pathlib.Path(__file__).parent / "pictures"
SEEN = pathlib.Path(__file__).parents[2] / ".build/web/pictures"

# A cell of eight by eight pixels that is further from its like, of 255, is another; so many of a hundred may be.
FAR, TOLERATED_PERCENT = 20, 4
CELL = 8

SMALL = """async ([image, cell]) => {
  const read = async (text) => createImageBitmap(await (await fetch('data:image/png;base64,' + text)).blob());
  const picture = await read(image);
  const [width, height] = [Math.ceil(picture.width / cell), Math.ceil(picture.height / cell)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return [canvas.toDataURL('image/png').split(',')[1], width, [...context.getImageData(0, 0, width, height).data]];
}"""


class Gallery:
    """Compares pictures on a blank page, which has what reads and draws them."""

    def __init__(self, page):
        self.page = page

    def small(self, image: bytes, cell: int = CELL) -> tuple:
        """A picture with a pixel for each cell: as PNG, its width, and its values."""
        text, width, values = self.page.evaluate(SMALL, [base64.b64encode(image).decode(), cell])
        return base64.b64decode(text), width, values

    def far_percent(self, image: bytes, name: str) -> float:
        """How many cells of a hundred differ from those of the picture that is kept under a name."""
        kept = FOLDER / f"{name}.png"
        assert kept.exists(), f"There is no {kept}: make it with UPDATE_PICTURES=1, and look at it."
        _, width, values = self.small(image)
        _, kept_width, wanted = self.small(kept.read_bytes(), 1)
        assert (width, len(values)) == (kept_width, len(wanted)), f"{name} has another size than it had"
        cells = range(0, len(values), 4)
        far = sum(max(abs(values[i + k] - wanted[i + k]) for k in range(3)) > FAR for i in cells)
        return 100 * far / len(cells)

    def hold(self, shown, name: str) -> None:
        """Waits until a page shows the picture of a name; what it shows else is kept to be looked at."""
        if os.environ.get("UPDATE_PICTURES"):
            (FOLDER / f"{name}.png").write_bytes(self.small(at_rest(shown))[0])
            return
        end = time.monotonic() + PATIENCE
        while (percent := self.far_percent(image := shown.screenshot(), name)) > TOLERATED_PERCENT:
            if time.monotonic() > end:
                SEEN.mkdir(parents=True, exist_ok=True)
                (SEEN / f"{name}.png").write_bytes(image)
                raise AssertionError(
                    f"{percent:.1f} % of {name} differ, {TOLERATED_PERCENT} may: look at {SEEN / name}.png")
            shown.wait_for_timeout(300)


def at_rest(page) -> bytes:
    """The picture of a page that has not changed for three seconds."""
    last, since = page.screenshot(), time.monotonic()
    while time.monotonic() - since < 3:
        page.wait_for_timeout(300)
        if (now := page.screenshot()) != last:
            last, since = now, time.monotonic()
    return last


@contextlib.contextmanager
def gallery(browser):
    """A gallery on a page of its own."""
    with contextlib.closing(browser.new_page()) as page:
        yield Gallery(page)
