internal import AirData
internal import Foundation

/// The records of an answer, and what had to be left out.
struct RecordList {
  /// The records of sensors that stand outdoors.
  private(set) var records: [Record] = []
  private let now: Date
  private var problems: RecordProblems
  private var indoor: Set<String> = []

  init(now: Date, feed: String) {
    self.now = now
    problems = RecordProblems(feed: feed)
  }

  /// Takes an entry of the list.
  mutating func add(_ node: JSONNode) {
    do throws(JSONError) {
      let record = try Record(node)
      guard record.time <= now + 3600 else { throw node["timestamp"].error("lies in the future") }
      if record.isIndoor {
        // Only sensors of particles are counted: of others nothing is taken anywhere.
        if !record.particles.isEmpty { indoor.insert(record.sensor.id) }
        return
      }
      for problem in record.problems { problems.add(problem) }
      records.append(record)
    } catch {
      problems.add(error.message)
    }
  }

  /// Tells what was left out.
  func tell(_ log: any SourceLog) {
    problems.tell(log)
    guard !indoor.isEmpty else { return }
    log.notice(
      Notice(
        code: "indoor-sensor",
        text: LocalizedText(
          en: "Sensor.Community: sensors that stand indoors, left out: \(indoor.count).",
          es: "Sensor.Community: sensores en interiores, que quedan fuera: \(indoor.count).",
          ca: "Sensor.Community: sensors en interiors, que queden fora: \(indoor.count).")))
  }
}
