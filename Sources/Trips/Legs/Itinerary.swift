internal import AirData
internal import CityAir
package import Routing
package import Streets

/// A route over several places, leg by leg, with its figures.
package struct Itinerary: Sendable {
  /// What it is called; several where one way serves.
  package internal(set) var labels: [RouteLabel]
  /// The avoidance (lambda) it was found with first; nil for the cleanest, which has none.
  package internal(set) var avoidance: Double?
  /// Whether ``Leg/costSeconds`` are what the cleanest way has least of.
  package let countsBurden: Bool
  /// From each place to the next.
  package private(set) var legs: [Leg]
  /// What one breathes on all of it, nil where nothing is known of the air.
  package private(set) var air: RouteAir?
  /// The chance that its burden is below that of the fastest one; nil for the fastest itself, and where p is no sum of
  /// concentrations.
  package internal(set) var cleanerProbability: Double?
  /// What has to be said of it.
  package internal(set) var notices: [RouteNotice]
  /// What the indices on it lack, and what stands in for it.
  let caveats: IndexCaveats

  /// The way between two places.
  package struct Leg: Sendable {
    package let path: Path
    package let origin: SnappedPoint
    package let destination: SnappedPoint
    /// What one breathes on it.
    package fileprivate(set) var air: RouteAir?
    /// What each piece of the path counted in the search, in seconds.
    package let costSeconds: [Double]
  }

  init(
    _ search: LabelledSearch, legs: [Leg], air: RouteAir?, caveats: IndexCaveats, notices: [RouteNotice]
  ) {
    labels = [search.label]
    avoidance = search.avoidance
    countsBurden = search.avoidance == nil
    self.legs = legs
    self.air = air
    self.caveats = caveats
    self.notices = notices
  }

  /// This itinerary with burdens in another unit.
  func burdens(times factor: Double) -> Itinerary {
    var itinerary = self
    itinerary.air = air?.burdens(times: factor)
    for leg in legs.indices { itinerary.legs[leg].air = legs[leg].air?.burdens(times: factor) }
    return itinerary
  }

  /// The same way with some legs put together: each range of them is one.
  package func joiningLegs(_ ranges: [Range<Int>]) -> Itinerary {
    var itinerary = self
    itinerary.legs = ranges.compactMap { Leg(joining: legs[$0]) }
    return itinerary
  }

  /// Length in metres.
  package var distanceMeters: Double { legs.reduce(0) { $0 + $1.path.lengthMeters } }
  /// Travel time in seconds.
  package var durationSeconds: Double { legs.reduce(0) { $0 + $1.path.durationSeconds } }
}

extension Itinerary: RouteOffer {
  var metersByZone: [String: Double] {
    Dictionary(
      legs.flatMap { $0.path.crossings.map { ($0.zone.id, $0.metersInside) } }, uniquingKeysWith: +)
  }

  func burdenPercent(of fastest: Itinerary) -> Double? {
    guard let burden = air?.expectedBurdenMinutes, let base = fastest.air?.expectedBurdenMinutes, base > 0 else {
      return nil
    }
    return (burden / base - 1) * 100
  }
}

extension Itinerary.Leg {
  /// Legs that follow each other, as one; nil where there are none.
  fileprivate init?(joining legs: ArraySlice<Itinerary.Leg>) {
    guard let first = legs.first, let last = legs.last else { return nil }
    guard legs.count > 1 else {
      self = first
      return
    }
    self.init(
      path: Path(joining: legs.map(\.path)), origin: first.origin, destination: last.destination, air: nil,
      costSeconds: legs.flatMap(\.costSeconds))
    let airs = legs.compactMap { leg in leg.air.map { (air: $0, seconds: leg.path.durationSeconds) } }
    air = airs.count == legs.count ? RouteAir(joining: airs) : nil
  }
}

extension RouteAir {
  /// The air of ways that follow each other, as one; needs one at least, with the seconds that each takes.
  fileprivate init(joining parts: [(air: RouteAir, seconds: Double)]) {
    let airs = parts.map(\.air)
    let seconds = parts.reduce(0) { $0 + $1.seconds }
    let burdens = airs.compactMap(\.burdenMinutes)
    let means = parts.compactMap { part in part.air.indexMean.map { $0 * part.seconds } }
    func sums(_ figures: KeyPath<RouteAir, [Pollutant: Double]>) -> [Pollutant: Double] {
      airs.reduce(into: [:]) { $0.merge($1[keyPath: figures], uniquingKeysWith: +) }
    }
    self.init(
      burdenMinutes: burdens.count == airs.count ? burdens.reduce(0, +) : nil,
      indexMean: means.count == airs.count && seconds > 0 ? means.reduce(0, +) / seconds : nil,
      indexMax: airs.compactMap(\.indexMax).max(),
      indexCoverage: IndexCoverage(
        missing: airs.reduce(into: PollutantSet()) { $0.formUnion($1.indexCoverage.missing) }),
      exposure: sums(\.exposure), doseMicrograms: sums(\.doseMicrograms),
      exposureIncrement: sums(\.exposureIncrement), doseIncrementMicrograms: sums(\.doseIncrementMicrograms),
      metersWithoutAir: airs.reduce(0) { $0 + $1.metersWithoutAir },
      metersBeyondStations: airs.reduce(0) { $0 + $1.metersBeyondStations },
      overchargeMinutes: airs.reduce(0) { $0 + $1.overchargeMinutes })
  }
}
