internal import AirData
internal import Files
internal import Foundation
internal import Geo

/// A recorded case: settings, a question, what the feed answered, and what must come of it.
struct Testcase: Sendable {
  /// As sentences name it: `testcases/morning`.
  let name: String
  /// Path of its folder.
  let path: String
  /// Settings with `{server}` and `{case}` where an address and a folder will stand.
  let settings: [String: SettingValue]
  /// Settings that must never be shown.
  let secrets: [String: String]
  let timeZone: TimeZone
  let now: Date
  let query: ReadingQuery
  let responses: [RecordedResponse]
  let expected: ExpectedAnswer

  /// The files that describe the case and are no part of its feed.
  static let ownFiles: Set = ["case.json", "expected.json", "README.md"]

  /// The cases of a plugin, and what is wrong with those that cannot be read.
  static func all(in folder: PluginProject) -> (cases: [Testcase], faults: [String]) {
    var cases: [Testcase] = []
    var faults: [String] = []
    for path in folder.testcasePaths {
      do throws(TestcaseFault) {
        cases.append(try Testcase(path))
      } catch {
        faults.append(error.message)
      }
    }
    return (cases, faults)
  }

  /// Reads `case.json` and `expected.json` of a folder.
  init(_ path: String) throws(TestcaseFault) {
    self.path = path
    name = "testcases/" + PathText.name(of: path)
    let file: CaseFile = try Self.decode("case.json", at: path, of: name)
    expected = try Self.decode("expected.json", at: path, of: name)
    guard let zone = TimeZone(identifier: file.timeZone) else {
      throw TestcaseFault("\(name)/case.json", "timeZone: must be a zone like Europe/Madrid")
    }
    timeZone = zone
    do throws(ProtocolFault) {
      query = try file.query.query()
      now =
        try file.now.map { (text) throws(ProtocolFault) in try ZonedTime.parse(text, path: "now") }
        ?? query.interval.end
    } catch {
      throw TestcaseFault("\(name)/case.json", error.message)
    }
    settings = file.settings.mapValues(\.value)
    secrets = file.secrets
    responses = file.responses
    for file in responses.compactMap(\.file) where !FileManager.default.fileExists(atPath: "\(path)/\(file)") {
      throw TestcaseFault("\(name)/case.json", "there is no file '\(file)' in the testcase's folder")
    }
  }

  /// A case of nothing but settings, to make a source with.
  init(blank settings: [String: SettingValue]) {
    (name, path, self.settings, secrets, responses) = ("sample.yml", "", settings, [:], [])
    timeZone = .gmt
    now = Date(timeIntervalSince1970: 0)
    expected = ExpectedAnswer()
    let everywhere = BoundingBox(west: -180, south: -90, east: 180, north: 90)
    query = ReadingQuery(box: everywhere, interval: DateInterval(start: now, duration: 3600))
  }

  private static func decode<File: Decodable>(
    _ file: String, at path: String, of name: String
  ) throws(TestcaseFault) -> File {
    guard let bytes = FileManager.default.contents(atPath: "\(path)/\(file)") else {
      throw TestcaseFault("\(name)/\(file)", "is missing, see docs/plugins.md")
    }
    do {
      return try SourceProtocol.decode(File.self, ArraySlice(bytes))
    } catch {
      throw TestcaseFault("\(name)/\(file)", error.message)
    }
  }
}

/// Why a testcase cannot be read.
struct TestcaseFault: Error {
  let message: String

  init(_ file: String, _ problem: String) {
    message = "\(file): \(problem)."
  }
}

extension CaseFile.Query {
  /// The question.
  fileprivate func query() throws(ProtocolFault) -> ReadingQuery {
    guard box.count == 4, box[0] < box[2], box[1] < box[3] else {
      throw ProtocolFault("query.box: must be [west, south, east, north] in degrees")
    }
    let from = try ZonedTime.parse(start, path: "query.start")
    let to = try ZonedTime.parse(end, path: "query.end")
    guard from < to else { throw ProtocolFault("query.end: must lie after the start") }
    var asked = Set(Pollutant.allCases)
    if let pollutants {
      asked = Set(pollutants.compactMap { Pollutant(parsing: $0) })
      guard asked.count == pollutants.count else { throw ProtocolFault("query.pollutants: one of them is unknown") }
    }
    return ReadingQuery(
      box: BoundingBox(west: box[0], south: box[1], east: box[2], north: box[3]),
      interval: DateInterval(start: from, end: to), pollutants: asked)
  }
}
