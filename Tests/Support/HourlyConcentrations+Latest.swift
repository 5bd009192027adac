package import AirData

extension HourlyConcentrations {
  /// Creates a history of which only the latest hour is known.
  package init(latest: [Pollutant: Double]) {
    self.init()
    for (pollutant, concentration) in latest { self[pollutant, hoursAgo: 0] = concentration }
  }
}
