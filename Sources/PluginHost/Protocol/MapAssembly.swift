internal import AirData

/// Puts maps together from the lines of an answer.
///
/// A map that is too large is given up, since a part of a map is none; the lines that still come are passed over.
struct MapAssembly: Sendable {
  /// Most points of all lines of a map.
  var maxPoints = AirMapLine.maxPoints
  /// Most values of a raster.
  var maxCells = AirMapRaster.maxCells
  private(set) var maps: [AirMap] = []
  private var head: MapMessage?
  private var values: [Float] = []
  private var lines: [AirMapLine] = []
  private var pointCount = 0
  private var isGivenUp = false

  /// Begins the next map; where its beginning makes no sense, the lines that follow are passed over.
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
    guard values.count + more.count <= maxCells else {
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
    guard pointCount <= maxPoints else {
      giveUp()
      throw ProtocolFault("map_lines: have more than \(maxPoints) points in all")
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
