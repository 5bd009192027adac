import Foundation
import PluginHost
import TestSupport
import Testing

@testable import Setup

@Suite("The copy of a plugin")
struct PluginCopyTests {
  private let plugin: TemporaryFolder
  private let target: TemporaryFolder

  /// A program with one file beside it.
  init() throws {
    (plugin, target) = (try TemporaryFolder(), try TemporaryFolder())
    try plugin.write("#!/bin/sh\n", as: "brisa-source-pair")
    try plugin.write("UNIT = 'ppb'\n", as: "pair_units.py")
  }

  private func copy() throws -> PluginCopy {
    PluginCopy(
      try PluginProject(plugin.url.path), file: plugin.path("brisa-source-pair"), target: target.url.path)
  }

  private func install() throws {
    let copy = try copy()
    try copy.put(try copy.stage())
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test("keeps the hidden files of the folder that it takes the place of")
  func keepsHiddenFiles() throws {
    try install()
    try target.write("KEY=1\n", as: "pair/.env")
    try target.write("", as: "pair/old_module.py")
    try install()
    #expect(exists(target.path("pair/.env")) && !exists(target.path("pair/old_module.py")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.url.path) == ["pair"])
  }

  @Test("takes the place of a link, and nothing out of the folder that the link leads to")
  func replacesLinks() throws {
    try plugin.write("KEY=1\n", as: ".env")
    try FileManager.default.createSymbolicLink(
      atPath: target.path("pair"), withDestinationPath: plugin.url.path)
    try install()
    #expect(exists(plugin.path(".env")) && exists(plugin.path("pair_units.py")))
    #expect(exists(target.path("pair/pair_units.py")) && !exists(target.path("pair/.env")))
    let kind = try FileManager.default.attributesOfItem(atPath: target.path("pair"))[.type] as? FileAttributeType
    #expect(kind == .typeDirectory)
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.url.path) == ["pair"])
  }

  @Test("knows the file that it is made of by every link to it")
  func knowsItsOriginal() throws {
    try FileManager.default.createSymbolicLink(
      atPath: target.path("linked"), withDestinationPath: plugin.url.path)
    let copy = try copy()
    #expect(copy.isOriginal(target.path("linked/brisa-source-pair")))
    #expect(!copy.isOriginal(plugin.path("pair_units.py")))
  }

  /// Why nothing is copied, with nothing left of the attempt.
  private func refusal() throws -> String {
    let error = #expect(throws: BrisaError.self) { try copy().stage() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.url.path) == [])
    return error?.message ?? ""
  }

  @Test("is not made of a pipe, which nobody would end", arguments: ["pipe", "data/pipe"])
  func refusesPipes(name: String) throws {
    try FileManager.default.createDirectory(atPath: plugin.path("data"), withIntermediateDirectories: false)
    try #require(mkfifo(plugin.path(name), 0o600) == 0)
    let sentence = try refusal()
    #expect(sentence.contains("/\(name)' is no file and no folder, so it cannot be installed"), "\(sentence)")
  }

  @Test("is not made of a link to a folder around it, to a device, or to nothing")
  func refusesLinks() throws {
    let manager = FileManager.default
    for folder in ["/", plugin.url.path] {
      try manager.createSymbolicLink(atPath: plugin.path("link"), withDestinationPath: folder)
      let sentence = try refusal()
      #expect(sentence.contains("/link' leads to a folder around the plugin"), "\(sentence)")
      try manager.removeItem(atPath: plugin.path("link"))
    }
    try manager.createSymbolicLink(atPath: plugin.path("link"), withDestinationPath: "/dev/null")
    #expect(try refusal().contains("/link' is no file and no folder"))
    try manager.removeItem(atPath: plugin.path("link"))
    try manager.createSymbolicLink(atPath: plugin.path("link"), withDestinationPath: "/nowhere")
    #expect(try refusal() == "There is no file '\(plugin.path("link"))': check the path.")
  }

  @Test("has a link to a file as the file, and one inside a folder as a link")
  func followsLinks() throws {
    let elsewhere = try TemporaryFolder()
    let file = try elsewhere.write("a", as: "table.csv")
    let manager = FileManager.default
    try manager.createDirectory(atPath: plugin.path("data"), withIntermediateDirectories: false)
    for name in ["table.csv", "data/table.csv"] {
      try manager.createSymbolicLink(atPath: plugin.path(name), withDestinationPath: file)
    }
    try install()
    let kinds = try ["table.csv", "data/table.csv"].map {
      try manager.attributesOfItem(atPath: target.path("pair/\($0)"))[.type] as? FileAttributeType
    }
    #expect(kinds == [.typeRegular, .typeSymbolicLink])
  }

  @Test("is not made of a link within a folder that would lead to nothing, while one within the plugin holds")
  func refusesLostLinks() throws {
    let manager = FileManager.default
    for folder in ["data", "testcases"] {
      try manager.createDirectory(atPath: plugin.path(folder), withIntermediateDirectories: false)
    }
    try manager.createSymbolicLink(atPath: plugin.path("data/units.py"), withDestinationPath: "../pair_units.py")
    try install()
    #expect(exists(target.path("pair/data/units.py")))
    try manager.removeItem(atPath: target.path("pair"))
    // The test cases stay where they are.
    try plugin.write("{}", as: "testcases/case.json")
    try manager.createSymbolicLink(atPath: plugin.path("data/case"), withDestinationPath: "../testcases/case.json")
    #expect(try refusal().contains("/data/case' is a link that leads to nothing from where the plugin is put"))
  }

  @Test("is not made of a link to a folder around the place where it is put")
  func refusesLinkAroundTarget() throws {
    try FileManager.default.createDirectory(atPath: target.path("deep"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: plugin.path("link"), withDestinationPath: target.url.path)
    let copy = PluginCopy(
      try PluginProject(plugin.url.path), file: plugin.path("brisa-source-pair"), target: target.path("deep"))
    let error = #expect(throws: BrisaError.self) { try copy.stage() }
    #expect(error?.message.contains("/link' leads to a folder around the plugin or the place") == true)
  }

  @Test("takes away what an installation that was ended long ago has left, and nothing else")
  func removesLeftovers() throws {
    let manager = FileManager.default
    let (old, new) = (".new-\(UUID().uuidString)", ".new-\(UUID().uuidString)")
    for name in [old, new, ".new-york"] {
      try manager.createDirectory(atPath: target.path(name), withIntermediateDirectories: false)
      guard name != new else { continue }
      let twoDaysAgo = Date(timeIntervalSinceNow: -172_800)
      try manager.setAttributes([.modificationDate: twoDaysAgo], ofItemAtPath: target.path(name))
    }
    try install()
    #expect(try Set(manager.contentsOfDirectory(atPath: target.url.path)) == [new, ".new-york", "pair"])
  }
}
