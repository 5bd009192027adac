/// Strict decimal numbers, as measurements are written.
///
/// `nan`, `inf`, hexadecimal and thousands separators are no numbers here; an exponent is allowed.
public enum DecimalNumber {
  /// Reads a number from ASCII bytes.
  ///
  /// A decimal point is always allowed, a decimal comma only where `allowingComma` says so, and only one of them: with
  /// a comma allowed, `1,234` is one and a bit, and `1.234,5` is refused.
  /// - Returns: a finite number, or nil.
  /// - Complexity: O(n); up to 15 significant digits are converted without any allocation.
  public static func parse(_ bytes: ArraySlice<UInt8>, allowingComma: Bool = false) -> Double? {
    var scanner = ByteScanner(bytes)
    var number = Digits()
    let isNegative = scanner.skip("-")
    if !isNegative { _ = scanner.skip("+") }
    number.readWhole(&scanner)
    if scanner.skip(".") || (allowingComma && scanner.skip(",")) { number.readFraction(&scanner) }
    guard number.count > 0, number.readExponent(&scanner), scanner.isAtEnd else { return nil }
    guard let magnitude = number.exactValue ?? slowValue(bytes), magnitude.isFinite else { return nil }
    return isNegative ? -abs(magnitude) : abs(magnitude)
  }

  /// Reads a number from a text; see ``parse(_:allowingComma:)``.
  public static func parse(_ text: some StringProtocol, allowingComma: Bool = false) -> Double? {
    parse(ArraySlice(text.utf8), allowingComma: allowingComma)
  }

  /// Correctly rounded conversion of a text that is known to be a decimal number.
  private static func slowValue(_ bytes: ArraySlice<UInt8>) -> Double? {
    Double(String(decoding: bytes.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }, as: UTF8.self))
  }
}

/// The digits of a number while it is read.
private struct Digits {
  /// How many digits have been read.
  var count = 0
  private var mantissa: UInt64 = 0
  private var exponent = 0
  private var isExact = true

  mutating func readWhole(_ scanner: inout ByteScanner) {
    while let digit = scanner.digit() { append(digit) }
  }

  mutating func readFraction(_ scanner: inout ByteScanner) {
    while let digit = scanner.digit() {
      append(digit)
      exponent -= 1
    }
  }

  /// Reads an exponent of at most three digits, if there is one; false when it is no exponent.
  mutating func readExponent(_ scanner: inout ByteScanner) -> Bool {
    guard scanner.skip("e") || scanner.skip("E") else { return true }
    let isNegative = scanner.skip("-")
    if !isNegative { _ = scanner.skip("+") }
    var value = 0
    var length = 0
    while let digit = scanner.digit() {
      length += 1
      guard length <= 3 else { return false }
      value = value * 10 + digit
    }
    exponent += isNegative ? -value : value
    return length > 0
  }

  /// The value when one multiplication or division of exact figures gives it; nil when more care is needed.
  var exactValue: Double? {
    guard isExact, mantissa <= 1 << 53, abs(exponent) < Self.powersOfTen.count else { return nil }
    let power = Self.powersOfTen[abs(exponent)]
    return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
  }

  private mutating func append(_ digit: Int) {
    count += 1
    guard mantissa < 1 << 53 else { return isExact = false }
    mantissa = mantissa * 10 + UInt64(digit)
  }

  /// Powers of ten that a Double holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    1e20, 1e21, 1e22,
  ]
}
