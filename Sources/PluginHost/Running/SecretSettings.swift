internal import AirData
internal import Foundation

/// Fetches the values of secret settings from where the configuration says that they are, and counts paths from its
/// folder.
///
/// That is a variable of the environment or a file. A secret that is written into the configuration is refused, since
/// configurations are shared.
enum SecretSettings {
  private static let maxBytes = 64 << 10
  private static let howTo = "write env:NAME for a variable of the environment or file:PATH for a file"

  /// The settings with the secrets in place and paths counted from the configuration's folder.
  /// - Throws: ``SourceError/setting(name:problem:)`` for one that is written wrongly, ``SourceError/unavailable(_:)``
  ///   for one that is not where it should be; both name the variable or the file and never hold a value.
  static func resolve(
    _ configuration: SourceConfiguration, specs: [SettingSpec], variables: [String: String]
  ) throws(SourceError) -> [String: SettingValue] {
    var settings = configuration.settings(resolvingPathsOf: specs)
    for spec in specs where spec.kind == .secret {
      guard let written = settings[spec.name] else { continue }
      do {
        settings[spec.name] = .text(try value(written, of: configuration, variables))
      } catch {
        let wrong = SourceError.setting(name: spec.name, problem: error.problem)
        throw error.isAbsent ? .unavailable(wrong.message) : wrong
      }
    }
    return settings
  }

  /// Why a secret cannot be had; completes the sentence «setting 'name' …».
  private struct Fault: Error {
    let problem: String
    /// Whether the configuration is right and the value is not there.
    var isAbsent = false
  }

  private static func value(
    _ written: SettingValue, of configuration: SourceConfiguration, _ variables: [String: String]
  ) throws(Fault) -> String {
    guard case .text(let text) = written else {
      throw Fault(problem: "is a secret and must not be written here: \(howTo)")
    }
    if text.hasPrefix("env:") { return try variable(String(text.dropFirst(4)), variables) }
    if text.hasPrefix("file:") { return try file(String(text.dropFirst(5)), of: configuration) }
    throw Fault(problem: "is a secret and must not be written here: \(howTo)")
  }

  private static func variable(_ name: String, _ variables: [String: String]) throws(Fault) -> String {
    guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
      throw Fault(problem: "says env: without the name of a variable: \(howTo)")
    }
    guard let value = variables[name] else {
      throw Fault(
        problem: "takes its value from the environment variable \(name), which is not set: export it", isAbsent: true)
    }
    return try checked(value, origin: "the environment variable \(name)")
  }

  private static func file(_ path: String, of configuration: SourceConfiguration) throws(Fault) -> String {
    guard !path.isEmpty else { throw Fault(problem: "says file: without the path of a file: \(howTo)") }
    let place = configuration.path(of: path)
    guard let bytes = SmallFile.read(place, limitBytes: maxBytes, isOwn: false) else {
      throw Fault(
        problem: "takes its value from the file '\(place)', which cannot be read: check the path and its permissions",
        isAbsent: true)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Fault(problem: "takes its value from the file '\(place)', which is no text", isAbsent: true)
    }
    return try checked(text, origin: "the file '\(place)'")
  }

  /// The value without line ends behind it.
  private static func checked(_ value: String, origin: String) throws(Fault) -> String {
    var value = value[...]
    while value.last?.isNewline == true { value.removeLast() }
    guard !value.allSatisfy(\.isWhitespace) else {
      throw Fault(problem: "takes its value from \(origin), which is empty: put the key there", isAbsent: true)
    }
    guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw Fault(
        problem: "takes its value from \(origin), which holds more than one line: leave only the key there",
        isAbsent: true)
    }
    return String(value)
  }
}
