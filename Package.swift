// swift-tools-version: 6.2

import PackageDescription

/// What every Swift target is built with: no warning survives, and imports say what they use.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The pure modules also mark every use of unsafe memory.
let pure: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "tagcloud",
  products: [
    .executable(name: "tagcloud", targets: ["tagcloud"]),
    .library(name: "TagLayout", targets: ["TagLayout"]),
    .library(name: "CellText", targets: ["CellText"]),
  ],
  targets: [
    // Pure code, from the bottom up.
    .target(name: "TagLayout", swiftSettings: pure),
    .target(name: "CellText", swiftSettings: pure),
    .target(name: "Canvas", dependencies: ["TagLayout", "CellText"], swiftSettings: pure),
    .target(
      name: "Cloud", dependencies: ["TagLayout", "CellText", "Canvas"], swiftSettings: pure),
    .target(
      name: "Preview", dependencies: ["TagLayout", "CellText", "Canvas", "Cloud"],
      swiftSettings: pure),

    // The edge.
    .target(name: "CSystem"),
    .target(
      name: "CNcurses",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(
      name: "CursesTerminal",
      dependencies: ["TagLayout", "CellText", "Canvas", "Preview", "CNcurses", "CSystem"],
      swiftSettings: strict),
    .target(
      name: "Command",
      dependencies: ["TagLayout", "CellText", "Canvas", "Cloud", "Preview", "CSystem"],
      swiftSettings: strict),
    .executableTarget(
      name: "tagcloud", dependencies: ["Command", "CursesTerminal", "Preview"],
      swiftSettings: strict),

    // Tools.
    .executableTarget(
      name: "generate-width-tables", dependencies: ["CellText"], exclude: ["Data"],
      swiftSettings: strict),
    .target(name: "CBaselines"),
    .executableTarget(
      name: "tagcloud-bench", dependencies: ["TagLayout", "CellText", "CBaselines", "CSystem"],
      swiftSettings: strict),
    .executableTarget(
      name: "tagcloud-fuzz",
      dependencies: ["TagLayout", "CellText", "Canvas", "Cloud", "Preview", "TestSupport"],
      exclude: ["Seeds"], swiftSettings: strict),

    // Tests: one target a module, and the built program.
    .target(
      name: "TestSupport",
      dependencies: ["TagLayout", "CellText", "Canvas", "Preview", "CSystem"],
      path: "Tests/TestSupport", exclude: ["Ghostty/ghostty.py"],
      swiftSettings: strict),
    .testTarget(
      name: "TagLayoutTests", dependencies: ["TagLayout", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "CellTextTests", dependencies: ["CellText", "generate-width-tables", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "CanvasTests", dependencies: ["Canvas", "CellText", "TagLayout", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CloudTests",
      dependencies: ["Cloud", "Canvas", "CellText", "TagLayout", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "PreviewTests",
      dependencies: ["Preview", "Cloud", "Canvas", "CellText", "TagLayout", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "CursesTerminalTests",
      dependencies: [
        "CursesTerminal", "Preview", "Canvas", "CellText", "TagLayout", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Command", "Preview", "Cloud", "Canvas", "CellText", "TagLayout", "TestSupport",
      ],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "BenchTests", dependencies: ["tagcloud-bench", "CBaselines"], swiftSettings: strict),
    .testTarget(
      name: "FuzzTests", dependencies: ["tagcloud-fuzz", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["tagcloud", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: strict),
  ]
)
