"""Tests of the cards of the Rogue."""
