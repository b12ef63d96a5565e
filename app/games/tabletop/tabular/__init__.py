"""Tables that people enter: cells, rows, and columns that are known by their titles."""
