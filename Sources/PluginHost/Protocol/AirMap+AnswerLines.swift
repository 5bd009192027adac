internal import AirData

extension AirMap {
  /// The map as lines of an answer.
  var answerLines: [AnswerLine] {
    let head = AnswerLine(map: MapMessage(self))
    switch content {
    case .raster(let raster):
      let parts = stride(from: 0, to: raster.values.count, by: MapValuesText.maxValues).map { start in
        raster.values[start..<min(raster.values.count, start + MapValuesText.maxValues)]
      }
      return [head] + parts.map { AnswerLine(mapValues: MapValuesText.text($0)) }
    case .lines(let lines):
      return [head] + Self.parts(lines).map { AnswerLine(mapLines: $0.map(MapLineMessage.init)) }
    }
  }

  /// Most points of one line of an answer, of which a mebibyte may have no more than some twenty thousand.
  private static let maxPoints = 10_000

  private static func parts(_ lines: [AirMapLine]) -> [[AirMapLine]] {
    var parts: [[AirMapLine]] = []
    var points = Self.maxPoints
    for line in lines.flatMap({ $0.pieces(maxPoints: maxPoints) }) {
      // A line without a point takes room too.
      let room = max(1, line.points.count)
      if points + room > maxPoints {
        parts.append([])
        points = 0
      }
      parts[parts.count - 1].append(line)
      points += room
    }
    return parts
  }
}

extension AirMapLine {
  /// The stretch as several that follow each other, each from the last point of the one before.
  fileprivate func pieces(maxPoints: Int) -> [AirMapLine] {
    guard points.count > maxPoints else { return [self] }
    return stride(from: 0, to: points.count - 1, by: maxPoints - 1).map { start in
      AirMapLine(points: Array(points[start..<min(points.count, start + maxPoints)]), value: value)
    }
  }
}
