import TagLayout

/// What a key asks for: the named requests of the key table.
enum Action: Hashable, Sendable {
  // The selection and the view.
  case select(MoveDirection)
  case selectFirst
  case selectLast
  case scroll(ScrollStep)

  // The layout.
  case stepAlignment(Int)
  case align(AlignDirection)
  case resize(Int)
  case followTerminal
  case promptSize
  case changeItemSpacing(Int)
  case changeLineSpacing(Int)
  case changePadding(Int)
  case promptInsets
  case promptItemSize
  case turnScrollDirection
  case stepLineAlignment
  case turnOversize
  case turnLayoutDirection
  case stepBox
  case turnScope
  case stepLastLine
  case turnLineBreaking
  case promptMaximumLines
  case stepWidthMode
  case stepEmphasis

  // What is shown besides.
  case toggleRuler
  case toggleNumbers

  // The tags.
  case add(AddPlace)
  case edit
  case delete
  case moveTag(Int)
  case sort
  case shuffle
  case undo
  case redo

  case save
  case export

  // Find.
  case find
  case findAgain(Int)

  // The program.
  case showCommandLine
  case togglePrintOnExit
  case toggleMouse
  case repaint
  case suspend
  case help
  case escape
  /// Leaves, unless there is something to ask first.
  case quit
  /// Leaves at once.
  case interrupt

  // A page: the help, or a text too long for one row.
  case scrollPage(ScrollStep)
  case closePage

  // A question.
  case answer(Answer)

  // A prompt.
  case accept
  case cancel
  case editLine(LineEdit)
}

/// Where a new tag goes.
enum AddPlace: Hashable, Sendable {
  case after, before, atEnd
}

/// How far a view scrolls; negative numbers go back.
enum ScrollStep: Hashable, Sendable {
  case lines(Int)
  case halfPages(Int)
  case pages(Int)
  case toStart
  case toEnd
}

/// A step of the line editor in a prompt.
enum LineEdit: Hashable, Sendable {
  case deleteBackward, deleteForward, deleteWord, deleteToStart
  case moveBackward, moveForward, moveToStart, moveToEnd
}
