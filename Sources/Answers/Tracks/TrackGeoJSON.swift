internal import AirData
internal import Foundation
internal import Geo
internal import Setup
internal import Trips

/// A track on a map: a line a minute with its air, and the cleanest way; beside them, as foreign members (RFC 7946,
/// 6.1), what the JSON answer says of these figures: no index without its scale, no burden without what it is of.
struct TrackGeoJSON: Encodable {
  struct Properties: Encodable {
    let kind: String
    var start: Date?
    var burdenMinutes: Double?
    var index: Double?
    var concentrations: [String: Double]?
  }

  let type = "FeatureCollection"
  let version: Int
  let name: String?
  let start: Date
  let end: Date
  let measure: String
  let relative: Bool?
  let index: TrackJSON.Index?
  let notices: [NoticeJSON]
  let attribution: [String]
  let features: [GeoJSON.Feature<Properties>]

  init(_ answer: TrackAnswer, city: CityConfiguration, notices wording: NoticeWording) {
    let json = TrackJSON(answer, city: city, notices: wording)
    version = json.version
    name = json.name
    start = json.start
    end = json.end
    measure = json.measure
    relative = json.relative
    index = json.index
    notices = json.notices
    attribution = json.attribution
    let minutes = answer.minutes.enumerated().map { number, minute in
      // Each line ends where the next begins, so that no gap shows.
      let next = number + 1 < answer.minutes.count ? answer.minutes[number + 1] : nil
      let follows = next.map { $0.start.timeIntervalSince(minute.start) < 90 } ?? false
      let places = minute.places + (follows ? Array(next?.places.prefix(1) ?? []) : [])
      return GeoJSON.Feature(
        geometry: .lineString(places.count > 1 ? places : places + places),
        properties: Properties(
          kind: "minute", start: minute.start, burdenMinutes: minute.burdenMinutes?.rounded(decimals: 4),
          index: minute.index?.rounded(decimals: 1),
          concentrations: minute.concentrations.keyedByWord { $0.mean.rounded(decimals: 2) }))
    }
    let way = answer.cleanest.map {
      GeoJSON.Feature(
        geometry: .lineString($0.geometry),
        properties: Properties(kind: "cleanest", burdenMinutes: $0.expectedBurdenMinutes?.rounded(decimals: 3)))
    }
    features = minutes + [way].compactMap { $0 }
  }
}
