"""How a network learns a game by playing against itself: course, learner, and the run with its files."""
