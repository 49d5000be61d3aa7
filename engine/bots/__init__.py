"""Bots. Each sees only a `Seat`: what its player sees, and games it imagines from that."""

from engine.bots.believer import Believer
from engine.bots.planner import Planner
from engine.bots.play import play_out
from engine.bots.random_bot import RandomBot
from engine.bots.seat import Bot, Seat
from engine.bots.team import TeamPlanner

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "planner": Planner,
    "team": TeamPlanner,
    "believer": Believer,
}

__all__ = ["BOTS", "Believer", "Bot", "Planner", "RandomBot", "Seat", "TeamPlanner", "play_out"]
