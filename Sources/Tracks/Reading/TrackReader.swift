internal import AirData
internal import Foundation

/// Reads files of tracks: GPX 1.0 and 1.1, KML, KMZ and GeoJSON, told apart by how they begin.
package enum TrackReader {
  /// How the names of such files end.
  package static let endings = [".gpx", ".kml", ".kmz", ".geojson", ".json"]

  /// What some bytes hold.
  /// - Throws: ``TrackError`` for what is no such file, is broken, or is more than the limits allow.
  package static func read(_ bytes: [UInt8], limits: TrackLimits = TrackLimits()) throws(TrackError) -> TrackFile {
    guard bytes.count <= limits.bytes else { throw TrackError("is larger than \(limits.bytes >> 20) MiB") }
    if bytes.starts(with: [0x50, 0x4b]) { return try packed(bytes, limits) }
    if bytes.count > 12, bytes[8..<12].elementsEqual(".FIT".utf8) {
      throw TrackError("is a FIT file, which is not read: export it as GPX from where it comes from")
    }
    // A mark of the byte order, and zeros of wide letters, say nothing of the format.
    let first = bytes.first { !($0 <= 32 || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0)) }
    switch first {
    case UInt8(ascii: "<"): return try xml(bytes, limits)
    case UInt8(ascii: "{"): return try GeoJSONTracks.read(bytes, limits)
    default: throw TrackError("is neither GPX, KML, KMZ nor GeoJSON")
    }
  }

  private static func xml(_ bytes: [UInt8], _ limits: TrackLimits) throws(TrackError) -> TrackFile {
    let narrow = try XMLEncoding.narrow(bytes)
    let outcome: Result<TrackFile, TrackError> = narrow.bytes.withUnsafeBytes { bytes in
      do throws(TrackError) { return .success(try xml(bytes, narrow.name, limits)) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  private static func xml(
    _ bytes: UnsafeRawBufferPointer, _ encoding: String, _ limits: TrackLimits
  ) throws(TrackError) -> TrackFile {
    let cursor = try XMLCursor(bytes, in: encoding, limits)
    var file: TrackFile?
    while let event = try cursor.next() {
      guard case .begin(let isEmpty) = event else { continue }
      switch cursor.name {
      case "gpx":
        var reader = GPXReader(cursor, limits)
        file = try reader.read(isEmpty: isEmpty)
      case "kml":
        var reader = KMLReader(cursor, limits)
        file = try reader.read(isEmpty: isEmpty)
      default:
        throw TrackError("begins with <\(cursor.name.prefix(40))>, and neither GPX nor KML does", line: cursor.line)
      }
    }
    guard let file else { throw TrackError("has no element: neither GPX nor KML is empty") }
    return file
  }

  /// The KML document of a KMZ file: `doc.kml`, or the first one.
  private static func packed(_ bytes: [UInt8], _ limits: TrackLimits) throws(TrackError) -> TrackFile {
    let archive = try ZipArchive(bytes)
    let documents = archive.members.filter { $0.name.lowercased().hasSuffix(".kml") }
    guard let document = documents.first(where: { $0.name == "doc.kml" }) ?? documents.first else {
      throw TrackError("is a zip file without KML in it")
    }
    return try xml(try archive.content(of: document, limitBytes: limits.bytes), limits)
  }
}

/// Counts places of a file as they are read, and checks them.
struct PlaceCounter {
  private let limits: TrackLimits
  private var count = 0
  private var times = TrackTimeReader()

  init(_ limits: TrackLimits) { self.limits = limits }

  /// Counts one more place.
  /// - Throws: ``TrackError`` for one too many.
  mutating func add(line: Int) throws(TrackError) {
    count += 1
    guard count <= limits.places else {
      throw TrackError("has more than \(limits.places) places: cut it into parts", line: line)
    }
  }

  /// The number that a text writes, within bounds.
  /// - Throws: ``TrackError`` that names the text.
  static func number(
    _ text: String, in range: ClosedRange<Double>, _ what: String, line: Int
  ) throws(TrackError) -> Double {
    guard let value = DecimalNumber.parse(text.trimmed), range.contains(value) else {
      throw TrackError("has '\(text.prefix(40))' for \(what)", line: line)
    }
    return value
  }

  /// The moment that a text writes.
  /// - Throws: ``TrackError`` that names the text.
  mutating func time(_ text: String, line: Int) throws(TrackError) -> Date {
    guard let date = times.date(text) else {
      throw TrackError(
        "has '\(text.prefix(40))' for a time: times are like 2026-11-23T08:00:00Z, from \(TrackTime.years.lowerBound) to "
          + "\(TrackTime.years.upperBound)", line: line)
    }
    return date
  }

  /// Metres above the sea that anybody has been at.
  static let elevations = -12_000.0...100_000.0
}
