"""The cards of the Warlord, played as printed."""
