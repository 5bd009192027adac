import Geo

@testable import AirField

extension StreetLine {
  /// A primary street of two lanes has strength 1 at 50 km/h; half of its carriageway is 3.25 m wide.
  static func primary(_ points: [PlanePoint], setting: StreetSetting = .builtUp) -> StreetLine {
    StreetLine(points: points, roadClass: .primary, lanes: 2, speedLimitKilometersPerHour: 50, setting: setting)
  }
}
