internal import AirData

/// What has to be said about one or several indices.
struct IndexCaveats: Sendable {
  private var missing: Set<Pollutant> = []
  private var standIns: Set<Pollutant> = []

  /// Takes the caveats of one more index.
  mutating func add(_ index: AirIndex) {
    missing.formUnion(index.missingPollutants)
    standIns.formUnion(index.standIns)
  }

  /// Takes the caveats of others.
  mutating func add(_ other: IndexCaveats) {
    if !other.missing.isSubset(of: missing) { missing.formUnion(other.missing) }
    if !other.standIns.isSubset(of: standIns) { standIns.formUnion(other.standIns) }
  }

  /// Notices on missing pollutants and on hourly values that stand in for longer means.
  var notices: [Notice] {
    var notices: [Notice] = []
    if !missing.isEmpty {
      notices.append(
        Notice(code: "index-partial", message: "The index is partial: nothing is known of \(Self.list(missing))."))
    }
    if !standIns.isEmpty {
      notices.append(
        Notice(
          code: "hourly-stand-in",
          message: "The hour's value stands in for the longer mean that the scale asks for: \(Self.list(standIns))."))
    }
    return notices
  }

  private static func list(_ pollutants: Set<Pollutant>) -> String {
    pollutants.sorted().map(\.symbol).joined(separator: ", ")
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
