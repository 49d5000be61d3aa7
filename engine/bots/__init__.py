"""Bots. Each sees only a `Seat`: what its player sees, and games it imagines from that."""

from engine.bots.planner import Planner
from engine.bots.play import play_out
from engine.bots.random_bot import RandomBot
from engine.bots.seat import Bot, Seat
from engine.bots.team import TeamPlanner

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "planner": Planner, "team": TeamPlanner}

__all__ = ["BOTS", "Bot", "Planner", "RandomBot", "Seat", "TeamPlanner", "play_out"]
