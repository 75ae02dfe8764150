#!/usr/bin/env python3
"""Writes properties.tsv: the properties, apart from width, that cleaning, segmenting and measuring a
text ask about.

  pip install regex==2026.11.19 unicodedata2==18.0.0
  for version in 15.0.0 15.1.0 16.0.0 17.0.0; do
    pip install --target ages/$version unicodedata2==$version
  done
  python3.11 make-properties.py ages > properties.tsv

The standard library of Python 3.11 has Unicode 14, the oldest version that is told apart. Needed only
for a new Unicode version; a build reads the committed file.
"""
import os
import subprocess
import sys
import unicodedata

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


def assigned_in(version):
    """The code points that a version of unicodedata2 knows, asked of a process of its own."""
    program = ("import unicodedata2 as u; print(u.unidata_version, "
               "''.join('01'[u.category(chr(cp)) != 'Cn'] for cp in range(0x110000)))")
    environment = os.environ | {"PYTHONPATH": os.path.join(sys.argv[1], version)}
    answer = subprocess.run([sys.executable, "-c", program], env=environment, check=True,
                            capture_output=True, text=True).stdout.split()
    assert answer[0] == version, answer[0]
    return [known == "1" for known in answer[1]]


def ages():
    """The first version that has each code point; nothing for those of Unicode 14 or none."""
    assert unicodedata.unidata_version == "14.0.0"
    age = [None] * 0x110000
    known = [unicodedata.category(chr(cp)) != "Cn" for cp in range(0x110000)]
    for version in ["15.0.0", "15.1.0", "16.0.0", "17.0.0"]:
        newer = assigned_in(version)
        for cp in range(0x110000):
            if newer[cp] and not known[cp]:
                known[cp], age[cp] = True, version[:-2]
    for cp in range(0x110000):
        if not known[cp] and unicodedata2.category(chr(cp)) != "Cn":
            age[cp] = unicodedata2.unidata_version[:-2]
    return age


AGE = ages()


def of_age(version):
    return lambda cp: AGE[cp] == version


GRAPHEME_CLUSTER_BREAKS = """CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T
LV LVT""".split()
INDIC_CONJUNCT_BREAKS = "Consonant Linker Extend".split()

PROPERTIES = [
    ("Nonspacing_Mark", in_category("Mn", "Me")),
    ("Spacing_Mark", in_category("Mc")),
    ("Joining_Letter", joins),
    ("Extended_Pictographic", having(r"\p{Extended_Pictographic}")),
    ("Emoji_Presentation", having(r"\p{Emoji_Presentation}")),
    ("Emoji_Modifier", having(r"\p{Emoji_Modifier}")),
    ("Emoji_Modifier_Base", having(r"\p{Emoji_Modifier_Base}")),
] + [
    (f"GCB={name}", having(rf"\p{{Grapheme_Cluster_Break={name}}}"))
    for name in GRAPHEME_CLUSTER_BREAKS
] + [
    (f"InCB={name}", having(rf"\p{{Indic_Conjunct_Break={name}}}"))
    for name in INDIC_CONJUNCT_BREAKS
] + [
    (f"Age={version}", of_age(version)) for version in ["15.0", "15.1", "16.0", "17.0", "18.0"]
]

version = ".".join(unicodedata2.unidata_version.split(".")[:2])
print(
    f"# Unicode {version} properties, inclusive ranges (hex). Nonspacing_Mark: general category Mn, "
    "Me. Spacing_Mark: Mc. Joining_Letter: a letter or a virama of a script that joins letters: "
    + ", ".join(JOINING_SCRIPTS)
    + ". GCB: Grapheme_Cluster_Break. InCB: Indic_Conjunct_Break. Age: the first version that has it, "
    "if newer than 14.0. The others as in emoji-data.txt.")
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
