internal import Foundation
internal import Setup
internal import Tracks

/// Which of a file's tracks is meant; of its routes where it has no track.
struct TrackChoice {
  /// How many tracks an error names.
  private static let maxNamed = 8
  /// How many letters of a name an error has.
  private static let longestName = 40

  private let file: TrackFile
  /// What the file is called in errors.
  private let source: String

  /// Chooses from a file, which is called `source` in errors.
  init(_ file: TrackFile, named source: String) {
    self.file = file
    self.source = source
  }

  /// The file with the track that is wanted alone; with all of them, in the order of time, where none is named.
  /// - Parameter wanted: The name of a track, or its number from 1.
  /// - Returns: The file with what is meant.
  /// - Throws: ``BrisaError`` where the file has no such track, or tracks of the same time and none is named: nobody
  ///   went two ways at once.
  func chosen(_ wanted: String?) throws(BrisaError) -> TrackFile {
    if let wanted { return try only(wanted) }
    let tracks = file.tracks.filter { track in !track.segments.allSatisfy(\.isEmpty) }
    let timed = tracks.compactMap { track in track.span.map { (track: track, span: $0) } }
      .sorted { $0.span.lowerBound < $1.span.lowerBound }
    guard timed.count == tracks.count, timed.count > 1 else { return file }
    guard !zip(timed, timed.dropFirst()).contains(where: { Self.areOfSameTime($0.span, $1.span) }) else {
      throw BrisaError(
        .badData,
        "\(source) has tracks of the same time: name one of them, like --track '\(Self.shown(titles[0]))' (\(list)).")
    }
    var whole = file
    whole.tracks = timed.map(\.track)
    return whole
  }

  private func only(_ wanted: String) throws(BrisaError) -> TrackFile {
    // That it has none at all is told by whoever reads its places.
    guard !titles.isEmpty else { return file }
    guard
      let index = titles.firstIndex(of: wanted)
        ?? titles.firstIndex(where: { Self.names($0).contains(wanted.lowercased()) })
        ?? titles.indices.first(where: { "\($0 + 1)" == wanted })
    else {
      throw BrisaError(.badArgument, "\(source) has no track '\(Self.shown(wanted))': name one of its own (\(list)).")
    }
    var one = file
    if file.tracks.isEmpty { one.routes = [file.routes[index]] } else { one.tracks = [file.tracks[index]] }
    return one
  }

  /// The names, a number for what has none.
  private var titles: [String] {
    let names = file.tracks.isEmpty ? file.routes.map(\.name) : file.tracks.map(\.name)
    return names.enumerated().map { number, name in name.isEmpty ? "\(number + 1)" : name }
  }

  /// The names of a track in small letters: a route that is the best in two ways is called `fastest, balanced`.
  private static func names(_ title: String) -> [String] {
    [title.lowercased()] + title.lowercased().split(separator: ", ").map(String.init)
  }

  private var list: String {
    let named = titles.prefix(Self.maxNamed).map(Self.shown)
    return (named + (titles.count > Self.maxNamed ? ["…"] : [])).joined(separator: ", ")
  }

  /// A name in one line that is not long.
  private static func shown(_ title: String) -> String {
    let line = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > longestName ? line.prefix(longestName) + "…" : line
  }

  /// Whether two spans share half of the shorter one: clocks that were set on the way share less.
  private static func areOfSameTime(_ one: ClosedRange<Date>, _ other: ClosedRange<Date>) -> Bool {
    let shared = min(one.upperBound, other.upperBound).timeIntervalSince(max(one.lowerBound, other.lowerBound))
    let shorter = min(one.seconds, other.seconds)
    return shared > 0 && shared >= shorter / 2
  }
}

extension Track {
  /// From its first time to its last; nil where its places have none.
  fileprivate var span: ClosedRange<Date>? {
    let times = segments.joined().lazy.compactMap(\.time)
    guard let first = times.min(), let last = times.max() else { return nil }
    return first...last
  }
}

extension ClosedRange<Date> {
  fileprivate var seconds: TimeInterval { upperBound.timeIntervalSince(lowerBound) }
}
