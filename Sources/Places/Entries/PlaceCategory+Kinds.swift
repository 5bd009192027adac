extension PlaceCategory {
  /// The kinds that a place has by its category, as ``StreetWords`` has them.
  ///
  /// By them `gare de Monaco` is a station called Monaco.
  var kinds: [String] {
    switch self {
    case .station: ["xxstation"]
    case .park: ["xxpark"]
    case .square: ["xxsquare"]
    case .worship: ["xxchurch"]
    case .culture: ["xxmuseum"]
    default: []
    }
  }
}
