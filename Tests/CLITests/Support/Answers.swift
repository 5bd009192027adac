import Foundation
import TestSupport
import Testing

/// The command line without anything of the user whose machine the tests run on.
enum Clean {
  /// Runs the command with some words, with variables of the environment on top.
  static func run(_ words: [String], environment more: [String: String] = [:]) throws -> Command.Result {
    try Command(environment: more).run(words)
  }

  /// The standard output of a command that must succeed.
  static func output(
    _ words: [String], environment more: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let result = try run(words, environment: more)
    try #require(result.status == 0, "\(words): \(result.errors)", sourceLocation: sourceLocation)
    return result.output
  }

  /// The JSON on the standard output of a command that must succeed; `--json` is added.
  static func json(
    _ words: [String], environment more: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> JSONValue {
    try JSONValue(parsing: output(words + ["--json"], environment: more, sourceLocation: sourceLocation))
  }
}

extension JSONValue {
  /// The codes of the notices of an answer.
  var noticeCodes: [String] { self["notices"].array?.compactMap { $0["code"].text } ?? [] }

  /// The elements, none for another kind of value.
  var elements: [JSONValue] { array ?? [] }
}
