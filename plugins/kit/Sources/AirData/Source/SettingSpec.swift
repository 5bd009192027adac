/// One setting that a source understands.
public struct SettingSpec: Sendable, Hashable {
  /// What values it takes.
  public enum Kind: Sendable, Hashable {
    /// Any text.
    case text
    /// A file's or a folder's path; a relative one counts from the configuration's folder.
    case path
    /// One of a few words.
    case choice([String])
    /// A whole number inside a range.
    case integer(ClosedRange<Int>)
    /// A finite number inside a range.
    case number(ClosedRange<Double>)
    /// `true` or `false`.
    case boolean
    /// A text that must never be printed: an API key, a token. A configuration says only where it lies, as `env:NAME`
    /// or `file:PATH`; the source gets the text.
    case secret
  }

  /// The key in the configuration, in `snake_case`.
  public let name: String
  /// What values it takes.
  public let kind: Kind
  /// The value where none is given, nil when the setting has none.
  public let defaultValue: SettingValue?
  /// A value to copy where there is no default, for a sample configuration; where it is nil, and for every secret, one
  /// is made up.
  public let example: SettingValue?
  /// Whether a value must be given.
  public let isRequired: Bool
  /// One sentence of help.
  public let help: String

  /// Creates a setting.
  public init(
    _ name: String, _ kind: Kind, default defaultValue: SettingValue? = nil, required: Bool = false,
    example: SettingValue? = nil, help: String
  ) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.example = example
    isRequired = required
    self.help = help
  }
}
