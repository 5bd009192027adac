internal import Foundation
internal import Geo
internal import Setup
internal import Tracks

/// A place of a track with its time.
struct TrackFix {
  var place: Coordinate
  /// Seconds since 1970.
  var seconds: Double
  var elevationMeters: Double?
}

/// The places of a track in the order of time, parted where nobody knows what lies between.
struct TrackFixes {
  /// Seconds between two places that are far apart, after which nobody says what lies between.
  static let gapSeconds = 120.0
  /// How far apart two places are that somebody has been standing at, at most, in metres.
  static let stillMeters = 50.0
  /// Days that a track may take.
  static let maxDays = 7.0

  /// Stretches without a gap, of two places or more.
  private(set) var parts: [[TrackFix]] = []
  /// What lies between.
  private(set) var gaps: [TrackGap] = []
  /// Places that were left out since their times contradict those of more others.
  private(set) var backwards = 0
  /// Places that were left out since nobody gets there so soon.
  private(set) var astray = 0
  /// Places without a time that got one from those around them.
  private(set) var untimed = 0
  /// Places that were left out since they have no time, and no places around them that have one.
  private(set) var withoutTime = 0
  /// How far these lead, in metres.
  private(set) var metersWithoutTime = 0.0
  /// Whether the file has times.
  let hasTimes: Bool

  /// Orders the places of a file.
  /// - Parameters:
  ///   - lines: The places.
  ///   - departure: When a track without times began.
  ///   - metersPerSecond: The speed at which such a track counts as travelled.
  ///   - source: What the file is called in errors.
  /// - Throws: ``BrisaError`` for times that are missing, or that make no sense.
  init(
    _ lines: [[TrackPlace]], departure: Date?, metersPerSecond: Double, source: String
  ) throws(BrisaError) {
    let count = lines.reduce(0) { $0 + $1.count }
    guard count > 1 else {
      throw BrisaError(.badData, "\(source) has no track: a track or a route of two places or more is needed.")
    }
    hasTimes = lines.contains { $0.contains { $0.time != nil } }
    var fixes: [TrackFix] = []
    fixes.reserveCapacity(count)
    if hasTimes {
      for line in lines { add(line, to: &fixes) }
    } else {
      guard let departure else {
        throw BrisaError(
          .badData, "\(source) has no times: say when it began, like --at 2026-11-24T08:00.")
      }
      Self.add(lines, from: departure.timeIntervalSince1970, metersPerSecond, to: &fixes)
    }
    let ordered = Self.ordered(fixes)
    backwards = ordered.backwards
    guard backwards * 2 < max(1, fixes.count), ordered.fixes.count > 1 else {
      throw BrisaError(
        .badData,
        "\(source): the times of its places run backwards or stand still: put its places in the order of time.")
    }
    let (kept, astray) = hasTimes ? Self.withoutStrays(ordered.fixes) : (ordered.fixes, 0)
    self.astray = astray
    try part(kept, source)
  }

  /// All places.
  var all: [TrackFix] { parts.flatMap { $0 } }

  // MARK: Times

  /// Adds a line whose places have times, or lie between places that have; its others are left out.
  private mutating func add(_ line: [TrackPlace], to fixes: inout [TrackFix]) {
    let timed = line.indices.filter { line[$0].time != nil }
    guard let first = timed.first, let last = timed.last else {
      leaveOut(line[...])
      return
    }
    leaveOut(line[...first])
    leaveOut(line[last...])
    var before = first
    for index in timed {
      if index > before + 1 { addUntimed(line[before...index], to: &fixes) }
      if let time = line[index].time { fixes.append(Self.fix(line[index], time.timeIntervalSince1970)) }
      before = index
    }
  }

  /// Adds the places between two that have times, travelled at an even speed.
  private mutating func addUntimed(_ places: ArraySlice<TrackPlace>, to fixes: inout [TrackFix]) {
    guard let start = places.first?.time?.timeIntervalSince1970, let end = places.last?.time?.timeIntervalSince1970
    else { return }
    let steps = zip(places, places.dropFirst()).map { $0.place.distanceMeters(to: $1.place) }
    let total = steps.reduce(0, +)
    var meters = 0.0
    for (number, place) in places.dropFirst().dropLast().enumerated() {
      meters += steps[number]
      let share = total > 0 ? meters / total : Double(number + 1) / Double(steps.count)
      fixes.append(Self.fix(place, start + share * (end - start)))
      untimed += 1
    }
  }

  private static func fix(_ place: TrackPlace, _ seconds: Double) -> TrackFix {
    TrackFix(place: place.place, seconds: seconds, elevationMeters: place.elevationMeters)
  }

  /// Leaves out what has no time of some places that follow each other.
  private mutating func leaveOut(_ places: ArraySlice<TrackPlace>) {
    withoutTime += places.count { $0.time == nil }
    metersWithoutTime += zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.place.distanceMeters(to: $1.1.place) }
  }

  /// Adds lines without times, travelled at an even speed, also from the end of one to the beginning of the next.
  private static func add(
    _ lines: [[TrackPlace]], from start: Double, _ metersPerSecond: Double, to fixes: inout [TrackFix]
  ) {
    var seconds = start
    for place in lines.joined() {
      if let last = fixes.last { seconds += last.place.distanceMeters(to: place.place) / metersPerSecond }
      fixes.append(fix(place, seconds))
    }
  }

  /// Days as a number; more than a million are told as that.
  private static func wholeText(_ days: Double) -> String {
    days < 1e6 ? "\(Int(days.rounded(.up)))" : "1000000"
  }

  // MARK: Gaps

  private mutating func part(_ fixes: [TrackFix], _ source: String) throws(BrisaError) {
    let days = (fixes[fixes.count - 1].seconds - fixes[0].seconds) / 86_400
    guard days <= Self.maxDays else {
      throw BrisaError(
        .badData,
        "\(source) lasts \(Self.wholeText(days)) days, and \(Int(Self.maxDays)) are taken at most: cut it into parts.")
    }
    var part: [TrackFix] = []
    for fix in fixes {
      if let last = part.last, let gap = gap(from: last, to: fix) {
        gaps.append(gap)
        if part.count > 1 { parts.append(part) }
        part = []
      }
      part.append(fix)
    }
    if part.count > 1 { parts.append(part) }
    guard !parts.isEmpty else {
      throw BrisaError(.badData, "\(source) has no two places within \(Int(Self.gapSeconds)) s: it is no track.")
    }
  }

  private func gap(from last: TrackFix, to fix: TrackFix) -> TrackGap? {
    let meters = last.place.distanceMeters(to: fix.place)
    // Without times of its own, a track says nothing of gaps.
    guard hasTimes, fix.seconds - last.seconds > Self.gapSeconds, meters > Self.stillMeters else { return nil }
    return TrackGap(
      start: Date(timeIntervalSince1970: last.seconds), durationSeconds: fix.seconds - last.seconds,
      distanceMeters: meters)
  }
}
