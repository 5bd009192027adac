internal import AirData
internal import Foundation
internal import Geo

/// The one line that a program reads.
struct RequestMessage: Codable {
  /// What is asked.
  enum Kind: String, Codable {
    /// Whether the settings can work, as far as that is known without asking the feed.
    case check
    /// Readings of pollutants and of what else stations measure.
    case readings
    /// Winds of the same box and interval.
    case winds
    /// Maps of a city; the query's interval says nothing.
    case maps
  }

  struct Query: Codable {
    let box: [Double]
    let start: String
    let end: String
    let pollutants: [String]

    init(_ query: ReadingQuery) {
      box = [query.box.west, query.box.south, query.box.east, query.box.north]
      (start, end) = (ZonedTime.format(query.interval.start), ZonedTime.format(query.interval.end))
      pollutants = query.pollutants.sorted().map(\.rawValue)
    }

    /// A question for maps, at a moment.
    init(_ query: AirMapQuery, now: Date) {
      let moment = DateInterval(start: now, duration: 0)
      self.init(ReadingQuery(box: query.box, interval: moment, pollutants: query.pollutants))
    }

    func query() throws(ProtocolFault) -> ReadingQuery {
      guard box.count == 4, box[0] <= box[2], box[1] <= box[3] else { throw ProtocolFault("query.box: is no box") }
      let bounds = (try ZonedTime.parse(start, path: "query.start"), try ZonedTime.parse(end, path: "query.end"))
      guard bounds.0 <= bounds.1 else { throw ProtocolFault("query.end: lies before the start") }
      return ReadingQuery(
        box: BoundingBox(west: box[0], south: box[1], east: box[2], north: box[3]),
        interval: DateInterval(start: bounds.0, end: bounds.1),
        pollutants: Set(pollutants.compactMap { Pollutant(parsing: $0) }))
    }
  }

  let request: Kind
  /// Id of the source, for a program that has several.
  let source: String
  let settings: [String: SettingValueMessage]
  /// None for a check.
  let query: Query?
  let timeZone: String
  let now: String
  let cacheFolder: String

  enum CodingKeys: String, CodingKey {
    case request, source, settings, query, now
    case timeZone = "time_zone"
    case cacheFolder = "cache_folder"
  }
}
