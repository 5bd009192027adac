import AirData
import Foundation
import TestSupport
import Testing

@testable import PluginHost

@Suite("Testcases")
struct TestcaseTests {
  private static let sound = """
    {"settings": {"url": "{server}/a"}, "timeZone": "Europe/Madrid",
     "query": {"box": [-1, 39, 0, 40], "start": "2026-03-02T08:00:00Z", "end": "2026-03-02T09:00:00Z"}}
    """

  /// What is wrong with a case, empty when nothing is.
  private func fault(_ testcase: String, expected: String = "{}") throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(testcase, as: "case.json")
    try folder.write(expected, as: "expected.json")
    do throws(TestcaseFault) {
      _ = try Testcase(folder.url.path)
      return ""
    } catch {
      return String(error.message.trimmingPrefix("testcases/\(folder.url.lastPathComponent)/"))
    }
  }

  @Test("need no more than settings, a zone and a question")
  func takesTheLeast() throws {
    #expect(try fault(Self.sound) == "")
  }

  @Test(
    "say with a path what is wrong with them",
    arguments: [
      ("{", "case.json: is no JSON."), ("{}", "case.json: timeZone: is missing."),
      (sound.replacing("Europe/Madrid", with: "Mars"), "case.json: timeZone: must be a zone like Europe/Madrid."),
      (
        sound.replacing("[-1, 39, 0, 40]", with: "[0, 39, -1, 40]"),
        "case.json: query.box: must be [west, south, east, north] in degrees."
      ),
      (
        sound.replacing("09:00:00Z", with: "09:00:00"),
        "case.json: query.end: '2026-03-02T09:00:00' has no zone: end it with Z or +01:00."
      ),
      (sound.replacing("09:00", with: "07:00"), "case.json: query.end: must lie after the start."),
      (
        sound.replacing("\"box\"", with: "\"bax\""),
        "case.json: query.bax: is no key here; known are box, start, end, pollutants."
      ),
      (
        sound.replacing("\"timeZone\"", with: "\"responses\": [{\"path\": \"a\"}], \"timeZone\""),
        "case.json: responses[0].path: must begin with /."
      ),
      (
        sound.replacing(
          "\"timeZone\"", with: "\"responses\": [{\"path\": \"/a\", \"file\": \"a.json\"}], \"timeZone\""),
        "case.json: there is no file 'a.json' in the testcase's folder."
      ),
      (
        sound.replacing("\"timeZone\"", with: "\"responses\": [{\"path\": \"/a\", \"file\": \"../a\"}], \"timeZone\""),
        "case.json: responses[0].file: must lie in the testcase's folder."
      ),
    ])
  func sayWhatIsWrong(text: String, message: String) throws {
    #expect(try fault(text) == message)
  }

  @Test(
    "say what is wrong with what they expect",
    arguments: [
      (
        #"{"reedings": []}"#,
        "expected.json: reedings: is no key here; known are readings, winds, others, maps, notices, error."
      ),
      (
        #"{"readings": [{"station": "a", "pollutant": "no"}]}"#,
        "expected.json: readings[0].pollutant: 'no' is unknown."
      ),
      (
        #"{"readings": [{"station": "a", "pollutant": "no2", "start": "08:00"}]}"#,
        "expected.json: readings[0].start: '08:00' is no time like 2026-03-02T08:00:00Z."
      ),
      (#"{"winds": [{"latitude": 1, "longitude": 2}]}"#, "expected.json: winds[0].speed: is missing."),
    ])
  func sayWhatIsWrongWithExpectations(expected: String, message: String) throws {
    #expect(try fault(Self.sound, expected: expected) == message)
  }

  @Test("say with place and hour which wind they do not expect")
  func unexpectedWind() throws {
    let wind = { (hours: Int) in
      #"{"latitude":39.47,"longitude":-0.38,"speed":2,"from":90,"start":"2026-03-02T0\#(hours):00:00Z","#
        + #""end":"2026-03-02T0\#(hours + 1):00:00Z"}"#
    }
    let line = #"{"winds":[\#(wind(8))]}"#
    let expected = try SourceProtocol.decode(ExpectedAnswer.self, Array(line.utf8)[...])
    let found = try [8, 7].map { (hours: Int) throws -> WindReading in
      let line = #"{"wind":\#(wind(hours))}"#
      let message = try SourceProtocol.decode(AnswerLine.self, Array(line.utf8)[...]).wind
      return try #require(try message?.wind(sourceID: "trial"))
    }
    #expect(
      expected.differences(TrialOutcome(winds: found))
        == ["the wind 39.47,-0.38 2026-03-02T07:00:00Z is not in expected.json"])
  }
}
