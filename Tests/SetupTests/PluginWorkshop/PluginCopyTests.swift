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
}
