/// How much of a grid's uncertainty is computed.
///
/// The variance of kriging costs the square of the number of stations in every cell, its mean only their number.
package enum GridSigma: Hashable, Sendable {
  /// In every cell.
  case exact
  /// In every n-th row and column, and bilinear between, wherever that misses the middles of block and sides, and the
  /// places nearest to stations, by at most 1 %; exact elsewhere. `docs/field.md` states the greatest error.
  case everyCells(Int)
  /// Nowhere: the grid has no σ.
  case omitted
}
