internal import CJSONC

/// A parsed JSON text (RFC 8259): owner of json-c's tree, which its nodes look into.
///
/// Strict: what another reader might take another way is refused, such as `NaN`, a key that comes twice, single quotes,
/// comments, bytes behind the end, and bytes that are no UTF-8. A byte-order mark is skipped.
public final class JSONDocument {
  /// json-c's root; nil for the value `null`, which json-c has no object for.
  private let handle: OpaquePointer?

  /// Parses a text.
  ///
  /// - Throws: ``JSONError`` when it is no JSON, or larger or deeper than the limits.
  /// - Complexity: O(n).
  public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    let scan = try JSONScan(bytes, limits: limits)
    handle = try JSONTokener(depth: limits.depth).tree(of: bytes[scan.start...])
    var keys = JSONRepeatedKeys(memberCounts: scan.memberCounts)
    try keys.check(root)
  }

  deinit {
    json_object_put(handle)
  }

  /// The outermost value.
  public var root: JSONNode {
    JSONNode(document: self, content: handle.map { .value($0) } ?? .null, location: .root)
  }
}
