import AirField
import Foundation
import Geo
import Setup
import TestSupport
import Testing

@testable import Bench

@Suite("Methods over drawn stations")
struct FieldTrialTests {
  private static let kriging = FieldTrial.Method.kriging(nugget: 0.3, partialSill: 0.7, effectiveRangeMeters: 4000)

  @Test("a case is drawn the same again, and is the same when it is read from its file")
  func drawnAndRead() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "stations.csv")
    let drawn = try FieldCase(stations: 12, side: 20)
    try drawn.write(stationsTo: file)
    let read = try FieldCase(reading: file, side: 20)
    #expect(try FieldCase(stations: 12, side: 20).readings == drawn.readings)
    #expect(read.readings == drawn.readings)
    #expect(read.samples.map(\.point) == drawn.samples.map(\.point))
    #expect(read.lattice == drawn.lattice)
  }

  @Test("what is no file of stations is refused in a sentence")
  func noStations() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "stations.csv")
    try "x,y,z\n1,2\n".write(to: file, atomically: true, encoding: .utf8)
    let error = try #require(throws: BrisaError.self) { try FieldCase(reading: file, side: 20) }
    #expect("\(error)" == "'1,2' is no station")
  }

  @Test("a grid has what the points in the middles of its cells have", arguments: [kriging, .inverseDistance])
  func grid(_ method: FieldTrial.Method) throws {
    let task = try FieldCase(stations: 12, side: 20)
    let trial = try FieldTrial(task, method)
    let points = task.lattice.y.flatMap { y in task.lattice.x.map { PlanePoint(x: $0, y: y) } }
    let grid = trial.values()
    #expect(grid.count == 400)
    for (cell, point) in zip(grid, trial.values(at: points)) { #expect(abs(Double(cell) - point) < 1e-4) }
  }

  @Test("σ in every fourth cell is that of every cell, or nearly")
  func sigmas() throws {
    let trial = try FieldTrial(try FieldCase(stations: 12, side: 20), Self.kriging)
    let exact = trial.sigmas(everyCells: 1)
    #expect(exact.count == 400)
    for (coarse, exact) in zip(trial.sigmas(everyCells: 4), exact) { #expect(abs(coarse / exact - 1) < 0.1) }
  }
}
