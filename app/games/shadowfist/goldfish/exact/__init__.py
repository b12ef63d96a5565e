"""What can be counted exactly: the opening hand, the first discards, cards seen."""
