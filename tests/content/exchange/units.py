"""Files for translators as Hypothesis makes them: any text that the studio may hold."""

from __future__ import annotations

from hypothesis import strategies as st

from content.exchange.unit import MISSING, UNWRITABLE, TextsFile, Unit

_ODD = (
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "'=1",
    "''@",
    " leading",
    "trailing \n",
    "\ttab",
    '"quoted", "twice"',
    "a;b,c\td",
    "<b>&amp;</b> ]]>",
    "_x0041_",
    "\\n is no line",
    "{effects} and {effects}",
    "{name}: {count} {0} {",
    "שלום, {effects} عليكم",
    "👩‍🚀🏳️‍🌈 e\u0301",
    "\u2028\u2029\u00a0\u200b\u202e",
    "#~ msgid",
    'msgstr "',
    "007",
    "1e5",
    "TRUE",
)
_characters = st.characters(exclude_categories=("Cc", "Cs")).filter(lambda each: not UNWRITABLE.match(each))
texts = st.one_of(
    st.sampled_from(_ODD),
    st.text(st.one_of(_characters, st.sampled_from("\n\t '\"=+-@\\{}<>&;,"))),
    st.lists(st.sampled_from(("{effects}", " ", "\n", "x", "{who}")), max_size=5).map("".join),
)
labels = st.text(_characters, max_size=12)


@st.composite
def units(draw: st.DrawFn, number: int) -> Unit:
    """A unit as it is exported, and perhaps edited."""
    target, began = draw(texts), draw(texts)
    states = st.sampled_from(("stale", "machine", "draft", "reviewed"))
    return Unit(
        id=f"{draw(st.sampled_from(('lanternwick', 'platformer')))}:ferryman:s_{number}:encounters.a.text",
        source=draw(texts),
        target=target,
        state=draw(states) if target else MISSING,
        began=began,
        began_state=draw(states) if began else MISSING,
        answers=draw(texts) if began else "",
        note=draw(labels),
        limit=draw(st.integers(0, 4000)),
        kind=draw(labels),
        entry=draw(texts),
        field=draw(labels),
        rules=draw(texts),
        picture=draw(st.sampled_from(("", "faces/ferryman-ada.png"))),
    )


@st.composite
def files(draw: st.DrawFn) -> TextsFile:
    """A file with a few units."""
    count = draw(st.integers(1, 3))
    made = [draw(units(number)) for number in range(count)]
    return TextsFile("en", draw(st.sampled_from(("de", "pt-BR"))), sorted(made, key=lambda unit: unit.id))
