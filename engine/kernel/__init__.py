"""What all games share: the contract of a game, chance, pending work as data, refusals, events, replays."""

from engine.kernel.contract import CHANCE, Action, Event, Outcome, Playable
from engine.kernel.errors import (
    CardError,
    EffectFaultError,
    EffectLoopError,
    IllegalActionError,
    OptionError,
    ProgramError,
    Refusal,
    SavedGameError,
)
from engine.kernel.message import Args, Argument, Happening, Label, Message
from engine.kernel.onlooking import ONLOOKER
from engine.kernel.replay import Replay
from engine.kernel.start import load, start

__all__ = [
    "CHANCE",
    "ONLOOKER",
    "Action",
    "Args",
    "Argument",
    "CardError",
    "EffectFaultError",
    "EffectLoopError",
    "Event",
    "Happening",
    "IllegalActionError",
    "Label",
    "Message",
    "OptionError",
    "Outcome",
    "Playable",
    "ProgramError",
    "Refusal",
    "Replay",
    "SavedGameError",
    "load",
    "start",
]
