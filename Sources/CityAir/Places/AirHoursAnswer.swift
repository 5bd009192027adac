package import AirData
package import Foundation
package import Geo
package import Setup

/// The air at a place, hour after hour.
package struct AirHoursAnswer: Sendable {
  /// One hour.
  package struct Hour: Sendable {
    /// Its start, UTC.
    package let start: Date
    /// The air of the hour; nil where nothing is known of it.
    package let air: AirAnswer?
    /// Why nothing is known of it.
    fileprivate let missing: BrisaError?

    /// The hour at a place.
    /// - Throws: ``BrisaError`` for all but air that nobody knows.
    package init(of air: GatheredAir, at place: Coordinate, maskDistanceMeters: Double) throws(BrisaError) {
      start = air.fields.hour
      do throws(BrisaError) {
        self.air = try AirAnswer(
          place: place, moment: air.fields.hour, air: air, maskDistanceMeters: maskDistanceMeters)
        missing = nil
      } catch {
        guard error.code == .noAir else { throw error }
        self.air = nil
        missing = error
      }
    }

    /// The pollutants whose figures are a forecast.
    package var forecast: Set<Pollutant> { shown(air?.provenance.forecast ?? []).subtracting(stale) }

    /// The pollutants of which a typical day stands in.
    package var typical: Set<Pollutant> { shown(air?.provenance.typical ?? []).subtracting(stale) }

    /// The pollutants for which an hour before stands in, since nobody knows them for this one.
    package var stale: Set<Pollutant> { shown(Set(air?.provenance.staleHours.keys.map { $0 } ?? [])) }

    /// The pollutants that nobody measured in the hour, whose figures lie on the line between the hours around it.
    package var bridged: Set<Pollutant> { shown(air?.provenance.bridgedPollutants ?? []) }

    private func shown(_ pollutants: Set<Pollutant>) -> Set<Pollutant> {
      pollutants.intersection(air?.estimates.filter { $0.concentration != nil }.map(\.pollutant) ?? [])
    }
  }

  /// Something that has to be said of hours.
  package struct HourNotice: Sendable, Hashable {
    /// What has to be said.
    package let notice: Notice
    /// The starts of the hours that it is of, in their order; empty where it is of all of which anything is known.
    package let hours: [Date]
  }

  /// Most hours of one answer: a day that has been, and three that are to come.
  package static let maxHours = 24 + 72

  /// The place that was asked for.
  package let place: Coordinate
  /// The moment that was asked for.
  package let moment: Date
  /// The hours, in their order; the first holds the moment.
  package let hours: [Hour]
  /// What has to be said about any of the hours, each sentence once, in the order of the first hour that it is of.
  package let notices: [HourNotice]
  /// Who must be named where the answer is shown.
  package let attribution: [String]

  /// Needs hours that follow each other.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/noAir`` when nothing is known at the place in any of them.
  package init(place: Coordinate, moment: Date, hours: [Hour]) throws(BrisaError) {
    if let missing = hours.first?.missing, hours.allSatisfy({ $0.air == nil }) { throw missing }
    self.place = place
    self.moment = moment
    self.hours = hours
    notices = Self.notices(of: hours)
    attribution = Attribution(hours.flatMap { $0.air?.attribution ?? [] }).names
  }

  private static func notices(of hours: [Hour]) -> [HourNotice] {
    var said: [(notice: Notice, hours: [Date])] = []
    var places: [String: Int] = [:]
    for hour in hours {
      for notice in hour.air?.notices ?? [] {
        if let place = places[notice.message] {
          if said[place].hours.last != hour.start { said[place].hours.append(hour.start) }
        } else {
          places[notice.message] = said.count
          said.append((notice, [hour.start]))
        }
      }
    }
    let knownCount = hours.count { $0.air != nil }
    return said.map { HourNotice(notice: $0.notice, hours: $0.hours.count == knownCount ? [] : $0.hours) }
  }
}
