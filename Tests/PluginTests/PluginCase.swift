import AirData
import Foundation
import Geo

/// A recorded case of a source: settings and query, what files and servers deliver, and what must come of it.
struct PluginCase {
  let folder: URL
  /// As written: `{server}` and `{case}` stand for what a bench puts there.
  let settings: [String: SettingValue]
  let timeZone: TimeZone
  let now: Date
  let query: ReadingQuery
  let responses: [RecordedResponse]
  let expected: ExpectedAnswer

  var name: String { folder.lastPathComponent }

  /// The names of the files of input, which stand beside the case and may lie in folders.
  var inputs: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted().filter {
        let values = try folder.appending(path: $0).resourceValues(forKeys: [.isRegularFileKey])
        return values.isRegularFile == true && $0 != "case.json" && $0 != "expected.json"
      }
    }
  }

  private struct File: Decodable {
    let settings: [String: CaseValue]
    let secrets: [String: String]?
    let timeZone: String
    let now: Date?
    let query: Query
    let responses: [RecordedResponse]?

    struct Query: Decodable {
      let box: [Double]
      let start: Date
      let end: Date
      let pollutants: Set<Pollutant>?
    }
  }

  init(folder: URL) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let file = try decoder.decode(File.self, from: Data(contentsOf: folder.appending(path: "case.json")))
    let box = file.query.box
    self.folder = folder
    settings = file.settings.mapValues(\.value).merging((file.secrets ?? [:]).mapValues { .text($0) }) { _, new in new }
    timeZone = TimeZone(identifier: file.timeZone) ?? .gmt
    now = file.now ?? file.query.end
    responses = file.responses ?? []
    query = ReadingQuery(
      box: BoundingBox(west: box[0], south: box[1], east: box[2], north: box[3]),
      interval: DateInterval(start: file.query.start, end: file.query.end),
      pollutants: file.query.pollutants ?? Set(Pollutant.allCases))
    expected = try decoder.decode(ExpectedAnswer.self, from: Data(contentsOf: folder.appending(path: "expected.json")))
  }
}

/// The value of a setting as a case's file writes it.
private struct CaseValue: Decodable {
  let value: SettingValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let integer = try? container.decode(Int.self) {
      value = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else {
      value = .text(try container.decode(String.self))
    }
  }
}
