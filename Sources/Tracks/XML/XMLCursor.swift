internal import CTrackXML

/// Goes through XML from its beginning to its end, an element at a time; owns libxml2's reader.
///
/// Document types are not taken, so that no entity is ever declared, expanded or fetched.
final class XMLCursor {
  /// What the cursor comes to.
  enum Event {
    /// An element begins: ``XMLCursor/name`` and the like are its own.
    case begin(isEmpty: Bool)
    /// Text, which ``XMLCursor/text`` has.
    case text
    /// An element ends.
    case end
  }

  /// An attribute of an element.
  struct Attribute {
    /// Its name, without a prefix.
    let name: String
    let value: String
  }

  private let reader: OpaquePointer
  private let limits: TrackLimits
  private var elements = 0

  /// Begins at the beginning of some bytes, which have to stay where they are, in an encoding of ``XMLEncoding``.
  /// - Throws: ``TrackError`` for what is not taken at all.
  init(_ bytes: UnsafeRawBufferPointer, in encoding: String, _ limits: TrackLimits) throws(TrackError) {
    guard bytes.count <= Int(Int32.max), !Self.hasDocumentType(bytes) else { throw Self.documentType }
    if let line = AttributeScreen.line(ofTooMany: bytes) {
      throw TrackError("has an element with more than \(AttributeScreen.maxAttributes) attributes", line: line)
    }
    guard let reader = brisa_xml_open(bytes.baseAddress, Int32(bytes.count), encoding) else {
      throw TrackError("cannot be read as XML")
    }
    self.reader = reader
    self.limits = limits
  }

  deinit { brisa_xml_close(reader) }

  /// The next event; nil at the end.
  /// - Throws: ``TrackError`` where the XML is broken, too deep or too much.
  func next() throws(TrackError) -> Event? {
    switch Int(brisa_xml_next(reader)) {
    case BRISA_XML_END_OF_FILE: return nil
    case BRISA_XML_BEGIN: return try begin(isEmpty: false)
    case BRISA_XML_EMPTY: return try begin(isEmpty: true)
    case BRISA_XML_TEXT: return .text
    case BRISA_XML_END: return .end
    case BRISA_XML_DOCUMENT_TYPE: throw Self.documentType
    case BRISA_XML_ENTITY: throw TrackError("uses an entity that XML does not have of itself", line: line)
    default: throw broken
    }
  }

  private func begin(isEmpty: Bool) throws(TrackError) -> Event {
    try count()
    guard brisa_xml_depth(reader) <= limits.depth else {
      throw TrackError("has elements more than \(limits.depth) deep in each other", line: line)
    }
    return .begin(isEmpty: isEmpty)
  }

  /// The line of what the cursor is at.
  var line: Int { Int(brisa_xml_line(reader)) }
  /// The name of the element, without a prefix.
  var name: String { string(brisa_xml_name(reader)) }
  /// The text that the cursor is at.
  var text: String { string(brisa_xml_text(reader)) }

  /// All attributes of the element but those that declare namespaces.
  var attributes: [Attribute] {
    var found: [Attribute] = []
    var isMore = brisa_xml_first_attribute(reader) == 1
    while isMore {
      found.append(Attribute(name: name, value: text))
      isMore = brisa_xml_next_attribute(reader) == 1
    }
    return found
  }

  private func count() throws(TrackError) {
    elements += 1
    // Each place of a track has some elements of its own.
    guard elements <= limits.elements + 8 * limits.places else {
      throw TrackError("has more than \(limits.elements + 8 * limits.places) elements", line: line)
    }
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }

  private var broken: TrackError {
    let said = string(brisa_xml_problem(reader))
    let first = said.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let words = first.isEmpty ? "" : " (" + String(first.prefix(160)) + ")"
    return TrackError("is broken as XML\(words)", line: max(Int(brisa_xml_problem_line(reader)), 1))
  }

  private static let documentType = TrackError(
    "has a document type with which entities are declared: take out <!DOCTYPE …>, which no track needs")

  /// Whether a document type comes before the first element.
  private static func hasDocumentType(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let wanted = Array("<!DOCTYPE".utf8)
    var found = 0
    for byte in bytes {
      if found == 1, (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 { return false }
      found = byte == wanted[found] ? found + 1 : byte == wanted[0] ? 1 : 0
      if found == wanted.count { return true }
    }
    return false
  }
}
