import AirData
import AirField
import Testing

@testable import Reports

@Suite("A field and the stations that are drawn on it")
struct FieldAgreementTests {
  private let spec: GridSpec

  init() throws { spec = try GridSpec(box: SampleHour.box, cellMeters: 200) }

  private func stations(_ readings: [Double]) -> [ReportStation] {
    zip(SampleHour.stations, readings).map { item, reading in
      ReportStation(
        id: item.id, name: item.id, coordinate: item.place, type: .traffic, source: "sample",
        concentrations: [.no2: reading], index: nil, measured: [.no2])
    }
  }

  private func flat(_ value: Float) -> PollutantRaster {
    let values = [Float](repeating: value, count: spec.count)
    return PollutantRaster(pollutant: .no2, spec: spec, values: values, sigmas: values, method: "kriging")
  }

  @Test("differ where it is flat, and the report says why")
  func differs() throws {
    let agreement = try #require(FieldAgreement(flat(20.4), stations([10, 15, 18, 22, 30, 40])))
    let text = try #require(agreement.notice?.text.en)
    #expect(text.hasPrefix("NO2: the map has 20 µg/m³ at stations that read 10 to 40: "), "\(text)")
    let small = try #require(FieldAgreement(flat(6.5), stations([2.5, 4, 6, 8, 9.5]))?.notice?.text)
    #expect(small.es.hasPrefix("NO2: el mapa da 6,5 µg/m³ en estaciones que miden 2,5 a 9,5: "), "\(small.es)")
    #expect(small.ca.contains("6,5 µg/m³") && small.ca.contains("2,5 a 9,5"), "\(small.ca)")
  }

  @Test("agree where it follows them, and where all read alike")
  func agrees() throws {
    let report = try SampleHour.report(cellMeters: 100)
    let raster = try #require(report[.no2])
    #expect(try #require(FieldAgreement(raster, report.stations)).notice == nil)
    #expect(try #require(FieldAgreement(flat(20), stations([19, 20, 21, 20]))).notice == nil)
  }

  @Test("cannot be told of two")
  func ofTwo() {
    #expect(FieldAgreement(flat(20), stations([10, 40])) == nil)
  }
}
