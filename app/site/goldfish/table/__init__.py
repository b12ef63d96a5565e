"""Games by hand: the opening hand, the table and its log."""
