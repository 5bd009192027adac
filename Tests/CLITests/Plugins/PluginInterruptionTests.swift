import Foundation
import TestSupport
import Testing

@Suite("An interrupted brisa plugin build")
struct PluginInterruptionTests {
  @Test("ends the compiler and all that it has started, and then itself", arguments: [SIGINT, SIGTERM])
  func leavesNothingBehind(number: Int32) async throws {
    let programs = try ProgramFolder()
    var newcomer = Command()
    newcomer.folder = programs.folder.url.path
    try #require(newcomer.run(["plugin", "new", "hill-air", "--language", "swift"]).status == 0)
    let script = "#!/bin/sh\ncd '\(programs.folder.url.path)'\necho $$ >>pids\nsh -c 'echo $$ >>pids; sleep 600'\n"
    let compiler = try programs.folder.write(script, as: "swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    let path = programs.folder.url.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let build = try RunningCommand(["plugin", "build", programs.folder.path("hill-air")], environment: ["PATH": path])
    for _ in 0..<5000 where programs.startCount < 2 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(programs.startCount == 2)
    build.send(number)
    _ = try build.output()
    #expect(build.status == 128 + number)
    #expect(try await programs.isQuiet(), "\(programs.processes) are left over")
  }
}
