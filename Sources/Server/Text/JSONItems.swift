internal import AirData

/// The options of a question in a body: an object whose values are as addresses have them, or as JSON has them.
///
/// A list is a text with a mark between its parts; what lies in it has commas: `[[39.47, -0.37], [39.48, -0.36]]` is
/// `39.47,-0.37;39.48,-0.36`. Null is an option that is not given.
enum JSONItems {
  /// The options of an object.
  /// - Parameters:
  ///   - root: The object.
  ///   - separators: What stands between the values of an option; a comma where it is not said.
  ///   - structured: Options that whoever asks reads by itself.
  /// - Returns: The options, as an address would have them.
  /// - Throws: ``JSONError``.
  static func read(_ root: JSONNode, separators: [String: String] = [:], besides structured: Set<String> = [])
    throws(JSONError) -> QueryItems
  {
    var items = QueryItems()
    for name in try root.keys where !structured.contains(name) {
      guard let node = root[name].optional else { continue }
      // A list of numbers alone, written as texts or not, is one place, and has no other mark than commas.
      let isNested = (try? node.elements.first?.elements) != nil || isWords(try? node.elements.first?.text)
      items.set(name, try text(node, between: isNested ? separators[name] ?? "," : ","))
    }
    return items
  }

  /// Whether a text is there that is no number.
  private static func isWords(_ text: String?) -> Bool { text.map { DecimalNumber.parse($0) == nil } ?? false }

  /// A text, a truth value or a number as an address has it; nil for anything else.
  static func scalar(_ node: JSONNode) -> String? {
    if let text = try? node.text { return text }
    if let truth = try? node.boolean { return truth ? "true" : "false" }
    if let whole = try? node.integer { return String(whole) }
    return (try? node.number).map { String($0) }
  }

  private static func text(_ node: JSONNode, between separator: String) throws(JSONError) -> String {
    if let scalar = scalar(node) { return scalar }
    let elements: [JSONNode]
    do throws(JSONError) {
      elements = try node.elements
    } catch {
      // All that is left but null and objects are numbers, and one that is too large says so itself.
      if !node.isNull, (try? node.keys) == nil { _ = try node.number }
      throw error
    }
    var parts: [String] = []
    for element in elements { parts.append(try text(element, between: ",")) }
    return parts.joined(separator: separator)
  }
}
