"""The only code that changes what is on the table."""
