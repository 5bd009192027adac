import Geo
import Testing

@testable import VectorMap

@Suite("Tiles of somebody else's lines and points")
struct TileDrawingTests {
  /// The tile of zoom 1 that has the north-east of the globe.
  private let frame = TileFrame(zoom: 1, x: 1, y: 0)

  @Test("have their layers in the order in which they were begun, with tags of every kind")
  func layers() throws {
    var drawing = TileDrawing(frame)
    let line = [Coordinate(latitude: 10, longitude: 10), Coordinate(latitude: 20, longitude: 20)]
    drawing.addLine(
      line,
      tags: [
        ("name", .text("Road")), ("bearing", .signed(-90)), ("share", .decimal(0.5)), ("open", .flag(true)),
        ("count", .number(7)),
      ], to: "lines")
    drawing.addPoint(line[0], to: "points")
    drawing.addLine(line.reversed(), tags: [("name", .text("Road"))], to: "lines")
    let tile = try #require(DecodedTile(drawing.bytes))
    #expect(tile.layers.map(\.name) == ["lines", "points"])
    let lines = try #require(tile["lines"])
    #expect(lines.features.count == 2 && lines.features[0].parts == [lines.features[1].parts[0].reversed()])
    #expect(lines.keys == ["name", "bearing", "share", "open", "count"])
    // −90 as ZigZag has it, and 0.5 by its bits.
    #expect(lines.values == ["Road", "179", String(Float(0.5).bitPattern), "1", "7"])
    #expect(tile["points"]?.features.first?.parts == [[lines.features[0].parts[0][0]]])
  }

  @Test("have what lies in them alone")
  func clipping() throws {
    var drawing = TileDrawing(frame)
    let (inside, far) = (Coordinate(latitude: 40, longitude: 100), Coordinate(latitude: 40, longitude: -100))
    drawing.addPoint(far, to: "points")
    drawing.addLine([far, Coordinate(latitude: 41, longitude: -99)], tags: [], to: "lines")
    #expect(drawing.bytes.isEmpty)
    drawing.addLine([inside, far], tags: [], to: "lines")
    let parts = try #require(DecodedTile(drawing.bytes)?["lines"]?.features.first?.parts)
    #expect(parts[0].allSatisfy { $0.x >= -Int32(TileFrame.buffer) }, "\(parts)")
  }
}
