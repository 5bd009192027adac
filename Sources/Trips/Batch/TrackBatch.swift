internal import AirData
internal import CityAir
internal import Foundation
internal import PluginHost
package import Setup
internal import Streets
internal import Tracks

/// Many tracks into a table of figures, a row a track, in their order.
///
/// A track without an answer has the reason in the column `error` and does not end the job. A table that is there is
/// resumed.
package struct TrackBatch {
  private let tracks: [String]
  private let output: String
  private let question: TrackQuestion
  private let finder: TrackFinder
  private let options: String

  /// Needs the paths of the tracks, `-` as output for standard output, what is asked of each, and who answers.
  package init(_ tracks: [String], output: String, question: TrackQuestion, finder: TrackFinder) {
    self.tracks = tracks
    self.output = output
    self.question = question
    self.finder = finder
    let words = Self.words(of: question) + BatchCommon.words(of: finder.city, finder.graph)
    options = String(SHA256.hex(ofTexts: words).prefix(8))
  }

  /// What is asked of every track, in words that stay the same however the program is built.
  private static func words(of question: TrackQuestion) -> [String] {
    [
      question.mode?.rawValue ?? "", question.measure.word, "\(question.isAsRecorded)",
      question.departure?.formatted(.iso8601) ?? "", question.track ?? "",
    ] + question.breathingCubicMetersPerHour.map { "\($0.key.rawValue) \($0.value)" }.sorted()
  }

  /// The tracks of a folder by name, or those that a list names: a path a line, beside the list where it is relative.
  /// - Throws: ``BrisaError`` where there are none.
  package static func tracks(of path: String) throws(BrisaError) -> [String] {
    var isFolder: ObjCBool = false
    let files = FileManager.default
    let found: [String]
    if files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      let names = (try? files.contentsOfDirectory(atPath: path)) ?? []
      let tracks = names.filter { name in TrackReader.endings.contains { name.lowercased().hasSuffix($0) } }
      found = tracks.sorted().map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
    } else {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
      let lines = try TextFile.read(path, limitBytes: 64 << 20).split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      found = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
    }
    guard !found.isEmpty else {
      throw BrisaError(
        .badData, "'\(path)' names no track: tracks end in \(TrackReader.endings.joined(separator: ", ")).")
    }
    return found
  }

  /// Whether a path means many tracks: a folder, or a list that ends in `.txt`.
  package static func isMany(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { return true }
    return path.lowercased().hasSuffix(".txt")
  }

  /// Answers all tracks; `progress` is told the number of rows of all after each.
  /// - Throws: ``BrisaError`` when there is no going on.
  package func run(progress: (Int, Int) -> Void) async throws(BrisaError) -> BatchSummary {
    let file = try RowFile(output, header: header, resumes: output != "-")
    try check(file.kept)
    var summary = BatchSummary(rows: file.kept.count, failures: file.kept.failures)
    for track in tracks.dropFirst(file.kept.count) {
      let line = await line(track)
      try file.write(line.text)
      summary.add(line)
      progress(summary.rows, tracks.count)
    }
    return summary
  }

  private func check(_ kept: KeptRows) throws(BrisaError) {
    var keys = RowKeys()
    for track in tracks.prefix(kept.count) { keys.add(ids: [track.csvText], question: options) }
    guard kept.count <= tracks.count, keys == kept.keys else {
      throw BrisaError(
        .badData,
        "'\(output)' was begun with other tracks, options or readings: name another file, or give what it began with.")
    }
  }

  private static let trackColumns = [
    "start", "duration_s", "moving_s", "distance_m", "climb_m", "mode", "gaps", "unknown_s", "burden_min",
    "burden_sigma", "index_mean", "index_max",
  ]
  private static let wayColumns = ["cleanest_distance_m", "cleanest_duration_s", "cleanest_burden_min"]

  private var header: String {
    let pollutants = Pollutant.allCases.flatMap { ["\($0.rawValue)_dose_ug", "\($0.rawValue)_dose_sigma"] }
    return (["id", "question"] + Self.trackColumns + pollutants + Self.wayColumns + ["notices", "error"])
      .joined(separator: ",") + "\n"
  }

  private func line(_ track: String) async -> BatchLine {
    var line = CSVLine()
    line.add(track)
    line.add(options)
    do throws(BrisaError) {
      let answer = try await finder.answer(try TrackInput.read(track), question, named: "'\(track)'")
      add(answer, to: &line)
      return BatchLine(text: line.text, hasFailed: false)
    } catch {
      line.skip(Self.trackColumns.count + 2 * Pollutant.allCases.count + Self.wayColumns.count + 1)
      line.add(error)
      return BatchLine(text: line.text, hasFailed: true)
    }
  }

  private func add(_ answer: TrackAnswer, to line: inout CSVLine) {
    line.add(answer.course.period.start.formatted(.iso8601))
    line.add(answer.course.durationSeconds, decimals: 1)
    line.add(answer.course.movingSeconds, decimals: 1)
    line.add(answer.course.distanceMeters, decimals: 1)
    line.add(answer.course.climbMeters, decimals: 1)
    line.add(answer.course.modeWord)
    line.add("\(answer.course.gaps.count)")
    line.add(answer.air.unknownSeconds, decimals: 1)
    line.add(answer.air.burdenMinutes, decimals: 4)
    line.add(answer.air.burdenSigma, decimals: 4)
    line.add(answer.air.indexMean, decimals: 1)
    line.add(answer.air.indexMax, decimals: 1)
    for pollutant in Pollutant.allCases {
      line.add(answer.air.exposures[pollutant]?.doseMicrograms, decimals: 3)
      line.add(answer.air.exposures[pollutant]?.doseSigma, decimals: 3)
    }
    let cleanest = answer.isWhole ? answer.cleanest : nil
    line.add(cleanest?.distanceMeters, decimals: 1)
    line.add(cleanest?.durationSeconds, decimals: 1)
    line.add(cleanest?.expectedBurdenMinutes, decimals: 4)
    line.add(answer.notices.map(\.code).joined(separator: " "))
    line.add("")
  }
}
