internal import AirData
internal import Geo

/// The stations of a table, each made once; what its first sound row says holds.
struct StationList {
  /// Whether the last station was new and its type a word that is none.
  private(set) var lastTypeIsUnknown = false

  /// The first of the table.
  private(set) var first: Station?

  private var stationsByID: [ArraySlice<UInt8>: Station] = [:]

  /// The station of the current row.
  mutating func station(of row: CSVReader, _ columns: Columns) throws(RowProblem) -> Station {
    lastTypeIsUnknown = false
    let id = row.field(columns.station)
    guard !id.isEmpty else { throw .noStation }
    let coordinate = try Self.coordinate(row, columns)
    if let known = stationsByID[id] {
      // The same figures in row after row need no distance.
      guard
        known.coordinate == coordinate
          || known.coordinate.distanceMeters(to: coordinate) <= Station.samePlaceMeters
      else { throw .movedStation(known.id) }
      return known
    }
    let station = makeStation(row, columns, coordinate)
    stationsByID[ArraySlice(Array(id))] = station
    if first == nil { first = station }
    return station
  }

  /// Whether one of them lies in a box.
  func hasOne(in box: BoundingBox) -> Bool { stationsByID.values.contains { box.contains($0.coordinate) } }

  private mutating func makeStation(_ row: CSVReader, _ columns: Columns, _ coordinate: Coordinate) -> Station {
    let id = row.text(columns.station).withoutControlCharacters
    let name = columns.name.map(row.text)?.withoutControlCharacters ?? ""
    let typeText = columns.type.map(row.text) ?? ""
    let type = StationType.parse(typeText)
    lastTypeIsUnknown = type == nil && !typeText.isEmpty
    return Station(
      id: id, name: name.isEmpty ? id : name, coordinate: coordinate, type: type?.type ?? .unknown,
      details: type?.area.map { StationDetails(area: $0) })
  }

  private static func coordinate(_ row: CSVReader, _ columns: Columns) throws(RowProblem) -> Coordinate {
    let coordinate = Coordinate(
      latitude: try number(row, columns.latitude), longitude: try number(row, columns.longitude))
    guard coordinate.isOnGlobe else {
      throw .outsideGlobe(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    return coordinate
  }

  private static func number(_ row: CSVReader, _ column: Int) throws(RowProblem) -> Double {
    guard let number = DecimalNumber.parse(row.field(column), allowingComma: row.separator != UInt8(ascii: ","))
    else { throw .notANumber(column: row.header[column], text: row.text(column)) }
    return number
  }
}
