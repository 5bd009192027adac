extension StationHistory {
  /// The hours in which so many stations measured that one can be left out.
  /// - Complexity: O(hours × sites).
  private var tellingHours: [Int] {
    hours.indices.filter { hour in
      sites.indices.count { !self[hour: hour, site: $0].isNaN } > HeldOut.minOthers
    }
  }

  /// Where the second half of the history begins, so that both have as many hours of which stations can be left out;
  /// nil where there are fewer than two such hours.
  /// - Complexity: O(hours × sites).
  var middleHour: Int? {
    let telling = tellingHours
    return telling.count > 1 ? telling[telling.count / 2] : nil
  }

  /// Whether enough days (UTC) have hours of which stations can be left out that draws of days tell something.
  /// - Complexity: O(hours × sites).
  package var hasDaysToDraw: Bool {
    let days = DayNumbers(self)
    return Set(tellingHours.map { days[$0] }).count >= Calibrator.minDays
  }
}
