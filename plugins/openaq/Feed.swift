internal import AirData

/// Asks the service, page by page.
struct Feed: Sendable {
  let options: Options
  let http: any HTTPClient

  /// A list that never ends is not believed.
  private static let maxPages = 20

  /// How messages name the service.
  var name: String { HTTPRequest(url: options.url).displayAddress }

  /// Hands on every entry of a list.
  ///
  /// A page that is not full is the last. What `meta.found` counts is not looked at: it is a number, or a text like
  /// `>1000`.
  /// - Throws: ``SourceError``.
  func forEachResult(
    _ path: String, _ parameters: [(name: String, value: String)], _ body: (JSONNode) -> Void
  ) async throws(SourceError) {
    for page in 1...Self.maxPages {
      let results = try await results(path, parameters + [("limit", "\(options.pageSize)"), ("page", "\(page)")])
      results.forEach(body)
      if results.count < options.pageSize { return }
    }
    throw .malformed("\(name)\(path) has more than \(Self.maxPages) pages.")
  }

  private func results(
    _ path: String, _ parameters: [(name: String, value: String)]
  ) async throws(SourceError) -> [JSONNode] {
    var request = HTTPRequest(url: options.url + path, parameters: parameters)
    request.headers["X-API-Key"] = options.key
    request.maximumBodyBytes = 16 << 20
    let response = try await http.send(request)
    if let failure = response.failure(from: request.displayAddress, credential: "the setting api_key") { throw failure }
    return try JSONError.toSourceError(feed: request.displayAddress) { () throws(JSONError) in
      try JSONDocument(parsing: response.body).root["results"].elements
    }
  }
}
