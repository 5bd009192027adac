import Foundation
import TestSupport
import Testing

@Suite("Published examples")
struct ExampleTests {
  @Test("are in the project, with or without those that were agreed on")
  func areThere() {
    #expect(!Project.examples.isEmpty)
  }

  /// `route-forbidden.json` is held against `docs/schema/route.schema.json`.
  @Test("keep to the schema that their name begins with", arguments: Project.examples + SharedData.examples)
  func keepToTheirSchema(example: URL) throws {
    let name = example.lastPathComponent.prefix { $0 != "-" && $0 != "." }
    let answer = try JSONValue(parsing: String(contentsOf: example, encoding: .utf8))
    #expect(try Project.schema(String(name)).faults(answer) == [])
  }
}
