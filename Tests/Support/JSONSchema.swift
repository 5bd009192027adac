internal import Foundation

/// Validates JSON against the part of JSON Schema 2020-12 that the project's schemas use.
///
/// An unknown keyword is a fault of its own, so that no rule of a schema is silently passed over.
package struct JSONSchema: Sendable {
  /// The document in which references count.
  private let root: JSONValue
  private let schema: JSONValue
  private static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description"]

  /// Reads a schema.
  /// - Throws: an error when the text is no JSON.
  package init(_ text: String) throws {
    root = try JSONValue(parsing: text)
    schema = root
  }

  /// A schema inside a document, such as one of OpenAPI.
  package init(_ schema: JSONValue, in document: JSONValue) {
    root = document
    self.schema = schema
  }

  /// What is wrong with a document, each with its path; empty when it is valid.
  package func faults(_ value: JSONValue) -> [String] { check(value, schema, "$") }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let rules = schema.object else { return ["\(path): there is no schema for it"] }
    return rules.keys.sorted().filter { !Self.annotations.contains($0) }.flatMap { keyword in
      check(value, keyword, rules[keyword] ?? .null, schema, path)
    }
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ schema: JSONValue, _ path: String
  ) -> [String] {
    switch keyword {
    case "$ref": check(value, root.at(rule.text ?? ""), path)
    case "anyOf":
      (rule.array ?? []).contains { check(value, $0, path).isEmpty } ? [] : ["\(path): \(value) is none of \(rule)"]
    case "properties", "additionalProperties", "propertyNames": members(value, keyword, rule, schema, path)
    case "items": (value.array ?? []).enumerated().flatMap { check($1, rule, "\(path)[\($0)]") }
    case "required": missing(value, rule).map { "\(path): misses \($0)" }
    default: holds(value, keyword, rule) ? [] : ["\(path): \(value) breaks \(keyword) \(rule)"]
    }
  }

  private func holds(_ value: JSONValue, _ keyword: String, _ rule: JSONValue) -> Bool {
    switch keyword {
    case "type": (rule.array ?? [rule]).contains { hasType(value, $0) }
    case "const": value == rule
    case "enum": rule.array?.contains(value) ?? false
    case "exclusiveMinimum": (value.number ?? .infinity) > (rule.number ?? .infinity)
    case "minimum": (value.number ?? .infinity) >= (rule.number ?? .infinity)
    case "maximum": (value.number ?? -.infinity) <= (rule.number ?? -.infinity)
    case "minItems": Double(value.array?.count ?? 0) >= (rule.number ?? .infinity)
    case "maxItems": Double(value.array?.count ?? 0) <= (rule.number ?? -.infinity)
    case "pattern": (value.text ?? "").range(of: rule.text ?? "", options: .regularExpression) != nil
    // An unknown keyword: better a fault than a rule that nobody holds.
    default: false
    }
  }

  private func hasType(_ value: JSONValue, _ rule: JSONValue) -> Bool {
    switch (rule.text, value) {
    case ("null", .null), ("boolean", .boolean), ("number", .number), ("string", .text), ("array", .array),
      ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private func missing(_ value: JSONValue, _ rule: JSONValue) -> [String] {
    guard let object = value.object else { return [] }
    return (rule.array ?? []).compactMap(\.text).filter { object[$0] == nil }
  }

  private func members(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ schema: JSONValue, _ path: String
  ) -> [String] {
    let known = schema["properties"].object ?? [:]
    return (value.object ?? [:]).sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
      switch keyword {
      case "properties": return known[name].map { check(member, $0, "\(path).\(name)") } ?? []
      case "propertyNames": return check(.text(name), rule, "\(path).\(name)")
      default:
        if known[name] != nil || rule == .boolean(true) { return [] }
        return rule == .boolean(false)
          ? ["\(path): has an unknown key \(name)"] : check(member, rule, "\(path).\(name)")
      }
    }
  }
}
