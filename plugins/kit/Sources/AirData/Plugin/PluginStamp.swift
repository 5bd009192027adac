/// What a plugin file says about the kit that it was built with, readable without opening it as a library.
///
/// Swift has no stable ABI on Linux: a library of another kit or compiler would fail inside `dlopen` or, worse, after
/// it. The text `brisa-plugin-stamp/1 kit=DIGEST compiler=NAME end` is part of every plugin's binary.
public struct PluginStamp: Hashable, Sendable {
  /// Digest of the kit's sources.
  public let kit: String
  /// The compiler's name and version.
  public let compiler: String

  /// The stamp of the kit that is running.
  public static var current: PluginStamp {
    PluginStamp(parsing: "\(running)") ?? PluginStamp(kit: "unknown", compiler: "unknown")
  }

  /// The words that every stamp begins with.
  public static let prefix = "brisa-plugin-stamp/1 kit="

  init(kit: String, compiler: String) {
    self.kit = kit
    self.compiler = compiler
  }

  /// Reads the text of a stamp, nil when it is no stamp.
  public init?(parsing text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard words.count >= 4, words[0] == "brisa-plugin-stamp/1", words[3] == "end",
      words[1].hasPrefix("kit="), words[2].hasPrefix("compiler=")
    else { return nil }
    self.init(kit: String(words[1].dropFirst(4)), compiler: String(words[2].dropFirst(9)))
  }
}
