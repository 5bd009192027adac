import AirData
import Reports
import Testing

@testable import Publishing

@Suite("Hours without a report")
struct NoReportTests {
  @Test("are explained in the reader's language, the layer included")
  func speaksLanguages() {
    let reasons: [NoReport] = [
      .noReading(failed: []), .noStationNear(meters: 5000), .nothing(of: .index), .nothing(of: .pollutant(.pm25)),
    ]
    for reason in reasons { #expect(Set(Language.allCases.map { reason.text[$0] }).count == 3) }
    #expect(NoReport.nothing(of: .index).text.es == "las lecturas de la hora no dicen nada del índice.")
    #expect(NoReport.nothing(of: .pollutant(.pm25)).text.ca == "les lectures de l'hora no diuen res de PM2.5.")
  }
}
