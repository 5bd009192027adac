internal import Setup

/// The page that the service opens on, with its files.
struct PageService: Sendable {
  private let files: PageFiles
  private let tileSources: @Sendable () -> [any TileSource]

  /// Needs what gives the tile sources of other providers that are set now.
  init(_ files: PageFiles = .embedded, tileSources: @escaping @Sendable () -> [any TileSource] = { [] }) {
    self.files = files
    self.tileSources = tileSources
  }

  /// What a browser may do with the page: nothing but what comes from this server, pictures of the providers that are
  /// set aside, no script or style within markup, and no markup made of texts.
  private var policy: String { Self.policy(pictures: Set(tileSources().map(\.origin)).sorted()) }

  private static func policy(pictures origins: [String]) -> String {
    let pictures = (["img-src 'self' data: blob:"] + origins).joined(separator: " ")
    return (["default-src 'none'", "script-src 'self'", "style-src 'self'", pictures] + rest).joined(separator: "; ")
  }

  private static let rest = [
    "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'self'",
    "trusted-types default brisa-xml", "require-trusted-types-for 'script'",
  ]

  /// Answers a call for the page or a file of it; nil for any other.
  func reply(_ call: Call, _ parts: [String]) -> Reply? {
    guard let found = found(call, parts) else { return nil }
    return Self.methods.contains(call.method) ? found : Self.refusal(call, of: found.route)
  }

  private static let methods: Set<String> = ["GET"]

  private static func refusal(_ call: Call, of route: String) -> Reply {
    let language = SpokenLanguage.chosen(call.headers["accept-language"])
    var refusal = Problem(method: call.method, answered: methods).reply(language).allowing(methods)
    refusal.route = route
    return refusal
  }

  /// What is at an address; nil where nothing of the page is.
  private func found(_ call: Call, _ parts: [String]) -> Reply? {
    switch parts.first {
    case nil: return isBrowser(call) ? page : Self.greeting
    case "web": return file(parts)
    case let name? where parts.count == 1:
      return files.fixed[name].map { revalidated(reply($0, "/\(name)")) }
    default: return nil
    }
  }

  /// Whether a client would like a page rather than figures.
  private func isBrowser(_ call: Call) -> Bool {
    AcceptedMedia(call.headers["accept"]).best(of: ["application/json", "text/html"]) { $0 } == "text/html"
  }

  private var page: Reply {
    revalidated(reply(files.document, "/")).adding("Vary", "Accept, Accept-Encoding")
  }

  /// A reply for browsers that ask for it again each time, so that they find a new version, and else need nothing.
  private func revalidated(_ reply: Reply) -> Reply {
    reply.adding("Cache-Control", "no-cache").adding("ETag", "W/\"\(files.digest)\"")
  }

  /// What programs are told at the same address.
  private static var greeting: Reply {
    var reply = Reply.json { json in
      json.member("name", "Brisa")
      json.member("version", BrisaVersion.current)
      json.member("description", "/openapi.json")
    }
    reply.route = "/"
    return reply.adding("Vary", "Accept")
  }

  private func file(_ parts: [String]) -> Reply? {
    let path = parts.joined(separator: "/")
    guard path.hasPrefix(files.folder + "/"), let file = files.hashed[String(path.dropFirst(files.folder.count + 1))]
    else { return nil }
    return reply(file, "/web").adding("Cache-Control", "public, max-age=31536000, immutable")
  }

  private func reply(_ file: PageFile, _ route: String) -> Reply {
    var reply = Reply(contentType: file.contentType, body: file.body)
    reply.packed = file.packed
    reply.route = route
    return reply.adding("Content-Security-Policy", policy).adding("Referrer-Policy", "no-referrer")
  }
}
