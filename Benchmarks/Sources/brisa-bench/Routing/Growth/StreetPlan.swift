import Foundation

/// Junctions and the streets between them, nothing else.
struct StreetPlan {
  /// Millionths of a degree by node.
  private(set) var latitudes: [Int32] = []
  /// Millionths of a degree by node.
  private(set) var longitudes: [Int32] = []
  /// Pairs of nodes, each once.
  private(set) var streets: [(from: UInt32, to: UInt32)] = []

  /// Reads what `brisa network export` wrote; of a street's two directions one is kept.
  /// - Throws: when a file cannot be read.
  init(dimacs folder: String) throws {
    try Self.numbers(in: folder + "/graph.co", onLinesOf: "v") { words in
      longitudes.append(Int32(words[1]))
      latitudes.append(Int32(words[2]))
    }
    try Self.numbers(in: folder + "/graph.gr", onLinesOf: "a") { words in
      if words[0] < words[1] { streets.append((UInt32(words[0] - 1), UInt32(words[1] - 1))) }
    }
  }

  private init(latitudes: [Int32], longitudes: [Int32], streets: [(from: UInt32, to: UInt32)]) {
    self.latitudes = latitudes
    self.longitudes = longitudes
    self.streets = streets
  }

  /// Hands over the three numbers of each line that begins with a letter.
  private static func numbers(in path: String, onLinesOf letter: Character, _ take: ([Int]) -> Void) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    let first = letter.asciiValue
    for line in data.split(separator: UInt8(ascii: "\n")) where line.first == first {
      var words: [Int] = []
      var (value, isNegative, isInside) = (0, false, false)
      for byte in line.dropFirst(2) {
        switch byte {
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          value = value * 10 + Int(byte - UInt8(ascii: "0"))
          isInside = true
        default:
          if isInside { words.append(isNegative ? -value : value) }
          (value, isNegative, isInside) = (0, false, false)
        }
      }
      if isInside { words.append(isNegative ? -value : value) }
      guard words.count == 3 else { throw BenchError("'\(path)' has a line of too few numbers.") }
      take(words)
    }
  }

  // MARK: Other sizes

  /// The part of so many nodes around the middle, in a square.
  func cut(to count: Int) -> StreetPlan {
    let (middleX, middleY) = (Self.median(longitudes), Self.median(latitudes))
    let distance = latitudes.indices.map { max(abs(longitudes[$0] - middleX), abs(latitudes[$0] - middleY)) }
    let kept = latitudes.indices.sorted { (distance[$0], $0) < (distance[$1], $1) }.prefix(count)
    var numbers = [UInt32?](repeating: nil, count: latitudes.count)
    for (number, node) in kept.enumerated() { numbers[node] = UInt32(number) }
    return StreetPlan(
      latitudes: kept.map { latitudes[$0] }, longitudes: kept.map { longitudes[$0] },
      streets: streets.compactMap { street in
        guard let from = numbers[Int(street.from)], let to = numbers[Int(street.to)] else { return nil }
        return (from, to)
      })
  }

  private static func median(_ values: [Int32]) -> Int32 { values.sorted()[values.count / 2] }

  /// So many copies side by side in both directions, joined by streets along their borders.
  func tiled(_ side: Int) -> StreetPlan {
    guard let west = longitudes.min(), let east = longitudes.max(), let south = latitudes.min(),
      let north = latitudes.max(), side > 1
    else { return self }
    // A thousandth of a degree between one copy and the next.
    let (width, height) = (east - west + 1000, north - south + 1000)
    var plan = StreetPlan(latitudes: [], longitudes: [], streets: [])
    for row in 0..<side {
      for column in 0..<side {
        let first = UInt32(plan.latitudes.count)
        plan.latitudes += latitudes.map { $0 + Int32(row) * height }
        plan.longitudes += longitudes.map { $0 + Int32(column) * width }
        plan.streets += streets.map { ($0.from + first, $0.to + first) }
      }
    }
    let count = latitudes.count
    let across = joints(from: { (east, $0) }, to: { (west, $0) }, south...north)
    let upward = joints(from: { ($0, north) }, to: { ($0, south) }, west...east)
    for tile in 0..<side * side {
      let right = tile % side + 1 < side ? across.map { ($0 + tile * count, $1 + (tile + 1) * count) } : []
      let above = tile / side + 1 < side ? upward.map { ($0 + tile * count, $1 + (tile + side) * count) } : []
      plan.streets += (right + above).map { (UInt32($0.0), UInt32($0.1)) }
    }
    return plan
  }

  /// Streets over one border of a tile.
  private static let jointCount = 32

  /// For places along a border, the node nearest to it on this side and the one nearest to it on the other.
  private func joints(
    from here: (Int32) -> (x: Int32, y: Int32), to there: (Int32) -> (x: Int32, y: Int32), _ range: ClosedRange<Int32>
  ) -> [(Int, Int)] {
    (0..<Self.jointCount).map { number in
      let place = range.lowerBound + Int32(Int(range.upperBound - range.lowerBound) * number / Self.jointCount)
      return (nearest(here(place)), nearest(there(place)))
    }
  }

  private func nearest(_ place: (x: Int32, y: Int32)) -> Int {
    latitudes.indices.min { distance($0, place) < distance($1, place) } ?? 0
  }

  private func distance(_ node: Int, _ place: (x: Int32, y: Int32)) -> Int {
    let (dx, dy) = (Int(longitudes[node] - place.x), Int(latitudes[node] - place.y))
    return dx * dx + dy * dy
  }
}
