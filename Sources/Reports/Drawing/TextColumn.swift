/// Where a text of several lines is written.
struct TextColumn {
  /// Its left edge.
  let x: Double
  let width: Double
  /// From one baseline to the next.
  let leading: Double
  /// How many lines there are at most; what is left out shows as an ellipsis.
  var most = Int.max
}
