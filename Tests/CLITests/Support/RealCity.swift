import Foundation
import TestSupport
import Testing

/// A network built once from a real extract.
///
/// The extracts are not part of the project: suites over them are skipped where they are not at hand.
final class RealCity: Sendable {
  static let helsinki = Result { try RealCity("helsinki-centre") }
  static let monaco = Result { try RealCity("monaco") }

  static var hasHelsinki: Bool { SharedData.extract("helsinki-centre") != nil }
  static var hasMonaco: Bool { SharedData.extract("monaco") != nil }

  private let folder: TemporaryFolder
  let network: String

  init(_ name: String) throws {
    folder = try TemporaryFolder()
    network = folder.path("\(name).brisa")
    let extract = try #require(SharedData.extract(name))
    _ = try Clean.output(["network", "build", extract, "-o", network])
  }

  /// The words of a route command.
  func words(_ from: String, _ to: String, _ mode: String, _ more: [String] = []) -> [String] {
    ["route", "--network", network, "--from", from, "--to", to, "--mode", mode] + more
  }

  /// The fastest route.
  func route(_ from: String, _ to: String, _ mode: String, _ more: [String] = []) throws -> JSONValue {
    try Clean.json(words(from, to, mode, more))["routes"][0]
  }

  /// The streets that the text answer names.
  func streets(_ from: String, _ to: String, _ mode: String) throws -> String {
    let text = try Clean.output(words(from, to, mode))
    return try #require(
      text.split(separator: "\n").map(String.init).first { $0.hasPrefix("fastest") && $0.contains(": ") })
  }

  /// What `brisa network info` says.
  func info() throws -> JSONValue { try Clean.json(["network", "info", network]) }
}
