import Foundation
import TestSupport
import Testing

@Suite("What cannot be read or written")
struct UnwritableTests {
  private static let city = Result { try TinyCity() }

  @Test(
    "is told in Brisa's words, and never in those of the library beneath",
    arguments: [
      ["network", "build", "NETWORK", "-o", "/proc/x.brisa"], ["network", "info", "/proc/self/mem"],
      ["init", "/proc/x"], ["plugin", "check", "/proc/x"], ["plugin", "build", "/proc/x"],
      ["heatmap", "--network", "NETWORK", "--stations", "READINGS", "-o", "/proc/x"],
      ["tiles", "--network", "NETWORK", "--stations", "READINGS", "--zoom", "12", "-o", "/proc/x"],
      ["sync", "--archive", "/proc/x/air.sqlite"], ["status", "--archive", "/proc/x/air.sqlite"],
      ["validate", "--archive", "/proc"], ["calibrate", "--archive", "/proc/x/air.sqlite"],
      ["air", "10,20", "--stations", "/"], ["route", "--network", "/proc", "--from", "10,20", "--to", "10,20.1"],
      ["batch", "READINGS", "-o", "/proc/x.csv", "--network", "NETWORK"],
    ])
  func isToldInWords(words: [String]) throws {
    let city = try Self.city.get()
    let words = words.map { $0 == "NETWORK" ? city.network : $0 == "READINGS" ? city.readings : $0 }
    let result = try Clean.run(words)
    #expect(result.status != 0 && result.errors.contains("brisa: "), "\(words): \(result.errors)")
    for word in ["NSCocoaErrorDomain", "NSPOSIX", "Error Domain", "UserInfo", "CocoaError", "Optional("] {
      #expect(!result.errors.contains(word), "\(words): \(result.errors)")
    }
  }

  @Test("is told before the air of a table of trips is gathered", arguments: [[], ["--matrix"]])
  func isToldFirst(more: [String]) throws {
    let city = try Self.city.get()
    let result = try Clean.run(
      ["batch", city.readings, "-o", "/nowhere/x.csv", "--network", city.network, "--stations", city.readings]
        + ["--verbose"] + more)
    #expect(result.status == 74)
    #expect(
      result.errors == "brisa: '/nowhere/x.csv' cannot be written: check that its folder exists and has room.\n")
  }

  @Test(
    "is told of help, the version and completions, too",
    arguments: ["--help", "route --help", "help route", "--version", "--generate-completion-script bash", "sources"])
  func fullOutput(words: String) throws {
    var shell = Command()
    shell.executable = URL(fileURLWithPath: "/bin/sh")
    let brisa = BuiltProducts.folder.appending(path: "brisa").path
    let result = try shell.run(["-c", "exec \"$0\" \(words) >/dev/full", brisa])
    #expect(result.status == 74, "\(result.errors)")
    #expect(result.errors.contains("Standard output cannot be written"), "\(result.errors)")
  }
}
