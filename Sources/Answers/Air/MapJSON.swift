internal import AirData
internal import CityAir
internal import Foundation
internal import Setup

/// A map behind the field as JSON has it.
struct MapJSON: Encodable {
  let pollutant: String
  let source: String
  let licence: String
  let attribution: String
  let from: Date
  let to: Date
  /// `raster` or `lines`.
  let form: String
  /// Metres; absent for lines.
  let resolution: Double?
  /// `streets` or `background`.
  let role: String
  /// `log-ratio` or `residual`; absent where it does not count, as the stations are.
  var scaling: String?
  var stations: [String]?
  var reason: String?

  init(_ map: AirProvenance.Map) {
    (pollutant, source) = (map.pollutant.rawValue, map.source)
    (licence, attribution, from, to) = (map.licence, map.attribution, map.from, map.to)
    (form, role) = (map.form.rawValue, map.role.rawValue)
    resolution = map.resolutionMeters?.rounded(decimals: 1)
    switch map.state {
    case .applied(let scaling, let stations): (self.scaling, self.stations) = (scaling, stations)
    case .absent(let reason): self.reason = reason
    }
  }
}
