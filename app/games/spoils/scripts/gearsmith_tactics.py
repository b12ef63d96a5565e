"""Gearsmith tactics."""

from typing import Final

from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_SHUFFLED,
    EACH,
    FACTION,
    FOUND,
    HAND,
    ITEM,
    LIFE,
    NON_TACTIC,
    NUMERIC_COST,
    OPPONENT,
    PICKED,
    PICKED_CARD,
    PLAY,
    PLAY_FACE_DOWN,
    RESPONDED_TO,
    REVEALED,
    STAPLE_RESOURCE,
    STRENGTH,
    THEY,
    THIS,
    YOU,
    Action,
    AllDifferent,
    Alter,
    Bearing,
    By,
    ByFlipUp,
    Cannot,
    Choose,
    ChooseNumber,
    Conditional,
    Count,
    Deploy,
    DeployedAlike,
    Destroy,
    Detach,
    Discard,
    Draw,
    EntersPlay,
    EntersUnder,
    Establish,
    FlipFaceDown,
    FlipUp,
    GainsText,
    If,
    Inflict,
    Keyword,
    Kind,
    Let,
    Loses,
    Matches,
    May,
    Minus,
    More,
    Must,
    Number,
    OfTrade,
    OfType,
    OneOfTexts,
    Only,
    OnResolve,
    OwnerOf,
    Pay,
    Pick,
    PlayResources,
    Plus,
    Price,
    Provides,
    Put,
    PutMicromajigs,
    ReduceNextCost,
    Requirement,
    RespondingTo,
    RespondingToAbility,
    Restore,
    Reveal,
    SameAs,
    Search,
    State,
    Terminate,
    Times,
    Total,
    Trigger,
    TurnOf,
    UpTo,
    UseAbility,
    When,
    script,
    top,
)

SCRIPTS: Final = (
    script(
        "0p3r4710n 1337 H4x0rz",
        OnResolve(
            effect=(May(then=(Deploy(NON_TACTIC.in_hand(), Price.FREE, count=UpTo(4)),)),),
            cost=(Only(TurnOf(YOU)),),
        ),
    ),
    script("1337!", OnResolve(effect=(ReduceNextCost(4, CARD.being_deployed(YOU)), Draw()))),
    script(
        "31337!",
        OnResolve(
            effect=(
                Establish(Conditional(FACTION.you_control(), (GainsText(Provides("EEEE")),))),
                Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS)),
            )
        ),
    ),
    script(
        "94r913 My 908570pp3r5",
        OnResolve(
            effect=(Alter(PICKED, (Must(Action.ATTACK),)), Draw()),
            cost=(Pick(CHARACTER, UpTo(When(ByFlipUp(), 4, 2))),),
        ),
        FlipUp(2, "E"),
    ),
    script(
        "Accidental Invention",
        OnResolve(
            effect=(May(then=(Deploy(CHOSEN),)), Draw()),
            cost=(Choose(ITEM.being(State.FACE_DOWN).you_control()), Reveal(CHOSEN)),
        ),
        Trigger(
            EntersPlay(CARD.you_control().providing("E")),
            (May((Pay(2),), (Put(THIS, PLAY_FACE_DOWN),)),),
            area=Area.DISCARD_PILE,
        ),
        FlipUp(1, "E"),
    ),
    script("All-Nighter", OnResolve(effect=(Detach(UpTo(9)),), cost=(Only(TurnOf(YOU)),))),
    script("Brilliant Insight", OnResolve(effect=(May(then=(PlayResources(UpTo(2)),)),))),
    script(
        "Cock Block",
        OnResolve(
            effect=(Terminate(RESPONDED_TO), Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS))),
            cost=(Only(RespondingToAbility(CARD)),),
        ),
        FlipUp(4, "E", (Discard(),)),
    ),
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
        "EPM (Extra Powerful Magnetic) Pulse",
        OnResolve(effect=(Destroy(CARD.that(OfType((CardType.ITEM, CardType.LOCATION)))),)),
    ),
    script(
        "Essence of Elitism",
        OneOfTexts(
            (
                OnResolve(effect=(PutMicromajigs(),)),
                OnResolve(
                    effect=(Alter(PICKED, (Loses(Keyword.COVERT),)),),
                    cost=(Pick(CHARACTER.being(State.COVERT)),),
                ),
                OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(ITEM.in_discard_pile()),)),
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
        "Hilarious Refrigerator Alarm",
        OnResolve(
            effect=(
                Terminate(CARD.being_deployed().others()),
                If(
                    DeployedAlike(OPPONENT),
                    (PutMicromajigs(UpTo(2)),),
                    (By(OPPONENT, (May(then=(PutMicromajigs(3, THEY),), who=THEY),)),),
                ),
            )
        ),
        FlipUp(2, "EE", (May(then=(PlayResources(),)),)),
    ),
    script(
        "I Got the Gear!",
        OnResolve(
            effect=(May((Search(CARD.of_subtype("gear")), Reveal(FOUND)), (Put(FOUND, HAND),)),)
        ),
    ),
    script(
        "Industrious Usage",
        OnResolve(effect=(Destroy(PICKED), PutMicromajigs()), cost=(Pick(ITEM),)),
        FlipUp(2, "EE"),
    ),
    script(
        "Invent",
        OnResolve(
            effect=(Search(count=Minus(Number("X"), 1)), Put(FOUND, HAND)),
            cost=(ChooseNumber(), Pay(Times(2, Number("X")))),
        ),
    ),
    script(
        "It's a Trap!",
        OnResolve(
            effect=(Put(PICKED_CARD, HAND),), cost=(Pick(ITEM.you_control()), Pick(CHARACTER))
        ),
        FlipUp(2, "E"),
    ),
    script(
        "Jocular Stupefaction",
        OnResolve(effect=(Destroy(PICKED),), cost=(Pick(CHARACTER.being(State.COVERT)),)),
        FlipUp(3, "E"),
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
        "Notion Sickness",
        OnResolve(
            effect=(May(then=(UseAbility(PICKED, 2),)), Destroy(PICKED)),
            cost=(Pick(CARD.being(State.WITH_ABILITY).you_control()),),
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
        "Reluctant Reconciliation",
        OnResolve(
            effect=(Restore(PICKED), Alter(PICKED, (Cannot(Action.ATTACK),))),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Repurpose",
        OnResolve(effect=(Destroy(PICKED), Draw()), cost=(Pick(ITEM),)),
        FlipUp(2, "EE"),
    ),
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
        "Rewarding Salvage",
        OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(ITEM.in_discard_pile(), UpTo(2)),)),
        FlipUp(2, "EE", (PlayResources(),)),
    ),
    script(
        "Runic Reinforcement",
        OnResolve(
            effect=(Alter(PICKED, (More(STRENGTH, 3), More(LIFE, 3))),), cost=(Pick(CHARACTER),)
        ),
    ),
    script(
        "Scorching Runicution",
        OnResolve(
            effect=(Inflict(Number("X"), CHARACTER.that(Bearing(PICKED))), Destroy(PICKED)),
            cost=(Pick(CARD.of_subtype("gear")), Let("X", Total(NUMERIC_COST, PICKED))),
        ),
    ),
    script("Surprising Nuisance", OnResolve(effect=(PutMicromajigs(2),))),
    script(
        "Tamper",
        OnResolve(effect=(Destroy(PICKED),), cost=(Pick(CHARACTER.being(State.WITH_ABILITY)),)),
        FlipUp(1, "EE"),
    ),
    script(
        "Thorough Sanitization",
        OnResolve(effect=(FlipFaceDown(PICKED),), cost=(Pick(ITEM),)),
        FlipUp(1, "E", (Draw(),)),
    ),
    script(
        "Unrelenting Ridicule",
        OnResolve(effect=(Destroy(PICKED),), cost=(Pick(CHARACTER.being(State.COVERT)),)),
    ),
)
