/// One step of an index scale: its name, its colour and what to do about it.
public struct IndexCategory: Hashable, Sendable {
  /// Parts of a category that can come from the scale's authority or from Brisa.
  public struct Parts: OptionSet, Hashable, Sendable {
    /// One bit a part.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The English name.
    static let englishName = Parts(rawValue: 1)
    /// The Spanish name.
    static let spanishName = Parts(rawValue: 2)
    /// The Valencian name.
    static let valencianName = Parts(rawValue: 4)
    /// The colour.
    public static let color = Parts(rawValue: 8)
    /// The health advice.
    public static let advice = Parts(rawValue: 16)
  }

  /// Position on the scale: 1 is the cleanest, 6 the most polluted.
  public let ordinal: Int
  /// The name that people read.
  public let name: LocalizedText
  /// The colour on maps and in tables.
  public let color: SRGBColor
  /// One sentence of health advice.
  public let advice: LocalizedText
  /// What is Brisa's choice and not known to be the authority's.
  public let ours: Parts

  /// Whether the name in that language is Brisa's choice.
  public func isNameOurs(in language: Language) -> Bool {
    switch language {
    case .en: ours.contains(.englishName)
    case .es: ours.contains(.spanishName)
    case .ca: ours.contains(.valencianName)
    }
  }
}
