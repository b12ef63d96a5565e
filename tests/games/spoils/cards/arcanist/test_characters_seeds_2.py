"""Arcanist characters: Seeds 2 and 3."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, icons, stats, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
HORROR = "HIDEOUSLY HORRENDOUS HEX OF HELLISHLY HORRIFYING HATRED"
SWAGGLER = "Nattering Stoopswaggler"
STARS = 'GAZE UPON THE "STARS"'


@CASES.of("Devilfang Thunderhoof")
def it_enters_with_a_token_for_each_icon_and_grows_with_them() -> None:
    table = set_up(
        Side(hand=["Devilfang Thunderhoof"], resources=[*["Obsession"] * 4, "Rage"]),
        Side(resources=["Obsession"] * 3),
    )
    deploys(table.me, "Devilfang Thunderhoof")
    assert table.tokens("Devilfang Thunderhoof") == 4
    assert stats(table, "Devilfang Thunderhoof") == (5, 4, 3)


@CASES.of("Devilfang Thunderhoof")
def it_spends_a_token_and_2_for_a_discard() -> None:
    table = set_up(
        Side(play=["Devilfang Thunderhoof"], tokens={"Devilfang Thunderhoof": 1}, resources=4),
        Side(hand=["Scout", "Gnat"]),
    )
    uses(table.me, "Devilfang Thunderhoof", "DISRUPT")
    assert table.asked is table.you
    table.you.picks("Gnat")
    assert table.you.discard == ["Gnat"]
    assert (table.tokens("Devilfang Thunderhoof"), table.me.free) == (0, 2)
    assert table.strength("Devilfang Thunderhoof") == 1
    assert not table.me.can_use("Devilfang Thunderhoof", "DISRUPT")


@CASES.of("Geiseric, the Souleater")
def it_removes_a_character_that_would_return_to_your_hand_for_1() -> None:
    table = set_up(
        Side(play=["Geiseric, the Souleater"], hand=["Lift"], resources=2),
        Side(play=["Scout", "Gnat"]),
    )
    deploys(table.me, "Lift", "Scout")
    assert (table.asked, table.asks) == (table.me, DecisionKind.MAY)
    table.me.agrees()
    assert (table.you.out_of_game, table.you.hand) == (["Scout"], [])
    assert (table.tokens("Geiseric, the Souleater"), table.me.free) == (1, 1)


@CASES.of("Geiseric, the Souleater")
def your_character_returns_if_its_controller_does_not_pay() -> None:
    for resources in (2, 0):
        table = set_up(
            Side(play=["Geiseric, the Souleater"], hand=["Lift"], resources=resources),
            Side(play=["Scout", "Gnat"]),
        )
        deploys(table.me, "Lift", "Scout")
        if resources:
            table.me.declines()
        assert table.you.hand == ["Scout"]
        assert table.tokens("Geiseric, the Souleater") == 0


@CASES.of("Geiseric, the Souleater")
def my_own_characters_and_cards_from_elsewhere_do_not_concern_it() -> None:
    table = set_up(
        Side(play=["Geiseric, the Souleater", "Scout"], hand=["Lift"], resources=2),
        Side(hand=["Learn"], deck=["Scout", "Stalwart Soldier"]),
    )
    deploys(table.me, "Lift", "Scout")
    assert table.me.hand == ["Scout"]
    table.next_turn()
    deploys(table.you, "Learn")
    assert sorted(table.you.hand) == ["Scout", "Stalwart Soldier"]
    assert table.tokens("Geiseric, the Souleater") == 0


@CASES.of("Geiseric, the Souleater")
def a_token_and_2_buy_the_better_of_two_cards() -> None:
    table = set_up(
        Side(
            play=["Geiseric, the Souleater"],
            tokens={"Geiseric, the Souleater": 1},
            deck=["Scout", "Foment", "Rage"],
            resources=4,
        )
    )
    uses(table.me, "Geiseric, the Souleater", "SOUL CONSUMPTION")
    assert sorted(table.me.choices()) == ["Foment", "Scout"]
    table.me.picks("Foment")
    assert (table.me.hand, table.me.deck) == (["Foment"], ["Rage", "Scout"])
    assert sorted(table.me.was_shown) == ["Foment", "Scout"]
    assert table.you.was_shown == []
    assert table.me.free == 2
    assert not table.me.can_use("Geiseric, the Souleater", "SOUL CONSUMPTION")


@CASES.of("Hextilda, the Exiled Crone")
def it_doubles_the_tokens_on_one_of_its_controllers_cards() -> None:
    table = set_up(
        Side(
            play=["Hextilda, the Exiled Crone", "Knobby Stave", "Scout", "Voidal Observatory"],
            tokens={"Knobby Stave": 3, "Voidal Observatory": 1},
            resources=5,
        ),
        Side(play=["Quotidian Ejector"], tokens={"Quotidian Ejector": 2}),
    )
    table.me.uses("Hextilda, the Exiled Crone", "TOIL AND TROUBLE")
    assert sorted(table.me.choices()) == ["Knobby Stave", "Voidal Observatory"]
    table.me.picks("Knobby Stave")
    table.resolves()
    assert (table.tokens("Knobby Stave"), table.tokens("Voidal Observatory")) == (6, 1)
    assert table.is_depleted("Hextilda, the Exiled Crone")
    assert table.me.free == 1


@CASES.of("Hextilda, the Exiled Crone")
def it_needs_a_card_with_a_token() -> None:
    table = set_up(Side(play=["Hextilda, the Exiled Crone", "Scout"], resources=4))
    assert not table.me.can_use("Hextilda, the Exiled Crone", "TOIL AND TROUBLE")


@CASES.of("Hideous Hexapede of Horror")
def it_inflicts_6_damage_and_removes_6_cards_from_everywhere() -> None:
    table = set_up(
        Side(
            play=["Hideous Hexapede of Horror", "Scout", "Gigamajig", "Warrior Prodigy"],
            resources=6,
            hand=["Rage"] * 7,
            deck=["Greed"] * 7,
            discard=["Foment"] * 6,
        ),
        Side(
            play=["Stalwart Soldier", "Plodding Brute", "Union Leader", "Nimble Conscript"],
            hand=["Rage"] * 2,
            deck=["Greed"] * 8,
            discard=["Foment"] * 4,
        ),
    )
    table.me.uses("Hideous Hexapede of Horror", HORROR)
    picked = ["Scout", "Gigamajig", "Warrior Prodigy", "Stalwart Soldier", "Plodding Brute"]
    assert "Hideous Hexapede of Horror" not in table.me.choices(), "it was destroyed before"
    for name in [*picked, "Union Leader"]:
        table.me.picks(name)
    table.resolves()
    while table.asks is not DecisionKind.ACT:
        assert table.asked is not None
        table.asked.picks(table.asked.choices()[0])
    assert (table.me.play, table.damage("Gigamajig")) == (["Gigamajig"], 6)
    assert sorted(table.you.play) == ["Nimble Conscript", "Union Leader"]
    assert (table.me.influence, table.you.influence) == (14, 14)
    assert (len(table.me.hand), len(table.you.hand)) == (1, 0)
    assert (len(table.me.deck), len(table.you.deck)) == (1, 2)
    # Foments, the Hexapede and two characters; Foments and two characters.
    assert (len(table.me.discard), len(table.you.discard)) == (9 - 6, 0)
    assert (len(table.me.out_of_game), len(table.you.out_of_game)) == (18, 2 + 6 + 6)


@CASES.of("Hideous Hexapede of Horror")
def it_needs_six_other_characters() -> None:
    for others, can in ((5, False), (6, True)):
        table = set_up(Side(play=["Hideous Hexapede of Horror", *["Scout"] * others], resources=6))
        with shows("401.3"):
            assert table.me.can_use("Hideous Hexapede of Horror", HORROR) is can


@CASES.of("Imperial Thaumaturge")
def it_depletes_and_pays_1_for_a_discard() -> None:
    table = set_up(
        Side(play=["Imperial Thaumaturge"], hand=["Gnat"], resources=2),
        Side(hand=["Rage", "Foment"]),
    )
    uses(table.me, "Imperial Thaumaturge", "TICKLE")
    assert table.asked is table.you
    table.you.picks("Rage")
    assert (table.you.discard, table.me.hand) == (["Rage"], ["Gnat"])
    assert (table.is_depleted("Imperial Thaumaturge"), table.me.free) == (True, 1)
    assert not table.me.can_use("Imperial Thaumaturge", "TICKLE")


@CASES.of("Minion of Thabbash")
def it_is_covert_and_provides_an_icon() -> None:
    table = set_up(Side(hand=["Minion of Thabbash"], resources=["Obsession"] * 3))
    deploys(table.me, "Minion of Thabbash")
    assert table.is_covert("Minion of Thabbash")
    assert (icons(table.me, "Obsession"), icons(table.you, "Obsession")) == (4, 0)
    assert stats(table, "Minion of Thabbash") == (2, 1, 3)


@CASES.of(SWAGGLER)
def deployed_from_the_hand_it_is_covert_and_without_a_token() -> None:
    table = set_up(Side(hand=[SWAGGLER], resources=["Obsession"] * 5))
    deploys(table.me, SWAGGLER)
    assert (table.tokens(SWAGGLER), table.is_covert(SWAGGLER)) == (0, True)
    assert stats(table, SWAGGLER) == (3, 3, 3)


@CASES.of(SWAGGLER)
def flipped_up_it_has_a_token_and_is_larger_but_not_covert() -> None:
    table = set_up(Side(resources=["Obsession"] * 2, face_down=[SWAGGLER]))
    table.me.deploys(SWAGGLER, flip_up=True)
    table.resolves()
    assert (table.tokens(SWAGGLER), table.is_covert(SWAGGLER)) == (1, False)
    assert stats(table, SWAGGLER) == (4, 4, 3)
    assert table.me.free == 0, "it paid for itself, with the two others"


@CASES.of(SWAGGLER)
def without_a_token_it_is_flipped_face_down_instead_of_destroyed() -> None:
    table = set_up(
        Side(play=[SWAGGLER, "Scout"], borrowed=[SWAGGLER], hand=["Kill"]), Side(resources=1)
    )
    deploys(table.me, "Kill", SWAGGLER)
    assert table.you.face_down == [SWAGGLER], "under its owner's control"
    assert table.you.discard == []


@CASES.of(SWAGGLER)
def with_a_token_it_is_destroyed() -> None:
    table = set_up(Side(play=[SWAGGLER, "Scout"], tokens={SWAGGLER: 1}, hand=["Kill"]))
    deploys(table.me, "Kill", SWAGGLER)
    assert (table.me.face_down, sorted(table.me.discard)) == ([], ["Kill", SWAGGLER])


@CASES.of("Obscene Astrologer")
def a_tactic_of_no_more_than_the_icons_may_be_played_for_free() -> None:
    hand = ["Remember", "Quotidian Assassination", "Encumber", "Scout", "Entangle"]
    table = set_up(
        Side(
            play=["Obscene Astrologer"], hand=hand, discard=["Rouse"], resources=["Obsession"] * 3
        ),
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
    table = set_up(
        Side(
            play=["Obscene Astrologer"], resources=["Obsession"] * 8,
            hand=["Degenerate Molestation", "Reality Shift", "Forget", "Perturb"],
        ),
        Side(play=["Warrior Prodigy"], hand=["Rage", "Foment"]),
    )  # fmt: skip
    uses(table.me, "Obscene Astrologer", STARS)
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Forget", "Perturb"]


@CASES.of("Obscene Astrologer")
def a_free_tactic_still_needs_its_threshold_and_may_be_declined() -> None:
    table = set_up(
        Side(
            play=["Obscene Astrologer"], hand=["Muddle", "Ameliorate"], resources=["Obsession"] * 2
        ),
    )
    uses(table.me, "Obscene Astrologer", STARS)
    table.me.agrees()
    with shows("308.1a"):
        assert sorted(table.me.hand) == ["Ameliorate", "Muddle"]
    table = set_up(
        Side(play=["Obscene Astrologer"], hand=["Stupidify"], resources=["Obsession"] * 3),
        Side(hand=["Rage"] * 3),
    )
    uses(table.me, "Obscene Astrologer", STARS)
    table.me.declines()
    assert (table.me.hand, len(table.you.hand)) == (["Stupidify"], 3)


@CASES.of("Titillated Mooncalf")
def a_provider_entering_play_may_make_a_character_covert_this_turn() -> None:
    table = set_up(
        Side(
            play=["Titillated Mooncalf", "Scout"],
            hand=["Minion of Thabbash", "Gnat"],
            resources=["Obsession"] * 4,
        ),
        Side(play=["Stalwart Soldier"]),
    )
    deploys(table.me, "Minion of Thabbash")
    table.me.agrees()
    choices = ["Minion of Thabbash", "Scout", "Stalwart Soldier", "Titillated Mooncalf"]
    assert sorted(table.me.choices()) == choices
    table.me.picks("Scout")
    assert table.is_covert("Scout")
    deploys(table.me, "Gnat")
    assert table.asks is DecisionKind.ACT, "it provides nothing"
    table.next_turn()
    assert not table.is_covert("Scout")


@CASES.of("Titillated Mooncalf")
def a_played_resource_excites_it_too_but_not_a_face_down_one() -> None:
    for face_down in (False, True):
        table = set_up(
            Side(
                play=["Titillated Mooncalf", "Witty Worm"],
                hand=["Maladjustment"],
                resources=["Obsession"] * 2,
            )
        )
        table.me.deploys("Maladjustment")
        table.me.picks("Obsession")
        table.resolves()
        table.me.agrees()
        table.me.plays_resource("Obsession", face_down=face_down)
        assert (table.asks is DecisionKind.MAY) is not face_down


@CASES.of("Witty Worm")
def a_resource_may_return_so_that_one_can_be_played() -> None:
    table = set_up(
        Side(hand=["Witty Worm", "Gnat"], resources=["Obsession"] * 4),
    )
    deploys(table.me, "Witty Worm")
    table.me.agrees()
    table.me.picks("Obsession")
    assert sorted(table.me.hand) == ["Gnat", "Obsession"]
    table.me.agrees()
    table.me.plays_resource("Gnat", face_down=True)
    assert (table.me.hand, table.me.face_down) == (["Obsession"], ["Gnat"])
    assert (len(table.me.resources), table.me.free) == (3, 1)


@CASES.of("Witty Worm")
def no_resource_is_played_if_none_returned() -> None:
    table = set_up(Side(hand=["Witty Worm", "Rage"], resources=["Obsession"] * 4))
    deploys(table.me, "Witty Worm")
    table.me.declines()
    assert (table.asks, table.me.hand) == (DecisionKind.ACT, ["Rage"])
    assert len(table.me.resources) == 4


@CASES.of("Witty Worm")
def it_may_be_played_for_1_while_its_holder_plays_a_resource() -> None:
    for agrees in (True, False):
        table = set_up(
            Side(hand=["Maladjustment", "Witty Worm"], resources=["Obsession"] * 3),
        )
        table.me.deploys("Maladjustment")
        table.me.picks("Obsession")
        table.resolves()
        table.me.agrees()
        free = table.me.free
        table.me.plays_resource("Obsession")
        assert table.asks is DecisionKind.MAY
        if agrees:
            table.me.agrees()
            table.me.agrees()
            table.resolves()
            assert "Witty Worm" in table.me.play
            assert "Witty Worm" in table.you.was_shown
            table.me.declines()
            assert len(table.me.resources) == 3
            assert table.me.free == free - 1 + 1, "paid, and the resource entered play"
        else:
            table.me.declines()
            assert table.me.hand == ["Witty Worm"]


@CASES.of("Woadenworm Gloamspike, Thabbashite Prince")
def face_down_tactics_can_be_flipped_up_for_their_own_cost_and_threshold() -> None:
    prince = "Woadenworm Gloamspike, Thabbashite Prince"
    for play, resources, can in (
        ([prince], ["Obsession"] * 2, True),
        ([], ["Obsession"] * 2, False),
        ([prince], ["Obsession"] * 1, False),
        ([prince], 3, False),
    ):
        table = set_up(
            Side(play=play, face_down=["Stupidify"], resources=resources),
            Side(hand=["Rage"] * 3),
        )
        assert table.me.can_deploy("Stupidify", flip_up=True) is can
    table = set_up(
        Side(play=[prince], face_down=["Stupidify"], resources=["Obsession"] * 2),
        Side(hand=["Rage"] * 3, face_down=["Stupidify"], resources=["Obsession"] * 4),
    )
    deploys(table.me, "Stupidify", flip_up=True)
    for _ in range(2):
        if table.asked is table.you:
            table.you.picks("Rage")
    assert (table.me.discard, len(table.you.hand)) == (["Stupidify"], 1)
    assert (table.me.free, table.me.face_down) == (0, [])
    table.next_turn()
    assert not table.you.can_deploy("Stupidify", flip_up=True), "only its controller's"


@CASES.of("Woadenworm Gloamspike, Thabbashite Prince")
def face_down_cards_of_other_types_cannot_be_flipped_up() -> None:
    table = set_up(
        Side(
            play=["Woadenworm Gloamspike, Thabbashite Prince"],
            face_down=["Gnat", "Knobby Stave"],
            resources=["Obsession"] * 4,
        )
    )
    assert not table.me.can_deploy("Gnat", flip_up=True)
    assert not table.me.can_deploy("Knobby Stave", flip_up=True)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
