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
    guard let edges = Self.numbers(text) else { return nil }
    self.init(edges: edges)
  }

  /// Whether edges in the order of ``init(edges:)`` are of a box over the 180th meridian, which has its west in the
  /// eastern half of the globe.
  public static func isOverAntimeridian(edges: [Double]) -> Bool {
    edges.count == 4 && edges.allSatisfy { abs($0) <= 180 } && edges[0] - edges[2] >= 180
  }

  /// Whether a text that ``init(parsing:)`` refuses is that of a box over the 180th meridian.
  public static func isOverAntimeridian(_ text: String) -> Bool {
    numbers(text).map { isOverAntimeridian(edges: $0) } ?? false
  }

  /// The numbers between commas; nil where a part is none.
  private static func numbers(_ text: String) -> [Double]? {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = fields.compactMap(DegreeText.number)
    return numbers.count == fields.count ? numbers : nil
  }
}
