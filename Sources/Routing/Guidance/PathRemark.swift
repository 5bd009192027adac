package import Streets

/// Something to say at a place of a path where there is nothing to do.
package struct PathRemark: Sendable, Hashable {
  /// What is said.
  package enum Kind: Sendable, Hashable {
    /// A zone is entered that was to be kept out of: what sentences call it.
    case entersZone(String)
    /// It is left again.
    case leavesZone(String)
    /// The next metres are the worst of the way, with a pollutant and its concentration in µg/m³ there.
    case worstStretch(meters: Double, pollutant: String, concentration: Double)
    /// The traffic of a street is left behind.
    case leavesTraffic(StreetLabel)
  }

  /// What is said.
  package let kind: Kind
  /// Metres from the start of the path.
  package let meters: Double

  package init(kind: Kind, meters: Double) {
    self.kind = kind
    self.meters = meters
  }
}
