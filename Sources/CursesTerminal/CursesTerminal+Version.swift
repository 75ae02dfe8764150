import CNcurses

extension CursesTerminal {
  /// The name and version of the library that drives the terminal, as in "ncurses 6.4.20221231".
  ///
  /// Needs no terminal.
  public static var libraryVersion: String { String(cString: curses_library_version()) }
}
