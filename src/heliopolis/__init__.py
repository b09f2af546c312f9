"""Heliopolis: the board game Ra, exactly and very fast."""
