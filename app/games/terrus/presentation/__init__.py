"""What pages and the command line show of battles, as plain values and in words."""
