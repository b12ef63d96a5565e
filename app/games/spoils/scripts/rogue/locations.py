"""Rogue locations."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Auction House",
        Trigger(
            TurnStarts(EACH),
            (
                RevealUntil(CHARACTER, THEY),
                If(
                    Exists(FOUND),
                    (
                        Bespoke(
                            "auction_for_the_found_card",
                            (
                                "Players bid for that character in turn, the active player first, "
                                "no more than their free resources. Whoever bids most pays that "
                                "number and puts it into play under their control"
                            ),
                        ),
                    ),
                ),
                Put(REVEALED.in_deck(THEY), DECK_SHUFFLED),
            ),
        ),
    ),
    script(
        "Fornicaves",
        Unique("Fornicaves"),
        Conditional(CHARACTER, (Less(LIFE, Minus(Total(Measure.PRINTED_LIFE, ITSELF), 2)),)),
    ),
    script(
        "Gambling Den",
        Trigger(
            TurnStarts(),
            (
                Reveal(top(1)),
                If(
                    Matches(REVEALED, CARD.at_most(NUMERIC_COST, 3)),
                    (By(EACH, (May(then=(Draw(who=THEY),), who=THEY),)),),
                ),
                If(
                    Matches(REVEALED, CARD.at_least(NUMERIC_COST, 4)),
                    (By(EACH, (May(then=(PlayResources(who=THEY),), who=THEY),)),),
                ),
            ),
        ),
    ),
    script("Hangdog Alley", Conditional(CHARACTER, (AttackingPartySize(1),))),
    script(
        "Heist Training Grounds",
        Unique("Heist Training Grounds"),
        Trigger(
            TurnStarts(),
            (May((Pick(CHARACTER),), (Alter(PICKED, (Gains(Keyword.COVERT),)),)),),
            threshold="DDD",
        ),
        Trigger(
            TurnStarts(),
            (May((Search(deck=OPPONENT),), (Put(FOUND, DISCARD_PILE),)),),
            threshold="DDDDD",
        ),
        Trigger(TurnStarts(), (DiscardAtRandom(who=OPPONENT),), threshold="DDDDDDD"),
    ),
    script(
        "Luxurious Gaming Establishment",
        Trigger(TurnStarts(), (May((Pick(CHARACTER),), (Alter(PICKED, (Less(SPEED, 1),)),)),)),
    ),
    script("Narrow Passage", Requirement(EACH, AtMostEachTurn(1, Action.ATTACK))),
    script(
        "Torchlight District",
        Trigger(
            Attacks(CHARACTER.you_control().at_most(SPEED, 3)),
            (Later(BattleEnds(), (Restore(THAT),)),),
        ),
        Conditional(CHARACTER.you_control(), (AtMostEachTurn(1, Action.ATTACK),)),
    ),
    script(
        "Vast Mastabatorium",
        Ability(
            "YOU KNOW YOU WANT TO...",
            cost=(Pay(1), Inflict(1, FACTION.you_control())),
            effect=(Draw(), Later(TurnEnds(EACH), (PutTokens(), TakeControl(THIS, OPPONENT)))),
            per_turn=5,
        ),
        Ability(
            "SWEET RELEASE", cost=(Pay(2), RemoveTokens()), effect=(May(then=(PlayResources(),)),)
        ),
    ),
)
