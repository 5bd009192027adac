internal import AirData

extension HeldOut {
  /// Leaves out each station in turn, in every hour, for a method with the streets' part over it.
  ///
  /// - Parameters:
  ///   - history: What was measured; its sites lie on the plane of the streets.
  ///   - base: The method of the background.
  ///   - streets: The streets; without a kernel for the pollutant the method alone is scored.
  ///   - winds: The hours' winds, where they are to count.
  ///   - priorsWithout: What is expected of the amplitude where a station is left out, by its id; the streets' own
  ///     prior where there is none.
  /// - Throws: ``FieldError`` for settings out of range.
  /// - Complexity: One leave-one-out an hour, on all cores.
  init(
    _ history: StationHistory, _ base: any LinearInterpolator, over streets: StreetModel, winds: HourlyWinds? = nil,
    priorsWithout: [String: AmplitudePrior] = [:]
  ) throws(FieldError) {
    guard streets.kernel(for: history.pollutant) != nil else {
      try self.init(history, method: base)
      return
    }
    let id = base.id + "+streets" + (winds == nil ? "" : "+wind")
    try self.init(fittingEveryHourOf: history, id: id) { hour -> any Interpolator in
      let method = streets.method(
        for: history.pollutant, over: base, hour: hour, wind: winds?.wind(ofHour: hour),
        leeContrast: streets.calibration.leeContrasts[history.pollutant], priorsWithout: priorsWithout)
      return method ?? base
    }
  }
}
