import Foundation
import TestSupport
import Testing

@Suite("brisa serve")
struct ServeTests {
  @Test("reads its configuration again after a hang-up that came while it opened its city", .timeLimit(.minutes(5)))
  func hangUpWhileOpening() async throws {
    let city = try TinyCity()
    let configuration = """
      city: {name: Tiny}
      network: \(city.network)
      archive: \(city.folder.path("air.sqlite"))
      sources: [{id: station-csv, settings: {path: \(city.readings)}}]
      """
    let pipe = city.folder.path("brisa.yml")
    try #require(mkfifo(pipe, 0o600) == 0)
    let service = try RunningCommand(["serve", "--config", pipe, "--port", "0", "--no-collect"])
    defer { service.kill() }
    // It opens its city as long as the pipe is open.
    let first = try await Self.opened(pipe, by: service)
    service.send(SIGHUP)
    try await Task.sleep(for: .milliseconds(300))
    try #require(service.isRunning, "The signal has ended it.")
    try first.write(contentsOf: Data(configuration.utf8))
    try first.close()
    // By then the first reading of the pipe is over.
    try await Self.waits(for: "Listening", from: service)
    let second = try await Self.opened(pipe, by: service)
    try second.write(contentsOf: Data(configuration.utf8))
    try second.close()
    try await Self.waits(for: "was read again", from: service)
  }

  @Test("answers what takes too long with 503 once SIGTERM ends it", .timeLimit(.minutes(5)))
  func unfinished() async throws {
    let city = try TinyCity()
    let programs = try ProgramFolder()
    // It is asked for the hour of now in any case: it notes that it is asked for the client's.
    try programs.add(
      "brisa-source-trial",
      script: ProgramFolder.source("case $question in *2020-01-01*) : >asked ;; esac\nexec sleep 600"))
    let configuration = try city.folder.write(
      "city: {name: Tiny}\nnetwork: \(city.network)\nsources: [{id: trial}]\n", as: "hanging.yml")
    let service = try RunningCommand(
      ["serve", "--config", configuration, "--port", "0"],
      environment: ["BRISA_PLUGIN_PATH": programs.folder.url.path])
    defer { service.kill() }
    try await Self.waits(for: "Listening", from: service)
    let said = try service.outputSoFar() + service.errorsSoFar()
    let port = try #require(said.firstMatch(of: /127\.0\.0\.1:(\d+)/).flatMap { Int($0.output.1) })

    let client = try RawConnection(port: port)
    client.send("GET /v1/air?lat=10.001&lon=20.0&at=2020-01-01T08:00Z HTTP/1.1\r\nHost: a\r\n\r\n")
    while !FileManager.default.fileExists(atPath: programs.folder.path("asked")) {
      try await Task.sleep(for: .milliseconds(20))
    }
    service.send(SIGTERM)
    let answer = await client.rest()
    #expect(answer.hasPrefix("HTTP/1.1 503") && answer.contains("or the service ends"), "\(answer)")
  }

  @Test(
    "has paths from the root on, of which answers leave out the folders",
    arguments: ["no/such/brisa.yml", "../nobody.yml"])
  func absolutePaths(path: String) throws {
    for words in [["--config", path], [path]] {
      let result = try Command().run(["serve", "--port", "0"] + words)
      #expect(result.status != 0 && result.errors.contains("/\(path)"), "\(result.errors)")
    }
  }

  @Test(
    "leaves files to its sources where few may be open, and says how many connections that makes",
    arguments: [("-n 300", 150), ("-n 1024", 768), ("-S -n 64", nil)] as [(String, Int?)])
  func fewFiles(limit: String, connections: Int?) throws {
    var shell = Command()
    shell.executable = URL(fileURLWithPath: "/bin/sh")
    let brisa = BuiltProducts.folder.appending(path: "brisa").path
    let result = try shell.run(["-c", "ulimit \(limit); exec \"$0\" serve --config no/such.yml", brisa])
    let said = result.errors.contains("connections are served at a time")
    #expect(said == (connections != nil), "\(result.errors)")
    if let connections { #expect(result.errors.contains("so \(connections) connections"), "\(result.errors)") }
  }

  @Test(
    "says that nothing is kept where an archive has no place, as without a home",
    arguments: [("", [], true), ("archive: air.sqlite", [], false), ("", ["--no-collect"], false)]
      as [(String, [String], Bool)])
  func withoutHome(archive: String, words: [String], isTold: Bool) throws {
    let city = try TinyCity()
    let configuration = try city.folder.write(
      """
      city: {name: Tiny}
      network: \(city.network)
      sources: [{id: station-csv, settings: {path: \(city.readings)}}]
      \(archive)
      """, as: "brisa.yml")
    // It opens its city, and then may not listen at an address of no machine.
    let listen = ["--listen", "203.0.113.1:8080"]
    let result = try Command(environment: ["HOME": ""]).run(["serve", "--config", configuration] + listen + words)
    #expect(result.status == 69, "\(result.errors)")
    let isSaid = result.errors.contains("Nothing is kept of what the sources of Tiny give")
    #expect(isSaid == isTold, "\(result.errors)")
  }

  /// Waits until a command has said something.
  private static func waits(for words: String, from command: RunningCommand) async throws {
    while true {
      let said = try command.outputSoFar() + command.errorsSoFar()
      if said.contains(words) { return }
      try #require(command.isRunning, "It ended before it said '\(words)': \(said)")
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// A pipe to write into, once a command reads it.
  private static func opened(_ pipe: String, by command: RunningCommand) async throws -> FileHandle {
    while true {
      let descriptor = open(pipe, O_WRONLY | O_NONBLOCK)
      if descriptor >= 0 { return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true) }
      try #require(command.isRunning, "It ended before it read its configuration.")
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
