import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("A compressed table")
struct GzipTests {
  @Test("is read by gzip, is smaller, and is the same each time")
  func isReadByGzip() throws {
    let table = Data((0..<5000).map { "\($0),39.47,-0.37,25.5\n" }.joined().utf8)
    let packed = try #require(Gzip.compress(table))
    #expect(packed.count < table.count / 4)
    #expect(packed == Gzip.compress(table))
    let folder = try TemporaryFolder()
    let path = folder.path("table.csv.gz")
    try packed.write(to: URL(fileURLWithPath: path))
    var command = Command()
    command.executable = URL(fileURLWithPath: "/usr/bin/env")
    let result = try command.run(["gzip", "-dc", path])
    #expect(Data(result.output.utf8) == table)
  }
}
