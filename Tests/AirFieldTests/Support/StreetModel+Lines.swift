import Geo

@testable import AirField

extension StreetModel {
  /// Takes in streets that lie there already.
  convenience init(_ lines: [StreetLine], projection: LocalProjection, calibration: StreetCalibration = .fitted) {
    self.init(count: lines.count, projection: projection, calibration: calibration) { Array(lines[$0]) }
  }
}
