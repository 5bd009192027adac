/// The features of a layer while a tile is made: what has the same tags goes into one.
struct LayerFeatures {
  /// What a feature says beside its geometry.
  struct Tags: Hashable {
    let mapClass: MapClass
    let flags: UInt8
    /// Languages and texts in turn.
    let names: [String]
  }

  /// What a geometry is made of.
  enum Kind: Int32 {
    case point = 1
    case lines, polygons
  }

  /// A feature of the layer, as the tile has it.
  struct Feature {
    let tags: Tags
    let kind: Kind
    var geometry = FeatureGeometry()
  }

  /// Most commands of a feature that more is added to.
  private static let fullCommands = 8192

  private(set) var features: [Feature] = []
  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable {
    let map: Int
    let mapClass: UInt8
    let flags: UInt8
    let names: UInt32
    let kind: Int32
  }

  /// Adds to the feature of an object's tags, or begins one.
  mutating func add(_ object: Int, of map: TiledMap, number: Int, _ kind: Kind, _ draw: (inout FeatureGeometry) -> Void)
  {
    let tables = map.tables
    let key = Key(
      map: number, mapClass: tables.classes[object], flags: tables.flags[object], names: tables.names[object],
      kind: kind.rawValue)
    if kind != .point, let known = numbers[key], features[known].geometry.commands.count < Self.fullCommands {
      draw(&features[known].geometry)
      return
    }
    guard let mapClass = MapClass(rawValue: key.mapClass) else { return }
    let names = map.names(Int(key.names)).flatMap { [$0.language, $0.text] }
    features.append(Feature(tags: Tags(mapClass: mapClass, flags: key.flags, names: names), kind: kind))
    numbers[key] = features.count - 1
    draw(&features[features.count - 1].geometry)
  }
}
