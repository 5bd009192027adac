package import AirData
package import Foundation
package import Geo

/// What a city's own history says about interpolating its air: a document that is made once in a while and kept.
package struct FieldCalibration: Hashable, Sendable {
  /// The city's time zone when it was made.
  package var timeZone: String
  /// The pollutants that had enough readings.
  package var pollutants: [Pollutant: CalibratedPollutant]

  /// Version of the form.
  package static let version = 1

  /// Creates a calibration.
  package init(timeZone: String, pollutants: [Pollutant: CalibratedPollutant]) {
    self.timeZone = timeZone
    self.pollutants = pollutants
  }

  /// What is known of a pollutant, nil where it was not calibrated.
  package subscript(pollutant: Pollutant) -> CalibratedPollutant? { pollutants[pollutant] }

  /// When the newest of its parts was made.
  package var made: Date? { pollutants.values.map(\.made).max() }

  /// The calibration with what was learnt from a station in an area; nil where nothing was.
  package func parts(in box: BoundingBox) -> FieldCalibration? { parts { $0.stands(in: box) } }

  /// The calibration with the pollutants that were learnt from some data; nil where none was.
  package func parts(from isMeant: (CalibrationData) -> Bool) -> FieldCalibration? {
    let own = pollutants.filter { isMeant($0.value.data) }
    return own.isEmpty ? nil : FieldCalibration(timeZone: timeZone, pollutants: own)
  }

  /// The calibration with the pollutants of a newer one in place of its own.
  package func updated(with newer: FieldCalibration) -> FieldCalibration {
    FieldCalibration(timeZone: newer.timeZone, pollutants: pollutants.merging(newer.pollutants) { _, new in new })
  }
}

extension FieldCalibration: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, made, timeZone, pollutants
  }

  /// Reads a document.
  /// - Throws: ``FieldError`` for another version, unknown pollutants and numbers out of range.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    guard try keys.decode(Int.self, forKey: .version) == Self.version else {
      throw keys.fault("is not \(Self.version), the only version that this program reads", at: .version)
    }
    var pollutants: [Pollutant: CalibratedPollutant] = [:]
    for (word, part) in try keys.decode([String: CalibratedPollutant].self, forKey: .pollutants) {
      guard let pollutant = Pollutant(rawValue: word) else {
        throw keys.fault("holds '\(word)', which is no pollutant", at: .pollutants)
      }
      pollutants[pollutant] = part
    }
    self.init(timeZone: try keys.decode(String.self, forKey: .timeZone), pollutants: pollutants)
  }

  /// Writes the document.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(Self.version, forKey: .version)
    try keys.encodeIfPresent(made, forKey: .made)
    try keys.encode(timeZone, forKey: .timeZone)
    try keys.encode(
      Dictionary(pollutants.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first }),
      forKey: .pollutants)
  }

  /// Reads the JSON that ``encode(to:)`` writes with times in ISO 8601.
  /// - Throws: ``FieldError/unusableCalibration(place:problem:)``.
  package init(parsing json: Data) throws(FieldError) {
    do {
      self = try JSONDecoder().decode(FieldCalibration.self, from: json)
    } catch {
      throw FieldError(readingCalibration: error)
    }
  }
}
