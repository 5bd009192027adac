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
  func add(_ layer: BaseLayer, _ features: [LayerFeatures.Feature]) {
    guard let tile, features.contains(where: { !$0.geometry.commands.isEmpty }) else { return }
    var words = LayerWords()
    cvectortile_begin_layer(tile, layer.rawValue, UInt32(TileFrame.extent))
    for feature in features where !feature.geometry.commands.isEmpty {
      let tags = words.numbers(of: feature.tags)
      cvectortile_add_feature(
        tile, feature.kind.rawValue, tags, tags.count, feature.geometry.commands, feature.geometry.commands.count)
    }
    for key in words.keys { Self.withBytes(key) { cvectortile_add_key(tile, $0, $1) } }
    for value in words.values {
      switch value {
      case .text(let text): Self.withBytes(text) { cvectortile_add_text(tile, $0, $1) }
      case .number(let number): cvectortile_add_number(tile, number)
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
  enum Value: Hashable {
    case text(String)
    case number(UInt64)
  }

  private(set) var keys: [String] = []
  private(set) var values: [Value] = []
  private var keyNumbers: [String: UInt32] = [:]
  private var valueNumbers: [Value: UInt32] = [:]

  /// The numbers of a feature's keys and values in turn.
  mutating func numbers(of tags: LayerFeatures.Tags) -> [UInt32] {
    var numbers: [UInt32] = []
    func add(_ key: String, _ value: Value) { numbers += [number(ofKey: key), number(of: value)] }
    add("class", .text(tags.mapClass.word))
    for part in stride(from: 0, to: tags.names.count - 1, by: 2) {
      add(tags.names[part].isEmpty ? "name" : "name:\(tags.names[part])", .text(tags.names[part + 1]))
    }
    let flags = MapFlags(rawValue: tags.flags)
    if flags.contains(.tunnel) { add("tunnel", .number(1)) }
    if flags.contains(.bridge) { add("bridge", .number(1)) }
    if flags.contains(.oneway) { add("oneway", .number(1)) }
    if flags.contains(.onewayBack) { add("oneway", .number(2)) }
    if tags.mapClass.rank > 0 { add("rank", .number(tags.mapClass.rank)) }
    return numbers
  }

  private mutating func number(ofKey key: String) -> UInt32 {
    if let known = keyNumbers[key] { return known }
    keyNumbers[key] = UInt32(keys.count)
    keys.append(key)
    return UInt32(keys.count - 1)
  }

  private mutating func number(of value: Value) -> UInt32 {
    if let known = valueNumbers[value] { return known }
    valueNumbers[value] = UInt32(values.count)
    values.append(value)
    return UInt32(values.count - 1)
  }
}
