/// The part of an OSM extract that streets are made of, as it was read.
struct DecodedMap: Sendable {
  /// OSM number of the nodes, ascending.
  var nodeIDs: [Int64] = []
  /// Latitude of the nodes, 1e-7°.
  var latitudes: [Int32] = []
  /// Longitude of the nodes, 1e-7°.
  var longitudes: [Int32] = []
  /// The tags of the nodes that are barriers, crossings, kerbs, signals or lifts, or where wheelchairs pass or not, by
  /// position in ``nodeIDs``.
  var nodeTags: [UInt32: Tags] = [:]
  var ways: [DecodedWay] = []
  var relations: [DecodedRelation] = []
  /// ISO 8601, empty where the extract says nothing.
  var date = ""
  /// Who must be named, as the extract says; empty where it says nothing.
  var attribution = ""
}

/// A way that may be a street, or a part of the outline of a square: then it has the tags of that.
struct DecodedWay: Sendable {
  /// Stands in ``nodes`` for a node that the extract does not hold.
  static let missingNode = UInt32.max

  let id: Int64
  /// Positions in ``DecodedMap/nodeIDs``, or ``missingNode``.
  let nodes: [UInt32]
  let tags: Tags
}

/// A relation that may be a turn restriction.
struct DecodedRelation: Sendable {
  /// Something that the relation is made of.
  struct Member: Sendable {
    /// What of OSM it is.
    enum Kind: Sendable {
      case node, way, other
    }

    let kind: Kind
    /// OSM number.
    let id: Int64
    let role: String
  }

  let id: Int64
  let tags: Tags
  let members: [Member]
}
