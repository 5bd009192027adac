internal import AirData
internal import Geo

/// The stations that the source knows, by the network's code.
struct StationTable: Sendable {
  private(set) var stationsByID: [String: Station] = [:]

  private static let maxBytes = 16 << 20

  /// The built-in stations and those of a table, whose word counts more.
  /// - Throws: ``SourceError`` when the table cannot be read.
  init(path: String?, log: any SourceLog) throws(SourceError) {
    for station in Self.valencia { stationsByID[station.id] = station }
    if let path { try read(path, log) }
  }

  /// The stations of a box, in order of their codes.
  func stations(in box: BoundingBox) -> [Station] {
    stationsByID.values.filter { box.contains($0.coordinate) }.sorted { $0.id < $1.id }
  }

  private mutating func read(_ path: String, _ log: any SourceLog) throws(SourceError) {
    let bytes = try SourceFile.bytes(path, maxBytes: Self.maxBytes)
    var problems = RecordProblems(feed: path)
    var rows = try Self.table(bytes, path)
    guard let columns = Columns(rows.header) else {
      throw .malformed("\(path) lacks one of the columns station_id, lat and lon.")
    }
    do throws(CSVError) {
      while try rows.nextRow() {
        if let station = columns.station(of: rows) {
          stationsByID[station.id] = station
        } else {
          problems.add("line \(rows.line) has no code of letters and digits, or no place")
        }
      }
    } catch {
      throw error.sourceError(table: path)
    }
    problems.tell(log)
  }

  private static func table(_ bytes: [UInt8], _ path: String) throws(SourceError) -> CSVReader {
    do {
      return try CSVReader(bytes)
    } catch {
      throw error.sourceError(table: path)
    }
  }

  private struct Columns {
    var id: Int
    var latitude: Int
    var longitude: Int
    var name: Int?
    var type: Int?

    init?(_ header: [String]) {
      func index(_ names: String...) -> Int? { names.compactMap { header.firstIndex(of: $0) }.first }
      guard let id = index("station_id", "gva_code"), let latitude = index("lat", "latitude"),
        let longitude = index("lon", "longitude")
      else { return nil }
      (self.id, self.latitude, self.longitude) = (id, latitude, longitude)
      (name, type) = (index("station_name", "name"), index("type"))
    }

    func station(of row: CSVReader) -> Station? {
      let id = row.text(self.id)
      guard !id.isEmpty, id.utf8.count <= 32, id.utf8.allSatisfy(\.isLetterOrDigit),
        let latitude = DecimalNumber.parse(row.field(latitude), allowingComma: row.separator != UInt8(ascii: ",")),
        let longitude = DecimalNumber.parse(row.field(longitude), allowingComma: row.separator != UInt8(ascii: ","))
      else { return nil }
      let place = Coordinate(latitude: latitude, longitude: longitude)
      guard place.isOnGlobe else { return nil }
      let name = self.name.map(row.text)?.withoutControlCharacters ?? ""
      let type = StationType(rawValue: self.type.map(row.text)?.lowercased() ?? "") ?? .unknown
      return Station(id: id, name: name.isEmpty ? id : name, coordinate: place, type: type)
    }
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter or digit: what may stand in an address as it is.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
