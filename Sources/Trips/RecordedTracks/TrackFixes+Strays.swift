internal import Geo

/// Which places of a track are too far from the others to be believed.
extension TrackFixes {
  /// The greatest speed that is believed between two places: that of a train.
  private static let maxMetersPerSecond = 60.0
  /// Metres that a receiver may be off by from one second to the next.
  private static let jumpMeters = 100.0

  /// The places without those to which nobody gets so soon; where there are more of these than of the ones before, the
  /// ones before went astray.
  /// - Complexity: O(places).
  static func withoutStrays(_ fixes: [TrackFix]) -> (fixes: [TrackFix], astray: Int) {
    var kept: [TrackFix] = []
    var others: [TrackFix] = []
    for fix in fixes {
      if kept.last.map({ isNear($0, fix) }) ?? true {
        kept.append(fix)
        others = []
      } else {
        if let last = others.last, !isNear(last, fix) { others = [] }
        others.append(fix)
        if others.count > kept.count { (kept, others) = (others, []) }
      }
    }
    return kept.count > 1 ? (kept, fixes.count - kept.count) : (fixes, 0)
  }

  /// Whether somebody at one place may have got to the next in time.
  private static func isNear(_ fix: TrackFix, _ next: TrackFix) -> Bool {
    fix.place.distanceMeters(to: next.place) <= jumpMeters + maxMetersPerSecond * (next.seconds - fix.seconds)
  }
}
