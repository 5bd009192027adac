import AirData
import Foundation
import Testing

@testable import PluginHost

@Suite("A quota in the handshake")
struct QuotaMessageTests {
  private func quota(_ json: String) throws -> SourceManifest.Quota {
    try SourceProtocol.decode(QuotaMessage.self, Array(json.utf8)[...]).quota()
  }

  @Test("Is one window, or a list of them")
  func forms() throws {
    #expect(try quota(#"{"requests":60,"per_seconds":3600}"#).windows == [.init(requests: 60, perSeconds: 3600)])
    let list = #"[{"requests":2000,"per_seconds":3600},{"requests":60,"per_seconds":60}]"#
    #expect(
      try quota(list).windows == [.init(requests: 60, perSeconds: 60), .init(requests: 2000, perSeconds: 3600)])
  }

  @Test("Comes back as it went in", arguments: 1...3)
  func roundTrip(count: Int) throws {
    let quota = SourceManifest.Quota((1...count).map { .init(requests: 7 * $0, perSeconds: 60 * $0) })
    let text = String(decoding: try JSONEncoder().encode(QuotaMessage(quota)), as: UTF8.self)
    #expect(text.hasPrefix("[") == (count > 1))
    #expect(try self.quota(text) == quota)
  }

  @Test(
    "Is refused in words when it makes no sense",
    arguments: [
      (#"{"requests":0,"per_seconds":60}"#, "quota: must be above 0"),
      (#"[{"requests":1,"per_seconds":-1}]"#, "quota: must be above 0"),
      ("[]", "quota: must have from 1 to 8 windows"),
      (
        #"[{"requests":1,"per_seconds":60},{"requests":2,"per_seconds":60}]"#,
        "quota: has two windows of 60 seconds: leave the stricter"
      ),
      (#"{"requests":1,"per_seconds":99999999999}"#, "quota: has a window of more than a year"),
    ])
  func refused(json: String, message: String) {
    #expect(throws: ProtocolFault(message)) { try quota(json) }
  }

  @Test("Is not read without end")
  func bounded() {
    let list = (1...100_000).map { #"{"requests":1,"per_seconds":\#($0)}"# }.joined(separator: ",")
    #expect(throws: ProtocolFault("quota: must have from 1 to 8 windows")) { try quota("[\(list)]") }
  }
}
