internal import AirData

extension MethodOverMap {
  /// What a field serves over the map of a pollutant.
  /// - Parameters:
  ///   - maps: The maps.
  ///   - streets: The streets beside them, or over a coarse one.
  ///   - pollutant: What is mapped.
  init(_ maps: MapModel, streets: StreetModel?, of pollutant: Pollutant) {
    let model = FieldModel(streets: streets, maps: maps)
    self.init { base, spread, hour in model.interpolator(for: pollutant, base, spread: spread, hour: hour) }
  }
}
