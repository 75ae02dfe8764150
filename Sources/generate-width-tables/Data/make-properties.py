#!/usr/bin/env python3
"""Writes properties.tsv: the properties, apart from width, that cleaning a text asks about.

  pip install regex==2026.11.19 unicodedata2==18.0.0
  python3 make-properties.py > properties.tsv

Needed only for a new Unicode version; a build reads the committed file.
"""
import regex
import unicodedata2

JOINING_SCRIPTS = """Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil
Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan""".split()
VIRAMA = 9  # canonical combining class


def having(pattern):
    pattern = regex.compile(pattern)
    return lambda cp: bool(pattern.match(chr(cp)))


def in_category(*categories):
    return lambda cp: unicodedata2.category(chr(cp)) in categories


joining_script = having("[" + "".join(rf"\p{{Script={name}}}" for name in JOINING_SCRIPTS) + "]")


def joins(cp):
    virama = unicodedata2.combining(chr(cp)) == VIRAMA
    return joining_script(cp) and (virama or unicodedata2.category(chr(cp)).startswith("L"))


PROPERTIES = [
    ("Nonspacing_Mark", in_category("Mn", "Me")),
    ("Spacing_Mark", in_category("Mc")),
    ("Joining_Letter", joins),
    ("Extended_Pictographic", having(r"\p{Extended_Pictographic}")),
    ("Emoji_Presentation", having(r"\p{Emoji_Presentation}")),
    ("Emoji_Modifier", having(r"\p{Emoji_Modifier}")),
    ("Cluster_Rule", having(r"[\p{Extended_Pictographic}\P{Grapheme_Cluster_Break=Other}]")),
]

version = ".".join(unicodedata2.unidata_version.split(".")[:2])
print(
    f"# Unicode {version} properties, inclusive ranges (hex). Nonspacing_Mark: general category Mn, "
    "Me. Spacing_Mark: Mc. Joining_Letter: a letter or a virama of a script that joins letters: "
    + ", ".join(JOINING_SCRIPTS)
    + ". Cluster_Rule: Extended_Pictographic, or a Grapheme_Cluster_Break other than Other: what a "
    "rule of UAX #29 may keep in one cluster with a neighbour. The others as in emoji-data.txt.")
print("lo\thi\tproperty")
for name, has in PROPERTIES:
    first = None
    for cp in range(0x110001):
        inside = cp < 0x110000 and not 0xD800 <= cp < 0xE000 and has(cp)
        if inside and first is None:
            first = cp
        elif not inside and first is not None:
            print(f"{first:04X}\t{cp - 1:04X}\t{name}")
            first = None
