import Foundation
import PluginHost
import TestSupport
import Testing

@Suite("The folder of a plugin")
struct PluginProjectTests {
  @Test("is a program's, a package's, or one of Brisa's own")
  func knowsItsForms() throws {
    let program = try TemporaryFolder()
    try program.write("#!/bin/sh\n", as: "brisa-source-harbour")
    #expect(try PluginProject(program.url.path).form == .program)
    #expect(try PluginProject(program.url.path).id == "harbour")

    let package = try TemporaryFolder()
    try package.write(#".library(name: "brisa-hill-air", type: .dynamic, targets: [])"#, as: "Package.swift")
    #expect(try PluginProject(package.url.path).form == .package)
    #expect(
      try PluginProject(package.url.path).artefact(beside: "/usr/lib/brisa")
        == package.url.path + "/.build/release/libbrisa-hill-air.so")

    let bundled = try TemporaryFolder()
    try bundled.write("", as: "Source.swift")
    #expect(try PluginProject(bundled.url.path).form == .bundled)
    #expect(try PluginProject(bundled.url.path).id == bundled.url.lastPathComponent)
  }

  @Test("says what is missing in any other folder")
  func saysWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    func sentence() -> String {
      do throws(PluginProjectError) {
        _ = try PluginProject(folder.url.path)
        return ""
      } catch {
        return error.message
      }
    }
    #expect(sentence().contains("is no plugin's folder"))
    try folder.write("", as: "Package.swift")
    #expect(sentence().contains("must have one product named \"brisa-NAME\""))
    try folder.write("", as: "brisa-source-a")
    try folder.write("", as: "brisa-source-b")
    #expect(
      sentence().contains("holds several programs (brisa-source-a, brisa-source-b): keep one plugin in a folder."))
  }
}
