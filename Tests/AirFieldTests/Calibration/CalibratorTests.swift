import AirField
import Testing

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

  @Test("is nothing where too few stations measured together")
  func tooFew() throws {
    let history = Histories.make(Histories.places(5, seed: 1), hours: 50) { hour, station in Double(hour + station) }
    #expect(try Calibrator(history).calibrate() == nil)
    #expect(try HonestScore(history) == nil)
  }

  @Test("says the same twice")
  func repeats() throws {
    let history = Histories.groups(hours: 24 * 5, seed: 2)
    let first = try Calibrator(history).calibrate()
    #expect(try Calibrator(history).calibrate() == first)
  }

  @Test("promises intervals that hold where they were not fitted")
  func coverage() throws {
    let honest = try #require(try HonestScore(Histories.noise(hours: 24 * 40, seed: 3)))
    #expect(isClose(honest.overall.inner, 0.68, 0.03) && isClose(honest.overall.outer, 0.95, 0.02))
    #expect(honest.auto == honest.mean || honest.auto.rmse == honest.mean.rmse)
    #expect(honest.coverage.count == 9)
  }
}
