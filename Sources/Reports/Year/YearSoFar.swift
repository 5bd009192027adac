package import AirData
package import Foundation
package import Geo

/// On how many days and in how many hours of a year so far limits were passed, by station and over the area.
package struct YearSoFar: Hashable, Sendable {
  /// A station and its counts, in the order of the limits; nil where the station never measured the pollutant.
  package struct Station: Hashable, Sendable {
    /// The source that delivered its readings.
    package let source: String
    /// Its id there.
    package let id: String
    /// Its name.
    package let name: String
    /// Where it stands.
    package let coordinate: Coordinate
    /// By limit.
    package let counts: [Count?]

    package init(source: String, id: String, name: String, coordinate: Coordinate, counts: [Count?]) {
      self.source = source
      self.id = id
      self.name = name
      self.coordinate = coordinate
      self.counts = counts
    }
  }

  /// Days or hours of one station.
  package struct Count: Hashable, Sendable {
    /// How many have a mean.
    package let known: Int
    /// How many have a mean above the limit.
    package let above: Int

    package init(known: Int, above: Int) {
      self.known = known
      self.above = above
    }
  }

  /// The area that is known, by the fields of all hours at points of the map.
  package struct Area: Hashable, Sendable {
    /// Days or hours of which anything is known.
    package let known: Int
    /// How many of them had any point above the limit.
    package let anywhere: Int
    /// How many the point has that has the most.
    package let most: Int
    /// The greatest share of the known points above the limit in one of them, 0 to 1.
    package let greatestShare: Double
    /// Share of the known points that were above the limit more often than a year may have; nil where no number is set.
    package let shareBeyond: Double?
  }

  /// The calendar year, on the clock of the city.
  package let year: Int
  /// Its beginning, UTC.
  package let from: Date
  /// End of its last hour so far.
  package let to: Date
  /// Days that have ended.
  package let days: Int
  /// Hours of the year so far.
  package let hours: Int
  /// What is counted, in the order of the counts of every station and of the area.
  package let limits: [Limit]
  /// Points of the map that tell the area.
  package let points: Int
  /// By name.
  package let stations: [Station]
  /// The area by limit; nil where nothing is known of the pollutant.
  package let area: [Area?]

  /// Takes what was counted.
  /// - Parameters:
  ///   - year: The year.
  ///   - from: Its beginning.
  ///   - to: End of its last hour so far.
  ///   - stations: The stations, in the order of the tally's places.
  ///   - tally: What was counted at the stations.
  ///   - area: What was counted at points of the map, by the same limits.
  ///   - points: How many points.
  package init(
    year: Int, from: Date, to: Date, stations: [ReadingStation], tally: YearTally, area: YearTally, points: Int
  ) {
    self.year = year
    self.from = from
    self.to = to
    self.points = points
    days = tally.days
    hours = tally.hours
    limits = tally.counts.map(\.limit)
    self.stations = stations.enumerated().map { place, item in
      Station(
        source: item.source, id: item.station.id, name: item.station.name, coordinate: item.station.coordinate,
        counts: tally.counts.map { count in
          guard item.pollutants.contains(count.limit.pollutant) else { return nil }
          return Count(
            known: place < count.known.count ? count.known[place] : 0,
            above: place < count.above.count ? count.above[place] : 0)
        })
    }
    .filter { $0.counts.contains { $0 != nil } }
    .sorted { ($0.name, $0.source, $0.id) < ($1.name, $1.source, $1.id) }
    self.area = area.counts.map { Area($0) }
  }

  /// A station of a source, and what it measured at least once.
  package struct ReadingStation: Sendable {
    /// What the source is called in answers and in the archive.
    package let source: String
    /// The station as its readings tell it.
    package let station: AirData.Station
    /// What it measured.
    package var pollutants: Set<Pollutant>

    package init(source: String, station: AirData.Station, pollutants: Set<Pollutant> = []) {
      self.source = source
      self.station = station
      self.pollutants = pollutants
    }
  }

  /// Days or hours that a limit's counts are out of.
  package func units(of limit: Limit) -> Int { limit.isOfHours ? hours : days }
}

extension YearSoFar.Area {
  /// What was counted at all points; nil where none ever had a mean.
  fileprivate init?(_ count: LimitCount) {
    guard count.knownAnywhere > 0 else { return nil }
    let places = count.known.indices.filter { count.known[$0] > 0 }
    known = count.knownAnywhere
    anywhere = count.aboveAnywhere
    most = count.above.max() ?? 0
    greatestShare = count.greatestShare
    shareBeyond = count.limit.allowedPerYear.map { allowed in
      Double(places.count { count.above[$0] > allowed }) / Double(max(1, places.count))
    }
  }
}
