extension BoundingBox {
  /// A box of its edges in their order: west, south, east, north; nil unless they are four on the globe, with west
  /// before east and south before north.
  public init?(edges: [Double]) {
    guard edges.count == 4, edges[0] < edges[2], edges[1] < edges[3],
      Coordinate(latitude: edges[1], longitude: edges[0]).isOnGlobe,
      Coordinate(latitude: edges[3], longitude: edges[2]).isOnGlobe
    else { return nil }
    self.init(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
  }

  /// Reads `west,south,east,north` in degrees, for example `2.16,41.37,2.19,41.40`; nil for anything else.
  ///
  /// Spaces around the numbers are allowed. A part that is no number is not passed over.
  public init?(parsing text: String) {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    let edges = fields.compactMap(DegreeText.number)
    guard edges.count == fields.count else { return nil }
    self.init(edges: edges)
  }
}
