/// The sea of a box, made of its coasts: lines that have the land on their left and the sea on their right.
enum SeaRings {
  /// The rings of the sea, to be filled by the even-odd rule; none where the coasts do not part the box.
  ///
  /// Where a coast leaves the box the border is followed, with the sea on the right, to where the next one comes in. A
  /// coast that ends far inside of the box is left out.
  static func of(_ coasts: [[WorldPoint]], in box: WorldBox) -> [[WorldPoint]] {
    var (open, closed): ([[WorldPoint]], [[WorldPoint]]) = ([], [])
    for line in joined(coasts) {
      let isWhole = line.first == line.last && line.allSatisfy { box.contains($0) }
      if isWhole { closed.append(line) } else { open.append(line) }
    }
    let cut = open.flatMap { LineClip.pieces(of: $0, in: box) }
    let pieces = cut.compactMap { ledToBorder($0, box) }
    var rings = alongBorder(pieces, box) + closed
    // Without a coast that parts the box, islands lie in the sea, and a sea without a border is whole. Where a coast
    // was left out nobody knows, and no sea is better than one over a city.
    if cut.isEmpty, let largest = closed.max(by: { abs(area($0)) < abs(area($1)) }), area(largest) < 0 {
      rings.append(corners(box) + [corners(box)[0]])
    } else if pieces.isEmpty {
      return []
    }
    return rings
  }

  /// A piece of a coast from border to border; nil where it ends far inside.
  ///
  /// An extract may lack the points beyond its box, so that its coasts end a little short of the border.
  private static func ledToBorder(_ piece: [WorldPoint], _ box: WorldBox) -> [WorldPoint]? {
    guard piece.count > 1, let start = onBorder(piece[0], box), let end = onBorder(piece[piece.count - 1], box) else {
      return nil
    }
    return (start == piece[0] ? [] : [start]) + piece + (end == piece[piece.count - 1] ? [] : [end])
  }

  /// The nearest point of the border; nil where it is farther away than a tenth of the box.
  private static func onBorder(_ point: WorldPoint, _ box: WorldBox) -> WorldPoint? {
    let ways = [
      (point.x - box.west, WorldPoint(x: box.west, y: point.y)),
      (box.east - point.x, WorldPoint(x: box.east, y: point.y)),
      (point.y - box.north, WorldPoint(x: point.x, y: box.north)),
      (box.south - point.y, WorldPoint(x: point.x, y: box.south)),
    ]
    guard let nearest = ways.min(by: { $0.0 < $1.0 }), nearest.0 <= box.size / 10 else { return nil }
    return nearest.1
  }

  /// Lines that go on where others end, as one.
  private static func joined(_ lines: [[WorldPoint]]) -> [[WorldPoint]] {
    var byStart: [WorldPoint: [Int]] = [:]
    let lines = lines.filter { $0.count > 1 }
    for (number, line) in lines.enumerated() { byStart[line[0], default: []].append(number) }
    let ends = Set(lines.compactMap(\.last))
    var isUsed = [Bool](repeating: false, count: lines.count)
    var joined: [[WorldPoint]] = []
    // Those that nothing leads to come first: what is left then are rings.
    let order = lines.indices.filter { !ends.contains(lines[$0][0]) } + lines.indices
    for start in order where !isUsed[start] {
      isUsed[start] = true
      var line = lines[start]
      while line[0] != line[line.count - 1],
        let next = byStart[line[line.count - 1]]?.popLast()
      {
        guard !isUsed[next] else { continue }
        isUsed[next] = true
        line += lines[next].dropFirst()
      }
      joined.append(line)
    }
    return joined
  }

  private static func alongBorder(_ pieces: [[WorldPoint]], _ box: WorldBox) -> [[WorldPoint]] {
    let starts = pieces.indices.sorted { position(pieces[$0][0], box) < position(pieces[$1][0], box) }
    let positions = starts.map { position(pieces[$0][0], box) }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var rings: [[WorldPoint]] = []
    for first in pieces.indices where !isUsed[first] {
      var ring: [WorldPoint] = []
      var piece = first
      while !isUsed[piece] {
        isUsed[piece] = true
        ring += pieces[piece]
        let end = position(pieces[piece][pieces[piece].count - 1], box)
        let found = firstIndex(atLeast: end, in: positions)
        let place = found < positions.count ? found : 0
        let start = positions[place]
        ring += corners(box, from: end, to: start > end || (start == end && starts[place] != piece) ? start : start + 4)
        piece = starts[place]
      }
      rings.append(ring + [ring[0]])
    }
    return rings
  }

  /// The first of ascending numbers that is not below another; their count where all are.
  private static func firstIndex(atLeast bound: Double, in ascending: [Double]) -> Int {
    var (low, high) = (0, ascending.count)
    while low < high {
      let middle = (low + high) / 2
      if ascending[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How far along the border a point lies, clockwise on the map from the north-western corner: 0 to below 4.
  private static func position(_ point: WorldPoint, _ box: WorldBox) -> Double {
    let (width, height) = (Double(max(1, box.east - box.west)), Double(max(1, box.south - box.north)))
    if point.y == box.north { return min(0.999_999_999, Double(point.x - box.west) / width) }
    if point.x == box.east { return 1 + min(0.999_999_999, Double(point.y - box.north) / height) }
    if point.y == box.south { return 2 + min(0.999_999_999, Double(box.east - point.x) / width) }
    return 3 + min(0.999_999_999, Double(box.south - point.y) / height)
  }

  private static func corners(_ box: WorldBox) -> [WorldPoint] {
    [
      WorldPoint(x: box.west, y: box.north), WorldPoint(x: box.east, y: box.north),
      WorldPoint(x: box.east, y: box.south), WorldPoint(x: box.west, y: box.south),
    ]
  }

  /// The corners between two positions of the border, clockwise.
  private static func corners(_ box: WorldBox, from: Double, to: Double) -> [WorldPoint] {
    let corners = corners(box)
    return (0..<9).filter { Double($0) > from && Double($0) < to }.map { corners[$0 % 4] }
  }

  /// Positive for a ring that runs clockwise on the map.
  private static func area(_ ring: [WorldPoint]) -> Double {
    zip(ring, ring.dropFirst()).reduce(0) { sum, edge in
      sum + Double(edge.0.x) * Double(edge.1.y) - Double(edge.1.x) * Double(edge.0.y)
    }
  }
}

extension WorldBox {
  /// Whether a point lies inside or on the edge.
  func contains(_ point: WorldPoint) -> Bool {
    point.x >= west && point.x <= east && point.y >= north && point.y <= south
  }
}
