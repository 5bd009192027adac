internal import AirData
internal import Foundation
internal import Geo
internal import Routing
internal import Streets

/// The air on all streets in several hours, to be had for any minute between.
///
/// The mean of an hour stands for its middle; between two middles p changes evenly. An hour of which nothing is known
/// is bridged by those beside it.
struct HourlyStreets: Sendable {
  /// The hours of which something is known, with their air.
  private let hours: [(middle: Date, streets: StreetAir)]
  /// Number of hours asked for.
  let wanted: Int

  init(hours: [(middle: Date, streets: StreetAir)], wanted: Int) {
    (self.hours, self.wanted) = (hours, wanted)
  }

  /// Starts of the hours of which something is known.
  var starts: [Date] { hours.map { $0.middle - 1800 } }

  /// The air as the router takes it, for somebody who leaves at a moment; nil when nothing is known.
  /// - Throws: ``RoutingError`` where the figures of one hour are more or fewer than those of another.
  func movingAir(leaving departure: Date, ends: [Int]) throws(RoutingError) -> MovingAir? {
    guard !hours.isEmpty else { return nil }
    return try MovingAir(
      hours.map { hour in
        MovingAir.Moment(
          milliseconds: hour.middle.timeIntervalSince(departure) * 1000, pollution: hour.streets.pollution,
          profiles: Dictionary(ends.map { ($0, hour.streets.profile(ofEnd: $0)) }, uniquingKeysWith: { $1 }))
      })
  }

  /// Said where hours are bridged.
  var gapNotice: Notice? {
    guard !hours.isEmpty, hours.count < wanted else { return nil }
    let missing = wanted - hours.count
    return Notice(
      code: "hours-bridged",
      text: LocalizedText(
        en: "Nothing is known of the air at \(missing) of \(wanted) hours: the hours beside them stand in.",
        es: "Nada se sabe del aire en \(missing) de \(wanted) horas: las sustituyen las horas de al lado.",
        ca: "No se sap res de l'aire en \(missing) de \(wanted) hores: les substituïxen les hores del costat."))
  }
}

extension CityDesk {
  /// The hours on whose air a trip between two moments depends: those whose middles lie around them.
  static func hours(from start: Date, to end: Date) -> [Date] {
    let first = (start - 1800).startOfHour
    let count = Int(((end + 1800).startOfHour.timeIntervalSince(first) / 3600).rounded()) + 1
    return (0..<max(1, count)).map { first + Double($0) * 3600 }
  }

  /// The air on the streets of a network in some hours; figures of an older hour serve only where no hour has its own.
  /// - Throws: ``BrisaError`` when the configuration of a source is wrong.
  func hourlyStreets(
    _ graph: StreetGraph, _ measure: PollutionMeasure, hours: [Date]
  ) async throws(BrisaError) -> HourlyStreets {
    var known: [(middle: Date, streets: StreetAir)] = []
    var stale: [(middle: Date, streets: StreetAir)] = []
    for hour in hours {
      let air = try await gather(for: graph, at: hour)
      let sampler = PollutionSampler(picture: air.picture, measure: measure)
      guard let streets = StreetAir(graph: graph, sampler: sampler) else { continue }
      if air.picture.staleHours.isEmpty {
        known.append((hour + 1800, streets))
      } else {
        stale.append((hour + 1800, streets))
      }
    }
    return HourlyStreets(hours: known.isEmpty ? stale : known, wanted: hours.count)
  }
}
