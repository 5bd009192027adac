import AirData
import AirField
import CCairo
import Foundation
import Geo
import Testing

@testable import Reports

@Suite("Pictures of tiles")
struct TilePictureTests {
  private let scale = IndexScale(.euAQI)
  private let tile = TileAddress(zoom: 12, holding: SampleHour.box.center)

  /// The fields of the sample hour and of those before it.
  private func fields(maskMeters: Double = 3500) throws -> [PollutionField] {
    try (0..<24).map { hoursAgo in
      try PollutionField(
        hour: DateInterval(start: SampleHour.hour - Double(hoursAgo) * 3600, duration: 3600),
        readings: SampleHour.readings(hoursAgo: hoursAgo), model: FieldModel(method: .inverseDistance(power: 2)),
        origin: SampleHour.box.center, maskDistanceMeters: maskMeters)
    }
  }

  private func nodes(_ fields: [PollutionField], step: Int, size: Int = 256) throws -> TileHours {
    let lattice = try #require(TileLattice(tile, size: size, step: step, box: SampleHour.box))
    let hours = Dictionary(
      uniqueKeysWithValues: fields[0].pollutants.map { pollutant in
        (pollutant, fields.map { Optional($0.concentrations(pollutant, at: lattice.places())) })
      })
    return TileHours(lattice: lattice, hours: hours)
  }

  @Test("have at each pixel the index of its place, computed from concentrations")
  func haveTheIndex() throws {
    let fields = try fields()
    let nodes = try nodes(fields, step: 1)
    let values = TileValues(.index, nodes, scale: scale).values
    let lattice = nodes.lattice
    var generator = SeededRandom(seed: 5)
    for _ in 0..<40 {
      let pixel = Int.random(in: values.indices, using: &generator)
      let place = Coordinate(
        latitude: lattice.latitudes[pixel / lattice.columns.count],
        longitude: lattice.longitudes[pixel % lattice.columns.count])
      var history = HourlyConcentrations()
      for pollutant in fields[0].pollutants {
        for (hoursAgo, field) in fields.enumerated() {
          history[pollutant, hoursAgo: hoursAgo] = field.estimate(pollutant, at: place)?.value
        }
      }
      let index = scale.index(of: history)?.main.value
      #expect(values[pixel].isNaN ? index == nil : Double(values[pixel]) == index, "at \(place)")
    }
  }

  @Test("differ between nodes from the field by little")
  func areExactEnough() throws {
    let fields = Array(try fields().prefix(1))
    let exact = TileValues(.pollutant(.no2), try nodes(fields, step: 1, size: 512), scale: scale).values
    let coarse = TileValues(.pollutant(.no2), try nodes(fields, step: 2, size: 512), scale: scale).values
    let errors = zip(exact, coarse).filter { !$0.isNaN && !$1.isNaN }.map { abs($1 - $0) / $0 }.sorted()
    try #require(errors.count > 50_000)
    // Inverse distance has a tip at every station, the sharpest thing that a field knows.
    #expect(errors[errors.count - 1] < 0.01, "at most \(errors[errors.count - 1])")
    #expect(errors[errors.count / 2] < 1e-4, "median \(errors[errors.count / 2])")
  }

  @Test("have the colour of each value, and nothing where nothing is known")
  func haveColors() throws {
    let nodes = try nodes(Array(fields(maskMeters: 1500).prefix(1)), step: 1)
    let lattice = nodes.lattice
    let values = TileValues(.pollutant(.no2), nodes, scale: scale).values
    let picture = TilePicture(layer: .pollutant(.no2), scale: scale, palette: .scale)
    let drawn = try picture.png(nodes)
    let png = try #require(drawn)
    let pixels = try #require(PNGPixels(png))
    #expect(pixels.width == 256 && pixels.height == 256)
    let colors = ColorScale(.pollutant(.no2), on: scale, .scale)
    #expect(values.contains { $0.isNaN })
    for row in stride(from: 0, to: 256, by: 5) {
      for column in stride(from: 0, to: 256, by: 5) {
        let pixel = pixels[row, column]
        guard lattice.rows.contains(row), lattice.columns.contains(column) else {
          #expect(pixel.alpha == 0, "outside the box")
          continue
        }
        let value = values[
          (row - lattice.rows.lowerBound) * lattice.columns.count + column - lattice.columns.lowerBound]
        guard !value.isNaN else {
          #expect(pixel.alpha == 0)
          continue
        }
        let ink = colors.ink(of: value)
        #expect(abs(pixel.alpha - TilePicture.opacity) < 0.005)
        // Colours lie in the file by their 256 steps, multiplied by how much they cover.
        #expect(abs(pixel.red - ink.red) < 0.012 && abs(pixel.green - ink.green) < 0.012)
        #expect(abs(pixel.blue - ink.blue) < 0.012)
      }
    }
  }

  @Test("agree with the tile beside them along their seam")
  func agreeAtSeams() throws {
    let fields = Array(try fields().prefix(1))
    func column(_ tile: TileAddress, _ number: Int, box: BoundingBox) throws -> [Float] {
      let lattice = try #require(TileLattice(tile, size: 256, step: 8, box: box))
      let values = fields[0].concentrations(.no2, at: lattice.places())
      return lattice.rows.map { lattice.pixels(ofRow: $0, values)[number - lattice.columns.lowerBound] }
    }
    let west = TileAddress(zoom: 15, holding: SampleHour.box.center)
    let east = TileAddress(zoom: 15, x: west.x + 1, y: west.y)
    // What the western tile has at the seam, when it is asked for the pixel beyond it, is what the eastern one has
    // there.
    let lattice = try #require(TileLattice(west, size: 256, step: 8, box: SampleHour.box))
    let values = fields[0].concentrations(.no2, at: lattice.places())
    let width = lattice.longitudes.count
    let beyond = stride(from: width - 1, to: values.count - width, by: width).map { values[$0] }
    let first = try column(east, 0, box: SampleHour.box)
    #expect(beyond == stride(from: 0, to: 256, by: 8).map { first[$0] })
    // And from one pixel to the next nothing jumps there more than elsewhere.
    let last = try column(west, 255, box: SampleHour.box)
    let before = try column(west, 254, box: SampleHour.box)
    let jump = zip(last, first).map { abs($0 - $1) }.max() ?? 1
    let usual = zip(before, last).map { abs($0 - $1) }.max() ?? 0
    #expect(jump <= usual * 1.5 + 1e-3)
  }

  @Test("are none where nothing is known")
  func areNone() throws {
    let lattice = try #require(TileLattice(tile, size: 256, step: 8, box: SampleHour.box))
    let unknown = [Float](repeating: .nan, count: lattice.count)
    let picture = TilePicture(layer: .pollutant(.no2), scale: scale, palette: .scale)
    #expect(try picture.png(TileHours(lattice: lattice, hours: [.no2: [unknown]])) == nil)
    #expect(try picture.png(TileHours(lattice: lattice, hours: [:])) == nil)
  }

  @Test("let an older figure stand in only where the hours give none")
  func standIn() throws {
    let lattice = try #require(TileLattice(tile, size: 256, step: 128, box: SampleHour.box))
    let low = [Float](repeating: 5, count: lattice.count)
    let high = [Float](repeating: 500, count: lattice.count)
    func index(_ hours: [[Float]?], _ standIn: [Float]?) -> Float? {
      TileValues(
        .index, TileHours(lattice: lattice, hours: [.no2: hours], standIns: standIn.map { [.no2: $0] } ?? [:]),
        scale: scale
      ).values.first
    }
    #expect(index([low], high) == 1)
    #expect(index([nil], high) == 6)
    #expect(index([nil], nil)?.isNaN == true)
  }
}
