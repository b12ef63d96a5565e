"""The goldfish's policy: documented, with visible knobs, and the same in every player.

Every turn: attack with all characters that were in play when the turn began; then Develop;
then, again and again, deploy the first card of the deploy order that threshold and free
resources allow, else pay for a resource, else pay for a card, until none of these is left.
Rules: 202.8, 309, 603, 608.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from app.games.tabletop.chance import GoldfishError

MOST_RESOURCES: Final = 14


class DeployOrder(StrEnum):
    """The order in which deployable cards are tried."""

    DEAREST = "dearest"
    CHEAPEST = "cheapest"
    CHARACTERS = "characters"
    """Characters before other cards, and the dearest of each first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """The knobs of a policy. Raises GoldfishError when one is out of range.

    Unless `plays_idle_tactics`, a tactic that does nothing in the model is never deployed: it goes
    back from the opening hand, and before other cards it is played face-down as a resource. So is
    an item or a location unless `plays_idle_permanents`.

    From the opening hand go back all cards that cost `put_back_cost` or more, those that
    cost `put_back_cost_if_few` or more when the hand has fewer than `few_resources`
    resources, and resources beyond `keep_resources`, the commonest first (601.1f). If
    `keeps_lacking_icons`, resources stay beyond that as long as their icons are lacking in play for
    half of the cards that ask for them.

    The Develop Rule plays a resource from hand while fewer than `play_resources_until` are
    in play, the one that brings the deck nearest to its thresholds; without one in hand, and
    with fewer than `face_down_until`, it plays face-down the dearest card that could not be
    deployed this turn even so; else it draws. Paying 4 plays a resource from hand below
    `buy_resources_until`; paying 3 draws if `buys_draws`.
    """

    name: str
    deploy: DeployOrder = DeployOrder.DEAREST
    put_back_cost: int = 6
    few_resources: int = 2
    put_back_cost_if_few: int = 4
    keep_resources: int = 5
    keeps_lacking_icons: bool = False
    play_resources_until: int = 10
    face_down_until: int = 5
    buy_resources_until: int = 8
    buys_draws: bool = True
    plays_idle_tactics: bool = True
    plays_idle_permanents: bool = True

    def __post_init__(self) -> None:
        for knob in ("play_resources_until", "face_down_until", "buy_resources_until"):
            value = getattr(self, knob)
            if not 0 <= value <= MOST_RESOURCES:
                raise GoldfishError(f"{knob} must be from 0 to {MOST_RESOURCES}, not {value}")
        for knob in ("put_back_cost", "put_back_cost_if_few", "few_resources", "keep_resources"):
            if getattr(self, knob) < 0:
                raise GoldfishError(f"{knob} must be 0 or more")

    def knobs(self) -> dict[str, str | int | bool]:
        """Name and value of every knob, for people to see."""
        return {knob: value for knob, value in asdict(self).items() if knob != "name"}


NEVER: Final = 99
"""A cost no card reaches: nothing is put back for its cost."""

SWIFT: Final = Policy(
    name="swift-2",
    deploy=DeployOrder.CHARACTERS,
    put_back_cost=8,
    few_resources=3,
    put_back_cost_if_few=7,
    keep_resources=0,
    keeps_lacking_icons=True,
    face_down_until=7,
    buy_resources_until=6,
    plays_idle_tactics=False,
    plays_idle_permanents=False,
)
"""The default: of many settings tried that still allow dear cards, the one that wins soonest."""

SWIFT_1: Final = Policy(
    name="swift-1",
    deploy=DeployOrder.CHARACTERS,
    put_back_cost=8,
    few_resources=3,
    put_back_cost_if_few=7,
    keep_resources=3,
    face_down_until=7,
    buy_resources_until=6,
    plays_idle_tactics=False,
)
"""The default before: it keeps resources that the deck does not lack, and deploys idle items."""

PLAIN: Final = Policy(name="plain-1")

POLICIES: Final[Mapping[str, Policy]] = MappingProxyType(
    {
        policy.name: policy
        for policy in (
            SWIFT,
            SWIFT_1,
            PLAIN,
            Policy(
                name="keep-1",
                put_back_cost=NEVER,
                put_back_cost_if_few=NEVER,
                keep_resources=NEVER,
            ),
            Policy(name="thrifty-1", buy_resources_until=0, buys_draws=False),
            Policy(name="cheapest-1", deploy=DeployOrder.CHEAPEST),
        )
    }
)
"""swift-2 is the default, and the first; swift-1 was before; plain-1 plays every card it can, the
dearest first; keep-1 never puts a card back; thrifty-1 pays for cards to deploy only; cheapest-1
deploys cheap cards first."""


def policy_of(name: str) -> Policy:
    """The policy of that name. Raises GoldfishError that lists the names there are."""
    if name not in POLICIES:
        raise GoldfishError(f"There is no policy {name!r}; choose one of {', '.join(POLICIES)}")
    return POLICIES[name]
