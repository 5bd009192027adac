/// What a feed once answered, and to which request.
struct RecordedResponse: Decodable, Sendable {
  /// Path of the request, as `/v1/air`.
  let path: String
  /// Parameters that the request must have, with these values.
  let query: [String: String]?
  /// File of the testcase with the body; none for an empty body.
  let file: String?
  /// Status code, 200 where none is given.
  let status: Int?
  /// Header fields.
  let headers: [String: String]?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case path, query, file, status, headers
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(except: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decode(String.self, forKey: .path)
    query = try container.decodeIfPresent([String: String].self, forKey: .query)
    file = try container.decodeIfPresent(String.self, forKey: .file)
    status = try container.decodeIfPresent(Int.self, forKey: .status)
    headers = try container.decodeIfPresent([String: String].self, forKey: .headers)
    guard path.hasPrefix("/") else { throw ProtocolFault(decoder.codingPath + [CodingKeys.path], "must begin with /") }
    guard (100...599).contains(status ?? 200) else {
      throw ProtocolFault(decoder.codingPath + [CodingKeys.status], "must be a number from 100 to 599")
    }
    guard file?.contains("..") != true else {
      throw ProtocolFault(decoder.codingPath + [CodingKeys.file], "must lie in the testcase's folder")
    }
  }

  /// Whether it answers a request.
  func answers(path: String, query parameters: [String: String]) -> Bool {
    path == self.path && (query ?? [:]).allSatisfy { parameters[$0.key] == $0.value }
  }
}

extension Decoder {
  /// Throws when an object has a key that means nothing: a slip of the pen must not pass for an optional one.
  func refuseKeys(except known: [any CodingKey]) throws {
    let names = Set(known.map(\.stringValue))
    for key in try container(keyedBy: AnyKey.self).allKeys where !names.contains(key.stringValue) {
      throw ProtocolFault(
        codingPath + [key], "is no key here; known are \(known.map(\.stringValue).joined(separator: ", "))")
    }
  }
}

/// Any key of an object.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}
