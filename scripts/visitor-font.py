"""Makes the font of the pages that visitors see first, and its style sheet, from the app's font:

    apt-get install python3-fonttools python3-brotli
    python3 scripts/visitor-font.py

It is the same variable font, with the letters of our languages only, and of the kerning only the pairs of letters that
stand next to each other in the texts of these pages. Every other character comes from the app's font.
"""

import os
from glob import glob
from itertools import pairwise

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = "src/web/ui/fonts"
SOURCE = f"{FONTS}/instrument-sans-latin.woff2"
FONT = f"{FONTS}/instrument-sans-visitor.woff2"
SHEET = f"{FONTS}/visitor-font.css"
TEXTS = ["src/i18n/*/landing.json", "src/content/words/*/programs/*.ts"]
# Text that the pages compose, such as "Break 100, week by week".
COMPOSED = "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, "

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÀÁÄÇÉÊÍÑÓÖÚÜßàáâäçèéêëíîïñóôöùúûü"
OTHERS = "0123456789 .,:;!?¿¡'’-–…()/&+%\u00a0\u00ad\u202f"
CHARACTERS = sorted(map(ord, LETTERS + ACCENTED + OTHERS))

# Interpolates everything between these glyphs: weight and width.
CORNERS = [(400, 100), (400, 75), (700, 100), (700, 75)]


def subset(features):
    """The app's font with these characters and features."""
    font = TTFont(SOURCE, recalcTimestamp=False)
    options = Options(layout_features=features, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    return font


def kerning_of(font, pairs):
    """How far these pairs of glyphs are moved together or apart in a font that is not variable."""
    found = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        tables = [getattr(table, "ExtSubTable", table) for table in lookup.SubTable]
        for left, right in pairs:
            value = next((v for v in (value_in(t, left, right) for t in tables) if v is not None), 0)
            found[left, right] = found.get((left, right), 0) + value
    return found


def value_in(table, left, right):
    """What a table of pairs says about one; None where it says nothing."""
    if left not in table.Coverage.glyphs:
        return None
    if table.Format == 1:
        second = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
        value = next((each.Value1 for each in second if each.SecondGlyph == right), None)
        return value and value.XAdvance
    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
    value = row.Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1
    return getattr(value, "XAdvance", 0)


def kerning_feature(pairs):
    """The kerning of these pairs of glyphs as a feature file."""
    statics = [
        instantiateVariableFont(subset(["kern"]), {"wght": weight, "wdth": width})
        for weight, width in CORNERS
    ]
    tables = [kerning_of(font, pairs) for font in statics]
    rules = []
    for left, right in pairs:
        values = [table[left, right] for table in tables]
        places = (f"wght={weight},wdth={width}:" for weight, width in CORNERS)
        variable = " ".join(f"{place}{value}" for place, value in zip(places, values))
        if any(values):
            rules.append(f"pos {left} {right} ({variable});")
    return "feature kern {\n" + "\n".join(rules) + "\n} kern;"


def ranges(numbers):
    """Sorted numbers as CSS writes the characters of a font."""
    starts = [n for n in numbers if n - 1 not in numbers]
    ends = [n for n in numbers if n + 1 not in numbers]
    return ", ".join(
        f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in zip(starts, ends)
    )


def main():
    files = [path for pattern in TEXTS for path in sorted(glob(pattern))]
    texts = [COMPOSED, *(open(path).read() for path in files)]
    font = subset(["liga", "tnum"])
    glyphs = font.getBestCmap()
    pairs = sorted(
        {
            (glyphs[ord(a)], glyphs[ord(b)])
            for text in texts
            for a, b in pairwise(text)
            if ord(a) in glyphs and ord(b) in glyphs
        }
    )
    for table in {"GPOS", "GDEF", "STAT"} & set(font.keys()):
        del font[table]
    addOpenTypeFeaturesFromString(font, kerning_feature(pairs), tables=["GPOS", "GDEF"])
    font.flavor = "woff2"
    font.save(FONT)
    with open(SHEET, "w") as sheet:
        sheet.write(CSS % (os.path.basename(FONT), ranges(CHARACTERS)))
    print(f"{os.path.getsize(FONT)} bytes, {len(CHARACTERS)} characters, {len(pairs)} pairs")


CSS = """/* Created by scripts/visitor-font.py: a subset of the app's font with the characters on visitor pages. */
@font-face {
  font-family: "Instrument Sans Visitor";
  src: url("./%s") format("woff2");
  font-weight: 400 700;
  font-stretch: 75%% 100%%;
  font-display: optional;
  unicode-range:
    %s;
}
:root {
  --font:
    "Instrument Sans Visitor", "Instrument Sans", ui-sans-serif, system-ui, "Segoe UI", sans-serif;
}
"""

if __name__ == "__main__":
    main()
