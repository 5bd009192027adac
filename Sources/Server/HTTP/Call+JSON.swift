internal import AirData

extension Call {
  /// Whether the body is said to be JSON.
  var isJSON: Bool {
    let kind = (headers["content-type"] ?? "").prefix { $0 != ";" }
    return kind.filter { !$0.isWhitespace }.lowercased() == "application/json"
  }

  /// The body as JSON.
  /// - Throws: ``Problem`` for another kind of body, and one that cannot be read.
  func json(_ limits: JSONLimits) throws(Problem) -> JSONNode {
    guard isJSON else {
      throw Problem(415, "bad-argument", "The body is to be JSON, with Content-Type: application/json.")
    }
    do throws(JSONError) {
      return try JSONDocument(parsing: body, limits: limits).root
    } catch {
      throw Problem(400, "bad-argument", "The body cannot be read: \(error.message)")
    }
  }
}
