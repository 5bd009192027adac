/// The commands of a feature's geometry: each counts from where the one before ended.
struct FeatureGeometry {
  /// Command numbers with their counts, and steps.
  private(set) var commands: [UInt32] = []
  private var cursor = TilePoint(x: 0, y: 0)

  private static let (moveTo, lineTo, closePath): (UInt32, UInt32, UInt32) = (1, 2, 7)

  /// Adds a point.
  mutating func addPoint(_ point: TilePoint) {
    // Several points of one feature would share a command; ours have one each.
    commands.append(Self.moveTo | 1 << 3)
    step(to: point)
  }

  /// Adds a line of two points or more, of which no two that follow each other are alike.
  mutating func addLine(_ line: [TilePoint]) {
    guard line.count > 1 else { return }
    addPoint(line[0])
    commands.append(Self.lineTo | UInt32(line.count - 1) << 3)
    for point in line.dropFirst() { step(to: point) }
  }

  /// Adds a ring that ends where it begins: the last point goes without saying.
  mutating func addRing(_ ring: [TilePoint]) {
    guard ring.count > 3 else { return }
    addLine(ring.dropLast())
    commands.append(Self.closePath | 1 << 3)
  }

  private mutating func addLine(_ line: ArraySlice<TilePoint>) { addLine(Array(line)) }

  private mutating func step(to point: TilePoint) {
    commands.append(Self.zigzag(point.x &- cursor.x))
    commands.append(Self.zigzag(point.y &- cursor.y))
    cursor = point
  }

  private static func zigzag(_ number: Int32) -> UInt32 { UInt32(bitPattern: number << 1 ^ number >> 31) }
}
