/// Cuts lines at the edges of a box (Liang and Barsky, "A new concept and method for line clipping", 1984).
enum LineClip {
  /// The pieces of a line that lie in a box, in order.
  /// - Complexity: O(n).
  static func pieces(of line: [WorldPoint], in box: WorldBox) -> [[WorldPoint]] {
    var pieces: [[WorldPoint]] = []
    var piece: [WorldPoint] = []
    for (from, to) in zip(line, line.dropFirst()) {
      guard let (start, end) = clipped(from, to, box) else { continue }
      if piece.last != start {
        if piece.count > 1 { pieces.append(piece) }
        piece = [start]
      }
      if end != start { piece.append(end) }
    }
    if piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  private static func clipped(_ from: WorldPoint, _ to: WorldPoint, _ box: WorldBox) -> (WorldPoint, WorldPoint)? {
    if box.contains(from), box.contains(to) { return (from, to) }
    let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
    var (enter, leave) = (0.0, 1.0)
    // The distances to each edge, and how fast they shrink along the line.
    let edges = [
      (-dx, Double(from.x - box.west)), (dx, Double(box.east - from.x)), (-dy, Double(from.y - box.north)),
      (dy, Double(box.south - from.y)),
    ]
    for (speed, distance) in edges {
      if speed == 0 {
        if distance < 0 { return nil }
      } else if speed < 0 {
        enter = max(enter, distance / speed)
      } else {
        leave = min(leave, distance / speed)
      }
    }
    guard enter <= leave else { return nil }
    func point(_ share: Double) -> WorldPoint {
      if share == 0 { return from }
      if share == 1 { return to }
      return WorldPoint(
        x: min(box.east, max(box.west, from.x + Int((share * dx).rounded()))),
        y: min(box.south, max(box.north, from.y + Int((share * dy).rounded()))))
    }
    return (point(enter), point(leave))
  }
}
