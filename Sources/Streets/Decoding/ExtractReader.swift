internal import COsmium

/// What all that the C++ reader makes of an OSM file has in common: how it is opened, and how its strings lie.
enum ExtractReader {
  /// Opens a file.
  /// - Parameters:
  ///   - path: The file.
  ///   - open: One of the reader's functions: it takes the path, a place for the handle, and a buffer for the text of
  ///     an error with the number of its bytes.
  /// - Returns: The handle that the tables are borrowed from, to be closed once.
  /// - Throws: ``NetworkError`` with the reader's text.
  static func open(
    _ path: String,
    by open: (
      UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>, UnsafeMutablePointer<CChar>, Int
    ) -> cosmium_status
  ) throws(NetworkError) -> OpaquePointer {
    var opened: OpaquePointer?
    var text = [CChar](repeating: 0, count: 512)
    let status = open(path, &opened, &text, text.count)
    guard status == COSMIUM_OK, let opened else { throw error(status, path: path, bytes: text) }
    return opened
  }

  /// What a status is as an error, with a text that ends in a zero byte.
  private static func error(_ status: cosmium_status, path: String, bytes: [CChar]) -> NetworkError {
    let text = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let problem = String(decoding: text, as: UTF8.self)
    return switch status {
    case COSMIUM_MISSING: .missing(path: path)
    case COSMIUM_UNSUPPORTED:
      .unsupported(path: path, problem: "an OpenStreetMap extract ends in .osm.pbf, .osm, .osm.bz2 or .osm.gz")
    case COSMIUM_IO: .inputOutput(path: path, problem: problem)
    default: .malformed(path: path, problem: problem)
    }
  }

  /// The strings of a table: number `n` is the bytes `first[n] ..< first[n + 1]`, in UTF-8, as ``plain(_:)`` has them.
  static func strings(count: Int, first: UnsafePointer<UInt64>?, bytes: UnsafePointer<UInt8>?) -> [String] {
    guard let first else { return [] }
    return (0..<count).map { number in
      let range = Int(first[number])..<Int(first[number + 1])
      return plain(String(decoding: UnsafeBufferPointer(start: bytes, count: range.upperBound)[range], as: UTF8.self))
    }
  }

  /// A text with a blank for every control character: a name that holds some could steer the terminal that shows it.
  static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isControl(scalar) ? " " : scalar) }
    return String(scalars)
  }

  /// Whether a scalar is of Unicode's category Cc, which will never have others.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
