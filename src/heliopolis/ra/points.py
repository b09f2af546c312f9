"""What counts how much when an epoch is scored, as tables (rules P1 to P7); ``scoring.py`` gives the points."""

PER_GOD = 2  # P1
PER_GOLD = 3  # P2
MOST_PHARAOHS, FEWEST_PHARAOHS = 5, -2  # P4
CIVILIZATION = (-5, 0, 0, 5, 10, 15)  # P5, by number of different kinds
DIVERSITY = (0, 1, 2, 3, 4, 5, 6, 10, 15)  # P6, by number of different kinds
MULTIPLICITY = (0, 0, 0, 5, 10, 15)  # P6, by number of one kind
HIGHEST_SUNS, LOWEST_SUNS = 5, -5  # P7
