import AirData
import Testing

@Suite("What a status means")
struct HTTPResponseFailureTests {
  private func failure(_ status: Int, credential: String? = nil) -> SourceError? {
    HTTPResponse(status: status, headers: [:], body: []).failure(from: "The feed", credential: credential)
  }

  @Test("200 is an answer")
  func fine() {
    #expect(failure(200) == nil)
  }

  @Test("429 is a quota")
  func quota() {
    #expect(failure(429)?.shortDescription == "quota")
  }

  @Test("401 and 403 point to what lets the source in, where something does", arguments: [401, 403])
  func credential(status: Int) {
    #expect(
      failure(status, credential: "the setting api_key")
        == .unavailable("The feed does not let this source in: check the setting api_key."))
    #expect(failure(status) == .unavailable("The feed answered with status \(status)."))
  }

  @Test("Others are told by their number", arguments: [204, 302, 404, 422, 500])
  func other(status: Int) {
    #expect(
      failure(status, credential: "the setting api_key") == .unavailable("The feed answered with status \(status)."))
  }
}
