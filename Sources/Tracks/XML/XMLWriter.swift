internal import AirData

/// Writes XML, line by line.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// A part of a document, without its first line.
  static var fragment: XMLWriter {
    var writer = XMLWriter()
    writer.text = ""
    return writer
  }

  /// Adds markup as it is.
  mutating func add(_ markup: String) {
    text += markup
    text += "\n"
  }

  /// Adds an element with a text; nothing where that is empty.
  mutating func add(_ name: String, _ value: String) {
    guard !value.isEmpty else { return }
    text += "<\(name)>\(XMLText.escaped(value))</\(name)>"
  }

  /// Adds an element that was read; `outer` is the namespace of what it lies in.
  mutating func add(_ element: XMLElement, outer: String) {
    text += "<" + element.name
    if element.namespace != outer { text += " xmlns=\"\(XMLText.escaped(element.namespace))\"" }
    for attribute in element.attributes { text += " \(attribute.name)=\"\(Self.attribute(attribute.value))\"" }
    text += ">" + XMLText.escaped(element.text)
    for child in element.children { add(child, outer: element.namespace) }
    text += "</\(element.name)>"
  }

  /// A text as it stands in an attribute, where ends of lines would else become spaces.
  private static func attribute(_ text: String) -> String {
    XMLText.escaped(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
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
