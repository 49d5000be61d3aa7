"""What the dashboard says of the engine: that it is being compiled, why it is not, or that it is."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from content import engine_build
from content.engine_build import Stage
from engine.compiled import is_compiled


@dataclass(frozen=True, slots=True)
class EngineNotice:
    """One sentence, and whether it will be another one soon."""

    text: str = ""
    percent: int = 0
    is_open: bool = False
    """Whether it is being compiled."""
    is_slow: bool = False
    """Whether it stays uncompiled, which costs something."""
    is_compiled: bool = False


def engine_notice() -> EngineNotice:
    """As it is now."""
    if is_compiled():
        return EngineNotice(is_compiled=True)
    progress = engine_build.read()
    if progress is None:
        return EngineNotice()
    if progress.stage is Stage.BUILDING:
        told = _("The engine is being compiled: %(percent)d %%") % {"percent": progress.percent}
        return EngineNotice(told, progress.percent, is_open=True)
    if progress.stage is Stage.MISSING:
        told = _(
            "The engine is not compiled, because %(missing)s is not installed on the server. Bots and "
            "campaigns play several times slower; everything else is as quick. Once it is installed, the "
            "next start compiles the engine."
        ) % {"missing": progress.lacks}
    else:
        told = _(
            "The engine could not be compiled; the log says why. Bots and campaigns play several times "
            "slower; everything else is as quick."
        )
    return EngineNotice(told, is_slow=True)
