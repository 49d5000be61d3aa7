"""The tests. They mirror the tree; rules, conformance and browser stand beside it.

They try the sources, whether or not a build lies beside them; ``TILEWRIGHT_ENGINE=compiled`` tries the build.
"""

import os

os.environ.setdefault("TILEWRIGHT_ENGINE", "sources")  # before anybody imports the engine
