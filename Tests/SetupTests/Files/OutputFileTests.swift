import Foundation
import Setup
import TestSupport
import Testing

@Suite("Output files")
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a file appears whole, and replaces an older one")
  func replaces() throws {
    let path = try folder.write("old", as: "answer.txt")
    try OutputFile.write("new", to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["answer.txt"])
  }

  @Test("is rid of what a killed program has left of one")
  func leftovers() throws {
    try folder.write("half", as: "answer.txt.123.partial")
    try OutputFile.write("new", to: folder.path("answer.txt"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["answer.txt"])
  }

  @Test("a symbolic link keeps pointing to its target, which gets the text")
  func followsLinks() throws {
    let target = try folder.write("old", as: "target.txt")
    let link = folder.path("link.txt")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try OutputFile.write("new", to: link)
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  @Test(
    "an archive and a street network are never replaced by an answer", arguments: ["SQLite format 3\0", "BRISANET"])
  func keepsWhatIsKept(start: String) throws {
    let path = try folder.write(start + " and more", as: "kept")
    #expect { try OutputFile.write("new", to: path) } throws: { error in
      (error as? BrisaError)?.message.hasSuffix("which would be lost: name another file for what is written.") == true
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == start + " and more")
  }

  @Test("a pipe is written through and stays a pipe")
  func writesThrough() throws {
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OutputFile.write("new", to: pipe)
    var bytes = [UInt8](repeating: 0, count: 8)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "new")
    #expect(!OutputFile.isRegularOrNew(pipe))
  }

  @Test("an open pipe is written through, under the name that a shell has for it")
  func writesThroughOpenPipes() throws {
    let pipe = Pipe()
    let path = "/proc/self/fd/\(pipe.fileHandleForWriting.fileDescriptor)"
    try OutputFile.check(path)
    try OutputFile.write("new", to: path)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("new".utf8))
  }

  @Test("a link to a file that is still to be written stands for that file")
  func followsLinksToNothingYet() throws {
    let link = folder.path("link.txt")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "later.txt")
    try OutputFile.write("new", to: link)
    #expect(try String(contentsOfFile: folder.path("later.txt"), encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "later.txt")
  }

  @Test("a pipe that nobody reads is refused, and not waited for")
  func refusesAPipeWithoutReader() throws {
    let pipe = folder.path("unread")
    try #require(mkfifo(pipe, 0o600) == 0)
    let error = #expect(throws: BrisaError.self) { try OutputFile.write("new", to: pipe) }
    #expect(error?.message.hasSuffix("is a pipe that nobody reads: start what is to read it first.") == true)
  }

  @Test("a folder that is not there is an error that names the path")
  func refusesMissingFolders() {
    let error = #expect(throws: BrisaError.self) { try OutputFile.write("x", to: folder.path("no/where.txt")) }
    #expect(error?.code == .inputOutput)
    #expect(error?.message.contains("where.txt") == true)
  }

  @Test("an empty name is told as that, and is no folder")
  func refusesNoName() {
    let checked = #expect(throws: BrisaError.self) { try OutputFile.check("") }
    #expect(checked?.code == .badArgument && checked?.message.contains("has no name") == true)
    let written = #expect(throws: BrisaError.self) { try OutputFile.write("text", to: "") }
    #expect(written == checked)
  }

  @Test("a folder that may not be written to is told before anything is computed", .enabled(if: geteuid() != 0))
  func refusesFoldersOfReadersAlone() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    let error = #expect(throws: BrisaError.self) { try OutputFile.check(folder.path("answer.txt")) }
    #expect(error?.code == .inputOutput)
  }
}
