"""Interfaces of what a game may offer: one module per capability.

A capability speaks only of types that all games share. A game's class narrows what comes in with
`own(card, Card)`, which checks that the value is its own. Editions are ids here, and zones are
members of the game's own enumeration, which its deck layout names.
"""
