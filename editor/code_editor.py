"""The editor of texts in pages: Ace, from the package django-ace. A page fetches it when somebody opens a
field as text (`static/editor/builder_code.js`), never before."""

from __future__ import annotations

FILES = tuple(f"django_ace/ace/{name}.js" for name in ("ace", "mode-yaml", "ext-language_tools"))
"""What it consists of here: a twentieth of what its package holds. `studio/static_files.py` gathers them."""
