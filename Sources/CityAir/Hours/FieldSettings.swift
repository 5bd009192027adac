internal import AirData
package import AirField
internal import Geo
package import Setup

/// What a city has settled about its field, and what has to be said of it in an answer.
package struct FieldSettings: Sendable {
  /// How readings become a field.
  package let model: FieldModel
  /// Where the calibration was read; nil where there is none.
  private let file: String?
  /// Whether somebody asked for a choice by score.
  private let isAutoAsked: Bool

  /// Reads the city's calibration.
  /// - Throws: ``BrisaError`` where it cannot be used.
  package init(_ city: CityConfiguration) throws(BrisaError) {
    let kept = try city.calibration.flatMap { (place) throws(BrisaError) in
      try CalibrationFile.read(place, of: city)
    }
    model = FieldModel(method: city.fieldMethod ?? .standard, calibration: kept?.calibration)
    file = kept?.path
    isAutoAsked = city.fieldMethod == .auto
  }

  /// How readings become a field over streets and maps.
  package func model(with streets: CityStreets, maps: CityMaps = .none) -> FieldModel {
    var model = model
    model.streets = streets.model
    model.maps = maps.model
    return model
  }

  /// The calibration as far as it serves some pollutants; nil where built-in parameters serve them all.
  func provenance(of pollutants: [Pollutant]) -> AirProvenance.Calibration? {
    let parts = pollutants.compactMap { pollutant in model.calibration?[pollutant].map { (pollutant, $0) } }
    guard let file, let made = parts.map(\.1.made).max(), let from = parts.map(\.1.data.from).min(),
      let to = parts.map(\.1.data.to).max()
    else { return nil }
    return AirProvenance.Calibration(file: file, made: made, from: from, to: to, pollutants: parts.map(\.0))
  }

  /// What has to be said where the calibration does not fit the pollutants and stations of an hour.
  func notices(of pollutants: [Pollutant], at stations: [Station]) -> [Notice] {
    guard !pollutants.isEmpty else { return [] }
    let parts = pollutants.compactMap { model.calibration?[$0] }
    guard !parts.isEmpty, let file else { return isAutoAsked ? [.notCalibrated(file)] : [] }
    let isElsewhere = parts.allSatisfy { part in
      part.data.stations.allSatisfy { known in !stations.contains { isSame($0, known) } }
    }
    guard isElsewhere else { return [] }
    return [.calibrationElsewhere(file)]
  }

  private func isSame(_ station: Station, _ known: CalibrationData.Site) -> Bool {
    station.id == known.id || station.coordinate.isSamePlace(as: known.coordinate)
  }
}
