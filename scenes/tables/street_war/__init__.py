"""The table of Street War."""
