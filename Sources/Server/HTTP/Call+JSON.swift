internal import AirData

extension Call {
  /// The body as JSON.
  /// - Throws: ``Problem`` for another kind of body, and one that cannot be read.
  func json(_ limits: JSONLimits) throws(Problem) -> JSONNode {
    let kind = (headers["content-type"] ?? "").split(separator: ";").first.map { $0.lowercased() } ?? ""
    guard kind == "application/json" else {
      throw Problem(415, "bad-argument", "The body is to be JSON, with Content-Type: application/json.")
    }
    do throws(JSONError) {
      return try JSONDocument(parsing: body, limits: limits).root
    } catch {
      throw Problem(400, "bad-argument", "The body cannot be read: \(error.message)")
    }
  }
}
