package import CityAir

/// How often hours are made anew.
package struct RefreshSettings: Sendable {
  /// When.
  package var schedule = CollectSchedule(everySeconds: 600, delaySeconds: 120)
  /// Whether new readings are collected into the archive first.
  package var collects = true
  /// So many hours before this one are made anew too, for readings that come late.
  package var lateHours = 3

  /// How long one refresh waits for feeds' quotas: the hours are made anew before the next one is due.
  var quotaPatienceSeconds: Double { schedule.everySeconds / 2 }

  /// Every ten minutes.
  package init() {}
}
