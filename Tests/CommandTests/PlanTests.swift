import Cloud
import Testing

@testable import Command

/// What a call comes to, for every kind of standard input and output.
@Suite struct PlanTests {
  /// Rows: what the arguments say; columns: standard output a terminal, none.
  @Test(arguments: [
    (Invocation.none, Mode.preview, Mode.print),
    (.demanding(.print), .print, .print),
    (.demanding(.preview), .preview, .preview),
    (.with(format: .text), .print, .print),
    (.with(format: .json), .print, .print),
    (.with(output: .file("x")), .print, .print),
    (.with(output: .standardOutput), .print, .print),
    (.demanding(.preview).with(format: .json), .preview, .preview),
    (.demanding(.preview).with(output: .file("x")), .preview, .preview),
    (.demanding(.print).with(format: .json), .print, .print),
  ])
  func mode(invocation: Invocation, onTerminal: Mode, elsewhere: Mode) {
    for isInputTerminal in [true, false] {
      let plans = [true, false].map { isOutputTerminal in
        Plan(
          invocation, isInputTerminal: isInputTerminal, isOutputTerminal: isOutputTerminal)
      }
      #expect(plans.map(\.mode) == [onTerminal, elsewhere])
    }
  }

  /// Columns: standard input a terminal, none.
  @Test(arguments: [
    (Invocation.none, TagSource.demo, TagSource.standardInput),
    (.demanding(.print), .demo, .standardInput),
    (.demanding(.preview), .demo, .standardInput),
    (.with(operands: ["a"]), .arguments, .arguments),
    (.with(operands: [""]), .arguments, .arguments),
    (.with(files: [.file("a")]), .arguments, .arguments),
    (.with(files: [.standardInput]), .arguments, .arguments),
  ])
  func source(invocation: Invocation, onTerminal: TagSource, elsewhere: TagSource) {
    for isOutputTerminal in [true, false] {
      let plans = [true, false].map { isInputTerminal in
        Plan(
          invocation, isInputTerminal: isInputTerminal, isOutputTerminal: isOutputTerminal)
      }
      #expect(plans.map(\.source) == [onTerminal, elsewhere])
    }
  }
}

extension Invocation {
  static let none = Invocation()

  static func demanding(_ mode: Mode) -> Invocation {
    var invocation = Invocation()
    invocation.demand = mode
    return invocation
  }

  static func with(
    operands: [String] = [], files: [InputSource] = [], format: LayoutFormat? = nil,
    output: OutputDestination? = nil
  ) -> Invocation {
    var invocation = Invocation().with(format: format, output: output)
    invocation.operands = operands
    invocation.files = files
    return invocation
  }

  func with(format: LayoutFormat? = nil, output: OutputDestination? = nil) -> Invocation {
    var invocation = self
    invocation.format = format
    invocation.output = output
    return invocation
  }
}
