"""What pages about the goldfish show: needs, reports, comparisons, the table and its log."""
