"""Bots. Each sees only a `Seat`: what its player sees, and games it imagines from that."""

from engine.bots.planner import Planner
from engine.bots.play import play_out
from engine.bots.random_bot import RandomBot
from engine.bots.seat import Bot, Seat

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "planner": Planner}

__all__ = ["BOTS", "Bot", "Planner", "RandomBot", "Seat", "play_out"]
