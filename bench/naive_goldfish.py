"""The yardstick: a goldfish game as one writes it in an evening, with lists and dicts."""

import random
from typing import Any

TURNS = 8
PLAYABLE = (
    (4, 1, "O", 1), (4, 1, "E", 1), (4, 2, "O", 2), (4, 2, "EE", 2),
    (4, 3, "OO", 3), (4, 3, "EE", 2), (3, 3, "O", 0), (3, 3, "E", 0),
    (4, 4, "OOE", 3), (3, 4, "EEE", 4), (3, 5, "OOO", 4), (3, 5, "EEO", 4),
    (2, 6, "OOOE", 5), (2, 7, "EEEE", 7), (2, 2, "", 0), (2, 4, "E", 0),
)  # fmt: skip
"""Copies, cost, threshold and strength of the cards to deploy."""

STAPLES = ((11, "O"), (11, "E"))
"""Copies and icon of the staples left in the deck; one of each starts in play."""

Cards = list[dict[str, Any]]

DECK: Cards = [
    {"icon": None, "cost": cost, "threshold": threshold, "strength": strength}
    for copies, cost, threshold, strength in PLAYABLE
    for _ in range(copies)
] + [
    {"icon": icon, "cost": 0, "threshold": "", "strength": 0}
    for copies, icon in STAPLES
    for _ in range(copies)
]


def can_deploy(card: dict[str, Any], icons: dict[str, int], free: int) -> bool:
    """True if threshold and cost are met."""
    if card["icon"] or card["cost"] > free:
        return False
    return all(icons[icon] >= card["threshold"].count(icon) for icon in set(card["threshold"]))


def keep(hand: Cards) -> tuple[Cards, int]:
    """The hand without what goes back, and how many cards that is."""
    resources = [card for card in hand if card["icon"]]
    dear = 4 if len(resources) < 2 else 6
    away = [card for card in hand if not card["icon"] and card["cost"] >= dear]
    away += resources[5:]
    for card in away:
        hand.remove(card)
    return hand, len(away)


def game() -> tuple[list[int], int, list[list[int]]]:
    """One game: resources by turn, influence taken, and what could be deployed by turn."""
    deck = DECK[:]
    random.shuffle(deck)
    hand, returned = keep([deck.pop() for _ in range(8)])
    hand += [deck.pop() for _ in range(returned)]
    icons = {"O": 1, "E": 1, "V": 0}
    resources, attack, taken = 2, 0, 0
    by_turn, deployable = [], []
    for _ in range(TURNS):
        taken += attack
        staples = [card for card in hand if card["icon"]]
        if staples:
            card = min(staples, key=lambda each: icons[each["icon"]])
            hand.remove(card)
            icons[card["icon"]] += 1
            resources += 1
        elif resources < 5 and hand:
            hand.remove(max(hand, key=lambda each: each["cost"]))
            icons["V"] += 1
            resources += 1
        else:
            hand.append(deck.pop())
        free = resources
        while True:
            can = [card for card in hand if can_deploy(card, icons, free)]
            staples = [card for card in hand if card["icon"]]
            if can:
                card = max(can, key=lambda each: each["cost"])
                hand.remove(card)
                free -= card["cost"]
                attack += card["strength"]
            elif free >= 4 and resources < 8 and staples:
                card = min(staples, key=lambda each: icons[each["icon"]])
                hand.remove(card)
                icons[card["icon"]] += 1
                resources += 1
                free -= 3
            elif free >= 3:
                hand.append(deck.pop())
                free -= 3
            else:
                break
        by_turn.append(resources)
        deployable.append(
            [
                number
                for number, (_, cost, threshold, _) in enumerate(PLAYABLE)
                if cost <= resources
                and all(icons[icon] >= threshold.count(icon) for icon in set(threshold))
            ]
        )
    return by_turn, taken, deployable


def games(count: int) -> int:
    """Play `count` games; the influence taken in all."""
    return sum(game()[1] for _ in range(count))
