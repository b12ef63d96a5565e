"""Printed sheets as PDF, for the desk and for deck checks.

This package uses no web, database or clock; it only reads the typefaces from their packages.
Importing it loads the PDF library, so pages import it only when they print.
"""

from app.sheets.filing_order import FiledBy
from app.sheets.paper import Format
from app.sheets.pools import pool_checklists
from app.sheets.receipts import Proof, receipt_sheet
from app.sheets.registration import blank_sheets, registration_sheets
from app.sheets.rounds import (
    PrintedRound,
    PrintedTable,
    pairings_by_name,
    pairings_by_table,
    result_slips,
)
from app.sheets.values import Registered, SheetEvent

__all__ = [
    "FiledBy",
    "Format",
    "PrintedRound",
    "PrintedTable",
    "Proof",
    "Registered",
    "SheetEvent",
    "blank_sheets",
    "pairings_by_name",
    "pairings_by_table",
    "pool_checklists",
    "receipt_sheet",
    "registration_sheets",
    "result_slips",
]
