import AirData
import AirField
import Foundation
import Geo
import TestSupport

/// A small city of blocks whose air is known everywhere: the district's, and what each street adds; the same for the
/// same seed.
struct BlockCity {
  /// A street between two crossings.
  struct Street {
    let tail: Int
    let head: Int
    let roadClass: RoadClass
    /// What it adds on its middle line, µg/m³.
    let strength: Double
  }

  static let plane = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.376))
  static let halfMeters = 1000.0

  let crossings: [PlanePoint]
  let streets: [Street]
  private let streetsByCrossing: [[Street]]

  private static let size = 18
  private static let blockMeters = 110.0
  private static let fadeMeters = 20.0

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let size = Self.size
    crossings = (0..<size * size).map { index in
      PlanePoint(
        x: (Double(index % size) - Double(size - 1) / 2) * Self.blockMeters
          + Double.random(in: -15...15, using: &random),
        y: (Double(index / size) - Double(size - 1) / 2) * Self.blockMeters
          + Double.random(in: -15...15, using: &random))
    }
    // Every fourth street is busy, and streets of one class differ by about half of their mean.
    let busy = (0..<2 * size).map { _ in random.chance(0.25) }
    var streets: [Street] = []
    for here in 0..<size * size {
      let (row, column) = (here / size, here % size)
      for (isAcross, next) in [(true, here + 1), (false, here + size)] {
        guard isAcross ? column + 1 < size : row + 1 < size else { continue }
        let isBusy = busy[isAcross ? row : size + column]
        let scatter = (0..<3).reduce(-0.12) { sum, _ in sum + Double.random(in: -0.5...0.5, using: &random) }
        streets.append(
          Street(
            tail: here, head: next, roadClass: isBusy ? .primary : .residential,
            strength: (isBusy ? 35 : 6) * exp(scatter)))
      }
    }
    self.streets = streets
    var table = [[Street]](repeating: [], count: crossings.count)
    for street in streets {
      table[street.tail].append(street)
      table[street.head].append(street)
    }
    streetsByCrossing = table
  }

  /// The mean of the long time at a point, µg/m³: the district's, and the share of the street that has the largest.
  func air(at point: PlanePoint) -> Double {
    let district = 14 + 8 * exp(-(point.x * point.x + point.y * point.y) / 800_000)
    let middle = Double(Self.size - 1) / 2
    let column = Int((point.x / Self.blockMeters + middle).rounded())
    let row = Int((point.y / Self.blockMeters + middle).rounded())
    var street = 0.0
    for nearRow in max(0, row - 1)...min(Self.size - 1, max(0, row + 1)) {
      for nearColumn in max(0, column - 1)...min(Self.size - 1, max(0, column + 1)) {
        for near in streetsByCrossing[nearRow * Self.size + nearColumn] {
          let distance = Self.distance(from: point, crossings[near.tail], crossings[near.head])
          street = max(street, near.strength * exp(-distance / Self.fadeMeters))
        }
      }
    }
    return district + street
  }

  /// The air of one hour: more of it, by a factor that changes over the city.
  func hourlyAir(at point: PlanePoint) -> Double {
    air(at: point) * (1.5 + 0.15 * sin(point.x / 700) + 0.1 * cos(point.y / 900))
  }

  /// The long time's air as a map of cells.
  func map(cellMeters: Double, holeFrom: Double = .infinity, valueScale: Double = 1) -> AirMap {
    let count = Int((2 * Self.halfMeters / cellMeters).rounded())
    let samples = max(1, Int((cellMeters / 10).rounded()))
    var values: [Float] = []
    for row in 0..<count {
      for column in 0..<count {
        let west = -Self.halfMeters + Double(column) * cellMeters
        let north = Self.halfMeters - Double(row) * cellMeters
        var sum = 0.0
        for index in 0..<samples * samples {
          let x = west + (Double(index % samples) + 0.5) / Double(samples) * cellMeters
          let y = north - (Double(index / samples) + 0.5) / Double(samples) * cellMeters
          sum += air(at: PlanePoint(x: x, y: y))
        }
        values.append(west >= holeFrom ? .nan : Float(valueScale * sum / Double(samples * samples)))
      }
    }
    let low = Self.plane.unproject(PlanePoint(x: -Self.halfMeters, y: -Self.halfMeters))
    let high = Self.plane.unproject(PlanePoint(x: Self.halfMeters, y: Self.halfMeters))
    let box = BoundingBox(west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude)
    return Self.map(
      .raster(AirMapRaster(box: box, columns: count, rows: count, values: values)), resolutionMeters: cellMeters)
  }

  /// The long time's air along every street, from the middle of each.
  var mapOfLines: AirMap {
    Self.map(
      .lines(
        streets.map { street in
          let ends = [crossings[street.tail], crossings[street.head]]
          let middle = PlanePoint(x: (ends[0].x + ends[1].x) / 2, y: (ends[0].y + ends[1].y) / 2)
          return AirMapLine(points: ends.map { Self.plane.unproject($0) }, value: Float(air(at: middle)))
        }), resolutionMeters: 0)
  }

  static func map(_ content: AirMap.Content, resolutionMeters: Double) -> AirMap {
    AirMap(
      pollutant: .no2, from: Date(timeIntervalSince1970: 1_704_067_200), to: Date(timeIntervalSince1970: 1_735_689_600),
      licence: "CC0", attribution: "City", resolutionMeters: resolutionMeters, content: content)
  }

  /// Readings of the hour at places that are drawn: some beside busy streets, the others anywhere.
  func readings(seed: UInt64, count: Int, hour: DateInterval) -> [Reading] {
    var random = SeededRandom(seed: seed)
    let busy = streets.filter { $0.roadClass == .primary }
    return (0..<count).map { index in
      let isTraffic = index < count / 3
      var point = PlanePoint(
        x: Double.random(in: -900...900, using: &random), y: Double.random(in: -900...900, using: &random))
      if isTraffic {
        let street = busy[Int.random(in: 0..<busy.count, using: &random)]
        let (start, end) = (crossings[street.tail], crossings[street.head])
        point = PlanePoint(x: (start.x + end.x) / 2 + 6, y: (start.y + end.y) / 2 + 6)
      }
      let noise = 1 + Double.random(in: -0.05...0.05, using: &random)
      let station = Station(
        id: "s\(index)", name: "s\(index)", coordinate: Self.plane.unproject(point),
        type: isTraffic ? .traffic : .background)
      return Reading(
        station: station, pollutant: .no2, concentration: hourlyAir(at: point) * noise, start: hour.start,
        end: hour.end,
        sourceID: "test")
    }
  }

  /// The streets as a field is handed them.
  var lines: [StreetLine] {
    streets.map { StreetLine(points: [crossings[$0.tail], crossings[$0.head]], roadClass: $0.roadClass) }
  }

  private static func distance(from point: PlanePoint, _ start: PlanePoint, _ end: PlanePoint) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let along = ((point.x - start.x) * x + (point.y - start.y) * y) / (x * x + y * y)
    let part = max(0, min(1, along))
    return point.distance(to: PlanePoint(x: start.x + part * x, y: start.y + part * y))
  }
}

/// Ways through the city, each street with a cost.
struct BlockWays {
  private let ends: [(tail: Int, head: Int)]
  private let streetsByCrossing: [[Int]]

  init(_ city: BlockCity) {
    ends = city.streets.map { ($0.tail, $0.head) }
    var table = [[Int]](repeating: [], count: city.crossings.count)
    for (index, street) in city.streets.enumerated() {
      table[street.tail].append(index)
      table[street.head].append(index)
    }
    streetsByCrossing = table
  }

  /// The streets of the cheapest way between two crossings (Dijkstra, without a queue: the city is small).
  func cheapest(from origin: Int, to destination: Int, costs: [Double]) -> [Int] {
    var best = [Double](repeating: .infinity, count: streetsByCrossing.count)
    var last = [Int](repeating: -1, count: best.count)
    var isSettled = [Bool](repeating: false, count: best.count)
    best[origin] = 0
    while true {
      var here = destination
      for crossing in 0..<best.count where !isSettled[crossing] && best[crossing] < best[here] { here = crossing }
      if here == destination { break }
      isSettled[here] = true
      for street in streetsByCrossing[here] {
        let next = other(street, here)
        guard best[here] + costs[street] < best[next] else { continue }
        (best[next], last[next]) = (best[here] + costs[street], street)
      }
    }
    var way: [Int] = []
    var place = destination
    while place != origin {
      way.append(last[place])
      place = other(last[place], place)
    }
    return way
  }

  private func other(_ street: Int, _ crossing: Int) -> Int {
    ends[street].tail == crossing ? ends[street].head : ends[street].tail
  }
}
