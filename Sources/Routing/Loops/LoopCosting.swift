internal import Streets

/// What a street takes and costs as a part of a loop.
struct LoopCosting {
  private let graph: StreetGraph
  private let query: LoopQuery
  private let durations: UnsafeBufferPointer<UInt32>
  private let prices: UnsafeBufferPointer<UInt32>
  private let figures: [Float]
  private let cover: ZoneCover?
  /// p that few streets undercut, and how much more the streets have in the mean.
  private var cleanest = 0.0
  private var spread = 0.0

  /// What a minute in the cleanest air costs beside one in air of the mean, which costs one more.
  private static let floor = 0.25
  /// The largest figure of the air of a street, which is 1 in the mean.
  private static let maxDirt = 4.0
  /// Streets that differ by less than this share of the mean are as good as alike.
  private static let minSpread = 0.05
  /// Of so many streets at most the air is looked at to say what the cleanest and the mean is.
  private static let maxSampled = 10_000
  /// One street in so many has air that is cleaner than what is called the cleanest.
  private static let cleanerThanCleanest = 50

  init(_ query: LoopQuery, _ graph: StreetGraph, _ cover: ZoneCover?) {
    (self.query, self.graph, self.cover) = (query, graph, cover)
    durations = graph.durations(query.mode)
    prices = graph.pricedDurations(query.mode)
    figures = if case .weightedSeconds(let figures) = query.measure { figures } else { [] }
    if let values = query.pollution?.values, !values.isEmpty {
      let step = max(1, values.count / Self.maxSampled)
      let sample = stride(from: 0, to: values.count, by: step).map { Double(values[$0]) }.sorted()
      cleanest = sample[sample.count / Self.cleanerThanCleanest]
      let mean = sample.reduce(0, +) / Double(sample.count)
      spread = max(mean - cleanest, Self.minSpread * mean)
    }
  }

  /// The arc of a street, whose number and whose cell are given as the loop counts them.
  func arc(along one: LoopStreets.Street, street: Int, cell: Int) -> LoopGraph.Arc {
    let stretch = one.stretch
    let meters = graph.lengthMeters(ofSegment: stretch.segment) * stretch.portion
    let seconds = Double(durations[stretch.edge]) * stretch.portion / 1000
    let pollution = query.pollution.map { Double($0.values[stretch.segment]) } ?? 1
    let dirt = spread > 0 ? min(Self.maxDirt, max(0, pollution - cleanest) / spread) : 1
    let used =
      switch query.measure {
      case .seconds: seconds
      case .meters: meters
      case .weightedSeconds: seconds * Double(figures[stretch.segment])
      }
    let dearness = 1 + shareInside(stretch) * extraInside
    let cost = Double(prices[stretch.edge]) * stretch.portion * (Self.floor + dirt) * dearness
    return LoopGraph.Arc(
      tail: one.tail, head: one.head, stretch: stretch, street: street, cell: cell, meters: meters, seconds: seconds,
      used: used, burden: seconds * pollution, dearBurden: seconds * pollution * dearness,
      cost: UInt64(min(1e12, max(1, cost))))
  }

  /// Whether zones close a stretch.
  func isClosed(_ stretch: Stretch) -> Bool { query.policy == .forbid && shareInside(stretch) > 0 }

  /// The share of a stretch that lies within zones.
  private func shareInside(_ stretch: Stretch) -> Double {
    guard let cover, stretch.portion > 0 else { return 0 }
    let inside = cover.inside(ofSegment: stretch.segment, from: stretch.start, to: stretch.end)
    return inside.measure(from: stretch.start, to: stretch.end) / stretch.portion
  }

  /// How much dearer than outside what lies within zones is.
  private var extraInside: Double {
    if case .avoid(let factor) = query.policy { max(0, factor - 1) } else { 0 }
  }
}
