"""Files of battles: plain text, CSV and JSON, read and written."""
