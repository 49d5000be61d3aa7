"""The table of The Princess: the players in their order, what lies in the middle, the challenge, the own
hand. Only what the viewer's seat may know is drawn."""

from __future__ import annotations

import textwrap

from msgspec import UNSET

from engine.games.princess.view import Hero, View
from engine.kernel import Args
from playtest.shows import terminal
from playtest.shows.princess.board import said
from playtest.shows.terminal import WIDTH


class Picture(terminal.Picture[View]):
    """Draws a table of The Princess."""

    def draw(self, view: View) -> list[list[str]]:
        """The players, the middle, the challenge, the hand."""
        blocks = [self._players(view), self._middle(view), self._challenge(view), self._hand(view)]
        return [block for block in blocks if block]

    def cards(self, view: View) -> list[str]:
        """Characters, the own Secret and those revealed, curses, the shop, the Environment, the own hand."""
        found = [f"character/{hero.character}" for hero in view.heroes if hero.character]
        found += [f"secret/{hero.secret}" for hero in view.heroes if hero.secret]
        lying = [card for hero in view.heroes for card in hero.curses]
        lying += [card for card in (*view.shop, view.environment) if card]
        lying += view.heroes[view.seat].hand
        found += [self._entry(card.slug) for card in lying]
        return list(dict.fromkeys(found))

    def _entry(self, slug: str) -> str:
        kinds = ("adventure_card", "princess")
        kind = next(kind for kind in kinds if slug in self.words.release.entries.get(kind, {}))
        return f"{kind}/{slug}"

    def _name(self, slug: str) -> str:
        return self.words.name(self._entry(slug))

    def _typed(self, slug: str) -> str:
        """A card with its type."""
        kind = self._entry(slug).partition("/")[0]
        data = self.words.release.entries[kind][slug].data
        if not hasattr(data, "type"):
            return self._name(slug)
        return self.words.phrase("table-card", {"card": f"{kind}/{slug}", "type": data.type})

    def _hero(self, view: View, seat: int) -> str:
        return f"character/{view.heroes[seat].character}"

    def _players(self, view: View) -> list[str]:
        lines: list[str] = []
        for hero in view.heroes:
            lines += self._player(view, hero)
        return lines

    def _player(self, view: View, hero: Hero) -> list[str]:
        if not hero.character:
            return [self.words.say("table-undecided", {"seat": hero.seat + 1})]
        line = self.words.say("table-hero" if hero.alive else "table-ghost", said(hero))
        notes = []
        if hero.overloaded:
            notes.append(self.words.phrase("table-overloaded"))
        if view.princess.holder == hero.seat:
            notes.append(self.words.phrase("table-holder"))
        if view.turn.active == hero.seat:
            notes.append(self.words.phrase("table-turn"))
        style = "hero" if view.turn.active == hero.seat else ""
        first = self.pen(line, style) + (f" ({', '.join(notes)})" if notes else "")
        return [first, *self._details(view, hero)]

    def _details(self, view: View, hero: Hero) -> list[str]:
        """The Secret as far as it is known, curses, and what is known of another's hand."""
        own = hero.seat == view.seat
        if hero.secret:
            key = "table-secret-own" if own and not hero.revealed else "table-secret"
            parts = [self.words.phrase(key, {"secret": f"secret/{hero.secret}"})]
        else:
            parts = [self.words.phrase("table-secret-hidden")]
        if hero.curses:
            curses = ", ".join(self._name(card.slug) for card in hero.curses)
            parts.append(self.words.phrase("table-curses", {"curses": curses}))
        known = [] if own else [card for card in hero.hand if card.is_there]
        if known:
            shown = ", ".join(self._name(card.slug) for card in known)
            parts.append(self.words.phrase("table-known", {"known": shown}))
        return _wrapped("; ".join(parts), "     ")

    def _middle(self, view: View) -> list[str]:
        deck = view.deck
        text = self.words.say("table-deck", {"cards": deck.cards})
        if deck.top:
            text += "; " + self.words.phrase("table-deck-top", {"mark": deck.top})
        text += "; " + self.words.phrase("table-discard", {"cards": len(view.discard)})
        lines = _wrapped(text)
        shop = [self._typed(card.slug) for card in view.shop if card]
        lines += _wrapped(
            self.words.say("table-shop", {"shop": ", ".join(shop)})
            if shop
            else self.words.say("table-shop-empty")
        )
        place = view.environment
        lines.append(
            self.words.say("table-environment", {"card": self._entry(place.slug)})
            if place
            else self.words.say("table-no-environment")
        )
        lines.append(self._princess(view))
        return lines

    def _princess(self, view: View) -> str:
        princess = view.princess
        if princess.status == "kidnapped":
            return self.words.say("table-princess-kidnapped")
        if princess.holder is None:
            return self.words.say("table-princess-centre")
        return self.words.say("table-princess-held", {"hero": self._hero(view, princess.holder)})

    def _challenge(self, view: View) -> list[str]:
        duel = view.challenge
        if duel is None:
            return []
        hero = self._hero(view, duel.challenger)
        if duel.opponent is None:
            lines = [self.words.say("table-challenge-alone", {"hero": hero})]
        else:
            args: Args = {"hero": hero, "other_hero": self._hero(view, duel.opponent), "round": duel.round}
            lines = [self.words.say("table-challenge", args)]
        for laid in duel.table:
            if laid.slug is not UNSET:
                shown = self._typed(laid.slug)
            elif laid.back:
                shown = self.words.phrase("table-face-down-mark", {"mark": laid.back})
            else:
                shown = self.words.phrase("table-face-down")
            placed = {"hero": self._hero(view, laid.seat), "card": shown}
            lines.append("     " + self.words.say("table-placed", placed))
        return lines

    def _hand(self, view: View) -> list[str]:
        seat = view.seat
        if seat < 0 or not view.heroes[seat].character:
            return []
        hand = [self._typed(card.slug) for card in view.heroes[seat].hand]
        if not hand:
            return [self.words.say("table-hand-empty")]
        return _wrapped(self.words.say("table-hand", {"hand": ", ".join(hand)}))


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "    ")
