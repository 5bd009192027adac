package import AirData

/// What has to be said about one or several indices.
package struct IndexCaveats: Sendable {
  private var missingBits: UInt8 = 0
  /// Bit by pollutant, in the order of all.
  private var standInBits: UInt8 = 0
  /// The shares of a map's indices that lack each of the missing pollutants, 0 to 1; nil for indices that are no map.
  private var areaShares: [Double]?

  /// Needs nothing: the caveats of no index.
  package init() {}

  /// The caveats of a map: what is missing anywhere on it, each pollutant on which share of it, in the order of
  /// `missingPollutants`, and what stands in anywhere.
  package init(missing: IndexCoverage, areaShares: [Double], standIns: Set<Pollutant>) {
    missingBits = missing.missingBits
    self.areaShares = areaShares
    standInBits = Self.bits(standIns)
  }

  /// The same of a map that has each of the missing pollutants missing on a share of it, 0 to 1.
  package func ofMap(areaShares: [Double]) -> IndexCaveats {
    IndexCaveats(missing: coverage, areaShares: areaShares, standIns: standIns)
  }

  /// Takes the caveats of one more index.
  package mutating func add(_ index: AirIndex) {
    missingBits |= index.coverage.missingBits
    standInBits |= Self.bits(index.standIns)
  }

  /// Takes the caveats of others.
  package mutating func add(_ other: IndexCaveats) {
    missingBits |= other.missingBits
    standInBits |= other.standInBits
  }

  private var standIns: Set<Pollutant> {
    Set(Pollutant.allCases.enumerated().filter { standInBits & 1 << $0.offset != 0 }.map(\.element))
  }

  private static func bits(_ pollutants: some Sequence<Pollutant>) -> UInt8 {
    pollutants.reduce(0) { bits, pollutant in bits | 1 << (Pollutant.allCases.firstIndex(of: pollutant) ?? 0) }
  }

  /// What any of the indices lacks.
  package var coverage: IndexCoverage { IndexCoverage(missingBits: missingBits) }

  /// What is missing and what follows; nil where nothing is.
  package var sentence: LocalizedText? {
    areaShares.map { coverage.sentence(ofAreas: $0) } ?? coverage.sentence
  }

  /// Notices on missing pollutants and on hourly values that stand in for longer means.
  package var notices: [Notice] {
    [
      sentence.map { Notice(code: "index-partial", text: $0) },
      standIns.isEmpty ? nil : Self.hourly(standIns),
    ].compactMap { $0 }
  }

  private static func hourly(_ standIns: Set<Pollutant>) -> Notice {
    let names = standIns.symbolList
    return Notice(
      code: "hourly-stand-in",
      text: LocalizedText(
        en: "The hour's value stands in for the longer mean that the scale asks for: \(names).",
        es: "El valor de la hora sustituye a la media más larga que pide la escala: \(names).",
        ca: "El valor de l'hora substituïx la mitjana més llarga que demana l'escala: \(names)."))
  }
}

extension AirIndex {
  /// What has to be said about this index.
  var notices: [Notice] {
    var caveats = IndexCaveats()
    caveats.add(self)
    return caveats.notices
  }
}
