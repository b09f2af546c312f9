"""Games behind the interfaces that researchers use: Gymnasium, PettingZoo, OpenSpiel. Adapters only, no rules.

What a game looks like as numbers comes from the module ``encode`` of its folder, many tables in one compiled call from
its module ``fleet``. See docs/environments.md.
"""
