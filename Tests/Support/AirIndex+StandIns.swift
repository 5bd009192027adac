package import AirData

extension AirIndex {
  /// The pollutants for which an hourly value stands in for a longer average.
  package var standIns: [Pollutant] { subIndices.filter(\.isStandIn).map(\.pollutant) }
}
