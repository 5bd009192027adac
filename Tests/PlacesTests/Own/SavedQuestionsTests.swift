import Files
import Foundation
import TestSupport
import Testing

@testable import Places

@Suite("Saved questions") struct SavedQuestionsTests {
  private let folder: TemporaryFolder
  private let list: SavedQuestions

  init() throws {
    folder = try TemporaryFolder()
    list = SavedQuestions(path: folder.path("saved.json"))
  }

  private func question(_ name: String) -> SavedQuestion {
    SavedQuestion(name: name, words: ["route", "--from", "60,25", "--to", "60.01,25"])
  }

  @Test("are kept, renamed and removed by name, whatever its accents") func names() throws {
    #expect(try list.list().isEmpty)
    try list.add(question("Camí"))
    #expect(throws: StoredFileError.self) { try list.add(question("CAMI")) }
    try list.rename("cami", to: "Work")
    #expect(try list.question(named: "work") == question("Work"))
    try list.remove("WORK")
    #expect(throws: StoredFileError.self) { try list.remove("work") }
    #expect(throws: StoredFileError.self) { try list.add(question("\u{0}")) }
  }

  @Test("have no name that reads as an option, which is said") func options() {
    let error = #expect(throws: StoredFileError.self) { try list.add(question("--mode")) }
    #expect(error?.message.contains("does not begin with '-'") == true)
  }

  @Test("go through one file, all or none") func files() throws {
    try list.add([question("one"), question("two")])
    let file = try folder.write(try list.exported(), as: "all.json")
    #expect(try SavedQuestions(path: file).read() == list.list())
    #expect(throws: StoredFileError.self) { try list.add([question("three"), question("one")]) }
    #expect(try list.list().map(\.name) == ["one", "two"])
    #expect(throws: StoredFileError.self) { try SavedQuestions(path: try folder.write("{}", as: "none.json")).read() }
  }

  @Test("are refused where they are far too many, which is soon said", .timeLimit(.minutes(1)))
  func tooMany() throws {
    let many = (0..<100_000).map { question("q\($0)") }
    let error = #expect(throws: StoredFileError.self) { try list.add(many) }
    #expect(error?.message.contains("more than 1000 saved questions") == true)
    #expect(try list.list().isEmpty)
  }

  @Test("are in a file, and a folder is called one") func folders() {
    let error = #expect(throws: StoredFileError.self) { try SavedQuestions(path: folder.url.path).read() }
    #expect(error?.kind == .missing && error?.message == "'\(folder.url.path)' is a folder: name the file in it.")
  }

  @Test("of many writers at once are all kept") func together() async throws {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 { group.addTask { try? list.add(question("q\(number)")) } }
    }
    #expect(try list.list().count == 20)
  }
}
