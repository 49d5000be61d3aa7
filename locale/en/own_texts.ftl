## The words for a number that an own rules text may use instead of its digits, with a comma between them

number-0 = zero, no, none
number-1 = one, a, an, once, single
number-2 = two, twice, both, double, second
number-3 = three, thrice, triple, third
number-4 = four, fourth
number-5 = five, fifth
number-6 = six, sixth
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve

## What may follow a noun that an icon stands for

icon-endings = s
