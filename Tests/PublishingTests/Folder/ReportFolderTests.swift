import AirData
import Files
import Foundation
import Setup
import TestSupport
import Testing

@testable import Publishing

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
    let name = HourName.name(of: hour)
    try OutputFile.makeFolder(place.path(name))
    try folder.write(Data("x".utf8), to: "\(name)/grid.csv")
    let record = HeatmapRecord(
      hour: TimeText.format(hour, zone: .gmt), state: "written", reason: nil, inputs: "", field: nil,
      files: [ReportFile(path: "\(name)/grid.csv", data: Data("x".utf8))])
    try folder.finish(record, at: HourName.recordName(of: hour))
    return record
  }

  private func list(
    _ hours: [HeatmapRecord] = [], documents: [ReportFile] = [], palette: String = "scale", language: String = "en",
    boxFrom: HeatmapIndex.BoxOrigin = .settings, north: Double = 1
  ) -> HeatmapIndex {
    HeatmapIndex(
      program: "brisa", city: "Testville", timeZone: "UTC", scale: "us-epa", method: "kriging", layer: "index",
      palette: palette, language: language, font: "none", stepSeconds: 3600, boxFrom: boxFrom, box: [0, 0, 1, north],
      cellMeters: 50, rows: 1, columns: 1,
      hours: hours, documents: documents)
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
    try folder.withdraw(hours: { $0 == records[0].hour }, documents: { _ in false })
    #expect(HeatmapIndex.read(in: folder.files)?.hours == [records[1]])
    try folder.withdraw(hours: { _ in true }, documents: { _ in false })
    #expect(HeatmapIndex.read(in: folder.files)?.hours == [])
  }

  @Test("loses the files of a record that a new one does not list")
  func replacesRecords() throws {
    let folder = try ReportFolder(place.url.path)
    let old = try write(hours: 0, in: folder)
    let new = HeatmapRecord(hour: old.hour, state: "missing", reason: "none", inputs: "", field: nil, files: [])
    try folder.finish(new, at: HourName.recordName(of: Self.first))
    #expect(!exists("2026-03-02T0800Z/grid.csv"))
    #expect(folder.record("2026-03-02T0800Z/hour.json") == new)
  }

  /// What a run that is killed while it replaces the files of an hour leaves.
  private func interrupt(_ folder: ReportFolder) throws -> String {
    try write(hours: 0, in: folder)
    let record = HourName.recordName(of: Self.first)
    try folder.begin(["2026-03-02T0800Z/no2.png"], recordedAt: record)
    try folder.write(Data("new".utf8), to: "2026-03-02T0800Z/no2.png")
    return record
  }

  @Test("has no record of files that a killed run was replacing, and knows them all the same")
  func knowsWhatWasChanging() throws {
    let folder = try ReportFolder(place.url.path)
    let name = try interrupt(folder)
    let old: HeatmapRecord? = folder.record(name)
    #expect(old == nil)
    // A second run that is killed there too loses none of the first one's.
    try folder.begin(["2026-03-02T0800Z/o3.png"], recordedAt: name)
    let missing = HeatmapRecord(
      hour: "2026-03-02T08:00:00Z", state: "missing", reason: "none", inputs: "", field: nil, files: [])
    try folder.finish(missing, at: name)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path("2026-03-02T0800Z")) == ["hour.json"])
  }

  @Test("loses what a killed run was replacing when it is older than it keeps")
  func expiresWhatWasChanging() throws {
    let folder = try ReportFolder(place.url.path)
    _ = try interrupt(folder)
    #expect(try folder.removeHours(before: Self.first + 3600, zone: .gmt) == 1)
    #expect(!exists("2026-03-02T0800Z"))
  }

  private static let page = HeatmapPeriod(name: "report", hours: [first])

  private func refusal(_ list: HeatmapIndex, replaces: Bool = false) throws -> String? {
    let folder = try ReportFolder(place.url.path)
    do {
      try folder.check(list, [Self.page], replaces: replaces)
      return nil
    } catch {
      #expect(error.code == .badArgument)
      return error.message
    }
  }

  @Test(
    "is refused where somebody else has files of the same name",
    arguments: ["index.html", "report.pdf", "report.json", "index.json"])
  func refusesForeignFiles(name: String) throws {
    try place.write("{\"mine\": true}", as: name)
    #expect(try refusal(list())?.contains("/\(name)' is of no run of Brisa and would be lost: move it away") == true)
    #expect(try refusal(list(), replaces: true) != nil)
    #expect(try String(contentsOfFile: place.path(name), encoding: .utf8) == "{\"mine\": true}")
  }

  @Test(
    "is not refused for what a run has left, whole, damaged or half done", arguments: ["", "{\"version\": 1, \"pro"])
  func knowsItsOwn(damaged: String) throws {
    do {
      let folder = try ReportFolder(place.url.path)
      try folder.adopt(list())
      try folder.begin(["index.html", "report.pdf"], recordedAt: "report.json")
      try folder.write(Data("x".utf8), to: "index.html")
    }
    #expect(try refusal(list()) == nil)
    try place.write(damaged, as: "index.json")
    #expect(try refusal(list()) == nil)
    let page = ReportFile(path: "index.html", data: Data("x".utf8))
    try place.write(String(decoding: JSONEncoder().encode(list(documents: [page])), as: UTF8.self), as: "index.json")
    try place.write(damaged, as: "report.json")
    #expect(try refusal(list()) == nil)
  }

  @Test("is refused to another box that somebody has set, and not to that of a network that has changed")
  func knowsBoxes() {
    let set = list()
    #expect(set.differences(from: list(north: 2)).map(\.en) == ["box 0.0,0.0,1.0,1.0, not 0.0,0.0,1.0,2.0"])
    #expect(list(boxFrom: .network).differences(from: list(boxFrom: .network, north: 2)) == [])
    let differences = list(boxFrom: .network).differences(from: set)
    #expect(differences.map(\.en) == ["box of the network, not 0.0,0.0,1.0,1.0"])
    #expect(differences.map(\.es) == ["recuadro de la red, no 0.0,0.0,1.0,1.0"])
    #expect(differences.map(\.ca) == ["requadre de la xarxa, no 0.0,0.0,1.0,1.0"])
  }

  @Test("is refused to other settings, by their names, unless they are to replace it")
  func refusesOtherSettings() throws {
    do {
      let folder = try ReportFolder(place.url.path)
      let record = try write(hours: 0, in: folder)
      try folder.publish(list([record]))
    }
    let other = list(palette: "cividis", language: "es")
    let message = try refusal(other)
    #expect(message?.contains("(palette scale, not cividis; language en, not es): name another folder") == true)
    #expect(try refusal(other, replaces: true) == nil)
    #expect(try refusal(list()) == nil)
    // From the first change on the folder is of the other settings.
    let folder = try ReportFolder(place.url.path)
    try folder.adopt(other)
    #expect(folder.index?.differences(from: other) == [])
    #expect(folder.index?.hours.count == 1)
  }

  @Test("loses what is older than it keeps, and nothing that a run did not write")
  func expires() throws {
    let folder = try ReportFolder(place.url.path)
    let records = try [0, 1, 2].map { try write(hours: $0, in: folder) }
    let page = ReportFile(path: "report-2026-03-01.html", data: Data("x".utf8))
    try folder.write(Data("x".utf8), to: page.path)
    let day = DocumentRecord(name: "report-2026-03-01", inputs: "", files: [page])
    try folder.finish(day, at: "report-2026-03-01.json")
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

  @Test(
    "takes no record and no list that names what lies anywhere else",
    arguments: ["", ".", "..", "/", "../x", "/etc/x", "a//b", "2026-03-02T0800Z/../../x"])
  func readsNoForeignNames(path: String) throws {
    let folder = try ReportFolder(place.url.path)
    try write(hours: 0, in: folder)
    for name in ["report.json", "2026-03-02T0800Z/hour.json"] {
      try place.write(
        "{\"inputs\": \"\", \"files\": [{\"path\": \"\(path)\", \"bytes\": 1, \"sha256\": \"\"}]}", as: name)
      #expect(folder.recordedPaths(name) == nil)
    }
    #expect(try folder.removeHours(before: Self.first + 3600, zone: .gmt) == 0)
    let page = ReportFile(path: path, data: Data())
    try place.write(String(decoding: JSONEncoder().encode(list(documents: [page])), as: UTF8.self), as: "index.json")
    #expect(HeatmapIndex.read(in: folder.files) == nil)
  }

  @Test("takes for its own, right inside, pages and documents alone")
  func listsOnlyPages() throws {
    let folder = try ReportFolder(place.url.path)
    try place.write("{\"files\": [{\"path\": \"x\"}, {\"path\": \"index.html\"}]}", as: "report.json")
    #expect(folder.recordedPaths("report.json")?.map(\.text) == ["index.html"])
  }

  @Test("has no way through a link in the place of an hour")
  func followsNoLink() throws {
    try FileManager.default.createDirectory(atPath: place.path("victim"), withIntermediateDirectories: false)
    try place.write("mine", as: "victim/note.part")
    try FileManager.default.createDirectory(atPath: place.path("out"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: place.path("out/2026-03-02T0800Z"), withDestinationPath: place.path("victim"))
    let folder = try ReportFolder(place.path("out"))
    let error = #expect(throws: BrisaError.self) {
      try folder.write(Data("x".utf8), to: "2026-03-02T0800Z/grid.csv")
    }
    #expect(error?.code == .badArgument)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path("victim")) == ["note.part"])
  }

  @Test("knows a file by what it holds and not by its size")
  func knowsDamage() throws {
    let folder = try ReportFolder(place.url.path)
    let record = try write(hours: 0, in: folder)
    #expect(record.isCurrent("", in: folder.files))
    try place.write("y", as: "2026-03-02T0800Z/grid.csv")
    #expect(!record.isCurrent("", in: folder.files))
  }

  @Test("is told apart by steps of any size", arguments: [1e300, -1e300, 1800, 3600])
  func readsAnyStep(seconds: Double) throws {
    let folder = try ReportFolder(place.url.path)
    let text = String(decoding: try JSONEncoder().encode(list()), as: UTF8.self)
    try place.write(text.replacing("\"stepSeconds\":3600", with: "\"stepSeconds\":\(seconds)"), as: "index.json")
    let other = try #require(HeatmapIndex.read(in: folder.files))
    #expect(list().differences(from: other).isEmpty == (seconds == 3600))
  }

  @Test("never loses a file outside of it, whatever a record says")
  func staysInside() throws {
    let folder = try ReportFolder(place.url.path)
    let stranger = HeatmapRecord(
      hour: "2026-03-02T08:00:00Z", state: "written", reason: nil, inputs: "", field: nil,
      files: [ReportFile(path: "../\(place.url.lastPathComponent)/notes.txt", data: Data())])
    try place.write("mine", as: "notes.txt")
    try OutputFile.makeFolder(place.path("2026-03-02T0800Z"))
    try folder.finish(stranger, at: "2026-03-02T0800Z/hour.json")
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
