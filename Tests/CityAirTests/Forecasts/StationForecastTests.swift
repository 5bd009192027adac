import AirData
import AirField
import CityTestSupport
import Foundation
import Geo
import Testing

@testable import CityAir

@Suite("A coarse forecast is brought to the stations")
struct StationForecastTests {
  private static let none = ForecastCorrection(ReadingSelection([]), before: FakeCity.hour)

  /// Kilometres east of one place.
  private static func place(_ kilometers: Double) -> Coordinate {
    Coordinate(latitude: 39.47, longitude: -0.37 + kilometers / 85.8)
  }

  private static func station(
    _ id: String, _ usual: Double, at kilometers: Double, _ pollutant: Pollutant = .no2,
    kind: Reading.Kind = .typical(of: .workday)
  ) -> Reading {
    FakeCity.reading(
      usual, pollutant: pollutant, station: id, at: place(kilometers), kind: kind, source: "stations")
  }

  private static func point(
    _ id: String, _ value: Double, at kilometers: Double, _ pollutant: Pollutant = .no2
  ) -> Reading {
    FakeCity.reading(
      value, pollutant: pollutant, station: id, at: place(kilometers), kind: .forecast(issued: FakeCity.hour),
      source: "model")
  }

  /// Usually 10, 20 and 60: a mean of 30.
  private static func usual(_ pollutant: Pollutant = .no2, isMeasured: Bool = false) -> UsualAir {
    let kind: Reading.Kind = isMeasured ? .observed : .typical(of: .workday)
    return UsualAir(
      readings: [
        station("a", 10, at: 0, pollutant, kind: kind), station("b", 20, at: 2, pollutant, kind: kind),
        station("c", 60, at: 4, pollutant, kind: kind),
      ], isMeasured: isMeasured)
  }

  private static func values(_ forecast: StationForecast) -> [String: Double] {
    Dictionary(
      forecast.readings.map { ($0.station.id, ($0.concentration * 1e6).rounded() / 1e6) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("the level of two points is shared out by what stations usually read, and no point stays")
  func sharesTheLevelOut() throws {
    let points = [Self.point("p", 15, at: -11), Self.point("q", 15, at: 15)]
    let forecast = StationForecast(points, Self.none, usual: [Self.usual()])
    #expect(Self.values(forecast) == ["a": 5, "b": 10, "c": 30])
    #expect(forecast.readings.allSatisfy { $0.kind == .forecast(issued: FakeCity.hour) && $0.sourceID == "stations" })
    #expect(forecast.points == points)
    let part = try #require(forecast.parts[.no2])
    #expect(part.points == 2 && part.typical == 3 && part.stations == 3)
    #expect(abs(part.level - 15) < 1e-9)
  }

  @Test("ozone is moved by the difference, and not below zero")
  func movesOzone() {
    let forecast = StationForecast([Self.point("p", 15, at: -11, .o3)], Self.none, usual: [Self.usual(.o3)])
    #expect(Self.values(forecast) == ["a": 0, "b": 5, "c": 45])
  }

  @Test("usual figures of zero are moved by the difference")
  func movesFromZero() {
    let zero = UsualAir(
      readings: [Self.station("a", 0, at: 0), Self.station("b", 0, at: 2)], isMeasured: false)
    let forecast = StationForecast([Self.point("p", 15, at: -11)], Self.none, usual: [zero])
    #expect(Self.values(forecast) == ["a": 15, "b": 15])
  }

  @Test("a forecast with a point near the stations and no fewer than these is used as it is")
  func leavesAFineForecast() {
    let fine = [Self.point("p", 1, at: 0.4), Self.point("q", 2, at: 2.4), Self.point("r", 3, at: 4.4)]
    let forecast = StationForecast(fine, Self.none, usual: [Self.usual()])
    #expect(forecast.readings == fine && forecast.parts.isEmpty && forecast.points.isEmpty)
    let far = fine + [Self.point("s", 3, at: 12)]
    #expect(StationForecast(far, Self.none, usual: [Self.usual()]).readings == far)
    // As many points as stations, but two of three stations have none within 1500 m.
    let coarse = [Self.point("p", 1, at: 0.4), Self.point("q", 2, at: 8), Self.point("r", 3, at: 16)]
    #expect(StationForecast(coarse, Self.none, usual: [Self.usual()]).parts[.no2]?.stations == 3)
  }

  @Test("a forecast stays where no station, or only one, has a usual figure")
  func staysWithoutStations() {
    let points = [Self.point("p", 15, at: -11), Self.point("q", 25, at: 15)]
    let one = UsualAir(readings: [Self.station("a", 10, at: 0)], isMeasured: false)
    #expect(StationForecast(points, Self.none, usual: []).readings == points)
    #expect(StationForecast(points, Self.none, usual: [one]).readings == points)
    #expect(StationForecast(points, Self.none, usual: [Self.usual(.pm10)]).readings == points)
  }

  @Test("a forecast that is made for a station stays, and gives the level of the others")
  func keepsAStationsOwnForecast() throws {
    let own = Self.point("a of the agency", 20, at: 0)
    let forecast = StationForecast([own, Self.point("p", 15, at: -11)], Self.none, usual: [Self.usual()])
    // It is twice what is usual there.
    #expect(Self.values(forecast) == ["a of the agency": 20, "b": 40, "c": 120])
    let part = try #require(forecast.parts[.no2])
    #expect(part.own == 1 && part.typical == 2 && part.points == 1)
    #expect(forecast.points.map(\.station.id) == ["p"])
  }

  @Test("what was measured of late comes before the typical day, which is fitted to it")
  func ordersWhatIsUsual() throws {
    let recent = UsualAir(
      readings: [
        Self.station("a", 40, at: 0, kind: .observed), Self.station("b", 20, at: 2, kind: .observed),
      ], isMeasured: true)
    let forecast = StationForecast([Self.point("p", 15, at: -11)], Self.none, usual: [recent, Self.usual()])
    // a and b: 30 usually, 15 today. Their typical mean is 15, too, so c has its typical figure.
    #expect(Self.values(forecast) == ["a": 20, "b": 10, "c": 60])
    let part = try #require(forecast.parts[.no2])
    #expect(part.recent == 2 && part.typical == 1)
  }

  @Test("what is left of the newest hour is added where the station's own days tell its usual figure, and not else")
  func addsTheNewestHour() {
    let usual = Self.usual(isMeasured: true)
    // Two hours ago a had twice what was expected of it.
    let anomaly = StationAnomaly(
      pollutant: .no2, start: FakeCity.hour - 2 * 3600, expected: 20, measured: 40)
    let anomalies = [ReadingSeries(usual.readings[0]): anomaly]
    let points = [Self.point("p", 15, at: -11)]
    let forecast = StationForecast(points, Self.none, usual: [usual], anomalies: anomalies)
    #expect(Self.values(forecast) == ["a": (5 * pow(2, 0.64) * 1e6).rounded() / 1e6, "b": 10, "c": 30])
    let typical = StationForecast(points, Self.none, usual: [Self.usual()], anomalies: anomalies)
    #expect(Self.values(typical) == ["a": 5, "b": 10, "c": 30])
  }

  /// The model says 10; over ten hours a measures 20 and c 40.
  private static func biased(_ ids: [(String, Double, Double)]) -> ForecastCorrection {
    let history = (1...10).flatMap { hour in
      ids.map { id, value, kilometers in
        FakeCity.reading(value, hours: -hour, station: id, at: place(kilometers), source: "stations")
      } + [
        FakeCity.reading(
          10, hours: -hour, station: "p", at: place(-11), kind: .forecast(issued: FakeCity.hour), source: "model")
      ]
    }
    return ForecastCorrection(ReadingSelection(history), before: FakeCity.hour)
  }

  @Test("stations with a bias keep it beside a typical day, and give its level")
  func keepsABias() throws {
    let correction = Self.biased([("a", 20, 0), ("c", 40, 4)])
    let forecast = StationForecast([Self.point("p", 15, at: -11)], correction, usual: [Self.usual()])
    // a: 15 + 10, c: 15 + 30, together 70, as they typically are: b has its typical figure.
    #expect(Self.values(forecast) == ["a": 25, "b": 20, "c": 45])
    let part = try #require(forecast.parts[.no2])
    #expect(part.biased == 2 && part.typical == 1)
  }

  @Test("a station's bias gives the level alone where its own days tell its difference at this hour")
  func refinesABias() throws {
    let correction = Self.biased([("a", 20, 0), ("c", 40, 4)])
    let forecast = StationForecast(
      [Self.point("p", 15, at: -11)], correction, usual: [Self.usual(isMeasured: true)])
    #expect(Self.values(forecast) == ["a": 10, "b": 20, "c": 60])
    let part = try #require(forecast.parts[.no2])
    #expect(part.biased == 0 && part.recent == 3)
  }

  @Test("two stations with a bias take the place of the points of a coarse forecast")
  func dropsPointsForBiases() throws {
    let correction = Self.biased([("a", 20, 0), ("c", 40, 4)])
    let forecast = StationForecast([Self.point("p", 15, at: -11)], correction, usual: [])
    #expect(Self.values(forecast) == ["a": 25, "c": 45])
    #expect(forecast.parts[.no2]?.biased == 2)
  }

  @Test("measured hours and typical ones stay as they are")
  func leavesOthersAlone() {
    let hour = [Self.station("a", 5, at: 0, kind: .observed), Self.station("b", 7, at: 2, .pm25)]
    let forecast = StationForecast(hour, Self.none, usual: [Self.usual()])
    #expect(forecast.readings == hour && forecast.parts.isEmpty)
  }
}
