"""Conditions and repetition among the steps of a text."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.tabletop.scripts.bases import Condition, Step

__all__ = ["If", "Repeat"]


@dataclass(frozen=True, slots=True)
class If(Step):
    """Follow one list of steps or the other, depending on a condition checked now."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Repeat(Step):
    """Follow the steps, and repeat them as long as the condition holds afterwards."""

    steps: tuple[Step, ...]
    condition: Condition
