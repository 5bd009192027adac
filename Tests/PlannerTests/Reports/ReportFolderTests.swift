import AirData
import Foundation
import TestSupport
import Testing

@testable import Planner

@Suite("The folder of a run of reports")
struct ReportFolderTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  private static let first = Date(timeIntervalSince1970: 1_772_438_400)

  private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: place.path(name)) }

  /// Writes an hour of one file, with its record.
  @discardableResult
  private func write(hours: Int, in folder: ReportFolder) throws -> HeatmapRecord {
    let hour = Self.first + Double(hours) * 3600
    let name = HourFiles.name(of: hour)
    try OutputFile.makeFolder(place.path(name))
    try folder.write(Data("x".utf8), to: "\(name)/grid.csv")
    let record = HeatmapRecord(
      hour: TimeText.format(hour, zone: .gmt), state: "written", reason: nil, inputs: "", field: nil,
      files: [HeatmapRecord.File(path: "\(name)/grid.csv", data: Data("x".utf8))])
    try folder.write(record, to: HourFiles.recordName(of: hour), inPlaceOf: nil)
    return record
  }

  private func list(_ hours: [HeatmapRecord], documents: [HeatmapRecord.File] = []) -> HeatmapIndex {
    HeatmapIndex(
      program: "brisa", city: "Testville", timeZone: "UTC", scale: "us-epa", layer: "index", palette: "scale",
      language: "en", font: "none", box: [0, 0, 1, 1], rows: 1, columns: 1, attribution: [], hours: hours,
      documents: documents)
  }

  @Test("is refused to a second run, and free when the first has ended")
  func isOfOneRun() throws {
    var folder: ReportFolder? = try ReportFolder(place.url.path)
    #expect(folder != nil)
    let error = #expect(throws: BrisaError.self) { try ReportFolder(place.url.path) }
    #expect(error?.message.contains("Another run writes to the folder") == true)
    folder = nil
    _ = try ReportFolder(place.url.path)
  }

  @Test("has a list that no longer names what is about to change")
  func withdraws() throws {
    let folder = try ReportFolder(place.url.path)
    let records = try [0, 1].map { try write(hours: $0, in: folder) }
    try folder.publish(list(records))
    try folder.withdraw(hours: [records[0].hour], documents: [])
    #expect(HeatmapIndex.read(at: place.path("index.json"))?.hours == [records[1]])
    try folder.withdraw(hours: [records[1].hour], documents: [])
    #expect(!exists("index.json"))
  }

  @Test("loses the files of a record that a new one does not list")
  func replacesRecords() throws {
    let folder = try ReportFolder(place.url.path)
    let old = try write(hours: 0, in: folder)
    let new = HeatmapRecord(hour: old.hour, state: "missing", reason: "none", inputs: "", field: nil, files: [])
    try folder.write(new, to: HourFiles.recordName(of: Self.first), inPlaceOf: old)
    #expect(!exists("2026-03-02T0800Z/grid.csv"))
    #expect(folder.record("2026-03-02T0800Z/hour.json") == new)
  }

  @Test("loses what is older than it keeps, and nothing that a run did not write")
  func expires() throws {
    let folder = try ReportFolder(place.url.path)
    let records = try [0, 1, 2].map { try write(hours: $0, in: folder) }
    let page = HeatmapRecord.File(path: "report-2026-03-01.html", data: Data("x".utf8))
    try folder.write(Data("x".utf8), to: page.path)
    let day = HeatmapRecord(hour: "", state: "document", reason: nil, inputs: "", field: nil, files: [page])
    try folder.write(day, to: "report-2026-03-01.json", inPlaceOf: nil)
    try folder.publish(list(records, documents: [page]))
    try place.write("mine", as: "2026-03-02T0800Z/notes.txt")
    try place.write("mine", as: "notes.txt")
    try FileManager.default.createDirectory(atPath: place.path("2026-03-01T0800Z"), withIntermediateDirectories: true)
    try place.write("mine", as: "2026-03-01T0800Z/grid.csv")
    #expect(try folder.removeHours(before: Self.first + 7200, zone: .gmt) == 2)
    #expect(folder.index?.hours == [records[2]])
    #expect(folder.index?.documents == [])
    #expect(!exists("2026-03-02T0800Z/grid.csv") && exists("2026-03-02T0800Z/notes.txt"))
    #expect(!exists("2026-03-02T0900Z"))
    #expect(exists("2026-03-02T1000Z/grid.csv"))
    #expect(!exists("report-2026-03-01.html") && !exists("report-2026-03-01.json"))
    #expect(exists("notes.txt") && exists("2026-03-01T0800Z/grid.csv"))
  }

  @Test("never loses a file outside of it, whatever a record says")
  func staysInside() throws {
    let folder = try ReportFolder(place.url.path)
    let stranger = HeatmapRecord(
      hour: "2026-03-02T08:00:00Z", state: "written", reason: nil, inputs: "", field: nil,
      files: [HeatmapRecord.File(path: "../\(place.url.lastPathComponent)/notes.txt", data: Data())])
    try place.write("mine", as: "notes.txt")
    try OutputFile.makeFolder(place.path("2026-03-02T0800Z"))
    try folder.write(stranger, to: "2026-03-02T0800Z/hour.json", inPlaceOf: nil)
    _ = try folder.removeHours(before: Self.first + 3600, zone: .gmt)
    #expect(exists("notes.txt"))
  }

  @Test("is rid of what a killed run left half written")
  func clearsParts() throws {
    try OutputFile.makeFolder(place.path("2026-03-02T0800Z"))
    for name in ["2026-03-02T0800Z/grid.csv.part", "index.html.part", "report.pdf.part"] {
      try place.write("half", as: name)
    }
    try place.write("mine", as: "holiday.part")
    _ = try ReportFolder(place.url.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path("2026-03-02T0800Z")) == [])
    #expect(!exists("index.html.part") && !exists("report.pdf.part") && exists("holiday.part"))
  }
}
