"""Banker tactics."""

from typing import Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_SHUFFLED,
    DISCARD_PILE,
    FOUND,
    HAND,
    LIFE,
    LOCATION,
    LOOKED_AT,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PLAY,
    PLAY_FACE_DOWN,
    RESOURCE,
    RESPONDED_TO,
    STAPLE_RESOURCE,
    STRENGTH,
    THEY,
    THIS,
    YOU,
    Ability,
    Action,
    AddToParty,
    Alter,
    AmountBecomes,
    AmountPaid,
    AttachResources,
    Attacking,
    Bespoke,
    By,
    ByFlipUp,
    Cannot,
    ChangeAmount,
    ChangeAttackTarget,
    Choose,
    ChooseNumber,
    ChooseOne,
    ControllerOf,
    Count,
    Deploy,
    Destroy,
    Discard,
    Draw,
    EntersPlay,
    Establish,
    FlipCoin,
    FlipFaceDown,
    FlipUp,
    GainInfluence,
    Highest,
    Icons,
    If,
    InBattle,
    Inflicts,
    InflictsBattle,
    Is,
    Less,
    Let,
    Look,
    LoseInfluence,
    Lowest,
    May,
    Minus,
    More,
    Not,
    NotBeing,
    NotOfType,
    Number,
    OfType,
    OneOfTexts,
    Only,
    OnResolve,
    OwnerOf,
    Pay,
    Pick,
    PickPlayer,
    Plus,
    Put,
    Redirect,
    Replacement,
    Requirement,
    RespondingTo,
    RespondingToAbility,
    Restore,
    Reveal,
    Role,
    Search,
    Shuffle,
    State,
    TakeControl,
    Terminate,
    Times,
    Total,
    Trigger,
    TurnOf,
    Until,
    picked,
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
        "Architectural Restitution",
        OnResolve(
            effect=(Put(PICKED, PLAY), ChangeAttackTarget(PICKED)),
            cost=(Only(Attacking(OPPONENT)), Pick(LOCATION.in_discard_pile())),
        ),
        FlipUp(2, "GG"),
    ),
    script(
        "Audacious Appraisal",
        OnResolve(
            effect=(
                ChooseNumber(who=ControllerOf(PICKED)),
                ChooseOne(
                    (
                        (LoseInfluence(Number("X"), ControllerOf(PICKED)),),
                        (Destroy(PICKED), LoseInfluence(Times(2, Number("X")))),
                    )
                ),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Auspicious Arrival",
        OnResolve(
            effect=(
                Look(top(8)),
                May(
                    (
                        Choose(LOOKED_AT.that(OfType((CardType.CHARACTER,))).at_most(STRENGTH, 1)),
                        Reveal(CHOSEN),
                    ),
                    (Put(CHOSEN, HAND),),
                ),
                Shuffle(),
            )
        ),
        FlipUp(3, "G"),
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
        "Contractual Execution",
        OnResolve(
            effect=(
                By(
                    OwnerOf(PICKED),
                    (Choose(RESOURCE.controlled_by(THEY), who=THEY), Put(CHOSEN, HAND)),
                ),
                FlipFaceDown(PICKED),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Crushing Usury",
        OnResolve(effect=(Destroy(PICKED), LoseInfluence(3)), cost=(Pick(CHARACTER),)),
        FlipUp(2, "G"),
    ),
    script(
        "Delectable Boon",
        OnResolve(
            effect=(Establish(Redirect(picked(1), picked(2), Number("X"))),),
            cost=(
                ChooseNumber(),
                Pay(Number("X")),
                Pick(CARD.that(OfType((CardType.CHARACTER, CardType.LOCATION, CardType.FACTION)))),
                Pick(
                    CARD.that(
                        OfType((CardType.CHARACTER, CardType.LOCATION, CardType.FACTION))
                    ).other_than(picked(1))
                ),
            ),
        ),
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
        OnResolve(
            effect=(
                Choose(CHARACTER.opponent_controls().that(Highest(NUMERIC_COST))),
                Destroy(CHOSEN),
            )
        ),
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
        "Hidden Ruins",
        OnResolve(
            effect=(May(then=(Deploy(CHOSEN),)), Draw()),
            cost=(Choose(LOCATION.being(State.FACE_DOWN).you_control()), Reveal(CHOSEN)),
        ),
        Trigger(
            EntersPlay(CARD.you_control().providing("G")),
            (May((Pay(2),), (Put(THIS, PLAY_FACE_DOWN),)),),
            area=Area.DISCARD_PILE,
        ),
        FlipUp(1, "G"),
    ),
    script(
        "Inconvenient Roadblock",
        OnResolve(
            effect=(
                Establish(
                    Replacement(InflictsBattle(CARD), (AmountBecomes(0),)), Until.END_OF_BATTLE
                ),
                Draw(),
            ),
            cost=(Only(InBattle()),),
        ),
        FlipUp(1, "G"),
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
        "Miraculous Regeneration",
        OnResolve(
            effect=(
                Choose(PICKED),
                Put(CHOSEN, PLAY_FACE_DOWN),
                Put(PICKED.other_than(CHOSEN), HAND),
            ),
            cost=(Pick(CHARACTER.in_discard_pile(), 2),),
        ),
    ),
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
        "Mutiny Grant",
        OnResolve(
            effect=(TakeControl(PICKED, until=Until.END_OF_TURN), Restore(PICKED)),
            cost=(Pick(CHARACTER.opponent_controls()), LoseInfluence(Total(NUMERIC_COST, PICKED))),
        ),
    ),
    script(
        "Negotiation Ceremonies",
        OnResolve(
            effect=(Draw(AmountPaid()), Draw(AmountPaid(OPPONENT), OPPONENT)),
            cost=(
                PickPlayer(),
                Bespoke(
                    "pay_in_turn_until_one_stops",
                    (
                        "You and the picked player may pay 1 in turn, you first, until one "
                        "of you does not"
                    ),
                ),
            ),
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
        "Prestige Inversion",
        OnResolve(
            effect=(Put(PICKED, OUT_OF_GAME),), cost=(Pick(CHARACTER.being(State.WITH_UNIQUE)),)
        ),
        Ability(
            "RECUR",
            cost=(Pay(1), Put(THIS, OUT_OF_GAME)),
            effect=(Draw(),),
            threshold="GG",
            area=Area.DISCARD_PILE,
        ),
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
        "Subordinate Demotivation",
        OnResolve(
            effect=(
                Choose(CHARACTER.opponent_controls().that(Lowest(NUMERIC_COST))),
                Destroy(CHOSEN),
            )
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
        "Swindle",
        Requirement(OPPONENT, Cannot(Action.RESPOND, THIS), area=Area.BEING_DEPLOYED),
        OnResolve(
            effect=(
                By(
                    OPPONENT,
                    (
                        Choose(
                            RESOURCE.controlled_by(THEY).that(NotBeing(State.ATTACHED_TO_FACTION)),
                            who=THEY,
                        ),
                        AttachResources(CHOSEN),
                    ),
                ),
                Draw(),
                Discard(),
            )
        ),
    ),
    script(
        "Tiny Shiny",
        OnResolve(
            effect=(
                Establish(Replacement(Inflicts(CARD, PICKED), (ChangeAmount(-2),), next_only=True)),
                Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS)),
            ),
            cost=(Pick(CHARACTER),),
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
