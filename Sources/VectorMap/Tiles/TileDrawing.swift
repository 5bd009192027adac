package import Geo

/// A vector tile of lines and points that somebody else has: nothing is left out or simplified.
///
/// Features without a number of their own are numbered within their layer, from 1.
package struct TileDrawing {
  private let frame: TileFrame
  private var layers: [(name: String, features: [TileFeature])] = []

  /// Creates an empty tile.
  package init(_ frame: TileFrame) {
    self.frame = frame
  }

  /// The bytes of the tile, with its layers in the order in which they were begun; empty where nothing is on it.
  /// - Complexity: O(points and tags).
  package var bytes: [UInt8] {
    let writer = TileWriter()
    for layer in layers { writer.add(layer.name, layer.features) }
    return writer.bytes
  }

  /// Adds what of a line lies in the tile or just around it.
  package mutating func addLine(_ places: [Coordinate], id: UInt64 = 0, tags: [TileTag], to layer: String) {
    var geometry = FeatureGeometry()
    for piece in LineClip.pieces(of: places.map { WorldPoint($0) }, in: frame.box) {
      var points: [TilePoint] = []
      for point in piece.map(frame.point) where points.last != point { points.append(point) }
      geometry.addLine(points)
    }
    add(TileFeature(id: id, kind: .lines, tags: tags, geometry: geometry), to: layer)
  }

  /// Adds a place, where it lies in the tile.
  package mutating func addPoint(_ place: Coordinate, id: UInt64 = 0, tags: [TileTag] = [], to layer: String) {
    let point = WorldPoint(place)
    guard frame.holds(point) else { return }
    var geometry = FeatureGeometry()
    geometry.addPoint(frame.point(point))
    add(TileFeature(id: id, kind: .point, tags: tags, geometry: geometry), to: layer)
  }

  private mutating func add(_ feature: TileFeature, to layer: String) {
    guard !feature.geometry.commands.isEmpty else { return }
    let place = layers.firstIndex { $0.name == layer } ?? layers.count
    if place == layers.count { layers.append((layer, [])) }
    var feature = feature
    if feature.id == 0 { feature.id = UInt64(layers[place].features.count + 1) }
    layers[place].features.append(feature)
  }
}
