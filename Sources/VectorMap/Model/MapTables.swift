/// The objects of a base map as flat arrays, those of the lowest zooms first: what a file holds.
///
/// Row `i` of a list with a `first` array has the entries `first[i] ..< first[i + 1]`.
struct MapTables: Sendable, Equatable {
  /// ``MapClass`` by object.
  var classes: [UInt8] = []
  /// ``MapFlags`` by object.
  var flags: [UInt8] = []
  /// Names by object: an index into ``firstName``'s rows.
  var names: [UInt32] = []
  var firstRing: [UInt32] = [0]
  var firstPoint: [UInt32] = [0]
  /// By point, in ``WorldPoint``'s units.
  var x: [UInt32] = []
  var y: [UInt32] = []
  /// The parts of a set of names: language and text in turn, as strings; the first set is empty.
  var firstName: [UInt32] = [0, 0]
  var nameParts: [UInt32] = []
  var firstByte: [UInt32] = [0]
  var bytes: [UInt8] = []

  /// All lists of numbers, in the order in which a file has them.
  static var lists: [WritableKeyPath<MapTables, [UInt32]>] {
    [\.names, \.firstRing, \.firstPoint, \.x, \.y, \.firstName, \.nameParts, \.firstByte]
  }

  /// Number of objects.
  var count: Int { classes.count }

  /// Whether every number leads to what is there.
  var isSound: Bool {
    guard classes.allSatisfy({ MapClass(rawValue: $0) != nil }), flags.count == count, names.count == count,
      firstRing.count == count + 1, x.count == y.count
    else { return false }
    let rows = [
      (firstRing, firstPoint.count - 1), (firstPoint, x.count), (firstName, nameParts.count), (firstByte, bytes.count),
    ]
    guard rows.allSatisfy({ Self.isRows($0, of: $1) }) else { return false }
    let (sets, strings) = (firstName.count - 1, firstByte.count - 1)
    return names.allSatisfy { Int($0) < sets } && nameParts.allSatisfy { Int($0) < strings }
      && firstName.allSatisfy { $0 % 2 == 0 }
  }

  private static func isRows(_ first: [UInt32], of count: Int) -> Bool {
    guard first.first == 0, first.last.map(Int.init) == count else { return false }
    return zip(first, first.dropFirst()).allSatisfy { $0 <= $1 }
  }
}

/// What is true of a street or a railway.
struct MapFlags: OptionSet, Sendable {
  let rawValue: UInt8

  static let tunnel = MapFlags(rawValue: 1)
  static let bridge = MapFlags(rawValue: 2)
  static let oneway = MapFlags(rawValue: 4)
  /// One way against the line.
  static let onewayBack = MapFlags(rawValue: 8)
}
