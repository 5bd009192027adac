import AirData
import Archive
import Foundation
import TestSupport
import Testing

@Suite("What a program gives beside pollutants")
struct OtherSpeciesTests {
  @Test("is kept by brisa sync with its station's details, and makes no difference to an answer")
  func isKept() throws {
    let programs = try ProgramFolder()
    func line(_ pollutant: String, _ value: Double, _ hour: String = "2026-03-02T08") -> String {
      """
      {"reading":{"station":{"id":"a","latitude":39.5,"longitude":-0.4,"type":"rural","altitude":620},\
      "pollutant":"\(pollutant)","value":\(value),"uncertainty":0.5,\
      "start":"\(hour):00:00Z","end":"\(hour):30:00Z"}}
      """
    }
    let lines = [
      line("no2", 7), line("nox", 12), line("temperature", -4), line("ufp", 9000, "2099-01-01T00"), #"{"end":true}"#,
    ]
    try programs.add("hill", script: ProgramFolder.source(lines.map { "say '\($0)'" }.joined(separator: "\n")))
    let yaml = """
      city: {name: Testville, timezone: UTC, box: [-0.5, 39.3, -0.2, 39.6]}
      archive: air.sqlite
      sources: [{id: exec, settings: {program: hill}}]
      """
    let config = ["--config", try programs.folder.write(yaml, as: "brisa.yml")]
    let sync = try Clean.run(
      ["sync", "--from", "2026-03-02T00:00", "--to", "2026-03-03T00:00"] + config,
      environment: ["XDG_CACHE_HOME": programs.folder.path("cache")])
    #expect(sync.status == 0, "\(sync.errors)")
    let archive = try ReadingArchive(programs.folder.path("air.sqlite"), for: .reading)
    let ever = DateInterval(start: .distantPast, end: .distantFuture)
    let others = try archive.others(in: ever)
    #expect(others.map(\.species) == [.nox, .temperature] && others.map(\.value) == [12, -4])
    #expect(others.allSatisfy { $0.uncertainty == 0.5 && $0.station.details?.altitudeMeters == 620 })
    let readings = try archive.readings(in: ever)
    #expect(readings.map(\.concentration) == [7] && readings.map(\.uncertainty) == [0.5])
    #expect(readings.first?.station.type == .background && readings.first?.station.details?.area == .rural)
    let air = try Clean.json(["air", "39.5,-0.4", "--at", "2026-03-02T08:10:00Z"] + config)
    #expect(air["air"]["sources"][0]["readings"].number == 1)
  }
}
