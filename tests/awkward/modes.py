"""Situations for a card: where it is, what is beside it, and what happens to it in response."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine.positions import ImpossiblePosition
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import Area, CardType
from app.games.tabletop.scripts import walk
from tests.support.scenario import (
    PLAIN_FACTION,
    Made,
    Side,
    Table,
    board,
    character,
    item,
    location,
    shipped,
    tactic,
)

ICONS: Final = ("Deception", "Rage", "Greed", "Elitism", "Obsession") * 5
THINGS: Final = v.CARD.that(v.OfType((CardType.CHARACTER, CardType.ITEM, CardType.LOCATION)))


def _answer(name: str, *effect: v.Step) -> Made:
    return tactic(name, effect, pays=(v.Pick(THINGS),))


ANSWERS: Final = (
    _answer("Doom", v.Destroy(v.PICKED)),
    _answer("Homing", v.Put(v.PICKED, v.HAND)),
    _answer("Banish", v.Put(v.PICKED, v.OUT_OF_GAME)),
    _answer("Bury", v.FlipFaceDown(v.PICKED)),
    _answer("Seize", v.TakeControl(v.PICKED)),
    _answer("Hush", v.Alter(v.PICKED, (v.LosesText(),))),
    _answer("Tire", v.Deplete(v.PICKED)),
    _answer("Singe", v.Inflict(2, v.PICKED)),
)
"""Tactics that take away what was picked, the card that acts, or what they need."""

SWEEPS: Final = (
    tactic("Sweep", (v.Destroy(THINGS),)),
    tactic("Flood", (v.Inflict(3, v.CHARACTER),)),
    tactic("Recall", (v.Put(THINGS, v.HAND),)),
    tactic("Burial", (v.FlipFaceDown(THINGS),)),
    tactic("Shrink", (v.Alter(v.CHARACTER, (v.Less(v.LIFE, 2),)),)),
    tactic("Silence", (v.Alter(THINGS, (v.LosesText(),)),)),
    tactic("Levy", (v.TakeControl(v.CHARACTER.opponent_controls()),)),
    tactic("Fatigue", (v.Deplete(THINGS),)),
    tactic("Waking", (v.Restore(THINGS),)),
    tactic("Hoard", (v.PutTokens(THINGS, 2),)),
    tactic("Purge", (v.Discard(2, v.EACH),)),
    tactic("Feast", (v.Draw(2, v.EACH),)),
)
"""Tactics that do one thing to everything at once."""

BESIDE: Final = (
    item("Ward", v.Replacement(v.Destroyed(v.CHARACTER.you_control()), (v.Draw(),))),
    item("Shelter", v.Replacement(v.Inflicts(to=v.CHARACTER), (v.AmountBecomes(0),))),
    item("Anvil", v.Replacement(v.Inflicts(to=v.CHARACTER), (v.ChangeAmount(1),))),
    item("Echo", v.Trigger(v.Destroyed(v.CHARACTER), (v.Inflict(1, v.CHARACTER),))),
    item("Herald", v.Trigger(v.EntersPlay(v.CARD), (v.PutTokens(v.THIS),))),
    item("Toll", v.Trigger(v.Depleted(v.CARD), (v.LoseInfluence(1, v.EACH),))),
)
PLAIN: Final = (
    character("Guard", 1, 2, 2),
    character("Ogre", 4, 5, 1),
    character("Scamp", 1, 1, 3),
    tactic("Nap", (v.GainInfluence(1),)),
    item("Pebble"),
    location("Hut", 3),
)
HIDDEN: Final = tactic(
    "Whisper", (), v.Ability("WHISPER", (v.Pay(0),), (v.GainInfluence(1),), area=Area.HAND)
)
"""A card that is used from the hand; it lies out of the game, but any hand might hold it."""

MADE: Final = (*ANSWERS, *SWEEPS, *BESIDE, *PLAIN, HIDDEN)

CATALYSTS: Final = (
    *(it.card.name for it in BESIDE),
    "Affectionate Dollkeeper", "Arcane Escrow", "Basic Node", "Cheats McGuillicutty",
    "Club Mau Bouncer", "Dragon Catheter", "Ectypal Stave", "Ensmallment Ray",
    "Giada, the Elegant", "Gloamspike-Gosche Bridge", "Humiliating Torture Apparatus",
    "Meat of the Mountain", "Micromajig Maker", "Pwny Bomb", "Stuttershy", "Surplus Soldier",
    "The Billionaire", "Two-Headed Coin", "Union Leader", "Venomous Sacspider",
    "Wand of Possession",
)  # fmt: skip
"""Cards in play that replace, prevent, duplicate, steal, blank, count or hit back."""

RESPONSES: Final = (
    "Mistaken Identity",
    "Muddle",
    "Voidal Replication",
    "Late Addition",
    "Strangulate",
)
"""Tactics that answer, copy or change what was announced."""


@dataclass(frozen=True, slots=True)
class Mode:
    """A kind of situation. `wants` are cards that a random player uses whenever it can."""

    name: str
    make: Callable[["Maker"], tuple[Side, Side]]
    active: int = 0


@dataclass(frozen=True, slots=True)
class Situation:
    """One situation: everything about it follows from these."""

    card: str
    mode: str
    edition: Edition
    seed: int
    other: str = ""

    def __str__(self) -> str:
        beside = f" beside {self.other}" if self.other else ""
        return f"{self.card}{beside}, {self.mode}, {self.edition.value}, seed {self.seed}"


@dataclass
class Maker:
    """The two sides of a situation while they are filled."""

    card: str
    other: str
    chance: random.Random
    me: Side = field(default_factory=Side)
    you: Side = field(default_factory=Side)

    @property
    def kind(self) -> CardType:
        """The type of the card that the situation is about."""
        return _kind(self.card)


@cache
def _kind(name: str) -> CardType:
    for made in MADE:
        if made.card.name == name:
            return made.card.type
    return shipped().by_name[name].type


def _sides(
    make: Maker,
    *,
    mine: Sequence[str] = (),
    theirs: Sequence[str] = (),
    my_hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    deck: int = 6,
    resources: Sequence[str] = ICONS,
    influence: int | None = None,
    tokens: int = 0,
) -> tuple[Side, Side]:
    """Both sides with these cards; one that has to be attached finds a bearer."""
    sides = []
    for number, (play, hand) in enumerate(((mine, my_hand), (theirs, their_hand))):
        stays = [name for name in play if _kind(name) not in _NO_PLACE]
        extra = [name for name in play if _kind(name) is CardType.RESOURCE]
        faction = next((it for it in play if _kind(it) is CardType.FACTION), PLAIN_FACTION)
        attached = {}
        for name in stays:
            bearer = _bearer(name)
            if bearer and bearer not in stays:
                stays = [bearer, *stays]
            if bearer:
                attached[name] = bearer
        cards = ["Gnat", "Rage", "Guard", "Pebble", "Key Man", "Hut"]
        sides.append(
            Side(
                play=stays,
                hand=[name for name in hand if _kind(name) is not CardType.FACTION],
                faction=faction,
                resources=[*resources, *extra],
                deck=[cards[(n + number) % len(cards)] for n in range(deck)],
                discard=["Guard", "Muddle"],
                out_of_game=["Nap", "Scamp", "Pebble", "Hut", HIDDEN.card.name],
                attached=attached,
                influence=20 if influence is None else influence,
                tokens=dict.fromkeys(stays, tokens) if tokens else {},
            )
        )
    return sides[0], sides[1]


_NO_PLACE: Final = frozenset({CardType.TACTIC, CardType.RESOURCE, CardType.FACTION})


@cache
def _bearer(name: str) -> str:
    """A card that one can be attached to; nothing where it is not attached."""
    script = SCRIPTS.get(name)
    rules = [] if script is None else [it for it in walk(script) if isinstance(it, v.AttachTo)]
    if not rules:
        return ""
    kinds = rules[0].cards.named_types
    return "Hut" if CardType.LOCATION in kinds else "Pebble" if CardType.ITEM in kinds else "Guard"


def _in_hand(make: Maker, **more: object) -> tuple[Side, Side]:
    given = {"mine": ["Guard", "Ogre", "Pebble"], "theirs": ["Scamp", "Ogre", "Hut"]}
    return _sides(make, **{**given, "my_hand": [make.card, "Scamp"], **more})  # type: ignore[arg-type]


def _in_play(make: Maker, **more: object) -> tuple[Side, Side]:
    given = {"mine": [make.card, "Ogre"], "theirs": ["Guard", "Scamp", "Pebble"]}
    return _sides(make, **{**given, "my_hand": ["Guard", make.card], **more})  # type: ignore[arg-type]


def _with_catalyst(make: Maker) -> tuple[Side, Side]:
    catalyst = make.other or make.chance.choice(CATALYSTS)
    mine, theirs = make.chance.choice((([catalyst], []), ([], [catalyst])))
    return _sides(
        make, mine=[make.card, "Guard", *mine], theirs=["Ogre", "Scamp", *theirs],
        my_hand=[make.card], their_hand=[make.card, "Doom"],
    )  # fmt: skip


def _pair(make: Maker) -> tuple[Side, Side]:
    mine, theirs = [make.card], [make.other]
    if make.chance.random() < 0.5:
        mine, theirs = [make.card, make.other], []
    return _sides(
        make, mine=[*mine, "Guard"], theirs=[*theirs, "Ogre", "Scamp"],
        my_hand=[make.card, make.other], their_hand=[make.other, make.card],
    )  # fmt: skip


def _answered(make: Maker) -> tuple[Side, Side]:
    names = [it.card.name for it in make.chance.sample(ANSWERS, 3)]
    return _in_hand(make, mine=["Guard", "Ogre", "Pebble", make.card], their_hand=names)


def _swept(make: Maker) -> tuple[Side, Side]:
    names = [it.card.name for it in make.chance.sample(SWEEPS, 3)]
    return _sides(
        make, mine=[make.card, "Guard"], theirs=[make.card, "Scamp", "Ogre"], my_hand=names,
        their_hand=["Doom"], tokens=make.chance.choice((0, 2)),
    )  # fmt: skip


_MODES: Final = (
    Mode("in hand", _in_hand),
    Mode("in play", _in_play),
    Mode("nothing to pick", lambda it: _sides(it, my_hand=[it.card])),
    Mode("one thing to pick", lambda it: _sides(it, my_hand=[it.card], theirs=["Guard"])),
    Mode("second copy of mine", lambda it: _in_hand(it, mine=[it.card, "Guard"])),
    Mode("second copy of theirs", lambda it: _in_hand(it, theirs=[it.card, "Guard"])),
    Mode("copies everywhere", lambda it: _in_play(it, theirs=[it.card, "Ogre"])),
    Mode("in response", lambda it: _in_hand(it, theirs=["Guard"], their_hand=[it.card, "Doom"])),
    Mode("their turn", _in_play, active=1),
    Mode("answered", _answered),
    Mode("answered by copies", lambda it: _in_hand(it, their_hand=list(RESPONSES))),
    Mode("answered while in play", lambda it: _in_play(it, their_hand=["Doom", "Hush", "Seize"])),
    Mode("swept away", _swept),
    Mode("in battle", lambda it: _in_play(it, theirs=["Guard", it.card], their_hand=["Doom"])),
    Mode("blocking", lambda it: _in_play(it, theirs=["Ogre", "Scamp"]), active=1),
    Mode("beside another", _with_catalyst),
    Mode("nearly lost", lambda it: _in_play(it, influence=1, theirs=[it.card, "Ogre"])),
    Mode("empty decks", lambda it: _in_hand(it, deck=0, mine=[it.card, "Guard"])),
    Mode("empty hands", lambda it: _in_play(it, my_hand=[], deck=1)),
    Mode("few resources", lambda it: _in_hand(it, resources=ICONS[:5], mine=[it.card, "Guard"])),
    Mode("with tokens", lambda it: _in_play(it, tokens=3, theirs=[it.card, "Guard"])),
)
PAIR: Final = Mode("pair", _pair)
MODES: Final[Mapping[str, Mode]] = MappingProxyType({it.name: it for it in (*_MODES, PAIR)})
NAMES: Final = tuple(sorted(name for name, script in SCRIPTS.items() if script.paragraphs))
"""All cards with a text."""


def situation(number: int) -> Situation:
    """The situation of a number: all cards in one mode, then in the next; editions take turns."""
    turn, place = divmod(number, len(NAMES))
    mode = _MODES[turn % len(_MODES)].name
    editions = list(Edition)
    return Situation(NAMES[place], mode, editions[(turn + place) % len(editions)], number)


def table_of(given: Situation, sides: tuple[Side, Side] | None = None) -> Table | None:
    """The table of a situation; None where no game could come to it."""
    mode = MODES[given.mode]
    if sides is None:
        sides = sides_of(given)
    try:
        return board(
            *sides, *MADE, edition=given.edition, seed=given.seed + 1, active=mode.active, turn=4
        )
    except ImpossiblePosition:
        return None


def sides_of(given: Situation) -> tuple[Side, Side]:
    """The sides of both players of a situation."""
    chance = random.Random(given.seed)
    return MODES[given.mode].make(Maker(given.card, given.other, chance))
