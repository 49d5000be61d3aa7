"""An attack and a roll while they go on. They are kept in lists on the state, because an attack may set off
another one before it is over."""

from __future__ import annotations

from typing import Any


class Attack:
    """One attack: who, with what, against whom, and how it stands."""

    def __init__(self) -> None:
        self.attacker = -1
        """A figure: a hero's seat, or FIRST_ENEMY and the enemy's slot."""
        self.kind = 0
        """Melee or ranged."""
        self.dice = 0
        self.modifier = 0
        self.keywords = 0
        self.source = -1
        """The definition whose dice are rolled: equipment, item, ability, enemy."""
        self.targets: list[int] = []
        """Figures, the first one declared."""
        self.share: list[int] = []
        """For each die the number of its target (DD-RUL-26)."""
        self.faces: list[int] = []
        self.hits: list[int] = []
        """For each target the ordinary Hits."""
        self.criticals: list[int] = []
        self.extra: list[int] = []
        """For each target Damage that cards add if the attack deals any."""
        self.now = 0
        """The target that defends."""
        self.dealt: list[int] = []
        """For each target the Damage dealt."""
        self.scored = 0
        """Hits of all targets together, criticals included."""
        self.crit_from = 6
        """The lowest face that is a Critical Hit of a hero."""

    def clone(self) -> Attack:
        """An independent copy."""
        other = Attack()
        other.attacker = self.attacker
        other.kind = self.kind
        other.dice = self.dice
        other.modifier = self.modifier
        other.keywords = self.keywords
        other.source = self.source
        other.targets = self.targets[:]
        other.share = self.share[:]
        other.faces = self.faces[:]
        other.hits = self.hits[:]
        other.criticals = self.criticals[:]
        other.extra = self.extra[:]
        other.now = self.now
        other.dealt = self.dealt[:]
        other.scored = self.scored
        other.crit_from = self.crit_from
        return other


class Roll:
    """Dice that lie on the table and may still be changed: what for, whose, and what is added to each."""

    def __init__(self, what: int, figure: int, modifier: int) -> None:
        self.what = what
        self.figure = figure
        self.modifier = modifier
        self.faces: list[int] = []
        self.treated: list[int] = []
        """Pairs: a face, and the face it is treated as."""

    def clone(self) -> Roll:
        """An independent copy."""
        other = Roll(self.what, self.figure, self.modifier)
        other.faces = self.faces[:]
        other.treated = self.treated[:]
        return other

    def face(self, index: int) -> int:
        """What a die counts as."""
        shown = self.faces[index]
        for i in range(0, len(self.treated), 2):
            if self.treated[i] == shown:
                return self.treated[i + 1]
        return shown


def dump_attack(attack: Attack) -> dict[str, Any]:
    """As plain JSON."""
    return {name: getattr(attack, name) for name in ATTACK}


def load_attack(saved: dict[str, Any]) -> Attack:
    """The attack that `dump_attack` wrote."""
    attack = Attack()
    for name in ATTACK:
        value = saved[name]
        setattr(attack, name, list(value) if isinstance(value, list) else value)
    return attack


def dump_roll(roll: Roll) -> dict[str, Any]:
    """As plain JSON."""
    return {
        "what": roll.what,
        "figure": roll.figure,
        "modifier": roll.modifier,
        "faces": roll.faces[:],
        "treated": roll.treated[:],
    }


def load_roll(saved: dict[str, Any]) -> Roll:
    """The roll that `dump_roll` wrote."""
    roll = Roll(saved["what"], saved["figure"], saved["modifier"])
    roll.faces = list(saved["faces"])
    roll.treated = list(saved["treated"])
    return roll


ATTACK = (
    "attacker",
    "kind",
    "dice",
    "modifier",
    "keywords",
    "source",
    "targets",
    "share",
    "faces",
    "hits",
    "criticals",
    "extra",
    "now",
    "dealt",
    "scored",
    "crit_from",
)
