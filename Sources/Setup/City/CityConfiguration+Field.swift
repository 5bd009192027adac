internal import AirField
internal import Foundation
internal import PluginHost

extension CityConfiguration {
  /// The word for the method that somebody has set, which wins over a calibration's; nil where the standard one serves.
  package var methodOfItsOwn: String? {
    fieldMethod.flatMap { $0 == .standard ? nil : $0.description }
  }

  /// How readings become a field, as text: the method, the streets and what was calibrated.
  package var fieldText: String {
    // One that cannot be read is refused by whoever makes a field of it.
    let file = calibration.flatMap { (place) in try? CalibrationFile.read(place, of: self) }
    let kept = (file?.path ?? calibration?.path).flatMap { FileManager.default.contents(atPath: $0) }
    let wind = wind.map { "\($0)" } ?? ""
    return "\(fieldMethod ?? .standard) \(increment.rawValue) \(wind) \(SHA256.hex(kept ?? Data()))"
  }
}
