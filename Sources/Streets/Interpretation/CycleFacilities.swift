/// The cycle tracks and lanes beside a carriageway, and the directions in which they lead.
struct CycleFacilities: Hashable, Sendable {
  /// Where bikes have a track or lane of their own.
  private(set) var own: Directions = []
  /// Directions that `cycleway` opens to bikes whatever `oneway` says.
  private(set) var contraflow: Directions = []

  /// Reads the tags beside traffic that runs in some directions.
  ///
  /// A lane that is shared with cars or buses may lead against the traffic, and is no lane of its own.
  init(_ tags: Tags, traffic: Directions, keepingTo drivingSide: DrivingSide) {
    let against = traffic == .backward ? Directions.forward : .backward
    for side in Side.allCases {
      guard let value = tags[side.key] else { continue }
      if value.hasPrefix("opposite") {
        contraflow.formUnion(against)
        if value == "opposite_lane" || value == "opposite_track" { own.formUnion(against) }
      } else if value == "track" || value == "lane" {
        let directions = side.directions(tags, traffic: traffic, keepingTo: drivingSide)
        own.formUnion(directions)
        contraflow.formUnion(directions.subtracting(traffic))
      } else if value == "shared_lane" || value == "share_busway" {
        let directions = side.directions(tags, traffic: traffic, keepingTo: drivingSide)
        contraflow.formUnion(directions.subtracting(traffic))
      }
    }
  }
}

extension CycleFacilities {
  private enum Side: CaseIterable {
    case unstated, both, left, right

    var key: String {
      switch self {
      case .unstated: "cycleway"
      case .both: "cycleway:both"
      case .left: "cycleway:left"
      case .right: "cycleway:right"
      }
    }

    /// Without a tag of its own a lane leads where the traffic beside it does.
    func directions(_ tags: Tags, traffic: Directions, keepingTo drivingSide: DrivingSide) -> Directions {
      switch tags["\(key):oneway"] {
      case "yes": return .forward
      case "-1": return .backward
      case "no": return .both
      default: break
      }
      guard traffic == .both else { return traffic }
      return switch self {
      case .unstated, .both: .both
      case .left: drivingSide == .left ? .forward : .backward
      case .right: drivingSide == .left ? .backward : .forward
      }
    }
  }
}
