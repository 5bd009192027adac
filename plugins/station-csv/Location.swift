internal import AirData

/// Where the table lies.
enum Location: Sendable {
  case file(path: String)
  case http(HTTPRequest)

  private static let maxBytes = 512 << 20

  init(_ settings: SourceSettings) throws(SourceError) {
    if settings.text("kind") == "http" {
      self = .http(try Self.request(settings))
    } else {
      guard settings.text("url") == nil else { throw .setting(name: "url", problem: "is used with kind http only") }
      guard let path = settings.text("path") else {
        throw .setting(name: "path", problem: "must be given: the file to read")
      }
      self = .file(path: path)
    }
  }

  /// How messages name the table.
  var name: String {
    switch self {
    case .file(let path): path
    case .http(let request): request.displayAddress
    }
  }

  /// The bytes of the table.
  func bytes(through client: any HTTPClient) async throws(SourceError) -> [UInt8] {
    switch self {
    case .file(let path): return try SourceFile.bytes(path, maxBytes: Self.maxBytes)
    case .http(let request):
      let response = try await client.send(request)
      guard response.status == 200 else {
        throw .unavailable("\(request.displayAddress) answered with status \(response.status).")
      }
      return response.body
    }
  }

  private static func request(_ settings: SourceSettings) throws(SourceError) -> HTTPRequest {
    guard settings.text("path") == nil else { throw .setting(name: "path", problem: "is used with kind file only") }
    guard let url = settings.text("url") else {
      throw .setting(name: "url", problem: "must be given: the address to read")
    }
    var request = HTTPRequest(url: url)
    request.allowsPlainHTTP = settings.boolean("allow_plain_http")
    do {
      try request.check(setting: "url")
    } catch .setting(let name, let problem) where url.hasPrefix("http://") && !request.allowsPlainHTTP {
      throw .setting(name: name, problem: "\(problem), or set allow_plain_http: true")
    }
    return request
  }
}
