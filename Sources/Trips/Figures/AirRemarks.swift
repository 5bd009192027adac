internal import AirData
internal import Routing
internal import Streets

/// What the air along a path gives to say: where its worst stretch begins, and where one leaves a street's traffic.
struct AirRemarks {
  private let breathed: BreathedAir
  private let path: Path
  private let namer: StreetNamer
  /// p by piece.
  private let pollution: [Double]
  /// By piece: the metres before it; at the end, the length of all.
  private let meters: [Double]

  init(_ breathed: BreathedAir, _ path: Path, namer: StreetNamer) {
    self.breathed = breathed
    self.path = path
    self.namer = namer
    let streets = breathed.streets
    pollution = path.pieces.map { streets?.pollution(on: $0, ends: breathed.ends) ?? .nan }
    meters = path.pieces.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.lengthMeters) }
  }

  /// The shortest path of which one has parts to tell apart, in metres.
  private static let minMeters = 400.0

  /// The remarks, none where nothing is known of the air.
  var remarks: [PathRemark] {
    guard breathed.streets != nil, meters[meters.count - 1] >= Self.minMeters else { return [] }
    return [worst].compactMap { $0 } + trafficExits
  }

  /// The mean of p over the time on some pieces; 0 where they take none.
  private func mean(_ pieces: Range<Int>) -> Double {
    let seconds = pieces.reduce(0) { $0 + path.pieces[$1].durationSeconds }
    guard seconds > 0 else { return 0 }
    return pieces.reduce(0) { $0 + pollution[$1] * path.pieces[$1].durationSeconds } / seconds
  }

  // MARK: The worst stretch

  /// By how much a stretch has to be above the mean of the way to be bad.
  private static let badRatio = 1.12
  /// How long the worst stretch is at least.
  private static let minWorstMeters = 80.0
  /// What part of the way the worst stretch is at most: what is bad nearly everywhere is no stretch.
  private static let maxWorstShare = 0.6

  /// The stretch with most burden above the mean of the way; nil where none stands out.
  private var worst: PathRemark? {
    let bound = mean(path.pieces.indices) * Self.badRatio
    guard let stretch = greatestExcess(over: bound) else { return nil }
    let length = meters[stretch.upperBound] - meters[stretch.lowerBound]
    guard length >= Self.minWorstMeters, length <= Self.maxWorstShare * meters[meters.count - 1],
      mean(stretch) >= bound, let (pollutant, concentration) = concentration(stretch)
    else { return nil }
    return PathRemark(
      kind: .worstStretch(meters: length, pollutant: pollutant.symbol, concentration: concentration),
      meters: meters[stretch.lowerBound])
  }

  /// The stretch with most burden above a bound (Kadane's sum), nil where none is above it.
  private func greatestExcess(over bound: Double) -> Range<Int>? {
    var best: (sum: Double, pieces: Range<Int>)?
    var (sum, start) = (0.0, 0)
    for piece in path.pieces.indices {
      if sum <= 0 { (sum, start) = (0, piece) }
      sum += (pollution[piece] - bound) * path.pieces[piece].durationSeconds
      if sum > best?.sum ?? 0 { best = (sum, start..<piece + 1) }
    }
    return best?.pieces
  }

  /// The mean of the pollutant that stands out most on a stretch, NO2 or else PM2.5; nil where neither is known there.
  private func concentration(_ pieces: Range<Int>) -> (Pollutant, Double)? {
    for pollutant in [Pollutant.no2, .pm25] {
      var (sum, seconds) = (0.0, 0.0)
      for piece in path.pieces[pieces] {
        let air = breathed.hour.air(ofSegment: piece.segment).concentrations
        guard let values = air.first(where: { $0.pollutant == pollutant })?.values, !values.mean.isNaN else { continue }
        let isEnd = breathed.ends.contains(piece.segment)
        sum += piece.durationSeconds * values.mean(on: piece, charge: 0, isEnd: isEnd)
        seconds += piece.durationSeconds
      }
      if seconds > 0 { return (pollutant, sum / seconds) }
    }
    return nil
  }

  // MARK: Leaving traffic

  /// How much cleaner it has to be behind a street to be worth a word.
  private static let dropRatio = 1.25
  /// How long one is on the street before, and goes on behind it, at least.
  private static let streetMeters = 100.0
  /// How far behind the street its air is compared with what follows.
  private static let aheadMeters = 150.0
  /// A street goes on behind a gap that is shorter.
  private static let gapMeters = 30.0
  /// Remarks of this kind on a way, at most.
  private static let maxTrafficExits = 2

  /// Where one leaves a street for air that is clearly cleaner, the largest drops of p.
  private var trafficExits: [PathRemark] {
    let labels = path.pieces.map { namer.label(ofSegment: $0.segment) }
    let drops = stretches(labels).compactMap { stretch -> (ratio: Double, remark: PathRemark)? in
      guard !labels[stretch.upperBound...].contains(where: { $0.name == labels[stretch.lowerBound].name }),
        meters[stretch.upperBound] - meters[stretch.lowerBound] >= Self.streetMeters
      else { return nil }
      let ahead = stretch.upperBound..<piece(atMeters: meters[stretch.upperBound] + Self.aheadMeters)
      let burden = mean(stretch)
      guard !ahead.isEmpty, mean(ahead) > 0, burden >= mean(path.pieces.indices) else { return nil }
      let ratio = burden / mean(ahead)
      guard ratio >= Self.dropRatio else { return nil }
      let kind = PathRemark.Kind.leavesTraffic(labels[stretch.lowerBound])
      return (ratio, PathRemark(kind: kind, meters: meters[stretch.upperBound]))
    }
    return drops.sorted { $0.ratio > $1.ratio }.prefix(Self.maxTrafficExits).map(\.remark)
  }

  /// The stretches along one street with a name, without those at whose end the way ends.
  private func stretches(_ labels: [StreetLabel]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    for piece in labels.indices where !labels[piece].name.isEmpty && labels[piece].kind != .crossing {
      if let last = stretches.last, labels[last.lowerBound].name == labels[piece].name,
        meters[piece] - meters[last.upperBound] < Self.gapMeters
      {
        stretches[stretches.count - 1] = last.lowerBound..<piece + 1
      } else {
        stretches.append(piece..<piece + 1)
      }
    }
    return stretches.filter { meters[meters.count - 1] - meters[$0.upperBound] >= Self.streetMeters }
  }

  /// The first piece that begins at some metres or behind them; at the end, the number of pieces.
  private func piece(atMeters wanted: Double) -> Int {
    meters.firstIndex { $0 >= wanted }.map { min($0, path.pieces.count) } ?? path.pieces.count
  }
}
