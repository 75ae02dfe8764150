"""Terminals of libghostty-vt for the tests: requests on standard input, answers on standard output.

Both are lines of JSON, one answer to each request, in order:

    {"do": "open", "columns": 80, "rows": 24, "clusters": "on" | "off" | "unknown"}  ->  {"terminal": 1}
    {"do": "feed", "terminal": 1, "bytes": BASE64}                                   ->  {"bytes": BASE64}
    {"do": "resize", "terminal": 1, "columns": 61, "rows": 24}                       ->  {}
    {"do": "read", "terminal": 1}                    ->  {"texts": [[TEXT, ...], ...], "styles": the same}
    {"do": "close", "terminal": 1}                                                   ->  {}

What `feed` answers is what the terminal says to the program on it. `clusters` is mode 2027: on from the start,
off, or one that the terminal has never heard of. In `texts` a cell without text is a space, and the right half
of a wide character is empty. A request that fails is answered with {"error": MESSAGE}. Ends with its input.
"""
import base64
import json
import re
import sys

from pyghostty import Terminal, ffi, lib
from pyghostty.core import init_sized, union_fn

CLUSTER_MODE = re.compile(rb"\x1b\[\?2027(?:\$p|[hl])")
# The start of such a sequence at the end of the bytes: the rest is to come.
UNFINISHED = re.compile(rb"\x1b(?:\[(?:\?(?:2(?:0(?:2(?:7\$?)?)?)?)?)?)?\Z")

grid_ref = union_fn("ghostty_terminal_grid_ref", "GhosttyResult(*)(GhosttyTerminal, GhosttyPointS, GhosttyGridRef*)")


class Screen:
    """A terminal, and what it has said."""

    def __init__(self, columns, rows, clusters):
        self.terminal = Terminal(columns, rows, scrollback=0)
        self.said = b""
        self.terminal.on_reply(self.hear)
        self.knows_clusters = clusters != "unknown"
        self.unfinished = b""
        if clusters == "on":
            self.terminal.feed(b"\x1b[?2027h")

    def hear(self, reply):
        self.said += reply

    def feed(self, data):
        if not self.knows_clusters:
            data = CLUSTER_MODE.sub(b"", self.unfinished + data)
            found = UNFINISHED.search(data)
            self.unfinished = found.group() if found else b""
            data = data[: len(data) - len(self.unfinished)]
        self.terminal.feed(data)
        said, self.said = self.said, b""
        return said

    def read(self):
        columns, rows = self.terminal.size
        reader = CellReader(self.terminal)
        cells = [[reader.read(x, y) for x in range(columns)] for y in range(rows)]
        return {
            "texts": [[text for text, _ in row] for row in cells],
            "styles": [[style for _, style in row] for row in cells],
        }


class CellReader:
    """Reads the cells of a terminal that is not fed meanwhile."""

    def __init__(self, terminal):
        self.handle = terminal._t[0]
        self.point = ffi.new("GhosttyPointS*")
        self.point.tag = lib.GHOSTTY_POINT_TAG_ACTIVE
        self.ref = init_sized("GhosttyGridRef")
        self.cell = ffi.new("GhosttyCell*")
        self.wide = ffi.new("GhosttyCellWide*")
        self.style_id = ffi.new("GhosttyStyleId*")
        self.style = init_sized("GhosttyStyle")
        self.scalars = ffi.new("uint32_t[256]")
        self.count = ffi.new("size_t*")
        self.styles = {}

    def read(self, x, y):
        self.point.value.x, self.point.value.y = x, y
        if grid_ref(self.handle, self.point[0], self.ref):
            raise ValueError(f"no cell {x},{y}")
        lib.ghostty_grid_ref_cell(self.ref, self.cell)
        lib.ghostty_cell_get(self.cell[0], lib.GHOSTTY_CELL_DATA_WIDE, self.wide)
        if self.wide[0] == lib.GHOSTTY_CELL_WIDE_SPACER_TAIL:
            text = ""
        else:
            if lib.ghostty_grid_ref_graphemes(self.ref, self.scalars, len(self.scalars), self.count):
                raise ValueError(f"too much in cell {x},{y}")
            text = "".join(map(chr, self.scalars[0 : self.count[0]])) or " "
        lib.ghostty_cell_get(self.cell[0], lib.GHOSTTY_CELL_DATA_STYLE_ID, self.style_id)
        if self.style_id[0] == 0:
            return text, ""
        key = (int(ffi.cast("uintptr_t", self.ref.node)), self.style_id[0], text in (" ", "\u00a0"))
        if key not in self.styles:
            lib.ghostty_grid_ref_style(self.ref, self.style)
            self.styles[key] = words(self.style, key[2])
        return text, self.styles[key]


def words(style, is_blank):
    """A style in words; of a blank only what can be seen of it."""
    names = [] if is_blank else [name for name in ("bold", "italic", "faint", "blink", "invisible") if getattr(style, name)]
    names += [name for name in ("inverse", "strikethrough", "overline") if getattr(style, name)]
    if style.underline:
        names.append(f"underline {style.underline}")
    grounds = (("foreground", style.fg_color), ("background", style.bg_color))
    for name, color in grounds[1:] if is_blank and not style.inverse else grounds:
        if color.tag == lib.GHOSTTY_STYLE_COLOR_PALETTE:
            names.append(f"{name} {color.value.palette}")
        elif color.tag == lib.GHOSTTY_STYLE_COLOR_RGB:
            rgb = color.value.rgb
            names.append(f"{name} #{rgb.r:02x}{rgb.g:02x}{rgb.b:02x}")
    return ", ".join(names)


def answer(request, screens):
    if request["do"] == "open":
        number = max(screens, default=0) + 1
        screens[number] = Screen(request["columns"], request["rows"], request["clusters"])
        return {"terminal": number}
    screen = screens[request["terminal"]]
    if request["do"] == "feed":
        said = screen.feed(base64.b64decode(request["bytes"]))
        return {"bytes": base64.b64encode(said).decode()}
    if request["do"] == "resize":
        screen.terminal.resize(request["columns"], request["rows"])
        return {}
    if request["do"] == "read":
        return screen.read()
    if request["do"] == "close":
        screens.pop(request["terminal"]).terminal.close()
        return {}
    raise ValueError(f"nobody does {request['do']!r}")


def main():
    screens = {}
    for line in sys.stdin:
        try:
            said = answer(json.loads(line), screens)
        except Exception as error:  # The test that asked is told.
            said = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(said), flush=True)


main()
