package import Foundation

/// Draws tiles of how far the air is known; each step of the layer has one colour.
package struct DoubtPicture: Sendable {
  private let bounds: [Float]
  private let colors: [UInt32]

  /// Sets what all tiles of a layer share.
  package init(_ layer: DoubtLayer) {
    bounds = layer.bounds
    colors = layer.colors.map { Ink($0).premultiplied(fadedBy: TilePicture.opacity) }
  }

  /// A tile as a PNG file.
  /// - Parameters:
  ///   - lattice: Its pixels and nodes.
  ///   - nodes: The layer's values at the nodes, NaN where nothing is known.
  /// - Returns: The file; nil where it is transparent throughout.
  /// - Throws: ``ReportsError``.
  package func png(_ lattice: TileLattice, _ nodes: [Float]) throws(ReportsError) -> Data? {
    guard nodes.contains(where: { !$0.isNaN }) else { return nil }
    var picture = PixelPicture(width: lattice.size, height: lattice.size)
    for row in lattice.rows {
      for (column, value) in zip(lattice.columns, lattice.pixels(ofRow: row, nodes)) where !value.isNaN {
        picture.pixels[row * lattice.size + column] = colors[bounds.prefix { value > $0 }.count]
      }
    }
    return try picture.png()
  }
}
