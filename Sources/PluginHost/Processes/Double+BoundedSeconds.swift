extension Double {
  /// These seconds as clocks take them: an answer may have all the time there is, and a duration may not.
  var boundedSeconds: Double { max(0, min(86_400, self)) }
}
