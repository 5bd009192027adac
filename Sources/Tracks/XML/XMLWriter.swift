internal import AirData

/// Writes XML, line by line.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Adds markup as it is.
  mutating func add(_ markup: String) {
    text += markup
    text += "\n"
  }

  /// Adds an element with a text; nothing where that is empty.
  mutating func add(_ name: String, _ value: String) { text += Self.element(name, value) }

  /// An element with a text; nothing where that is empty.
  static func element(_ name: String, _ value: String) -> String {
    value.isEmpty ? "" : "<\(name)>\(XMLText.escaped(value))</\(name)>"
  }

  /// A number as a plain decimal: XML's decimals have no exponent.
  static func decimal(_ value: Double, decimals: Int) -> String {
    var text = value.formattedDecimal(decimals)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }
}
