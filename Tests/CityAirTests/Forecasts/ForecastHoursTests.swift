import AirData
import AirField
import CityTestSupport
import Foundation
import Geo
import Planner
import Setup
import Testing

@testable import CityAir

@Suite("Coming hours of a city with a coarse forecast")
struct ForecastHoursTests {
  private static let near = Coordinate(latitude: 39.47, longitude: -0.37)
  private static let far = Coordinate(latitude: 39.47, longitude: -0.33)
  /// Eleven kilometres from both.
  private static let cells = [
    Coordinate(latitude: 39.57, longitude: -0.35), Coordinate(latitude: 39.37, longitude: -0.35),
  ]

  /// A model with two points and a level of 60 in every hour of two days.
  private static func model() -> FakeFeed {
    FakeFeed("model") { _ in
      (-30...48).flatMap { hour in
        cells.enumerated().map { index, place in
          FakeCity.reading(
            60, hours: hour, station: "cell \(index)", at: place, kind: .forecast(issued: FakeCity.hour),
            source: "model")
        }
      }
    }
  }

  /// A typical day of 10 at one station and 30 at the other.
  private static func typical(_ day: TypicalDay = .workday) -> FakeFeed {
    FakeFeed("typical") { _ in
      (-30...48).flatMap { hour in
        [("quiet", 10, near), ("busy", 30, far)].map { id, value, place in
          FakeCity.reading(
            value, hours: hour, station: id, at: place, kind: .typical(of: day), source: "typical")
        }
      }
    }
  }

  private func city(_ feeds: [FakeFeed]) throws -> FakeCity {
    try FakeCity(feeds) { $0.fieldMethod = .nearest }
  }

  @Test("stations keep their typical differences, and the answer says where it is from")
  func keepsDifferences() async throws {
    let city = try city([Self.model(), Self.typical()])
    let quiet = try await city.engine.air(at: Self.near, moment: FakeCity.hour + 5 * 3600)
    let busy = try await city.engine.air(at: Self.far, moment: FakeCity.hour + 5 * 3600)
    #expect(abs((quiet.estimates.first?.concentration ?? 0) - 30) < 1e-3)
    #expect(abs((busy.estimates.first?.concentration ?? 0) - 90) < 1e-3)
    let part = try #require(quiet.provenance.stationForecast[.no2])
    #expect(part.points == 2 && part.typical == 2)
    #expect(quiet.notices.contains { $0.code == "forecast-at-stations" })
    #expect(quiet.notices.contains { $0.code == "forecast-air" })
    // The owner of the level is named, and its points count as used.
    #expect(quiet.attribution.contains("Owner of model (none)"))
    #expect(quiet.attribution.contains("Owner of typical (none)"))
    let source = try #require(quiet.provenance.sources.first { $0.id == "model" })
    #expect(source.state == .fresh && source.readings == 2)
    #expect(quiet.provenance.sources.map(\.state) == [.fresh, .typical])
  }

  @Test("two cells no longer make every place alike")
  func isNotFlat() async throws {
    let city = try self.city([Self.model()])
    let flat = try await city.engine.stations(moment: FakeCity.hour + 5 * 3600)
    #expect(Set(flat.stations.compactMap { $0.concentrations[.no2] }) == [60])
    let brought = try await self.city([Self.model(), Self.typical()]).engine.stations(moment: FakeCity.hour + 5 * 3600)
    #expect(brought.stations.map(\.station.id).sorted() == ["busy", "quiet"])
    #expect(Set(brought.stations.compactMap { $0.concentrations[.no2] }) == [30, 90])
  }

  @Test("the archive's last days come before the typical day")
  func prefersTheArchive() async throws {
    // At this hour of the last days the quiet station had three times what the other had.
    let live = FakeFeed("live") { _ in
      (1...13).flatMap { day in
        [("quiet", 30, Self.near), ("busy", 10, Self.far)].map { id, value, place in
          FakeCity.reading(value, hours: 5 - 24 * day, station: id, at: place, source: "live")
        }
      }
    }
    let city = try city([Self.model(), Self.typical(), live])
    _ = try await city.engine.collect(from: FakeCity.hour - 14 * 86_400, to: FakeCity.hour)
    let answer = try await city.engine.air(at: Self.near, moment: FakeCity.hour + 5 * 3600)
    #expect(abs((answer.estimates.first?.concentration ?? 0) - 90) < 1e-3)
    #expect(answer.provenance.stationForecast[.no2]?.recent == 2)
  }

  @Test("differences of the last day alone are not said to be those of this hour")
  func differencesOfTheLastDay() async throws {
    let live = FakeFeed("live") { _ in
      (-24..<0).flatMap { hour in
        [("quiet", 30, Self.near), ("busy", 90, Self.far)].map { id, value, place in
          FakeCity.reading(value, hours: hour, station: id, at: place, source: "live")
        }
      }
    }
    let answer = try await city([Self.model(), live]).engine.air(at: Self.near, moment: FakeCity.hour + 5 * 3600)
    let part = try #require(answer.provenance.stationForecast[.no2])
    #expect(part.biased == 2 && part.recent == 0 && part.typical == 0)
    // What is made for its stations does not make a source fresh that says nothing of the hour.
    #expect(answer.provenance.sources.map(\.state) == [.fresh, .stale])
    let notice = try #require(answer.notices.first { $0.code == "forecast-at-stations" })
    #expect(
      notice.message == "The forecast is coarse (points: 2): it gives the level of NO2 in the city, and how stations "
        + "usually differ tells its places apart.")
  }

  @Test("nothing is looked up but what is forecast in an hour")
  func looksUpForecastsAlone() {
    let forecast = Reading.Kind.forecast(issued: FakeCity.hour)
    let selection = ReadingSelection([
      FakeCity.reading(20, hours: 0, station: "a", at: Self.near, source: "s"),
      FakeCity.reading(25, hours: 0, station: "cell", at: Self.cells[0], kind: forecast, source: "model"),
      FakeCity.reading(
        30, hours: 0, pollutant: .pm10, station: "cell", at: Self.cells[0], kind: forecast, source: "model"),
    ])
    var asked: [Set<Pollutant>] = []
    let hours = ForecastHours(
      selection: selection, correction: ForecastCorrection(selection, before: FakeCity.hour),
      anomalies: StationAnomalies(selection, before: FakeCity.hour),
      recent: { pollutants in
        asked.append(pollutants)
        return RecentAir([], before: FakeCity.hour, zone: .gmt)
      })
    _ = hours.hour(FakeCity.hour)
    _ = hours.hour(FakeCity.hour + 3600)
    #expect(asked == [[.pm10]])
  }

  @Test(
    "a typical day of other days is used with a word", arguments: [(TypicalDay.workday, 0), (.sunday, 1), (.daily, 0)])
  func tellsOtherDays(day: TypicalDay, count: Int) async throws {
    // A Monday.
    let alone = try await city([Self.typical(day)]).engine.air(at: Self.near, moment: FakeCity.hour)
    #expect(alone.notices.filter { $0.code == "typical-other-day" }.count == count)
    #expect(alone.notices.contains { $0.code == "typical-air" })
    #expect(alone.provenance.typicalDays == [.no2: day])
    let forecast = try await city([Self.model(), Self.typical(day)]).engine
      .air(at: Self.near, moment: FakeCity.hour + 5 * 3600)
    #expect(forecast.notices.filter { $0.code == "typical-other-day" }.count == count)
    #expect(!forecast.notices.contains { $0.code == "typical-air" })
  }

  @Test("the words name both days")
  func words() async throws {
    let answer = try await city([Self.typical()]).engine.air(at: Self.near, moment: FakeCity.hour - 24 * 3600)
    let notice = try #require(answer.notices.first { $0.code == "typical-other-day" })
    #expect(
      notice.message
        == "There is no typical day of this kind for NO2: a typical working day stands in for a typical Sunday.")
  }
}
