/// Degrees as people write them.
enum DegreeText {
  /// The finite number of a field, with spaces around it or without; nil for anything else.
  static func number(_ field: Substring) -> Double? {
    var field = field
    while field.first == " " { field.removeFirst() }
    while field.last == " " { field.removeLast() }
    guard field.utf8.allSatisfy(isOfDecimalNumber), let value = Double(field), value.isFinite else { return nil }
    return value
  }

  /// Keeps out the words and hexadecimal figures that a Double reads as well.
  private static func isOfDecimalNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
