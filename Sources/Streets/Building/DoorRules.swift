/// Doors that say if wheelchairs get through, and which streets that is said of.
///
/// A pavement that leads past a door is open whatever the door says, and a square along whose outline doors lie. What a
/// door says holds for the ways that end at it and for those inside a building; where no other way leads past it, it
/// holds for the place, as that of a gate does.
struct DoorRules {
  /// Positions in ``DecodedMap/nodeIDs`` of the doors that a street leads past.
  private var passed: Set<UInt32> = []
  /// Places in ``StreetLines/nodes`` where a way ends at a door, or leads through it.
  private var through: Set<Int> = []
  private let doors: Set<UInt32>

  init(_ map: DecodedMap, _ lines: StreetLines) {
    doors = Set(map.nodeTags.filter { Self.isDoor($0.value) }.map(\.key))
    guard !doors.isEmpty else { return }
    for line in lines.lines {
      let (first, last) = (line.range.lowerBound, line.range.upperBound - 1)
      let hasEnds = lines.nodes[first] != lines.nodes[last] && !lines.streets[line.way].isSquare
      for place in line.range where doors.contains(lines.nodes[place]) {
        let isEnd = hasEnds && (place == first || place == last)
        if isEnd || lines.streets[line.way].isInside {
          through.insert(place)
        } else {
          passed.insert(lines.nodes[place])
        }
      }
    }
  }

  /// Whether what a node says of wheelchairs holds for whoever passes it on any street; true where it is no door.
  func holds(atNode node: UInt32) -> Bool { !passed.contains(node) }

  /// Whether what a node inside a segment says of wheelchairs holds there; true where it is no door.
  ///
  /// `place` is where the segment has the node in ``StreetLines/nodes``.
  func holds(inside node: UInt32, at place: Int) -> Bool { !doors.contains(node) || through.contains(place) }

  /// Whether a door at the end of a segment is on this one alone, as another street leads past it.
  ///
  /// `place` is where the segment has the node in ``StreetLines/nodes``.
  func holdsForEnd(_ node: UInt32, at place: Int) -> Bool { passed.contains(node) && through.contains(place) }

  /// Whether a node is a door, and nothing on the street itself.
  private static func isDoor(_ tags: Tags) -> Bool {
    guard tags["barrier"] == nil, tags["kerb"] == nil, tags["highway"] == nil else { return false }
    return tags["entrance"].map { $0 != "no" } ?? tags.has("railway", "subway_entrance", "train_station_entrance")
  }
}
