"""Gearsmith tactics: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "0p3r4710n 1337 H4x0rz",
        OnResolve(
            effect=(May(then=(Deploy(NON_TACTIC.in_hand(), Price.FREE, count=UpTo(4)),)),),
            cost=(Only(TurnOf(YOU)),),
        ),
    ),
    script("1337!", OnResolve(effect=(ReduceNextCost(4, CARD.being_deployed(YOU)), Draw()))),
    script("All-Nighter", OnResolve(effect=(Detach(UpTo(9)),), cost=(Only(TurnOf(YOU)),))),
    script(
        "Devastating Mockery",
        OnResolve(
            effect=(
                If(
                    Matches(PICKED, CARD.being(State.COVERT)),
                    (Alter(PICKED, (Loses(Keyword.COVERT),)),),
                ),
                Draw(),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Discommodiousness",
        OnResolve(
            effect=(
                Reveal(CARD.in_hand(OPPONENT)),
                Let("X", Count(REVEALED.that(OfType((CardType.TACTIC,))))),
                Put(REVEALED.that(OfType((CardType.TACTIC,))), DECK_SHUFFLED),
                Draw(Number("X"), OPPONENT),
                Draw(),
            )
        ),
    ),
    script(
        "Elite Team Registration",
        OnResolve(
            effect=(
                Search(
                    CHARACTER.that(OfTrade(Trade.GEARSMITH)).that(AllDifferent(Kind.NAME)), UpTo(2)
                ),
                Reveal(FOUND),
                Put(FOUND, HAND),
            )
        ),
    ),
    script(
        "Exploding Sock Puppet!",
        Requirement(OPPONENT, Cannot(Action.RESPOND, THIS), area=Area.BEING_DEPLOYED),
        OnResolve(
            effect=(Terminate(RESPONDED_TO), Destroy(RESPONDED_TO)),
            cost=(Only(RespondingToAbility(CHARACTER)),),
        ),
    ),
    script(
        "I Got the Gear!",
        OnResolve(
            effect=(May((Search(CARD.of_subtype("gear")), Reveal(FOUND)), (Put(FOUND, HAND),)),)
        ),
    ),
    script(
        "Invent",
        OnResolve(
            effect=(Search(count=Minus(Number("X"), 1)), Put(FOUND, HAND)),
            cost=(ChooseNumber(), Pay(Times(2, Number("X")))),
        ),
    ),
    script(
        "Kaiser Wave",
        OnResolve(
            effect=(
                Alter(
                    PICKED,
                    (
                        More(STRENGTH, Plus(1, Count(CARD.of_subtype("kaiser")))),
                        More(LIFE, Plus(1, Count(CARD.of_subtype("kaiser")))),
                    ),
                ),
                If(
                    Matches(PICKED, CHARACTER.of_subtype("kaiser")),
                    (Alter(PICKED, (More(STRENGTH, 1), More(LIFE, 1))),),
                ),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Meager Research",
        OnResolve(
            effect=(
                Reveal(top(1, OPPONENT)),
                Put(REVEALED, HAND),
                May(
                    (Search(CARD.that(SameAs(Kind.TYPE, REVEALED))), Reveal(FOUND)),
                    (Put(FOUND, HAND),),
                ),
            )
        ),
    ),
    script(
        "Micromajig Avalanche",
        OnResolve(
            effect=(PutMicromajigs(Number("X")),), cost=(ChooseNumber(), Pay(Times(2, Number("X"))))
        ),
    ),
    script(
        "Patent Enforcement",
        OnResolve(
            effect=(EntersUnder(RESPONDED_TO),),
            cost=(Only(RespondingTo(ITEM)), Pay(Total(NUMERIC_COST, RESPONDED_TO))),
        ),
    ),
    script("Precise Sabotage", OnResolve(effect=(Destroy(PICKED),), cost=(Pick(ITEM),))),
    script(
        "Research Investment",
        OnResolve(
            effect=(
                By(
                    EACH,
                    (
                        May(
                            (Search(STAPLE_RESOURCE, UpTo(3), THEY, THEY),),
                            (Put(FOUND, PLAY, THEY),),
                            who=THEY,
                        ),
                    ),
                ),
            )
        ),
    ),
    script(
        "Scorching Runicution",
        OnResolve(
            effect=(Inflict(Number("X"), CHARACTER.that(Bearing(PICKED))), Destroy(PICKED)),
            cost=(Pick(CARD.of_subtype("gear")), Let("X", Total(NUMERIC_COST, PICKED))),
        ),
    ),
    script(
        "Unrelenting Ridicule",
        OnResolve(effect=(Destroy(PICKED),), cost=(Pick(CHARACTER.being(State.COVERT)),)),
    ),
)
