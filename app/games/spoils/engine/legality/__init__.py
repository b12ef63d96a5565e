"""Legal answers: actions whose costs can be satisfied."""
