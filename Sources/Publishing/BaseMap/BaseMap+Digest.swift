internal import Foundation
internal import Geo
internal import PluginHost
internal import Reports

extension BaseMap {
  /// Digest of all that a map shows under and over the field.
  var digest: String {
    var bytes: [UInt8] = []
    for street in streets { Self.append(street.line, marked: UInt8(street.rank.rawValue), to: &bytes) }
    for ring in water.flatMap(\.rings) { Self.append(ring, marked: UInt8(ascii: "w"), to: &bytes) }
    for ring in parks.flatMap(\.rings) { Self.append(ring, marked: UInt8(ascii: "p"), to: &bytes) }
    for line in coast { Self.append(line, marked: UInt8(ascii: "c"), to: &bytes) }
    return SHA256.hex(bytes)
  }

  private static func append(_ line: [Coordinate], marked mark: UInt8, to bytes: inout [UInt8]) {
    bytes.append(mark)
    withUnsafeBytes(of: line.count) { bytes.append(contentsOf: $0) }
    for place in line {
      withUnsafeBytes(of: place.latitude) { bytes.append(contentsOf: $0) }
      withUnsafeBytes(of: place.longitude) { bytes.append(contentsOf: $0) }
    }
  }
}
