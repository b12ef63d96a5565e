"""Gearsmith items: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Epiphany Ball",
        Ability(
            "SUDDEN INSIGHT",
            cost=(Deplete(THIS),),
            effect=(Search(), Put(FOUND, HAND), TakeControl(THIS, OPPONENT)),
        ),
    ),
    script(
        "Heavy Plating",
        AttachTo(),
        Trigger(EntersPlay(), (May(then=(Detach(UpTo(2)),)),)),
        Conditional(HOST, (More(STRENGTH, 4), More(LIFE, 4), Less(SPEED, 1))),
        Ability(
            "HANDOFF",
            cost=(
                Pay(5),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Hidden Sandwich",
        AttachTo(),
        TACTICAL,
        Replacement(Destroyed(HOST), (Destroy(THIS), RemoveDamage(THAT, All()))),
    ),
    script(
        "Jacque's Trap",
        Ability(
            "IT'S A TRAP!",
            cost=(Destroy(THIS), Pick(CHARACTER.being(State.ATTACKING))),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "Lugubrious Node",
        Conditional(THIS, (Cannot(Action.BE_DESTROYED, CARD.of_subtype("node")),)),
        Ability(
            "RECONSTRUCT",
            cost=(Pay(1), Deplete(THIS), Pick(CARD.of_subtype("node").in_discard_pile())),
            effect=(Put(PICKED, DECK_SHUFFLED),),
        ),
    ),
    script(
        "Luteoderm Armor",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 2), More(LIFE, 2))),
        Ability(
            "HANDOFF",
            cost=(
                Pay(3),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Luteoderm Goliath",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 11), More(LIFE, 11))),
        Ability(
            "HANDOFF",
            cost=(
                Pay(6),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Luteoderm Prototype",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), More(LIFE, 1))),
        Trigger(LeavesPlay(HOST), (May((Search(),), (Put(FOUND, HAND),)),)),
    ),
    script(
        "Makeshift Contrivance",
        Ability("DEPLOY", cost=(Pay(1), Deplete(THIS)), effect=(PlayResources(),)),
    ),
    script(
        "One-Legged Hopping Pogo-Bear",
        Ability(
            "RAAR!",
            cost=(Pay(2),),
            effect=(
                Alter(
                    THIS,
                    (
                        GainsType(CardType.CHARACTER),
                        Becomes(STRENGTH, 3),
                        Becomes(LIFE, 3),
                        Becomes(SPEED, 3),
                    ),
                ),
            ),
        ),
        Ability(
            "SCHPROING!",
            cost=(Only(TurnOf(YOU)), Pay(2)),
            effect=(
                If(
                    Matches(THIS, CHARACTER),
                    (Alter(THIS, (Gains(Keyword.COVERT),), Until.FOR_GOOD),),
                ),
            ),
        ),
        Ability(
            "HIDE!",
            cost=(Pay(1),),
            effect=(
                If(
                    Matches(THIS, CHARACTER),
                    (Alter(THIS, (LosesType(CardType.CHARACTER),), Until.FOR_GOOD),),
                ),
                Deplete(THIS),
            ),
        ),
    ),
    script("Rudimentary Lathe", Conditional(ITEM.being_deployed(YOU), (Cheaper(1, 1),))),
    script(
        "Runic Cannon",
        Ability("LOAD", cost=(Pay(3),), effect=(PutTokens(),)),
        Ability(
            "FIRE",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Inflict(Total(TOKENS, THIS), PICKED), RemoveTokens(count=All())),
        ),
    ),
    script(
        "Runic Circuitry",
        EntersWith(2),
        Ability("CONSTRUCT", cost=(Pay(3), Deplete(THIS)), effect=(RemoveTokens(),)),
        Ability(
            "POWER-UP",
            cost=(Only(Not(NoLess(Total(TOKENS, THIS), 1))), Deplete(THIS)),
            effect=(ReduceNextCost(3),),
        ),
    ),
    script(
        "Runic Field Enhancer",
        Unique("Runic Field Enhancer"),
        Conditional(
            CHARACTER.you_control(),
            (
                More(STRENGTH, Count(CARD.of_subtype("gear").you_control())),
                More(LIFE, Count(CARD.of_subtype("gear").you_control())),
            ),
        ),
    ),
    script(
        "Slingerang",
        EntersWith(3),
        Trigger(Deploys(OPPONENT, CHARACTER), (May(then=(RemoveTokens(),)),)),
        Ability(
            "CHEAP SHOT",
            cost=(
                Only(Not(NoLess(Total(TOKENS, THIS), 1))),
                Only(Deployed(CHARACTER, who=OPPONENT)),
                Destroy(THIS),
                Pick(CHARACTER),
            ),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "Spackle",
        Ability("REPAIR", cost=(Deplete(THIS), Pick(LOCATION)), effect=(RemoveDamage(PICKED, 2),)),
    ),
    script(
        "Spiky Atlasphere",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), AttackingPartySize(1))),
        Trigger(
            IsBlocked(HOST),
            (
                Destroy(CHARACTER.that(Opposing(HOST))),
                Establish(
                    Replacement(InflictsBattle(HOST), (AmountBecomes(0),)), Until.END_OF_BATTLE
                ),
            ),
        ),
    ),
    script(
        "Subversion Matrix",
        AttachTo(),
        Conditional(HOST, (LosesText(),)),
        Ability("MOVE", cost=(Pay(2), Pick(CHARACTER)), effect=(Attach(THIS, PICKED),)),
    ),
    script(
        "The Whatever Device",
        Ability(
            "THANK GOD WE INVENTED THE...",
            cost=(ChooseNumber(), Pay(Number("X")), Destroy(THIS)),
            effect=(
                Search(ITEM.at_most(NUMERIC_COST, Number("X"))),
                Reveal(FOUND),
                May((Deploy(FOUND, Price.FREE),), otherwise=(Put(FOUND, HAND),)),
            ),
        ),
    ),
    script(
        "Tri-Pole Magnet",
        AttachTo(),
        Ability(
            "GRAPPLE",
            cost=(Pick(CARD.of_subtype("gear").in_discard_pile()), Destroy(THIS)),
            effect=(Put(PICKED, PLAY, attached_to=HOST),),
        ),
    ),
)
