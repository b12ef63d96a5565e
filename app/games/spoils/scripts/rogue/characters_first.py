"""Rogue characters: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Adroit Marauder",
        Conditional(
            THIS,
            (More(STRENGTH, 3), More(LIFE, 3)),
            NoLess(Count(CARD.in_discard_pile(OPPONENT)), 10),
        ),
    ),
    script(
        "Befuddling Beggar",
        Ability(
            "PANHANDLE",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(
                ChooseOne(
                    ((Alter(PICKED, (More(SPEED, 1),)),), (Alter(PICKED, (Less(SPEED, 1),)),))
                ),
            ),
        ),
    ),
    script(
        "Bipolar Sarcophyle",
        Trigger(EntersPlay(), (FlipCoin((PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Card Counter",
        Trigger(
            EntersPlay(),
            (
                FlipCoin((Let("X", 3),), (Let("X", 2),)),
                Put(top(Number("X"), OPPONENT), DISCARD_PILE),
            ),
        ),
    ),
    script(
        "Carnival King",
        Ability(
            "CONGA LINE",
            cost=(Pay(3), Deplete(THIS), Pick(CHARACTER.being(State.NOT_IN_BATTLE))),
            effect=(
                Establish(Conditional(CHARACTER, (Must(Action.BLOCK, PICKED),))),
                Alter(PICKED, (AttackingPartySize(1),)),
            ),
        ),
    ),
    script(
        "Cheats McGuillicutty",
        Unique("Pluck"),
        Conditional(top(1), (Revealed(),)),
        Ability("BOTTOM DEAL", cost=(Pay(1),), effect=(Put(top(1), DECK_BOTTOM),)),
        Ability(
            "CHEAT", cost=(Deplete(THIS),), effect=(Reveal(top(1)), May(then=(Deploy(REVEALED),)))
        ),
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
        "Clockman Pickpocket",
        Conditional(THIS, (Cannot(Action.BE_BLOCKED),), Exists(ITEM.opponent_controls())),
        Trigger(
            Inflicts(to=FACTION),
            (
                Pick(ITEM.opponent_controls(), who=OPPONENT),
                If(Done(), (TakeControl(PICKED), Destroy(THIS))),
            ),
        ),
    ),
    script("Costly Filcher"),
    script(
        "Cute Cutpurse",
        Conditional(THIS, (Cannot(Action.BE_BLOCKED),), Exists(ITEM.opponent_controls())),
        Trigger(
            Inflicts(to=FACTION), (Pick(ITEM.opponent_controls()), If(Done(), (Destroy(PICKED),)))
        ),
    ),
    script("Dock Sentinel"),
    script(
        "Entrancing Harlot",
        Trigger(Attacks(), (Alter(CHARACTER.that(InPartyWith(THIS)).others(), (More(SPEED, 1),)),)),
    ),
    script(
        "Face in the Crowd",
        Conditional(
            THIS, (Cannot(Action.BE_BLOCKED),), NoLess(Count(CHARACTER.opponent_controls()), 4)
        ),
    ),
    script(
        "Ferrous Ferret",
        Conditional(THIS, (Must(Action.BE_PICKED),)),
        Trigger(IsPicked(), (PutTokens(),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Forcible Depredator",
        Ability(
            "PLUNDER",
            cost=(Pay(2), Discard(), Deplete(THIS)),
            effect=(Put(top(3, OPPONENT), DISCARD_PILE),),
        ),
    ),
    script(
        "Gang Leader", Trigger(EntersPlay(), (Alter(CHARACTER.you_control(), (More(SPEED, 1),)),))
    ),
    script("Hasty Sarcophyle"),
    script("Headlong Purloiner"),
    script(
        "Heist Planner",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Search(CARD.that(AllDifferent(Kind.NAME)), UpTo(3), OPPONENT), Reveal(FOUND)),
                    (Put(FOUND, DISCARD_PILE),),
                ),
            ),
        ),
    ),
    script(
        "Hulking Vigilante",
        Trigger(
            StateHolds(), (Destroy(THIS),), Exists(CHARACTER.you_control().owned_by(YOU).others())
        ),
    ),
    script(
        "Hyperphagic Sarcophyle",
        Trigger(Inflicts(to=FACTION), (May(then=(PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Impulsive Abductress",
        Ability(
            "KIDNAP",
            cost=(Destroy(THIS), Pick(CHARACTER.being(State.IN_BATTLE))),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "Jumping Screamspider",
        COVERT,
        Ability(
            "SCREAM",
            cost=(Alter(THIS, (Loses(Keyword.COVERT),)),),
            effect=(
                Establish(
                    Conditional(
                        CHARACTER.that(Opposing(THIS)),
                        (Less(SPEED, 2),),
                        Matches(THIS, CARD.being(State.IN_BATTLE)),
                    )
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
    script("Pillaging Pirate", Trigger(EntersPlay(), (Put(top(2, OPPONENT), DISCARD_PILE),))),
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
