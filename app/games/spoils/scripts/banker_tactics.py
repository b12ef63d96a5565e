"""Banker tactics."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_SHUFFLED,
    DISCARD_PILE,
    FOUND,
    HAND,
    LIFE,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PLAY_FACE_DOWN,
    RESOURCE,
    RESPONDED_TO,
    STAPLE_RESOURCE,
    STRENGTH,
    THIS,
    YOU,
    Ability,
    Alter,
    ByFlipUp,
    Choose,
    ChooseNumber,
    Count,
    Destroy,
    Discard,
    Draw,
    FlipCoin,
    FlipFaceDown,
    FlipUp,
    GainInfluence,
    Highest,
    Icons,
    If,
    Is,
    Less,
    Let,
    LoseInfluence,
    Lowest,
    May,
    Minus,
    More,
    Not,
    Number,
    OneOfTexts,
    Only,
    OnResolve,
    Pay,
    Pick,
    Plus,
    Put,
    RespondingTo,
    Reveal,
    Role,
    Search,
    State,
    Terminate,
    Times,
    Total,
    TurnOf,
    script,
    top,
)

SCRIPTS: Final = (
    script(
        "Alluring Quicksand",
        OnResolve(effect=(FlipFaceDown(PICKED),), cost=(Pick(CHARACTER),)),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME), Pick(CHARACTER)),
            effect=(FlipFaceDown(PICKED),),
            threshold="GGGG",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Anatidaephobia",
        OnResolve(
            effect=(Terminate(RESPONDED_TO),),
            cost=(
                Only(RespondingTo(CHARACTER)),
                If(Not(ByFlipUp()), (Pay(Total(NUMERIC_COST, RESPONDED_TO)),)),
            ),
        ),
        FlipUp(1, "G", (LoseInfluence(5),)),
    ),
    script(
        "Anesthetizing Opulence",
        OnResolve(effect=(Destroy(PICKED), Draw(who=OPPONENT)), cost=(Pick(CHARACTER),)),
    ),
    script(
        "Because God Said So!",
        OnResolve(
            effect=(Alter(PICKED, (More(STRENGTH, 5), More(LIFE, 5))),),
            cost=(Pick(CHARACTER.being(State.BLOCKING)),),
        ),
    ),
    script(
        "Cash Out",
        OnResolve(
            effect=(Draw(Plus(Number("X"), 1)),), cost=(ChooseNumber(), Pay(Times(2, Number("X"))))
        ),
    ),
    script(
        "Clam Hash",
        OnResolve(
            effect=(Alter(PICKED, (More(LIFE, 2),)), If(ByFlipUp(), (Put(THIS, HAND),))),
            cost=(Pick(CHARACTER),),
        ),
        FlipUp(2, "GG"),
    ),
    script(
        "Crushing Usury",
        OnResolve(effect=(Destroy(PICKED), LoseInfluence(3)), cost=(Pick(CHARACTER),)),
        FlipUp(2, "G"),
    ),
    script(
        "Desserted Island",
        OnResolve(effect=(Draw(3),)),
        Ability(
            "RECUR",
            cost=(Pay(1), Put(THIS, OUT_OF_GAME)),
            effect=(Draw(),),
            threshold="GG",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Downsizing",
        OnResolve(
            effect=(
                Destroy(CHARACTER),
                GainInfluence(Count(CHARACTER.that(Is(Role.AFFECTED))), OPPONENT),
            )
        ),
    ),
    script(
        "Essence of Greed",
        OneOfTexts(
            (
                OnResolve(effect=(Draw(),)),
                OnResolve(effect=(Alter(PICKED, (More(LIFE, 2),)),), cost=(Pick(CHARACTER),)),
                OnResolve(effect=(GainInfluence(4),)),
            )
        ),
    ),
    script(
        "Executive Poaching",
        OnResolve(effect=(Destroy(CHARACTER.opponent_controls().that(Highest(NUMERIC_COST))),)),
    ),
    script("Extortify", OnResolve(effect=(GainInfluence(8),))),
    script(
        "Extravagant Contusion",
        OnResolve(
            effect=(Destroy(PICKED),),
            cost=(
                ChooseNumber(),
                Pay(Number("X")),
                Pick(CHARACTER.at_most(NUMERIC_COST, Number("X"))),
            ),
        ),
    ),
    script(
        "Fecal Urgency",
        OnResolve(
            effect=(Draw(Number("X")), LoseInfluence(Times(2, Number("X")))),
            cost=(ChooseNumber(at_most=Icons("G")),),
        ),
    ),
    script(
        "Irresistible Bribe",
        OnResolve(
            effect=(Destroy(PICKED), GainInfluence(Number("X"), OPPONENT)),
            cost=(Pick(CHARACTER), Let("X", Total(STRENGTH, PICKED))),
        ),
    ),
    script(
        "Karmic Cake",
        OnResolve(effect=(Search(RESOURCE), Reveal(FOUND), Put(FOUND, HAND))),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME)),
            effect=(Search(STAPLE_RESOURCE), Reveal(FOUND), Put(FOUND, HAND)),
            threshold="G",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Keen Stratagem",
        OnResolve(effect=(Search(STAPLE_RESOURCE), Reveal(FOUND), Put(FOUND, HAND))),
    ),
    script("Mau Party", OnResolve(effect=(Draw(5), GainInfluence(2)), cost=(Only(TurnOf(YOU)),))),
    script(
        "Mutineer's Hiatus",
        OnResolve(effect=(Draw(2),), cost=(Choose(CHARACTER.owned_by(YOU)), Destroy(CHOSEN))),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME), Pick(CHARACTER.owned_by(YOU))),
            effect=(Destroy(PICKED), Draw()),
            threshold="G",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Overzealous Excavation",
        OnResolve(effect=(Put(top(8), DISCARD_PILE), Draw())),
        Ability(
            "RECUR",
            cost=(Pay(4), Put(THIS, OUT_OF_GAME), Pick(CARD.in_discard_pile())),
            effect=(Put(PICKED, PLAY_FACE_DOWN),),
            threshold="G",
            area=Area.DISCARD_PILE,
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
        "Secret Handshake",
        OnResolve(effect=(Alter(PICKED, (More(LIFE, 4),)), Draw()), cost=(Pick(CHARACTER),)),
    ),
    script("Selective Gluttony", OnResolve(effect=(Draw(10), Discard(9)))),
    script(
        "Subordinate Demotivation",
        OnResolve(effect=(Destroy(CHARACTER.opponent_controls().that(Lowest(NUMERIC_COST))),)),
    ),
    script(
        "Summary Judgment",
        OnResolve(
            effect=(May((Destroy(PICKED),), otherwise=(Draw(Number("X")),), who=OPPONENT),),
            cost=(Pick(CHARACTER.opponent_controls()), Let("X", Total(STRENGTH, PICKED))),
        ),
    ),
    script(
        "Unexpected Codicil",
        OnResolve(
            effect=(Draw(Number("X")),),
            cost=(ChooseNumber(), Discard(Number("X")), Pay(Minus(Number("X"), 2))),
        ),
        Ability(
            "FINE PRINT",
            cost=(Reveal(THIS), LoseInfluence(2), Pay(2)),
            effect=(Draw(),),
            threshold="GGGG",
            area=Area.HAND,
        ),
    ),
    script(
        "Walk the Plank", OnResolve(effect=(Destroy(CHARACTER.at_most(NUMERIC_COST, Icons("G"))),))
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
