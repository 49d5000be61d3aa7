"""Bots. Each sees only a `Seat`: what its player sees, and games it imagines from that."""

from engine.bots.believer import Believer
from engine.bots.making import BOT_NAMES, BOTS, BotError, Budget, make_bot, parse_bot
from engine.bots.mcts import MonteCarlo
from engine.bots.planner import Planner
from engine.bots.play import play_out
from engine.bots.random_bot import RandomBot
from engine.bots.seat import Bot, Seat
from engine.bots.team import TeamPlanner

__all__ = [
    "BOTS",
    "BOT_NAMES",
    "Believer",
    "Bot",
    "BotError",
    "Budget",
    "MonteCarlo",
    "Planner",
    "RandomBot",
    "Seat",
    "TeamPlanner",
    "make_bot",
    "parse_bot",
    "play_out",
]
