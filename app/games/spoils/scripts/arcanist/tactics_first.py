"""Arcanist tactics: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "12 Man Brunch of Doom",
        OnResolve(
            effect=(
                If(
                    Matches(PICKED, CARD.at_most(STRENGTH, Times(2, Number("X")))),
                    (Destroy(PICKED),),
                ),
            ),
            cost=(
                ChooseNumber(),
                Choose(CHARACTER.you_control().being(State.RESTORED), Number("X")),
                Deplete(CHOSEN),
                Pick(CHARACTER),
            ),
        ),
    ),
    script(
        "Air Travel",
        OnResolve(
            effect=(Alter(PICKED, (Gains(Keyword.COVERT),)), Draw()), cost=(Pick(CHARACTER),)
        ),
    ),
    script(
        "Ameliorate",
        OnResolve(
            effect=(
                Choose(CARD.in_hand(), AnyNumber()),
                Let("X", Count(CHOSEN)),
                Put(CHOSEN, DECK_BOTTOM),
                Put(top(Plus(Number("X"), 1)), HAND),
            )
        ),
    ),
    script(
        "Arcana Experiment",
        OnResolve(
            effect=(
                Search(count=5),
                Reveal(FOUND),
                Choose(FOUND, Number("X"), OPPONENT),
                Put(CHOSEN, HAND),
                Put(FOUND.other_than(CHOSEN), DISCARD_PILE),
            ),
            cost=(
                Only(NoLess(Count(CARD.in_deck()), 5)),
                Choose(CHARACTER.you_control().being(State.RESTORED), UpTo(5)),
                Let("X", Count(CHOSEN)),
                Deplete(CHOSEN),
            ),
        ),
    ),
    script(
        "Degenerate Molestation",
        Requirement(OPPONENT, Cannot(Action.RESPOND, THIS), area=Area.BEING_DEPLOYED),
        OnResolve(
            effect=(
                Repeat(
                    (
                        Discard(who=OPPONENT),
                        If(
                            Done(),
                            (
                                May(
                                    then=(
                                        Deploy(
                                            NON_RESOURCE.in_hand().at_most(
                                                NUMERIC_COST, Total(NUMERIC_COST, DISCARDED)
                                            ),
                                            Price.FREE,
                                        ),
                                    )
                                ),
                            ),
                        ),
                    ),
                    Exists(CARD.in_hand(OPPONENT)),
                ),
            )
        ),
    ),
    script(
        "Eccentric Inquisition",
        OnResolve(
            effect=(
                Reveal(top(7, OPPONENT)),
                Put(REVEALED.that(OfType((CardType.TACTIC,))), OUT_OF_GAME),
                Put(REVEALED.in_deck(OPPONENT), DECK_BOTTOM, ordered_by=YOU),
                Establish(
                    Requirement(
                        YOU,
                        MayPlay(SET_ASIDE.that(OfType((CardType.TACTIC,))), Price.NO_THRESHOLD),
                    ),
                    Until.END_OF_GAME,
                ),
            )
        ),
    ),
    script(
        "Ecto-Distillation",
        OnResolve(
            effect=(
                Search(CARD.that(AsNamed(Kind.NAME)), AnyNumber()),
                Reveal(FOUND),
                Choose(FOUND),
                Put(CHOSEN, HAND),
                Put(FOUND.other_than(CHOSEN), DISCARD_PILE),
                May(
                    (Search(CARD.that(AsNamed(Kind.NAME)), AnyNumber(), who=OPPONENT),),
                    (Put(FOUND, DISCARD_PILE),),
                    who=OPPONENT,
                ),
            ),
            cost=(Name(Kind.NAME),),
        ),
    ),
    script(
        "Entangle",
        OnResolve(
            effect=(Alter(PICKED, (Less(SPEED, 1),)), Draw()), cost=(Pick(CHARACTER, UpTo(2)),)
        ),
    ),
    script(
        "Forget",
        OnResolve(
            effect=(
                Put(PICKED, HAND),
                Look(CARD.in_hand(OPPONENT)),
                Choose(CARD.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
            cost=(Pick(NON_RESOURCE),),
        ),
    ),
    script(
        "Maladjustment",
        OnResolve(
            effect=(Put(PICKED, HAND), May(then=(PlayResources(),))),
            cost=(Pick(RESOURCE.you_control()),),
        ),
    ),
    script(
        "Obsessive Compulsion",
        OnResolve(
            effect=(
                Look(top(3)),
                Choose(LOOKED_AT, AnyNumber()),
                Put(CHOSEN, DECK_BOTTOM),
                Arrange(LOOKED_AT.other_than(CHOSEN)),
                Draw(),
            )
        ),
    ),
    script(
        "Quotidian Assassination", OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(CHARACTER),))
    ),
    script(
        "Quotidian Disappearance",
        OnResolve(
            effect=(
                Pick(NON_RESOURCE.opponent_controls(), who=OPPONENT),
                If(Done(), (Put(PICKED, HAND),)),
            )
        ),
    ),
    script(
        "Quotidian Misfire",
        OnResolve(
            effect=(Establish(Replacement(PutAnywhere(CARD, HAND), (Put(THAT, DISCARD_PILE),))),)
        ),
    ),
    script(
        "Remember", OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(TACTIC.in_discard_pile()),))
    ),
    script(
        "Ritual of the Knob & Pull",
        OnResolve(
            effect=(
                If(
                    NoLess(Count(RESOURCE.being(State.FACE_DOWN).opponent_controls()), Number("X")),
                    (Destroy(PICKED),),
                ),
            ),
            cost=(Pick(CHARACTER), Let("X", Total(STRENGTH, PICKED))),
        ),
    ),
    script(
        "Ritual of the Ominous Urn",
        OnResolve(
            effect=(
                Discard(who=OPPONENT),
                May(
                    (Search(CARD.that(SameAs(Kind.TYPE, DISCARDED))), Reveal(FOUND)),
                    (Put(FOUND, HAND),),
                ),
            )
        ),
    ),
    script(
        "Ritual of the Screaming Cheese",
        OneOfTexts(
            (
                OnResolve(effect=(Discard(2, OPPONENT),)),
                OnResolve(effect=(DiscardAtRandom(who=OPPONENT),)),
            ),
            OPPONENT,
        ),
    ),
    script(
        "Ritual of the Shattering Teeth",
        OnResolve(
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(CARD.in_hand(OPPONENT), UpTo(Number("X"))),
                DiscardThose(CHOSEN),
            ),
            cost=(ChooseNumber(), Pay(Times(2, Number("X")))),
        ),
    ),
    script(
        "Spontaneous Displacement",
        OnResolve(
            effect=(
                Put(PICKED, HAND),
                May(
                    then=(
                        Deploy(
                            NON_RESOURCE.at_most(NUMERIC_COST, Number("X")).in_hand(), Price.FREE
                        ),
                    )
                ),
            ),
            cost=(Pick(NON_RESOURCE), Let("X", HalfUp(Total(NUMERIC_COST, PICKED)))),
        ),
    ),
    script(
        "Stolen Inspiration",
        OnResolve(
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(NON_RESOURCE.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
                If(
                    Done(),
                    (
                        Let("X", HalfUp(Total(NUMERIC_COST, DISCARDED))),
                        May(
                            then=(
                                Deploy(
                                    NON_RESOURCE.at_most(NUMERIC_COST, Number("X")).in_hand(),
                                    Price.FREE,
                                ),
                            )
                        ),
                    ),
                ),
            )
        ),
    ),
    script(
        "Unnatural Alteration",
        OnResolve(
            effect=(
                Let("X", Total(NUMERIC_COST, PICKED)),
                Destroy(PICKED),
                If(
                    Done(),
                    (
                        Search(CHARACTER.at_most(NUMERIC_COST, Plus(Number("X"), 3))),
                        Reveal(FOUND),
                        May((Deploy(FOUND, Price.FREE),), otherwise=(Put(FOUND, HAND),)),
                    ),
                ),
            ),
            cost=(Only(TurnOf(YOU)), Only(Not(InBattle())), Pick(CHARACTER.you_control())),
        ),
    ),
    script(
        "Voidal Interference",
        OnResolve(
            effect=(
                Terminate(RESPONDED_TO, HAND),
                By(
                    OwnerOf(RESPONDED_TO),
                    (Choose(CARD.in_hand(THEY), who=THEY), Put(CHOSEN, DECK_TOP)),
                ),
            ),
            cost=(Only(RespondingTo(CARD)),),
        ),
    ),
    script(
        "Voidal Perversion",
        OnResolve(
            effect=(PutTokensDivided(PICKED, UpTo(2)), Draw()), cost=(Pick(NON_RESOURCE, UpTo(2)),)
        ),
    ),
    script(
        "Voidal Poisoning",
        OnResolve(
            effect=(
                Bespoke(
                    "spend_tokens_on_effects",
                    (
                        "Remove any number of tokens from cards you control. Spend them as "
                        "often as you like on these: 1 token: pick a character and inflict "
                        "1 damage on it; 2 tokens: draw a card; 2 tokens: your opponent "
                        "discards a card; 3 tokens: search your deck for a card and put it "
                        "into your hand"
                    ),
                ),
            )
        ),
    ),
    script(
        "Voidal Replication",
        Requirement(OPPONENT, Cannot(Action.RESPOND, THIS), area=Area.BEING_DEPLOYED),
        OnResolve(effect=(Duplicate(LAST_TACTIC),), cost=(Only(Deployed(TACTIC)),)),
    ),
    script(
        "Voidal Webbing",
        OnResolve(effect=(Alter(PICKED, (Less(SPEED, 1),)),), cost=(Pick(CHARACTER),)),
    ),
)
