import Cloud
import TagLayout

extension Model {
  /// Changes the state by one event, and says what the world must do besides showing the new
  /// `view`.
  ///
  /// Total: any event is fine at any time; what means nothing changes nothing.
  public mutating func update(_ event: Event) -> [Effect] {
    finishWork()
    let effects = take(event) + nextQuestion()
    return unfinished == nil ? effects : effects + [.continueAfterFrame]
  }

  private mutating func take(_ event: Event) -> [Effect] {
    pointer.forget(at: event)
    switch event {
    case .key(let key):
      return press(key)
    case .paste(let text):
      paste(text)
      return []
    case .mouse(let event, let time):
      use(event, at: time)
      return []
    case .reply:
      return []
    case .widthsFound(let findings):
      return take(findings)
    case .resize(let size):
      resize(to: size)
      return []
    case .saved(let request, let outcome):
      return take(outcome, of: request)
    case .continued:
      return []
    case .resumed:
      return [.repaint]
    }
  }

  private mutating func press(_ key: Key) -> [Effect] {
    let previous = message
    message = nil
    guard let action = KeyBinding.action(for: key, in: focus.context) else {
      switch focus {
      case .cloud: message = .unknownKey(key)
      case .prompt: type(key)
      case .question: focus = .cloud
      case .page: break
      }
      return []
    }
    return perform(action, dismissing: previous)
  }

  private mutating func perform(_ action: Action, dismissing previous: Message?) -> [Effect] {
    switch action {
    case .quit: return quit()
    case .interrupt: return [.quit]
    case .suspend: return [.suspend]
    case .repaint: return [.repaint]

    case .select(let direction): select(moving: direction)
    case .selectFirst: select(0)
    case .selectLast: select(cloud.arrangement.visibleCount - 1)
    case .scroll(let step): scroll(step)

    case .stepAlignment(let step): stepAlignment(step)
    case .align(let alignment): align(alignment)
    case .resize(let cells): changeLength(by: cells)
    case .followTerminal: followTerminal()
    case .promptSize: ask(.length(wrappingAxis))
    case .changeItemSpacing(let cells): changeItemSpacing(by: cells)
    case .changeLineSpacing(let cells): changeLineSpacing(by: cells)
    case .changePadding(let cells): changePadding(by: cells)
    case .promptInsets: ask(.insets)
    case .promptItemSize: ask(.itemSize)
    case .turnScrollDirection: turnScrollDirection()
    case .stepLineAlignment: stepLineAlignment()
    case .turnOversize: turnOversize()
    case .turnLayoutDirection: turnLayoutDirection()
    case .stepBox: stepBox()
    case .turnScope: turnScope()
    case .stepLastLine: stepLastLine()
    case .turnLineBreaking: turnLineBreaking()
    case .promptMaximumLines: ask(.maximumLines)
    case .stepWidthMode: return stepWidthMode()
    case .stepEmphasis: stepEmphasis()
    case .toggleRuler: toggleRuler()
    case .toggleNumbers: toggleNumbers()
    case .toggleMouse: return toggleMouse()

    case .add(let place): askForTag(place)
    case .edit: askForEdit()
    case .delete: deleteTag()
    case .moveTag(let step): moveTag(by: step)
    case .sort: sortAgain()
    case .shuffle: shuffle()
    case .undo: undo()
    case .redo: redo()

    case .save: return save()
    case .export: ask(.exportName)
    case .answer(let answer): return take(answer)

    case .find: askWhatToFind()
    case .findAgain(let step): findAgain(step)

    case .showCommandLine: showCommandLine()
    case .togglePrintOnExit: togglePrintOnExit()
    case .help: open(.help)
    case .escape: escape(dismissing: previous)

    case .scrollPage(let step): scrollPage(step)
    case .closePage: focus = .cloud

    case .accept: return acceptPrompt()
    case .cancel: cancelPrompt()
    case .editLine(let edit): editPrompt { $0.perform(edit) }
    }
    return []
  }

  /// Clears what there is to clear, the last thing first; never quits.
  private mutating func escape(dismissing previous: Message?) {
    if let previous, previous != .pressQToQuit { return }
    guard search == nil else {
      search = nil
      message = .searchCleared
      return
    }
    message = .pressQToQuit
  }

  private mutating func togglePrintOnExit() {
    printsOnExit.toggle()
    message = .printsOnExit(printsOnExit)
  }

  private mutating func resize(to newSize: Size) {
    size = Model.valid(newSize)
    relayout()
    rebreakPage()
  }
}
