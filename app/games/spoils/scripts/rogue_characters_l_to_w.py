"""Rogue characters, L to W."""

from typing import Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import (
    ANY_NUMBER,
    CARD,
    CHARACTER,
    CHOSEN,
    COVERT,
    DECK_BOTTOM,
    DECK_SHUFFLED,
    DISCARD_PILE,
    DISCARDED,
    EACH,
    FACTION,
    FOUND,
    ITEM,
    LIFE,
    LOCATION,
    NON_TACTIC,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PICKED_CARD,
    PICKED_PLAYER,
    PLAY,
    REVEALED,
    SPEED,
    STRENGTH,
    TACTICAL,
    THAT,
    THEY,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    AddToParty,
    All,
    Alter,
    AsNamed,
    Attacks,
    Bespoke,
    By,
    Cannot,
    Cheaper,
    Choose,
    ChooseOne,
    CoinFlipped,
    Conditional,
    Count,
    Deplete,
    DeployedAsTactic,
    Destroy,
    Destroyed,
    DifferentFrom,
    Discard,
    Draw,
    EntersPlay,
    EntersWith,
    EventAmount,
    Exists,
    FlipCoin,
    FlipUp,
    Gains,
    GainsSubtype,
    HighestOf,
    Icons,
    If,
    Inflicts,
    InflictsBattle,
    IsBlocked,
    Keyword,
    Kind,
    Less,
    Let,
    Look,
    Loses,
    Matches,
    May,
    MayUseAbilities,
    Minus,
    More,
    Must,
    Name,
    NoLess,
    NoMore,
    Not,
    NotOwnedBy,
    Number,
    OfType,
    Only,
    OnlyBlockedBy,
    OnResolve,
    Opposing,
    OwnerOf,
    Pay,
    Pick,
    PickPlayer,
    Provides,
    Put,
    PutFromPlay,
    PutTokens,
    RemoveDamage,
    RemoveFromBattle,
    Replacement,
    Requirement,
    Reveal,
    Search,
    State,
    TakeControl,
    Total,
    Trigger,
    TurnOf,
    TurnStarts,
    Unique,
    Until,
    Untouched,
    UpTo,
    picked,
    script,
    top,
)

SCRIPTS: Final = (
    script(
        "Lucky Bastard",
        Trigger(EntersPlay(), (Draw(),)),
        Replacement(
            Destroyed(),
            (
                Let("X", Total(NUMERIC_COST, top(1))),
                Let("Y", Total(NUMERIC_COST, top(1, OPPONENT))),
                By(EACH, (Put(top(1, THEY), OUT_OF_GAME),)),
                If(
                    NoLess(Number("X"), Number("Y")),
                    (Draw(), RemoveDamage(THIS, All())),
                    (Put(THIS, OUT_OF_GAME),),
                ),
            ),
        ),
    ),
    script("Martial Artist", Conditional(THIS, (Cannot(Action.BE_PICKED, who=OPPONENT),))),
    script(
        "Martial Arts Master",
        Conditional(
            THIS,
            (
                More(
                    STRENGTH,
                    Minus(Total(SPEED, THIS), HighestOf(SPEED, CHARACTER.that(Opposing(THIS)))),
                ),
            ),
            Exists(CHARACTER.that(Opposing(THIS))),
        ),
    ),
    script(
        "Martial Arts Trainee",
        Conditional(THIS, (Cannot(Action.BE_PICKED, who=OPPONENT),)),
    ),
    script(
        "Martial Arts Wannabe",
        Conditional(
            THIS,
            (Cannot(Action.BE_PICKED),),
            Not(NoMore(Count(CHARACTER.you_control()), Count(CHARACTER.opponent_controls()))),
        ),
    ),
    script(
        "Master Scavenger",
        Ability(
            "RECLAIM",
            cost=(Choose(CARD.in_discard_pile(OPPONENT), 3), Put(CHOSEN, OUT_OF_GAME)),
            effect=(Alter(THIS, (More(STRENGTH, 1), More(LIFE, 1))),),
        ),
    ),
    script(
        "Master Thief",
        Trigger(
            Destroyed(), (May((Pick(NON_TACTIC.in_discard_pile(OPPONENT)),), (Put(PICKED, PLAY),)),)
        ),
    ),
    script(
        "Maxwell Cockswagger",
        Unique("Maxwell"),
        Ability(
            "STRUT",
            cost=(Pay(2), Pick(CHARACTER)),
            effect=(
                ChooseOne(
                    ((Alter(PICKED, (More(SPEED, 1),)),), (Alter(PICKED, (Less(LIFE, 1),)),))
                ),
            ),
        ),
    ),
    script(
        "Mendacious Brigand",
        Trigger(
            IsBlocked(),
            (
                May(
                    (
                        Pick(CHARACTER.being(State.BLOCKING)),
                        Pick(CHARACTER.opponent_controls().being(State.NOT_IN_BATTLE)),
                    ),
                    (RemoveFromBattle(picked(1)), AddToParty(picked(2), OPPONENT)),
                ),
            ),
        ),
    ),
    script(
        "Murderous Kleptomaniac",
        COVERT,
        Trigger(
            PutFromPlay(THIS, DISCARD_PILE),
            (
                May(
                    (
                        Pick(
                            CARD.that(
                                OfType((CardType.CHARACTER, CardType.ITEM, CardType.LOCATION))
                            )
                        ),
                    ),
                    (Put(PICKED_CARD, OUT_OF_GAME),),
                ),
            ),
        ),
        Ability(
            "KLEPT",
            cost=(Pay(4), Pick(CARD.that(OfType((CardType.CHARACTER, CardType.ITEM))))),
            effect=(TakeControl(PICKED_CARD),),
            threshold="DDDDDDDDDD",
        ),
    ),
    script(
        "Muscle Tribe of Danger and Excellence",
        Trigger(
            EntersPlay(CARD.providing("D").you_control()),
            (Alter(THIS, (More(STRENGTH, 1), Gains(Keyword.COVERT))),),
        ),
    ),
    script(
        "Mustache Aficionado",
        Ability(
            "MUSTACHE SHOWDOWN",
            cost=(Deplete(THIS),),
            effect=(
                Bespoke(
                    "compare_piles",
                    (
                        "Each player looks at the top 3 cards of their own deck and parts "
                        "them into 2 face-down piles of 1 card or more. Each player chooses"
                        " a pile of the opponent's, and the chosen piles are revealed. The "
                        "owner of the pile with the higher total numeric cost may put a "
                        "card of that pile into their hand. All other cards are shuffled "
                        "into their owners' decks"
                    ),
                ),
            ),
        ),
    ),
    script(
        "Numba 1 Stunna!",
        TACTICAL,
        Trigger(
            Inflicts(to=CHARACTER),
            (Alter(THAT, (Cannot(Action.BE_RESTORED_BY_RULE),), Until.NEXT_OWN_TURN),),
        ),
        FlipUp(3, "DD"),
    ),
    script(
        "Obtuse Pipesmoker",
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1), More(SPEED, 1)), threshold="DDDDD"),
    ),
    script(
        "Opportune Slotpuller",
        Ability(
            "GAMBLE",
            cost=(Pay(1), Name(Kind.TYPE)),
            effect=(
                Reveal(top(1)),
                If(
                    Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))),
                    (Alter(THIS, (More(STRENGTH, 2), Less(LIFE, 1))),),
                ),
                Put(top(1), DECK_BOTTOM),
            ),
        ),
    ),
    script(
        "Opportunistic Pirate",
        TACTICAL,
        OnResolve(
            cost=(
                May(
                    (
                        Choose(CARD.in_discard_pile(OPPONENT), UpTo(4)),
                        Let("X", Count(CHOSEN)),
                        Put(CHOSEN, OUT_OF_GAME),
                    ),
                    (Alter(THIS, (Cheaper(Number("X")),)),),
                ),
            )
        ),
    ),
    script(
        "Parkour Hoodlum",
        Conditional(THIS, (Gains(Keyword.TACTICAL),), Exists(LOCATION), area=Area.HAND),
        Conditional(THIS, (Untouched(LOCATION),)),
    ),
    script(
        "Party Clowns",
        ANY_NUMBER,
        Trigger(
            TurnStarts(),
            (
                May(
                    (Pay(1),), (Search(CARD.named("Party Clowns")), Reveal(FOUND), Put(FOUND, PLAY))
                ),
            ),
        ),
    ),
    script("Pillaging Pirate", Trigger(EntersPlay(), (Put(top(2, OPPONENT), DISCARD_PILE),))),
    script("Pit Boss", Conditional(THIS, (More(SPEED, Icons("D")),))),
    script(
        "Pluck",
        Unique("Pluck"),
        Ability(
            "GRIFT",
            cost=(
                Only(TurnOf(YOU)),
                Pay(5),
                Deplete(THIS),
                Pick(NON_TACTIC.in_discard_pile(OPPONENT)),
            ),
            effect=(Put(PICKED, PLAY),),
        ),
    ),
    script(
        "Ravenous Wolf",
        COVERT,
        TACTICAL,
        Trigger(
            EntersPlay(),
            (
                May(
                    (Choose(CARD.named("Deception").you_control()), Destroy(CHOSEN)),
                    otherwise=(Destroy(THIS),),
                ),
            ),
            DeployedAsTactic(),
        ),
    ),
    script(
        "Recondite Hunter", COVERT, Trigger(Attacks(), (Alter(THIS, (Loses(Keyword.COVERT),)),))
    ),
    script(
        "Recreant Cad",
        Ability(
            "SNEAK",
            cost=(
                Only(NoLess(Count(CARD.in_discard_pile(OPPONENT)), 10)),
                Pay(1),
                Choose(CARD.in_discard_pile(OPPONENT), 2),
                Put(CHOSEN, OUT_OF_GAME),
            ),
            effect=(Alter(THIS, (Gains(Keyword.COVERT),)),),
        ),
    ),
    script(
        "Red Raven",
        Trigger(CoinFlipped(), (May(then=(PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Resistance Fighter",
        Provides("D"),
        Conditional(
            THIS,
            (More(STRENGTH, 2), More(LIFE, 2), More(SPEED, 1)),
            Exists(CHARACTER.you_control().that(NotOwnedBy(YOU))),
        ),
    ),
    script(
        "Rosy Palmer, and Her Five Friends",
        Unique("Rosy"),
        Trigger(
            Destroyed(),
            (
                Reveal(top(5, OPPONENT)),
                May((Choose(REVEALED.that(OfType((CardType.CHARACTER,)))),), (Put(CHOSEN, PLAY),)),
                Put(REVEALED.in_deck(OPPONENT), DECK_BOTTOM, ordered_by=OPPONENT),
            ),
        ),
    ),
    script(
        "Shadowy Mugger",
        COVERT,
        Trigger(EntersPlay(), (May((Search(deck=OPPONENT),), (Put(FOUND, DISCARD_PILE),)),)),
    ),
    script("Sickened Sarcophyle"),
    script(
        "Slinking Bandido",
        COVERT,
        Trigger(Inflicts(to=FACTION), (PutTokens(),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
    ),
    script(
        "Sly Bilker",
        Ability("SIZE UP", cost=(Pay(1),), effect=(PickPlayer(EACH), Look(top(1, PICKED_PLAYER)))),
    ),
    script(
        "Sudden Osprey",
        TACTICAL,
        Trigger(
            EntersPlay(),
            (May((Pick(CHARACTER),), (Alter(PICKED, (More(STRENGTH, 1), More(LIFE, 1))),)),),
        ),
    ),
    script(
        "Swashbuckler",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Choose(CARD.in_discard_pile(OPPONENT), 4), Put(CHOSEN, OUT_OF_GAME)),
                    otherwise=(Destroy(THIS),),
                ),
            ),
        ),
    ),
    script(
        "Swollen Ostrich",
        TACTICAL,
        Trigger(
            EntersPlay(),
            (May((Pick(CHARACTER),), (Alter(PICKED, (More(STRENGTH, 1), More(LIFE, 1))),)),),
        ),
        FlipUp(1, "DD"),
    ),
    script(
        "Thabbashite Assailant",
        Conditional(THIS, (More(LIFE, 1),), threshold="V"),
        Conditional(THIS, (More(STRENGTH, 1),), threshold="VV"),
        Conditional(THIS, (More(SPEED, 1),), threshold="VVV"),
        Conditional(THIS, (More(LIFE, 1), More(STRENGTH, 1), More(SPEED, 1)), threshold="VVVV"),
    ),
    script(
        "The Billionaire",
        Unique("Pluck"),
        Requirement(YOU, MayUseAbilities(CARD.opponent_controls())),
        Ability(
            "CHANGE COSTUME",
            cost=(Pay(3), Put(THIS, DECK_SHUFFLED)),
            effect=(
                Search(CARD.of_subtype("pluck").that(DifferentFrom(Kind.NAME, THIS))),
                Reveal(FOUND),
                Put(FOUND, PLAY),
            ),
        ),
    ),
    script(
        "Thief Doyen",
        OnResolve(
            cost=(
                Discard(cards=CARD.that(OfType((CardType.CHARACTER, CardType.ITEM)))),
                Let("X", Total(NUMERIC_COST, DISCARDED)),
            )
        ),
        EntersWith(Number("X")),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script("Throatstabber", Trigger(EntersPlay(), (FlipCoin(lose=(Deplete(THIS),)),))),
    script(
        "Titillating Contortionist",
        Trigger(
            Attacks(), (May((Pick(CHARACTER),), (Alter(PICKED, (Must(Action.BLOCK, THIS),)),)),)
        ),
    ),
    script(
        "Totally Random Kid",
        Trigger(
            InflictsBattle(to=FACTION),
            (
                Put(top(EventAmount(), OwnerOf(THAT)), DISCARD_PILE),
                May((Pick(ITEM.at_most(NUMERIC_COST, EventAmount())),), (Destroy(PICKED),)),
            ),
        ),
    ),
    script(
        "Transient Smuggler",
        Ability(
            "SMUGGLE",
            cost=(Deplete(THIS), Pick(CHARACTER.at_most(STRENGTH, 2))),
            effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),),
        ),
    ),
    script(
        "Uncontrollable Jalopy",
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Conditional(THIS, (More(SPEED, Total(TOKENS, THIS)),)),
        Conditional(THIS, (Cannot(Action.BE_BLOCKED),), NoLess(Total(TOKENS, THIS), 5)),
    ),
    script(
        "Underhanded Gamer",
        Ability(
            "OUTSMART",
            cost=(
                Only(
                    Not(
                        NoMore(Count(CHARACTER.opponent_controls()), Count(CHARACTER.you_control()))
                    )
                ),
                Pay(3),
            ),
            effect=(Alter(THIS, (Cannot(Action.BE_BLOCKED),)),),
        ),
    ),
    script(
        "Unexpected Boobysnake",
        TACTICAL,
        Trigger(EntersPlay(), (May((Discard(),), otherwise=(Destroy(THIS),)),), DeployedAsTactic()),
    ),
    script(
        "Vander Malagut",
        Unique("Evondan"),
        Conditional(CHARACTER.of_subtype("sarcophyle").you_control().others(), (More(SPEED, 1),)),
        Replacement(
            Destroyed(CHARACTER.being(State.DAMAGED_BY_THIS)),
            (
                TakeControl(THAT),
                RemoveDamage(THAT, All()),
                Alter(THAT, (GainsSubtype("sarcophyle"),), Until.FOR_GOOD),
            ),
        ),
        Trigger(Destroyed(), (Destroy(CHARACTER.of_subtype("sarcophyle").others()),)),
    ),
    script(
        "Wild Boars",
        Conditional(
            THIS,
            (OnlyBlockedBy(CHARACTER.at_least(SPEED, Total(SPEED, THIS))),),
            Matches(THIS, CARD.being(State.ATTACKING_ALONE)),
        ),
    ),
)
