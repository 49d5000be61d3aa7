# The translators' desk: what checks say about a text, and how it fits.
fault-text-number-lost = The source says { $is }, the translation does not.
fault-text-number-invented = The translation says { $is }, the source does not.
fault-text-term-unused = “{ $is }” is a term of the game: here it is called “{ $instead }”.
fault-text-capital = The source begins with a capital letter, the translation with “{ $is }”.
fault-text-ending = The source ends with { $instead }, the translation with { $is }.
fault-text-inconsistent = The same text reads otherwise in { $times ->
    [one] one other place
   *[other] { $times } other places
 }: “{ $instead }”.
fault-text-identical = This is the source itself: is it translated?
desk-fits = It fits: { $size } pt, { $normal } pt are wanted.
desk-fits-well = It fits, in { $size } pt as wanted.
desk-no-face = The card cannot be drawn: the entry does not fit its kind.
# Review.
fault-review-own = You wrote this text: somebody else reviews it here.
fault-review-not-yours = You do not review this language ({ $language }); save it as a draft.
fault-replace-nothing = Write what is to be found.
fault-replace-empty = Nothing would be left of the text.
