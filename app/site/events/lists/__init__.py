"""Lists of an event: being handed in, stored, and compared."""
