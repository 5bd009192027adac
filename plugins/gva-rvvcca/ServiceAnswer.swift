internal import AirData
internal import Foundation

/// Reads what the service answers for one station, in either of its two shapes: a list of hours with one member per
/// variable, or the backend's table with one row per variable and hour.
struct ServiceAnswer {
  private(set) var figures: [Figure] = []
  private(set) var problems: RecordProblems

  private var times = TimeReader(zone: .gmt)

  /// - Throws: ``JSONError`` when it has neither shape.
  init(_ root: JSONNode, feed: String) throws(JSONError) {
    problems = RecordProblems(feed: feed)
    if root["resultset"].exists {
      try readTable(root)
    } else {
      for hour in try root.elements { readHour(hour) }
    }
  }

  private mutating func readHour(_ hour: JSONNode) {
    do {
      let end = try hourEnd(hour["date"])
      for pollutant in Pollutant.allCases { read(hour[pollutant.symbol], pollutant, end) }
    } catch {
      problems.add(error.message)
    }
  }

  private mutating func readTable(_ root: JSONNode) throws(JSONError) {
    let (name, value, date) = (
      try column("mgabb", of: root), try column("value", of: root), try column("date", of: root)
    )
    for row in try root["resultset"].elements {
      do {
        guard let pollutant = Pollutant(parsing: try row[name].text) else { continue }
        read(row[value], pollutant, try hourEnd(row[date]))
      } catch {
        problems.add(error.message)
      }
    }
  }

  /// The index of a column by its name; their order is not promised.
  private func column(_ name: String, of root: JSONNode) throws(JSONError) -> Int {
    for column in try root["metadata"].elements where try column["colName"].text == name {
      return try column["colIndex"].integer
    }
    throw root["metadata"].error("has no column named \(name)")
  }

  /// A value is a number, or a text of one; null, absent or an empty text is a missing one.
  private mutating func read(_ node: JSONNode, _ pollutant: Pollutant, _ end: Date) {
    guard let node = node.optional else { return }
    do {
      guard let value = try concentration(node, pollutant) else { return }
      figures.append(Figure(pollutant: pollutant, concentration: value, end: end))
    } catch {
      problems.add(error.message)
    }
  }

  private func concentration(_ node: JSONNode, _ pollutant: Pollutant) throws(JSONError) -> Double? {
    let unit = Figure.unit(of: pollutant)
    do throws(ValueProblem) {
      if let text = try? node.text {
        return try Figure.concentration(ArraySlice(text.utf8).trimmingBlanks, unit: unit, of: pollutant)
      }
      if let value = try? node.number { return try Figure.concentration(value, unit: unit, of: pollutant) }
    } catch {
      throw node.error(error.rawValue)
    }
    _ = try node.number
    return nil
  }

  /// The end of an hour, in UTC like the labels of the text files.
  private mutating func hourEnd(_ node: JSONNode) throws(JSONError) -> Date {
    let text = try node.text
    guard let time = try? times.date(ArraySlice(text.utf8)),
      time.timeIntervalSince1970.truncatingRemainder(dividingBy: Figure.secondsPerHour) == 0
    else { throw node.error("is no whole hour like 2026-01-10 09:00") }
    return time
  }
}
