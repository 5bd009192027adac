package import AirData

/// What has to be said about one or several indices, as plain bits: tables hold it for every street.
package struct IndexCaveats: BitwiseCopyable, Sendable {
  private var missingBits: UInt8 = 0
  /// The bits of the pollutants for which an hourly value stands in; see ``IndexCoverage/bit(of:)``.
  private var standInBits: UInt8 = 0

  /// Needs nothing: the caveats of no index.
  package init() {}

  /// The caveats of indices that lack something, and for which hourly values of some pollutants stand in.
  package init(missing: IndexCoverage, standIns: Set<Pollutant>) {
    missingBits = missing.missingBits
    for pollutant in standIns { standInBits |= IndexCoverage.bit(of: pollutant) }
  }

  /// Takes the caveats of one more index.
  package mutating func add(_ index: AirIndex) {
    missingBits |= index.coverage.missingBits
    for part in index.subIndices where part.isStandIn { standInBits |= IndexCoverage.bit(of: part.pollutant) }
  }

  /// Takes the caveats of others.
  package mutating func add(_ other: IndexCaveats) {
    missingBits |= other.missingBits
    standInBits |= other.standInBits
  }

  private var standIns: Set<Pollutant> {
    Set(Pollutant.allCases.filter { standInBits & IndexCoverage.bit(of: $0) != 0 })
  }

  /// What any of the indices lacks.
  package var coverage: IndexCoverage { IndexCoverage(missingBits: missingBits) }

  /// Notices on missing pollutants and on hourly values that stand in for longer means.
  package var notices: [Notice] { notices(onMissing: coverage.sentence) }

  /// Notices on hourly values that stand in, and on missing pollutants where a sentence says something of them.
  func notices(onMissing sentence: LocalizedText?) -> [Notice] {
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
