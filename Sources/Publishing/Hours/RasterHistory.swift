internal import AirData
internal import AirField
internal import CityAir
internal import Computing
internal import Foundation
internal import Reports

/// The rasters of an hour and of those before it, each computed once while a run goes from hour to hour.
struct RasterHistory {
  /// What a raster depends on, the model of the run aside.
  private struct Key: Hashable {
    let pollutant: Pollutant
    let hour: DateInterval
    let stations: [StationConcentration]
    let method: String
    let wind: CityWind?

    init(_ pollutant: Pollutant, _ field: PollutionField) {
      self.pollutant = pollutant
      hour = field.hour
      stations = field.stations(for: pollutant)
      method = field.method(of: pollutant) ?? ""
      wind = field.wind
    }
  }

  /// σ is computed in every so many-th cell and between them interpolated, with an error below 2 %.
  private static let sigmaStep = 8

  private let spec: GridSpec
  /// Of all hours that count.
  private var values: [Key: [Float]] = [:]
  /// Of the hour itself; those before it need none.
  private var sigmas: [Key: [Float]] = [:]

  init(spec: GridSpec) {
    self.spec = spec
  }

  /// Bytes that a cell takes in the memory, history and pictures included; about.
  static let bytesPerCell = HourFields.historyHours * Pollutant.allCases.count * MemoryLayout<Float>.size + 200

  /// Computes what is new of an hour's fields and forgets what no longer counts.
  /// - Complexity: O(cells × stations) for each pollutant and hour that is new.
  mutating func rasters(of fields: HourFields) -> (layers: [PollutantRaster], history: HistoryRasters) {
    let wanted = fields.hourlyFields.enumerated().flatMap { hoursAgo, field in
      field.pollutants.map { (key: Key($0, field), field: field, isOfHour: hoursAgo == 0) }
    }
    let counting = Set(wanted.map(\.key))
    let ofHour = Set(wanted.lazy.filter(\.isOfHour).map(\.key))
    values = values.filter { counting.contains($0.key) }
    sigmas = sigmas.filter { ofHour.contains($0.key) }
    let missing = wanted.filter { values[$0.key] == nil || ($0.isOfHour && sigmas[$0.key] == nil) }
    let grids = missing.parallelMap { [spec] item in
      item.field.grid(item.key.pollutant, spec, sigma: item.isOfHour ? .everyCells(Self.sigmaStep) : .omitted)
    }
    for (item, grid) in zip(missing, grids) {
      guard let grid else { continue }
      values[item.key] = grid.values
      if item.isOfHour { sigmas[item.key] = grid.sigmas }
    }
    return (layers(of: fields), history(of: fields))
  }

  private func layers(of fields: HourFields) -> [PollutantRaster] {
    fields.field.pollutants.compactMap { pollutant in
      let key = Key(pollutant, fields.field)
      guard let values = values[key], let sigmas = sigmas[key] else { return nil }
      return PollutantRaster(pollutant: pollutant, spec: spec, values: values, sigmas: sigmas, method: key.method)
    }
  }

  /// What stands in for the hour is no part of its history.
  private func history(of fields: HourFields) -> HistoryRasters {
    var hours: [Pollutant: [[Float]?]] = [:]
    var standIns: [Pollutant: [Float]] = [:]
    for pollutant in fields.historyPollutants {
      hours[pollutant] = fields.hourlyFields.enumerated().map { hoursAgo, field in
        hoursAgo == 0 && fields.standInPollutants.contains(pollutant) ? nil : values[Key(pollutant, field)]
      }
      if fields.standInPollutants.contains(pollutant) {
        standIns[pollutant] = values[Key(pollutant, fields.field)]
      }
    }
    return HistoryRasters(spec: spec, hours: hours, standIns: standIns)
  }
}
