import AirData
import AirField
import Foundation
import Testing

@testable import Reports

@Suite("Tables of an hour")
struct CSVTests {
  @Test("have a row for every cell that is known, with its figures")
  func grid() throws {
    let report = try SampleHour.report(cellMeters: 400, maskMeters: 1500)
    let lines = String(decoding: GridCSV.write(report), as: UTF8.self).split(separator: "\n")
    #expect(
      lines[0]
        == "row,column,latitude,longitude,no2,no2_sigma,pm25,pm25_sigma,pm10,pm10_sigma,o3,o3_sigma,index_us-epa,main_pollutant,isPartial,missingPollutants,main_averaged,main_averaging"
    )
    let known = report.layers[0].values.count { !$0.isNaN }
    #expect(known < report.spec.count)
    #expect(lines.count == 1 + known)
    let fields = lines[1].split(separator: ",", omittingEmptySubsequences: false)
    let cell = try #require(Int(fields[0]).flatMap { row in Int(fields[1]).map { row * report.spec.columns + $0 } })
    #expect(abs((Double(fields[4]) ?? 0) - Double(report.layers[0].values[cell])) < 0.005)
    let index = try #require(report.index)
    #expect(abs((Double(fields[16]) ?? 0) - Double(index.averages[cell])) < 0.005)
    #expect(fields[17] == index.period(at: cell)?.rawValue ?? "")
    #expect(Set(lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).count }) == [18])
  }

  @Test("tell statistics, stations used and left out, one figure a row")
  func statistics() throws {
    let report = try SampleHour.report(cellMeters: 400, base: SampleHour.base)
    let text = StatisticsCSV.header + String(decoding: StatisticsCSV.rows(report), as: UTF8.self)
    #expect(text.contains("2026-11-24T07:00:00Z,no2,station used: sample/Centre,55,µg/m³,39.4705,-0.3764\n"))
    #expect(text.contains(",,station left out: sample/broken: no reading of this hour,,,,\n"))
    #expect(text.contains(",index,street length in category 2,"))
    // Nobody measured SO2: a row without a figure tells that its limits are not known.
    #expect(text.contains(",so2,area beyond WHO 2021 24 h above 40,,share,,\n"))
    let fields = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false).count }
    #expect(Set(fields) == [7])
  }

  @Test("mark a station of whose index an hour stands in for a longer mean, whole or partial")
  func standIns() throws {
    let whole = try SampleHour.report(cellMeters: 1000).withStandIns([.o3, .pm10], at: "Vivers")
    let rows = String(decoding: StatisticsCSV.rows(whole), as: UTF8.self)
    #expect(rows.contains(",index,station used: sample/Vivers (standIns: pm10 o3),79.5,"))
    #expect(rows.contains(",index,station used: sample/Centre,87.5,"))
    let partial = try SampleHour.report(cellMeters: 1000, particlesAt: ["Molí del Sol", "Olivereta"])
      .withStandIns([.o3], at: "Vivers")
    let marked = String(decoding: StatisticsCSV.rows(partial), as: UTF8.self)
    #expect(marked.contains("sample/Vivers (isPartial: missingPollutants: pm25 pm10; standIns: o3),"))
  }

  @Test(
    "write numbers without a machine's habits",
    arguments: [(-0.004, "0"), (1234.5, "1234.5"), (-2.25, "-2.25"), (7, "7")])
  func numbers(value: Double, text: String) {
    #expect(value.text(decimals: 2) == text)
  }
}
