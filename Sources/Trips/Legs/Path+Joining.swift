internal import Routing

extension Path {
  /// Paths that follow each other, as one.
  init(joining paths: [Path]) {
    guard paths.count != 1 else {
      self = paths[0]
      return
    }
    self.init(
      pieces: paths.flatMap(\.pieces), crossings: Self.joined(paths.flatMap(\.crossings)),
      breaksExclusion: paths.contains(where: \.breaksExclusion))
  }

  private static func joined(_ crossings: [ZoneCrossing]) -> [ZoneCrossing] {
    var joined: [ZoneCrossing] = []
    for crossing in crossings {
      guard let same = joined.firstIndex(where: { $0.zone.id == crossing.zone.id }) else {
        joined.append(crossing)
        continue
      }
      joined[same] = ZoneCrossing(
        zone: crossing.zone, metersInside: joined[same].metersInside + crossing.metersInside,
        secondsInside: joined[same].secondsInside + crossing.secondsInside)
    }
    return joined
  }
}
