internal import AirData

/// A station as its streets have it.
struct StreetSite {
  let id: String
  let type: StationType
  /// The hour's kernel at its place, as far as it is believed.
  let hourKernel: Double
  /// The kernel there without the hour's wind and a coarse map: what kind of place it is does not turn with the wind.
  private let staticKernel: Double
  /// The density of streets there, km/km².
  let density: Double

  /// From this kernel on a station without a type counts as one for traffic.
  private static let streetKernel = 0.5
  /// Below this kernel the map does not know the street that a traffic station stands at.
  private static let minStreetKernel = 0.1
  /// What is expected of such a street: a little less than a tertiary one.
  private static let unknownStreetKernel = 0.5

  /// Without a static kernel the hour's is one.
  init(id: String = "", type: StationType, kernel: Double, staticKernel: Double? = nil, density: Double = 0) {
    self.id = id
    self.type = type
    hourKernel = min(AmplitudePrior.largestKernel, kernel)
    self.staticKernel = staticKernel ?? kernel
    self.density = density
  }

  /// Whether its type is not stated.
  var isUntyped: Bool { type == .unknown }

  /// Whether a strong street stands for what it reads.
  var isAtStreet: Bool { !isAtUnknownStreet && (type == .traffic || isUntyped && staticKernel >= Self.streetKernel) }

  /// Whether it stands at a street that the map lacks.
  private var isAtUnknownStreet: Bool { type == .traffic && staticKernel < Self.minStreetKernel }

  /// Whether it tells what streets add: an industrial station reads other things, a model's cell has many streets, and
  /// an unknown street tells nothing of known ones.
  var tellsStreets: Bool { type != .industrial && type != .model && !isAtUnknownStreet }

  /// What it is expected to read above the background, per µg/m³ of amplitude.
  var expectedKernel: Double {
    guard type == .traffic else { return hourKernel }
    return (isAtUnknownStreet ? Self.unknownStreetKernel : hourKernel) * AmplitudePrior.hotSpotFactor
  }

  /// ``expectedKernel``, NaN where it tells nothing.
  var tellingKernel: Double { tellsStreets ? expectedKernel : .nan }
}
