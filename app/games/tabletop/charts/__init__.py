"""Geometry of charts: numbers in, places in a picture out. Templates draw them as SVG."""

from app.games.tabletop.charts.bars import Bar, BarChart, Value, bar_chart
from app.games.tabletop.charts.columns import Block, Column, ColumnChart, column_chart
from app.games.tabletop.charts.frame import PHONE, WIDE, Size, Tick, signed
from app.games.tabletop.charts.gains import GainBar, GainChart, Lean, gain_chart, lean
from app.games.tabletop.charts.lines import Line, LineChart, Mark, line_chart
from app.games.tabletop.charts.splits import Part, SplitBar, split_bar

__all__ = [
    "PHONE",
    "WIDE",
    "Bar",
    "BarChart",
    "Block",
    "Column",
    "ColumnChart",
    "GainBar",
    "GainChart",
    "Lean",
    "Line",
    "LineChart",
    "Mark",
    "Part",
    "Size",
    "SplitBar",
    "Tick",
    "Value",
    "bar_chart",
    "column_chart",
    "gain_chart",
    "lean",
    "line_chart",
    "signed",
    "split_bar",
]
