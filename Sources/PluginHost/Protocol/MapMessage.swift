internal import AirData
internal import Foundation
internal import Geo

/// The beginning of a map, as a line has it; the values follow in lines of their own.
struct MapMessage: Codable {
  /// The grid of a raster.
  struct Raster: Codable {
    /// West, south, east, north.
    let box: [Double]
    let columns: Int
    let rows: Int
  }

  let pollutant: String
  let from: String
  let to: String
  let licence: String
  let attribution: String
  /// Metres; 0 for lines.
  let resolution: Double
  /// None for a map of lines.
  var raster: Raster?

  init(_ map: AirMap) {
    (pollutant, resolution) = (map.pollutant.rawValue, map.resolutionMeters)
    (from, to) = (ZonedTime.format(map.from), ZonedTime.format(map.to))
    (licence, attribution) = (map.licence, map.attribution)
    if case .raster(let grid) = map.content {
      let box = [grid.box.west, grid.box.south, grid.box.east, grid.box.north]
      raster = Raster(box: box, columns: grid.columns, rows: grid.rows)
    }
  }

  /// The map with its values; nothing is checked but what JSON cannot say.
  func map(values: [Float], lines: [AirMapLine]) throws(ProtocolFault) -> AirMap {
    guard let pollutant = Pollutant(parsing: pollutant) else {
      throw ProtocolFault("map.pollutant: '\(PlainText.clean(pollutant, mostCharacters: 40))' is unknown")
    }
    var content = AirMap.Content.lines(lines)
    if let raster {
      guard raster.box.count == 4 else { throw ProtocolFault("map.raster.box: must be [west, south, east, north]") }
      let box = BoundingBox(west: raster.box[0], south: raster.box[1], east: raster.box[2], north: raster.box[3])
      content = .raster(AirMapRaster(box: box, columns: raster.columns, rows: raster.rows, values: values))
    }
    return AirMap(
      pollutant: pollutant, from: try ZonedTime.parse(from, path: "map.from"),
      to: try ZonedTime.parse(to, path: "map.to"), licence: PlainText.clean(licence, mostCharacters: 500),
      attribution: PlainText.clean(attribution, mostCharacters: 500), resolutionMeters: resolution, content: content)
  }
}

/// A stretch of street of a map, as a line has it among others.
struct MapLineMessage: Codable {
  /// Longitude and latitude in turns.
  let points: [Double]
  let value: Float

  init(_ line: AirMapLine) {
    points = line.points.flatMap { [$0.longitude, $0.latitude] }
    value = line.value
  }

  /// The stretch; nothing is checked but what JSON cannot say.
  func line() throws(ProtocolFault) -> AirMapLine {
    guard points.count.isMultiple(of: 2) else { throw ProtocolFault("map_lines.points: must have pairs of degrees") }
    let places = stride(from: 0, to: points.count, by: 2).map {
      Coordinate(latitude: points[$0 + 1], longitude: points[$0])
    }
    return AirMapLine(points: places, value: value)
  }
}

/// A part of a raster's values as a text: base64 of 32-bit floats, least byte first, NaN for a hole.
enum MapValuesText {
  /// Most values of one line.
  static let mostValues = 1 << 17

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

extension AirMap {
  /// The map as lines of an answer.
  var answerLines: [AnswerLine] {
    let head = AnswerLine(map: MapMessage(self))
    switch content {
    case .raster(let raster):
      let parts = stride(from: 0, to: raster.values.count, by: MapValuesText.mostValues).map { start in
        raster.values[start..<min(raster.values.count, start + MapValuesText.mostValues)]
      }
      return [head] + parts.map { AnswerLine(mapValues: MapValuesText.text($0)) }
    case .lines(let lines):
      return [head] + Self.parts(lines).map { AnswerLine(mapLines: $0.map(MapLineMessage.init)) }
    }
  }

  /// Most points of one line of an answer, of which a mebibyte may have no more than some twenty thousand.
  private static let mostPoints = 10_000

  private static func parts(_ lines: [AirMapLine]) -> [[AirMapLine]] {
    var parts: [[AirMapLine]] = []
    var points = Self.mostPoints
    for line in lines.flatMap({ $0.pieces(mostPoints: mostPoints) }) {
      // A line without a point takes room too.
      let room = max(1, line.points.count)
      if points + room > mostPoints {
        parts.append([])
        points = 0
      }
      parts[parts.count - 1].append(line)
      points += room
    }
    return parts
  }
}

extension AirMapLine {
  /// The stretch as several that follow each other, each from the last point of the one before.
  fileprivate func pieces(mostPoints: Int) -> [AirMapLine] {
    guard points.count > mostPoints else { return [self] }
    return stride(from: 0, to: points.count - 1, by: mostPoints - 1).map { start in
      AirMapLine(points: Array(points[start..<min(points.count, start + mostPoints)]), value: value)
    }
  }
}

/// Puts maps together from the lines of an answer.
///
/// A map that is too large is given up, since a part of a map is none; what still comes of it is passed over.
struct MapAssembly: Sendable {
  /// Most points of all lines of a map.
  var mostPoints = AirMapLine.mostPoints
  /// Most values of a raster.
  var mostCells = AirMapRaster.mostCells
  private(set) var maps: [AirMap] = []
  private var head: MapMessage?
  private var values: [Float] = []
  private var lines: [AirMapLine] = []
  private var pointCount = 0
  private var isGivenUp = false

  /// Begins the next map; where its beginning makes no sense, what comes of it is passed over.
  mutating func begin(_ message: MapMessage) throws(ProtocolFault) {
    try finish()
    head = message
    do throws(ProtocolFault) {
      // Told of the line that is at fault, and not of the one that ends the map.
      _ = try message.map(values: [], lines: [])
    } catch {
      giveUp()
      throw error
    }
  }

  /// Takes values of the raster that was begun.
  mutating func take(values text: String) throws(ProtocolFault) {
    guard head?.raster != nil else { throw ProtocolFault("map_values: belong behind a map with a raster") }
    guard !isGivenUp else { return }
    let more = try MapValuesText.values(text)
    guard values.count + more.count <= mostCells else {
      giveUp()
      throw ProtocolFault("map_values: are too many")
    }
    values += more
  }

  /// Takes stretches of the map of lines that was begun.
  mutating func take(lines messages: [MapLineMessage]) throws(ProtocolFault) {
    guard let head, head.raster == nil else { throw ProtocolFault("map_lines: belong behind a map without a raster") }
    guard !isGivenUp else { return }
    let more = try messages.map { (message) throws(ProtocolFault) in try message.line() }
    // A line without a point takes room too.
    pointCount += more.reduce(0) { $0 + max(1, $1.points.count) }
    guard pointCount <= mostPoints else {
      giveUp()
      throw ProtocolFault("map_lines: have more than \(mostPoints) points in all")
    }
    lines += more
  }

  /// Ends the map that was begun, if any.
  mutating func finish() throws(ProtocolFault) {
    guard let head else { return }
    defer { clear() }
    if isGivenUp { return }
    maps.append(try head.map(values: values, lines: lines))
  }

  /// Drops what has come of the map; its head stays, so that what still comes is known to belong to it.
  private mutating func giveUp() { (isGivenUp, values, lines) = (true, [], []) }

  private mutating func clear() { (head, values, lines, pointCount, isGivenUp) = (nil, [], [], 0, false) }
}
