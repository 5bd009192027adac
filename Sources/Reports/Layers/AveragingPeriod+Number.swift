internal import AirData

extension AveragingPeriod {
  /// The period as a raster holds it: its position among all.
  var rasterNumber: UInt8 {
    switch self {
    case .hour: 0
    case .eightHours: 1
    case .day: 2
    case .nowCast: 3
    }
  }

  /// The period of a number, nil for one that stands for none.
  init?(rasterNumber number: UInt8) {
    guard let period = Self.allCases.first(where: { $0.rasterNumber == number }) else { return nil }
    self = period
  }
}

extension SubIndex {
  /// The time that its concentration is really the mean of: an hour where that stands in for a longer one.
  var meanPeriod: AveragingPeriod { isStandIn ? .hour : averagingPeriod }
}
