internal import Streets

extension Router {
  /// What each piece of a path counts in a query: seconds of travel time × the weight of its street, or the burden in
  /// seconds at the guideline where the burden is to be least.
  ///
  /// Their sum is what the search made small, but for its rounding to milliseconds. What lies inside forbidden zones
  /// counts as what it is outside of them.
  /// - Complexity: O(pieces + zones).
  package func costSeconds(ofPieces pieces: [Path.Piece], _ query: Query) -> [Double] {
    var weighting = Weighting(query)
    weighting.closesInside = false
    let weights = StretchWeights(query, graph: graph, cover: query.zones.isEmpty ? nil : workspace.cover(query))
    return pieces.map { piece in
      guard piece.span.portion > 0 else { return 0 }
      return piece.pricedSeconds * weights.weight(of: piece.span, by: weighting) / piece.span.portion
    }
  }
}
