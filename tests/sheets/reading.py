"""Sheets read back: what a person finds on each page."""

import io

from pypdf import PdfReader


def pages_of(sheets: bytes) -> list[str]:
    """The text of each page, its lines in the order they were drawn."""
    return [page.extract_text() for page in PdfReader(io.BytesIO(sheets)).pages]


def squeezed(text: str) -> str:
    """Text without blanks, which PDF readers guess."""
    return "".join(text.split())
