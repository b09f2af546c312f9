"""What tiles, suns and lots tend to be worth: the numbers behind ``prospects.py``, fitted to the ends of games."""

# Worth in points, chances and the like: a row for 2, for 3, and for 4 or 5 players. Fitted to how games between this
# judge with one look ahead and the greedy player ended; for 2 and 3 players the rows for 1, 2 and 3 lots are points of
# one fitted curve, and 5 players have no fit of their own yet.
CONSTANTS: dict[str, tuple[tuple[float, ...], ...]] = {
    # T5: a God that can be spent, beyond its points; here and below, one for 0, 1 and 2 epochs after this one
    "GOD_CHOICE": ((0.41, 0.94, 1.89), (0.68, -0.14, 1.64), (2.48, 2.27, 3.73)),
    # P3: the chance of a first Flood in this epoch, for a seat that can win 1, 2 and 3 more lots
    "FLOOD_SOON": ((0.27, 0.44, 0.55), (0.39, 0.56, 0.65), (0.41, 0.68, 0.63)),
    # and how many of the epochs after this one will have a Flood, with 1 and 2 of them
    "FLOOD_LATER": ((0.65, 1.45), (0.47, 1.23), (0.57, 1.2)),
    # P5: by kinds, for a seat that can win 1, 2 and 3 more lots
    "CIVILIZATION_OPEN": (
        (-3.67, -1.07, 0.16, 5.09, 10.53, 15.11),
        (-3.37, -1.12, 0.35, 3.55, 7.94, 14.29),
        (-0.45, 1.0, 3.78, 6.68, 10.52, 11.44),
    ),
    "CIVILIZATION_TWO": (
        (-2.83, -1.74, 0.26, 5.15, 10.86, 15.18),
        (-2.62, -1.63, 0.5, 2.88, 6.99, 13.96),
        (-1.43, 3.86, 4.24, 7.59, 11.04, 14.96),
    ),
    "CIVILIZATION_THREE": (
        (-2.3, -2.17, 0.32, 5.18, 11.07, 15.22),
        (-2.27, -1.87, 0.58, 2.58, 6.55, 13.81),
        (1.18, 2.0, 4.5, 8.0, 11.5, 15.0),
    ),
    # P4: the chance to have most, by the lead over the best of the others from -3 to 3; 1, 2, 3 lots each to come
    "MOST_OPEN": (
        (-0.04, 0.1, 0.17, 0.15, 0.52, 0.67, 0.9),
        (-0.05, 0.07, 0.11, 0.45, 0.44, 0.62, 0.83),
        (-0.17, -0.04, 0.07, 0.34, 0.54, 0.62, 0.75),
    ),
    "MOST_TWO": (
        (-0.05, 0.14, 0.23, 0.21, 0.34, 0.56, 0.87),
        (-0.07, 0.1, 0.14, 0.24, 0.24, 0.48, 0.77),
        (-0.05, -0.08, 0.21, 0.15, 0.36, 0.59, 0.58),
    ),
    "MOST_THREE": (
        (-0.06, 0.15, 0.25, 0.23, 0.28, 0.52, 0.85),
        (-0.08, 0.11, 0.16, 0.17, 0.17, 0.43, 0.74),
        (0.1, 0.18, 0.3, 0.45, 0.6, 0.72, 0.8),
    ),
    # and to have fewest, by the lead over the last of them
    "FEWEST_OPEN": (
        (0.96, 0.85, 0.75, 0.31, 0.25, 0.15, 0.03),
        (1.04, 0.82, 0.81, 0.6, 0.35, 0.2, -0.02),
        (0.96, 0.84, 0.82, 0.64, 0.31, 0.07, -0.12),
    ),
    "FEWEST_TWO": (
        (0.95, 0.8, 0.66, 0.42, 0.34, 0.21, 0.04),
        (1.06, 0.76, 0.74, 0.46, 0.47, 0.27, -0.02),
        (0.88, 0.81, 0.76, 0.8, 0.26, 0.15, -0.02),
    ),
    "FEWEST_THREE": (
        (0.94, 0.78, 0.63, 0.46, 0.37, 0.23, 0.05),
        (1.06, 0.73, 0.72, 0.41, 0.52, 0.29, -0.02),
        (0.85, 0.75, 0.6, 0.4, 0.25, 0.15, 0.08),
    ),
    # both in an epoch after this one
    "MOST_LATER": (
        (0.1, 0.13, 0.3, 0.31, 0.43, 0.66, 0.92),
        (0.2, 0.33, 0.42, 0.47, 0.69, 0.79, 0.82),
        (0.12, 0.32, 0.42, 0.48, 0.47, 0.52, 0.83),
    ),
    "FEWEST_LATER": (
        (0.85, 0.77, 0.6, 0.46, 0.32, 0.17, 0.03),
        (1.01, 0.82, 0.66, 0.45, 0.34, -0.09, -0.34),
        (0.93, 0.7, 0.82, 0.78, 0.41, -0.05, -0.53),
    ),
    # P6: by kinds; in the last epoch with 1, 2 and 3 lots to come, then with 2 and with 3 epochs
    "DIVERSITY_OPEN": (
        (-0.36, 0.76, 1.55, 2.61, 3.53, 5.04, 6.46, 9.81, 14.8),
        (-1.05, 0.86, 1.17, 1.71, 3.37, 4.74, 6.27, 9.09, 13.76),
        (2.27, 1.73, 2.86, 3.27, 4.1, 5.05, 6.84, 11.07, 15.26),
    ),
    "DIVERSITY_TWO": (
        (-0.59, 0.61, 1.27, 2.37, 3.23, 5.06, 6.75, 9.7, 14.68),
        (-1.53, 0.79, 0.78, 1.11, 3.08, 4.61, 6.4, 8.66, 13.18),
        (0.16, 1.06, 0.8, 4.19, 5.13, 5.74, 8.67, 13.1, 13.93),
    ),
    "DIVERSITY_THREE": (
        (-0.99, 0.34, 0.78, 1.95, 2.72, 5.1, 7.24, 9.5, 14.46),
        (-1.94, 0.74, 0.45, 0.6, 2.84, 4.51, 6.51, 8.3, 12.69),
        (-3.83, -0.87, -0.9, 1.43, 2.29, 3.62, 5.48, 9.16, 12.82),
    ),
    "DIVERSITY_EPOCH": (
        (-1.82, 0.23, 1.64, 2.88, 4.79, 6.86, 9.3, 12.37, 15.28),
        (1.21, 1.62, 2.96, 4.8, 6.68, 7.83, 8.4, 13.27, 14.93),
        (0.7, 1.65, 3.58, 4.72, 5.45, 8.49, 11.84, 12.85, 14.64),
    ),
    "DIVERSITY_GAME": (
        (-1.09, 0.06, 2.39, 4.13, 6.11, 7.74, 9.39, 12.15, 15.09),
        (-0.44, 1.33, 1.95, 4.08, 6.75, 6.84, 9.66, 12.14, 14.99),
        (-0.26, 0.87, 2.93, 3.63, 5.91, 7.54, 8.33, 11.46, 15.0),
    ),
    # by tiles of one kind, the same
    "MULTIPLICITY_OPEN": (
        (0.0, 0.07, 0.52, 5.26, 9.92, 14.97),
        (0.0, 0.11, 1.08, 5.3, 8.92, 14.31),
        (0.0, 0.0, 0.72, 5.89, 9.91, 14.68),
    ),
    "MULTIPLICITY_TWO": (
        (0.0, 0.12, 0.85, 5.42, 9.87, 14.95),
        (0.0, 0.16, 1.58, 5.43, 8.42, 13.99),
        (0.0, 0.0, 1.24, 5.72, 9.99, 15.71),
    ),
    "MULTIPLICITY_THREE": (
        (0.0, 0.2, 1.41, 5.71, 9.79, 14.92),
        (0.0, 0.2, 2.01, 5.55, 7.99, 13.72),
        (0.0, 0.0, 1.23, 5.78, 10.39, 15.09),
    ),
    "MULTIPLICITY_EPOCH": (
        (0.0, 0.4, 2.59, 6.09, 10.55, 14.99),
        (0.0, 0.4, 1.67, 5.88, 9.51, 14.6),
        (0.0, 0.0, 2.05, 5.52, 8.77, 14.88),
    ),
    "MULTIPLICITY_GAME": (
        (0.0, 0.47, 2.75, 5.68, 10.15, 15.0),
        (0.0, 0.49, 1.28, 5.92, 9.85, 14.95),
        (0.0, 0.0, 2.45, 6.14, 10.1, 15.0),
    ),
    # tiles drawn for each lot that is sold
    "LOT_SIZE": ((6.29,), (6.23,), (5.42,)),
    # what 1 to 4 lots still to be won in this epoch are worth, in the last epoch and in those before it
    "SUNS": ((6.81, 13.62, 20.42, 27.23), (7.77, 15.54, 23.31, 31.09), (2.39, 9.87, 21.87, 22.0)),
    "SUNS_TWO": ((9.24, 18.48, 27.72, 36.96), (8.66, 17.32, 25.98, 34.64), (1.94, 9.78, 18.06, 22.0)),
    "SUNS_THREE": ((14.26, 28.52, 42.78, 57.03), (11.34, 22.69, 34.03, 45.38), (8.65, 22.49, 21.22, 22.0)),
    # more for each sun, by the tiles to be drawn for it
    "SUN_TILES": ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.16, 0.35, -0.02)),
    # more for each sun, by the share of the others' suns below it
    "SUN_RANK": ((-1.41, 0.8, -3.14), (-1.07, 0.54, -1.05), (-0.12, -0.93, -1.84)),
    # and for the highest of all
    "SUN_TOP": ((1.04, 0.82, 3.83), (0.28, -0.06, 1.9), (-0.47, -0.5, 0.93)),
    # and for each sun when nobody else has one
    "SUN_ALONE": ((0.29, 1.91, 0.84), (-0.73, -1.47, -0.96), (-1.26, -0.17, -3.04)),
    # what a sun of the highest number is worth for the epochs after this one, face down, with 1 and 2 of them
    "NEXT_DOWN": ((0.61, 6.04), (0.48, 5.68), (1.9, 3.61)),
    # the same, face up
    "NEXT_UP": ((-0.98, 4.45), (-0.52, 5.48), (2.43, 3.91)),
    # and more for both, by the square of their size
    "NEXT_SQUARE": ((3.14, -0.63), (4.11, -0.19), (3.58, 2.48)),
    # P7: how far sums will still move: in fifths of a point, and for each lot to come
    "SUMS_SPREAD": ((1.16, 1.13), (1.1, 1.4), (1.02, 0.88)),
    # of the lot on the track, what its likely winner can count on
    "LOT_SHARE": ((0.56, 0.61, 0.54), (0.55, 0.61, 0.5), (0.55, 0.65, 0.49)),
    # of a lot that costs points, what its likely winner suffers
    "LOT_BAD": ((0.52,), (0.84,), (0.55,)),
    # of all that, what remains when the next Ra takes the lot
    "LOT_LAST": ((0.71,), (0.89,), (0.9,)),
    # how much likelier a seat wins the lot: for each point it is worth to the seat
    "TAKE_WORTH": ((0.06,), (0.11,), (0.15,)),
    # for a sun above all others
    "TAKE_SUN": ((0.28,), (0.56,), (1.01,)),
    # for having the turn
    "TAKE_TURN": ((0.12,), (0.24,), (0.11,)),
    # for each face-up sun
    "TAKE_SUNS": ((0.66,), (0.65,), (1.02,)),
    # points by which a score can go astray when the epoch is decided
    "SPREAD": ((4.38, 9.07, 11.24), (3.0, 5.82, 7.79), (2.74, 5.27, 6.94)),
    # and more, for the suns still face up
    "SPREAD_OPEN": ((6.99, 2.73, 2.78), (5.98, 3.75, 2.24), (4.96, 4.07, 4.24)),
}
COLUMN = (0, 1, 2, 2)  # of the constants, for 2 to 5 players
