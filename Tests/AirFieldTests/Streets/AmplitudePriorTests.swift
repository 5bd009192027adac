import Foundation
import Testing

@testable import AirField

@Suite("What is expected of the streets of a city")
struct AmplitudePriorTests {
  private func decoded(_ json: String) throws -> AmplitudePrior {
    try JSONDecoder().decode(AmplitudePrior.self, from: Data(json.utf8))
  }

  @Test("is read as it was written")
  func kept() throws {
    let factors = (0..<AmplitudeProfile.hourCount).map { 0.5 + Double($0 % 24) / 24 }
    let prior = AmplitudePrior(
      ratio: 0.31, logDeviation: 0.7, profile: try #require(AmplitudeProfile(factors: factors)))
    let text = String(decoding: try JSONEncoder().encode(prior), as: UTF8.self)
    #expect(try decoded(text) == prior)
    #expect(try decoded(#"{"ratio": 0.2, "logDeviation": 0.5}"#).profile == .usual)
  }

  static let damaged: [(json: String, words: String)] = [
    (#"{"ratio": 0, "logDeviation": 0.5}"#, "'ratio' must be a number from 0.001 to 10.0"),
    (#"{"ratio": 11, "logDeviation": 0.5}"#, "'ratio' must be a number from 0.001 to 10.0"),
    (#"{"ratio": 0.2, "logDeviation": 0}"#, "'logDeviation' must be a number from 0.01 to 3.0"),
    (#"{"ratio": 0.2, "logDeviation": 0.5, "profile": [1, 1]}"#, "'profile' must have 168 factors from 0.1 to 4.0"),
    (profile(of: -1), "'profile' must have 168 factors from 0.1 to 4.0"),
    (profile(of: 5), "'profile' must have 168 factors from 0.1 to 4.0"),
  ]

  private static func profile(of factor: Double) -> String {
    let factors = [String](repeating: "\(factor)", count: AmplitudeProfile.hourCount).joined(separator: ",")
    return #"{"ratio": 0.2, "logDeviation": 0.5, "profile": [\#(factors)]}"#
  }

  @Test("is refused out of range, with a sentence that names the place", arguments: damaged.indices)
  func refused(index: Int) {
    let (json, words) = Self.damaged[index]
    #expect { try decoded(json) } throws: { error in
      (error as? FieldError)?.message.contains(words) == true
    }
  }

  @Test("a profile has 168 factors in range and no other")
  func profiles() {
    let count = AmplitudeProfile.hourCount
    #expect(AmplitudeProfile(factors: [Double](repeating: 1, count: count)) != nil)
    for factor in [0, -1, 4.1, .nan, .infinity] as [Double] {
      #expect(AmplitudeProfile(factors: [Double](repeating: factor, count: count)) == nil)
    }
    #expect(AmplitudeProfile(factors: [Double](repeating: 1, count: count - 1)) == nil)
    #expect(AmplitudeProfile(factors: []) == nil)
  }

  @Test("that of other cities is more by day than by night, and about 1 on average")
  func usual() {
    let factors = AmplitudeProfile.usual.factors
    #expect(factors.count == AmplitudeProfile.hourCount)
    #expect(isClose(factors.reduce(0, +) / Double(factors.count), 1, 0.02))
    #expect(factors[3] < factors[12] && factors[3] == factors[24 * 6 + 3])
    // Day is from 7 to 22 o'clock.
    #expect(factors[6] == factors[3] && factors[7] == factors[12])
    #expect(factors[21] == factors[12] && factors[22] == factors[3])
  }

  static let moments: [(time: String, zone: String, index: Int)] = [
    ("2022-04-11T00:00:00Z", "GMT", 0), ("2022-04-17T23:59:59Z", "GMT", 167), ("2022-04-13T08:00:00Z", "GMT", 56),
    ("1970-01-01T00:00:00Z", "GMT", 72), ("1969-12-31T23:00:00Z", "GMT", 71), ("1969-12-29T00:00:00Z", "GMT", 0),
    ("1901-01-06T23:30:00Z", "GMT", 167),
    // Winter and summer time, and the hours around the changes of 27 March and 30 October 2022, Sundays.
    ("2022-01-03T00:00:00Z", "Europe/Madrid", 1), ("2022-07-04T00:00:00Z", "Europe/Madrid", 2),
    ("2022-03-27T00:00:00Z", "Europe/Madrid", 145), ("2022-03-27T01:00:00Z", "Europe/Madrid", 147),
    ("2022-10-30T00:00:00Z", "Europe/Madrid", 146), ("2022-10-30T01:00:00Z", "Europe/Madrid", 146),
    ("2022-04-11T02:00:00Z", "America/New_York", 166), ("2022-04-11T00:15:00Z", "Asia/Kolkata", 5),
  ]

  @Test("an hour of the week is that of the city's clock", arguments: moments.indices)
  func hoursOfTheWeek(index: Int) throws {
    let moment = Self.moments[index]
    let time = try Date(moment.time, strategy: .iso8601)
    let zone = try #require(TimeZone(identifier: moment.zone))
    #expect(AmplitudeProfile.index(of: time, in: zone) == moment.index, "\(moment.time)")
  }

  @Test("every time has an hour of the week", arguments: [-1e11, -3600.5, -0.5, 0, 1e11, 1e18])
  func anyTime(seconds: Double) {
    let index = AmplitudeProfile.index(of: Date(timeIntervalSince1970: seconds), in: .gmt)
    #expect((0..<AmplitudeProfile.hourCount).contains(index))
  }

  @Test("the expectation of an hour is the ratio times the hour's factor")
  func hourly() throws {
    var factors = [Double](repeating: 1, count: AmplitudeProfile.hourCount)
    factors[56] = 2.5
    let prior = AmplitudePrior(ratio: 0.2, logDeviation: 0.4, profile: try #require(AmplitudeProfile(factors: factors)))
    let eight = try Date("2022-04-13T08:30:00Z", strategy: .iso8601)
    #expect(isClose(prior.ratio(at: eight, in: .gmt), 0.5))
    #expect(isClose(prior.ratio(at: eight + 3600, in: .gmt), 0.2))
  }
}
