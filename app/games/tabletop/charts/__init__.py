"""Geometry of charts: numbers in, places in a picture out. Templates draw them as SVG."""

from app.games.tabletop.charts.bars import (
    BarChart,
    ColumnBlock,
    ColumnChart,
    SmallColumn,
    SplitBar,
    Value,
    bar_chart,
    column_chart,
    small_columns,
    split_bar,
)
from app.games.tabletop.charts.frame import PHONE, WIDE, signed
from app.games.tabletop.charts.gains import GainChart, Lean, gain_chart, lean
from app.games.tabletop.charts.lines import LineChart, line_chart

__all__ = [
    "PHONE",
    "WIDE",
    "BarChart",
    "ColumnBlock",
    "ColumnChart",
    "GainChart",
    "Lean",
    "LineChart",
    "SmallColumn",
    "SplitBar",
    "Value",
    "bar_chart",
    "column_chart",
    "gain_chart",
    "lean",
    "line_chart",
    "signed",
    "small_columns",
    "split_bar",
]
