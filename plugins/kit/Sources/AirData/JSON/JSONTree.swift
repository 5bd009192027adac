internal import CJSONC

/// What json-c tells of its borrowed values; each call keeps their owner alive until it returns.
extension JSONDocument {
  /// What a value is.
  func kind(of value: OpaquePointer) -> JSONKind {
    withExtendedLifetime(self) { JSONKind(json_object_get_type(value)) }
  }

  /// Whether it is true.
  func truth(of value: OpaquePointer) -> Bool {
    withExtendedLifetime(self) { json_object_get_boolean(value) != 0 }
  }

  /// The whole number, nil for one that 64 bits do not hold.
  ///
  /// json-c keeps larger ones as the largest it knows, and smaller ones as the smallest.
  func integer(of value: OpaquePointer) -> Int? {
    withExtendedLifetime(self) {
      let number = json_object_get_int64(value)
      return number == .min || json_object_get_uint64(value) > UInt64(Int64.max) ? nil : Int(number)
    }
  }

  /// The number; infinite for one that is too large.
  func real(of value: OpaquePointer) -> Double {
    withExtendedLifetime(self) { json_object_get_double(value) }
  }

  /// The text, which may hold NULs.
  func text(of value: OpaquePointer) -> String {
    withExtendedLifetime(self) {
      let count = Int(json_object_get_string_len(value))
      guard count > 0, let start = json_object_get_string(value) else { return "" }
      return UnsafeRawBufferPointer(start: start, count: count).withMemoryRebound(to: UInt8.self) {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  /// How many elements an array, or members an object has.
  func count(of value: OpaquePointer, _ kind: JSONKind) -> Int {
    withExtendedLifetime(self) {
      kind == .array ? Int(json_object_array_length(value)) : Int(json_object_object_length(value))
    }
  }

  /// The element of an array; its index must be one of the array's.
  func element(of array: OpaquePointer, at index: Int) -> JSONNode.Content {
    withExtendedLifetime(self) { json_object_array_get_idx(array, index).map { .value($0) } ?? .null }
  }

  /// The member of an object, `absent` where there is none.
  func member(of object: OpaquePointer, named name: String) -> JSONNode.Content {
    // json-c would take such a name for its beginning.
    guard !name.utf8.contains(0) else { return .absent }
    return withExtendedLifetime(self) {
      var value: OpaquePointer?
      guard json_object_object_get_ex(object, name, &value) != 0 else { return .absent }
      return value.map { .value($0) } ?? .null
    }
  }

  /// Names and values of an object's members, in the order of the text.
  func members(of object: OpaquePointer) -> [(name: String, content: JSONNode.Content)] {
    withExtendedLifetime(self) {
      var members: [(name: String, content: JSONNode.Content)] = []
      var place = json_object_iter_begin(object)
      var end = json_object_iter_end(object)
      while json_object_iter_equal(&place, &end) == 0 {
        let name = String(cString: json_object_iter_peek_name(&place))
        members.append((name, json_object_iter_peek_value(&place).map { .value($0) } ?? .null))
        json_object_iter_next(&place)
      }
      return members
    }
  }
}
