extension TiledMap {
  /// What is on it, and how many damaged areas are not, for people.
  package func summary(leftOut: Int) -> String {
    let counts = counts
    let parts = [
      (BaseLayer.buildings, "buildings"), (.streets, "streets"), (.water, "waters"),
      (.landuse, "parks and other grounds"), (.rail, "railways"), (.places, "labels"),
    ]
    let text = parts.map { "\(counts[$0] ?? 0) \($1)" }.joined(separator: ", ")
    return leftOut == 0 ? text : "\(text); areas left out that do not close or reach beyond the extract: \(leftOut)"
  }
}
