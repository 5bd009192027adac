import AirData
import Foundation
import Geo
import Testing

@testable import AirField

@Suite("Streets that tell places apart alone")
struct StreetPatternTests {
  private static let plane = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.37))
  /// A Monday in UTC.
  private static let midnight = Date(timeIntervalSince1970: 1_772_409_600)

  private func model(ratioPerDensity: Double = 0) -> StreetModel {
    var calibration = StreetCalibration.fitted
    calibration.district.ratioPerDensity = ratioPerDensity
    let street = StreetLine(
      points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)
    return StreetModel([street], projection: Self.plane, calibration: calibration)
  }

  private func total(_ kind: StreetPattern.Kind, hour: Double, x: Double = 0, y: Double = 0) throws -> Double {
    let pattern = try #require(
      model().pattern(kind, for: .no2, hour: Self.midnight + hour * 3600))
    return pattern.parts(at: [Self.plane.unproject(PlanePoint(x: x, y: y))])[0].total
  }

  @Test("traffic alone is as much more by day than at night as streets add then, so that hours can be compared")
  func comparesHours() throws {
    let profile = AmplitudePrior.fitted.profile
    let (day, night) = (Self.midnight + 9 * 3600, Self.midnight + 3 * 3600)
    let expected = profile.factor(at: day, in: .gmt) / profile.factor(at: night, in: .gmt)
    #expect(expected > 1.5)
    let ratio = try total(.trafficAlone, hour: 9) / total(.trafficAlone, hour: 3)
    #expect(isClose(ratio, expected, 1e-6))
    #expect(try total(.trafficAlone, hour: 9, y: 1000) == 0)
  }

  @Test("traffic alone is 1 on a primary street in the week's mean")
  func isInUnitsOfAPrimaryStreet() throws {
    let mean = try (0..<168).reduce(0) { try $0 + total(.trafficAlone, hour: Double($1)) } / 168
    #expect(isClose(mean, 1, 0.03))
  }

  @Test("expected air has 1 away from streets, and on a primary one by day 0.4 × 1.17 × exp(0.45² / 2) more")
  func expectedAir() throws {
    #expect(isClose(try total(.expectedAir, hour: 9), 1.518, 0.005))
    #expect(try total(.expectedAir, hour: 9, y: 1000) == 1)
  }

  @Test("of expected air the background may be off by 15 %, and what a street adds by 70 %")
  func errors() throws {
    let pattern = try #require(model().pattern(.expectedAir, for: .no2, hour: Self.midnight + 9 * 3600))
    let parts = pattern.errorParts(at: [Self.plane.unproject(PlanePoint(x: 0, y: 0))])[0]
    #expect(isClose(parts.background, 0.15))
    #expect(isClose(parts.increment, 0.518, 0.005) && isClose(parts.street, 0.7 * parts.increment))
  }
}
