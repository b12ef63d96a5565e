"""Tokens. Rules: 409."""

from collections import Counter

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, Done
from app.games.spoils.engine.model import events
from app.games.spoils.engine.read import stats
from app.games.spoils.terms import Area, CardType, Trade
from tests.support.made_cards import (
    HAT,
    LAMP,
    LEARN,
    LIFE_HAT,
    MADE,
    MAJIG,
    RICH,
    SLAY,
    STEAL,
    WALL,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, tactic
from tests.support.tables import at_table, settles

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
MAKE = tactic("Make", [v.PutMicromajigs(1)])
COUNT = v.Total(v.TOKENS, v.THIS)


def test_409_1_dragon_catheter_puts_a_token_on_the_strongest_alone() -> None:
    table = at_table(Side(play=["Dragon Catheter", "Guard"]), Side(play=["Gnat", "Big"]), active=1)
    table.you.ends_turn()
    settles(table)
    assert [table.tokens(name) for name in ("Guard", "Gnat", "Big")] == [0, 0, 1]
    tied = at_table(Side(play=["Dragon Catheter", "Guard"]), Side(play=["Peer"]), active=1)
    tied.you.ends_turn()
    settles(tied)
    assert tied.me.choices() == ["Guard", "Peer"]


@ALL
def test_409_1_up_to_so_many_tokens_are_divided_or_fewer_are_put(edition: Edition) -> None:
    for given in ([], ["Guard"], ["Guard", "Guard"], ["Guard", "Big"], ["Big", "Big"]):
        table = at_table(
            Side(hand=["Voidal Perversion"], play=["Guard", "Big"], deck=["Hat"], resources=RICH),
            edition=edition,
        )
        table.me.deploys("Voidal Perversion")
        table.me.sets("Guard", "Big")
        settles(table)
        for name in given:
            table.me.picks(name)
        if len(given) < 2:
            table.me.passes()
        tokens = Counter({name: table.tokens(name) for name in ("Guard", "Big")})
        assert +tokens == Counter(given)
        assert table.me.hand == ["Hat"], "the card is drawn in any case"


@ALL
def test_409_1_all_tokens_are_put_where_a_text_does_not_say_up_to(edition: Edition) -> None:
    spread = tactic("Spread", [v.PutTokensDivided(v.CHARACTER.you_control(), 2)])
    for names in (["Guard"], ["Guard", "Big"]):
        table = board(Side(hand=["Spread"], play=names), Side(), *MADE, spread, edition=edition)
        table.me.deploys("Spread")
        table.resolves()
        while table.asks is DecisionKind.CHOOSE_CARD:
            assert Done() not in table.me.legal
            table.me.picks(names[-1])
        assert table.tokens(names[-1]) == 2


def test_409_1_eldridge_gosche_puts_up_to_two_tokens_on_what_was_picked() -> None:
    table = at_table(Side(play=["Eldridge Gosche", "Guard", "Hat"]), active=1)
    table.you.ends_turn()
    settles(table)
    table.me.agrees()
    for name in ("Guard", "Hat", "Guard", "Hat"):
        table.me.picks(name)
    assert (table.tokens("Guard"), table.tokens("Hat")) == (1, 1)


@ALL
@rule("basic1e:B.token.2")
def test_409_2_tokens_vanish_with_their_card(edition: Edition) -> None:
    hoard = v.Ability("HOARD", (), (v.PutTokens(),), per_turn=1)
    bounce = tactic("Bounce", [v.Put(v.PICKED, v.HAND)], pays=[v.Pick(v.CHARACTER)])
    brute = character(
        "Brute", 1, 1, 1, hoard,
        v.Conditional(v.THIS, (v.More(v.STRENGTH, COUNT),)),
        cost=0,
    )  # fmt: skip
    table = board(Side(play=["Brute"], hand=["Bounce"]), Side(), brute, bounce, edition=edition)
    table.me.uses("Brute", "HOARD")
    table.resolves()
    with shows("409.1"):
        assert (table.tokens("Brute"), table.strength("Brute")) == (1, 2)
    table.me.deploys("Bounce")
    table.resolves()
    table.me.deploys("Brute")
    table.resolves()
    assert table.tokens("Brute") == 0


@ALL
@pytest.mark.parametrize("how", [
    (v.FlipFaceDown(v.PICKED),),
    (v.Put(v.PICKED, v.PLAY_FACE_DOWN),),
    (v.Put(v.PICKED, v.OUT_OF_GAME), v.Put(v.PICKED, v.PLAY)),
    (v.Put(v.PICKED, v.HAND), v.Put(v.PICKED, v.PLAY)),
    (v.Destroy(v.PICKED), v.Put(v.PICKED, v.PLAY)),
])  # fmt: skip
def test_409_3a_a_card_token_that_left_play_does_not_come_back_either_way_up(
    edition: Edition, how: tuple[v.Step, ...]
) -> None:
    spell = tactic("Spell", how, pays=[v.Pick(v.CHARACTER)])
    table = board(Side(hand=["Make", "Spell"]), Side(), MAKE, spell, edition=edition)
    for name in ("Make", "Spell"):
        table.me.deploys(name)
        table.resolves()
    assert table.me.play == []
    assert table.me.free == 0
    assert table.me.hand == table.me.discard[2:] == []


@COMPREHENSIVE
def test_409_3a_a_trigger_on_its_leaving_finds_no_token_to_put_back(edition: Edition) -> None:
    cradle = item(
        "Cradle",
        v.Trigger(v.Destroyed(v.CHARACTER), (v.Put(v.THAT, v.PLAY),)),
    )
    table = board(
        Side(play=["Cradle", "Wall"], hand=["Make", "Sweep"]), Side(), MAKE, WALL, cradle,
        tactic("Sweep", [v.Destroy(v.CHARACTER)]), edition=edition,
    )  # fmt: skip
    for name in ("Make", "Sweep"):
        table.me.deploys(name)
        table.resolves()
        if table.me.numbers():
            table.me.answers(0)
    assert table.me.play == ["Cradle", "Wall"], "Wall is a card and comes back"


@ALL
@rule("cr2010:409.3b")
def test_409_3a_a_micromajig_vanishes_when_it_leaves_play(edition: Edition) -> None:
    build = tactic("Build", [v.PutMicromajigs(2)])
    table = board(Side(hand=["Build", "Kill"]), Side(), build, SLAY, edition=edition)
    table.me.deploys("Build")
    table.resolves()
    assert table.me.play == ["Micromajig Token"] * 2
    assert (table.strength("Micromajig Token"), table.life("Micromajig Token")) == (1, 1)
    token = table.card("Micromajig Token")
    is_majig = "majig" in stats.subtypes(table.state, token)
    assert is_majig is (edition is not Edition.BASIC1E)
    assert not stats.is_covert(table.state, token)
    table.me.deploys("Kill")
    table.me.picks("Micromajig Token")
    table.resolves()
    assert table.me.play == ["Micromajig Token"]
    assert "Micromajig Token" not in table.me.discard


@ALL
@rule("cr2010:409.3b", "basic1e:B.majig.2")
def test_409_3a_only_the_first_edition_removes_a_token_before_it_is_destroyed(
    edition: Edition,
) -> None:
    build = tactic("Build", [v.PutMicromajigs()])
    mourn = item("Grave", v.Trigger(v.Destroyed(v.CHARACTER), (v.GainInfluence(1),)))
    table = board(
        Side(hand=["Build", "Hat", "Kill"], play=["Grave"], resources=1), Side(),
        build, mourn, LIFE_HAT, SLAY, edition=edition,
    )  # fmt: skip
    for name in ("Build", "Hat", "Kill"):
        table.me.deploys(name)
        table.resolves()
    first = edition is Edition.BASIC1E
    assert table.me.play == ["Grave"]
    assert table.told(events.LeftPlay)
    assert table.me.influence == (20 if first else 21)
    assert table.area("Hat") is (Area.OUT_OF_GAME if first else Area.DISCARD_PILE)


@ALL
def test_409_3a_a_micromajig_is_a_small_gearsmith_character(edition: Edition) -> None:
    table = board(
        Side(hand=["Make"]), Side(), tactic("Make", [v.PutMicromajigs()]), edition=edition
    )
    table.me.deploys("Make")
    table.resolves()
    token, state = table.card(MAJIG), table.state
    numbers = [table.stat(MAJIG, it) for it in (v.STRENGTH, v.LIFE, v.SPEED)]
    with shows("4.09.3.c.1"):
        assert numbers == [1, 1, 3]
        assert state.kind_of(token).card.trade is Trade.GEARSMITH
        assert stats.types(state, token) == {CardType.CHARACTER}
        assert ("majig" in stats.subtypes(state, token)) is (edition is not Edition.BASIC1E)
    assert table.stat(MAJIG, v.NUMERIC_COST) == 0


@ALL
def test_409_3b_the_owner_of_a_micromajig_controlled_the_effect_that_made_it(
    edition: Edition,
) -> None:
    """Made by a stolen card it is the thief's, and it stays so under another's control."""
    make = v.Ability("MAKE", (), (v.PutMicromajigs(),), per_turn=1)
    give = v.Ability("GIVE", (), (v.PutMicromajigs(under=v.OPPONENT),), per_turn=1)
    maker = character("Maker", 1, 1, 1, make, give)
    for ability, controller in (("MAKE", 0), ("GIVE", 1)):
        table = board(Side(hand=["Steal"]), Side(play=["Maker"]), maker, STEAL, edition=edition)
        table.me.deploys("Steal")
        table.resolves()
        table.me.uses("Maker", ability)
        table.resolves()
        token = table.card(MAJIG)
        assert (table.state.controller[token], table.state.owner[token]) == (controller, 0)


def test_a_token_that_is_not_there_cannot_be_taken_off_for_an_effect() -> None:
    table = board(
        Side(hand=["Learn"], play=["Meat of the Mountain"], deck=["Lamp"] * 4), Side(hand=["Hat"]),
        LAMP, HAT, LEARN,
    )  # fmt: skip
    table.me.deploys("Learn")
    table.resolves()
    table.me.agrees()
    assert table.me.numbers() == [0], "there is no token to remove"
    table.me.answers(0)
    assert (table.you.hand, table.tokens("Meat of the Mountain")) == (["Hat"], 1)
    table.me.agrees()
    table.me.picks("Lamp")
    assert table.me.hand == ["Lamp"] * 3, "looked at two and took one"
