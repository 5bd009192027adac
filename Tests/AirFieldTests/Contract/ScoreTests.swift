import AirField
import Testing

@Suite("Score")
struct ScoreTests {
  // Left out, 10 is met by 40, 20 by 35 and 60 by 15: errors of 30, 15 and −45.
  //
  // With a relative spread of 0.6 the σ are √(1.5 · (800 + 576) / 2) = 32, √(1.5 · (1250 + 441) / 2) = 36 and
  // √(1.5 · (50 + 81) / 2) = 10, so that the first two readings lie inside and the third lies outside even of 2 σ.
  @Test("of the mean on three stations, worked by hand")
  func mean() throws {
    let method = StationMean(spread: HourlySpread(relativeSpread: 0.6))
    let score = try method.score([sample(0, 0, 10), sample(500, 0, 20), sample(0, 900, 60)])
    #expect(score.count == 3)
    #expect(isClose(score.rmse, 1050.0.squareRoot()))
    #expect(isClose(score.mae, 30))
    #expect(isClose(score.bias, 0))
    #expect(isClose(score.coverageOneSigma, 2.0 / 3))
    #expect(isClose(score.coverageTwoSigma, 2.0 / 3))
  }

  // The nearest to 0 is 100 (20 for 10), to 100 is 0 (10 for 20), to 500 is 100 (20 for 60): errors 10, −10, −40.
  @Test("of the nearest station, worked by hand")
  func nearest() throws {
    let score = try NearestStation().score([sample(0, 0, 10), sample(100, 0, 20), sample(500, 0, 60)])
    #expect(isClose(score.rmse, 600.0.squareRoot()))
    #expect(isClose(score.mae, 20))
    #expect(isClose(score.bias, -40.0 / 3))
  }

  @Test("over no reading is all zeros")
  func empty() {
    #expect(Score([]).count == 0)
    #expect(Score([]).rmse == 0)
  }

  @Test("needs two stations", arguments: everyMethod.indices)
  func single(method: Int) {
    #expect(throws: FieldError.tooFewToScore) { try everyMethod[method].score([sample(0, 0, 10)]) }
  }
}
