"""Cards in words: every script prints, by phrases of our own."""

import re

import pytest

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    COVERT,
    DECK_BOTTOM,
    DISCARD_PILE,
    EACH,
    FACTION,
    HAND,
    HOST,
    ITEM,
    ITSELF,
    OPPONENT,
    PICKED,
    PLAY,
    RESOURCE,
    SOURCE,
    STRENGTH,
    THEY,
    THIS,
    TOKENS,
    YOU,
    AbilitiesCheaper,
    Ability,
    Action,
    AddToParty,
    Alter,
    AsUsual,
    AttackingPartySize,
    By,
    Cannot,
    ChangeAmount,
    Choose,
    ChooseNumber,
    Conditional,
    Count,
    Deplete,
    Destroy,
    Discards,
    Draw,
    EntersPlay,
    Equal,
    FlipUp,
    Gains,
    Inflict,
    Inflicts,
    Is,
    Keyword,
    LeavesPlay,
    Less,
    LoseInfluence,
    Matches,
    May,
    More,
    NoLess,
    NoMore,
    Not,
    Number,
    OfType,
    OnResolve,
    OwnerOf,
    Paragraph,
    Pay,
    Pick,
    Put,
    PutFromPlay,
    PutTokens,
    Replacement,
    Role,
    State,
    StateHolds,
    TakeControl,
    Times,
    Total,
    Trigger,
    TurnEnds,
    UpTo,
    script,
    top,
)
from app.games.spoils.wording import LineKind, say, text_of, wording_of
from tests.support.card_groups import group_names, scripts_by_group

ATTACKED = CARD.being(State.ATTACKED_THIS_TURN)
MANY_MORE = Not(NoMore(Count(CHARACTER.you_control()), Count(CHARACTER.opponent_controls())))
PERMANENT = CARD.that(OfType((CardType.CHARACTER, CardType.ITEM, CardType.LOCATION)))


def told(*paragraphs: Paragraph) -> str:
    return "\n".join(line.plain for line in say(script("Lantern Clerk", *paragraphs)))


def test_an_ability_tells_name_threshold_cost_and_effect_apart() -> None:
    dun = Ability(
        "DUN", cost=(Pay(1), Deplete(THIS)), effect=(LoseInfluence(2, OPPONENT),), threshold="GG"
    )
    (line,) = say(script("Lantern Clerk", dun))
    assert line.kind is LineKind.ABILITY
    assert (line.name, line.threshold) == ("DUN", "GG")
    assert line.cost == "Pay 1. Deplete this card."
    assert line.effect == "Your opponent loses 2 influence."


@pytest.mark.parametrize(
    ("paragraph", "words"),
    [
        (COVERT, "Covert"),
        (FlipUp(2, "GG", (Draw(),)), "Flip Up 2 [G][G], and draw a card"),
        (
            OnResolve(cost=(Pick(CHARACTER),), effect=(Put(PICKED, HAND), Draw(2))),
            "COST: Pick a character. EFFECT: Put the picked character into its owner's hand. "
            "Draw 2 cards.",
        ),
        (
            Trigger(
                EntersPlay(CARD.you_control().providing("R")),
                (May((Pay(1),), (PutTokens(THIS),)),),
            ),
            "When a card you control that provides at least [R] enters play: you may pay 1; "
            "if you do, put a token on this card.",
        ),
        (
            Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
            "This card gets +1 strength for each token on this card.",
        ),
        (
            Trigger(StateHolds(), (Destroy(THIS),), NoLess(Total(TOKENS, THIS), 2)),
            "As soon as this card has at least 2 tokens: destroy this card.",
        ),
        (
            Trigger(EntersPlay(), (By(EACH, (Choose(RESOURCE, who=THEY), Destroy(CHOSEN))),)),
            "When this card enters play: each player chooses a resource and destroys it.",
        ),
        (
            OnResolve((Alter(CHARACTER.opponent_controls(), (Less(STRENGTH, 1),)),)),
            "All characters your opponent controls get −1 strength this turn.",
        ),
        (
            Conditional(CHARACTER, (More(STRENGTH, Total(TOKENS, ITSELF)),)),
            "Each character gets +1 strength for each token on it.",
        ),
        (
            Trigger(TurnEnds(), (Destroy(THIS),), Not(Matches(THIS, ATTACKED))),
            "At the end of your turn, if this card did not attack this turn: destroy this card.",
        ),
        (
            Trigger(LeavesPlay(), (TakeControl(HOST, OwnerOf(HOST)),)),
            "When this card leaves play: the attached character's owner takes control of the "
            "attached character.",
        ),
        (
            OnResolve(
                (Put(top(2, OPPONENT), DECK_BOTTOM), Inflict(1, PICKED)),
                (Pick(CHARACTER, UpTo(2)),),
            ),
            "COST: Pick up to 2 characters. EFFECT: Put the top 2 cards of your opponent's deck on "
            "its bottom. Inflict 1 damage on each of the picked characters.",
        ),
        (
            Conditional(THIS, (Cannot(Action.BE_PICKED, who=OPPONENT),), MANY_MORE),
            "While you control more characters than your opponent, this card cannot be picked by "
            "your opponent.",
        ),
        (
            OnResolve((Put(PICKED, PLAY), AddToParty(PICKED)), (Pick(PERMANENT),)),
            "COST: Pick a character, item or location. EFFECT: Put the picked card into play under "
            "your control. Add the picked card to your party.",
        ),
        (
            OnResolve(cost=(Pick(CHARACTER.in_discard_pile()),), effect=(Put(PICKED, HAND),)),
            "COST: Pick a character in your discard pile. EFFECT: Put the picked character into "
            "your hand.",
        ),
        (
            OnResolve((Put(top(2, OPPONENT), DISCARD_PILE),)),
            "Put the top 2 cards of your opponent's deck into their discard pile.",
        ),
        (
            OnResolve((Destroy(CHARACTER), Draw(Count(CHARACTER.that(Is(Role.AFFECTED)))))),
            "Destroy all characters. Draw X cards, X being the number of characters destroyed "
            "this way.",
        ),
        (
            OnResolve(cost=(ChooseNumber(at_most=3), Pay(Times(2, Number("X"))))),
            "COST: Choose X, at most 3. Pay 2X.",
        ),
        (
            Trigger(PutFromPlay(CHARACTER.owned_by(YOU), DISCARD_PILE), (Draw(),)),
            "When a character goes from play to your discard pile: draw a card.",
        ),
        (
            Replacement(Discards(YOU), (May((Pay(1),), (Draw(),), (AsUsual(),)),)),
            "If you discard a card, you may instead pay 1; if you do, draw a card.",
        ),
        (
            Replacement(Inflicts(CHARACTER, THIS), (ChangeAmount(-1),)),
            "If a character inflicts damage on this card, the amount is 1 lower.",
        ),
        (
            Trigger(Inflicts(CHARACTER, THIS), (Inflict(1, SOURCE),)),
            "When a character inflicts damage on this card: inflict 1 damage on that character.",
        ),
        (
            Conditional(THIS, (Gains(Keyword.COVERT),), Equal(Count(ITEM.you_control()), 1)),
            "While you control exactly 1 item, this card gains Covert.",
        ),
        (
            Conditional(CHARACTER, (AttackingPartySize(1),)),
            "Characters can attack only alone.",
        ),
        (
            Conditional(FACTION.you_control(), (AbilitiesCheaper(1, 1),)),
            "Abilities of your faction cost 1 less to use (no lower than 1).",
        ),
    ],
)
def test_a_paragraph_is_told_in_these_words(paragraph: Paragraph, words: str) -> None:
    assert told(paragraph) == words


@pytest.mark.parametrize("group", group_names())
def test_scripts_print_as_clean_sentences(group: str) -> None:
    untidy = re.compile(r"  |\(\)|None|<|\bthe the\b|\ba [aeiou]|[^.]\.\.(?!\.)")
    for card in scripts_by_group()[group]:
        lines = say(card)
        assert bool(lines) == bool(card.paragraphs), card.name
        for line in lines:
            assert line.plain, card.name
            assert not untidy.search(line.plain), f"{card.name}: {line.plain}"
            if line.kind is LineKind.ABILITY:
                assert line.cost, card.name
                assert line.effect, card.name


def test_a_card_without_a_script_is_told_from_a_card_without_text() -> None:
    assert wording_of("Scout") == ()
    assert text_of("Scout") == ""
    assert wording_of("Nobody at all") is None
    assert text_of("Nobody at all") is None


def test_what_a_card_becomes_and_is_not_is_told_at_once() -> None:
    assert (
        "Only if this card is not a character. Pay 1. EFFECT: This card gets +2 strength, +2 life "
        "and +3 speed and becomes a character too this turn."
    ) in (text_of("Frickin' Sweet Pogo-Bunny") or "")
    assert (
        'The picked item becomes a "golem" character too, has 3 speed and has strength and life '
        "equal to its numeric cost this turn."
    ) in (text_of("Contrabulous Fabtraption") or "")
    assert text_of("EPM (Extra Powerful Magnetic) Pulse") == "Destroy all items and locations."


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Courageous Paladin", "must be assigned all battle damage that can be assigned to it"),
        ("Voidal Trinket", "Choose at most one of the cards looked at. Put it on the top of"),
        ("Voidal Trinket", "Put the rest on the bottom of your deck in any order"),
        ("Ameliorate", "Put them on the bottom of your deck in the order chosen"),
        ("Auspicious Tax", "The attached character's controller must pay 3 to attack with the"),
        ("Auction House", "Shuffle the rest into that player's deck"),
        ("Totally Random Kid", "from the top of that faction's owner's deck into their discard"),
        ("Ipsighast, the Lustful", "the top 3 cards of the picked player's deck"),
        ("Prophetic Assistant", "if you do and the revealed card is a staple resource, put the"),
        ("Opportunistic Pirate", "discard pile (X is the number of them) and remove them from"),
        ("Vilghame Manewaft", "The first time each turn your opponent plays a resource: attach"),
        ("Testudine Autoframe", "put the card with Unique Jo removed by this card into play"),
        ("Headhunting", "the deployment of a character with numeric cost no higher than the"),
        ("Reckless Challenger", "if this card has been in play under your control since the turn"),
        ("Master Thief", "put the picked card into play under your control"),
        ("Padamose, Emperor of Marduun", 'All "mau" characters and Arcanist characters your'),
        ("Golden Charm", "if you do, draw a card and the search happens as usual"),
    ],
)
def test_a_phrase_has_one_meaning(name: str, words: str) -> None:
    assert words in (text_of(name) or "")
