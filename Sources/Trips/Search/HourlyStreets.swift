package import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Routing

/// The air on all streets in several hours, to be had for any minute between.
///
/// The mean of an hour stands for its middle; between two middles p changes evenly. An hour of which nothing is known
/// is bridged by those beside it.
package struct HourlyStreets: Sendable {
  /// An hour with its air.
  package struct Hour: Sendable {
    let middle: Date
    let streets: StreetAir
  }

  fileprivate static let halfHourSeconds = 1800.0

  /// The hours of which something is known.
  private let hours: [Hour]
  /// Number of hours asked for.
  let wanted: Int

  init(hours: [Hour], wanted: Int) {
    (self.hours, self.wanted) = (hours, wanted)
  }

  /// Starts of the hours of which something is known.
  var starts: [Date] { hours.map(\.start) }

  /// The air as the router takes it, for somebody who leaves at a moment; nil when nothing is known.
  /// - Throws: ``RoutingError`` where the figures of one hour are more or fewer than those of another.
  func movingAir(leaving departure: Date, ends: Set<Int>) throws(RoutingError) -> MovingAir? {
    guard !hours.isEmpty else { return nil }
    return try MovingAir(
      hours.map { hour in
        MovingAir.Moment(
          milliseconds: hour.middle.timeIntervalSince(departure) * 1000, pollution: hour.streets.pollution,
          profiles: hour.streets.profiles(ofEnds: ends))
      })
  }

  /// The burden of a path for somebody who leaves at a moment, on each street in the air of when it is reached; 0 where
  /// nothing is known.
  func burden(of path: Path, leaving departure: Date, ends: Set<Int>) -> MovingBurden {
    var (burden, seconds) = (MovingBurden(), 0.0)
    guard !hours.isEmpty else { return burden }
    let clock = MomentClock(times: hours.map { $0.middle.timeIntervalSince(departure) })
    for piece in path.pieces {
      let (moment, minutes) = (clock.position(at: seconds), piece.durationSeconds / 60)
      burden.minutes += minutes * moment.interpolated { hours[$0].streets.pollution(on: piece, ends: ends) }
      burden.overchargeMinutes += minutes * moment.interpolated { hours[$0].streets.overcharge(on: piece, ends: ends) }
      seconds += piece.durationSeconds
    }
    return burden
  }

  /// Said where hours are bridged.
  package var gapNotice: Notice? {
    guard !hours.isEmpty, hours.count < wanted else { return nil }
    let missing = wanted - hours.count
    return Notice(
      code: "hours-bridged",
      text: LocalizedText(
        en: "Hours of whose air nothing is known: \(missing) of \(wanted); those beside stand in.",
        es: "Horas de cuyo aire no se sabe nada: \(missing) de \(wanted); en su lugar están las de al lado.",
        ca: "Hores de l'aire de les quals no se sap res: \(missing) de \(wanted); en lloc seu estan les del costat."))
  }

  /// The hours on whose air a trip between two moments depends: those whose middles lie around them.
  static func hours(from start: Date, to end: Date) -> [Date] {
    let first = (start - halfHourSeconds).startOfHour
    let count = Int(((end + halfHourSeconds).startOfHour.timeIntervalSince(first) / 3600).rounded()) + 1
    return (0..<max(1, count)).map { first + Double($0) * 3600 }
  }
}

extension HourlyStreets.Hour {
  /// The air of the hour that begins at a moment.
  init(start: Date, streets: StreetAir) {
    self.init(middle: start + HourlyStreets.halfHourSeconds, streets: streets)
  }

  /// Its start.
  var start: Date { middle - HourlyStreets.halfHourSeconds }
}
