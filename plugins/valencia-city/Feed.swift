internal import AirData

/// Fetches the feed page by page.
struct Feed {
  let options: Options
  let http: any HTTPClient

  /// The city has a dozen stations; a server that never ends is not believed.
  private static let maxPages = 20

  /// Hands on every record, page after page, so that no more than one page is in memory.
  /// - Throws: ``SourceError``.
  func forEachRecord(_ body: (JSONNode) -> Void) async throws(SourceError) {
    var offset = 0
    for _ in 0..<Self.maxPages {
      let request = options.request(offset: offset)
      let page = try page(try await http.send(request), of: request, offset: offset)
      page.records.forEach(body)
      offset += page.records.count
      guard page.hasMore else { return }
      if page.records.isEmpty {
        throw .malformed("\(request.displayAddress) promises more records and sends none.")
      }
    }
    throw .malformed("\(options.request(offset: 0).displayAddress) has more than \(Self.maxPages) pages.")
  }

  private func page(_ response: HTTPResponse, of request: HTTPRequest, offset: Int) throws(SourceError) -> Page {
    let name = request.displayAddress
    guard response.status == 200 else { throw .unavailable("\(name) answered with status \(response.status).") }
    let (root, code) = try JSONError.toSourceError(feed: name) { () throws(JSONError) in
      let root = try JSONDocument(parsing: response.body).root
      // ArcGIS tells its failures with status 200.
      return (root, try root["error"].optional?["code"].integer)
    }
    if let code { throw .unavailable("\(name) answered with error \(code).") }
    return try JSONError.toSourceError(feed: name) { () throws(JSONError) in
      try Page(root, shape: options.shape, offset: offset)
    }
  }
}
