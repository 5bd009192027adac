/// The streets that emit something, by what stands along them.
struct StreetsBySetting: Sendable {
  private var builtUp = StreetPieces()
  private var open = StreetPieces()

  init(_ lines: some Sequence<StreetLine>, strength: EmissionStrength) {
    for line in lines { add(line, strength: strength) }
  }

  /// Takes in a street.
  mutating func add(_ line: StreetLine, strength: EmissionStrength) {
    switch line.setting {
    case .builtUp: builtUp.add(line, strength: strength.strength(of: line))
    case .open: open.add(line, strength: strength.strength(of: line))
    }
  }

  subscript(setting: StreetSetting) -> StreetPieces { setting == .builtUp ? builtUp : open }
}
