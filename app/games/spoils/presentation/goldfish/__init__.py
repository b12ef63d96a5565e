"""Pages about the goldfish as values: needs, reports, comparisons, the table and its log."""
