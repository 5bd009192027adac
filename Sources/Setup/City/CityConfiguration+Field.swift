internal import AirField
internal import Foundation
internal import PluginHost

extension CityConfiguration {
  /// How readings become a field, as text: the method, the streets and what was calibrated.
  package var fieldText: String {
    let kept = (calibration?.path).flatMap { FileManager.default.contents(atPath: $0) }
    let wind = wind.map { "\($0)" } ?? ""
    return "\(fieldMethod ?? .standard) \(increment.rawValue) \(wind) \(SHA256.hex(kept ?? Data()))"
  }
}
