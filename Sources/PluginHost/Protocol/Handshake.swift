internal import AirData

/// The first line that a program writes.
struct Handshake: Encodable {
  let version: Int
  let manifests: [ManifestMessage]

  enum CodingKeys: String, CodingKey {
    case version = "brisa_source"
    case manifest, manifests
  }

  init(_ manifests: [SourceManifest]) {
    version = SourceProtocol.version
    self.manifests = manifests.map(ManifestMessage.init)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    if manifests.count == 1 {
      try container.encode(manifests[0], forKey: .manifest)
    } else {
      try container.encode(manifests, forKey: .manifests)
    }
  }
}

/// What the first line of a program can be.
enum FirstLine {
  /// A handshake that this host understands.
  case manifests([SourceManifest], version: Int)
  /// A handshake of another version.
  case otherVersion(Int)
  /// The program cannot work at all.
  case error(ErrorMessage)

  private struct Line: Decodable {
    let version: Int?
    let error: ErrorMessage?

    enum CodingKeys: String, CodingKey {
      case version = "brisa_source"
      case error
    }
  }

  private struct Content: Decodable {
    let manifest: ManifestMessage?
    let manifests: [ManifestMessage]?
  }

  private static let maxManifests = 100

  /// Reads a line; the version is looked at before anything else.
  init(_ line: ArraySlice<UInt8>) throws(ProtocolFault) {
    let first = try SourceProtocol.decode(Line.self, line)
    if let error = first.error {
      self = .error(error)
      return
    }
    guard let version = first.version else { throw ProtocolFault("brisa_source: is missing") }
    guard SourceProtocol.knownVersions.contains(version) else {
      self = .otherVersion(version)
      return
    }
    let content = try SourceProtocol.decode(Content.self, line)
    let messages = content.manifest.map { [$0] } ?? content.manifests ?? []
    guard !messages.isEmpty else { throw ProtocolFault("manifest: is missing") }
    guard messages.count <= Self.maxManifests else {
      throw ProtocolFault("manifests: there are more than \(Self.maxManifests)")
    }
    let manifests = try messages.map { (message) throws(ProtocolFault) in try message.manifest() }
    var ids: Set<String> = []
    if let twice = manifests.first(where: { !ids.insert($0.id).inserted }) {
      throw ProtocolFault("manifests: two have the id '\(twice.id)'")
    }
    self = .manifests(manifests, version: version)
  }
}
