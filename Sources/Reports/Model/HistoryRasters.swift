public import AirData
public import AirField

/// The concentrations of an hour and of those before it, cell by cell: what averages are made of.
public struct HistoryRasters: Sendable {
  /// The cells.
  public let spec: GridSpec
  /// By pollutant, latest hour first: concentrations in µg/m³ by cell, NaN where unknown; nil for an hour of which nothing is known.
  public let hours: [Pollutant: [[Float]?]]
  /// The concentrations that stand in for the latest hour where the hours before give no mean.
  public let standIns: [Pollutant: [Float]]

  /// Takes over the hours.
  public init(spec: GridSpec, hours: [Pollutant: [[Float]?]], standIns: [Pollutant: [Float]] = [:]) {
    self.spec = spec
    self.hours = hours
    self.standIns = standIns
  }

  /// How the running mean that ends with the latest hour stands to a limit.
  ///
  /// A mean needs three in four of its hours. nil where no cell has one.
  func exceedance(of limit: Limit) -> Exceedance? {
    guard let hours = hours[limit.pollutant]?.prefix(limit.averagingHours).compactMap({ $0 }),
      hours.count * 4 >= limit.averagingHours * 3
    else { return nil }
    var sums = [Float](repeating: 0, count: spec.count)
    var counts = [Float](repeating: 0, count: spec.count)
    for hour in hours {
      for cell in 0..<spec.count where !hour[cell].isNaN {
        sums[cell] += hour[cell]
        counts[cell] += 1
      }
    }
    var greatest: Float = -1
    var known = 0
    var beyond = 0
    let fewest = Float(limit.averagingHours) * 0.75
    let bound = Float(limit.concentration)
    for cell in 0..<spec.count where counts[cell] >= fewest {
      let mean = sums[cell] / counts[cell]
      known += 1
      greatest = max(greatest, mean)
      if mean > bound { beyond += 1 }
    }
    guard known > 0 else { return nil }
    return Exceedance(limit: limit, greatestMean: Double(greatest), areaShare: Double(beyond) / Double(known))
  }
}
