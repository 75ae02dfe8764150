/// The Unicode version of the committed tables, such as 18.0.
public let unicodeTableVersion = ScalarTables.unicodeVersion
