"""Characters of the Arcanist, from Nattering Stoopswaggler to Puddle of Goo."""

from app.games.spoils.engine import DecisionKind, Person, observe
from app.games.spoils.terms import Area
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    can_block,
    deploys,
    obsession,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
SWAGGLER = "Nattering Stoopswaggler"


@CASES.of(SWAGGLER)
def deployed_from_the_hand_it_is_covert_and_without_a_token() -> None:
    table = at_table(Side(hand=[SWAGGLER], resources=obsession(5)))
    deploys(table.me, SWAGGLER)
    assert (table.tokens(SWAGGLER), table.is_covert(SWAGGLER)) == (0, True)
    assert stats(table, SWAGGLER) == (3, 3, 3)


@CASES.of(SWAGGLER)
def flipped_up_it_has_a_token_and_is_larger_but_not_covert() -> None:
    table = at_table(Side(resources=obsession(2), face_down=[SWAGGLER]))
    table.me.deploys(SWAGGLER, flip_up=True)
    table.resolves()
    assert (table.tokens(SWAGGLER), table.is_covert(SWAGGLER)) == (1, False)
    assert stats(table, SWAGGLER) == (4, 4, 3)
    assert table.me.free == 0, "it paid for itself, with the two others"


@CASES.of(SWAGGLER)
def without_a_token_it_is_flipped_face_down_instead_of_destroyed() -> None:
    table = at_table(
        Side(play=[SWAGGLER, "Scout"], borrowed=[SWAGGLER], hand=["Kill"]), Side(resources=1)
    )
    deploys(table.me, "Kill", SWAGGLER)
    assert table.you.face_down == [SWAGGLER], "under its owner's control"
    assert table.you.discard == []


@CASES.of(SWAGGLER)
def with_a_token_it_is_destroyed() -> None:
    table = at_table(Side(play=[SWAGGLER, "Scout"], tokens={SWAGGLER: 1}, hand=["Kill"]))
    deploys(table.me, "Kill", SWAGGLER)
    assert (table.me.face_down, sorted(table.me.discard)) == ([], ["Kill", SWAGGLER])


@CASES.of("Nearby Serpent")
def it_puts_the_top_five_of_either_deck_in_any_order() -> None:
    for whose in ("you", "your opponent"):
        table = at_table(
            Side(hand=["Nearby Serpent"], resources=obsession(3), deck=["Rage", "Greed", "Foment"]),
            Side(deck=["Gnat", "Scout", "Rouse", "Rage", "Greed", "Foment"]),
        )
        deploys(table.me, "Nearby Serpent")
        table.me.says(whose)
        if whose == "you":
            assert sorted(table.me.was_shown) == ["Foment", "Greed", "Rage"]
            table.me.picks("Foment")
            table.me.picks("Rage")
            assert table.me.deck == ["Foment", "Rage", "Greed"]
        else:
            assert sorted(table.me.was_shown) == ["Gnat", "Greed", "Rage", "Rouse", "Scout"]
            for name in ("Greed", "Rouse", "Gnat", "Rage"):
                table.me.picks(name)
            assert table.you.deck == ["Greed", "Rouse", "Gnat", "Rage", "Scout", "Foment"]
        assert table.you.was_shown == []
        assert table.is_covert("Nearby Serpent")


@CASES.of("Nefarious Horror")
def it_is_large_and_seen_while_you_have_more_characters() -> None:
    for mine, yours, expected, covert in (
        (0, 2, (4, 4, 3), False),
        (0, 1, (2, 2, 3), True),
        (1, 2, (2, 2, 3), True),
        (1, 3, (4, 4, 3), False),
    ):
        table = at_table(
            Side(play=["Nefarious Horror", *["Scout"] * mine]),
            Side(play=["Knobby Stave", *["Scout"] * yours]),
        )
        assert stats(table, "Nefarious Horror") == expected
        assert table.is_covert("Nefarious Horror") is covert


@CASES.of("Neuralyzer Agent")
def the_opponent_discards_when_it_attacks() -> None:
    table = at_table(
        Side(play=["Neuralyzer Agent", "Scout"], resources=obsession(5)),
        Side(hand=["Rage", "Foment", "Gnat"]),
    )
    table.me.attacks("Neuralyzer Agent", "Scout")
    assert (table.asked, table.asks) == (table.you, DecisionKind.CHOOSE_CARD)
    table.you.picks("Rage")
    table.resolves()
    assert (table.you.influence, table.you.discard) == (14, ["Rage"])


@CASES.of("Neuralyzer Agent")
def with_six_icons_its_battle_damage_makes_you_discard_again() -> None:
    table = at_table(
        Side(play=["Neuralyzer Agent"], resources=obsession(6)),
        Side(hand=["Rage", "Foment", "Gnat"]),
    )
    table.me.attacks("Neuralyzer Agent")
    table.you.picks("Rage")
    table.resolves()
    assert (table.you.influence, table.asked) == (17, table.you)
    table.you.picks("Gnat")
    assert table.you.hand == ["Foment"]


@CASES.of("Neuralyzer Agent")
def nobody_discards_when_another_character_attacks_or_it_is_blocked() -> None:
    table = at_table(
        Side(play=["Neuralyzer Agent", "Scout"], resources=obsession(6)),
        Side(play=["Union Leader"], hand=["Rage", "Foment", "Gnat"]),
    )
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    table.resolves()
    assert len(table.you.hand) == 3
    table = at_table(
        Side(play=["Neuralyzer Agent"], resources=obsession(6)),
        Side(play=["Union Leader"], hand=["Rage", "Foment", "Gnat"]),
    )
    table.me.attacks("Neuralyzer Agent")
    table.you.picks("Rage")
    table.you.blocks("Union Leader")
    table.resolves()
    assert len(table.you.hand) == 2


STARS = 'GAZE UPON THE "STARS"'


@CASES.of("Obscene Astrologer")
def a_tactic_of_no_more_than_the_icons_may_be_played_for_free() -> None:
    hand = ["Remember", "Quotidian Assassination", "Encumber", "Scout", "Entangle"]
    table = at_table(
        Side(play=["Obscene Astrologer"], hand=hand, discard=["Rouse"], resources=obsession(3)),
        Side(play=["Warrior Prodigy"]),
    )
    uses(table.me, "Obscene Astrologer", STARS)
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Entangle", "Quotidian Assassination", "Remember"]
    table.me.picks("Remember")
    table.resolves()
    assert "Rouse" in table.me.hand
    assert (table.me.free, table.is_depleted("Obscene Astrologer")) == (3, True)


@CASES.of("Obscene Astrologer")
def a_tactic_of_more_than_5_is_never_free() -> None:
    table = at_table(
        Side(
            play=["Obscene Astrologer"], resources=obsession(8),
            hand=["Degenerate Molestation", "Reality Shift", "Forget", "Perturb"],
        ),
        Side(play=["Warrior Prodigy"], hand=["Rage", "Foment"]),
    )  # fmt: skip
    uses(table.me, "Obscene Astrologer", STARS)
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Forget", "Perturb"]


@CASES.of("Obscene Astrologer")
def a_free_tactic_still_needs_its_threshold_and_may_be_declined() -> None:
    table = at_table(
        Side(play=["Obscene Astrologer"], hand=["Muddle", "Ameliorate"], resources=obsession(2)),
    )
    uses(table.me, "Obscene Astrologer", STARS)
    table.me.agrees()
    with shows("308.1a"):
        assert sorted(table.me.hand) == ["Ameliorate", "Muddle"]
    table = at_table(
        Side(play=["Obscene Astrologer"], hand=["Stupidify"], resources=obsession(3)),
        Side(hand=["Rage"] * 3),
    )
    uses(table.me, "Obscene Astrologer", STARS)
    table.me.declines()
    assert (table.me.hand, len(table.you.hand)) == (["Stupidify"], 3)


@CASES.of("Odious Diva")
def your_hand_lies_open() -> None:
    def seen(play: list[str]) -> list[str] | None:
        table = at_table(Side(play=play, hand=["Gnat"]), Side(hand=["Rage", "Foment"]))
        hand = observe(table.state, Person(0)).sides[1].hand
        assert observe(table.state, Person(1)).sides[0].hand is None
        return None if hand is None else sorted(name for _, name in hand)

    assert seen(["Odious Diva"]) == ["Foment", "Rage"]
    assert seen(["Scout"]) is None


@CASES.of("Odious Diva")
def a_named_card_in_your_hand_goes_under_the_deck_and_you_draw() -> None:
    def disapproves(name: str) -> Table:
        table = at_table(
            Side(play=["Odious Diva"], resources=3),
            Side(hand=["Rage", "Scout", "Scout"], deck=["Foment", "Gnat"]),
        )
        table.me.uses("Odious Diva", "DISAPPROVE")
        table.me.says(name)
        table.resolves()
        if table.asked is table.you and table.asks is DecisionKind.CHOOSE_CARD:
            table.you.picks(name)
        assert table.me.free == 1
        return table

    table = disapproves("Scout")
    assert sorted(table.you.hand) == ["Foment", "Rage", "Scout"], "one of two"
    assert table.you.deck == ["Gnat", "Scout"]
    table = disapproves("Obscure")
    assert sorted(table.you.hand) == ["Rage", "Scout", "Scout"]
    assert table.you.deck == ["Foment", "Gnat"]


def _oversees(*answers: str, icons: int = 4) -> Table:
    """My Overseer was deployed after picking these cards, if it was offered."""
    table = at_table(
        Side(hand=["Officially Offensive Overseer"], resources=obsession(icons)),
        Side(play=["Scout", "Plodding Brute", "Mirthless Altar", "Cryptic Athenaeum", "Spackle"]),
    )  # fmt: skip
    table.me.deploys("Officially Offensive Overseer")
    if answers:
        table.me.agrees()
        offered = ["Cryptic Athenaeum", "Mirthless Altar", "Plodding Brute", "Scout"]
        assert sorted(table.me.choices()) == offered
    for name in answers:
        table.me.picks(name)
    if table.asks is DecisionKind.MAY:
        table.me.declines()
    table.resolves()
    assert table.me.play == ["Officially Offensive Overseer"]
    return table


@CASES.of("Officially Offensive Overseer")
def it_returns_a_weak_character_or_a_small_location() -> None:
    for picked, hand in (
        ("Scout", ["Scout"]),
        ("Mirthless Altar", ["Mirthless Altar"]),
        ("Plodding Brute", []),
        ("Cryptic Athenaeum", []),
    ):
        assert _oversees(picked).you.hand == hand
    assert _oversees().you.hand == [], "declined"


@CASES.of("Officially Offensive Overseer")
def it_picks_only_with_three_icons() -> None:
    table = at_table(
        Side(
            hand=["Officially Offensive Overseer"],
            resources=["Obsession", "Obsession", "Rage", "Rage"],
        ),
        Side(play=["Scout"]),
    )
    table.me.deploys("Officially Offensive Overseer")
    assert table.asks is DecisionKind.RESPOND
    table.resolves()
    assert table.you.play == ["Scout"]


@CASES.of("Perturbatious Warlock")
def you_put_a_card_from_your_hand_on_your_deck() -> None:
    table = at_table(
        Side(hand=["Perturbatious Warlock", "Gnat"], resources=obsession(2)),
        Side(hand=["Rage", "Foment"], deck=["Greed"]),
    )
    deploys(table.me, "Perturbatious Warlock")
    assert table.asked is table.you
    assert sorted(table.you.choices()) == ["Foment", "Rage"]
    table.you.picks("Foment")
    assert (table.you.deck, table.you.hand) == (["Foment", "Greed"], ["Rage"])
    assert (table.me.hand, table.me.was_shown) == (["Gnat"], [])


COVERT = {
    "Kinky Asp": (4, 2, 3),
    "Ominous Oozling": (5, 4, 3),
    "Puddle of Goo": (1, 1, 3),
    "Sequestered Hellion": (5, 5, 3),
    "Sneaking Spitspider": (2, 2, 3),
    "Sneaky Mansion": (12, 12, 3),
}


@CASES.of(*COVERT)
def only_covert_characters_block_it_and_it_blocks_only_covert_parties() -> None:
    for name, expected in COVERT.items():
        table = at_table(
            Side(hand=[name], resources=obsession(12)), Side(play=["Scout", "Puddle of Goo"])
        )
        deploys(table.me, name)
        assert stats(table, name) == expected
        table.next_turn()
        table.you.attacks("Scout")
        assert can_block(table.you) == [], "no covert party"
        table.resolves()
        table.next_turn()
        table.me.attacks(name)
        assert can_block(table.me) == ["Puddle of Goo"]


@CASES.of("Sequestered Hellion")
def it_can_be_flipped_up_for_7() -> None:
    table = at_table(Side(face_down=["Sequestered Hellion"], resources=obsession(6)))
    table.me.deploys("Sequestered Hellion", flip_up=True)
    table.resolves()
    assert table.area("Sequestered Hellion") is Area.IN_PLAY
    assert (table.me.play, table.me.face_down) == (["Sequestered Hellion"], [])
    assert stats(table, "Sequestered Hellion") == (5, 5, 3)
    for resources in (obsession(5), ["Obsession", *["Rage"] * 6]):
        table = at_table(Side(face_down=["Sequestered Hellion"], resources=resources))
        assert not table.me.can_deploy("Sequestered Hellion", flip_up=True)


def test_characters_of_the_arcanist_n_to_p(only_card: str | None) -> None:
    CASES.run(only_card)
