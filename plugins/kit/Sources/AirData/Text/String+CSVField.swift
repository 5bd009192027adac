extension String {
  /// The text as a field of a table of comma-separated values (RFC 4180): in quotes where it could be mistaken.
  public var csvField: String {
    // By byte and scalar, since a mark that combines with a comma or a quote hides it among characters.
    guard utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }) else { return self }
    var quoted = UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return "\"\(String(quoted))\""
  }
}
