"""Words for tests that play a battle."""

from app.games.terrus.battle import play
from app.games.terrus.battle.actions import Action, BattleQuestion, Pass, read_action
from app.games.terrus.battle.state import Battle
from app.games.terrus.terms import Side
from tests.games.terrus.examples import setup

TWO_PLACES = """\
attacker: Ann
  a1 3/3
  a2 2/2
  a3 1/1
defender: Ben, vitae 9
  row 1: L1 3, L2 2
  row 2: clade
  g1 1/2 @ L1
  g2 2/3 row 1
  g3 4/4 row 2
"""


def begun(*answers: str, text: str = TWO_PLACES, skip: bool = True) -> Battle:
    """A battle after some answers; priority is skipped unless told otherwise."""
    more = ("set: responses=skipped",) if skip else ()
    battle = play.start(setup(text, *more))
    give(battle, *answers)
    return battle


def give(battle: Battle, *answers: str) -> Battle:
    """Answer by texts; `send a1 L1` and the like are written as records have them."""
    for answer in answers:
        play.apply(battle, read_action(answer))
    return battle


def asked(battle: Battle) -> tuple[Side, BattleQuestion] | None:
    """The side that is asked, and the question; None when nobody is."""
    decision = battle.decision
    return None if decision is None else ([*Side][decision.player], decision.kind)


def options(battle: Battle) -> list[str]:
    """The texts of the legal answers."""
    return [str(answer) for answer in play.legal(battle)]


def finish(battle: Battle) -> Battle:
    """Play on with the last legal answer to each question, passing priority."""
    while legal := play.legal(battle):
        answer: Action = Pass() if Pass() in legal else legal[-1]
        play.apply(battle, answer)
    return battle


ATTACK = ("attack a1 -> L1", "attack a2 -> L1", "attack a3 -> L2")
GUARDS = ("guard g1 -> L1", "guard g2 -> L1")
