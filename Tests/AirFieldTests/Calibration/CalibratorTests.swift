import Geo
import Testing

@testable import AirField

@Suite("Calibrating")
struct CalibratorTests {
  @Test("stays with the mean where stations differ by chance alone", arguments: [1, 2, 3, 4] as [UInt64])
  func noise(seed: UInt64) throws {
    let calibration = try #require(try Calibrator(Histories.noise(hours: 24 * 20, seed: seed)).calibrate())
    #expect(calibration.auto == .mean, "seed \(seed)")
    #expect(calibration.trials.filter(\.beatsMean).isEmpty, "seed \(seed)")
  }

  @Test("leaves the mean where neighbours tell all")
  func groups() throws {
    let calibration = try #require(try Calibrator(Histories.groups(hours: 24 * 20, seed: 1)).calibrate())
    #expect(calibration.auto != .mean)
    #expect(calibration.trials.map(\.ratioToMean).contains { $0 < 0.3 })
    #expect(calibration.variogram.nugget / calibration.variogram.sill < 0.2)
  }

  @Test("finds a smooth field where stations have gaps of their own, so that hardly two hours have one set")
  func gaps() throws {
    var generator = SeededRandom(seed: 5)
    let places = Histories.places(20, seed: 5)
    let history = Histories.make(places, hours: 300) { hour, station in
      let place = places[station]
      let slope = 400 * (place.latitude - 39.475) * (hour % 2 == 0 ? 1 : -1) + 300 * (place.longitude + 0.375)
      return Double.random(in: 0..<1, using: &generator) < 0.25
        ? nil : 40 + slope + .random(in: -0.5...0.5, using: &generator)
    }
    let calibration = try #require(try Calibrator(history).calibrate())
    let kriging = try #require(calibration.trials.first { $0.method.hasPrefix("kriging") })
    #expect(kriging.ratioToMean < 0.4, "\(calibration.trials.map { ($0.method, $0.ratioToMean) })")
    #expect(calibration.variogram.effectiveRangeMeters > 1000, "\(calibration.variogram)")
  }

  @Test("halves the hours of which stations can be left out, however many others there are")
  func halves() throws {
    let history = Histories.make(Histories.places(6, seed: 3), hours: 200) { hour, station in
      hour < 120 && station == 5 ? nil : Double(20 + (hour * 7 + station * 5) % 13)
    }
    #expect(history.middleHour == 160)
    #expect(try NestedScore(history) != nil)
  }

  @Test("tells by draws of days only where four have hours of which stations can be left out")
  func fewDays() throws {
    func history(hours: Int, fewUntil: Int = 0) -> StationHistory {
      Histories.make(Histories.places(6, seed: 3), hours: hours) { hour, station in
        hour < fewUntil && station == 5 ? nil : Double(20 + (hour * 7 + station * 5) % 13)
      }
    }
    #expect(history(hours: 96).hasDaysToDraw)
    #expect(!history(hours: 48).hasDaysToDraw && !history(hours: 96, fewUntil: 48).hasDaysToDraw)
    let honest = try #require(try NestedScore(history(hours: 48)))
    #expect(!honest.hasDaysToDraw && !honest.isWorseThanMean)
  }

  @Test("takes readings that never differ, zeros too, for as good as the mean", arguments: [0, 7] as [Double])
  func alike(value: Double) throws {
    let history = Histories.make(Histories.places(7, seed: 4), hours: 60) { _, _ in value }
    let honest = try #require(try NestedScore(history))
    #expect(honest.auto.ratio(to: honest.mean) == 1)
  }

  @Test("is nothing where too few stations measured together")
  func tooFew() throws {
    let history = Histories.make(Histories.places(5, seed: 1), hours: 50) { hour, station in Double(hour + station) }
    #expect(try Calibrator(history).calibrate() == nil)
    #expect(try NestedScore(history) == nil)
  }

  @Test("says the same twice")
  func repeats() throws {
    let history = Histories.groups(hours: 24 * 5, seed: 2)
    let first = try Calibrator(history).calibrate()
    #expect(try Calibrator(history).calibrate() == first)
  }

  @Test("knows that a choice which the other half of the time does not bear out is worse than the mean")
  func loss() throws {
    // On the first ten days two groups of neighbours go together, on the last ten every station goes with one of the
    // other group.
    let level = [10.0, 50, 30, 20, 45, 15, 35, 55]
    let places = (0..<10).map { index in
      Coordinate(
        latitude: 39.44 + 0.002 * Double(index % 5), longitude: (index < 5 ? -0.42 : -0.33) + 0.001 * Double(index % 5))
    }
    let history = Histories.make(places, hours: 480) { hour, station in
      let group = hour < 240 ? station / 5 : station % 2
      return level[(hour + 3 * group) % 8] + Double((hour * 7 + station * 5) % 3)
    }
    let honest = try #require(try NestedScore(history))
    #expect(honest.auto.rmse > honest.mean.rmse)
    #expect(honest.lossProbabilityOverSites > 0.5)
    let steady = try #require(try NestedScore(Histories.groups(hours: 480, seed: 1)))
    #expect(steady.lossProbabilityOverDays == 0 && steady.lossProbabilityOverSites == 0 && !steady.isWorseThanMean)
  }

  @Test("promises intervals that hold where they were not fitted")
  func coverage() throws {
    let honest = try #require(try NestedScore(Histories.noise(hours: 24 * 40, seed: 3)))
    #expect(isClose(honest.overall.inner, 0.68, 0.03) && isClose(honest.overall.outer, 0.95, 0.02))
    #expect(honest.auto == honest.mean || honest.auto.rmse == honest.mean.rmse)
    #expect(honest.coverage.count == 9)
    // What is the mean is not worse than it in any draw.
    #expect(honest.lossProbabilityOverDays == 0 && !honest.isWorseThanMean)
  }
}
