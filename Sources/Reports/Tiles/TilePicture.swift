package import AirData
package import Foundation

/// Draws tiles of one layer; the same concentrations give the same bytes.
package struct TilePicture: Sendable {
  private let layer: MapLayer
  private let scale: IndexScale
  private let colors: TileColors

  /// How much a tile covers what lies below it.
  package static let opacity = 0.72

  /// Sets what all tiles of a run share.
  package init(layer: MapLayer, scale: IndexScale, palette: Palette) {
    self.layer = layer
    self.scale = scale
    colors = TileColors(layer, scale: scale, palette: palette)
  }

  /// A tile as a PNG file, transparent where nothing is known and outside the box, hatched where the index is partial;
  /// nil where it is transparent throughout.
  /// - Throws: ``ReportsError``.
  package func png(_ nodes: TileHours) throws(ReportsError) -> Data? {
    let lattice = nodes.lattice
    let content = TileValues(layer, nodes, scale: scale)
    let values = content.values
    guard values.contains(where: { !$0.isNaN }) else { return nil }
    var picture = PixelPicture(width: lattice.size, height: lattice.size)
    for (number, value) in values.enumerated() where !value.isNaN {
      let row = lattice.rows.lowerBound + number / lattice.columns.count
      let column = lattice.columns.lowerBound + number % lattice.columns.count
      let isPartial = !content.missing.isEmpty && !content.missing[number].isEmpty
      let isLine = isPartial && TileHatch.isLine(row: row, column: column, size: lattice.size)
      picture.pixels[row * lattice.size + column] = isLine ? TileHatch.color : colors[value]
    }
    return try picture.png()
  }
}

/// The lines over a partial index; they run on from tile to tile, whose sides are whole numbers of their period.
enum TileHatch {
  static let color = Ink.text.premultiplied(fadedBy: 0.62)

  static func isLine(row: Int, column: Int, size: Int) -> Bool {
    let period = size / 32
    return ((column - row) % period + period) % period < max(1, period / 8)
  }
}

/// The pixels of values.
struct TileColors: Sendable {
  private static let steps = 1536

  private let colors: ColorScale
  private let table: ColorTable<UInt32>

  init(_ layer: MapLayer, scale: IndexScale, palette: Palette) {
    let colors = ColorScale(layer, on: scale, palette)
    self.colors = colors
    table = ColorTable(steps: Self.steps) { colors.ink(atShare: $0).premultiplied(fadedBy: TilePicture.opacity) }
  }

  subscript(value: Float) -> UInt32 { table[colors.share(of: value)] }
}
