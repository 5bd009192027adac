import AirData
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("The year so far")
struct YearSoFarTests {
  private let year = SampleYear.year

  @Test("tells each station's days and hours beside those with data, and nothing of one that never measured")
  func byStation() {
    #expect(year.stations.map(\.name) == ["Centre", "Vivers"])
    let rows = year.rows.map { row in
      let counts = YearColumn.allCases.map { row.counts[$0].map { "\($0.above)" } ?? "-" }
      return "\(row.pollutant.rawValue) \(row.station.name) \(counts) \(row.daysKnown ?? -1) \(row.hoursKnown ?? -1)"
    }
    #expect(
      rows == [
        #"no2 Centre ["20", "-", "20", "0", "0", "0"] 40 960"#, #"no2 Vivers ["20", "-", "0", "0", "0", "0"] 20 480"#,
        #"o3 Centre ["40", "0", "0", "-", "-", "-"] 40 -1"#,
      ])
  }

  @Test("tells days with data of the mean that fewer days have, where limits are for means of 24 and of 8 hours")
  func daysOfSeveralMeans() throws {
    var tally = YearTally(Limit.all)
    for day in 0..<2 {
      // Of the first day 19 hours are known, and means over 8 hours of which six are known end in 14 of them.
      for hour in 0..<24 { tally.add([.co: [day == 0 && hour < 5 ? .nan : 500]]) }
      tally.endDay()
    }
    let place = self.year.stations[0].coordinate
    let station = AirData.Station(id: "1", name: "Centre", coordinate: place, type: .traffic)
    let year = YearSoFar(
      year: 2026, from: SampleYear.first, to: SampleYear.first + 2 * 86_400,
      stations: [.init(source: "feed", station: station, pollutants: [.co])], tally: tally, area: tally, points: 1)
    let row = try #require(year.rows.first)
    #expect(row.counts[.daysWHO]?.known == 2 && row.counts[.daysToday]?.known == 1)
    // From 2030 there are limits for both means.
    #expect(row.counts[.days2030]?.known == 2)
    #expect(row.daysKnown == 1)
  }

  @Test("tells of the area what passed a limit anywhere, how often at most, and how much of it too often")
  func byArea() throws {
    let days = try #require(year.areaRows.first { $0.limit.authority == "WHO 2021" && $0.limit.averagingHours == 24 })
    #expect(days.area.known == 40 && days.area.anywhere == 20 && days.area.most == 20)
    // Two of the three points that are known.
    #expect(days.area.greatestShare == 2.0 / 3 && days.area.shareBeyond == 2.0 / 3)
    #expect(Set(year.areaRows.map(\.limit.pollutant)) == [.no2, .o3])
    #expect(year.areaRows.first { $0.limit.isOfHours }?.area.shareBeyond == nil)
  }

  @Test("is a table in which what has no data is empty, and an id is no formula")
  func csv() throws {
    let lines = String(decoding: YearCSV.table(year), as: UTF8.self).split(separator: "\n").map(String.init)
    let columns = lines[0].split(separator: ",").count
    #expect(columns == 21)
    let counts = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false).count }
    #expect(counts.allSatisfy { $0 == columns })
    #expect(!lines.contains { $0.contains(",=1,") })
    let park = lines.filter { $0.contains(",Vivers,") }
    #expect(park.count == 5)
    #expect(park[0].hasSuffix(",no2,WHO 2021,25,day,days,20,20,40,0.5,3,,,"), "\(park[0])")
    let ozone = try #require(lines.first { $0.contains(",area,") && $0.contains(",o3,") })
    #expect(
      ozone.hasSuffix(",o3,WHO 2021,100,greatest 8 h mean of the day,days,40,40,40,1,3,40,0.5,0.5"), "\(ozone)")
  }

  @Test("stands on the page in its language, and not at all where nothing is known")
  func onThePage() throws {
    let report = try SampleHour.report(cellMeters: 300)
    func page(_ year: YearSoFar?) throws -> JSONValue {
      var page = try ReportPage(
        SampleHour.facts(scale: report.scale), spec: report.spec,
        style: ReportStyle(base: SampleHour.base, palette: .scale, language: .ca, font: ReportFont()))
      try page.add(report)
      page.year = year
      return try PageReader.read(
        page.html,
        """
        const cells = (id) => [...$(id).tBodies[0].rows].map((row) => [...row.cells].map((cell) => cell.textContent).join("|"));
        const shares = [0.0004, 0.37, 0.9949, 0.995, 0.9996, 1].map(percent).join("|");
        const shown = { shares, hidden: $("year").hidden, title: text("yearTitle"), note: text("yearNote"), area: cells("yearArea"), stations: cells("yearStations") };
        await set("language", "es");
        return { ...shown, spanish: text("yearTitle") };
        """)
    }
    let said = try page(year)
    #expect(said["faults"].array?.isEmpty == true, "\(said)")
    #expect(said["hidden"] == .boolean(false))
    #expect(said["shares"].text == "<1 %|37 %|99 %|>99 %|>99 %|100 %", "\(said)")
    #expect(said["title"].text == "Per damunt dels límits en 2026 fins ara")
    #expect(said["spanish"].text == "Por encima de los límites en 2026 hasta ahora")
    #expect(said["note"].text?.contains("de 2026-01-01 00:00 a 2026-02-10 00:00: 40 dies sencers, 960 hores") == true)
    #expect(said["stations"][1].text == "NO₂|Vivers (feed)|20|–|0|0|0|0|20/40 (50 %)|480/960 (50 %)", "\(said)")
    #expect(said["stations"][2].text == "O₃|Centre (feed)|40|0|0|–|–|–|40/40 (100 %)|–", "\(said)")
    // As the list of limits of an hour calls it.
    let directive = try #require(Limit.all.first { $0.authority == "EU 2024/2881" })
    #expect(directive.authorityName.ca == "UE 2024/2881 (des de 2030)")
    let rows = said["area"].array?.compactMap(\.text) ?? []
    #expect(rows.contains { $0.contains("|UE 2024/2881 (des de 2030), ") }, "\(said)")
    #expect(said["area"][0].text == "NO₂|OMS 2021, dia > 25|40/40 (100 %)|20|20|67 %|3|67 %", "\(said)")
    // A limit that was passed a little was not kept.
    let rare = try page(SampleYear.rare)["area"]
    #expect(rare[0].text == "NO₂|OMS 2021, dia > 25|40/40 (100 %)|4|4|<1 %|3|<1 %", "\(rare)")
    #expect(rare.array?.contains { $0.text?.hasSuffix("|0|0|0 %|3|0 %") == true } == true, "\(rare)")
    #expect(try page(nil)["hidden"] == .boolean(true))
  }

  @Test("has its pages in the PDF")
  func inTheDocument() throws {
    let report = try SampleHour.report(cellMeters: 300)
    let style = ReportStyle(base: SampleHour.base, palette: .scale, language: .es, font: try ReportFont())
    func document(_ year: YearSoFar) throws -> String {
      let summary = DocumentSummary(
        facts: SampleHour.facts(scale: report.scale), methods: [.no2: "idw"],
        hours: [DocumentSummary.Hour(report, layer: .index)], attribution: report.attribution, year: year)
      let folder = try TemporaryFolder()
      let path = folder.path("report.pdf")
      try ReportDocument(layer: .index, style: style).pdf(summary, reports: [report]).write(
        to: URL(fileURLWithPath: path))
      var command = Command(environment: ["TZ": "UTC"])
      command.executable = URL(fileURLWithPath: "/usr/bin/env")
      return try command.run(["pdftotext", "-layout", path, "-"]).output
    }
    let text = try document(year)
    #expect(text.contains("Por encima de los límites en 2026 hasta ahora"))
    #expect(text.contains("Vivers (feed)") && text.contains("20/40 (50 %)") && text.contains("OMS 2021, día > 25"))
    let rare = try document(SampleYear.rare)
    #expect(rare.contains(/OMS 2021, día > 25 +40\/40 \(100 %\) +4 +4 +<1 % +3 +<1 %/), "\(rare)")
  }
}
