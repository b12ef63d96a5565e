"""Links of organizers and judges: made, withdrawn, replaced."""
