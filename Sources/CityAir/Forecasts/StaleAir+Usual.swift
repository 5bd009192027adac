internal import AirData
internal import AirField

extension StaleAir {
  /// The figures as the day usually goes on from the hour in which they were measured (``UsualCourse``).
  ///
  /// Where no station has usual figures of both hours, all stay as they are.
  /// - Parameters:
  ///   - earlier: What stations usually read in the hour of the figures.
  ///   - present: What they usually read in the hour that the figures stand in for.
  /// - Returns: The same readings with other concentrations.
  func moved(from earlier: UsualAir, to present: UsualAir) -> StaleAir {
    let course = UsualCourse(
      pollutant: pollutant, ageHours: ageHours, earlier: earlier.concentrations, present: present.concentrations)
    guard let figures = course.moved(readings.map { (ReadingSeries($0), $0.concentration) }) else { return self }
    let moved = zip(readings, figures).map { $0.with(concentration: $1) }
    return StaleAir(pollutant: pollutant, ageHours: ageHours, readings: moved, isMoved: true)
  }

  /// What stands in, as a calibration learns it; nil of figures that were not moved.
  var kind: StandInKind? { isMoved ? .olderHour(ageHours: ageHours) : nil }
}
