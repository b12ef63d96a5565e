"""Battles that the tests of TERRUS use."""

from app.games.terrus.army import Setup
from app.games.terrus.files.reader import read_battle

FRONT_ROW = """\
battle: Battle for the front row
attacker: Ann
  2 Wolf 2/2
  Boar 3/3
  Elk 4/4
  Bear 5/6 fatigued
defender: Ben, vitae 10
  row 1: Farm 3, Mill 4
  row 2: Hive 2, clade, Forge 4
  row 3: Well 3
  Ram 1/2 @ Farm
  Owl 2/3 row 1
  Crab 3/4 row 2
"""
"""Four of five beasts can attack two of six locations."""


def front_row(*more: str) -> Setup:
    """`FRONT_ROW` with more lines."""
    return setup(FRONT_ROW, *more)


def setup(*lines: str) -> Setup:
    """A battle from lines of the text form."""
    return read_battle("\n".join(lines)).setup
