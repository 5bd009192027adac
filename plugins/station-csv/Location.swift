internal import AirData
internal import Foundation

/// Where the table lies.
enum Location: Sendable {
  case file(path: String)
  case http(HTTPRequest)

  private static let mostBytes = 512 << 20

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
    case .file(let path): return try Self.read(path)
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
      try request.check()
    } catch {
      throw .setting(name: "url", problem: "cannot be used (\(error.message))")
    }
    return request
  }

  /// Reads a regular file; a pipe could hang and a device never end.
  private static func read(_ path: String) throws(SourceError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .file(path: path, problem: String(cString: strerror(errno))) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .file(path: path, problem: "it is no regular file")
    }
    guard status.st_size <= mostBytes else {
      throw .file(path: path, problem: "it is larger than \(mostBytes >> 20) MiB")
    }
    do {
      return [UInt8](try file.read(upToCount: mostBytes) ?? Data())
    } catch {
      throw .file(path: path, problem: error.localizedDescription)
    }
  }
}
