import AirData
import Foundation
import Testing

/// OpenSSL's own test server, with a certificate that nobody has signed.
private final class SelfSignedServer {
  static let openssl = "/usr/bin/openssl"
  let url: String
  private let server = Process()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "brisa-tls-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let key = folder.appending(path: "key.pem").path()
    let certificate = folder.appending(path: "certificate.pem").path()
    let maker = Self.process(
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout \(key) -out \(certificate) -days 1 -subj /CN=localhost"
    )
    try maker.run()
    maker.waitUntilExit()
    server.executableURL = URL(filePath: Self.openssl)
    server.arguments = ["s_server", "-accept", "127.0.0.1:0", "-cert", certificate, "-key", key, "-www"]
    server.standardInput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    let output = Pipe()
    server.standardOutput = output
    try server.run()
    var text = ""
    while !text.contains(/ACCEPT .*:\d+\n/) {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "openssl s_server ended")
      text += String(decoding: data, as: UTF8.self)
    }
    let port = try #require(text.firstMatch(of: /ACCEPT .*:(\d+)\n/)).1
    url = "https://localhost:\(port)/"
  }

  deinit {
    // The test's thread blocks most signals, and its child inherits that: only this one always arrives.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func process(_ arguments: String) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: openssl)
    process.arguments = arguments.split(separator: " ").map(String.init)
    process.standardError = FileHandle.nullDevice
    return process
  }
}

@Suite("HTTP client: certificates")
struct CertificateTests {
  @Test(
    "A certificate that nobody has signed is refused, on this machine too",
    .enabled(if: FileManager.default.isExecutableFile(atPath: SelfSignedServer.openssl), "openssl is not installed"))
  func selfSigned() async throws {
    let server = try SelfSignedServer()
    let error = await #expect(throws: SourceError.self) {
      try await CurlHTTPClient(version: "1").send(HTTPRequest(url: server.url))
    }
    #expect(error?.message == "\(server.url) has no valid TLS certificate.")
  }
}
