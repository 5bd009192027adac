internal import AirData
internal import Geo

/// Reads a folder of the network's hourly text files.
struct Folder {
  let path: String
  let stations: StationTable
  let log: any SourceLog

  private static let maxBytesOfFile = 64 << 20

  /// What the files hold for a query, station by station.
  ///
  /// A file that cannot be read is reported, and the others stay.
  /// - Throws: ``SourceError`` when there is no file, or none that can be read.
  func figures(_ query: ReadingQuery) throws(SourceError) -> [StationFigures] {
    let files = try SourceFile.paths(in: path, ending: ".txt")
    guard !files.isEmpty else { throw .file(path: path, problem: "the folder holds no file named *.txt") }
    var figures: [StationFigures] = []
    var failures: [SourceError] = []
    for file in files {
      do throws(SourceError) {
        if let found = try read(file, query) { figures.append(found) }
      } catch {
        failures.append(error)
      }
    }
    if failures.count == files.count, let first = failures.first { throw first }
    for failure in failures {
      log.notice(
        Notice(
          code: "bad-file",
          text: LocalizedText(
            en: "\(failure.message)",
            es: "Un fichero queda fuera: \(failure.message)",
            ca: "Un fitxer queda fora: \(failure.message)")))
    }
    return figures
  }

  /// The winds of a query.
  ///
  /// A file that cannot be read, and a station whose place is not known, are reported where readings are read.
  /// - Throws: ``SourceError`` when there is no file.
  func winds(_ query: ReadingQuery) throws(SourceError) -> [WindReading] {
    var winds: [WindReading] = []
    for file in try SourceFile.paths(in: path, ending: ".txt") {
      guard let found = try? readWinds(file, query) else { continue }
      winds += found
    }
    return winds
  }

  private func readWinds(_ file: String, _ query: ReadingQuery) throws(SourceError) -> [WindReading] {
    var hours = try HourlyFile(try SourceFile.bytes(file, maxBytes: Self.maxBytesOfFile), name: file)
    guard let place = stations.stationsByID[hours.stationID]?.coordinate, query.box.contains(place) else { return [] }
    var problems = RecordProblems(feed: file)
    let winds = try hours.readWinds(query.interval, at: place, &problems)
    problems.tell(log)
    return winds
  }

  /// What a file holds; nil when its station has no pollutants, no known place, or lies elsewhere.
  private func read(_ file: String, _ query: ReadingQuery) throws(SourceError) -> StationFigures? {
    let bytes = try SourceFile.bytes(file, maxBytes: Self.maxBytesOfFile)
    var hours = try HourlyFile(bytes, name: file)
    // Some stations measure the weather only.
    guard !hours.columns.isEmpty else { return nil }
    guard let station = stations.stationsByID[hours.stationID] else {
      log.notice(Self.unknownStation(hours.stationID, file))
      return nil
    }
    guard query.box.contains(station.coordinate) else { return nil }
    var result = StationFigures(station: station, problems: RecordProblems(feed: file))
    try hours.read(query.interval, into: &result)
    return result
  }

  private static func unknownStation(_ id: String, _ file: String) -> Notice {
    Notice(
      code: "unknown-station",
      text: LocalizedText(
        en:
          "\(file) is left out: where station \(id) stands is not known; add it to a table and name that in the setting stations.",
        es:
          "\(file) queda fuera: no se sabe dónde está la estación \(id); añádala a una tabla e indíquela en el ajuste stations.",
        ca:
          "\(file) queda fora: no se sap on està l'estació \(id); afija-la a una taula i indique-la en l'ajust stations."
      ))
  }
}
