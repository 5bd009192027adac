internal import AirData
internal import Foundation

/// Takes secrets out of texts, as they are written and as addresses encode them.
struct SecretMask: Sendable {
  /// What stands where a secret stood.
  static let sign = "***"

  private let forms: [String]

  /// Creates a mask for some secrets; empty ones are none.
  init(_ secrets: [String] = []) {
    let forms = Set(secrets.filter { !$0.isEmpty }.flatMap(Self.forms))
    // The longest first, so that no rest of one is left when it holds another.
    self.forms = forms.sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// A mask for the values of the secret settings of a source.
  init(_ settings: SourceSettings, specs: [SettingSpec]) {
    self.init(specs.filter { $0.kind == .secret }.compactMap { settings.text($0.name) })
  }

  /// Whether there is nothing to hide.
  var isEmpty: Bool { forms.isEmpty }

  /// The text without the secrets.
  func masked(_ text: String) -> String {
    // By scalar first: among characters, a mark that combines with a secret's last letter hides it. Then by character,
    // which finds accents that are written in another way.
    forms.reduce(text) {
      $0.replacingOccurrences(of: $1, with: Self.sign, options: .literal).replacingOccurrences(of: $1, with: Self.sign)
    }
  }

  /// The notice without the secrets.
  func masked(_ notice: Notice) -> Notice {
    forms.isEmpty ? notice : Notice(code: masked(notice.code), text: notice.text.map(masked))
  }

  /// The error without the secrets.
  func masked(_ error: SourceError) -> SourceError {
    switch error {
    case .setting(let name, let problem): .setting(name: name, problem: masked(problem))
    case .file(let path, let problem): .file(path: masked(path), problem: masked(problem))
    case .malformed(let text): .malformed(masked(text))
    case .unavailable(let text): .unavailable(masked(text))
    case .quota(let text): .quota(masked(text))
    }
  }

  /// Whether some bytes hold a secret.
  func finds(in bytes: [UInt8]) -> Bool {
    guard !forms.isEmpty else { return false }
    let data = Data(bytes)
    return forms.contains { data.range(of: Data($0.utf8)) != nil }
  }

  /// A secret as such, and in the ways that addresses write it.
  private static func forms(of secret: String) -> [String] {
    let sets: [CharacterSet] = [
      .alphanumerics, .urlQueryAllowed, .urlPathAllowed, .urlUserAllowed, unreserved, unreservedAndSlash,
    ]
    let encoded = sets.compactMap { secret.addingPercentEncoding(withAllowedCharacters: $0) }
    let plus = encoded.map { $0.replacingOccurrences(of: "%20", with: "+") }
    return [secret] + (encoded + plus).flatMap { [$0, lowerCased($0)] }
  }

  private static let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))

  /// What Python's `quote` leaves as it is.
  private static let unreservedAndSlash = unreserved.union(CharacterSet(charactersIn: "/"))

  /// An encoded text with the digits of its percent signs in lower case.
  private static func lowerCased(_ encoded: String) -> String {
    let parts = encoded.split(separator: "%", omittingEmptySubsequences: false)
    return ([String(parts[0])] + parts.dropFirst().map { $0.prefix(2).lowercased() + $0.dropFirst(2) })
      .joined(separator: "%")
  }
}
