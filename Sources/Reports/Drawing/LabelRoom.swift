/// The room that the labels of stations leave each other on a map; lengths are in points.
struct LabelRoom {
  /// Where a label stands.
  struct Place: Hashable {
    let x: Double
    /// Baseline of the figure; the name stands below it.
    let y: Double
    /// Share of the label's width that lies left of ``x``.
    let anchor: Double
    /// Whether there is room for the name too.
    let hasName: Bool
  }

  /// How large a figure is, and the name below it.
  struct Label: Hashable {
    let figureWidth: Double
    let nameWidth: Double
    let nameHeight: Double
  }

  /// The frame of the map, beyond which nothing is seen.
  let bounds: Frame
  /// What is drawn or written already.
  private(set) var taken: [Frame]

  private static let figureHeight = 15.0
  private static let figureAscent = 12.0

  /// The room of a map, some of which is taken.
  init(in bounds: Frame, avoiding taken: [Frame]) {
    self.bounds = bounds
    self.taken = taken
  }

  /// Takes the first side of a dot that has room for a label, or for its figure alone.
  /// - Returns: Where it stands; nil where there is no room for the figure either.
  mutating func take(_ label: Label, x: Double, y: Double) -> Place? {
    let width = max(label.nameWidth, label.figureWidth)
    return take(x: x, y: y, width: width, nameHeight: label.nameHeight, hasName: true)
      ?? take(x: x, y: y, width: label.figureWidth, nameHeight: 0, hasName: false)
  }

  private mutating func take(x: Double, y: Double, width: Double, nameHeight: Double, hasName: Bool) -> Place? {
    let sides: [(x: Double, y: Double, anchor: Double)] = [
      (x + 12, y - 1, 0), (x - 12, y - 1, 1), (x, y - 14 - nameHeight, 0.5), (x, y + 22, 0.5), (x + 12, y + 14, 0),
      (x - 12, y - 16, 1),
    ]
    for side in sides {
      let frame = Frame(
        x: side.x - width * side.anchor, y: side.y - Self.figureAscent, width: width,
        height: Self.figureHeight + nameHeight)
      guard holds(frame), !taken.contains(where: { $0.intersects(frame) }) else { continue }
      taken.append(frame)
      return Place(x: side.x, y: side.y, anchor: side.anchor, hasName: hasName)
    }
    return nil
  }

  private func holds(_ frame: Frame) -> Bool {
    bounds.x < frame.x && frame.maxX < bounds.maxX && bounds.y < frame.y && frame.maxY < bounds.maxY
  }
}
