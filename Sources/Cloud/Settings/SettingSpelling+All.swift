import CellText
import TagLayout

extension SettingSpelling {
  /// Every setting, in the order in which help lists them.
  public static let all: [SettingSpelling] = [
    choice(
      "align", \.layout.alignDirection,
      summary: "how each line is placed"),
    choice(
      "scope", \.layout.alignmentScope,
      summary: "what is aligned: each line by itself, or all lines as one block"),
    value(
      "last-line", \.layout.lastLine, valueName: "NAME", allowed: LastLine.spellings,
      summary: "how the last line is placed, by default as the others (inherit), and left where"
        + " those are stretched",
      parse: { value throws(SettingError) in try LastLine(spelling: value) },
      spell: { $0?.spelling }),
    choice(
      "break", \.layout.lineBreaking,
      summary: "how lines are broken: filled one by one, or as even as can be in as many lines"),
    limit(
      "max-lines", \.layout.maximumLines, what: "a number of lines",
      summary: "show at most so many lines and how many tags are hidden, 0 = no limit"),
    cells(
      "min-lines", \.layout.minimumLines, what: "a number of lines", minimum: 1,
      summary: "where lines are balanced, make at least so many, but no more than --max-lines"),
    limit(
      "max-per-line", \.layout.maximumItemsPerLine, what: "a number of tags",
      summary: "put at most so many tags into a line, 0 = no limit"),
    choice(
      "scroll", \.layout.scrollDirection,
      summary: "vertical: lines are rows; horizontal: lines are columns"),
    choice(
      "line-align", \.layout.lineAlignment,
      summary: "place of an item in a line that is taller"),
    flag(
      "rtl", \.layout.layoutDirection, on: .rightToLeft,
      summary: "lines read from right to left, columns from bottom to top"),
    cells(
      "item-spacing", \.layout.minimumInteritemSpacing, what: "an item spacing",
      summary: "cells between the items of a line"),
    cells(
      "line-spacing", \.layout.minimumLineSpacing, what: "a line spacing",
      summary: "cells between lines"),
    value(
      "inset", \.layout.sectionInset, valueName: "T[,L,B,R]",
      summary: "top, left, bottom and right margin; one number sets all four",
      parse: { value throws(SettingError) in try EdgeInsets(spelling: value) },
      spell: \.spelling),
    value(
      "item-size", \.layout.itemSize, valueName: "WxH",
      summary: "one size for every item; without it each is measured from its text",
      parse: { value throws(SettingError) in try Size(spelling: value, what: "an item size") },
      spell: { $0?.spelling }),
    choice(
      "oversize", \.layout.oversize,
      summary: "an item wider than the room: cut it, or let it stand out"),
    choice(
      "box", \.box,
      summary: "how the boxes are drawn"),
    cells(
      "padding", \.padding, what: "a padding",
      summary: "cells between the text and its border"),
    value(
      "levels", \.levels, valueName: "N",
      summary: "how many levels weights are divided into, each of as many tags, from 1 to 9",
      parse: { value throws(SettingError) in
        guard let levels = CellCount.parse(value[...]), WeightLevels.counts.contains(levels) else {
          throw .notANumber(
            value: value, what: "a number of levels", minimum: WeightLevels.counts.lowerBound,
            maximum: WeightLevels.counts.upperBound)
        }
        return levels
      },
      spell: String.init),
    choice(
      "emphasis", \.emphasis,
      summary: "how weights are shown: by colour, by the size of the boxes, or both"),
    value(
      "width-mode", \.widthMode, valueName: "MODE", allowed: WidthMode.allowed,
      summary: "how the cells of a text are counted: wcwidth, grapheme, or one of them with flags"
        + " as in grapheme,vs15=off; auto asks the terminal; default: auto in the preview, else"
        + " wcwidth",
      parse: { value throws(SettingError) in try WidthMode(spelling: value) },
      spell: { $0?.spelling }),
    value(
      "ambiguous-width", \.ambiguousWidth, valueName: "N", allowed: ambiguousWidths,
      summary: "cells of East Asian Ambiguous characters, 1 or 2, whatever the width mode says",
      parse: { value throws(SettingError) in
        guard ambiguousWidths.contains(value), let width = Int(value) else {
          throw .notOneOf(
            value: value, what: "a width of ambiguous characters", allowed: ambiguousWidths)
        }
        return width
      },
      spell: { $0.map(String.init) }),
    flag(
      "ascii", \.asciiOnly, on: true,
      summary: "draw in ASCII only"),
  ]
  private static let ambiguousWidths = ["1", "2"]
}
