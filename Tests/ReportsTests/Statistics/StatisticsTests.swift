import AirData
import AirField
import Geo
import Testing

@testable import Reports

@Suite("Figures of an hour")
struct StatisticsTests {
  /// Two rows of five cells.
  private let spec: GridSpec

  init() throws {
    spec = try GridSpec(box: BoundingBox(west: 0, south: 0, east: 0.05, north: 0.02), cellMeters: 1113)
    try #require(spec.rows == 2 && spec.columns == 5)
  }

  @Test("are those of the known cells, with the place of the greatest")
  func ofALayer() throws {
    let values: [Float] = [1, 2, 3, 4, .nan, 6, 7, 8, 9, 10]
    let cells = LayerCells(
      layer: .pollutant(.no2), values: values, spec: spec, bands: BandThresholds(bounds: [2, 4, 6, 8, 9]))
    let figures = try #require(LayerStatistics(cells, streets: nil))
    #expect(figures.mean == 50.0 / 9)
    #expect(figures.median == 6)
    #expect(figures.percentile95 == 10)
    #expect(figures.maximum == 10)
    #expect(figures.maximumPlace == spec.center(row: 1, column: 4))
    #expect(figures.knownAreaShare == 0.9)
    #expect(figures.areaShares.map { ($0 * 9).rounded() } == [2, 2, 1, 2, 1, 1])
    #expect(figures.streetShares == nil)
  }

  @Test("are none where nothing is known")
  func ofNothing() {
    let nothing = [Float](repeating: .nan, count: spec.count)
    let cells = LayerCells(layer: .index, values: nothing, spec: spec, bands: BandThresholds(bounds: []))
    #expect(LayerStatistics(cells, streets: nil) == nil)
  }

  @Test("count streets by their length in each category")
  func ofStreets() throws {
    func street(row: Int, columns: ClosedRange<Int>) -> BaseMap.Street {
      let latitude = spec.center(row: row, column: 0).latitude
      return BaseMap.Street(
        rank: .local,
        line: [
          Coordinate(latitude: latitude, longitude: 0.01 * Double(columns.lowerBound)),
          Coordinate(latitude: latitude, longitude: 0.01 * Double(columns.upperBound + 1)),
        ])
    }
    // Three cells of street in the clean row, one in the other.
    let streets = StreetCells(
      BaseMap(streets: [street(row: 0, columns: 0...2), street(row: 1, columns: 4...4)]), on: spec)
    let values = [Float](repeating: 1, count: 5) + [Float](repeating: 9, count: 5)
    let cells = LayerCells(layer: .index, values: values, spec: spec, bands: BandThresholds(bounds: [5]))
    let figures = try #require(LayerStatistics(cells, streets: streets))
    let shares = try #require(figures.streetShares)
    #expect(abs(shares[0] - 0.75) < 0.01 && abs(shares[1] - 0.25) < 0.01)
  }

  @Test("hold running means against limits, of at least three in four hours")
  func limits() throws {
    let clean = [Float](repeating: 10, count: spec.count)
    let dirty = clean.indices.map { $0 < 5 ? Float(40) : 10 }
    let limit = try #require(
      Limit.all.first { $0.pollutant == .no2 && $0.averagingHours == 24 && $0.concentration == 25 })
    func exceedance(_ hours: [[Float]?]) -> Exceedance? {
      HistoryRasters(spec: spec, hours: [.no2: hours]).exceedances(of: [limit]).first
    }
    let half = try #require(exceedance(Array(repeating: dirty, count: 18) + Array(repeating: nil, count: 6)))
    #expect(half.areaShare == 0.5)
    #expect(half.greatestMean == 40)
    #expect(exceedance(Array(repeating: dirty, count: 17) + Array(repeating: nil, count: 7)) == nil)
    let mixed = try #require(exceedance(Array(repeating: dirty, count: 12) + Array(repeating: clean, count: 12)))
    #expect(mixed.areaShare == 0)
    #expect(mixed.greatestMean == 25)
  }

  @Test("a running mean that is exactly at a limit is not above it, in whatever order its hours came")
  func atTheLimit() throws {
    for (pollutant, concentration) in [(Pollutant.pm25, Float(15)), (.no2, 25), (.pm10, 45)] {
      let limit = try #require(
        Limit.all.first {
          $0.authority == Limit.who && $0.pollutant == pollutant && $0.averagingHours == 24
        })
      // The last cell is above the limit.
      func hour(_ value: Float) -> [Float] { (1..<spec.count).map { _ in value } + [value + 0.1] }
      let below = [[Float]?](repeating: hour(concentration - 0.1), count: 12)
      let above = [[Float]?](repeating: hour(concentration + 0.1), count: 12)
      for hours in [below + above, above + below] {
        let found = try #require(
          HistoryRasters(spec: spec, hours: [pollutant: hours]).exceedances(of: [limit]).first)
        #expect(found.areaShare == 0.1, "\(pollutant)")
      }
    }
  }

  @Test("name the limits of means of which too few hours are known: nobody can say that they were kept")
  func nameUnknownLimits() throws {
    let hour = [Float](repeating: 300, count: spec.count)
    let history = HistoryRasters(spec: spec, hours: [.no2: [hour] + Array(repeating: nil, count: 23)])
    let figures = HourStatistics(layers: [], index: nil, scale: IndexScale(.euAQI), history: history, streets: nil)
    let known = figures.exceedances.map(\.limit)
    #expect(Set(known.map(\.pollutant)) == [.no2] && Set(known.map(\.averagingHours)) == [1])
    #expect(known.count + figures.unknownLimits.count == Limit.all.count)
    #expect(figures.unknownLimits.contains { $0.pollutant == .no2 && $0.averagingHours == 24 && $0.hoursNeeded == 18 })
    #expect(figures.unknownLimits.contains { $0.pollutant == .o3 && $0.averagingHours == 8 && $0.hoursNeeded == 6 })
  }
}
