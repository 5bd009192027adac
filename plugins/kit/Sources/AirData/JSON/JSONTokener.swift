internal import CJSONC

/// Owner of json-c's parser.
struct JSONTokener: ~Copyable {
  private let handle: UnsafeMutablePointer<json_tokener>?

  init(depth: Int) {
    // One level more than there are containers: to json-c a plain value is one as well.
    handle = json_tokener_new_ex(Int32(clamping: max(1, depth)) + 1)
    if let handle { brisa_json_be_strict(handle) }
  }

  deinit {
    if let handle { json_tokener_free(handle) }
  }

  /// The tree of a whole text, which the caller has to put away; nil for the value `null`.
  func tree(of bytes: ArraySlice<UInt8>) throws(JSONError) -> OpaquePointer? {
    guard let handle else { throw .noJSON("there is no memory for a parser") }
    guard bytes.contains(where: { !$0.isJSONBlank }) else { throw .noJSON("it is empty") }
    var tree = bytes.withUnsafeBytes { text in
      json_tokener_parse_ex(handle, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: text.count))
    }
    // A number may go on, as far as json-c can tell, until it sees the NUL that ends a C string.
    let goesOn = json_tokener_get_error(handle) == json_tokener_continue
    if goesOn { tree = json_tokener_parse_ex(handle, "", 1) }
    let error = json_tokener_get_error(handle)
    guard error == json_tokener_success else {
      let reason = String(cString: json_tokener_error_desc(error))
      // Each call counts its own bytes, and that NUL stands behind all of the text.
      let end = goesOn ? bytes.endIndex : json_tokener_get_parse_end(handle) + bytes.startIndex
      throw .noJSON("\(reason) at byte \(end + 1)")
    }
    return tree
  }
}

extension UInt8 {
  /// Whether JSON allows it between values.
  var isJSONBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || isLineEnd
  }
}
