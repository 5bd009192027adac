/// What a tag of a vector tile says.
package enum TileValue: Hashable, Sendable {
  case text(String)
  /// A whole number, 0 or more.
  case number(UInt64)
  /// A whole number that may be below 0.
  case signed(Int64)
  case decimal(Float)
  case flag(Bool)
}

/// A tag of a feature: a name, and what it says.
package typealias TileTag = (key: String, value: TileValue)

/// A feature of a layer as it is written.
struct TileFeature {
  /// Its number, 0 for none.
  var id: UInt64 = 0
  let kind: LayerFeatures.Kind
  let tags: [TileTag]
  let geometry: FeatureGeometry
}
