import TestSupport
import Testing

@Suite("Averaging periods of brisa air")
struct AveragingTests {
  /// Twelve hours of PM2.5 in µg/m³, the latest first, with the EPA's NowCast and index.
  struct History: Sendable {
    let hours: [Double?]
    let nowCast: Double
    let index: Double
  }

  private static let histories = [
    History(hours: [50, 40, 30, 20] + .init(repeating: 10, count: 8), nowCast: 40.63, index: 114),
    History(hours: .init(repeating: 10, count: 12), nowCast: 10, index: 53),
    History(hours: [12.5, nil, 13, 14, 15, 15.5, 16, 17, nil, 18, 19, 20], nowCast: 13.39, index: 59),
    History(hours: [1] + .init(repeating: 64, count: 11), nowCast: 32.49, index: 94),
  ]

  @Test("particles take the NowCast of twelve hours", arguments: histories)
  func takesTheNowCast(history: History) throws {
    let index = try StationFile().adding("pm25", "µg/m³", latestFirst: history.hours).answer().pollutant("pm25")[
      "index"]
    #expect(index["averagedConcentration"].number == history.nowCast)
    #expect(index["value"].number == history.index)
    #expect(index["averagingPeriod"].text == "nowcast")
    #expect(index["isStandIn"] == .boolean(false))
  }

  @Test("one hour of particles or ozone stands in, and a notice says so", arguments: [("pm25", "PM2.5"), ("o3", "O3")])
  func saysWhatStandsIn(pollutant: String, symbol: String) throws {
    let result = try StationFile().adding(pollutant, "µg/m³", latestFirst: [30]).air()
    let answer = try JSONValue(parsing: result.output)
    #expect(answer.pollutant(pollutant)["index"]["isStandIn"] == .boolean(true))
    #expect(answer.noticeCodes.contains("hourly-stand-in"))
    #expect(result.errors.contains("stands in for the longer mean that the scale asks for: \(symbol)"))
  }

  @Test("an hour that stands in has a mark in the table of stations, and stands in its JSON")
  func marksStations() throws {
    let hour = try StationFile().adding("pm10", "µg/m³", latestFirst: [61]).stations()
    #expect(hour.json["stations"][0]["standIns"] == .array([.text("pm10")]))
    #expect(try Project.schema("stations").faults(hour.json) == [])
    #expect(hour.json.noticeCodes.contains("hourly-stand-in"))
    #expect(hour.text.contains("61.0^ ") && hour.text.contains("\n^ stands in the index for the longer mean"))
    let day = try StationFile().adding("pm10", "µg/m³", latestFirst: .init(repeating: 61, count: 24)).stations()
    #expect(day.json["stations"][0].object?["standIns"] == nil)
    #expect(!day.json.noticeCodes.contains("hourly-stand-in") && !day.text.contains("^"))
  }

  @Test("the table tells the mean that the index rests on beside the hour's figure, where there is one")
  func tellsTheMean() throws {
    let hours: [Double?] = [92] + .init(repeating: 20, count: 23)
    let text = try StationFile().adding("pm25", "µg/m³", latestFirst: hours).table()
    #expect(text.contains(/pollutant .* mean +sub-index +category/), "\(text)")
    #expect(text.contains(/PM2\.5 .* \d+\.\d \(NowCast\)/), "\(text)")
    let hour = try StationFile().adding("pm25", "µg/m³", latestFirst: [92]).table()
    #expect(!hour.contains(/mean +sub-index/), "\(hour)")
  }

  @Test("six of eight hours of ozone are enough for their mean, five are not", arguments: [(6, false), (5, true)])
  func needsThreeInFour(count: Int, isStandIn: Bool) throws {
    let hours = [Double?](repeating: 60, count: count)
    let index = try StationFile().adding("o3", "µg/m³", latestFirst: hours).answer().pollutant("o3")["index"]
    #expect(index["isStandIn"] == .boolean(isStandIn))
  }

  @Test("an index without PM2.5, PM10 or ozone is partial and names what is missing")
  func saysWhatIsMissing() throws {
    let answer = try StationFile().adding("no2", "µg/m³", latestFirst: [40]).answer()
    #expect(answer["index"]["isPartial"] == .boolean(true))
    #expect(answer["index"]["missingPollutants"] == .array([.text("pm25"), .text("pm10"), .text("o3")]))
    #expect(answer.noticeCodes.contains("index-partial"))
  }

  @Test("an index of all four is whole")
  func isWhole() throws {
    let file = ["no2", "pm25", "pm10", "o3"].reduce(StationFile()) { file, pollutant in
      file.adding(pollutant, "µg/m³", latestFirst: .init(repeating: 20, count: 24))
    }
    let answer = try file.answer(["--increment", "off"])
    #expect(answer["index"]["isPartial"] == .boolean(false))
    #expect(answer["index"]["mainPollutant"].text == "pm25")
    #expect(answer.noticeCodes.isEmpty)
  }

  @Test("particles without a reading of the hour are unknown, whatever was before")
  func needsTheHour() throws {
    // Longer ago than readings stand in for the hour.
    let hours: [Double?] = [nil, nil, nil, nil, 13] + .init(repeating: 10, count: 7)
    let result = try StationFile().adding("pm25", "µg/m³", latestFirst: hours).air()
    #expect(result.status == 69)
    #expect(result.output.isEmpty)
  }
}
