import Foundation
import TestSupport
import Testing

@Suite("Very many stations")
struct ManyStationsTests {
  /// Work that grows with the square of the stations needs a hundred times more.
  ///
  /// It is processor time, and not time that passes, since other tests run beside this one.
  @Test("20 000 in one hour are listed within a bounded time of the processor")
  func areListed() throws {
    let folder = try TemporaryFolder()
    let rows = (0..<20_000).map { number in
      let (row, column) = (Double(number / 150), Double(number % 150))
      return "s\(number),Station \(number),\(39.3 + row / 500),\(-0.5 + column / 500),background,"
        + "2026-03-02T08:00:00Z,no2,\(number % 60),µg/m³\n"
    }
    let file = try folder.write(
      "station_id,name,latitude,longitude,type,time,pollutant,value,unit\n" + rows.joined(), as: "many.csv")
    var shell = Command()
    let program = shell.executable.path
    shell.executable = URL(fileURLWithPath: "/bin/sh")
    let words = ["stations", "--stations", file, "--at", "2026-03-02T08:30:00Z", "--json"]
    let result = try shell.run(["-c", "ulimit -t 60; exec \"$0\" \"$@\"", program] + words)
    #expect(result.status == 0, "\(result.errors.suffix(300))")
    #expect(try JSONValue(parsing: result.output)["stations"].elements.count == 20_000)
  }
}
