"""A list as events know it: on its way in, as it is stored, and two versions compared."""
