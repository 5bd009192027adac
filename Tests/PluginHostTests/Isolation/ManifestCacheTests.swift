import AirData
import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import PluginHost

@Suite("What programs said that they are")
struct ManifestCacheTests {
  private let programs: ProgramFolder
  private let cacheFolder: TemporaryFolder
  /// Long after the programs were written.
  private let later: @Sendable () -> Date = { Date() + 60 }

  init() throws {
    programs = try ProgramFolder()
    cacheFolder = try TemporaryFolder()
  }

  private var cache: ManifestCache { ManifestCache(folder: cacheFolder.url.appending(path: "manifests"), now: later) }

  private func names(_ cache: ManifestCache?) -> [String] {
    var isolation = Trial.patient
    isolation.manifestCache = cache
    let registry = Registry()
    #expect(PluginHost.load(searchPath: programs.searchPath, into: registry, isolation: isolation) == [])
    return registry.entries.map(\.manifest.name)
  }

  private func add(name: String = "Trial") throws {
    let script = ProgramFolder.source("").replacing("\"name\":\"Trial\"", with: "\"name\":\"\(name)\"")
    try programs.add("brisa-source-trial", script: script)
  }

  @Test("is kept, and the program is not started to say it again")
  func kept() throws {
    try add()
    for _ in 0..<3 { #expect(names(cache) == ["Trial"]) }
    #expect(programs.startCount == 1)
    #expect(names(nil) == ["Trial"] && programs.startCount == 2, "without a cache it is asked")
  }

  @Test("counts for the very file that said it: of the same size, in the same place, it is asked anew")
  func changed() throws {
    try add(name: "First")
    #expect(names(cache) == ["First"])
    try add(name: "Other")
    #expect(names(cache) == ["Other"])
    let path = programs.folder.path("brisa-source-trial")
    let text = try String(contentsOfFile: path, encoding: .utf8).replacing("Other", with: "Third")
    var before = stat()
    guard stat(path, &before) == 0 else { throw POSIXError(.ENOENT) }
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
    guard utimensat(AT_FDCWD, path, [before.st_atim, before.st_mtim], 0) == 0 else { throw POSIXError(.EIO) }
    #expect(names(cache) == ["Third"], "written into the same file, with the time set back")
  }

  @Test("is not kept of a file that was changed a moment ago, whose times may not tell the next change")
  func restless() throws {
    try add()
    // The program may take long to start: all is asked at the moment of the change.
    let changed = Date()
    let cache = ManifestCache(folder: cacheFolder.url, now: { changed })
    for _ in 0..<2 { #expect(names(cache) == ["Trial"]) }
    #expect(programs.startCount == 2)
  }

  @Test("is asked anew where the cache is damaged, or another's", arguments: ["", "{", "[]", "{\"manifests\":[]}"])
  func damaged(text: String) throws {
    try add()
    #expect(names(cache) == ["Trial"])
    let folder = cacheFolder.url.appending(path: "manifests")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == 1)
    for file in files { try Data(text.utf8).write(to: file) }
    #expect(names(cache) == ["Trial"] && programs.startCount == 2)
    #expect(names(cache) == ["Trial"] && programs.startCount == 2, "what was damaged is written anew")
  }

  @Test("works without a place to be kept in, and a failure is not kept")
  func unkept() throws {
    try add()
    #expect(names(ManifestCache(folder: URL(fileURLWithPath: "/proc/nowhere"), now: later)) == ["Trial"])
    try programs.add("brisa-source-broken", script: "exit 3")
    var isolation = Trial.patient
    isolation.manifestCache = cache
    for count in 1...2 {
      let problems = PluginHost.load(searchPath: programs.searchPath, into: Registry(), isolation: isolation)
      #expect(problems.map(\.code) == [.crashed], "time \(count)")
    }
    #expect(programs.startCount == 4, "the sound one once without and once with a cache, the broken one twice")
  }

  @Test("serves many commands at once")
  func concurrent() throws {
    try add()
    let found = Mutex<[[String]]>([])
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      let names = names(cache)
      found.withLock { $0.append(names) }
    }
    #expect(found.withLock { $0 } == Array(repeating: ["Trial"], count: 16))
  }
}
