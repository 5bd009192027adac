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
  private func words(until end: String = "2026-03-02T11:00Z") -> [String] {
    [
      "heatmap", "--network", city.network, "--stations", city.readings, "--from", "2026-03-02T08:00Z", "--to", end,
      "--cell", "25", "-o", files.path,
    ]
  }

  @Test("by a full disk says so, leaves nothing half written and goes on from there")
  func survivesAFullDisk() throws {
    _ = try Clean.output(words(until: "2026-03-02T09:00Z"))
    let first = try #require(try files.index)["hours"].elements
    let greatest = try #require(first[0]["files"].elements.compactMap { $0["bytes"].number }.max())
    // A limit on the size of files fails a write as a full disk does.
    let full = try limited(kibibytes: Int(greatest / 1024) - 1, words())
    #expect(full.status == 74)
    let reason = "cannot be written (File too large): check that its folder exists and has room."
    #expect(full.errors.contains("2026-03-02T0900Z/index.svg' \(reason)"))
    #expect(files.parts == [])
    #expect(try files.faults == [])
    #expect(try files.index?["hours"].elements == first)
    #expect(try Clean.output(words()).hasPrefix("2 hours written, 1 unchanged, 0 missing."))
    #expect(try files.faults == [])
  }

  /// Runs the command with a limit on the size of files.
  private func limited(kibibytes: Int, _ words: [String]) throws -> Command.Result {
    var shell = Command()
    let brisa = shell.executable.path
    shell.executable = URL(fileURLWithPath: "/bin/bash")
    return try shell.run(["-c", "ulimit -f \(kibibytes); exec \"$0\" \"$@\"", brisa] + words)
  }

  @Test("by a raster that does not fit leaves no part of it")
  func survivesAFullDiskInARaster() throws {
    let full = try limited(kibibytes: 1, words())
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
    #expect(
      refused.errors.contains("cannot be written (Permission denied): check that its folder exists and has room."))
    #expect(files.parts == [])
    #expect(files.hours == ["2026-03-02T0800Z/hour.json", "2026-03-02T0900Z/hour.json"])
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: third)
    let resumed = try Unprivileged.run(words())
    #expect(resumed.output.hasPrefix("1 hour written, 2 unchanged, 0 missing."), "\(resumed.errors)")
    #expect(try files.faults == [])
  }

  /// All files of a folder with their bytes.
  private func bytes(_ folder: String) throws -> [String: Data] {
    let names = ReportFiles(path: folder).names
    let files = names.compactMap { name in FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
    }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  @Test("by a power cut, however often, goes on to the bytes of one that was not")
  func hasTheSameBytes() throws {
    let whole = city.folder.path("whole")
    let wholeRun = try KillTrial.seconds { _ = try Clean.output(words().dropLast() + [whole]) }
    let expected = try bytes(whole)
    try KillTrial.kill(times: 6, within: wholeRun, seed: 11) { _ in
      try RunningCommand(words())
    } look: { kill in
      #expect(try files.faults == [], "kill \(kill)")
      let isHit = try !files.names.isEmpty && bytes(files.path) != expected
      // Every other time from the beginning, so that kills hit all hours.
      if kill % 2 == 1, FileManager.default.fileExists(atPath: files.path) {
        try FileManager.default.removeItem(atPath: files.path)
      }
      return isHit
    }
    _ = try Clean.output(words())
    #expect(try bytes(files.path) == expected)
  }

  @Test("in the middle of a year goes on where it stopped")
  func continuesAYear() throws {
    let year = [
      "heatmap", "--network", city.network, "--stations", try weeklyReadings(), "--from", "2025-01-04T00:00Z", "--to",
      "2026-01-04T00:00Z", "--every", "7d", "--cell", "50", "-o", files.path,
    ]
    var done = 0
    // A busy machine may come to the kill when the run is over.
    for _ in 0..<10 where !(5..<53).contains(done) {
      try? FileManager.default.removeItem(atPath: files.path)
      let first = try RunningCommand(year)
      while files.hours.count < 5, first.isRunning { Thread.sleep(forTimeInterval: 0.02) }
      first.kill()
      _ = try first.output()
      done = files.hours.count
    }
    #expect((5..<53).contains(done), "no run was killed in its middle")
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
