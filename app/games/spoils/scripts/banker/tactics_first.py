"""Banker tactics: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Anesthetizing Opulence",
        OnResolve(effect=(Destroy(PICKED), Draw(who=OPPONENT)), cost=(Pick(CHARACTER),)),
    ),
    script(
        "Cash Out",
        OnResolve(
            effect=(Draw(Plus(Number("X"), 1)),), cost=(ChooseNumber(), Pay(Times(2, Number("X"))))
        ),
    ),
    script(
        "Downsizing",
        OnResolve(
            effect=(
                Destroy(CHARACTER),
                GainInfluence(Count(CARD.that(Is(Role.AFFECTED))), OPPONENT),
            )
        ),
    ),
    script(
        "Executive Poaching",
        OnResolve(
            effect=(
                Choose(CHARACTER.opponent_controls().that(Highest(NUMERIC_COST))),
                Destroy(CHOSEN),
            )
        ),
    ),
    script("Extortify", OnResolve(effect=(GainInfluence(8),))),
    script(
        "Irresistible Bribe",
        OnResolve(
            effect=(Destroy(PICKED), GainInfluence(Number("X"), OPPONENT)),
            cost=(Pick(CHARACTER), Let("X", Total(STRENGTH, PICKED))),
        ),
    ),
    script(
        "Keen Stratagem",
        OnResolve(effect=(Search(STAPLE_RESOURCE), Reveal(FOUND), Put(FOUND, HAND))),
    ),
    script(
        "Limited Liability",
        OnResolve(
            effect=(
                Bespoke(
                    "destroyed_by_costs_only", "This turn, cards can be destroyed only as a cost"
                ),
                Establish(Replacement(Inflicts(CARD), (AmountBecomes(0),))),
            )
        ),
    ),
    script("Mau Party", OnResolve(effect=(Draw(5), GainInfluence(2)), cost=(Only(TurnOf(YOU)),))),
    script(
        "Mutiny Grant",
        OnResolve(
            effect=(TakeControl(PICKED, until=Until.END_OF_TURN), Restore(PICKED)),
            cost=(Pick(CHARACTER.opponent_controls()), LoseInfluence(Total(NUMERIC_COST, PICKED))),
        ),
    ),
    script(
        "Postmortem Debenture",
        OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(CHARACTER.in_discard_pile()),)),
    ),
    script(
        "Pyramid Scheme",
        OnResolve(effect=(Draw(Number("X")),), cost=(FlipCoin((Let("X", 3),), (Let("X", 2),)),)),
    ),
    script("Rate Hike", OnResolve(effect=(GainInfluence(2), Draw()))),
    script(
        "Red Tape",
        OnResolve(effect=(Alter(PICKED, (Less(STRENGTH, 3),)), Draw()), cost=(Pick(CHARACTER),)),
    ),
    script(
        "Revivatate",
        OnResolve(
            effect=(Choose(PICKED), Put(CHOSEN, PLAY), Put(PICKED.other_than(CHOSEN), HAND)),
            cost=(Only(TurnOf(YOU)), Pick(CHARACTER.in_discard_pile(), 2)),
        ),
    ),
    script(
        "Secret Handshake",
        OnResolve(effect=(Alter(PICKED, (More(LIFE, 4),)), Draw()), cost=(Pick(CHARACTER),)),
    ),
    script("Selective Gluttony", OnResolve(effect=(Draw(10), Discard(9)))),
    script(
        "Shocking Reappearance",
        OnResolve(
            effect=(Put(PICKED, PLAY), AddToParty(PICKED)),
            cost=(Only(Attacking(OPPONENT)), Pick(CHARACTER.in_discard_pile())),
        ),
    ),
    script(
        "Subsection 5, Paragraph 12",
        Requirement(OPPONENT, Cannot(Action.RESPOND, THIS), area=Area.BEING_DEPLOYED),
        OnResolve(
            effect=(
                Terminate(RESPONDED_TO),
                Bespoke(
                    "no_more_of_that_ability_this_turn",
                    "For the rest of this turn nobody can use that ability",
                ),
                Draw(),
            ),
            cost=(Only(RespondingToAbility(CARD.that(NotOfType((CardType.FACTION,))))),),
        ),
    ),
    script(
        "Summary Judgment",
        OnResolve(
            effect=(May((Destroy(PICKED),), otherwise=(Draw(Number("X")),), who=OPPONENT),),
            cost=(Pick(CHARACTER.opponent_controls()), Let("X", Total(STRENGTH, PICKED))),
        ),
    ),
    script(
        "Writ of Reclamation",
        OnResolve(
            effect=(Put(PICKED, DECK_SHUFFLED), Draw()),
            cost=(
                ChooseNumber(at_most=3),
                Choose(CARD.in_discard_pile(), Number("X")),
                Put(CHOSEN, OUT_OF_GAME),
                Pick(CARD.in_discard_pile(), Number("X")),
            ),
        ),
    ),
)
