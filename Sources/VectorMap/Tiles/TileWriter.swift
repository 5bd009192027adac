internal import CVectorTile

/// Writes the layers of a vector tile (Mapbox Vector Tile 2.1); each key and each value of a layer is there once.
final class TileWriter {
  private let tile: OpaquePointer?

  init() {
    tile = cvectortile_new()
  }

  deinit {
    cvectortile_free(tile)
  }

  /// The bytes of all layers; empty where nothing was written or memory ended.
  var bytes: [UInt8] {
    var count = 0
    guard let tile, let start = cvectortile_bytes(tile, &count) else { return [] }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Adds a layer; one without features is left out.
  func add(_ layer: String, _ features: some Sequence<TileFeature>) {
    let features = features.filter { !$0.geometry.commands.isEmpty }
    guard let tile, !features.isEmpty else { return }
    var words = LayerWords()
    cvectortile_begin_layer(tile, layer, UInt32(TileFrame.extent))
    for feature in features {
      let tags = feature.tags.flatMap { [words.number(ofKey: $0.key), words.number(of: $0.value)] }
      cvectortile_add_feature(
        tile, feature.id, feature.kind.rawValue, tags, tags.count, feature.geometry.commands,
        feature.geometry.commands.count)
    }
    for key in words.keys { Self.withBytes(key) { cvectortile_add_key(tile, $0, $1) } }
    for value in words.values {
      switch value {
      case .text(let text): Self.withBytes(text) { cvectortile_add_text(tile, $0, $1) }
      case .number(let number): cvectortile_add_number(tile, number)
      case .signed(let number): cvectortile_add_signed(tile, number)
      case .decimal(let number): cvectortile_add_float(tile, number)
      case .flag(let isTrue): cvectortile_add_bool(tile, isTrue ? 1 : 0)
      }
    }
    cvectortile_end_layer(tile)
  }

  private static func withBytes(_ text: String, _ body: (UnsafePointer<CChar>, Int) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { chars in
        if let start = chars.baseAddress { body(start, chars.count) } else { body("", 0) }
      }
    }
  }
}

/// The keys and values of a layer, numbered in the order in which features name them.
private struct LayerWords {
  private(set) var keys: [String] = []
  private(set) var values: [TileValue] = []
  private var keyNumbers: [String: UInt32] = [:]
  private var valueNumbers: [TileValue: UInt32] = [:]

  mutating func number(ofKey key: String) -> UInt32 {
    if let known = keyNumbers[key] { return known }
    keyNumbers[key] = UInt32(keys.count)
    keys.append(key)
    return UInt32(keys.count - 1)
  }

  mutating func number(of value: TileValue) -> UInt32 {
    if let known = valueNumbers[value] { return known }
    valueNumbers[value] = UInt32(values.count)
    values.append(value)
    return UInt32(values.count - 1)
  }
}

extension LayerFeatures.Feature {
  /// The feature with its tags in words.
  var written: TileFeature {
    var words: [TileTag] = [("class", .text(tags.mapClass.word))]
    for part in stride(from: 0, to: tags.names.count - 1, by: 2) {
      words.append((tags.names[part].isEmpty ? "name" : "name:\(tags.names[part])", .text(tags.names[part + 1])))
    }
    let flags = MapFlags(rawValue: tags.flags)
    if flags.contains(.tunnel) { words.append(("tunnel", .number(1))) }
    if flags.contains(.bridge) { words.append(("bridge", .number(1))) }
    if flags.contains(.oneway) { words.append(("oneway", .number(1))) }
    if flags.contains(.onewayBack) { words.append(("oneway", .number(2))) }
    if tags.mapClass.rank > 0 { words.append(("rank", .number(tags.mapClass.rank))) }
    return TileFeature(kind: kind, tags: words, geometry: geometry)
  }
}
