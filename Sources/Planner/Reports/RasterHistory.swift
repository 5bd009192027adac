internal import AirData
internal import AirField
internal import Dispatch
internal import Foundation
internal import Reports
internal import Synchronization

/// The rasters of an hour and of those before it, each computed once while a run goes from hour to hour.
struct RasterHistory {
  /// What a raster depends on, the model of the run aside.
  private struct Key: Hashable {
    let pollutant: Pollutant
    let hour: DateInterval
    let stations: [StationConcentration]
    let method: String
    let wind: CityWind?
    /// Whether it is the hour that is told, which has σ; as one of the hours before it needs none.
    let isTold: Bool
  }

  /// σ is computed in every so many-th cell and between them interpolated, with an error below 2 %.
  private static let sigmaStep = 8

  private let spec: GridSpec
  private var grids: [Key: FieldGrid] = [:]

  init(spec: GridSpec) {
    self.spec = spec
  }

  /// Bytes that a cell takes in the memory, history and pictures included; about.
  static let bytesPerCell = 24 * 6 * 8 + 200

  /// Computes what is new of a picture's hours and forgets what no longer counts.
  /// - Complexity: O(cells × stations) for each pollutant and hour that is new.
  mutating func rasters(of picture: AirPicture) -> (layers: [PollutantRaster], history: HistoryRasters) {
    let wanted = picture.fields.enumerated().flatMap { hoursAgo, field in
      field.pollutants.map { (key: Self.key($0, field, isTold: hoursAgo == 0), field: field) }
    }
    let old = grids
    let new = Mutex(old.filter { entry in wanted.contains { $0.key == entry.key } })
    let missing = wanted.filter { old[$0.key] == nil }
    let spec = spec
    DispatchQueue.concurrentPerform(iterations: missing.count) { number in
      let item = missing[number]
      let sigma: GridSigma = item.key.isTold ? .everyCells(Self.sigmaStep) : .omitted
      guard let grid = item.field.grid(item.key.pollutant, spec, sigma: sigma) else { return }
      new.withLock { $0[item.key] = grid }
    }
    grids = new.withLock { $0 }
    return (layers(of: picture), history(of: picture))
  }

  private static func key(_ pollutant: Pollutant, _ field: PollutionField, isTold: Bool) -> Key {
    Key(
      pollutant: pollutant, hour: field.hour, stations: field.stations(for: pollutant),
      method: field.method(of: pollutant) ?? "", wind: field.wind, isTold: isTold)
  }

  private func layers(of picture: AirPicture) -> [PollutantRaster] {
    picture.field.pollutants.compactMap { pollutant in
      grids[Self.key(pollutant, picture.field, isTold: true)].map {
        PollutantRaster(pollutant: pollutant, grid: $0, method: picture.field.method(of: pollutant) ?? "")
      }
    }
  }

  /// What stands in for the hour is no part of its history.
  private func history(of picture: AirPicture) -> HistoryRasters {
    var hours: [Pollutant: [[Float]?]] = [:]
    var standIns: [Pollutant: [Float]] = [:]
    for pollutant in picture.historyPollutants {
      hours[pollutant] = picture.fields.enumerated().map { hoursAgo, field in
        hoursAgo == 0 && picture.staleHours[pollutant] != nil
          ? nil : grids[Self.key(pollutant, field, isTold: hoursAgo == 0)]?.values
      }
      if picture.staleHours[pollutant] != nil {
        standIns[pollutant] = grids[Self.key(pollutant, picture.field, isTold: true)]?.values
      }
    }
    return HistoryRasters(spec: spec, hours: hours, standIns: standIns)
  }
}
