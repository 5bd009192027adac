import Testing

@testable import Setup

@Suite("Documents whose aliases double")
struct YAMLSizeTests {
  /// Each line is a list of the one before, twice.
  private static func doubling(_ lines: Int) -> String {
    let doubled = (1..<lines).map { "- &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }
    return "- &a0 [x, x]\n" + doubled.joined()
  }

  @Test("What an alias stands for is counted each time")
  func counts() {
    #expect(YAMLSize.nodes(in: "a: 1\nb: [2, 3]\n") == 7)
    #expect(YAMLSize.nodes(in: "a: &x [2, 3]\nb: *x\n") == 9)
    // The outer list, then lines of 3, 7, 15 nodes.
    #expect(YAMLSize.nodes(in: Self.doubling(3)) == 1 + 3 + 7 + 15)
  }

  @Test("Counting ends where there are too many")
  func ends() {
    #expect(YAMLSize.nodes(in: Self.doubling(30)) == YAMLSize.maxNodes + 1)
    #expect(YAMLSize.nodes(in: Self.doubling(300)) == YAMLSize.maxNodes + 1)
  }

  @Test("A document with aliases as keys that double is refused before it is composed")
  func refused() {
    let text = Self.doubling(30) + "- {*a29 : 1}\n"
    let error = #expect(throws: BrisaError.self) { try YAMLReader.document(text, file: "brisa.yml") }
    #expect(error?.message.contains("its aliases (*) written out") == true)
  }

  @Test("What is no YAML is left to the parser to name", arguments: ["a: [1", "\t- x", "a: *unknown"])
  func broken(text: String) {
    #expect(YAMLSize.nodes(in: text) < 10)
    #expect(throws: BrisaError.self) { try YAMLReader.document(text, file: "brisa.yml") }
  }
}
