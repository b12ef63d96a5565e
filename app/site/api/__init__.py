"""The API: what other programs can read and do at `/api/v1`."""
