import Foundation
import TestSupport
import Testing

@Suite("README.md")
struct ReadmeTests {
  /// The first console block: its command, and the output below it.
  private static let example: (words: [String], output: String)? = {
    guard let text = try? String(contentsOf: Project.folder.appending(path: "README.md"), encoding: .utf8),
      let block = text.components(separatedBy: "```console\n").dropFirst().first?.components(separatedBy: "```").first,
      block.hasPrefix("$ brisa "), let end = block.firstIndex(of: "\n")
    else { return nil }
    let words = block[..<end].split(separator: " ").dropFirst(2).map(String.init)
    return (words, String(block[block.index(after: end)...]))
  }()

  @Test("the first command prints what the README shows")
  func showsRealOutput() throws {
    let example = try #require(Self.example)
    let result = try Command().run(example.words)
    #expect(result.output == example.output)
  }
}
