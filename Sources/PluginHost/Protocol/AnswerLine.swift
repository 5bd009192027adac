/// A line of a program's answer: an object with exactly one key.
struct AnswerLine: Codable {
  var reading: ReadingMessage?
  var wind: WindMessage?
  var map: MapMessage?
  /// Values of the map that was begun last.
  var mapValues: String?
  /// Stretches of street of the map that was begun last.
  var mapLines: [MapLineMessage]?
  /// What the host is to fetch.
  var fetch: FetchMessage?
  var notice: NoticeMessage?
  var error: ErrorMessage?
  var end: Bool?

  enum CodingKeys: String, CodingKey {
    case reading, wind, map, fetch, notice, error, end
    case mapValues = "map_values"
    case mapLines = "map_lines"
  }

  /// What the line says.
  func content() throws(ProtocolFault) -> Content {
    let contents: [Content?] = [
      reading.map { .reading($0) }, wind.map { .wind($0) }, map.map { .map($0) },
      mapValues.map { .mapValues($0) }, mapLines.map { .mapLines($0) }, fetch.map { .fetch($0) },
      notice.map { .notice($0) },
      error.map { .error($0) },
      end == true ? .end : nil,
    ]
    let found = contents.compactMap { $0 }
    guard let first = found.first, found.count == 1 else {
      throw ProtocolFault(
        "must hold exactly one of reading, wind, map, map_values, map_lines, fetch, notice, error and end")
    }
    return first
  }

  /// What a line may say.
  enum Content {
    case reading(ReadingMessage)
    case wind(WindMessage)
    case map(MapMessage)
    case mapValues(String)
    case mapLines([MapLineMessage])
    case fetch(FetchMessage)
    case notice(NoticeMessage)
    case error(ErrorMessage)
    case end
  }
}
