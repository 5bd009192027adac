package import AirData
package import AirField
package import Foundation
internal import Geo
package import Setup

/// The air of a city at one hour, with the 23 hours before it that averaging periods need.
package struct HourFields: Sendable {
  /// Number of hours that the longest averaging period needs.
  package static let historyHours = 24

  /// Start of the hour, UTC.
  package let hour: Date
  /// The scale of every index.
  package let scale: IndexScale
  /// The field of the hour, then those of the hours before it; hours without readings are empty.
  package let hourlyFields: [PollutionField]
  /// The readings of the hour, then those of the hours before it.
  package let readings: [[Reading]]
  /// The readings of the hour that were measured in an hour before, and stand in for what nobody measured in this one.
  let stale: [StaleAir]
  /// The pollutants that nobody measured in the hour and for which an hour before stands in: how many hours before.
  package var staleHours: [Pollutant: Int] {
    Dictionary(stale.map { ($0.pollutant, $0.ageHours) }, uniquingKeysWith: { first, _ in first })
  }
  /// What the city's calibration has learnt of the figures of pollutants that nobody measured in the hour; only where
  /// it has learnt of what stands in.
  package let standInErrors: [Pollutant: CalibratedStandIn]
  /// The readings of the hour that bridge a gap of their station.
  let bridged: [BridgedAir]
  /// The readings of the hour that are far from what is usual.
  let outliers: [OutlierReading]
  /// The pollutants that nobody measured in the hour, whose figures come from hours before, or around it.
  ///
  /// Kept, since every place asks for them, and finding them takes a look at every reading.
  package let standInPollutants: Set<Pollutant>
  /// The pollutants that nobody measured in the hour, whose figures all lie on the line between the hours around it.
  package var bridgedPollutants: Set<Pollutant> { standInPollutants.subtracting(staleHours.keys) }
  /// The streets that the field was given; nil where it has none.
  let streets: StreetModel?
  /// The air at any minute around the hour.
  let timeline: FieldTimeline

  /// Fits the fields of readings by hour, latest hour first, and of what is known of the hour that follows, each in its
  /// own hour's wind.
  /// - Parameters:
  ///   - known: The readings of the hour and of those around it.
  ///   - scale: The scale of every index.
  ///   - fieldSetup: What the fields of all hours have in common.
  ///   - fitted: Keeps the fields.
  /// - Throws: ``BrisaError`` when a field cannot be fitted.
  package init(
    _ known: HourReadings, scale: ScaleID, over fieldSetup: FieldSetup, fitted: FittedFields = FittedFields()
  ) throws(BrisaError) {
    hour = known.hour
    self.scale = IndexScale(scale)
    readings = known.latestFirst
    stale = known.stale
    bridged = known.bridged
    outliers = known.outliers
    streets = fieldSetup.model.streets
    standInPollutants = known.standIns
    standInErrors = Dictionary(
      known.stale.compactMap { air in
        air.kind.flatMap { fieldSetup.model.standIn($0, for: air.pollutant) }.map { (air.pollutant, $0) }
      }, uniquingKeysWith: { first, _ in first })
    do {
      hourlyFields = try known.latestFirst.enumerated().map { hoursAgo, readings in
        try fieldSetup.field(of: readings, from: known.hour - Double(hoursAgo) * 3600, known: fitted)
      }
      let next = try fieldSetup.field(of: known.following, from: known.hour + 3600, known: fitted)
      timeline = FieldTimeline(
        hourlyFields + [next], longestGapHours: known.longestGapHours, standIns: [known.hour: standInErrors])
    } catch let error as FieldError {
      throw BrisaError(.badData, error.message)
    } catch {
      throw BrisaError(.bug, "The pollution field cannot be made: \(error).")
    }
  }

  /// The pollutants that any of the hours knows, in the order of every table.
  package var historyPollutants: [Pollutant] { Set(hourlyFields.flatMap(\.pollutants)).sorted() }

  /// The field of the hour.
  package var field: PollutionField { hourlyFields[0] }

  /// Whether there is no reading at all for the hour.
  package var isEmpty: Bool { readings[0].isEmpty }

  /// The index of a place, from the field of the hour and of those before it; nil where nothing is known.
  func index(at place: Coordinate) -> AirIndex? { index(at: place, on: scale) }

  /// The index of a place on a scale.
  func index(at place: Coordinate, on scale: IndexScale) -> AirIndex? { indices(at: [place], on: scale)[0] }

  /// Whether what a network keeps of its streets is the kernel that a pollutant is given here.
  package func keepsStreets(of pollutant: Pollutant) -> Bool { streets?.isKept(pollutant) ?? false }
}

extension IndexScale {
  /// The index of a history, in which a stale figure stands for a pollutant only where the hours before give no mean.
  ///
  /// A figure that is two hours old must not count as the hour's and as its own once more.
  func index(of history: HourlyConcentrations, standIns: [Pollutant: Double]) -> AirIndex? {
    let index = index(of: history)
    guard !standIns.isEmpty else { return index }
    let known = Set(index?.subIndices.map(\.pollutant) ?? [])
    var filled = history
    for (pollutant, concentration) in standIns where !known.contains(pollutant) {
      filled.set(pollutant, latestFirst: [concentration])
    }
    return self.index(of: filled)
  }
}
