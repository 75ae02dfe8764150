import Cloud

extension Model {
  /// Whether edits are lost if the program ends now: edits of a file that nothing else waits for.
  private var losesEdits: Bool { isShowingUnsaved && !document.isWrittenOnExit }

  /// Whether the screen says that there are unsaved edits of a file.
  var isShowingUnsaved: Bool { document.isFromFiles && history.isUnsaved }

  /// Leaves, or asks first.
  mutating func quit() -> [Effect] {
    guard losesEdits else { return [.quit] }
    focus = .question(.leave)
    return []
  }

  /// Saves the tags to their file, or asks for a name.
  mutating func save(leavesAfterwards: Bool = false) -> [Effect] {
    guard document.isWhole else {
      focus = .prompt(
        Prompt(.saveName(leavesAfterwards: leavesAfterwards), text: document.path ?? ""))
      return []
    }
    return [.save(SaveRequest(.document, leavesAfterwards: leavesAfterwards))]
  }

  /// Saves under the name that was typed; nothing typed gives up.
  mutating func acceptName(_ name: String, leavesAfterwards: Bool) -> [Effect] {
    focus = .cloud
    guard !name.isBlank else { return [] }
    return [.save(SaveRequest(.named(name), leavesAfterwards: leavesAfterwards))]
  }

  /// Writes the layout to the file that was typed, in the form that its name says; nothing typed gives up.
  mutating func acceptExport(_ name: String) throws(PromptError) -> [Effect] {
    guard !name.isBlank else {
      focus = .cloud
      return []
    }
    guard let format = LayoutFormat(fileName: name) else { throw .unknownEnding(name) }
    focus = .cloud
    var request = SaveRequest(.named(name))
    request.content = .layout(format)
    return [.save(request)]
  }

  /// What a key said to the question that is asked.
  mutating func take(_ answer: Answer) -> [Effect] {
    guard case .question(let question) = focus else { return [] }
    focus = .cloud
    switch (question, answer) {
    case (.leave, .leave): return [.quit]
    case (.leave, .save): return save(leavesAfterwards: true)
    case (.save(var request, let obstacle), .save):
      request.permitted.insert(obstacle)
      return [.save(request)]
    case (.save, .leave): return []
    }
  }

  /// What came of saving.
  mutating func take(_ outcome: SaveOutcome, of request: SaveRequest) -> [Effect] {
    switch outcome {
    case .saved(let file) where request.content != .tags:
      message = .exported(file.path)
      return []
    case .saved(let file):
      history.noteSaved()
      document.isFromFiles = true
      document.path = file.path
      document.isWhole = true
      message = .saved(file)
      return request.leavesAfterwards ? [.quit] : []
    case .blocked(let obstacle):
      focus = .question(.save(request, obstacle))
      return []
    case .failed(let failure):
      let purpose: Prompt.Purpose =
        request.content == .tags
        ? .saveName(leavesAfterwards: request.leavesAfterwards) : .exportName
      var prompt = Prompt(purpose, text: path(of: request))
      prompt.error = .cannotSave(failure)
      focus = .prompt(prompt)
      return []
    }
  }

  /// The path that a request is about, as a person knows it.
  func path(of request: SaveRequest) -> String {
    switch request.destination {
    case .document: document.path ?? ""
    case .named(let name): name
    }
  }
}

extension String {
  /// Whether there is nothing in it to be seen: no name of a file.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
