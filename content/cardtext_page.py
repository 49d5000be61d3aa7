"""The page of a pack's rules texts: all cards, in all languages one below the other, to be read through."""

from __future__ import annotations

from content.cardtext import compare, part_texts
from content.entries.pack import PackContent
from content.markdown import wrap
from content.own_text import has_effects, restates
from content.wording import game_name, kind_name
from engine.games import games

LANGUAGES = ("en", "es", "it", "de")


def card_texts_page(content: PackContent) -> str:
    """The page as Markdown."""
    lines = [
        f"# Rules texts of {game_name(content.game, 'en')}",
        "",
        wrap(
            f"Written by `manage.py cardtexts` from `content/packs/{content.game}/`; do not edit. "
            "Every text is rendered from the effects of its card. "
            "Where a designer's own text is printed instead, it stands below in italics; "
            "where an own text takes the rendered one in, the whole stands as players read it."
        ),
    ]
    languages = [code for code in LANGUAGES if code in (content.source, *content.languages)]
    for kind, info in games()[content.game].kinds.items():
        slugs = sorted(slug for of, slug in content.documents if of == kind)
        if slugs and has_effects(info):
            lines += ["", f"## {kind_name(content.game, kind, 'en', many=True)}"]
            for slug in slugs:
                lines += ["", f"### `{slug}`", ""]
                lines += [_item(code, _card(content, code, kind, slug)) for code in languages]
        for slug in slugs:
            lines += _parts(content, languages, kind, slug)
    return "\n".join(lines) + "\n"


def _item(language: str, text: str) -> str:
    """A text in one language; where it begins a new line, so does the page."""
    first, *others = text.split("\n")
    begin = f"- {language}: "
    return "<br>\n".join([wrap(first, first=begin, then="  "), *(wrap(each, first="  ") for each in others)])


def _parts(content: PackContent, languages: list[str], kind: str, slug: str) -> list[str]:
    """What the parts of an entry do, each with its address."""
    texts = {code: part_texts(content, code, kind, slug) for code in languages}
    addresses = list(texts[content.source])
    if not addresses:
        return []
    lines = ["", f"## {kind_name(content.game, kind, 'en')}: {_name(content, content.source, kind, slug)}"]
    for address in addresses:
        lines += ["", f"### `{address}`", "", *(_item(code, texts[code][address]) for code in languages)]
    return lines


def _card(content: PackContent, language: str, kind: str, slug: str) -> str:
    text = compare(content, language, kind, slug)
    name = f"**{_name(content, language, kind, slug)}**"
    shown = [text.rendered, f"*{text.override}*"] if restates(text.override) else [text.shown]
    return "\n".join(part for part in (name, *shown) if part)


def _name(content: PackContent, language: str, kind: str, slug: str) -> str:
    document = content.documents[kind, slug]
    title = games()[content.game].kinds[kind].title_field
    answer = document.translations.get(language, {}).get(title)
    return answer.text if answer is not None else document.texts.get(title, slug)
