import Foundation
import TestSupport
import Testing

@Suite("A run of reports that is interrupted")
struct InterruptedReportTests {
  private let city: TinyCity
  private let files: ReportFiles

  init() throws {
    city = try TinyCity()
    files = ReportFiles(path: city.folder.path("out"))
  }

  /// Three hours; those after the first have its readings, which stand in.
  private func words(_ more: [String] = []) -> [String] {
    [
      "heatmap", "--network", city.network, "--stations", city.readings, "--from", "2026-03-02T08:00Z", "--to",
      "2026-03-02T11:00Z", "--cell", "25", "-o", files.path,
    ] + more
  }

  @Test("by a full disk says so, leaves nothing half written and goes on from there")
  func survivesAFullDisk() throws {
    // A limit on the size of files fails a write as a full disk does: the document for print, which is made last, goes beyond it.
    let whole = ReportFiles(path: city.folder.path("whole"))
    _ = try Clean.output(words().dropLast() + [whole.path])
    let hours = try #require(try whole.index)["hours"].elements.flatMap { $0["files"].elements }
    let greatest = try #require(hours.compactMap { $0["bytes"].number }.max())
    let document = try #require(try whole.index?["documents"].elements.last)
    #expect(document["path"].text == "report.pdf")
    let blocks = Int(greatest / 1024) + 2
    try #require(Double(blocks) * 1024 < document["bytes"].number ?? 0)

    var shell = Command(environment: Clean.environment)
    let brisa = shell.executable.path
    shell.executable = URL(fileURLWithPath: "/bin/bash")
    let full = try shell.run(["-c", "ulimit -f \(blocks); exec \"$0\" \"$@\"", brisa] + words())
    #expect(full.status == 74)
    #expect(full.errors.contains("report.pdf' cannot be written: check that its folder exists and has room."))
    #expect(files.parts == [])
    #expect(try files.index == nil)
    #expect(try Clean.output(words()).hasPrefix("0 hours written, 3 unchanged"))
    #expect(try files.index == whole.index)
    #expect(try files.faults == [])
  }

  @Test("by a raster that does not fit leaves no part of it")
  func survivesAFullDiskInARaster() throws {
    var shell = Command(environment: Clean.environment)
    let brisa = shell.executable.path
    shell.executable = URL(fileURLWithPath: "/bin/bash")
    let full = try shell.run(["-c", "ulimit -f 1; exec \"$0\" \"$@\"", brisa] + words())
    #expect(full.status == 74)
    #expect(files.parts == [])
    #expect(files.hours == [])
  }

  @Test("by a folder whose permission is taken says so, and goes on when it is back")
  func survivesALostPermission() throws {
    // The third hour's folder is there and nobody's; of the run's folder everybody may make use.
    let third = city.folder.path("out/2026-03-02T1000Z")
    try FileManager.default.createDirectory(atPath: third, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: files.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: third)
    let refused = try Unprivileged.run(words())
    #expect(refused.status == 74, "\(refused.errors)")
    #expect(refused.errors.contains("cannot be written: check that its folder exists and has room."))
    #expect(files.parts == [])
    #expect(files.hours == ["2026-03-02T0800Z/hour.json", "2026-03-02T0900Z/hour.json"])
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: third)
    let resumed = try Unprivileged.run(words())
    #expect(resumed.output.hasPrefix("1 hour written, 2 unchanged, 0 missing."), "\(resumed.errors)")
    #expect(try files.faults == [])
  }

  @Test("in the middle of a year goes on where it stopped")
  func continuesAYear() throws {
    let year = [
      "heatmap", "--network", city.network, "--stations", try weeklyReadings(), "--from", "2025-01-04", "--to",
      "2026-01-04", "--every", "7d", "--cell", "50", "-o", files.path,
    ]
    let first = try RunningCommand(year)
    let deadline = ContinuousClock.now + .seconds(60)
    while files.hours.count < 20, ContinuousClock.now < deadline { Thread.sleep(forTimeInterval: 0.02) }
    first.kill()
    _ = try first.output()
    let done = files.hours.count
    #expect(done >= 20 && done < 53)
    let modified = try modificationDate(files.hours[0])
    _ = try Clean.output(year)
    #expect(try files.index?["hours"].elements.count { $0["state"].text == "written" } == 53)
    #expect(try modificationDate(files.hours[0]) == modified)
    #expect(try files.faults == [])
    #expect(files.parts == [])
  }

  /// An hour of readings in each week of a year.
  private func weeklyReadings() throws -> String {
    let start = try Date("2025-01-04T00:00:00Z", strategy: .iso8601)
    let rows = (0..<53).flatMap { week in
      let time = (start + Double(week) * 7 * 86_400).ISO8601Format()
      return ["n,10.0012,20.0010,traffic,\(time),\(30 + week)", "s,9.9990,20.0010,background,\(time),\(10 + week)"]
    }
    return try city.folder.write(
      (["station_id,latitude,longitude,type,time,no2"] + rows).joined(separator: "\n"), as: "year.csv")
  }

  private func modificationDate(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: "\(files.path)/\(name)")[.modificationDate] as? Date
  }
}
