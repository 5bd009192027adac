public import AirData
public import AirField
public import Foundation
public import Geo

/// The air of a city at one hour, with the 23 hours before it that averaging periods need.
public struct AirPicture: Sendable {
  /// Number of hours that the longest averaging period needs.
  public static let historyHours = 24

  /// Start of the hour, UTC.
  public let hour: Date
  /// The scale of every index.
  public let scale: IndexScale
  /// The field of the hour, then those of the hours before it; hours without readings are empty.
  public let fields: [PollutionField]
  /// The readings of the hour, then those of the hours before it.
  public let readings: [[Reading]]

  /// Fits the fields of readings by hour, latest hour first.
  /// - Throws: ``BrisaError`` when a field cannot be fitted.
  init(
    hour: Date, scale: ScaleID, readings: [[Reading]], method: FieldMethod, origin: Coordinate,
    maskDistanceMeters: Double
  ) throws(BrisaError) {
    self.hour = hour
    self.scale = IndexScale(scale)
    self.readings = readings
    do {
      fields = try readings.enumerated().map { offset, readings in
        let start = hour - Double(offset) * 3600
        return try PollutionField(
          hour: DateInterval(start: start, duration: 3600), readings: readings, method: method, origin: origin,
          maskDistanceMeters: maskDistanceMeters)
      }
    } catch let error as FieldError {
      throw BrisaError(.badData, error.message)
    } catch {
      throw BrisaError(.bug, "The pollution field cannot be made: \(error).")
    }
  }

  /// The pollutants that any of the hours knows, in the order of every table.
  public var historyPollutants: [Pollutant] { Set(fields.flatMap(\.pollutants)).sorted() }

  /// The field of the hour.
  public var field: PollutionField { fields[0] }

  /// Whether there is no reading at all for the hour.
  public var isEmpty: Bool { readings[0].isEmpty }

  /// Whether the hour's readings of a pollutant, or of all, are those of a typical day.
  public var isTypical: Bool { !isEmpty && readings[0].allSatisfy { $0.kind == .typical } }

  /// The index of a place, from the field of the hour and of those before it; nil where nothing is known.
  public func index(at place: Coordinate) -> AirIndex? {
    scale.index(of: history(at: place))
  }

  /// The hourly concentrations of a place, latest first.
  public func history(at place: Coordinate) -> HourlyConcentrations {
    var history = HourlyConcentrations()
    // An average may be valid although the latest hour is missing.
    for pollutant in historyPollutants {
      for (hoursAgo, field) in fields.enumerated() {
        if let estimate = field.estimate(pollutant, at: place) {
          history[pollutant, hoursAgo: hoursAgo] = estimate.value
        }
      }
    }
    return history
  }
}
