"""Arcanist tactics, A to O."""

from typing import Final

from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_BOTTOM,
    DECK_TOP,
    DISCARD_PILE,
    DISCARDED,
    FOUND,
    HAND,
    LOOKED_AT,
    NON_RESOURCE,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PICKED_CARD,
    PICKED_PLAYER,
    PLAY_FACE_DOWN,
    RESOURCE,
    RESPONDED_TO,
    REVEALED,
    SET_ASIDE,
    SPEED,
    STRENGTH,
    TACTIC,
    THEY,
    THIS,
    YOU,
    Ability,
    Action,
    Alter,
    AnyNumber,
    Arrange,
    AsNamed,
    By,
    Cannot,
    Choose,
    ChooseNumber,
    Count,
    Deplete,
    Deploy,
    Destroy,
    Detach,
    Discard,
    DiscardThose,
    Draw,
    Duplicate,
    EntersPlay,
    Establish,
    Exactly,
    Exists,
    FlipUp,
    Gains,
    Icons,
    If,
    Keyword,
    Kind,
    Less,
    Let,
    Look,
    LosesText,
    Matches,
    May,
    MayDeploy,
    Name,
    NoLess,
    Number,
    OfTrade,
    OfType,
    OneOfTexts,
    Only,
    OnResolve,
    OwnerOf,
    Pay,
    Pick,
    PickPlayer,
    PlayResources,
    Plus,
    Price,
    Put,
    Repeat,
    Requirement,
    RespondingTo,
    Reveal,
    Search,
    State,
    Terminate,
    Times,
    Total,
    Trigger,
    Until,
    UpTo,
    script,
    top,
)

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
        "Anathematize",
        OnResolve(effect=(Alter(PICKED, (Less(STRENGTH, 5),)), Draw()), cost=(Pick(CHARACTER),)),
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
        "Arcane Research", OnResolve(effect=(Search(TACTIC, UpTo(4)), Put(FOUND, DISCARD_PILE)))
    ),
    script(
        "Brainbath",
        OnResolve(effect=(Draw(2), Choose(CARD.in_hand()), Put(CHOSEN, DECK_BOTTOM))),
        Ability(
            "RECUR",
            cost=(Pay(4), Put(THIS, OUT_OF_GAME)),
            effect=(Discard(who=OPPONENT), Draw()),
            threshold="OO",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Concentriculation",
        OnResolve(effect=(Put(PICKED, DECK_TOP),), cost=(Pick(NON_RESOURCE),)),
        Ability(
            "RECUR",
            cost=(Pay(3), Pick(CHARACTER), Put(THIS, OUT_OF_GAME)),
            effect=(Put(PICKED, HAND),),
            threshold="OOO",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Cowslaw",
        OnResolve(
            effect=(
                May(
                    (Search(TACTIC.at_most(NUMERIC_COST, Number("X"))), Reveal(FOUND)),
                    (Put(FOUND, HAND),),
                ),
            ),
            cost=(
                ChooseNumber(at_least=1),
                Choose(TACTIC.in_discard_pile(), Number("X")),
                Put(CHOSEN, OUT_OF_GAME),
            ),
        ),
        FlipUp(1, "O", (Draw(),)),
    ),
    script(
        "Day of the Tentacle",
        OnResolve(
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(NON_RESOURCE.in_hand(OPPONENT)),
                Put(CHOSEN, PLAY_FACE_DOWN, OPPONENT),
            )
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
                    Exists(CARD.in_hand(OPPONENT)),
                ),
            )
        ),
    ),
    script(
        "Desolate",
        OnResolve(
            effect=(Destroy(CHARACTER.that(Exactly(STRENGTH, Number("X")))),),
            cost=(ChooseNumber(at_most=Icons("O")),),
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
                        MayDeploy(SET_ASIDE.that(OfType((CardType.TACTIC,))), Price.NO_THRESHOLD),
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
        "Encumber",
        OnResolve(
            effect=(Put(PICKED, HAND),),
            cost=(Pick(CARD.that(OfType((CardType.CHARACTER, CardType.LOCATION)))),),
        ),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME)),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(NON_RESOURCE.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
            threshold="O",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Entangle",
        OnResolve(
            effect=(Alter(PICKED, (Less(SPEED, 1),)), Draw()), cost=(Pick(CHARACTER, UpTo(2)),)
        ),
    ),
    script(
        "Essence of Obsession",
        OneOfTexts(
            (
                OnResolve(effect=(Discard(who=OPPONENT),)),
                OnResolve(
                    effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),), cost=(Pick(CHARACTER),)
                ),
                OnResolve(effect=(Alter(PICKED, (Less(STRENGTH, 2),)),), cost=(Pick(CHARACTER),)),
            )
        ),
    ),
    script(
        "Evanesce", OnResolve(effect=(Put(PICKED, HAND),), cost=(Pick(CHARACTER),)), FlipUp(1, "OO")
    ),
    script(
        "Expedition Endeavour",
        OneOfTexts(
            (
                OnResolve(
                    effect=(
                        May(
                            (Search(CHARACTER.that(OfTrade(Trade.ARCANIST))), Reveal(FOUND)),
                            (Put(FOUND, HAND),),
                        ),
                    ),
                    cost=(May(then=(Detach(UpTo(3), OPPONENT),), who=OPPONENT),),
                ),
                OnResolve(
                    effect=(Detach(Plus(Number("X"), 3)),),
                    cost=(
                        ChooseNumber(),
                        Choose(CHARACTER.you_control().being(State.RESTORED), Number("X")),
                        Deplete(CHOSEN),
                    ),
                ),
                OnResolve(
                    effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),), cost=(Pick(CHARACTER),)
                ),
            )
        ),
    ),
    script(
        "Foment",
        OnResolve(effect=(Put(PICKED, HAND), Draw()), cost=(Pick(RESOURCE.you_control()),)),
        FlipUp(1, "OO", (PlayResources(),)),
    ),
    script(
        "Forbidden Knowledge",
        OnResolve(
            effect=(
                May(
                    then=(
                        Look(CARD.in_hand(OPPONENT)),
                        Look(top(1, OPPONENT)),
                        Look(RESOURCE.being(State.FACE_DOWN).opponent_controls()),
                    )
                ),
                Draw(),
            )
        ),
        FlipUp(0, "OO"),
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
        "Forgotten Tentacle",
        OnResolve(
            effect=(
                May(
                    (Destroy(PICKED_CARD),),
                    (
                        By(
                            PICKED_PLAYER,
                            (
                                May(then=(Draw(who=THEY),), who=THEY),
                                May(then=(PlayResources(who=THEY),), who=THEY),
                            ),
                        ),
                    ),
                ),
            ),
            cost=(
                PickPlayer(),
                Look(RESOURCE.being(State.FACE_DOWN).controlled_by(PICKED_PLAYER)),
                Pick(RESOURCE.being(State.FACE_DOWN).controlled_by(PICKED_PLAYER)),
            ),
        ),
    ),
    script(
        "Inhibit",
        OnResolve(
            effect=(Alter(PICKED, (LosesText(),), Until.YOUR_NEXT_TURN), Draw()),
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
        "Manifest",
        OnResolve(
            effect=(May(then=(Deploy(CHOSEN),)), Draw()),
            cost=(Choose(TACTIC.being(State.FACE_DOWN).you_control()), Reveal(CHOSEN)),
        ),
        Trigger(
            EntersPlay(CARD.you_control().providing("O")),
            (May((Pay(2),), (Put(THIS, PLAY_FACE_DOWN),)),),
            area=Area.DISCARD_PILE,
        ),
        FlipUp(1, "O"),
    ),
    script(
        "Muddle",
        OnResolve(
            effect=(Duplicate(RESPONDED_TO), Terminate(RESPONDED_TO)),
            cost=(Only(RespondingTo(TACTIC)), Pay(Total(NUMERIC_COST, RESPONDED_TO))),
        ),
    ),
    script(
        "Obscure",
        OnResolve(effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),), cost=(Pick(CHARACTER),)),
        FlipUp(2, "O"),
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
        "Otter Floss",
        OnResolve(
            effect=(
                Draw(),
                Choose(CARD.in_hand()),
                Put(CHOSEN, DECK_BOTTOM),
                Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS)),
            )
        ),
    ),
)
