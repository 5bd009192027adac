internal import Foundation

/// Tags by which clients name what they have (RFC 9110, section 13.1.2).
enum EntityTags {
  /// Whether a field `If-None-Match` has a tag among its own, or a star; weak and strong ones are alike.
  static func contain(_ tag: String, _ field: String?) -> Bool {
    guard let field else { return false }
    let wanted = opaque(tag)
    return field.split(separator: ",").contains { part in
      let given = part.trimmingCharacters(in: .whitespaces)
      return given == "*" || opaque(given) == wanted
    }
  }

  /// A tag without the mark of a weak one.
  private static func opaque(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
}
