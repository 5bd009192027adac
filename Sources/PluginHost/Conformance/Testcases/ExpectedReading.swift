internal import AirData
internal import Foundation
internal import Geo

/// A reading as `expected.json` writes it; what it does not say does not matter.
struct ExpectedReading: Decodable, Sendable {
  let station: String
  let pollutant: Pollutant
  let start: Date
  let end: Date
  /// In µg/m³, to three decimals.
  let concentration: Double
  let name: String?
  let type: String?
  /// The land around the station.
  let area: String?
  let latitude: Double?
  let longitude: Double?
  let kind: String?
  let issued: Date?
  /// Of a typical day, the days that it stands for.
  let day: String?
  let quality: Reading.Quality?
  /// Standard uncertainty, in the unit of the value.
  let uncertainty: Double?
  let licence: String?
  let attribution: String?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case station, pollutant, start, end, concentration, name, type, area, latitude, longitude, kind, issued, quality,
      licence
    case attribution, day, uncertainty
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(except: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    station = try container.decode(String.self, forKey: .station)
    let word = try container.decode(String.self, forKey: .pollutant)
    guard let pollutant = Pollutant(parsing: word) else {
      throw ProtocolFault(container.codingPath + [CodingKeys.pollutant], "'\(word)' is unknown")
    }
    self.pollutant = pollutant
    start = try container.moment(.start)
    end = try container.moment(.end)
    concentration = try container.decode(Double.self, forKey: .concentration)
    name = try container.decodeIfPresent(String.self, forKey: .name)
    type = try container.decodeIfPresent(String.self, forKey: .type)
    area = try container.decodeIfPresent(String.self, forKey: .area)
    latitude = try container.decodeIfPresent(Double.self, forKey: .latitude)
    longitude = try container.decodeIfPresent(Double.self, forKey: .longitude)
    kind = try container.decodeIfPresent(String.self, forKey: .kind)
    issued = container.contains(.issued) ? try container.moment(.issued) : nil
    day = try container.decodeIfPresent(String.self, forKey: .day)
    quality = try container.qualityWords(.quality)
    uncertainty = try container.decodeIfPresent(Double.self, forKey: .uncertainty)
    licence = try container.decodeIfPresent(String.self, forKey: .licence)
    attribution = try container.decodeIfPresent(String.self, forKey: .attribution)
  }

  /// What tells it from the others.
  var key: ReadingKey { ReadingKey(station: station, pollutant: pollutant, start: start, kind: kind) }

  /// How a reading of the same key differs: «concentration 20.1 instead of 21».
  func differences(_ reading: Reading) -> [String] {
    var list = DifferenceList()
    list.compare("concentration", found: reading.concentration, expected: concentration, within: 0.0005)
    list.compare("end", found: ZonedTime.format(reading.end), expected: ZonedTime.format(end))
    list.compare("name", found: reading.station.name, expected: name)
    list.compare("type", found: reading.station.type.rawValue, expected: type)
    list.compare("area", found: reading.station.details?.area?.rawValue ?? "none", expected: area)
    list.compare("latitude", found: reading.station.coordinate.latitude, expected: latitude, within: 1e-6)
    list.compare("longitude", found: reading.station.coordinate.longitude, expected: longitude, within: 1e-6)
    list.compare("kind", found: KindMessage(reading.kind).kind, expected: kind)
    list.compare("issued", found: KindMessage(reading.kind).issued ?? "none", expected: issued.map(ZonedTime.format))
    list.compare("day", found: KindMessage(reading.kind).day ?? "daily", expected: day)
    list.compare("quality", found: reading.quality.text, expected: quality?.text)
    list.compare("uncertainty", found: reading.uncertainty ?? .nan, expected: uncertainty, within: 0.0005)
    list.compare("licence", found: reading.station.credit?.licence ?? "none", expected: licence)
    list.compare("attribution", found: reading.station.credit?.attribution ?? "none", expected: attribution)
    return list.texts
  }
}

extension Reading.Quality {
  /// The words of the protocol in one text.
  fileprivate var text: String { isEmpty ? "none" : words.joined(separator: ", ") }
}

extension KeyedDecodingContainer {
  /// Reservations in the words of the protocol; nil where the key is missing.
  fileprivate func qualityWords(_ key: Key) throws -> Reading.Quality? {
    guard contains(key) else { return nil }
    guard let words = try? decode([String].self, forKey: key) else {
      throw ProtocolFault(codingPath + [key], "must be a list of words like [\"provisional\"], [] for none")
    }
    do {
      return try Reading.Quality(words: words)
    } catch {
      throw ProtocolFault(codingPath + [key], error.message.replacing("reading.quality: ", with: ""))
    }
  }

  /// A moment that is written with its zone.
  func moment(_ key: Key) throws -> Date {
    let path =
      ProtocolFault(codingPath + [key], "").message.split(separator: ": ").first.map(String.init) ?? key.stringValue
    return try ZonedTime.parse(try decode(String.self, forKey: key), path: path)
  }
}
