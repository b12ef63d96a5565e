"""Which answers are legal: actions whose costs can be satisfied."""
