internal import Foundation
internal import Streets

/// What stands for a place on its street in a later question: OSRM's clients hand it back; nobody has to believe it.
enum OSRMHint {
  /// Text for a place: its segment and where on it.
  static func text(_ point: SnappedPoint) -> String {
    var bytes = Data()
    for value in [UInt64(point.segment), point.fraction.bitPattern] {
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
  }
}
