extension String {
  /// The text as a field of a table of comma-separated values (RFC 4180): in quotes where it could be mistaken, and as
  /// ``csvText`` has it.
  public var csvField: String {
    let text = csvText
    // By byte and scalar, since a mark that combines with a comma or a quote hides it among characters.
    guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }) else { return text }
    return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }

  /// The text as whoever reads the table gets it: a spreadsheet shows it and computes nothing by it.
  ///
  /// What would begin a formula has an apostrophe before it, a number aside; marks that turn the direction of writing,
  /// and so show another text than there is, are left out.
  public var csvText: String {
    let plain = unicodeScalars.contains(where: \.turnsWriting) ? withoutTurns : self
    guard let first = plain.unicodeScalars.first, first.beginsFormula, Double(plain) == nil else { return plain }
    return "'" + plain
  }

  private var withoutTurns: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.turnsWriting }))
  }
}

extension Unicode.Scalar {
  /// Whether it is one of Unicode's marks for the direction of writing (UAX 9).
  fileprivate var turnsWriting: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether spreadsheets take a field that begins with it for a formula.
  fileprivate var beginsFormula: Bool {
    switch self {
    case "=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠": true
    default: false
    }
  }
}
