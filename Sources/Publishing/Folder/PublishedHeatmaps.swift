internal import Files
package import Foundation
internal import PluginHost
package import Setup

/// What a folder of heatmap reports has to show, for whoever shows it to others.
///
/// It is read anew at each question, since runs write to it: nothing is shown but what its list names, as it names it.
package struct PublishedHeatmaps: Sendable {
  /// A file of the list.
  package struct File: Sendable, Hashable {
    /// Its name in the folder: `2026-11-24T0700Z/no2.png`.
    package let name: String
    /// How many bytes it has.
    package let bytes: Int
    /// Their SHA-256, in hexadecimal digits.
    package let sha256: String
  }

  /// Why a file is not shown.
  package enum Fault: Error, Hashable {
    /// The list does not name it.
    case unknown
    /// It has more bytes than are shown.
    case tooLarge(bytes: Int)
    /// It is not there as the list says: a run is making it anew.
    case changing
  }

  /// What the city is called.
  package let city: String
  /// The identifier of its time zone: `Europe/Madrid`.
  package let timeZone: String
  /// The id of the scale of indices: `es-ica`.
  package let scale: String
  /// `index`, or the pollutant that is drawn.
  package let layer: String
  /// Who must be named.
  package let attribution: [String]
  /// West, south, east, north.
  package let box: [Double]
  /// The start of the newest hour that has a report, ISO 8601 in UTC; nil where none has.
  package let hour: String?
  /// The files of that hour.
  package let hourFiles: [File]
  /// The pages and documents of the run.
  package let documents: [File]
  /// All files that the list names.
  private let files: [File]
  private let folder: OpenFolder

  /// Refuses a folder that nothing can be read in.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/missingFile``.
  package static func check(_ path: String) throws(BrisaError) {
    do throws(FileFault) {
      _ = try OpenFolder(path)
    } catch {
      throw BrisaError(
        .missingFile, "'\(path)' is no folder that can be read: name the one that 'brisa heatmap -o' writes to.")
    }
  }

  /// Reads the list of a folder; nil where there is none that can be read.
  package init?(folder path: String) {
    guard let folder = try? OpenFolder(path), let index = HeatmapIndex.read(in: folder) else { return nil }
    self.folder = folder
    city = index.city
    timeZone = index.timeZone
    scale = index.scale
    layer = index.layer
    attribution = index.attribution
    box = index.box
    let newest = index.hours.filter { $0.state == "written" && !$0.files.isEmpty }.max { $0.hour < $1.hour }
    hour = newest?.hour
    hourFiles = (newest?.files ?? []).map { File($0) }
    documents = index.documents.map { File($0) }
    files = index.hours.flatMap(\.files).map { File($0) } + documents
  }

  /// A file and what it holds.
  /// - Throws: ``Fault``.
  package func content(of name: String, limitBytes: Int) throws(Fault) -> (file: File, data: Data) {
    guard let file = files.first(where: { $0.name == name }), let place = NameInFolder(file.name) else {
      throw .unknown
    }
    guard file.bytes <= limitBytes else { throw .tooLarge(bytes: file.bytes) }
    guard let data = folder.read(place, limitBytes: limitBytes), SHA256.hex(data) == file.sha256 else {
      throw .changing
    }
    return (file, data)
  }
}

extension PublishedHeatmaps.File {
  fileprivate init(_ file: ReportFile) {
    self.init(name: file.path, bytes: file.bytes, sha256: file.sha256)
  }
}
