"""The page of a pack's rules texts: all cards, all languages side by side, to be read through."""

from __future__ import annotations

from content.cardtext import compare, has_effects
from content.disk.pack_reader import PackContent
from content.wording import game_name, kind_name
from engine.games import games

LANGUAGES = ("en", "es", "it", "de")


def card_texts_page(content: PackContent) -> str:
    """The page as Markdown."""
    lines = [
        f"# Rules texts of {game_name(content.game, 'en')}",
        "",
        f"Written by `manage.py cardtexts` from `content/packs/{content.game}/`; do not edit. "
        "Every text is rendered from the effects of its card. "
        "Where a designer's own text is printed instead, it stands below in italics.",
    ]
    languages = [code for code in LANGUAGES if code in (content.source, *content.languages)]
    for kind, info in games()[content.game].kinds.items():
        slugs = sorted(slug for of, slug in content.documents if of == kind)
        if not slugs or not has_effects(info):
            continue
        lines += ["", f"## {kind_name(content.game, kind, 'en', many=True)}", ""]
        lines += ["| " + " | ".join(languages) + " |", "| " + " | ".join("---" for _ in languages) + " |"]
        for slug in slugs:
            lines.append("| " + " | ".join(_cell(content, code, kind, slug) for code in languages) + " |")
    return "\n".join(lines) + "\n"


def _cell(content: PackContent, language: str, kind: str, slug: str) -> str:
    document = content.documents[kind, slug]
    title = games()[content.game].kinds[kind].title_field
    answer = document.translations.get(language, {}).get(title)
    name = answer.text if answer is not None else document.texts.get(title, slug)
    text = compare(content, language, kind, slug)
    parts = [f"**{name}**", text.rendered, f"*{text.override}*" if text.override else ""]
    return "<br>".join(part for part in parts if part).replace("|", "\\|").replace("\n", " ")
