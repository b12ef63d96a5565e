"""Battles at random, for property tests."""

from typing import Any

from hypothesis import strategies as st

from app.games.terrus.army import (
    Ability,
    AbilityEffect,
    Army,
    Assigned,
    Beast,
    Location,
    Plan,
    Setup,
    Split,
    Turn,
)
from app.games.terrus.files.names import flaw_of_name, numbered, twice_in
from app.games.terrus.settings import SWITCHES, Settings
from app.games.terrus.terms import CLADE, Phase, Side

LETTERS = st.characters(categories=["L", "Nd"])
WORDS = st.text(LETTERS, min_size=1, max_size=5) | st.sampled_from(["x", "12", "o’clock", "D.-E."])
NAMES = st.one_of(
    st.sampled_from(
        ["Wolf", "wolf", "Boar", "x ray", "3rd Foot", "7", "Area 51", "x4 Ox", "Ox ×2", "Æsc’s Own"]
    ),
    st.lists(WORDS, min_size=1, max_size=3)
    .map(" ".join)
    .filter(lambda name: not flaw_of_name(name)),
)
TEXTS = NAMES | st.sampled_from(["", "a: b, c", "draw -> 2"])
NUMBERS = st.integers(0, 5) | st.integers(0, 999)
WORTHS = st.none() | NUMBERS


@st.composite
def settings(draw: st.DrawFn) -> Settings:
    """Any settings."""
    found = Settings()
    for switch in SWITCHES.values():
        found = found.with_value(switch.id, draw(st.sampled_from([*switch.values])))
    return found


@st.composite
def beasts(draw: st.DrawFn, places: list[str], *, guard: bool) -> tuple[Beast, ...]:
    """Some beasts, guards attached to one of the places or in a row."""
    names, _ = numbered(draw(st.lists(NAMES, max_size=4)))
    found = []
    for name in names:
        defense = draw(NUMBERS)
        found.append(
            Beast(
                name,
                draw(NUMBERS),
                defense,
                row=draw(st.none() | st.integers(1, 20)) if guard else None,
                at=draw(st.sampled_from(["", *places])) if guard else "",
                wounds=draw(st.integers(0, max(0, defense - 1))),
                fatigued=draw(st.booleans()),
                given_worth=draw(WORTHS),
            )
        )
    return tuple(found)


@st.composite
def cities(draw: st.DrawFn, *, clade: bool) -> tuple[Location, ...]:
    """Some locations, with one clade at the back if asked for."""
    found = []
    for name in draw(st.lists(NAMES, max_size=4, unique_by=str.casefold)):
        defense = draw(NUMBERS)
        wounds = draw(st.integers(0, max(0, defense - 1)))
        found.append(Location(name, defense, draw(st.integers(1, 3)), wounds, draw(WORTHS)))
    if clade:
        held = Location(CLADE, draw(st.integers(1, 999)), draw(st.sampled_from([2, 3])))
        found.insert(draw(st.integers(0, len(found))), held)
    return tuple(found)


@st.composite
def setups(draw: st.DrawFn, **_: Any) -> Setup:
    """Any battle that a file can hold."""
    armies = {}
    for side in Side:
        city = draw(cities(clade=side is Side.DEFENDER))
        places = [location.name for location in city]
        them = draw(beasts(places, guard=side is Side.DEFENDER))
        taken = {name.casefold() for name in places}
        them = tuple(beast for beast in them if beast.name.casefold() not in taken)
        armies[side] = Army(draw(NAMES), them, city)
    return Setup(
        armies[Side.ATTACKER],
        armies[Side.DEFENDER],
        title=" ".join(draw(TEXTS).split()),
        settings=draw(settings()),
        turn=Turn(
            draw(st.sampled_from(Side)),
            draw(st.sampled_from(Phase)),
            draw(st.booleans()),
            draw(st.booleans()),
        ),
        attackable=tuple(
            location.name for location in armies[Side.DEFENDER].city if draw(st.booleans())
        ),
        end_effects=tuple(
            " ".join(text.split()) for text in draw(st.lists(TEXTS, max_size=2)) if text
        ),
        abilities=draw(abilities(armies)),
        plan=draw(plans(armies)),
    )


@st.composite
def abilities(draw: st.DrawFn, armies: dict[Side, Army]) -> tuple[Ability, ...]:
    """Some abilities that change beasts whose names one ruler has."""
    names = [beast.name for army in armies.values() for beast in army.beasts]
    names = [name for name in names if not twice_in([*names]) or names.count(name) == 1]
    folded = [name.casefold() for name in names]
    names = [name for name in names if folded.count(name.casefold()) == 1]
    places = ["", *(location.name for location in armies[Side.DEFENDER].city)]
    changes = st.builds(
        AbilityEffect, st.sampled_from(names), st.integers(-9, 9), st.integers(-9, 9),
        st.integers(0, 9), st.sampled_from(places), st.booleans(), st.booleans(),
    )  # fmt: skip
    return tuple(
        Ability(
            draw(st.sampled_from(Side)),
            draw(NAMES),
            draw(st.booleans()),
            tuple(draw(st.lists(changes, max_size=2, unique_by=lambda it: it.beast)))
            if names
            else (),
        )
        for _ in range(draw(st.integers(0, 2)))
    )


@st.composite
def plans(draw: st.DrawFn, armies: dict[Side, Army]) -> Plan:
    """Any plan whose names exist, legal or not."""
    mine = [beast.name for beast in armies[Side.ATTACKER].beasts]
    theirs = [beast.name for beast in armies[Side.DEFENDER].beasts]
    places = [location.name for location in armies[Side.DEFENDER].city]
    assigned = {
        side: tuple(
            Assigned(name, draw(st.sampled_from(places)))
            for name in (draw(st.lists(st.sampled_from(names), max_size=3)) if names else ())
        )
        for side, names in ((Side.ATTACKER, mine), (Side.DEFENDER, theirs))
    }
    wounds = st.lists(st.tuples(st.sampled_from(places), st.integers(0, 9)), max_size=2)
    splits = st.builds(Split, st.just(Side.ATTACKER), st.sampled_from(places), wounds.map(tuple))
    return Plan(
        assigned[Side.ATTACKER],
        draw(st.sampled_from([None, assigned[Side.DEFENDER]])),
        tuple(draw(st.lists(st.sampled_from(places), max_size=3))),
        tuple(draw(st.lists(splits, max_size=1))),
    )
