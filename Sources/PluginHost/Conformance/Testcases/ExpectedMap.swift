internal import AirData
internal import Foundation
internal import Geo

/// A map as `expected.json` writes it, with its values at some places.
struct ExpectedMap: Decodable, Sendable {
  /// The value at a place; nil where the map must have none.
  struct Value: Decodable, Sendable {
    let latitude: Double
    let longitude: Double
    let value: Double?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case latitude, longitude, value
    }

    init(from decoder: any Decoder) throws {
      try decoder.refuseKeys(except: CodingKeys.allCases)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      latitude = try container.decode(Double.self, forKey: .latitude)
      longitude = try container.decode(Double.self, forKey: .longitude)
      value = try container.decodeIfPresent(Double.self, forKey: .value)
    }
  }

  let pollutant: Pollutant
  let from: Date
  let to: Date
  let licence: String?
  let attribution: String?
  /// Metres, to a tenth of it.
  let resolution: Double?
  let values: [Value]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case pollutant, from, to, licence, attribution, resolution, values
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(except: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let word = try container.decode(String.self, forKey: .pollutant)
    guard let pollutant = Pollutant(parsing: word) else {
      throw ProtocolFault(container.codingPath + [CodingKeys.pollutant], "'\(word)' is unknown")
    }
    self.pollutant = pollutant
    from = try container.moment(.from)
    to = try container.moment(.to)
    licence = try container.decodeIfPresent(String.self, forKey: .licence)
    attribution = try container.decodeIfPresent(String.self, forKey: .attribution)
    resolution = try container.decodeIfPresent(Double.self, forKey: .resolution)
    values = try container.decodeIfPresent([Value].self, forKey: .values) ?? []
  }

  /// Whether a map is of the same pollutant and time.
  func isOf(_ map: AirMap) -> Bool { pollutant == map.pollutant && from == map.from && to == map.to }

  /// How a map of the same pollutant and time differs.
  func differences(_ map: AirMap) -> [String] {
    var list = DifferenceList()
    list.compare("licence", found: map.licence, expected: licence)
    list.compare("attribution", found: map.attribution, expected: attribution)
    list.compare("resolution", found: map.resolutionMeters, expected: resolution, within: (resolution ?? 0) / 10)
    for place in values {
      let found = map.value(at: Coordinate(latitude: place.latitude, longitude: place.longitude))
      let what = "the value at \(place.latitude),\(place.longitude)"
      list.compare(what, found: found.isNaN ? "none" : "some", expected: place.value == nil ? "none" : "some")
      if !found.isNaN { list.compare(what, found: Double(found), expected: place.value, within: 0.005) }
    }
    return list.texts
  }

  /// `no2 2024-01-01T00:00:00Z`.
  var text: String { "\(pollutant.rawValue) \(ZonedTime.format(from))" }
}

extension AirMap {
  /// How far from a line its value holds, where a testcase asks.
  private static let nearMeters = 10.0

  /// The value at a place: of the cell, or of the nearest point of a line near by; NaN where there is none.
  fileprivate func value(at place: Coordinate) -> Float {
    switch content {
    case .raster(let raster): return raster.value(at: place)
    case .lines(let lines):
      let plane = LocalProjection(origin: place)
      let here = PlanePoint(x: 0, y: 0)
      let nearest = lines.map { line in
        let points = line.points.map { plane.project($0) }
        return (zip(points, points.dropFirst()).map { here.distance(toLineFrom: $0, to: $1) }.min() ?? .infinity, line)
      }.min { $0.0 < $1.0 }
      return nearest.flatMap { $0.0 <= Self.nearMeters ? $0.1.value : nil } ?? .nan
    }
  }
}

extension PlanePoint {
  /// The distance to the straight line between two points.
  fileprivate func distance(toLineFrom start: PlanePoint, to end: PlanePoint) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let squared = x * x + y * y
    let along = squared > 0 ? ((self.x - start.x) * x + (self.y - start.y) * y) / squared : 0
    let fraction = max(0, min(1, along))
    return distance(to: PlanePoint(x: start.x + fraction * x, y: start.y + fraction * y))
  }
}
