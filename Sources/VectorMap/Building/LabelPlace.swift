/// Where the label of a surface stands.
enum LabelPlace {
  /// A place inside rings that are filled by the even-odd rule: in the middle of the widest piece of the line through
  /// the middle; nil where no such line is inside.
  static func inside(_ rings: [[WorldPoint]]) -> WorldPoint? {
    guard let box = WorldBox(around: rings.joined()) else { return nil }
    let row = Double(box.north + box.south) / 2 + 0.25
    var crossings: [Double] = []
    for ring in rings {
      for (from, to) in zip(ring, ring.dropFirst()) where (Double(from.y) < row) != (Double(to.y) < row) {
        let share = (row - Double(from.y)) / Double(to.y - from.y)
        crossings.append(Double(from.x) + share * Double(to.x - from.x))
      }
    }
    crossings.sort()
    let pieces = stride(from: 0, to: crossings.count - 1, by: 2).map { (crossings[$0], crossings[$0 + 1]) }
    guard let widest = pieces.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }) else { return nil }
    return WorldPoint(x: Int((widest.0 + widest.1) / 2), y: Int(row))
  }
}
