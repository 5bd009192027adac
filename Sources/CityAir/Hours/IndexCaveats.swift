package import AirData

/// What has to be said about one or several indices, as plain bits: tables hold it for every street.
package struct IndexCaveats: BitwiseCopyable, Sendable {
  private var missing = PollutantSet()
  /// The pollutants for which an hourly value stands in.
  private var standIns = PollutantSet()

  /// Needs nothing: the caveats of no index.
  package init() {}

  /// The caveats of indices that lack something, and for which hourly values of some pollutants stand in.
  package init(missing: IndexCoverage, standIns: Set<Pollutant>) {
    self.missing = missing.missing
    self.standIns = PollutantSet(standIns)
  }

  /// Takes the caveats of one more index.
  package mutating func add(_ index: AirIndex) {
    missing.formUnion(index.coverage.missing)
    for part in index.subIndices where part.isStandIn { standIns.insert(part.pollutant) }
  }

  /// Takes the caveats of others.
  package mutating func add(_ other: IndexCaveats) {
    missing.formUnion(other.missing)
    standIns.formUnion(other.standIns)
  }

  /// What any of the indices lacks.
  package var coverage: IndexCoverage { IndexCoverage(missing: missing) }

  /// Notices on missing pollutants and on hourly values that stand in for longer means.
  package var notices: [Notice] { notices(onMissing: coverage.sentence) }

  /// Notices on hourly values that stand in, and on missing pollutants where a sentence says something of them.
  func notices(onMissing sentence: LocalizedText?) -> [Notice] {
    [
      sentence.map { Notice(code: "index-partial", text: $0) },
      standIns.isEmpty ? nil : Self.hourly(standIns),
    ].compactMap { $0 }
  }

  /// The notice on the pollutants whose hourly values stand in at some stations; none where no station has any.
  package static func notices(ofStations standIns: Set<Pollutant>) -> [Notice] {
    standIns.isEmpty ? [] : [Notice(code: "hourly-stand-in", text: atStations(standIns.symbolList))]
  }

  private static func atStations(_ names: String) -> LocalizedText {
    LocalizedText(
      en: "At some stations the hour's value stands in for the longer mean that the scale asks for: \(names).",
      es: "En algunas estaciones, el valor de la hora sustituye a la media más larga que pide la escala: \(names).",
      ca: "En algunes estacions, el valor de l'hora substituïx la mitjana més llarga que demana l'escala: \(names).")
  }

  private static func hourly(_ standIns: PollutantSet) -> Notice {
    let names = Set(standIns.pollutants).symbolList
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
