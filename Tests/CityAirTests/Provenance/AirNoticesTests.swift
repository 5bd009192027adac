import AirData
import CityTestSupport
import Foundation
import Planner
import Testing

@testable import CityAir

@Suite("Notices on the air")
struct AirNoticesTests {
  private static let all: [Notice] = [
    .sourceQuota("feed", "too often"), .sourceFailed("feed", "no answer"), .sourceInHost("feed"),
    .archiveFailed("The archive is broken."), .noStreets("no file"), .noNetwork, .noWind, .windIdle, .betweenHours,
    .betweenUnevenly, .intervalTooLong(3), .mapFailed("map", "no answer"), .mapUnused(.no2, "map"),
    .typicalAir([.no2], of: .daily),
    .typicalAir([.no2], of: .sunday), .typicalOtherDay([.no2], of: .workday, for: .sunday),
    .recentOtherDays([.no2], forWeekend: true), .recentOtherDays([.no2], forWeekend: false),
    .forecastAtStations([.no2], points: 2), .forecastAir([.no2, .o3]),
    .staleAir([.pm25], hours: 1), .staleAir([.pm25], hours: 2), .staleAir([.pm25], hours: 2, isMoved: true),
    .incrementByPrior([.no2]),
    .untypedStations([.no2, .co]),
    .calibrationElsewhere("calibration.json"), .notCalibrated(nil), .notCalibrated("calibration.json"),
  ]

  @Test("say of a map that it covers a little, and never that it is more than that")
  func mapOfLittle() {
    let text = Notice.mapOfPart("map", share: 0.004).text
    #expect(text.en.contains(" covers <1 % of the area"))
    #expect(text.es.contains(" cubre el <1 % del área"))
    #expect(text.ca.contains(" cobrix un <1 % de l'àrea"))
  }

  @Test("have a sentence of their own in every language", arguments: all)
  func areTranslated(notice: Notice) {
    let texts = Language.allCases.map { notice.text[$0] }
    #expect(Set(texts).count == Language.allCases.count)
    #expect(notice.message == notice.text.en)
  }

  @Test("tell why a source failed in every language, where a table has the sentence")
  func tellReasons() {
    let late = "The source did not answer within 20 seconds."
    let failed = Notice.sourceFailed("feed", late).text
    #expect(failed.en == "Source 'feed' failed: \(late)")
    #expect(failed.es == "La fuente 'feed' ha fallado: La fuente no ha respondido en 20 segundos.")
    #expect(Notice.sourceQuota("feed", late).text.ca.hasSuffix(" La font no ha respost en 20 segons."))
    #expect(Notice.sourceFailed("feed", "A word of its own.").text.es.hasSuffix(" A word of its own."))
  }

  @Test("name what they are about in every language")
  func keepTheirParameters() {
    for language in Language.allCases {
      #expect(Notice.forecastAir([.o3, .no2]).text[language].contains("NO2, O3"))
      #expect(Notice.incrementByPrior([.co, .no2]).text[language].contains("NO2, CO"))
      #expect(Notice.untypedStations([.no2]).text[language].contains("NO2"))
      #expect(Notice.intervalTooLong(37).text[language].contains("37"))
      #expect(Notice.calibrationElsewhere("a.json").text[language].contains("'a.json'"))
    }
  }

  @Test("of readings from half past to half past, which peak lower than they did", arguments: [0, 1800])
  func betweenHours(secondsPast: Double) async throws {
    let readings = (-3...3).map { (hours: Int) in
      let reading = FakeCity.reading(hours == 0 ? 300 : 10, hours: hours)
      return Reading(
        station: reading.station, pollutant: .no2, concentration: reading.concentration,
        start: reading.start + secondsPast, end: reading.end + secondsPast, kind: .observed, sourceID: "feed")
    }
    let city = try FakeCity([FakeFeed { _ in readings }])
    city.clock.advance(hours: 12)
    let air = try await city.engine.air(at: FakeCity.place, moment: FakeCity.hour)
    #expect(air.notices.contains { $0.code == "between-hours" } == (secondsPast > 0))
    // The half of the peak's hour that lies in this one, and that of the hour before.
    #expect(air.estimates.map(\.concentration) == [secondsPast > 0 ? 155 : 300])
  }

  @Test(
    "name the readings that their own source doubts",
    arguments: [(.doubtful, true), (.humidityBias, true), (.provisional, false), ([], false)]
      as [(Reading.Quality, Bool)])
  func doubtful(quality: Reading.Quality, isNamed: Bool) async throws {
    let city = try FakeCity([FakeFeed { _ in [FakeCity.reading(300).with(quality: quality)] }])
    let air = try await city.engine.air(at: FakeCity.place, moment: FakeCity.hour)
    let notice = air.notices.first { $0.code == "doubtful-readings" }
    #expect(
      notice?.text.en == (isNamed ? "Doubted by their own source, and used all the same: NO2 at a." : nil))
  }

  @Test("of bridged gaps and outliers are told in every language, with station and figures")
  func doubts() async throws {
    let readings = (-30...3).filter { $0 != 0 }.map { FakeCity.reading(30, hours: $0) }
    let city = try FakeCity([FakeFeed { _ in readings }])
    city.clock.advance(hours: 12)
    let air = try await city.engine.air(at: FakeCity.place, moment: FakeCity.hour)
    let notice = try #require(air.notices.first { $0.code == "bridged-air" })
    #expect(notice.text.es.hasSuffix("NO2 en a (medido 1 h antes y 1 h después)."))
    #expect(notice.text.ca.hasSuffix("NO2 en a (mesurat 1 h abans i 1 h després)."))
  }
}
