/// How much of the map a zoom shows.
struct TileDetail {
  /// Units of a tile by which lines may be wrong: half a pixel of a tile of 512, and less where deeper zooms are drawn
  /// from the same tile.
  let tolerance: Double
  /// Units of the smallest box that is drawn, by layer.
  private let smallest: [BaseLayer: Int]
  /// Most points of a tile; those of the least important objects are left out.
  let maxPoints: Int

  init(zoom: Int) {
    let isDeepest = zoom >= TileFrame.zooms.upperBound
    tolerance = isDeepest ? 1.5 : 4
    smallest =
      isDeepest
      ? [:] : [.landuse: 24, .water: 24, .buildings: 16, .streets: zoom < 12 ? 8 : 0, .rail: zoom < 12 ? 8 : 0]
    maxPoints = isDeepest ? 200_000 : 100_000
  }

  /// Whether an object of a size in the tile's units is drawn.
  func shows(_ layer: BaseLayer, size: Int) -> Bool { size >= smallest[layer] ?? 0 }
}
