import AirData
import Foundation
import TestSupport
import Testing

import PluginHost

@Suite("Loading plugins")
struct PluginHostTests {
  private let folder = LibraryFolder()

  private func load(_ folders: LibraryFolder...) -> (registry: Registry, problems: [PluginProblem]) {
    let registry = Registry()
    let path = PluginSearchPath(folders: folders.map { .init(path: $0.path, isRequired: true) })
    let problems = PluginHost.load(searchPath: path, into: registry)
    return (registry, problems)
  }

  @Test("A plugin of the same kit registers its source, with the file it came from")
  func sound() throws {
    let file = try folder.add("libbrisa-station-csv.so", copyOf: BuildFolder.plugin)
    let (registry, problems) = load(folder)
    #expect(problems == [])
    #expect(registry.entries.map(\.manifest.id) == ["station-csv"])
    #expect(registry.entry("station-csv")?.file == file)
  }

  @Test("A file that is reached twice is loaded once")
  func links() throws {
    let file = try folder.add("libbrisa-station-csv.so", copyOf: BuildFolder.plugin)
    let other = LibraryFolder()
    try FileManager.default.createSymbolicLink(atPath: other.path + "/libbrisa-again.so", withDestinationPath: file)
    let (registry, problems) = load(folder, other, folder)
    #expect(problems == [] && registry.conflicts == [] && registry.entries.count == 1)
  }

  @Test("Two files that register one id are a conflict that names both")
  func conflict() throws {
    let first = try folder.add("libbrisa-a.so", copyOf: BuildFolder.plugin)
    let second = try folder.add("libbrisa-b.so", copyOf: BuildFolder.plugin)
    let (registry, problems) = load(folder)
    #expect(problems == [])
    let conflict = try #require(registry.conflicts.first)
    #expect(conflict.id == "station-csv" && conflict.firstFile == first && conflict.secondFile == second)
    #expect(conflict.message.contains(first) && conflict.message.contains(second))
  }

  @Test("Only files named like plugins are looked at")
  func names() throws {
    for name in ["libother.so", "libbrisa-x.txt", "brisa-x.so", "libBrisaKit.so"] { try folder.add(name, [0]) }
    #expect(load(folder).problems == [])
  }

  @Test("A text file is no library")
  func text() throws {
    try folder.add("libbrisa-x.so", Array("hello".utf8))
    #expect(load(folder).problems.map(\.code) == [.notALibrary])
  }

  @Test("A folder named like a plugin cannot be read")
  func folderAsFile() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/libbrisa-x.so", withIntermediateDirectories: true)
    #expect(load(folder).problems.map(\.code) == [.unreadable])
  }

  @Test("A pipe named like a plugin cannot be read, and nobody waits for what comes out of it", .timeLimit(.minutes(1)))
  func pipe() {
    #expect(mkfifo(folder.path + "/libbrisa-x.so", 0o600) == 0)
    #expect(load(folder).problems.map(\.code) == [.unreadable])
  }

  @Test("A library without a stamp is not opened")
  func noStamp() throws {
    // The constructor would end the test run.
    try folder.compile(
      "libbrisa-x.so", "#include <stdlib.h>\n__attribute__((constructor)) static void f(void) { abort(); }")
    #expect(load(folder).problems.map(\.code) == [.noStamp])
  }

  @Test("A plugin of another kit is refused with both digests and the command that builds it again")
  func otherKit() throws {
    let digest = PluginStamp.current.kit
    let changed = String(digest.reversed().map { $0 == "0" ? "1" : $0 == "1" ? "0" : $0 })
    try #require(changed != digest)
    var bytes = try [UInt8](Data(contentsOf: URL(filePath: BuildFolder.plugin)))
    try replace("kit=\(digest)", with: "kit=\(changed)", in: &bytes)
    try folder.add("libbrisa-x.so", bytes)
    let problem = try #require(load(folder).problems.first)
    #expect(problem.code == .otherKit)
    for part in [String(digest.prefix(8)), String(changed.prefix(8)), "brisa plugin build", "libbrisa-x.so"] {
      #expect(problem.message.contains(part))
    }
  }

  @Test("A plugin of another compiler is refused with both names")
  func otherCompiler() throws {
    let stamp = "\(PluginStamp.prefix)\(PluginStamp.current.kit) compiler=swift-5.0 end"
    try folder.compile("libbrisa-x.so", "const char stamp[] = \"\(stamp)\";")
    let problem = try #require(load(folder).problems.first)
    #expect(problem.code == .otherKit && problem.message.contains("by another compiler (swift-5.0, the host by "))
  }

  @Test("A plugin with the stamps of two kits is refused")
  func severalStamps() throws {
    let stamps = ["one", "two"].map { "\(PluginStamp.prefix)\($0) compiler=c end" }
    try folder.compile("libbrisa-x.so", "const char a[] = \"\(stamps[0])\"; const char b[] = \"\(stamps[1])\";")
    #expect(load(folder).problems.map(\.code) == [.severalStamps])
  }

  @Test("A plugin with the stamp but without the function is refused")
  func noSymbol() throws {
    try folder.compile("libbrisa-x.so", PluginLibrary.stamp)
    let problem = try #require(load(folder).problems.first)
    #expect(problem.code == .noSymbol && problem.message.contains("brisa_plugin_register"))
  }

  @Test("A plugin that registers nothing is told")
  func registersNothing() throws {
    try folder.compile(
      "libbrisa-x.so", "\(PluginLibrary.stamp) void brisa_plugin_register(void *r) { (void)r; }")
    #expect(load(folder).problems.map(\.code) == [.registersNothing])
  }

  @Test("Of a library that registers one id twice nothing is registered, and its author is told which")
  func registersTwice() throws {
    let same = SwiftPlugin.Source(id: "same")
    try folder.compileSwift("libbrisa-twice.so", SwiftPlugin.library([same, same]))
    let registry = Registry()
    let problem = #expect(throws: PluginProblem.self) {
      try PluginHost.load(file: folder.path + "/libbrisa-twice.so", into: registry)
    }
    #expect(problem?.code == .registersTwice && registry.entries.isEmpty && registry.conflicts.isEmpty)
    #expect(problem?.message.contains("registers the source 'same' twice") == true)
  }

  @Test("Of a library that contradicts itself nothing is registered, what is sound in it neither")
  func contradiction() throws {
    let boasting = SwiftPlugin.Source(id: "boasting", promise: "providesWind: true,")
    try folder.compileSwift("libbrisa-half.so", SwiftPlugin.library([SwiftPlugin.Source(id: "sound"), boasting]))
    let registry = Registry()
    let problem = #expect(throws: PluginProblem.self) {
      try PluginHost.load(file: folder.path + "/libbrisa-half.so", into: registry)
    }
    #expect(problem?.code == .contradictsItself && registry.entries.isEmpty)
  }

  @Test("A library that the loader refuses is told with the loader's reason")
  func cannotOpen() throws {
    try folder.compile(
      "libbrisa-x.so", "\(PluginLibrary.stamp) int missing(void); int f(void) { return missing(); }")
    let problem = try #require(load(folder).problems.first)
    #expect(problem.code == .cannotOpen && problem.message.contains("missing"))
  }

  @Test("A truncated plugin is refused")
  func truncated() throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: BuildFolder.plugin)))
    for count in [4, 63, 64, bytes.count / 2, bytes.count - 1] {
      try folder.add("libbrisa-\(count).so", Array(bytes[..<count]))
    }
    #expect(load(folder).problems.map(\.code) == Array(repeating: .truncated, count: 5))
  }

  @Test("A plugin with a stamp of a later version is one of another kit, and not one without a stamp")
  func laterStamp() throws {
    try folder.compile("libbrisa-x.so", "const char stamp[] = \"brisa-plugin-stamp/2 kit=0123 compiler=c end\";")
    let problem = try #require(load(folder).problems.first)
    #expect(problem.code == .otherKit)
    #expect(problem.message.contains("with a kit whose stamp has version 2 (this program reads version 1): build it"))
  }

  @Test("A bad file does not stop the others")
  func others() throws {
    try folder.add("libbrisa-a.so", Array("hello".utf8))
    try folder.add("libbrisa-b.so", copyOf: BuildFolder.plugin)
    let (registry, problems) = load(folder)
    #expect(problems.count == 1 && registry.entries.count == 1)
  }

  @Test("A folder that somebody named must exist, a usual one need not")
  func missingFolder() {
    let path = { PluginSearchPath(folders: [.init(path: "/nowhere/at/all", isRequired: $0)]) }
    #expect(PluginHost.load(searchPath: path(true), into: Registry()).map(\.code) == [.folderMissing])
    #expect(PluginHost.load(searchPath: path(false), into: Registry()) == [])
  }

  private func replace(_ text: String, with other: String, in bytes: inout [UInt8]) throws {
    var isFound = false
    let pattern = Array(text.utf8)
    while let range = bytes.firstRange(of: pattern) {
      bytes.replaceSubrange(range, with: Array(other.utf8))
      isFound = true
    }
    try #require(isFound)
  }
}
