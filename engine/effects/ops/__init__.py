"""The operations, one file each. A new one is a new file; it is found by its name."""

from __future__ import annotations

import importlib
import pkgutil


def _find() -> tuple[type, ...]:
    found: list[type] = []
    for module in pkgutil.iter_modules(__path__):
        name = "".join(part.capitalize() for part in module.name.split("_"))
        found.append(getattr(importlib.import_module(f"{__name__}.{module.name}"), name))
    return tuple(found)


OPERATIONS = _find()
