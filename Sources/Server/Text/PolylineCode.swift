internal import Geo

/// Google's encoded polyline: differences of rounded coordinates in groups of five bits, as OSRM and its clients have
/// them with five or six decimals.
///
/// Format: https://developers.google.com/maps/documentation/utilities/polylinealgorithm
enum PolylineCode {
  /// The code of a line.
  static func encode(_ line: some Sequence<Coordinate>, decimals: Int) -> String {
    let scale = scale(decimals)
    var bytes: [UInt8] = []
    var last = (latitude: Int64(0), longitude: Int64(0))
    for place in line {
      let next = (
        latitude: Int64((place.latitude * scale).rounded()), longitude: Int64((place.longitude * scale).rounded())
      )
      append(next.latitude - last.latitude, to: &bytes)
      append(next.longitude - last.longitude, to: &bytes)
      last = next
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The line of a code, nil for what is none.
  static func decode(_ code: some StringProtocol, decimals: Int) -> [Coordinate]? {
    let scale = scale(decimals)
    var bytes = Array(code.utf8)[...]
    var place = (latitude: Int64(0), longitude: Int64(0))
    var line: [Coordinate] = []
    while !bytes.isEmpty {
      guard let latitude = next(&bytes), let longitude = next(&bytes) else { return nil }
      place = (place.latitude &+ latitude, place.longitude &+ longitude)
      line.append(
        Coordinate(latitude: Double(place.latitude) / scale, longitude: Double(place.longitude) / scale))
    }
    return line
  }

  /// What is added to five bits to get a printable character.
  private static let offset: UInt8 = 63
  /// Says that more groups follow.
  private static let continues: UInt8 = 0x20

  private static func scale(_ decimals: Int) -> Double { decimals == 6 ? 1e6 : 1e5 }

  private static func append(_ difference: Int64, to bytes: inout [UInt8]) {
    var value = UInt64(bitPattern: (difference << 1) ^ (difference >> 63))
    while value >= UInt64(continues) {
      bytes.append((UInt8(value & 0x1f) | continues) + offset)
      value >>= 5
    }
    bytes.append(UInt8(value) + offset)
  }

  private static func next(_ bytes: inout ArraySlice<UInt8>) -> Int64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = bytes.popFirst() {
      guard byte >= offset, byte < offset + 64, shift < 60 else { return nil }
      let group = byte - offset
      value |= UInt64(group & 0x1f) << shift
      if group & continues == 0 { return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1) }
      shift += 5
    }
    return nil
  }
}
