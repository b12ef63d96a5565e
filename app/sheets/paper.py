"""A PDF document in the site's typefaces, with the shapes that forms are drawn with.

Lengths are millimetres from the upper left corner, font sizes are points.
"""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Final

import segno
from fpdf import FPDF

from app import fonts
from app.sheets.letters import NARROWER, Face, Run, one_line, runs_of

MARGIN: Final = 14.0
INK: Final = (20, 23, 31)
QUIET: Final = (69, 74, 85)
RULE: Final = (160, 158, 148)

_SMALLEST: Final = 0.62
"""The share of its size down to which type shrinks to fit; longer text is cut with an ellipsis."""

_MEASURED: Final = 100
"""Widths grow with the size of type, so that one measurement serves all sizes."""


_BASELINE: Final = 0.3
"""The baseline's distance below the middle of a cell in the PDF library, as a share of the size."""


class Format(StrEnum):
    """A paper size."""

    A4 = "A4"
    LETTER = "letter"


class Paper:
    """A document that is drawn page by page."""

    def __init__(self, title: str, form: Format, made_at: datetime) -> None:
        """Create an empty document. The same drawing at the same time gives the same bytes."""
        self.pdf = FPDF(format=form.value)
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(0)
        self.pdf.set_title(title)
        self.pdf.set_lang("en")
        self.pdf.creation_date = made_at
        self.pdf.c_margin = 0
        self._fonts: set[fonts.Font] = set()
        self._widths: dict[tuple[Face, str], float] = {}
        self.width, self.height = self.pdf.w, self.pdf.h

    @property
    def right(self) -> float:
        """Return the right edge of the text, in millimetres."""
        return self.width - MARGIN

    @property
    def inner(self) -> float:
        """Return the width between the margins, in millimetres."""
        return self.width - 2 * MARGIN

    def new_page(self) -> None:
        """Begin the next page."""
        self.pdf.add_page()
        self.pdf.set_text_color(*INK)
        self.pdf.set_draw_color(*INK)

    def attach(self, name: str, content: bytes, at: datetime) -> None:
        """Attach a file to the document."""
        self.pdf.embed_file(bytes=content, basename=name, creation_date=at, modification_date=at)

    def finish(self) -> bytes:
        """Return the document as a PDF file."""
        return bytes(self.pdf.output())

    def measure(self, text: str, face: Face, size: float) -> float:
        """Return the width of a text in millimetres."""
        if (face, text) not in self._widths:
            runs = runs_of(text, face)
            self._widths[face, text] = sum(map(self._width, runs)) / _MEASURED
        return self._widths[face, text] * size

    def _width(self, run: Run) -> float:
        self._choose(run.font, _MEASURED)
        wide = float(self.pdf.get_string_width(run.text, markdown=False))
        self.pdf.set_text_shaping(False)
        return wide

    def _choose(self, font: fonts.Font, size: float) -> None:
        """Draw with this font from now on, and shape its letters where they need it."""
        if font not in self._fonts:
            self.pdf.add_font(font.file, fname=font.path)
            self._fonts.add(font)
        self.pdf.set_font(font.file, size=size)
        if font.is_shaped:
            self.pdf.set_text_shaping(True)

    def _draw(self, run: Run, x: float, y: float, size: float) -> None:
        """Draw text of one font from `x` with its baseline at `y`."""
        self._choose(run.font, size)
        if not run.font.is_shaped:
            self.pdf.text(x, y, run.text)
            return
        self.pdf.set_xy(x, y - _BASELINE * self.pdf.font_size)
        self.pdf.cell(h=0, text=run.text)
        self.pdf.set_text_shaping(False)

    def write(
        self,
        x: float,
        y: float,
        text: str,
        *,
        face: Face = Face.TEXT,
        size: float = 9,
        width: float | None = None,
        quiet: bool = False,
    ) -> float:
        """Write one line from `x` with its baseline at `y`; return where it ends.

        Text wider than `width` is set in the narrow face, then smaller, and cut if that is not
        enough.
        """
        text = one_line(text)
        if width is not None:
            if self.measure(text, face, size) > width:
                face = NARROWER.get(face, face)
            text, size = self._fitted(text, face, size, width)
        if quiet:
            self.pdf.set_text_color(*QUIET)
        at = x
        for run in runs_of(text, face):
            self._draw(run, at, y, size)
            at += self._width(run) / _MEASURED * size
        if quiet:
            self.pdf.set_text_color(*INK)
        return x + self.measure(text, face, size)

    def write_to(
        self,
        x: float,
        y: float,
        text: str,
        *,
        face: Face = Face.TEXT,
        size: float = 9,
        quiet: bool = False,
    ) -> None:
        """Write one line that ends at `x`."""
        text = one_line(text)
        self.write(x - self.measure(text, face, size), y, text, face=face, size=size, quiet=quiet)

    def rule(
        self, y: float, x: float = MARGIN, to: float | None = None, weight: float = 0.2
    ) -> None:
        """Draw a horizontal line."""
        self.pdf.set_line_width(weight)
        self.pdf.line(x, y, self.right if to is None else to, y)

    def hairline(self, y: float, x: float, to: float) -> None:
        """Draw a faint line that guides the eye."""
        self.pdf.set_draw_color(*RULE)
        self.rule(y, x, to, 0.1)
        self.pdf.set_draw_color(*INK)

    def box(self, x: float, y: float, width: float, height: float, weight: float = 0.25) -> None:
        """Draw an empty box."""
        self.pdf.set_line_width(weight)
        self.pdf.rect(x, y, width, height)

    def fill(self, x: float, y: float, width: float, height: float) -> None:
        """Draw a filled box without an outline."""
        self.pdf.set_fill_color(*INK)
        self.pdf.rect(x, y, width, height, style="F")

    def qr_code(self, address: str, x: float, y: float, size: float) -> None:
        """Draw an address as a QR code."""
        rows = tuple(segno.make(address, error="m", micro=False).matrix)
        module = size / len(rows)
        for down, row in enumerate(rows):
            for across, is_dark in enumerate(row):
                if is_dark:
                    self.fill(x + across * module, y + down * module, module, module)

    def blank(self, x: float, y: float, label: str, to: float) -> None:
        """Draw a line to write on, with a small label above its left end."""
        end = self.write(x, y, label, size=8, quiet=True)
        self.rule(y + 0.6, end + 1.5, to, 0.2)

    def _fitted(self, text: str, face: Face, size: float, width: float) -> tuple[str, float]:
        wide = self.measure(text, face, size)
        if wide <= width:
            return text, size
        smaller = size * max(_SMALLEST, width / wide)
        if self.measure(text, face, smaller) <= width + 0.05:
            return text, smaller
        while text and self.measure(f"{text}…", face, smaller) > width:
            text = text[:-1]
        return f"{text.rstrip()}…", smaller
