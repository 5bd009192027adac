package import AirData

/// What has to be said about the indices of a map: what is missing anywhere on it, and on how much of it.
package struct MapCaveats: Sendable {
  private let caveats: IndexCaveats
  private let areaShares: [Double]

  /// Takes the caveats of all indices together, and the share of the map that lacks each of the missing pollutants,
  /// 0 to 1, in the order of `missingPollutants`; without them, those of a map of no index.
  package init(_ caveats: IndexCaveats = IndexCaveats(), areaShares: [Double] = []) {
    self.caveats = caveats
    self.areaShares = areaShares
  }

  /// What any of the indices lacks.
  package var coverage: IndexCoverage { caveats.coverage }

  /// What is missing and what follows; nil where nothing is.
  package var sentence: LocalizedText? { coverage.sentence(ofAreas: areaShares) }

  /// Notices on missing pollutants and on hourly values that stand in for longer means.
  package var notices: [Notice] { caveats.notices(onMissing: sentence) }
}
