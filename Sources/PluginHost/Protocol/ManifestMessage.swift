internal import AirData

/// A source's manifest as the handshake has it.
struct ManifestMessage: Codable {
  /// Seconds, or the word `forbidden`.
  enum Cache: Codable {
    case seconds(Int)
    case forbidden

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Int.self), seconds >= 0 {
        self = .seconds(seconds)
      } else if let word = try? container.decode(String.self), word == "forbidden" {
        self = .forbidden
      } else {
        throw ProtocolFault(decoder.codingPath, "expected a number of seconds or the word forbidden")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .seconds(let seconds): try container.encode(seconds)
      case .forbidden: try container.encode("forbidden")
      }
    }
  }

  let id: String
  let name: String
  let version: String
  let summary: String
  let pollutants: [String]
  let wind: Bool?
  /// Whether it gives maps, and no readings.
  let maps: Bool?
  /// Whether each question reads all that the feed has.
  let whole: Bool?
  let licence: String
  let attribution: String
  let quota: QuotaMessage?
  let cache: Cache
  let settings: [SettingMessage]?

  private static let maxSettings = 100
  private static let longestID = 64

  init(_ manifest: SourceManifest) {
    (id, name, version) = (manifest.id, manifest.name, manifest.version)
    (summary, licence, attribution) = (manifest.summary, manifest.licence, manifest.attribution)
    pollutants = manifest.pollutants.sorted().map(\.rawValue)
    wind = manifest.providesWind
    maps = manifest.providesMaps
    whole = manifest.readsWhole
    quota = manifest.quota.map(QuotaMessage.init)
    cache =
      switch manifest.cacheRule {
      case .keep(let seconds): .seconds(seconds)
      case .forbidden: .forbidden
      }
    settings = manifest.settings.map(SettingMessage.init)
  }

  /// The manifest, when it is sound.
  func manifest() throws(ProtocolFault) -> SourceManifest {
    guard Self.isID(id) else {
      throw ProtocolFault("id: '\(PlainText.clean(id, maxCharacters: 60))' must be lower case words with hyphens")
    }
    guard id.utf8.count <= Self.longestID else {
      throw ProtocolFault(
        "id: '\(PlainText.clean(id, maxCharacters: 60))' has \(id.utf8.count) letters and must have at most "
          + "\(Self.longestID)")
    }
    for (key, text) in [("name", name), ("version", version), ("licence", licence)] where text.isEmpty {
      throw ProtocolFault("\(key): must not be empty")
    }
    var known: Set<Pollutant> = []
    for word in pollutants {
      guard let pollutant = Pollutant(parsing: word) else {
        throw ProtocolFault("pollutants: '\(PlainText.clean(word, maxCharacters: 40))' is unknown")
      }
      known.insert(pollutant)
    }
    return SourceManifest(
      id: id, name: clean(name), version: clean(version), summary: clean(summary), pollutants: known,
      providesWind: wind ?? false, providesMaps: maps ?? false, readsWhole: whole ?? false, licence: clean(licence),
      attribution: clean(attribution), quota: try quota?.quota(), cacheRule: rule, settings: try specs())
  }

  /// The settings, each with a name of its own.
  private func specs() throws(ProtocolFault) -> [SettingSpec] {
    let messages = settings ?? []
    guard messages.count <= Self.maxSettings else {
      throw ProtocolFault("settings: there are more than \(Self.maxSettings)")
    }
    let specs = try messages.map { (setting) throws(ProtocolFault) in try setting.spec() }
    var names: Set<String> = []
    if let twice = specs.first(where: { !names.insert($0.name).inserted }) {
      throw ProtocolFault("settings: two have the name '\(twice.name)'")
    }
    return specs
  }

  private var rule: SourceManifest.CacheRule {
    switch cache {
    case .seconds(let seconds): .keep(seconds: seconds)
    case .forbidden: .forbidden
    }
  }

  private func clean(_ text: String) -> String { PlainText.clean(text, maxCharacters: 500) }

  /// Lower case letters and digits in words with hyphens between them.
  private static func isID(_ text: String) -> Bool {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { ("a"..."z").contains(Character(.init($0))) || (48...57).contains($0) }
    }
  }
}
