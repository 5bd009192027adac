internal import AirData
internal import AirField
internal import CityAir
internal import Routing
internal import Streets

/// The air along one segment, sample by sample; a class, so that handing it to a route counts one reference and not
/// five.
final class SegmentAir: Sendable {
  /// Bytes of the air of a street between two corners, by five pollutants, as the allocator gives them.
  static let usualBytes = 1200

  /// Concentrations in µg/m³ of each pollutant; NaN where masked.
  let concentrations: [(pollutant: Pollutant, values: SegmentValues)]
  /// What the streets add in µg/m³, for the pollutants of which they have a part; NaN where masked.
  let increments: [(pollutant: Pollutant, values: SegmentValues)]
  /// The share of the samples at which the streets are stronger on the map than is believed.
  let shareBeyondStations: Double
  /// The index of the whole segment, and what it lacks.
  let wholeIndex: IndexMean
  let wholeCaveats: IndexCaveats
  /// The index at each sample, nil where the readings allow none.
  private let indices: [AirIndex?]

  init(graph: StreetGraph, segment: Int, fields: HourFields) {
    let places = NetworkSamples.places(ofSegment: segment, in: graph)
    let field = fields.field
    let streets = NetworkSamples.keptStreets(ofSegment: segment, in: graph, count: places.count)
    let parts = field.pollutants.filter { field.hasParts($0) }.map { pollutant in
      (pollutant, field.parts(pollutant, at: places, streets: fields.keepsStreets(of: pollutant) ? streets : nil))
    }
    // Where there are parts, their sums are the concentrations: what streets add is looked up once.
    let sums = Dictionary(
      parts.map { ($0, $1.map { Float($0?.total ?? .nan) }) }, uniquingKeysWith: { first, _ in first })
    concentrations = field.pollutants.map { pollutant in
      (pollutant, SegmentValues((sums[pollutant] ?? field.concentrations(pollutant, at: places))[...]))
    }
    increments = parts.map { pollutant, parts in
      (pollutant, SegmentValues(parts.map { Float($0?.increment ?? .nan) }[...]))
    }
    let beyond = places.indices.filter { place in parts.contains { $0.1[place]?.isBeyondStations ?? false } }
    shareBeyondStations = places.isEmpty ? 0 : Double(beyond.count) / Double(places.count)
    indices = fields.indices(at: places, on: fields.scale)
    var whole = IndexMean()
    var caveats = IndexCaveats()
    for case let index? in indices {
      whole.add(index.value, weight: 1 / Double(indices.count))
      caveats.add(index)
    }
    wholeIndex = whole
    wholeCaveats = caveats
  }

  /// The index on a piece of the segment, as if that took one second.
  func index(on piece: Path.Piece) -> IndexMean {
    let portion = abs(piece.endFraction - piece.startFraction)
    guard portion < 1 else { return wholeIndex }
    var index = IndexMean()
    for (part, share) in parts(on: piece) {
      if let value = indices[part]?.value { index.add(value, weight: share / portion) }
    }
    return index
  }

  /// What the indices on a piece of the segment lack.
  func caveats(on piece: Path.Piece) -> IndexCaveats {
    guard abs(piece.endFraction - piece.startFraction) < 1 else { return wholeCaveats }
    var caveats = IndexCaveats()
    for (part, _) in parts(on: piece) {
      if let index = indices[part] { caveats.add(index) }
    }
    return caveats
  }

  private func parts(on piece: Path.Piece) -> [(part: Int, share: Double)] {
    indices.isEmpty
      ? [] : SegmentParts(count: indices.count).shares(from: piece.startFraction, to: piece.endFraction)
  }
}

/// The mean and the largest of an index.
struct IndexMean: BitwiseCopyable, Sendable {
  private var sum = 0.0
  private var weight = 0.0
  /// The largest value, nil where there is none.
  private(set) var max: Double?

  mutating func add(_ value: Double, weight: Double) {
    sum += value * weight
    self.weight += weight
    max = Swift.max(max ?? value, value)
  }

  /// Adds what another one has, its weights × a factor.
  mutating func add(_ other: IndexMean, times factor: Double) {
    guard let largest = other.max else { return }
    sum += other.sum * factor
    weight += other.weight * factor
    max = Swift.max(max ?? largest, largest)
  }

  /// The mean over what has an index, nil where nothing has.
  var mean: Double? { weight > 0 ? sum / weight : nil }
}
