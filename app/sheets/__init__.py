"""Sheets of paper for the desk and the table, as PDF.

Pure but for reading the typefaces from their packages: no web, database or clock. Importing
this loads the PDF library, so that pages import it when they print.
"""

from app.sheets.paper import Format
from app.sheets.pools import pool_checklists
from app.sheets.registration import blank_sheets, registration_sheets
from app.sheets.values import Registered, SheetEvent

__all__ = [
    "Format",
    "Registered",
    "SheetEvent",
    "blank_sheets",
    "pool_checklists",
    "registration_sheets",
]
