extension StationHistory {
  /// Where the second half of the history begins, so that both have as many hours of which stations can be left out;
  /// nil where there are fewer than two such hours.
  /// - Complexity: O(hours × sites).
  var middleHour: Int? {
    let telling = hours.indices.filter { hour in
      sites.indices.count { !self[hour: hour, site: $0].isNaN } > HeldOut.leastOthers
    }
    return telling.count > 1 ? telling[telling.count / 2] : nil
  }
}
