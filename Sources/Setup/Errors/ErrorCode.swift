/// The kinds of fault; `docs/errors.md` is the same table in prose.
///
/// The raw value is the bounded word for programs and metrics.
package enum ErrorCode: String, CaseIterable, Sendable {
  /// No way leads from the origin to the destination.
  case noRoute = "no-route"
  /// The command line is wrong: an unknown word, or a figure outside its range.
  case badArgument = "bad-argument"
  /// A coordinate cannot be read or is outside the globe.
  case badCoordinate = "bad-coordinate"
  /// A time cannot be read.
  case badTime = "bad-time"
  /// A place is too far from any street of the network.
  case offNetwork = "off-network"
  /// A network or OSM file is broken, or of another version.
  case badNetwork = "bad-network"
  /// Another input file is broken.
  case badData = "bad-data"
  /// A file is not there.
  case missingFile = "missing-file"
  /// Nothing is called as a place was called.
  case noPlace = "no-place"
  /// A name may mean several places.
  case unclearPlace = "unclear-place"
  /// There is no reading for the place and the hour.
  case noAir = "no-air"
  /// A service on the network does not answer.
  case unavailable = "unavailable"
  /// The program itself is at fault.
  case bug = "bug"
  /// A file cannot be read or written.
  case inputOutput = "input-output"
  /// The configuration or the plugins are wrong.
  case badConfiguration = "bad-configuration"

  /// The exit status of the command (`sysexits.h`; 1 is "no route").
  package var exitStatus: Int32 {
    switch self {
    case .noRoute: 1
    case .badArgument, .badCoordinate, .badTime: 64
    case .offNetwork, .badNetwork, .badData, .unclearPlace: 65
    case .missingFile, .noPlace: 66
    case .noAir, .unavailable: 69
    case .bug: 70
    case .inputOutput: 74
    case .badConfiguration: 78
    }
  }
}
