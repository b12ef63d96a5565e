"""Tests of the cards of the Arcanist."""
