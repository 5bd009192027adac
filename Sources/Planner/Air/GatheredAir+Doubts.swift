internal import AirData
internal import AirField
internal import Foundation

extension GatheredAir {
  /// What has to be said of readings that bridge a gap, and of those that are far from what is usual.
  var doubtNotices: [Notice] { [bridgedNotice, outlierNotice].compactMap { $0 } }

  /// The most readings that a notice names.
  private static let mostNamed = 6

  private var bridgedNotice: Notice? {
    let bridged = picture.bridged
    guard !bridged.isEmpty else { return nil }
    let gaps = Dictionary(grouping: bridged) { [$0.hoursBefore, $0.hoursAfter] }
    let parts = gaps.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ages, bridged in
      let names = bridged.map { "\($0.reading.pollutant.symbol) at \($0.reading.station.name)" }
      return "\(Self.shortened(names)) (measured \(ages[0]) h before and \(ages[1]) h after)"
    }
    return Notice(
      code: "bridged-air",
      message: "Missing in this hour, and taken from the line between the hours around it: "
        + parts.joined(separator: "; ") + ".")
  }

  private var outlierNotice: Notice? {
    guard !picture.outliers.isEmpty else { return nil }
    let names = picture.outliers.map { outlier in
      let reading = outlier.reading
      let figures = String(format: "%.0f µg/m³ (%.0f the day before", reading.concentration, outlier.recentMedian)
      let event = outlier.kind == .event ? ", as at most stations)" : ")"
      return "\(reading.pollutant.symbol) at \(reading.station.name) \(figures)\(event)"
    }
    return Notice(
      code: "outlier-readings",
      message: "Far from what is usual, and used all the same: \(Self.shortened(names)).")
  }

  private static func shortened(_ names: [String]) -> String {
    let more = names.count - mostNamed
    return names.prefix(mostNamed).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
