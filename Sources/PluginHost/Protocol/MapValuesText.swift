internal import Foundation

/// A part of a raster's values as a text: base64 of 32-bit floats, least byte first, NaN for a hole.
enum MapValuesText {
  /// Most values of one line.
  static let maxValues = 1 << 17

  /// Some values as a text.
  static func text(_ values: ArraySlice<Float>) -> String {
    var bytes = Data(capacity: values.count * 4)
    for value in values { withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) } }
    return bytes.base64EncodedString()
  }

  /// The values of a text.
  static func values(_ text: String) throws(ProtocolFault) -> [Float] {
    guard let data = Data(base64Encoded: text), data.count.isMultiple(of: 4) else {
      throw ProtocolFault("map_values: must be base64 of 32-bit floats")
    }
    return data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 4).map { offset in
        Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      }
    }
  }
}
