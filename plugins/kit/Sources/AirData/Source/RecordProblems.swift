/// What was wrong with single records of a feed: the first few are reported one by one, the others only counted.
///
/// A feed can be wrong a hundred thousand times in the same way; the person who asked wants to know it once.
public struct RecordProblems: Sendable {
  /// How messages name the feed or file.
  public let feed: String
  /// How many problems there are.
  public private(set) var count = 0

  private var first: [String] = []
  private static let maxTold = 5

  /// Creates an empty collection for a feed.
  public init(feed: String) {
    self.feed = feed
  }

  /// Notes a problem: where and what, without a full stop, like `results[3].value: expected a number, found "n/a"`.
  public mutating func add(_ problem: String) {
    count += 1
    if first.count < Self.maxTold { first.append(problem) }
  }

  /// Tells what was noted: a notice `bad-record` for each of the first few, and one `bad-records` when there are more.
  public func tell(_ log: any SourceLog) {
    for problem in first { log.notice(Notice(code: "bad-record", text: Self.leftOut(feed, problem))) }
    guard count > first.count else { return }
    log.notice(
      Notice(
        code: "bad-records",
        text: LocalizedText(
          en: "\(feed): \(count) records or values are left out, for such reasons.",
          es: "\(feed): \(count) registros o valores quedan fuera, por razones así.",
          ca: "\(feed): \(count) registres o valors queden fora, per raons així.")))
  }

  /// What is wrong is said in the words of whoever reads the feed.
  private static func leftOut(_ feed: String, _ problem: String) -> LocalizedText {
    LocalizedText(
      en: "\(feed): \(problem).", es: "\(feed): un registro queda fuera (\(problem)).",
      ca: "\(feed): un registre queda fora (\(problem)).")
  }
}
