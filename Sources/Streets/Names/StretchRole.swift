/// What a segment is to the search for names.
enum StretchRole: Sendable {
  /// A street that gives its name to what lies beside it.
  case street
  /// A way beside a carriageway for people on foot, or for bikes, that is mapped as such.
  case pavement
  /// A way across a carriageway that is mapped as such, or the island in its middle.
  case crossing
  /// Any other way without cars: it may belong to a street or not.
  case path
  /// Stairs, platforms, corridors: what has no street's name.
  case other
}

extension StreetGraph {
  /// What a segment is to the search for names.
  func stretchRole(ofSegment segment: Int) -> StretchRole {
    let highwayClass = highwayClass(ofSegment: segment)
    if highwayClass.isCarriageway { return .street }
    switch highwayClass {
    case .pedestrian where storage.segmentNames[segment] != 0: return .street
    case .pedestrian, .footway, .cycleway, .path, .bridleway: return markedRole(ofSegment: segment)
    default: return .other
    }
  }

  private func markedRole(ofSegment segment: Int) -> StretchRole {
    switch value(of: .footway, ofSegment: segment) {
    case "sidewalk": return .pavement
    case "crossing", "traffic_island": return .crossing
    default: break
    }
    let crossing = value(of: .crossing, ofSegment: segment)
    return crossing == nil || crossing == "no" ? .path : .crossing
  }
}
