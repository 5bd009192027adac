package import AirData

/// What has to be said about one or several indices.
package struct IndexCaveats: Sendable {
  private var missing: Set<Pollutant> = []
  private var standIns: Set<Pollutant> = []

  /// Needs nothing: the caveats of no index.
  package init() {}

  /// Takes the caveats of one more index.
  package mutating func add(_ index: AirIndex) {
    missing.formUnion(index.missingPollutants)
    standIns.formUnion(index.standIns)
  }

  /// Takes the caveats of others.
  package mutating func add(_ other: IndexCaveats) {
    if !other.missing.isSubset(of: missing) { missing.formUnion(other.missing) }
    if !other.standIns.isSubset(of: standIns) { standIns.formUnion(other.standIns) }
  }

  /// Notices on missing pollutants and on hourly values that stand in for longer means.
  package var notices: [Notice] {
    [missing.isEmpty ? nil : Self.partial(missing), standIns.isEmpty ? nil : Self.hourly(standIns)].compactMap { $0 }
  }

  private static func partial(_ missing: Set<Pollutant>) -> Notice {
    let names = missing.symbolList
    return Notice(
      code: "index-partial",
      text: LocalizedText(
        en: "The index is partial: nothing is known of \(names).",
        es: "El índice es parcial: no se sabe nada de \(names).",
        ca: "L'índex és parcial: no se sap res de \(names)."))
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
