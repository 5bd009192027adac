import Foundation
import TestSupport
import Testing

/// A plugin from the template with one thing broken, and what the check says to it.
struct BrokenPlugin: Sendable, CustomTestStringConvertible {
  let check: String
  let what: String
  /// File, text in it, and the text that takes its place.
  let changes: [(file: String, old: String, new: String)]
  /// A part of the sentence.
  let sentence: String

  var testDescription: String { "\(check): \(what)" }

  init(_ check: String, _ what: String, _ changes: [(String, String, String)], says sentence: String) {
    (self.check, self.what, self.sentence) = (check, what, sentence)
    self.changes = changes.map { (file: $0.0, old: $0.1, new: $0.2) }
  }

  private static let program = "brisa-source-broken"
  private static let expected = "testcases/morning/expected.json"
  private static let filter = "if row[\"value\"] is not None and is_asked(found := reading(row), request[\"query\"]):"
  private static let noFilter = "if row[\"value\"] is not None and (found := reading(row)):"

  private static let rowNotice = "say(bad_row(row, error))"
  private static let refusal =
    "raise Fault(\"unavailable\", f\"{shown} answered with status {fetched['status']}.\")"
  /// A recorded answer without a bad row.
  private static let goodRows = [
    ("testcases/morning/measurements.json", "\"n/a\"", "null"), (expected, "\"notices\": [\"bad-row\"],", ""),
  ]

  static let all = [
    BrokenPlugin(
      "unique-id", "the id of another source", [(program, "\"id\": \"broken\"", "\"id\": \"station-csv\"")],
      says: "The id 'station-csv' is taken by"),
    BrokenPlugin(
      "unique-id", "the id that stands for programs", [(program, "\"id\": \"broken\"", "\"id\": \"exec\"")],
      says: "The id 'exec' means a program that the configuration names: choose another."),
    BrokenPlugin(
      "unique-id", "another id than the file's", [(program, "\"id\": \"broken\"", "\"id\": \"other\"")],
      says: "The manifest's id is 'other', but the folder makes 'broken': write the same in both places."),
    BrokenPlugin(
      "manifest", "no attribution", [(program, "\"attribution\": \"Broken's owner\"", "\"attribution\": \"\"")],
      says: "The manifest has no attribution: say who must be named, or make a setting 'attribution'."),
    BrokenPlugin(
      "manifest", "no quota and no word of it",
      [(program, "\"quota\": {\"requests\": 60, \"per_seconds\": 3600}, ", ""), ("README.md", "quota", "limit")],
      says: "The manifest states no quota: give one, or say in README.md that the feed has no quota."),
    BrokenPlugin(
      "settings", "no help", [(program, "\"help\": \"Address of the measurements.\"", "\"help\": \"\"")],
      says: "The setting 'url' needs a help of one sentence with a full stop."),
    BrokenPlugin(
      "settings", "an example that the setting does not take",
      [(program, "\"type\": \"text\"", "\"type\": \"integer\", \"range\": [1, 5], \"example\": 99")],
      says: "The setting 'url' refuses its own example: correct the one or the other."),
    BrokenPlugin(
      "settings", "a secret to copy", [(program, "\"type\": \"text\"", "\"type\": \"secret\", \"example\": \"abc\"")],
      says: "The setting 'url' is a secret, which no configuration holds: leave its example out."),
    BrokenPlugin(
      "readme", "no name", [("README.md", "broken", "a feed")],
      says: "README.md does not name the source 'broken'."),
    BrokenPlugin(
      "sample", "a key that is none", [("sample.yml", "settings:", "setings:")],
      says: "'setings' is no key here; known are id, "),
    BrokenPlugin(
      "sample", "no entry of the source", [("sample.yml", "id: broken", "id: other")],
      says: "sample.yml has no entry with 'id: broken': add one that can be copied."),
    BrokenPlugin(
      "sample", "a setting that is unknown", [("sample.yml", "url:", "address:")],
      says: "Setting 'address' is no setting of this source; it knows url."),
    BrokenPlugin(
      "settings-first", "an address that is taken unseen",
      [(program, "if not url.startswith", "if url == \"\" and url.startswith")],
      says: "The address 'no address' in the setting 'url' must be refused with an error of the kind setting before"),
    BrokenPlugin(
      "settings-first", "a feed that is asked too early",
      [
        (
          program, "    if request[\"request\"] != \"readings\":",
          "    fetch(url)\n    if request[\"request\"] != \"readings\":"
        )
      ],
      says: "the source asks its feed before it is asked itself: let only readings(for:) use the network."),
    BrokenPlugin(
      "testcases", "another figure", [(expected, "57.375", "60")],
      says: "testcases/morning: the reading north no2 2025-11-25T07:00:00Z has concentration 57.3"
    ),
    BrokenPlugin(
      "testcases", "a key that is misspelt", [(expected, "\"latitude\"", "\"lattitude\"")],
      says: "testcases/morning/expected.json: readings[0].lattitude: is no key here"),
    BrokenPlugin(
      "testcases", "a quality that is a number", [(expected, "\"latitude\"", "\"quality\": 0, \"latitude\"")],
      says: "expected.json: readings[0].quality: must be a list of words like [\"provisional\"], [] for none."),
    BrokenPlugin(
      "testcases", "a quality that nobody knows",
      [(expected, "\"latitude\"", "\"quality\": [\"odd\"], \"latitude\"")],
      says: "readings[0].quality: 'odd' is none of clamped-negative, doubtful, "),
    BrokenPlugin(
      "testcases", "another quality",
      [(expected, "\"latitude\"", "\"quality\": [\"provisional\"], \"latitude\"")],
      says: "has quality 'none' instead of 'provisional'"),
    BrokenPlugin(
      "testcases", "a request that nothing is recorded for",
      [("testcases/morning/case.json", "\"path\": \"/measurements.json\"", "\"path\": \"/other.json\"")],
      says: "after asking for 'GET /measurements.json', which no response in case.json answers."),
    BrokenPlugin(
      "testcases", "the real feed",
      [(program, "    for row in fetch(url):", "    for row in fetch(\"http://example.org/\"):")],
      says: "after asking for http://example.org/: let a setting like url name the address"),
    BrokenPlugin(
      "query", "pollutants that were not asked for",
      [(program, "\n        and reading[\"pollutant\"] in query[\"pollutants\"]", "")],
      says: "testcases/morning: pm25 is given without being asked for: leave out what the question does not name."),
    BrokenPlugin(
      "times", "local time taken for UTC",
      [
        (program, "datetime.fromisoformat(row[\"hour\"])", "datetime.fromisoformat(row[\"hour\"][:19] + \"+00:00\")"),
        (program, filter, noFilter),
      ],
      says: "north no2 2025-11-25T08:00:00Z lies outside the asked time: is a local time taken for UTC?"),
    BrokenPlugin(
      "times", "a forecast of the future",
      [(program, "\"unit\": row[\"unit\"], ", "\"kind\": \"forecast\", \"issued\": \"2025-11-25T09:00:00Z\", ")],
      says: "is a forecast that says it was issued after 2025-11-25T08:00:00Z: is a local time taken for UTC?"),
    BrokenPlugin(
      "times", "a crash over a part of an hour",
      [
        (
          program, "    for row in fetch(url):",
          "    if \"T07:00:00\" not in request[\"query\"][\"start\"]:\n        sys.exit(3)\n    for row in fetch(url):"
        )
      ],
      says: "asked for minutes inside the reading north no2 2025-11-25T07:00:00Z, the program crashes: "),
    BrokenPlugin(
      "units", "a figure of another unit", [(program, "\"value\": value,", "\"value\": value * 1000,")],
      says: "more than any street has: convert its unit."),
    BrokenPlugin(
      "units", "a negative figure", [(program, "\"value\": value,", "\"value\": -value,")],
      says: "leave it out, or make it 0 with the quality clamped-negative where"),
    BrokenPlugin(
      "places", "a crash over a small box",
      [
        (
          program, "    for row in fetch(url):",
          "    west, _, east, _ = request[\"query\"][\"box\"]\n    if east - west < 0.1:\n        sys.exit(3)\n"
            + "    for row in fetch(url):"
        )
      ],
      says: "asked for a box around the station 'north', the program crashes: "),
    BrokenPlugin(
      "places", "latitude and longitude swapped",
      [
        (
          program, "station = {key: row[key] for key in (\"name\", \"latitude\", \"longitude\")}",
          "station = {\"name\": row[\"name\"], \"latitude\": row[\"longitude\"], \"longitude\": row[\"latitude\"]}"
        ),
        (program, filter, noFilter),
      ],
      says: "lies outside the asked box: swap latitude and longitude."),
    BrokenPlugin(
      "malformed", "an error that nobody catches",
      [
        (
          program,
          "    except (ValueError, KeyError, TypeError, RecursionError):", "    except ZeroDivisionError:"
        )
      ],
      says: "testcases/morning, an empty body: the program crashes:"),
    BrokenPlugin(
      "malformed", "silence about a broken feed",
      [(program, "raise Fault(\"malformed\", f\"{shown} did not answer with measurements in JSON.\")", "return []")],
      says:
        "testcases/morning, an empty body: the source gives 0 readings instead of an error of the kind "
        + "malformed."
    ),
    BrokenPlugin(
      "malformed", "a crash where a row is not there",
      [(program, "        return rows", "        if len(rows) < 5:\n            sys.exit(3)\n        return rows")],
      says: "testcases/morning, one row in ten of 'measurements' taken out: the program crashes: "),
    BrokenPlugin(
      "malformed", "one bad row, and no answer",
      goodRows + [(program, rowNotice, "raise Fault(\"malformed\", f\"A row is bad: {type(error).__name__}.\")")],
      says:
        "one row in ten of 'measurements' with 'station' missing: the source fails as a whole (A row is bad: KeyError.)"
    ),
    BrokenPlugin(
      "malformed", "one bad row, and silence about all behind it", goodRows + [(program, rowNotice, "break")],
      says: "readings of sound rows are missing, as "),
    BrokenPlugin(
      "malformed", "a crash where the feed refuses", [(program, refusal, "sys.exit(3)")],
      says: "testcases/morning, status 500 from the feed: the program crashes: "),
    BrokenPlugin(
      "malformed", "silence where the feed refuses", [(program, refusal, "return []")],
      says:
        "testcases/morning, status 401 from the feed: the source gives 0 readings instead of an error of the kind "
        + "unavailable."
    ),
    BrokenPlugin(
      "malformed", "half a sentence where the feed refuses",
      [(program, refusal, "raise Fault(\"unavailable\", \"it refuses\")")],
      says:
        "testcases/morning, status 401 from the feed: the error 'it refuses' must be a sentence with a full stop."),
    BrokenPlugin(
      "secrets", "a key in a notice",
      [
        (
          program, "\"settings\": [{",
          "\"settings\": [{\"name\": \"token\", \"type\": \"secret\", \"help\": \"Key.\"}, {"
        ),
        (
          program, "    for row in fetch(url):",
          "    say({\"notice\": {\"code\": \"asks\", \"message\": \"With \" + request[\"settings\"][\"token\"]}})\n    for row in fetch(url):"
        ),
        ("testcases/morning/case.json", "\"timeZone\"", "\"secrets\": {\"token\": \"3f9a8c7e2b1d\"}, \"timeZone\""),
      ],
      says: "testcases/morning: the secret 'token' stands in what the source says"),
    BrokenPlugin(
      "secrets", "a key that no testcase tries",
      [
        (
          program, "\"settings\": [{",
          "\"settings\": [{\"name\": \"token\", \"type\": \"secret\", \"help\": \"Key.\"}, {"
        )
      ],
      says: "No testcase has a value for the secret 'token'"),
  ]
}

@Suite("A broken plugin", .enabled(if: Tool.python.isThere))
struct BrokenPluginTests {
  @Test("fails its check with a sentence that says what to do", arguments: BrokenPlugin.all)
  func failsItsCheck(broken: BrokenPlugin) throws {
    let bench = try PluginBench()
    let plugin = try bench.make("broken")
    for change in broken.changes { try bench.replace(change.old, with: change.new, in: "\(plugin)/\(change.file)") }
    let result = try bench.run(["plugin", "check", plugin, "--only", broken.check, "--json"])
    #expect(result.status == 65, "\(result.errors)")
    let report = try JSONValue(parsing: result.output)
    #expect(report["version"].number == 1)
    #expect(report["passed"] == .boolean(false))
    #expect(report["checks"].elements.compactMap { $0["name"].text } == [broken.check])
    let problems = report["checks"][0]["problems"].elements.compactMap(\.text)
    #expect(problems.contains { $0.contains(broken.sentence) }, "\(problems)")
    #expect(!result.output.contains("3f9a8c7e2b1d"))
  }

  @Test("is told what could not be tried, where the feed has an address for each hour")
  func tellsWhatIsSkipped() throws {
    let bench = try PluginBench()
    let plugin = try bench.make("dated")
    try bench.replace(
      "for row in fetch(url):", with: "for row in fetch(url + \"?from=\" + request[\"query\"][\"start\"]):",
      in: "\(plugin)/brisa-source-dated")
    try bench.replace(
      "\"path\": \"/measurements.json\"",
      with: "\"path\": \"/measurements.json\", \"query\": {\"from\": \"2025-11-25T07:00:00Z\"}",
      in: "\(plugin)/testcases/morning/case.json")
    let words = ["plugin", "check", plugin, "--only", "times", "--only", "places"]
    let skipped =
      "testcases/morning: asked for minutes inside the reading north no2 2025-11-25T07:00:00Z, the source asks for "
      + "'GET /measurements.json', which no response in case.json answers: nothing was tried."
    let report = try JSONValue(parsing: try bench.output(words + ["--json"]))
    #expect(report["checks"].elements.map { $0["skipped"].elements.compactMap(\.text) } == [[skipped], []])
    #expect(try bench.output(words).contains("whole intervals\n    skipped: \(skipped)\n✓ places"))
  }

  @Test("is shown with the whole of its log where --verbose asks for it, of a fault in Python the lines that say where")
  func showsTheLog() throws {
    let bench = try PluginBench()
    let plugin = try bench.make("broken")
    try bench.replace(
      "    except (ValueError, KeyError, TypeError, RecursionError):", with: "    except ZeroDivisionError:",
      in: "\(plugin)/brisa-source-broken")
    let words = ["plugin", "check", plugin, "--only", "malformed"]
    #expect(!(try bench.run(words).errors.contains("in fetch")))
    let errors = try bench.run(words + ["--verbose"]).errors
    #expect(errors.contains("testcases/morning, an empty body:") && errors.contains("in fetch"), "\(errors)")
    try bench.replace("MANIFEST = {", with: "MANIFEST = {\n    1 / 0: 0,", in: "\(plugin)/brisa-source-broken")
    #expect(!(try bench.run(["plugin", "build", plugin]).errors.contains("Traceback")))
    #expect(try bench.run(["plugin", "build", plugin, "-v"]).errors.contains("Traceback"))
  }

  @Test("is told with signs, or in plain words where NO_COLOR is set")
  func isToldPlainly() throws {
    let bench = try PluginBench()
    let plugin = try bench.make("broken")
    try bench.replace("broken", with: "a feed", in: plugin + "/README.md")
    let words = ["plugin", "check", plugin, "--only", "readme", "--only", "settings"]
    let result = try bench.run(words)
    #expect(result.errors == "brisa: broken fails 1 of 2 checks: correct what stands under each.\n")
    #expect(
      result.output == """
        ✓ settings  every setting has a name, a help, and a default that it takes itself
        ✗ readme    README.md names the source
            README.md does not name the source 'broken'.

        """)
    let plain = try bench.run(words, environment: ["NO_COLOR": "1"]).output
    #expect(plain.hasPrefix("ok   settings  every") && plain.contains("\nFAIL readme    README.md"))
    #expect(plain.utf8.allSatisfy { $0 < 128 })
  }
}
