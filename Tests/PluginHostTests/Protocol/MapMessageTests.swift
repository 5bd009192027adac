import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import PluginHost

@Suite("Maps in the source protocol")
struct MapMessageTests {
  private func map(_ content: AirMap.Content, resolutionMeters: Double = 25) -> AirMap {
    AirMap(
      pollutant: .no2, from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 86_400), licence: "CC0",
      attribution: "City", resolutionMeters: resolutionMeters, content: content)
  }

  /// A raster of more values than one line of an answer has, with holes.
  private var raster: AirMap {
    var random = SeededRandom(seed: 5)
    let values = (0..<500 * 400).map { _ in random.chance(0.1) ? Float.nan : Float.random(in: 0...90, using: &random) }
    let box = BoundingBox(west: -0.4, south: 39.4, east: -0.3, north: 39.5)
    return map(.raster(AirMapRaster(box: box, columns: 500, rows: 400, values: values)))
  }

  private var lines: AirMap {
    let lines = (0..<30_000).map { index in
      let start = Coordinate(latitude: 39.4 + Double(index) * 1e-6, longitude: -0.4)
      return AirMapLine(
        points: [start, Coordinate(latitude: start.latitude, longitude: -0.39)], value: Float(index % 70))
    }
    return map(.lines(lines), resolutionMeters: 0)
  }

  /// What comes of maps after they went through lines.
  private func sent(_ maps: [AirMap]) throws -> [AirMap] {
    var answer = ProgramAnswer(.maps, sourceID: "trial", mask: SecretMask())
    for line in maps.flatMap(\.answerLines) + [AnswerLine(end: true)] {
      let bytes = try SourceProtocol.line(line)
      #expect(bytes.count < OutputLimits().lineBytes)
      _ = answer.take(bytes.dropLast()[...])
    }
    #expect(answer.isWhole && answer.allNotices(file: "x").isEmpty)
    return answer.maps
  }

  @Test("A map goes over and comes back as it was, holes and all")
  func roundTrip() throws {
    let maps = [raster, lines]
    let found = try sent(maps)
    #expect(found.count == 2 && found.allSatisfy { $0.flaw == nil })
    guard case .raster(let before) = maps[0].content, case .raster(let after) = found[0].content else {
      Issue.record("the raster is none any more")
      return
    }
    #expect(before.values.map(\.bitPattern) == after.values.map(\.bitPattern))
    #expect(before.box == after.box && before.columns == after.columns && before.rows == after.rows)
    #expect(found[1] == lines)
  }

  @Test("A street of more points than a line of an answer holds comes back in pieces", arguments: [19_999, 60_000])
  func longStreet(count: Int) throws {
    var random = SeededRandom(seed: 7)
    let points = (0..<count).map { _ in
      Coordinate(
        latitude: .random(in: -0.00009...(-0.00001), using: &random),
        longitude: .random(in: -0.00009...(-0.00001), using: &random))
    }
    let found = try sent([map(.lines([AirMapLine(points: points, value: 7)]), resolutionMeters: 0)])
    guard case .lines(let pieces)? = found.first?.content, let first = pieces.first else {
      Issue.record("the map has no lines any more")
      return
    }
    #expect(pieces.count > 1 && pieces.allSatisfy { $0.value == 7 && $0.flaw == nil })
    #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.points.last == $1.points.first })
    let joined = first.points + pieces.dropFirst().flatMap { $0.points.dropFirst() }
    #expect(joined == points)
  }

  @Test("Lines without a point do not make a line of an answer too long")
  func pointless() throws {
    let found = try sent([map(.lines(Array(repeating: AirMapLine(points: [], value: 7), count: 60_000)))])
    #expect(found.map(\.flaw) == ["it has a line of less than two points"])
  }

  @Test("Values without a map, or of the wrong kind, are told and left out")
  func faults() throws {
    let lines = [
      #"{"map_values":"AAAA"}"#,
      #"{"map":{"pollutant":"no2","from":"1970-01-01T00:00:00Z","to":"1971-01-01T00:00:00Z","licence":"","attribution":"","resolution":0}}"#,
      #"{"map_values":"AAAA"}"#, #"{"map_lines":[{"points":[1],"value":3}]}"#, #"{"end":true}"#,
    ]
    var answer = ProgramAnswer(.maps, sourceID: "trial", mask: SecretMask())
    for line in lines { _ = answer.take(Array(line.utf8)[...]) }
    #expect(answer.allNotices(file: "x").first?.message.contains("3 lines that make no sense") == true)
    #expect(answer.maps.map(\.flaw) == ["it has no line"])
  }

  @Test("A map of lines with too many points is given up in one fault, and the next one is taken")
  func tooManyPoints() throws {
    var assembly = MapAssembly()
    assembly.maxPoints = 5
    let place = Coordinate(latitude: 39.4, longitude: -0.4)
    let stretch = [MapLineMessage(AirMapLine(points: [place, place], value: 7))]
    let head = MapMessage(map(.lines([]), resolutionMeters: 0))
    try assembly.begin(head)
    for _ in 0..<2 { try assembly.take(lines: stretch) }
    #expect(throws: ProtocolFault("map_lines: have more than 5 points in all")) { try assembly.take(lines: stretch) }
    for _ in 0..<3 { try assembly.take(lines: stretch) }
    try assembly.begin(head)
    for _ in 0..<2 { try assembly.take(lines: stretch) }
    try assembly.finish()
    let line = AirMapLine(points: [place, place], value: 7)
    #expect(assembly.maps.map(\.content) == [.lines([line, line])])
  }

  @Test("A raster of too many values is given up in one fault, and the next one is taken")
  func tooManyValues() throws {
    var assembly = MapAssembly()
    assembly.maxCells = 5
    let box = BoundingBox(west: -0.4, south: 39.4, east: -0.3, north: 39.5)
    let whole = map(.raster(AirMapRaster(box: box, columns: 2, rows: 2, values: [1, 2, 3, 4])))
    let text = MapValuesText.text([1, 2, 3, 4])
    try assembly.begin(MapMessage(whole))
    try assembly.take(values: text)
    #expect(throws: ProtocolFault("map_values: are too many")) { try assembly.take(values: text) }
    for _ in 0..<3 { try assembly.take(values: text) }
    try assembly.begin(MapMessage(whole))
    try assembly.take(values: text)
    try assembly.finish()
    #expect(assembly.maps == [whole])
  }

  @Test("A map of an unknown pollutant takes nothing from the one behind it")
  func unknownPollutant() {
    let heads = ["dust", "no2"].map {
      #"{"map":{"pollutant":"\#($0)","from":"1970-01-01T00:00:00Z","to":"1971-01-01T00:00:00Z","licence":"","attribution":"","resolution":0}}"#
    }
    let lines = heads + [#"{"map_lines":[{"points":[-0.4,39.4,-0.4,39.5],"value":7}]}"#, #"{"end":true}"#]
    var answer = ProgramAnswer(.maps, sourceID: "trial", mask: SecretMask())
    for line in lines { _ = answer.take(Array(line.utf8)[...]) }
    let notice = answer.allNotices(file: "x").first?.message ?? ""
    #expect(notice.contains("1 line that makes no sense: line 2: map.pollutant: 'dust' is unknown"), "\(notice)")
    #expect(answer.maps.map(\.pollutant) == [.no2] && answer.maps.allSatisfy { $0.flaw == nil })
  }

  @Test("The manifest says that a source gives maps")
  func manifest() throws {
    let manifest = SourceManifest(
      id: "a", name: "A", version: "1.0.0", summary: "A.", pollutants: [.no2], providesMaps: true, licence: "CC0",
      attribution: "A", cacheRule: .forbidden, settings: [])
    #expect(try ManifestMessage(manifest).manifest() == manifest)
  }
}
