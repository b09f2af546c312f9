"""``python -m heliopolis``: the same as the program ``heliopolis``."""

import sys

from heliopolis.cli import main

if __name__ == "__main__":
    sys.exit(main())
